"""Takes templates apart: fixed text, fields, words that agree with a number, the box's own words."""

from __future__ import annotations

import functools
import re
from typing import Final

# How a word of a list stands in a sentence: Item, Items, an Item, by the number before it, "an Item" or "no Item".
ONE: Final = "one"
MANY: Final = "many"
ARTICLE: Final = "article"
AGREEING: Final = "agreeing"
HAVING: Final = "having"
# As a subject: "every Cleric", "Armor doesn't".
EVERY: Final = "every"
DONT: Final = "dont"

# Whom a clause is about, and how its verb stands: "lose", after "you may", "loses", after "they".
YOU: Final = "you"
BARE: Final = "bare"
OTHERS: Final = "others"
THEY: Final = "they"

# The wordings of the language: that of the first printing, that of the second as it was first written, today's.
FIRST: Final = 0
NOW: Final = 2

# The slots that take a number.
SIGNED: Final = "±n"
EXTRA: Final = "n extra"  # "an extra", "2 extra"
MORE_OR_FEWER: Final = "±n extra"  # "1 extra", "1 fewer"
UNLESS_ONE: Final = "n unless 1"  # "" or "2 "
NUMBERS: Final = ("n", "n from 2", SIGNED, EXTRA, MORE_OR_FEWER, UNLESS_ONE)
TOLD: Final = "told"  # the slot for what is said of other players, with the sign or the space before it

PIECE: Final = re.compile(r"\{([^}]*)\}|<([^>]*)>|([A-Za-z]+)\(s\)")
# How some slots are shown to people, whose names say more than people need.
SHOWN: Final = {
    "other amount": "{amount}",
    "gift": "{amount}",
    "cards": "{sel}",
    "n from 2": "{n}",
    "are/are not": "are/are not",
    "every trait": "every {trait}",
    "nouns don't": "{nouns} don't",
    EXTRA: "{n} extra",
    MORE_OR_FEWER: "{n} extra/fewer",
    UNLESS_ONE: "{n} ",
    TOLD: " {does}",
}


class Text:
    """Text that is always the same."""

    def __init__(self, text: str) -> None:
        self.text: Final = text


class Agreeing:
    """`level(s)`: a word that takes an s after every number but 1."""

    def __init__(self, word: str) -> None:
        self.word: Final = word


class Field:
    """`{noun:thing(s)}`: a field of the node, and the slot that says what may fill it.

    `{verb:clause@bare}` wants its clause in that voice; without one it is in the voice of the form around it.
    """

    def __init__(self, name: str, slot: str, voice: str) -> None:
        self.name: Final = name
        self.slot: Final = slot
        self.voice: Final = voice


class Own:
    """`<curse>`, `<curses>`, `<a curse>`, `<curse(s)>`: a word that the box chooses, and how it stands there."""

    def __init__(self, key: str, form: str) -> None:
        self.key: Final = key
        self.form: Final = form


Piece = Text | Agreeing | Field | Own


def own(written: str) -> Own:
    """The word between angle brackets."""
    if written.endswith("(s)"):
        return Own(written.removesuffix("(s)"), AGREEING)
    if written.startswith("a "):
        return Own(written.removeprefix("a "), ARTICLE)
    # The s of "class" is not a plural.
    if written.endswith("s") and not written.endswith("ss"):
        return Own(written.removesuffix("s"), MANY)
    return Own(written, ONE)


@functools.cache
def pieces(template: str) -> tuple[Piece, ...]:
    """A template in its pieces, from left to right."""
    found: list[Piece] = []
    done = 0
    for match in PIECE.finditer(template):
        if match.start() > done:
            found.append(Text(template[done : match.start()]))
        done = match.end()
        field, word, agreeing = match.groups()
        if field is not None:
            slot, _, voice = field.partition("@")
            name, _, slot = slot.partition(":")
            found.append(Field(name, slot or name, voice))
        elif word is not None:
            found.append(own(word))
        else:
            found.append(Agreeing(agreeing))
    if done < len(template):
        found.append(Text(template[done:]))
    return tuple(found)


def worded(now: str, was: tuple[str, ...], wording: int) -> str:
    """A text as it stood in a wording; `was` has its earlier texts, as far as they were others."""
    return was[wording] if wording < min(len(was), NOW) else now


def fields(template: str) -> list[Field]:
    return [piece for piece in pieces(template) if isinstance(piece, Field)]


def shown(template: str) -> str:
    """A template as people read it: `{n}` and `{noun}` for its fields."""

    def show(found: re.Match[str]) -> str:
        slot = found.group(1).rpartition(":")[2].partition("@")[0]
        return SHOWN.get(slot, "{" + slot + "}")

    return re.sub(r"\{([^}]*)\}", show, template)
