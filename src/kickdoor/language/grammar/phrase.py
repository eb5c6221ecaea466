"""Reads a sentence into nodes and prints nodes as sentences, by the templates on their classes."""

from __future__ import annotations

import re
from typing import Final

from kickdoor.engine.table.sentence import Node

from ..verbs.prefixes import If, IfOtherwise, Said, YouMay
from .first_printing import FIRST_SORTS
from .forms import SORTS, WITHIN
from .lists import Lists
from .slots import Found, Slot, minus_signs
from .template import (
    AGREEING,
    BARE,
    FIRST,
    NOW,
    NUMBERS,
    OTHERS,
    THEY,
    TOLD,
    YOU,
    Agreeing,
    Field,
    Own,
    Text,
    pieces,
)
from .voices import ABOUT_OTHERS, template, voiced
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
    """A slot for another phrase, said in a voice."""

    def __init__(self, field: str, sort: str, voice: str) -> None:
        super().__init__(field)
        self.sort: Final = voiced(sort, voice)
        self.voice: Final = voice

    def read(self, reading: Reading, start: int, number: int) -> Found:
        return reading.of(self.sort, start)

    def show(self, grammar: Grammar, value: object, number: int) -> str:
        return grammar.show(value, self.voice) if isinstance(value, Node) else ""


class Told(Inner):
    """What is said of other players, after them: "loses 1 level", ", if they have a Class, loses 1 level"."""

    def __init__(self, field: str) -> None:
        super().__init__(field, "does", OTHERS)

    def read(self, reading: Reading, start: int, number: int) -> Found:
        for joint in (", ", ": ", " "):
            if reading.text.startswith(joint, start):
                return [
                    (v, end) for v, end in super().read(reading, start + len(joint), number) if joint == before(v)
                ]
        return []

    def show(self, grammar: Grammar, value: object, number: int) -> str:
        return before(value) + super().show(grammar, value, number)


def before(value: object) -> str:
    """What stands between players and what is said of them."""
    return joint_of(value) + " "


def joint_of(value: object) -> str:
    """The sign there: a condition is set off by a comma, what is said of others again by a colon."""
    return "," if isinstance(value, (If, IfOtherwise)) else ":" if isinstance(value, Said) else ""


class Form:
    """A template in its parts, in the words of one box."""

    def __init__(self, make: type[Node], parts: list[Part], voice: str) -> None:
        self.make: Final = make
        self.voice: Final = voice
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


class SortOfForm:
    """The forms of one sort in one voice, by their first word; those that begin with a slot have none."""

    def __init__(self, within: str | None) -> None:
        self.heads: Final[dict[str, list[Form]]] = {}
        self.headless: Final[list[Form]] = []
        self.within: Final = within  # the sort that may stand in its place

    def forms(self) -> list[Form]:
        return [form for forms in self.heads.values() for form in forms] + self.headless


class Grammar:
    """Every form, in the words of one box and in a wording of the language."""

    def __init__(self, words: Words, loose: bool = False, wording: int = NOW) -> None:
        self.words: Final = words
        self.loose: Final = loose
        self.wording: Final = wording
        self.slots: Final = Lists(words, loose, wording).slots()
        self.forms: Final[dict[tuple[type[Node], str], Form | None]] = {}
        self.sorts: Final[dict[str, SortOfForm]] = {}
        self.known: Final[dict[tuple[str, str], list[Node]]] = {}

    def sort(self, name: str) -> SortOfForm:
        """The forms of a sort, such as `verb` or `verb@others`; made when first needed."""
        if name not in self.sorts:
            plain, _, voice = name.partition("@")
            within = WITHIN.get(plain)
            found = SortOfForm(None if within is None else voiced(within, voice or YOU))
            for node_class in (FIRST_SORTS if self.wording == FIRST else SORTS)[plain]:
                form = self.form_of(node_class, voice or YOU)
                if form is None:
                    continue
                if form.head is None:
                    found.headless.append(form)
                else:
                    found.heads.setdefault(form.head.group(), []).append(form)
            self.sorts[name] = found
        return self.sorts[name]

    def all_sorts(self) -> list[SortOfForm]:
        """Every sort in every voice."""
        names = dict.fromkeys([voiced(sort, voice) for sort in SORTS for voice in (YOU, OTHERS, THEY)])
        return [self.sort(name) for name in names]

    def form_of(self, node_class: type[Node], voice: str) -> Form | None:
        """The form of a class in a voice; None where the box lacks a word of it."""
        if (node_class, voice) not in self.forms:
            self.forms[node_class, voice] = self.form(node_class, voice)
        return self.forms[node_class, voice]

    def form(self, node_class: type[Node], voice: str = YOU) -> Form | None:
        said = template(node_class, voice, self.wording)
        parts: list[Part] = []
        one = many = ""  # the fixed text so far, after 1 and after any other number
        for piece in pieces(said):
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
                parts.append(self.part(piece, node_class, voice))
        if one:
            parts.append(Fixed(one, many, self.loose))
        return Form(node_class, parts, voice)

    def part(self, field: Field, node_class: type[Node], voice: str) -> Part:
        if field.slot == TOLD:
            return Told(field.name)
        if field.slot in SORTS:
            # The first printing had one voice.
            return Inner(field.name, field.slot, YOU if self.wording == FIRST else field.voice or voice)
        if field.slot not in self.slots:
            raise TypeError(
                f'{node_class.__name__}, "{node_class.phrase}": there is no slot called {field.slot!r}; '
                "the slots are in SLOTS and CLOSED (grammar/lists.py) and SORTS (grammar/forms.py)"
            )
        of_others = self.slots.get(f"{field.slot}@{OTHERS}") if voice in ABOUT_OTHERS else None
        return Filled(field.name, of_others or self.slots[field.slot], field.slot in NUMBERS)

    def read(self, sort: str, text: str) -> list[Node]:
        """The readings of a sentence, at most two: no reading means an error, two mean that it is ambiguous."""
        if (sort, text) not in self.known:
            nodes: list[Node] = []
            if len(text) <= LONGEST:
                said = minus_signs(text)
                for node, end in Reading(self, said).of(sort, 0):
                    if end == len(text) and isinstance(node, Node):
                        nodes.append(node)
            self.known[sort, text] = nodes
        return self.known[sort, text]

    def show(self, node: Node, voice: str = YOU) -> str:
        """The sentence of a node."""
        form = self.form_of(type(node), voice)
        if form is None:
            raise LookupError(f"the box has no word for {type(node).__name__}")
        said: list[str] = []
        number = 0
        for part in form.parts:
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
        known = self.grammar.sort(sort)
        states: list[State] = []
        if head is not None:
            for form in known.heads.get(head.group(), []):
                states += self.match(form, start)
        for form in known.headless:
            states += self.match(form, start)
        if known.within is not None:
            states += [(end, 0, (node,)) for node, end in self.of(known.within, start)]
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
            # A part that is said of others is asked, and shown, as it is said to them.
            node.text = self.text[start:end] if form.voice == YOU else self.grammar.show(node)
            if isinstance(node, YouMay):
                node.wanted = self.grammar.show(node.verb, BARE)
            made.append((end, 0, (node,)))
        return made
