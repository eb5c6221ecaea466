"""Writes the English templates and names as Fluent messages: where a translation starts from."""

from __future__ import annotations

from typing import Final

from kickdoor.engine.table.box import Box
from kickdoor.engine.table.sentence import Node

from ..files.written import words_of
from ..grammar.forms import CHAPTERS
from ..grammar.lists import CLOSED, OTHERS, SLOTS, YOU, Entry
from ..grammar.template import (
    AGREEING,
    ARTICLE,
    MANY,
    NUMBERS,
    ONE,
    SIGNED,
    Agreeing,
    Field,
    Own,
    Text,
    pieces,
    shown,
)
from ..grammar.words import (
    A_HELPER,
    ANY_LABELS,
    BOX_WORDS,
    DECKS,
    HUMAN,
    SEXES,
    THING_KINDS,
    Names,
    Tags,
    Word,
    Words,
)
from . import ids

VERBS: Final = ("kill",)  # words of a box that take no article
ABOUT_TEMPLATES: Final = """\
### The sentences of cards. Translate what stands after the equals signs; keep the ids and the fields in braces.
###
### A field such as { $noun } is printed by a message of its own. An attribute of the field's name says how the
### template wants it: .noun = many. The word reaches the other message as { $as }, which chooses by it. The words
### one, many and article are those of English: use the ones that your language needs, in both places.
### { $n } is a number. { $n-size } is the number without its sign.
"""
ABOUT_NAMES: Final = """\
### The words and names of boxes, as the sentences of cards need them.
### { $as } is what the template asks for; English has one, many and article.
"""


def templates() -> str:
    """Every form and every word that is the same in all boxes."""
    lines = [ABOUT_TEMPLATES]
    for title, classes in CHAPTERS:
        lines += [f"## {title}", ""]
        for node_class in classes:
            lines += [*_form(node_class), ""]
    lines += ["## Word lists", ""]
    for name, entries in CLOSED.items():
        for entry in entries:
            lines += _entry(name, entry)
        lines.append("")
    lines += ["## Kinds of card", "", *_nouns(), ""]
    lines += [f"{ids.HAVING} = {{ $noun }}", f"    .noun = {ARTICLE}"]
    lines += [f"{ids.HAVING_NONE} = no {{ $noun }}", f"{ids.NAMED} = [{{ $name }}]", ""]
    lines += ["## Traits that are no card", ""]
    for name in (*SEXES, HUMAN):
        lines += _word(ids.trait_id("", name), Word(name))
    return "\n".join(lines) + "\n"


def names(boxes: list[Box]) -> str:
    """The words that each box chooses, its traits, tags, keywords and tracks, and the names of its cards."""
    lines = [ABOUT_NAMES]
    for box in boxes:
        words = words_of(box)
        lines += [f"## {box.name}", ""]
        for key, word in words.box.items():
            lines += _word(ids.own_id(box.id, key), Word(word.one, word.many, "") if key in VERBS else word)
        for word in words.own_traits:
            lines += _word(ids.trait_id(box.id, word.one), word)
        for tag in dict.fromkeys(words.tags.monster + words.tags.item):
            lines += _word(ids.tag_id(box.id, tag), Word(tag))
        lines += [f"{ids.keyword_id(box.id, name)} = {_literal(name)}" for name in words.keywords]
        lines += [f"{ids.track_id(box.id, name)} = {_literal(name)}" for name in words.tracks]
        lines += [f"{ids.card_id(box.id, name)} = {_literal(name)}" for name in words.names]
        lines.append("")
    return "\n".join(lines)


def _form(node_class: type[Node]) -> list[str]:
    """A form: a comment with what it means, the message, and an attribute for each field that is not plain."""
    lines = [f"# {shown(node_class.phrase)}"]
    if node_class.meaning:
        lines.append(f"# {node_class.meaning}")
    lines.append(f"{ids.form_id(node_class)} = {_pattern(node_class.phrase)}")
    number = ""
    for piece in pieces(node_class.phrase):
        if isinstance(piece, Field):
            if piece.slot in NUMBERS:
                number = _size(piece)
            elif piece.slot in SLOTS:
                lines += _attribute(piece.name, SLOTS[piece.slot][1], number)
        elif isinstance(piece, Own):
            lines += _attribute(piece.key, piece.form, number)
    return lines


def _size(field: Field) -> str:
    """The argument that words agree with."""
    return f"{field.name}-size" if field.slot == SIGNED else field.name


def _attribute(name: str, form: str, number: str) -> list[str]:
    if form == AGREEING:
        return [f"    .{name} = {_plural(number, ONE, MANY)}"]
    return [f"    .{name} = {form}"] if form in (MANY, ARTICLE, OTHERS) else []


def _plural(number: str, one: str, many: str) -> str:
    return f"{{ ${number} ->\n        [one] {one}\n       *[other] {many}\n    }}"


def _pattern(template: str) -> str:
    said = number = ""
    for piece in pieces(template):
        if isinstance(piece, Text):
            said += _literal(piece.text)
        elif isinstance(piece, Agreeing):
            said += _plural(number, piece.word, piece.word + "s")
        elif isinstance(piece, Own):
            said += f"{{ ${piece.key} }}"
        else:
            said += f"{{ ${piece.name} }}"
            number = _size(piece) if piece.slot in NUMBERS else number
    return said


def _literal(text: str) -> str:
    """A text in which braces mean themselves."""
    return text.replace("{", "\0").replace("}", '{"}"}').replace("\0", '{"{"}')


def _choice(variants: dict[str, str], default: str) -> str:
    """A text chosen by what the template asks for; the default where nothing differs from it."""
    others = {form: text for form, text in variants.items() if text != variants[default]}
    if not others:
        return variants[default]
    lines = [f"    [{form}] {text}" for form, text in others.items()]
    return "\n".join(["{ $as ->", *lines, f"   *[{default}] {variants[default]}", "}"])


def _word(id: str, word: Word) -> list[str]:
    variants = {form: _literal(word.stands(form)) for form in (MANY, ARTICLE, ONE)}
    if not word.article:
        variants[ARTICLE] = variants[ONE]
    return [f"{id} = {_choice(variants, ONE)}"]


def _entry(name: str, entry: Entry) -> list[str]:
    id = ids.entry_id(name, entry.text)
    if not entry.others:
        return [f"{id} = {_pattern(entry.text)}", *_owned({ONE: entry.text}, ONE)]
    variants = {OTHERS: entry.others, YOU: entry.text}
    said = {form: _pattern(text) for form, text in variants.items()}
    return [f"{id} = {_choice(said, YOU)}", *_owned(variants, YOU)]


def _owned(variants: dict[str, str], default: str) -> list[str]:
    """The attributes for the box's words in an entry."""
    forms: dict[str, dict[str, str]] = {}
    for variant, text in variants.items():
        for piece in pieces(text):
            if isinstance(piece, Own):
                forms.setdefault(piece.key, {})[variant] = piece.form
    lines: list[str] = []
    for key, wanted in forms.items():
        said = _choice(wanted, default)
        if said != ONE:
            lines.append(f"    .{key} = " + said.replace("\n", "\n    "))
    return lines


def _nouns() -> list[str]:
    """The kinds of card that are called the same in every box."""
    every = Words({}, {*THING_KINDS, "steed", "turf"}, [], Tags([], []), Names([], []), [])
    found: dict[str, Word] = {}
    for word, noun in [*every.things(), *every.places(), A_HELPER]:
        found.setdefault(noun.key, word)
    for word, room in every.rooms():
        found.setdefault("big item" if room == "big" else room, word)
    for word, label in ANY_LABELS:
        found.setdefault(label.name, word)
    for word, _ in DECKS:
        found.setdefault(word.one.lower(), word)
    lines: list[str] = []
    for key, word in found.items():
        if key not in BOX_WORDS:
            lines += _word(ids.noun_id("", key), word)
    return lines
