from tests.playthroughs import games, path_of, playthrough

for game in games():
    path_of(game).write_text(playthrough(game), encoding="utf-8")
    print(path_of(game).name)
