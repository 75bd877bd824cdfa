"""Checks the text catalogues: `python -m warren.catalogues`, a part of `make check`.

Every file is sound, all languages say the same things, and whatever the code names has its words.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from warren.games import names, rulebook
from warren.text.bundles import LANGUAGES, MissingWords

Keys: TypeAlias = dict[str, "Said"]

PACKAGE: Final = Path(str(files("warren")))
SHELL: Final = "text"
SERVER: Final = "server/text"
NO_KEYS: Final[Keys] = {}
GAME_KEYS: Final = ("game-name", "game-about", "game-length", "game-weight")
NUMBER: Final = re.compile(r"[\d.]+")
HELPERS: Final = re.compile(r"-(id|count)$")
ASKERS: Final = ("ask", "Choice")
"""What makes a question: of a seat, by a name, with options."""
TELLERS: Final = {"tell": 0, "tell_only": 1, "tell_others": 1}
"""The methods that tell a happening, and where in their arguments its name stands."""
SAYERS: Final = {"say": 0, "_say": 0, "fault": 0}
"""The functions of the shell that say a message."""


class Said(NamedTuple):
    """A message or an attribute, its line, and the facts it needs (`$x-id` and `$x-count` come with `$x`)."""

    line: int
    facts: frozenset[str]
    refers_to: frozenset[str]


class _Needs(Visitor):
    """Collects the variables and the messages that a pattern refers to."""

    def __init__(self) -> None:
        self.facts: set[str] = set()
        self.refers_to: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.facts.add(HELPERS.sub("", node.id.name))

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.refers_to.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_TermReference(self, node: ftl.TermReference) -> None:
        self.refers_to.add(f"-{node.id.name}")
        self.generic_visit(node)


def read(text: str, where: str, problems: list[str]) -> Keys:
    """The messages of a catalogue; what can't be read or stands twice is a problem."""
    keys: Keys = {}
    for entry in FluentParser().parse(text).body:
        line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
        if isinstance(entry, ftl.Junk):
            why = "; ".join(annotation.message or "" for annotation in entry.annotations)
            problems.append(f"{where}:{line}: this is no Fluent: {why}")
        elif isinstance(entry, ftl.Message | ftl.Term):
            name = entry.id.name if isinstance(entry, ftl.Message) else f"-{entry.id.name}"
            patterns = {name: entry.value} if entry.value else {}
            patterns |= {f"{name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
            for key, pattern in patterns.items():
                if key in keys:
                    problems.append(f"{where}:{line}: {key} stands here twice")
                needs = _Needs()
                needs.visit(pattern)
                keys[key] = Said(line, frozenset(needs.facts), frozenset(needs.refers_to))
    return keys


def read_all(home: str, problems: list[str]) -> dict[str, Keys]:
    """The messages of the catalogues in a folder of the package, by language."""
    found: dict[str, Keys] = {}
    for lang in LANGUAGES:
        path = PACKAGE / home / f"{lang}.ftl"
        if path.is_file():
            found[lang] = read(path.read_text(encoding="utf-8"), f"{home}/{lang}.ftl", problems)
        else:
            problems.append(f"{home}/{lang}.ftl: this catalogue is missing")
    return found


def facts_in_all(keys: Keys) -> dict[str, frozenset[str]]:
    """The facts that each message needs, those of the messages it is made of included."""

    def needed(key: str, above: frozenset[str]) -> frozenset[str]:
        said = keys.get(key)
        if said is None or key in above:
            return frozenset()
        return said.facts.union(*(needed(target, above | {key}) for target in said.refers_to))

    return {key: needed(key, frozenset()) for key in keys}


def same_in_all(home: str, catalogues: dict[str, Keys], shell: Keys = NO_KEYS) -> Iterator[str]:
    """Every key in every language, with the same facts; what a message refers to exists; none is the shell's too.

    A message that others are made of needs what its language's grammar needs: facts are compared where it is said,
    and there those that only such parts ask for may come on top.
    """
    everything = {key for keys in catalogues.values() for key in keys}
    parts = {target for keys in catalogues.values() for said in keys.values() for target in said.refers_to}
    english = facts_in_all(catalogues.get(LANGUAGES[0], {}))
    for lang, keys in catalogues.items():
        facts = facts_in_all(keys)
        for key in sorted(everything - keys.keys()):
            yield f"{home}/{lang}.ftl: {key} is missing, which another language has"
        for key, said in keys.items():
            where = f"{home}/{lang}.ftl:{said.line}"
            for target in sorted(said.refers_to - keys.keys() - shell.keys()):
                yield f"{where}: {key} refers to {target}, which doesn't exist"
            if key in shell:
                yield f"{where}: {key} is the shell's already"
            wanted = english.get(key, facts[key])
            differing = set() if key in parts else (wanted - facts[key]) | (said.facts - wanted)
            if differing:
                named = ", ".join(f"${fact}" for fact in sorted(differing))
                yield f"{where}: {key} and its English use different facts: {named}"


# --- what the code names -------------------------------------------------------------------------------------------


class Named(NamedTuple):
    """A key that the code names, and where."""

    key: str
    where: str


def named_in(path: Path, shell: bool) -> Iterator[Named]:
    """The keys that a module names outright. (What it puts together while it runs, the tests say aloud.)"""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        where = f"{path}:{getattr(node, 'lineno', 0)}"
        if isinstance(node, ast.Call):
            keys = _said_by(node) if shell else _asked_or_told_by(node)
            yield from (Named(key, where) for key in keys)
        elif isinstance(node, ast.AnnAssign) and node.value and "Option" in ast.unparse(node.annotation) and not shell:
            yield from (Named(f"option-{head}", where) for head in _heads(node.value))


def named_under(folder: str, shell: bool) -> Iterator[Named]:
    for path in sorted((PACKAGE / folder).rglob("*.py")):
        yield from named_in(path, shell)


def _called(call: ast.Call) -> str:
    function = call.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _asked_or_told_by(call: ast.Call) -> Iterator[str]:
    name = _called(call)
    if name in ASKERS and len(call.args) > 2:
        yield from (f"ask-{ask}" for ask in _texts(call.args[1]))
        yield from (f"option-{head}" for head in _heads(call.args[2]))
    elif name in TELLERS and len(call.args) > TELLERS[name]:
        yield from (f"told-{what}" for what in _texts(call.args[TELLERS[name]]))
    elif name == "Reason" and call.args:
        yield from (f"why-{key}" for key in _texts(call.args[0]))
    elif name == "Result":
        reasons = call.args[3:4] + [keyword.value for keyword in call.keywords if keyword.arg == "reason"]
        yield from (f"end-{reason}" for part in reasons for reason in _texts(part))


def _said_by(call: ast.Call) -> Iterator[str]:
    name = _called(call)
    if name in SAYERS and len(call.args) > SAYERS[name]:
        yield from _texts(call.args[SAYERS[name]])


def _texts(node: ast.expr) -> Iterator[str]:
    """The literal texts that an argument may be: one, or either of a conditional's."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _texts(node.body)
        yield from _texts(node.orelse)


def _heads(node: ast.expr) -> Iterator[str]:
    """The heads of the options written in an expression: tuples that begin with a literal text. A tuple that a
    comprehension goes through isn't one of them."""
    loops = [part.iter for part in ast.walk(node) if isinstance(part, ast.comprehension)]
    gone_through = {part for loop in loops for part in ast.walk(loop)}
    for part in ast.walk(node):
        if isinstance(part, ast.Tuple) and part.elts and isinstance(part.ctx, ast.Load) and part not in gone_through:
            first = part.elts[0]
            if isinstance(first, ast.Constant) and isinstance(first.value, str) and ":" not in first.value:
                yield first.value


def unsaid(named: Iterable[Named], keys: Iterable[str]) -> Iterator[str]:
    """The named keys that no message has. An option may have another label in each question: `option-QUESTION-HEAD`."""
    known = set(keys)
    for name in named:
        head = name.key.removeprefix("option-")
        of_question = re.compile(rf"option-.+-{re.escape(head)}")
        if name.key not in known and not (head != name.key and any(map(of_question.fullmatch, known))):
            yield f"{name.where}: there is no message {name.key}"


# --- what a rulebook holds -------------------------------------------------------------------------------------------


def unsaid_of_rulebook(game: str, keys: Keys) -> Iterator[str]:
    """The words about a game itself and its variants. A value that is a number needs no words; no key holds a slash."""
    wanted = list(GAME_KEYS)
    for name, variant in rulebook(game).variants.items():
        wanted += [f"variant-{name}", f"variant-{name}.about"]
        worded = (value for value in variant.values if not NUMBER.fullmatch(str(value)) and f"word-{value}" not in keys)
        wanted += [f"variant-{name}-{value}".replace("/", "-") for value in worded]
    yield from (f"{game}: there is no message {key}" for key in wanted if key not in keys)


def unnamed(game: str, catalogues: dict[str, Keys]) -> Iterator[str]:
    """Every component has a name of its own or by its kind, and where one language has a text, all have."""
    book = rulebook(game)
    try:
        names = {lang: book.names(lang) for lang in catalogues}
        texts = {lang: book.texts(lang) for lang in catalogues}
    except MissingWords as missing:
        yield str(missing)
        return
    components = set(book.catalogue()).union(*names.values())
    written = set().union(*texts.values())
    for lang, keys in catalogues.items():
        for component in sorted(components):
            if not names[lang].get(component) and f"name-{component.split(':')[0]}" not in keys:
                yield f"{game}: {component} has no name in {lang}"
        yield from (f"{game}: {each} has no text in {lang}" for each in sorted(written) if not texts[lang].get(each))


# --- all of it ------------------------------------------------------------------------------------------------------


def check() -> list[str]:
    """Everything that is wrong, each in a line that says where."""
    problems: list[str] = []
    shells = read_all(SHELL, problems)
    shell = shells.get(LANGUAGES[0], {})
    problems += same_in_all(SHELL, shells)
    servers = read_all(SERVER, problems) if (PACKAGE / SERVER).is_dir() else {}
    problems += same_in_all(SERVER, servers)
    problems += unsaid(named_under("cli", True), [*shell, *servers.get(LANGUAGES[0], {}), *GAME_KEYS])
    for game in names():
        home = f"games/{game}/text"
        catalogues = read_all(home, problems)
        keys = catalogues.get(LANGUAGES[0], {})
        problems += same_in_all(home, catalogues, shell)
        problems += unsaid(named_under(f"games/{game}", False), keys)
        problems += unsaid_of_rulebook(game, keys)
        problems += unnamed(game, catalogues)
    return problems


def main() -> None:
    problems = check()
    for problem in problems:
        print(problem)
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
