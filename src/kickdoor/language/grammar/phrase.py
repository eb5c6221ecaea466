"""Reads a sentence into nodes and prints nodes as sentences, by the templates on their classes."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from kickdoor.engine.table.sentence import Node

from .forms import SORTS, WITHIN
from .lists import Lists, spoken
from .slots import Found, Slot
from .words import Words

LONGEST: Final = 400  # characters in a sentence

PIECE: Final = re.compile(r"\{([^}]*)\}|([A-Za-z]+)\(s\)|<([a-z]+)\(s\)>")
HEAD: Final = re.compile(r"[^ ,;:]*")
# How a slot is shown to people, where its name says more than they need.
SHOWN: Final = {"other amount": "amount", "n from 2": "n", "a/no noun or helper": "a/no noun"}


def shown(phrase: str) -> str:
    """A template as the reference writes it."""

    def show(found: re.Match[str]) -> str:
        kind = found.group(1).rpartition(":")[2]
        kind = SHOWN.get(kind, kind)
        return kind if kind == "are/are not" else "{" + kind + "}"

    return re.sub(r"\{([^}]*)\}", show, phrase)


class Part:
    """A piece of a template. With a field it yields a value; fixed text has none."""

    def __init__(self, field: str = "", numeric: bool = False) -> None:
        self.field: Final = field
        self.numeric: Final = numeric  # words after it agree with it

    def read(self, reading: Reading, start: int, number: int) -> Found:
        raise NotImplementedError

    def show(self, grammar: Grammar, value: object, number: int) -> str:
        raise NotImplementedError


class Fixed(Part):
    """Fixed text; `many` where it agrees with the number before."""

    def __init__(self, one: str, many: str, loose: bool) -> None:
        super().__init__()
        self.one: Final = one.lower() if loose else one
        self.many: Final = many.lower() if loose else many
        self.loose: Final = loose

    def read(self, reading: Reading, start: int, number: int) -> Found:
        if self.loose and self.one != self.many:
            for text in (self.many, self.one):
                if reading.text.startswith(text, start):
                    return [(None, start + len(text))]
            return []
        text = self.one if number == 1 else self.many
        return [(None, start + len(text))] if reading.text.startswith(text, start) else []

    def show(self, grammar: Grammar, value: object, number: int) -> str:
        return self.one if number == 1 else self.many


class Filled(Part):
    """A slot with a word list, or a number."""

    def __init__(self, field: str, slot: Slot, numeric: bool) -> None:
        super().__init__(field, numeric)
        self.slot: Final = slot

    def read(self, reading: Reading, start: int, number: int) -> Found:
        return self.slot.read(reading.text, start, number)

    def show(self, grammar: Grammar, value: object, number: int) -> str:
        return self.slot.show(value, number)


class Inner(Part):
    """A slot for another phrase."""

    def __init__(self, field: str, sort: str) -> None:
        super().__init__(field)
        self.sort: Final = sort

    def read(self, reading: Reading, start: int, number: int) -> Found:
        return reading.of(self.sort, start)

    def show(self, grammar: Grammar, value: object, number: int) -> str:
        assert isinstance(value, Node)
        return grammar.show(value)


class Form:
    """A template taken apart for one box."""

    def __init__(self, make: Callable[..., Node], phrase: str, parts: list[Part]) -> None:
        self.make: Final = make
        self.phrase: Final = phrase
        self.parts: Final = parts
        first = parts[0]
        # Most forms are told apart by their first word; the others begin with a slot.
        self.head: Final = HEAD.match(first.one) if isinstance(first, Fixed) else None


class Grammar:
    """Every form, in the words of one box."""

    def __init__(self, words: Words, loose: bool = False) -> None:
        self.words: Final = words
        self.loose: Final = loose
        self.slots: Final = Lists(words, loose).slots()
        self.forms: Final[dict[type[Node], Form]] = {}
        self.by_head: Final[dict[str, dict[str, list[Form]]]] = {}
        self.headless: Final[dict[str, list[Form]]] = {}
        self.known: Final[dict[tuple[str, str], list[Node]]] = {}
        for sort, classes in SORTS.items():
            heads: dict[str, list[Form]] = {}
            others: list[Form] = []
            for node_class in classes:
                form = self.forms.get(node_class) or self.form(node_class)
                if form is None:
                    continue
                self.forms[node_class] = form
                if form.head is None:
                    others.append(form)
                else:
                    heads.setdefault(form.head.group(), []).append(form)
            self.by_head[sort] = heads
            self.headless[sort] = others

    def form(self, node_class: type[Node]) -> Form | None:
        """The form of a class; nothing where this box has not the words for it."""
        phrase = node_class.phrase
        parts: list[Part] = []
        done = 0
        for found in PIECE.finditer(phrase):
            if found.start() > done:
                parts.append(Fixed(phrase[done : found.start()], phrase[done : found.start()], self.loose))
            done = found.end()
            slot, agreeing, own = found.groups()
            if slot is not None:
                field, _, kind = slot.partition(":")
                kind = kind or field
                if kind in SORTS:
                    parts.append(Inner(field, kind))
                else:
                    parts.append(Filled(field, self.slots[kind], kind in ("n", "n from 2", "±n")))
            elif agreeing is not None:
                parts.append(Fixed(agreeing, agreeing + "s", self.loose))
            elif own in self.words.box:
                parts.append(Fixed(self.words.box[own].one, self.words.box[own].many, self.loose))
            else:
                return None
        if done < len(phrase):
            parts.append(Fixed(phrase[done:], phrase[done:], self.loose))
        return self.in_own_words(node_class, phrase, parts)

    def in_own_words(self, node_class: type[Node], phrase: str, parts: list[Part]) -> Form | None:
        for at, part in enumerate(parts):
            if isinstance(part, Fixed) and "<" in part.one:
                said = spoken(part.one, self.words)
                if said is None:
                    return None
                parts[at] = Fixed(said, said, self.loose)
        return Form(node_class, phrase, parts)

    def read(self, sort: str, text: str) -> list[Node]:
        """All readings of a sentence, at most two: none and it is refused, two and it is ambiguous."""
        if (sort, text) not in self.known:
            nodes: list[Node] = []
            if len(text) <= LONGEST:
                for node, end in Reading(self, text).of(sort, 0):
                    if end == len(text):
                        assert isinstance(node, Node)
                        nodes.append(node)
            self.known[sort, text] = nodes
        return self.known[sort, text]

    def show(self, node: Node) -> str:
        """The sentence of a node."""
        said: list[str] = []
        number = 0
        for part in self.forms[type(node)].parts:
            value: object = getattr(node, part.field) if part.field else None
            said.append(part.show(self, value, number))
            if part.numeric:
                assert isinstance(value, int)
                number = abs(value)
        return "".join(said)


State = tuple[int, int, tuple[object, ...]]


def two_each(states: list[State]) -> list[State]:
    """At most two ways to each place: enough to see that there are two, and never exponentially many."""
    if len(states) < 3:
        return states
    seen: dict[int, int] = {}
    kept: list[State] = []
    for state in states:
        seen[state[0]] = seen.get(state[0], 0) + 1
        if seen[state[0]] <= 2:
            kept.append(state)
    return kept


class Reading:
    """One sentence being read; what was found at a place is remembered, so that time stays bounded."""

    def __init__(self, grammar: Grammar, text: str) -> None:
        self.grammar: Final = grammar
        self.text: Final = text
        self.found: Final[dict[tuple[str, int], Found]] = {}

    def of(self, sort: str, start: int) -> Found:
        """Every phrase of a sort that begins here, with the place where it ends."""
        if (sort, start) in self.found:
            return self.found[sort, start]
        head = HEAD.match(self.text, start)
        states: list[State] = []
        if head is not None:
            for form in self.grammar.by_head[sort].get(head.group(), []):
                states += self.match(form, start)
        for form in self.grammar.headless[sort]:
            states += self.match(form, start)
        if sort in WITHIN:
            states += [(end, 0, (node,)) for node, end in self.of(WITHIN[sort], start)]
        found: Found = [(values[0], end) for end, _, values in two_each(states)]
        self.found[sort, start] = found
        return found

    def match(self, form: Form, start: int) -> list[State]:
        states: list[State] = [(start, 0, ())]
        for part in form.parts:
            following: list[State] = []
            for place, number, values in states:
                for value, end in part.read(self, place, number):
                    if not part.field:
                        following.append((end, number, values))
                    elif part.numeric:
                        assert isinstance(value, int)
                        following.append((end, abs(value), (*values, value)))
                    else:
                        following.append((end, number, (*values, value)))
            if not following:
                return []
            states = two_each(following)
        made: list[State] = []
        for end, _, values in states:
            node = form.make(*values)
            node.text = self.text[start:end]
            made.append((end, 0, (node,)))
        return made
