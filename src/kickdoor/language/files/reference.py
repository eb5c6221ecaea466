"""Writes the reference of the card language from the classes of its forms, so that it cannot be out of date."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from kickdoor.engine.table.box import Box, Keyword, Track
from kickdoor.engine.table.face import DOOR, TREASURE, Face
from kickdoor.engine.table.sentence import Node

from ..grammar.forms import CHAPTERS
from ..grammar.kinds import KEYS, KINDS
from ..grammar.lists import CLOSED
from ..grammar.template import shown
from ..grammar.tree import nodes_in, sentences_of
from .written import words_of

MOST_CARDS: Final = 3  # named beside a form
# The word lists that the reference prints; the others can be seen in the forms.
LISTS_SHOWN: Final = ("party", "target", "floor", "total", "act", "open", "whose", "other", "event", "span")
DECK_WORDS: Final = {DOOR: "door", TREASURE: "treasure"}


class Use:
    """A sentence on a card that uses a form."""

    def __init__(self, box: str, card: str, sentence: str) -> None:
        self.box: Final = box
        self.card: Final = card
        self.sentence: Final = sentence


def _used(boxes: Sequence[Box]) -> Iterator[tuple[type[Node], Use, bool]]:
    """Every use of a form, and whether it is on a card (otherwise it is in a keyword)."""
    for box in boxes:
        sources: list[Face | Keyword | Track] = [*box.faces, *box.keywords, *box.tracks]
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
    """For each form that is on a card, the shortest sentence with it: the clearest example."""
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
        "Generated from the code by `kickdoor cards language`; change it there.",
        "",
        "A card is one TOML record. Its header is its kind, the same word in every box. What it does is written",
        "in sentences of a closed language, in the words of its box: players read these sentences, and the",
        "engine runs them.",
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
    """For each kind of card: its name, what it must have, what it may have, its deck."""
    return [
        (kind.name, [" or ".join(group) for group in kind.must], list(kind.may), DECK_WORDS.get(kind.deck, ""))
        for kind in KINDS.values()
    ]


def key_rows() -> list[tuple[str, str, str, str]]:
    """For each key of a card: its name, what it holds, its default, what it means."""
    return [
        (
            key.name,
            ", ".join(key.choices) if key.choices else key.what,
            "" if key.numbers.default is None else str(key.numbers.default),
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
            users = used.get(node_class, [])
            cards = ", ".join(users[:MOST_CARDS])
            if len(users) > MOST_CARDS:
                cards += f" and {len(users) - MOST_CARDS} more"
            core = "●" if node_class.core else ""
            form = f"`{shown(node_class.phrase)}`"
            lines.append(_row(core, form, node_class.meaning, " ".join(node_class.rules), cards))
        lines.append("")
    return lines


def word_lists() -> list[tuple[str, list[str]]]:
    """The slots that take one word of a list, the same in every box."""
    return [(name, [entry.text for entry in CLOSED[name]]) for name in LISTS_SHOWN]


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
            ("tag", words.tags.monster),
            ("keyword", words.keywords),
            ("track", words.tracks),
        ]
        for slot, said in own:
            lines.append(_row(slot, " · ".join(said)))
    return lines
