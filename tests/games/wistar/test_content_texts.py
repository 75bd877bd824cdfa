"""What is written on components is made from their effects: it says the same as the catalogue, in three languages."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast, parse

from tests.ledger_marks import rule
from warren.games.wistar import content
from warren.games.wistar.effect_types import (
    Aggro,
    Discount,
    Effect,
    IgnoreSkill,
    Permanent,
    Score,
    ScoreIf,
    Standing,
    When,
)
from warren.games.wistar.language import Gain
from warren.games.wistar.measures import CardFilter, Cond, Count, Loss, Needs, Price
from warren.games.wistar.names import catalogue, names
from warren.games.wistar.texts import texts
from warren.games.wistar.wording import Writer
from warren.text.bundles import LANGUAGES
from warren.text.bundles import catalogue as file_of

EN = Writer("en")


def printed() -> Iterator[tuple[str, str]]:
    """Each component with an effect, and the English line of the content files."""
    board = content.board()
    yield from ((card.component, card.text) for card in content.inventions().values())
    yield from ((mouse.component, mouse.text) for mouse in content.mice().values() if mouse.effect)
    yield from ((door.component, door.text) for door in board.door_tokens)
    yield from ((space.component, space.text) for space in content.spaces().values())
    yield from ((power.component, power.text) for power in content.powers().values())
    yield from ((goal.component, goal.text) for goal in board.goals)
    yield from ((mission.component, mission.reveal_text) for mission in board.missions)
    yield from ((row.component, row.text) for row in content.rows().values())
    yield from ((f"potion:{option.id}", option.text) for option in board.alchemist.potion_options)
    yield from ((f"quick:{action.id}", action.text) for action in board.quick_actions.list)


PRINTED = dict(printed())


@pytest.mark.parametrize("component", PRINTED)
def test_the_english_text_is_the_line_of_the_catalogue(component: str) -> None:
    assert texts("en")[component] == PRINTED[component]


def test_all_306_lines_are_compared() -> None:
    assert len(PRINTED) == 180 + 25 + 10 + 17 + 10 + 13 + 10 + 30 + 4 + 7


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_component_has_a_name(lang: str) -> None:
    named = names(lang)
    assert set(named) == {component for component in catalogue() if not component.startswith("board:")}
    assert all(name.strip() for name in named.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_is_a_whole_sentence(lang: str) -> None:
    for component, text in texts(lang).items():
        assert re.fullmatch(r"\S.*[.]", text), (component, text)
        assert "  " not in text, (component, text)
        assert " ," not in text, (component, text)
        assert "None" not in text, (component, text)
        assert "none" not in text.replace("there is none", ""), (component, text)
        assert text[0].isdigit() or text[0].isupper(), (component, text)


@rule("W-001", "W-003", "W-368")
@pytest.mark.parametrize(
    ("lang", "letters"), [("ru", r"[А-Яа-яЁё]"), ("it", r"[A-Za-zÀ-ù]"), ("en", r"[A-Za-z]")], ids=["ru", "it", "en"]
)
def test_names_are_written_in_the_letters_of_the_language(lang: str, letters: str) -> None:
    for component, name in names(lang).items():
        assert re.search(letters, name), component
        if lang != "ru":
            assert not re.search(r"[А-Яа-яЁё]", name), component


def test_a_space_is_called_by_its_bonus_and_by_its_sector_where_another_has_the_same() -> None:
    assert names("en")["space:s1b"] == "bonus “1 joker”"
    assert {names("en")[space] for space in ("space:s5a23", "space:s5a4")} == {"bonus “potion”"}
    alike = [name for name in names("en").values() if name.startswith("bonus “play 1 invention”")]
    assert alike == [f"bonus “play 1 invention” of sector {n}" for n in (1, 3, 5, 6)]


def test_cards_have_different_names() -> None:
    for lang in LANGUAGES:
        cards = [name for component, name in names(lang).items() if component.startswith("card:")]
        assert len(cards) == len(set(cards)) == 180


def keys(lang: str) -> dict[str, list[str]]:
    """The messages of a catalogue file, each with its attributes."""
    resource = parse(file_of("wistar", lang).read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)], lang
    messages = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert len({message.id.name for message in messages}) == len(messages), f"a key stands twice in {lang}"
    return {message.id.name: [attribute.id.name for attribute in message.attributes] for message in messages}


@pytest.mark.parametrize("lang", ["ru", "it"])
def test_the_catalogues_have_the_same_keys(lang: str) -> None:
    assert keys(lang) == keys("en")


@rule("W-001", "W-002", "W-003")
@pytest.mark.parametrize(
    ("lang", "words"),
    [
        (
            "ru",
            "вожака работник исследовател маркер изобретение простое продвинутое сооружение инструмент робот мышь "
            "домашн подвальн комнат кроват ток энерги област цел жетон очко|очка|очков проекта исследования "
            "сообразительности проворства наблюдательности силы выносливости Исследование",
        ),
        (
            "it",
            "Capo Lavoratore Esploratore cubetto Invenzione Base Avanzata Struttura Equipaggiamento Automa Topo "
            "Abitazione Cantina stanza Letto|letto Elettricità Energia Zona Obiettiv Spostamento idea esplorazione "
            "Intelligenza Agilità Percezione Forza Resistenza Esplorare",
        ),
    ],
    ids=["ru", "it"],
)
def test_the_terms_of_the_ledger_are_used(lang: str, words: str) -> None:
    everything = " ".join(texts(lang).values())
    for word in words.split():
        assert re.search(word, everything), word


@pytest.mark.parametrize(
    ("card", "russian", "italian"),
    [
        (
            1,
            "Каждый раз, когда вы выполняете миссию, можете не учитывать 1 требуемый символ навыка.",
            "Ogni volta che risolvi una Missione, puoi ignorare 1 icona abilità richiesta.",
        ),
        (
            4,
            "Раскройте любую 1 карту миссии на ферме и получите её бонус.",
            "Rivela 1 carta Missione coperta a tua scelta della Fattoria e ottieni il suo bonus.",
        ),
        (
            11,
            "Возьмите на ферме любую 1 мышь из лежащих лицом вниз.",
            "Prendi 1 Topo Ospite a faccia in giù a tua scelta dalla Fattoria.",
        ),
        (
            25,
            "Каждый соперник, у которого больше мышей в комнатах, чем у вас, выбирает: "
            "сбросить 1 мышь или потерять 3 ПО.",
            "Ogni avversario con più Topi Ospiti di te nelle stanze deve scegliere: "
            "scartare 1 Topo Ospite o perdere 3 PV.",
        ),
        (
            35,
            "Каждый соперник, у которого больше разыгранных изобретений с агрессивным эффектом, чем у вас, "
            "теряет 2 ПО.",
            "Ogni avversario con in gioco più Invenzioni con effetto aggressivo di te perde 2 PV.",
        ),
        (
            36,
            "Возьмите из колоды 1 продвинутое изобретение за каждый ваш символ выносливости.",
            "Pesca 1 Invenzione Avanzata per ogni icona Resistenza che possiedi.",
        ),
        (
            37,
            "В конце игры: 1 ПО за каждые 2 единицы в сумме (ваше дерево, ваш металл и ваши жетоны перемещения), "
            "но не больше 6 ПО.",
            "A fine partita: 1 PV ogni 2 in totale (il tuo legno, il tuo metallo e i tuoi segnalini Spostamento), "
            "al massimo 6 PV.",
        ),
        (
            38,
            "Возьмите 2 цели, оставьте 1 как цель только для себя, другую сбросьте.",
            "Pesca 2 Obiettivi, tienine 1 che solo tu puoi reclamare e scarta l'altro.",
        ),
        (
            124,
            "Можете выполнить 1 миссию в комнате со своим исследователем или своей палаткой, "
            "не учитывая 1 требуемый символ навыка.",
            "Puoi risolvere 1 Missione in un locale con il tuo Esploratore o una tua tenda, "
            "ignorando 1 icona abilità richiesta.",
        ),
        (
            139,
            "Ваша сила на 1 больше, когда вы выполняете «Исследование».",
            "La tua forza aumenta di 1 quando svolgi l'azione Esplorare.",
        ),
    ],
)
def test_cards_read_as_a_native_would_write_them(card: int, russian: str, italian: str) -> None:
    assert texts("ru")[f"card:{card}"] == russian
    assert texts("it")[f"card:{card}"] == italian


# --- wordings no component of today uses ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("count", "each", "more"),
    [
        (Count(tokens="move"), "for each movement token you have", "more movement tokens"),
        (Count(skill="any"), "for each skill icon you have", "more skill icons"),
        (Count(energy=True), "for each energy icon you have", "more energy icons"),
        (
            Count(cards=CardFilter(deck="basic", kind="tool", has_skill="agility")),
            "for each basic tool with an agility icon you have played",
            "more played basic tools with an agility icon",
        ),
        (Count(hand="advanced"), "for each advanced card in your hand", "more advanced cards in hand"),
        (Count(mice="house"), "for each house mouse in your rooms", "more house mice in rooms"),
        (Count(free_rooms=True), "for each free room you have", "more free rooms"),
        (Count(heroes=True), "for each hero you have", "more heroes"),
        (Count(workers="farm"), "for each worker of yours in the farm", "more workers in the farm"),
        (
            Count(leaders="alchemist"),
            "for each leader of yours in the alchemist's hut",
            "more leaders in the alchemist's hut",
        ),
        (Count(current=True), "for each level of your electricity", "a higher level of electricity"),
        (Count(vp=True), "for each VP you have", "more VP"),
        (
            Count(markers="any"),
            "for each marker removed from a space of your board",
            "more markers removed from spaces",
        ),
    ],
)
def test_counts(count: Count, each: str, more: str) -> None:
    assert EN.count(count, "each") == each
    assert EN.count(count, "more") == more


COUNTS = [
    Count(tokens="wood"),
    Count(tokens="metal"),
    Count(tokens="joker"),
    Count(tokens="move"),
    Count(skill="strength"),
    Count(energy=True),
    Count(cards=CardFilter()),
    Count(cards=CardFilter(deck="advanced", kind="robot", effect="once", has_skill="strength")),
    Count(hand="basic"),
    Count(mice="cellar"),
    Count(cheese=True),
    Count(beds=True),
    Count(rooms_dug=True),
    Count(free_rooms=True),
    Count(doors=True),
    Count(markers="missions"),
    Count(markers="grey"),
    Count(goals=True),
    Count(tents=True),
    Count(heroes=True),
    Count(workers="entrance"),
    Count(leaders="alchemist"),
    Count(vp=True),
    Count(sets=(Count(doors=True), Count(goals=True))),
    Count(sum=(Count(doors=True), Count(goals=True))),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("count", COUNTS)
def test_every_count_can_be_said_in_every_form_and_number(lang: str, count: Count) -> None:
    writer = Writer(lang)
    for n in (1, 2, 5, 21):
        said = {form: writer.count(count, form, n) for form in ("each", "have", "least", "more", "yours")}
        assert all(said.values())
        assert str(n) in said["have"]
        assert str(n) in said["least"]
        assert n == 1 or str(n) in said["each"] or count.what == "cheese"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plurals_of_things_gained(lang: str) -> None:
    expected = {
        "en": "gain 5 wood, 2 metal, 3 movement tokens, 5 jokers and 1 VP",
        "ru": "получите 5 дерева, 2 металла, 3 жетона перемещения, 5 джокеров и 1 ПО",
        "it": "ottieni 5 legno, 2 metallo, 3 segnalini Spostamento, 5 Joker e 1 PV",
    }
    assert Writer(lang).node(Gain(wood=5, metal=2, move=3, joker=5, vp=1)) == expected[lang]


@pytest.mark.parametrize(
    ("node", "line"),
    [
        (Score(vp=3), "3 VP"),
        (ScoreIf(vp=2, cond=Cond(at_most=1, of=Count(doors=True))), "2 VP if you have at most 1 door token"),
        (
            ScoreIf(vp=2, cond=Cond(all=(Cond(round=5), Cond(negated=Cond(leader_on_wheel=True))))),
            "2 VP if it is round 5 and it is not so that you have a leader on the wheel",
        ),
        (
            ScoreIf(vp=1, cond=Cond(any=(Cond(current=2), Cond(explorer_in=("B", "outside"))))),
            "1 VP if you have enhanced electricity or your explorer is in Bedroom or Farmyard (outside)",
        ),
        (
            Aggro(more=Count(vp=True), lose=(Loss(wood=1), Loss(any=2))),
            "each opponent with more VP than you discards 1 wood and discards 2 wood, metal or hand cards in any mix",
        ),
        (
            When(event="discard_card", deck="basic", do=(Gain(vp=1),)),
            "each time you discard a basic hand card, gain 1 VP",
        ),
        (When(event="main_action", action="explore", do=(Gain(vp=1),)), "each time you do Explore, gain 1 VP"),
        (When(event="main_action", do=(Gain(vp=1),)), "each time you do a main action, gain 1 VP"),
        (When(event="gain_current", do=(Gain(vp=1),)), "each time you gain electricity, gain 1 VP"),
        (When(event="use_once", do=(Gain(vp=1),)), "each time you use a 1x effect, gain 1 VP"),
        (When(event="place_tent", do=(Gain(vp=1),)), "each time you place or move a tent, gain 1 VP"),
        (When(event="move_explorer", do=(Gain(vp=1),)), "each time you move your explorer, gain 1 VP"),
        (
            Discount(target="play", has_skill="agility", move=1),
            "each invention with an agility icon you play costs 1 movement token less",
        ),
        (
            IgnoreSkill(target="play", n=2, kind="robot"),
            "each time you play a robot, you may ignore 2 required skill icons",
        ),
    ],
)
def test_wordings(node: Standing | Score | ScoreIf | Aggro, line: str) -> None:
    assert EN.node(node) == line


def test_prices_and_requirements() -> None:
    price = Price(wood=1, joker=1, basic_cards=1, house_mice=2, beds=1)
    assert EN.price(price) == (
        "pay 1 wood and 1 joker and discard 1 basic hand card, 2 house mice from your rooms "
        "and 1 built bed tile from your rooms (still counted as built)"
    )
    needs = Needs(energy=1, effects={"permanent": 1}, current=2, mice={"cellar": 1}, beds=2, doors=1)
    assert EN.needs(needs) == (
        "1 energy icon, 1 played invention with a permanent effect, enhanced electricity, "
        "1 cellar mouse in your rooms (cheese counts), 2 beds built and 1 door token"
    )


def test_several_permanent_nodes_are_several_sentences() -> None:
    effect: Effect = Permanent(do=(IgnoreSkill(target="mission", n=1), Discount(target="bed", wood=1)))
    assert EN.effect(effect) == (
        "Each time you solve a mission, you may ignore 1 required skill icon. Each bed you build costs 1 wood less."
    )


@rule("W-164", "W-173")
def test_what_a_card_costs_and_requires_is_written_too() -> None:
    assert texts("en")["needs:25"] == "Pay 1 wood and 1 metal, have 2 intelligence icons and enhanced electricity."
    assert texts("ru")["needs:25"] == (
        "Заплатить 1 дерево и 1 металл, иметь 2 символа сообразительности и усиленный ток."
    )
    assert texts("it")["needs:25"] == (
        "Pagare 1 legno e 1 metallo, avere 2 icone Intelligenza e l'Elettricità potenziata."
    )
    assert texts("en")["needs:31"] == "No requirements."


def test_the_catalogue_holds_what_is_printed() -> None:
    assert catalogue()["card:25"] == {
        "deck": "advanced",
        "kind": "tool",
        "skills": ["intelligence", "intelligence", "endurance"],
        "energy": 1,
        "cost": {"wood": 1, "metal": 1},
        "needs": {"skills": {"intelligence": 2}, "current": 2},
        "effect_type": "aggressive",
        "effect": {
            "type": "aggressive",
            "do": [{"op": "aggro", "more": {"mice": "any"}, "choose": [[{"mouse": 1}], [{"vp": 3}]]}],
        },
        "vp": 6,
        "picture": ["backward-time", "gears"],
    }
    assert catalogue()["passage:e1"] == {"rooms": ["room:A", "room:C"], "min_players": 2}
    assert catalogue()["sector:s5"] == {
        "sides": [
            {"players": [2, 3], "spaces": ["space:s5a23"]},
            {"players": [4], "spaces": ["space:s5a4", "space:s5b4", "space:s5c4"]},
        ]
    }
    assert catalogue()["board:player"]["beds"] == [0, 2, 4, 7, 11, 16]
    assert catalogue()["place:5"] == {"action": "explore", "area": "farm"}
