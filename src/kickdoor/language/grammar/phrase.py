"""Reads a sentence into nodes and prints nodes as sentences, by the templates on their classes."""

from __future__ import annotations

import re
from typing import Final

from kickdoor.engine.table.sentence import Node

from .forms import SORTS, WITHIN
from .lists import Lists
from .slots import Found, Slot
from .template import AGREEING, NUMBERS, Agreeing, Field, Own, Text, pieces
from .words import Words

LONGEST: Final = 400  # characters in a sentence

HEAD: Final = re.compile(r"[^ ,;:]*")


class Part:
    """A part of a form. A part with a field gives a value to the node; fixed text gives none."""

    def __init__(self, field: str = "", numeric: bool = False) -> None:
        self.field: Final = field
        self.numeric: Final = numeric  # words after it agree with it

    def read(self, reading: Reading, start: int, number: int) -> Found:
        raise NotImplementedError

    def show(self, grammar: Grammar, value: object, number: int) -> str:
        raise NotImplementedError


class Fixed(Part):
    """Fixed text: `one` after the number 1, `many` after any other."""

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
        return grammar.show(value) if isinstance(value, Node) else ""


class Form:
    """A template in its parts, in the words of one box."""

    def __init__(self, make: type[Node], parts: list[Part]) -> None:
        self.make: Final = make
        self.parts: Final = parts
        first = parts[0]
        # Forms are looked up by their first word; those that begin with a slot have none.
        self.head: Final = HEAD.match(first.one) if isinstance(first, Fixed) else None

    def node(self, values: tuple[object, ...]) -> Node:
        """The node that has read these values: `__init__` takes them by position."""
        try:
            return self.make(*values)
        except TypeError as error:
            fields = ", ".join([part.field for part in self.parts if part.field])
            form = f'{self.make.__name__}, "{self.make.phrase}"'
            raise TypeError(f"{form}: `__init__` must take ({fields}), in this order: {error}") from error


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
        """The form of a class; None where the box lacks a word of it."""
        parts: list[Part] = []
        one = many = ""  # the fixed text so far, after 1 and after any other number
        for piece in pieces(node_class.phrase):
            if isinstance(piece, Text):
                one, many = one + piece.text, many + piece.text
            elif isinstance(piece, Agreeing):
                one, many = one + piece.word, many + piece.word + "s"
            elif isinstance(piece, Own):
                word = self.words.box.get(piece.key)
                if word is None:
                    return None
                agreeing = piece.form == AGREEING
                one += word.one if agreeing else word.stands(piece.form)
                many += word.many if agreeing else word.stands(piece.form)
            else:
                if one:
                    parts.append(Fixed(one, many, self.loose))
                    one = many = ""
                parts.append(self.part(piece, node_class))
        if one:
            parts.append(Fixed(one, many, self.loose))
        return Form(node_class, parts)

    def part(self, field: Field, node_class: type[Node]) -> Part:
        if field.slot in SORTS:
            return Inner(field.name, field.slot)
        if field.slot not in self.slots:
            raise TypeError(
                f'{node_class.__name__}, "{node_class.phrase}": there is no slot called {field.slot!r}; '
                "the slots are in SLOTS and CLOSED (grammar/lists.py) and SORTS (grammar/forms.py)"
            )
        return Filled(field.name, self.slots[field.slot], field.slot in NUMBERS)

    def read(self, sort: str, text: str) -> list[Node]:
        """The readings of a sentence, at most two: no reading means an error, two mean that it is ambiguous."""
        if (sort, text) not in self.known:
            nodes: list[Node] = []
            if len(text) <= LONGEST:
                for node, end in Reading(self, text).of(sort, 0):
                    if end == len(text) and isinstance(node, Node):
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
            if part.numeric and isinstance(value, int):
                number = abs(value)
        return "".join(said)


State = tuple[int, int, tuple[object, ...]]


def two_each(states: list[State]) -> list[State]:
    """Keeps at most two states for each place: enough to find an ambiguity, and never exponentially many."""
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
    """Reads one sentence. Results are remembered for each place, so that the time is bounded."""

    def __init__(self, grammar: Grammar, text: str) -> None:
        self.grammar: Final = grammar
        self.text: Final = text
        self.found: Final[dict[tuple[str, int], Found]] = {}

    def of(self, sort: str, start: int) -> Found:
        """Every phrase of a sort that begins at a place, with the place where it ends."""
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
                    elif part.numeric and isinstance(value, int):
                        following.append((end, abs(value), (*values, value)))
                    else:
                        following.append((end, number, (*values, value)))
            if not following:
                return []
            states = two_each(following)
        made: list[State] = []
        for end, _, values in states:
            node = form.node(values)
            node.text = self.text[start:end]
            made.append((end, 0, (node,)))
        return made
