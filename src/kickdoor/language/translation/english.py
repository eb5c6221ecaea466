"""Writes the English templates and names as Fluent messages: where a translation starts from."""

from __future__ import annotations

from typing import Final

from kickdoor.engine.table.box import Box
from kickdoor.engine.table.sentence import Node

from ..files.written import words_of
from ..grammar.forms import CHAPTERS, SORTS
from ..grammar.kinds import KIND_WORDS
from ..grammar.lists import CLOSED, PLAYER, SLOTS, Entry
from ..grammar.template import (
    AGREEING,
    ARTICLE,
    BARE,
    DONT,
    EVERY,
    EXTRA,
    MANY,
    MORE_OR_FEWER,
    NUMBERS,
    ONE,
    OTHERS,
    SIGNED,
    THEY,
    TOLD,
    UNLESS_ONE,
    YOU,
    Agreeing,
    Field,
    Own,
    Text,
    pieces,
    shown,
)
from ..grammar.voices import PRONOMINAL, VERBAL, template
from ..grammar.words import (
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
# What a template asks for where a clause is said of others, or after "may"; ONE: said to you.
VOICES: Final = {ONE: YOU, BARE: BARE, OTHERS: OTHERS, THEY: THEY}
JOINTS: Final = """{ $verb-joint ->
        [comma] ,
        [colon] :
       *[none] {""}
    } { $verb }"""
ABOUT_TEMPLATES: Final = """\
### The sentences of cards. Translate what stands after the equals signs; keep the ids and the fields in braces.
###
### A field such as { $noun } is printed by a message of its own. An attribute of the field's name says how the
### template wants it: .noun = many. The word reaches the other message as { $as }, which chooses by it. The words
### one, many and article are those of English: use the ones that your language needs, in both places.
### { $n } is a number. { $n-size } is the number without its sign, { $n-sign } is plus or minus.
### A clause is said to you (one), after "you may" (bare), of other players (others: "loses their Armor"), or after
### "they" (they). { $verb-joint } says what stands before it after the players of whom it is said.
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
    named = _choice({DONT: "[{ $name }] doesn't", ONE: "[{ $name }]"}, ONE)
    lines += [f"{ids.HAVING_NONE} = no {{ $noun }}", f"{ids.NAMED} = {named}", ""]
    lines += ["## Kinds as they are printed on cards", ""]
    lines += [f"{ids.kind_id(kind)} = {_literal(word)}" for kind, word in KIND_WORDS.items()]
    lines += [f"{ids.DOUBLED} = Double {{ $of }}", ""]
    lines += ["## Traits that are no card", ""]
    for name in (*SEXES, HUMAN):
        lines += _word(ids.trait_id("", name), Word(name), EVERY)
    return "\n".join(lines) + "\n"


def names(boxes: list[Box]) -> str:
    """The phases and words that a box chooses, its traits, tags, keywords, tracks, and the names of its cards."""
    lines = [ABOUT_NAMES]
    for box in boxes:
        words = words_of(box)
        lines += [f"## {box.name}", ""]
        lines += [f"{ids.phase_id(box.id, key)} = {_literal(name)}" for key, name in box.phases.items()]
        for key, word in words.box.items():
            if key in VERBS:
                lines += _word(ids.own_id(box.id, key), Word(word.one, word.many, ""))
            else:
                lines += _word(ids.own_id(box.id, key), word, DONT)
        for word in words.own_traits:
            lines += _word(ids.trait_id(box.id, word.one), word, EVERY)
        for tag in dict.fromkeys(words.tags.monster + words.tags.item):
            lines += _word(ids.tag_id(box.id, tag), Word(tag), DONT)
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
    said = {form: template(node_class, voice) for form, voice in VOICES.items()}
    patterns = {form: _pattern(text) for form, text in said.items()}
    lines.append(f"{ids.form_id(node_class)} = {_choice(patterns, ONE)}")
    wanted: dict[str, dict[str, str]] = {}  # by field: what it is asked for in each voice
    for form, text in said.items():
        number = ""
        for piece in pieces(text):
            if isinstance(piece, Field):
                if piece.slot in NUMBERS:
                    number = _size(piece)
                wanted.setdefault(piece.name, {})[form] = _asked(piece, form, number)
            elif isinstance(piece, Own):
                wanted.setdefault(piece.key, {})[form] = _agreed(piece.form, number)
    for name, asked in wanted.items():
        if asked == {form: form for form in VOICES}:
            lines.append(f"    .{name} = {{ $as }}")
        elif set(asked.values()) != {ONE}:
            lines.append(f"    .{name} = " + _choice(asked, ONE).replace("\n", "\n    "))
    return lines


def _asked(field: Field, form: str, number: str) -> str:
    """What a template asks of a field, where the template itself is asked for `form`."""
    if field.slot == TOLD:
        return OTHERS
    if field.slot in SORTS or field.slot == "party":
        voice = field.voice or VOICES[form]
        heard = field.slot in VERBAL or field.slot in PRONOMINAL or field.slot == "party"
        return ONE if voice == YOU or not heard else voice
    return _agreed(SLOTS[field.slot][1], number) if field.slot in SLOTS else ONE


def _agreed(form: str, number: str) -> str:
    if form == AGREEING:
        return _plural(number, ONE, MANY)
    return form if form in (MANY, ARTICLE, OTHERS, EVERY, DONT) else ONE


def _size(field: Field) -> str:
    """The argument that words agree with."""
    return f"{field.name}-size" if field.slot in (SIGNED, MORE_OR_FEWER) else field.name


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
            number = _size(piece) if piece.slot in NUMBERS else number
            said += _argument(piece)
    return said


def _argument(field: Field) -> str:
    """A field in a pattern."""
    plain = f"{{ ${field.name} }}"
    if field.slot == TOLD:
        return JOINTS
    if field.slot == EXTRA:
        return _plural(field.name, "an extra", plain + " extra")
    if field.slot == UNLESS_ONE:
        return _plural(field.name, '{""}', plain + '{" "}')
    if field.slot == MORE_OR_FEWER:
        sign = f"{{ ${field.name}-sign ->\n        [minus] fewer\n       *[plus] extra\n    }}"
        return f"{{ ${field.name}-size }} {sign}"
    return plain


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


def _word(id: str, word: Word, *more: str) -> list[str]:
    forms = (*more, MANY, ARTICLE, ONE)
    variants = {form: _literal(word.stands(form)) for form in forms}
    if not word.article:
        variants[ARTICLE] = variants[ONE]
    return [f"{id} = {_choice(variants, ONE)}"]


def _entry(name: str, entry: Entry) -> list[str]:
    id = ids.entry_id(name, entry.id)
    if name == "party":
        variants = {OTHERS: entry.stands(OTHERS), THEY: entry.stands(OTHERS), ONE: entry.text or PLAYER}
        return [f"{id} = {_choice(variants, ONE)}"]
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
    for word, noun in [*every.things(), *every.places()]:
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
            lines += _word(ids.noun_id("", key), word, DONT)
    return lines
