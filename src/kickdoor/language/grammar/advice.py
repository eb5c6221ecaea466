"""Explains what is wrong with a sentence that cannot be read, and what to write instead."""

from __future__ import annotations

import difflib
import re
from typing import Final

from kickdoor.engine.table.sentence import Node, Verb, Who

from ..verbs.prefixes import Said
from .forms import SORTS, WITHIN
from .kinds import KINDS
from .phrase import LONGEST, Fixed, Grammar, Reading
from .template import YOU, shown
from .voices import theirs
from .words import BOX_WORDS, Words

TOKEN: Final = re.compile(r"\[[^\]]*\]|[^ ,;:]+")
BARE: Final = re.compile(r"[+-][1-9][0-9]*")
# The key under which a sentence of each sort is written, as messages name it.
KEY_OF_SORT: Final = {"always": "always", "does": "does", "cost": "cost", "when": "when", "limit": "limit"}


# How a sentence is put together, and of which sort its parts are; the first that fits is meant.
JOINTS: Final = (
    ("does", re.compile(r"if (.+?), (.+); otherwise (.+)"), ("cond", "clause", "clause")),
    ("does", re.compile(r"if (.+?), (.+)"), ("cond", "does")),
    ("does", re.compile(r"you may (.+)"), ("clause",)),
    ("clause", re.compile(r"(.+); if you can't, (.+)"), ("counted", "counted")),
    ("clause", re.compile(r"(.+) and (.+)"), ("counted", "counted")),
    ("clause", re.compile(r"either (.+) or (.+)"), ("counted", "counted")),
    ("counted", re.compile(r"(.+) for each (.+)"), ("verb", "count")),
)
STOREYS: Final = ("does", "clause", "counted", "verb")  # what may stand in which place, from the outside


def normal(text: str) -> str:
    """A sentence with case, spaces, full stop and the various dashes and apostrophes made the same."""
    text = text.replace("−", "-").replace("–", "-").replace("\u2019", "'")  # noqa: RUF001
    return re.sub(r"\s+", " ", text).strip(" .!").lower()


def vocabulary(grammar: Grammar) -> dict[str, str]:
    """Every single word that the language has in this box, by its lower-case spelling."""
    said: list[str] = []
    for form in [form for sort in grammar.all_sorts() for form in sort.forms()]:
        for part in form.parts:
            if isinstance(part, Fixed):
                said += [part.one, part.many]
    for slot in grammar.slots.values():
        said += slot.displays()
    found: dict[str, str] = {}
    for text in said:
        for word in TOKEN.findall(text):
            found.setdefault(word.lower(), word)
    for name in grammar.words.names:
        found.setdefault(f"[{name}]".lower(), f"[{name}]")
    return found


def own_word(word: str, words: Words) -> str | None:
    """The word of this box for a word of another box: Traps for Curses."""
    for key, all_words in BOX_WORDS.items():
        if key in words.box:
            if word in all_words:
                return words.box[key].one
            if word in [one[:-1] + "ies" if one.endswith("y") else one + "s" for one in all_words]:
                return words.box[key].many
            if word in [one + "es" for one in all_words]:
                return words.box[key].many
    return None


class Adviser:
    """Explains the problems of one box. What it needs is made when first needed: most boxes have no problem."""

    def __init__(self, grammar: Grammar) -> None:
        self.grammar: Final = grammar
        self.loose: Grammar | None = None
        self.known: dict[str, str] | None = None

    def explain(self, kind: str, key: str, sort: str, text: str) -> str:
        if len(text) > LONGEST:
            return f"a sentence may have at most {LONGEST} characters; this has {len(text)}"
        readings = self.grammar.read(sort, text)
        if len(readings) > 1:
            return two_readings(readings)
        return (
            self.plain_bonus(kind, key, text)
            or self.nearly(sort, text)
            or self.inside(kind, key, sort, text)
            or self.wrong_key(kind, key, sort, text)
            or self.unknown_word(sort, text)
            or f'no such sentence; the nearest form is "{nearest(sort, text)}"'
        )

    def plain_bonus(self, kind: str, key: str, text: str) -> str | None:
        if key != "always" or BARE.fullmatch(text) is None:
            return None
        told = f"write bonus = {int(text)}"
        if kind in KINDS and "bonus" not in KINDS[kind].keys:
            told = "add it to level" if kind == "monster" else f"a {kind} has no bonus"
        return "a plain bonus is a key, not a sentence: " + told

    def nearly(self, sort: str, text: str) -> str | None:
        if self.loose is None:
            self.loose = Grammar(self.grammar.words, loose=True)
        voice = sort.partition("@")[2] or YOU
        meant = [self.grammar.show(node, voice) for node in self.loose.read(sort, normal(text))]
        meant = [said for said in meant if len(self.grammar.read(sort, said)) == 1]
        if not meant:
            return None
        best = max(meant, key=lambda said: difflib.SequenceMatcher(None, text, said).ratio())
        return f'nearly: write "{best}"'

    def inside(self, kind: str, key: str, sort: str, text: str) -> str | None:
        """The same advice for the part of a sentence that is wrong, where the rest can be read."""
        if sort not in STOREYS:
            return None
        of_others = self.of_others(kind, key, sort, text)
        if of_others is not None:
            return of_others
        meant = text.replace(", otherwise ", "; otherwise ")
        if meant != text and len(self.grammar.read(sort, meant)) == 1:
            return f'nearly: write "{meant}"'
        for place, joint, sorts in JOINTS:
            found = joint.fullmatch(text) if STOREYS.index(sort) <= STOREYS.index(place) else None
            if found is None:
                continue
            for part, of in zip(found.groups(), sorts, strict=True):
                if len(self.grammar.read(of, part)) != 1:
                    return f'in "{part}": {self.part(kind, key, of, part)}'
        return None

    def of_others(self, kind: str, key: str, sort: str, text: str) -> str | None:
        """Advice for a sentence that begins with other players."""
        for who, end in Reading(self.grammar, text).of("who", 0):
            rest = text[end:].lstrip(" ,:")
            if not isinstance(who, Who) or not rest:
                continue
            # What is said to them instead of about them.
            meant = [Said(who, verb) for verb in self.grammar.read("does", rest) if isinstance(verb, Verb)]
            if len(meant) == 1 and len(self.grammar.read(sort, said := self.grammar.show(meant[0]))) == 1:
                return f'nearly: write "{said}"'
            if (
                theirs(rest) != rest
                and len(self.grammar.read(sort, said := text[: -len(rest)] + theirs(rest))) == 1
            ):
                return f'nearly: write "{said}"'
            if not self.grammar.read("does@others", rest):
                return f'in "{rest}": {self.part(kind, key, "does@others", rest)}'
        return None

    def part(self, kind: str, key: str, sort: str, text: str) -> str:
        if sort in STOREYS and self.grammar.read("does", text):
            return "a second joint cannot stand here; write a sentence of its own"
        return self.explain(kind, key, sort, text)

    def wrong_key(self, kind: str, key: str, sort: str, text: str) -> str | None:
        for other, belongs in KEY_OF_SORT.items():
            if other != sort and not (other == "does" and sort in STOREYS) and self.grammar.read(other, text):
                if belongs == "does" and kind == "monster":
                    belongs = "bad_stuff"
                return f"this is a sentence for `{belongs}`, not for `{key}`"
        return None

    def unknown_word(self, sort: str, text: str) -> str | None:
        if self.known is None:
            self.known = vocabulary(self.grammar)
        for word in TOKEN.findall(text):
            if word.lower() in self.known or re.fullmatch(r"[+-]?[0-9]+", word):
                continue
            told = f'unknown word "{word}"'
            own = own_word(word, self.grammar.words)
            close = [own] if own else difflib.get_close_matches(word.lower(), self.known, 1, 0.7)
            if close:
                return f'{told}; did you mean "{self.known.get(close[0], close[0])}"?'
            return f'{told}; the nearest form is "{nearest(sort, text)}"'
        return None


def two_readings(readings: list[Node]) -> str:
    first, second = shown(readings[0].phrase), shown(readings[1].phrase)
    if first == second:
        return f'two readings, both by "{first}": a word in it is in two lists'
    return f'two readings, by "{first}" and by "{second}"'


def nearest(sort: str, text: str) -> str:
    """The form of that sort that is most like the sentence."""
    plain = re.sub(r"[0-9]+", "{n}", text)
    forms: list[str] = []
    place: str | None = sort.partition("@")[0]
    while place is not None:
        forms += [shown(node_class.phrase) for node_class in SORTS[place]]
        place = WITHIN.get(place)
    words = set(TOKEN.findall(plain))

    def likeness(form: str) -> float:
        shared = len(words.intersection(TOKEN.findall(form)))
        return difflib.SequenceMatcher(None, plain, form, autojunk=False).ratio() + shared / 10

    return max(forms, key=likeness)
