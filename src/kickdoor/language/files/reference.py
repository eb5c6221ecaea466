"""Writes the reference of the card language from the classes themselves, so that it cannot drift."""

from __future__ import annotations

import ast
import functools
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from kickdoor.engine.table.box import Box, Keyword
from kickdoor.engine.table.card import DOOR, TREASURE, Ability, Face
from kickdoor.engine.table.sentence import Node

from ..grammar.forms import CHAPTERS
from ..grammar.kinds import KEYS, KINDS
from ..grammar.lists import ACTS, EVENTS, FLOORS, OPEN, OTHERS, PARTIES, SPANS, TARGETS, TOTALS, WHOSE
from ..grammar.phrase import shown
from ..grammar.words import words_of

RULES: Final = re.compile(r"\s*\[([A-Z0-9. -]+)\]$")
MOST_CARDS: Final = 3  # named beside a form
DECK_WORDS: Final = {DOOR: "door", TREASURE: "treasure"}


@functools.cache
def docstrings() -> dict[str, str]:
    """What each class says of itself, from the source: compiled classes have forgotten it."""
    found: dict[str, str] = {}
    for file in sorted(Path(__file__).parents[1].rglob("*.py")):
        for statement in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(statement, ast.ClassDef):
                found[statement.name] = ast.get_docstring(statement) or ""
    return found


class Entry:
    """A form as the reference tells it: its docstring is "● meaning [rules]", ● where the form is core."""

    def __init__(self, node_class: type[Node]) -> None:
        told = docstrings().get(node_class.__name__, "")
        rules = RULES.search(told)
        self.form: Final = shown(node_class.phrase)
        self.core: Final = told.startswith("●")
        self.rules: Final = rules.group(1) if rules else ""
        self.meaning: Final = RULES.sub("", told).removeprefix("●").strip()

    def numbers(self) -> list[str]:
        """Its rules one by one: CMB-02..04 are three."""
        found: list[str] = []
        for number in self.rules.split():
            first, _, last = number.partition("..")
            family, _, digits = first.partition("-")
            found += [f"{family}-{each:02d}" for each in range(int(digits), int(last or digits) + 1)]
        return found


def nodes_in(node: object) -> list[Node]:
    """A node and all it is made of."""
    if not isinstance(node, Node):
        return []
    found = [node]
    for slot in re.findall(r"\{([^}]*)\}", node.phrase):
        found += nodes_in(getattr(node, slot.partition(":")[0]))
    return found


def rules_of(ability: Ability) -> tuple[str, ...]:
    """The numbers of the ledger that the forms of an ability name."""
    found: list[str] = []
    for sentence in (ability.when, ability.cost, ability.limit, *ability.does):
        for node in nodes_in(sentence):
            found += [rule for rule in Entry(type(node)).numbers() if rule not in found]
    return tuple(found)


def sentences_of(source: Face | Keyword) -> list[Node]:
    """Every whole sentence on a card, or of a keyword."""
    found: list[Node] = [*source.always]
    abilities = list(source.abilities)
    if isinstance(source, Face):
        found += source.bad_stuff
        if source.until is not None:
            found.append(source.until)
        if source.play is not None:
            abilities.append(source.play)
    for ability in abilities:
        found += [ability.when, *ability.does]
        if ability.cost is not None:
            found.append(ability.cost)
        if ability.limit is not None:
            found.append(ability.limit)
    return found


class Use:
    """A sentence on a card that uses a form."""

    def __init__(self, box: str, card: str, sentence: str) -> None:
        self.box: Final = box
        self.card: Final = card
        self.sentence: Final = sentence


def _used(boxes: Sequence[Box]) -> Iterator[tuple[type[Node], Use, bool]]:
    """Every form of every sentence, and whether it stands on a card; else it is a keyword's."""
    for box in boxes:
        sources: list[Face | Keyword] = [*box.faces, *box.keywords]
        for source in sources:
            for sentence in sentences_of(source):
                for node in nodes_in(sentence):
                    yield type(node), Use(box.id, source.name, sentence.text), isinstance(source, Face)


def uses(boxes: Sequence[Box]) -> dict[type[Node], list[str]]:
    """Which cards use each form, named box/card."""
    found: dict[type[Node], list[str]] = {}
    for form, use, _ in _used(boxes):
        users = found.setdefault(form, [])
        if f"{use.box}/{use.card}" not in users:
            users.append(f"{use.box}/{use.card}")
    return found


def examples(boxes: Sequence[Box]) -> dict[type[Node], Use]:
    """Of each form that is on a card, the shortest sentence that has it: it shows the form best."""
    found: dict[type[Node], Use] = {}
    for form, use, printed in _used(boxes):
        if printed and (form not in found or len(use.sentence) < len(found[form].sentence)):
            found[form] = use
    return found


def reference(boxes: Sequence[Box]) -> str:
    """The page docs/card-language.md."""
    lines = [
        "# The card language",
        "",
        "Generated from the code by `kickdoor.language.files.reference`; change it there.",
        "",
        "A card is one TOML record. Its header is its kind, the same word in every box; its leaves are short",
        "sentences of a closed language, in the box's own words. What is in the file is what the player",
        "reads, and what the engine does.",
        "",
        *_kinds(),
        *_keys(),
        *_forms(boxes),
        *_words(boxes),
    ]
    return "\n".join(lines).rstrip() + "\n"


def _row(*cells: str) -> str:
    return "| " + " | ".join(cells) + " |"


def kind_rows() -> list[tuple[str, list[str], list[str], str]]:
    """Of each kind of card: its name, what it must have, what it may have, its deck."""
    return [
        (kind.name, [" or ".join(group) for group in kind.must], list(kind.may), DECK_WORDS.get(kind.deck, ""))
        for kind in KINDS.values()
    ]


def key_rows() -> list[tuple[str, str, str, str]]:
    """Of each key of a card: its name, what it holds, its default, what it means."""
    return [
        (
            key.name,
            ", ".join(key.choices) if key.choices else key.what,
            "" if key.default is None else str(key.default),
            key.meaning,
        )
        for key in KEYS.values()
    ]


def _kinds() -> list[str]:
    lines = ["## Kinds of card", "", _row("kind", "must have", "may have", "deck"), _row(*["---"] * 4)]
    for name, must, may, deck in kind_rows():
        lines.append(_row(name, ", ".join(must), ", ".join(may), deck or "–"))  # noqa: RUF001
    return [*lines, "", "Every kind may also have copies, deck, icon, flavour, faq.", ""]


def _keys() -> list[str]:
    lines = ["## Keys, in the order they are written", ""]
    lines += ["A default is never written.", ""]
    lines += [_row("key", "holds", "default", "meaning"), _row(*["---"] * 4)]
    lines += [_row(*key) for key in key_rows()]
    return [*lines, ""]


def _forms(boxes: Sequence[Box]) -> list[str]:
    used = uses(boxes)
    total = sum([len(classes) for _, classes in CHAPTERS])
    lines = ["## Sentence forms", ""]
    lines += [f"{total} forms. Those marked ● are core: their wording is fixed.", ""]
    lines += ["`{n}` digits from 1 · `{±n}` a signed number · `(s)` agrees with the number before ·"]
    lines += ["`{a …}` with its article · `<curse>` the box's own word.", ""]
    for title, classes in CHAPTERS:
        lines += [f"### {title}", ""]
        lines += [_row("", "form", "meaning", "rules", "cards"), _row("-", "---", "---", "---", "---")]
        for node_class in classes:
            entry = Entry(node_class)
            users = used.get(node_class, [])
            cards = ", ".join(users[:MOST_CARDS])
            if len(users) > MOST_CARDS:
                cards += f" and {len(users) - MOST_CARDS} more"
            core = "●" if entry.core else ""
            lines.append(_row(core, f"`{entry.form}`", entry.meaning, entry.rules, cards))
        lines.append("")
    return lines


def word_lists() -> list[tuple[str, list[str]]]:
    """The slots that take one word of a list, the same in every box."""
    return [
        ("party", list(PARTIES)),
        ("target", list(TARGETS)),
        ("floor", list(FLOORS)),
        ("total", [said for said, _ in TOTALS]),
        ("act", [said for said, _ in ACTS]),
        ("open", [said for said, _ in OPEN]),
        ("whose", [said for said, _ in WHOSE]),
        ("other", [said for said, _ in OTHERS]),
        ("event", [said for said, _, _ in EVENTS]),
        ("span", [said for said, _ in SPANS]),
    ]


def _words(boxes: Sequence[Box]) -> list[str]:
    lines = ["## Word lists", "", _row("slot", "words"), _row("---", "---")]
    for slot, said in word_lists():
        lines.append(_row(slot, ", ".join([f"`{word}`" if "<" in word else word for word in said])))
    for box in boxes:
        words = words_of(box)
        lines += ["", f"### {box.name}", "", _row("list", "words"), _row("---", "---")]
        own: list[tuple[str, list[str]]] = [
            ("the box's words", [f"{key}: {word.one}, {word.many}" for key, word in words.box.items()]),
            ("thing", [word.one for word, _ in words.things()]),
            ("place", [word.one for word, _ in words.places()]),
            ("room", [word.one for word, _ in words.rooms()]),
            ("trait", [f"{word.articled}, {word.many}" for word in words.traits]),
            ("tag", words.monster_tags),
            ("keyword", words.keywords),
        ]
        for slot, said in own:
            lines.append(_row(slot, " · ".join(said)))
    return lines
