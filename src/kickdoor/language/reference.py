"""Writes the reference of the card language from the classes themselves, so that it cannot drift."""

from __future__ import annotations

import ast
import functools
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from ..engine.card import DOOR, TREASURE, Ability, Face
from ..engine.rulebook import Box, Keyword
from ..engine.sorts import Node
from .forms import CHAPTERS
from .kinds import KEYS, KINDS
from .lists import ACTS, EVENTS, FLOORS, OPEN, OTHERS, PARTIES, SPANS, TARGETS, TOTALS, WHOSE
from .phrase import shown
from .words import words_of

RULES: Final = re.compile(r"\s*\[([A-Z0-9. -]+)\]$")
MOST_CARDS: Final = 3  # named beside a form
DECK_WORDS: Final = {DOOR: "door", TREASURE: "treasure"}


@functools.cache
def docstrings() -> dict[str, str]:
    """What each class says of itself, from the source: compiled classes have forgotten it."""
    found: dict[str, str] = {}
    for file in sorted(Path(__file__).parent.glob("*.py")):
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
            for number in Entry(type(node)).rules.split():
                first, _, last = number.partition("..")
                family, _, digits = first.partition("-")
                for each in range(int(digits), int(last or digits) + 1):
                    rule = f"{family}-{each:02d}"
                    if rule not in found:
                        found.append(rule)
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


def uses(boxes: Sequence[Box]) -> dict[type[Node], list[str]]:
    """Which cards use each form, named box/card."""
    found: dict[type[Node], list[str]] = {}
    for box in boxes:
        sources: list[Face | Keyword] = [*box.faces, *box.keywords]
        for source in sources:
            for sentence in sentences_of(source):
                for node in nodes_in(sentence):
                    users = found.setdefault(type(node), [])
                    if f"{box.id}/{source.name}" not in users:
                        users.append(f"{box.id}/{source.name}")
    return found


def reference(boxes: Sequence[Box]) -> str:
    """The page docs/card-language.md."""
    lines = [
        "# The card language",
        "",
        "Generated from the code by `kickdoor.language.reference`; change it there.",
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


def _kinds() -> list[str]:
    lines = ["## Kinds of card", "", _row("kind", "must have", "may have", "deck"), _row(*["---"] * 4)]
    for kind in KINDS.values():
        must = [" or ".join(group) for group in kind.must]
        lines.append(_row(kind.name, ", ".join(must), ", ".join(kind.may), DECK_WORDS.get(kind.deck, "–")))  # noqa: RUF001
    return [*lines, "", "Every kind may also have copies, deck, icon, flavour, faq.", ""]


def _keys() -> list[str]:
    lines = ["## Keys, in the order they are written", ""]
    lines += ["A default is never written.", ""]
    lines += [_row("key", "holds", "default", "meaning"), _row(*["---"] * 4)]
    for key in KEYS.values():
        holds = ", ".join(key.choices) if key.choices else key.what
        default = "" if key.default is None else str(key.default)
        lines.append(_row(key.name, holds, default, key.meaning))
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


def _words(boxes: Sequence[Box]) -> list[str]:
    lines = ["## Word lists", "", _row("slot", "words"), _row("---", "---")]
    fixed: list[tuple[str, list[str]]] = [
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
    for slot, said in fixed:
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
