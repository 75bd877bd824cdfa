"""The commands of `warren`. What they say stands in the Fluent catalogues, their help texts included."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, TypeVar, get_args

import typer

import warren
from warren.bots import bot
from warren.cli import bench as measuring
from warren.cli import lobby, replay, serve, shelf, simulate
from warren.cli.files import read_record
from warren.cli.play import Game
from warren.cli.rules import told
from warren.cli.seats import (
    check_players,
    numbered,
    parse_seats,
    parse_seed,
    parse_variants,
    solo_variant,
    usual_players,
    usual_seats,
)
from warren.cli.shell import Fault, Screen, fault, language, print_json, shell
from warren.cli.tables import report_table, speed_table
from warren.games import names, rulebook
from warren.table import WarrenError
from warren.table.table import UNDO_POLICIES, UndoPolicy
from warren.text import Words, ledger

F = TypeVar("F", bound=Callable[..., object])

say = shell().say

app = typer.Typer(
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help=say("help-warren"),
    epilog=say("help-warren.example"),
)


def command(name: str) -> Callable[[F], F]:
    """A command with the help text and example of its name."""
    return app.command(name, help=say(f"help-{name}"), epilog=say(f"help-{name}.example"))


GameName = Annotated[str, typer.Argument(help=say("help-game"), metavar="GAME")]
Lang = Annotated[str | None, typer.Option("--lang", help=say("help-lang"))]
Plain = Annotated[bool, typer.Option("--plain", help=say("help-plain"))]
Json = Annotated[bool, typer.Option("--json", help=say("help-json"))]
Seed = Annotated[str | None, typer.Option("--seed", help=say("help-seed"))]
Variants = Annotated[list[str] | None, typer.Option("--variant", help=say("help-variant"), metavar="NAME=VALUE")]


@app.callback(invoke_without_command=True)
def lobby_by_default(context: typer.Context) -> None:
    """In the browser; where the client isn't built, in the terminal."""
    if context.invoked_subcommand is not None:
        return
    if serve.client_is_built():
        serve.open_in_browser()
    else:
        lobby.open_lobby(Screen(), language(None))


@command("play")
def play(
    game: Annotated[str | None, typer.Argument(help=say("help-game"), metavar="GAME")] = None,
    seats: Annotated[str | None, typer.Option("--seats", help=say("help-seats"))] = None,
    bots: Annotated[bool, typer.Option("--bots", help=say("help-bots"))] = False,
    players: Annotated[int | None, typer.Option("--players", help=say("help-players"))] = None,
    solo: Annotated[int | None, typer.Option("--solo", help=say("help-solo"), metavar="LEVEL")] = None,
    variant: Variants = None,
    seed: Seed = None,
    lang: Lang = None,
    plain: Plain = False,
    load: Annotated[Path | None, typer.Option("--load", help=say("help-load"))] = None,
    undo: Annotated[str, typer.Option("--undo", help=say("help-undo"))] = "fair",
) -> None:
    tongue = language(lang)
    if game is None and load is None:
        lobby.open_lobby(Screen(plain), tongue)
        return
    if load is not None:
        table = warren.load(read_record(load, tongue))
        if game not in (None, table.rulebook.name):
            raise fault("error-other-game", tongue, file=str(load), game=table.rulebook.name)
        players = table.seats
    else:
        assert game is not None
        given = parse_variants(game, variant or [], tongue)
        if solo is not None:
            given |= solo_variant(game, solo, tongue)
            players = players or 1
        players = players or (len(seats.split(",")) if seats else usual_players(game))
        check_players(game, players, tongue)
        table = warren.new_table(game, players, parse_seed(seed), given, _policy(undo, tongue))
    sitting = parse_seats(seats, tongue) if seats else usual_seats(players, bots, tongue)
    if len(sitting) != players:
        raise fault("error-seat-count", tongue, given=len(sitting), players=players)
    Game(table, sitting, tongue, Screen(plain)).run()


def _policy(undo: str, lang: str) -> UndoPolicy:
    for policy in get_args(UndoPolicy):
        if undo == policy:
            known: UndoPolicy = policy
            return known
    raise fault("error-undo", lang, given=undo[:20], known=", ".join(UNDO_POLICIES))


@command("simulate")
def simulate_games(
    game: GameName,
    seats: Annotated[int | None, typer.Option("--seats", help=say("help-seat-count"))] = None,
    games: Annotated[int, typer.Option("--games", help=say("help-games-count"))] = 100,
    bots: Annotated[str, typer.Option("--bots", help=say("help-bots-list"))] = "greedy,random",
    variant: Variants = None,
    seed: Seed = None,
    jobs: Annotated[int | None, typer.Option("--jobs", help=say("help-jobs"))] = None,
    as_json: Json = False,
    records: Annotated[Path | None, typer.Option("--records", help=say("help-records"))] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    tongue = language(lang)
    levels = [level.strip().removeprefix("bot:") for level in bots.split(",")]
    for level in levels:
        bot(level)
    players = seats or usual_players(game)
    check_players(game, players, tongue)
    if len(levels) > players:
        raise fault("error-too-many-bots", tongue, bots=len(levels), players=players)
    if games < 1 or (jobs is not None and jobs < 1):
        raise fault("error-count", tongue)
    given = parse_variants(game, variant or [], tongue)
    warren.new_table(game, players, 0, given)  # so that a wrong combination is refused here, once
    seed = seed or "1"
    todo = list(simulate.matches(game, players, games, levels, given, seed, records))
    report = simulate.summarise(list(simulate.play_all(todo, jobs)), todo, levels, seed)
    if as_json:
        print_json(simulate.as_json(report))
    else:
        Screen(plain).show(report_table(report, Words(game, tongue, numbered(players, tongue))))


@command("replay")
def replay_record(
    file: Annotated[Path, typer.Argument(help=say("help-file"), metavar="FILE")],
    verify: Annotated[bool, typer.Option("--verify", help=say("help-verify"))] = False,
    to: Annotated[int | None, typer.Option("--to", help=say("help-to"))] = None,
    as_json: Json = False,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    tongue = language(lang)
    record = read_record(file, tongue)
    verdict = warren.verify(record) if verify else None
    shown = record if to is None else replay.shortened(record, to, tongue)
    words = Words(record.game, tongue, numbered(record.seats, tongue))
    screen = Screen(plain)
    if as_json:
        print_json(replay.as_json(shown, verdict))
    elif verdict is not None:
        replay.show_verdict(verdict, record, words, screen)
    else:
        replay.show(shown, words, screen)
    if verdict is not None and not verdict.ok:
        raise typer.Exit(1)


@command("rules")
def rules(
    game: GameName,
    words: Annotated[list[str] | None, typer.Argument(help=say("help-words"), metavar="[WORDS]")] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    tongue = language(lang)
    known = ledger.ledgers()
    if game not in known:
        raise fault("error-ledger", tongue, given=game[:40], known=", ".join(known))
    wanted = " ".join(words or [])
    found = ledger.search(game, wanted, tongue)
    if not found:
        raise fault("error-no-rule", tongue, words=wanted[:60], game=game)
    if as_json:
        print_json([{"id": bullet.id, "chapter": bullet.chapter, "text": bullet.text} for bullet in found])
        return
    screen, said, chapter = Screen(), shell(tongue), ""
    for bullet in found:
        if bullet.chapter != chapter:
            screen.say(f"\n{bullet.chapter}" if chapter else bullet.chapter, "bold")
            chapter = bullet.chapter
        screen.say(told(bullet, said))


@command("games")
def games(as_json: Json = False, lang: Lang = None) -> None:
    tongue = language(lang)
    if as_json:
        print_json(shelf.as_json(tongue))
    else:
        shelf.show(Screen(), tongue)


@command("bench")
def bench(
    game: Annotated[str | None, typer.Argument(help=say("help-game"), metavar="[GAME]")] = None,
    rounds: Annotated[int, typer.Option("--rounds", help=say("help-rounds"))] = 3,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    tongue = language(lang)
    measured = [rulebook(game).name] if game else list(names())
    if rounds < 1:
        raise fault("error-count", tongue)
    results = measuring.measure_all([each for name in measured for each in measuring.game_measures(name)], rounds)
    if as_json:
        print_json({name: {what: round(results[name, what], 1) for what in measuring.WHATS} for name in measured})
    else:
        Screen().show(speed_table(results, measured, shell(tongue)))


serve.add_commands(app)


def run(arguments: list[str] | None = None) -> int:
    """The exit code of a command line. Whatever a person can mend is one line on stderr, and 2."""
    try:
        code = app(arguments, prog_name="warren", standalone_mode=False)
        return code if isinstance(code, int) else 0
    except (Fault, WarrenError) as error:
        message = str(error)
    except typer.TyperException as error:
        message = shell().say("error-usage", why=" ".join(error.format_message().split()))
    except typer.Abort:
        return 130
    print(shell().say("error", message=message), file=sys.stderr)
    return 2


def main() -> None:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        stream.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr]  # the real ones can
    try:
        sys.exit(run())
    except BrokenPipeError:  # whoever read our output has seen enough
        sys.stderr.close()
        sys.exit(0)
