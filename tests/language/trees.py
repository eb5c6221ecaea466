"""Hypothesis strategies for the card language: random nodes of every form, and sentences with a slip in them."""

from __future__ import annotations

from hypothesis import strategies as st

from kickdoor.engine.table.sentence import Node
from kickdoor.language.grammar.phrase import Filled, Form, Grammar, Inner
from kickdoor.language.grammar.slots import (
    AgreeingSlot,
    DontSlot,
    ExtraSlot,
    HavingSlot,
    MoreOrFewerSlot,
    NumberSlot,
    SignedSlot,
    Slot,
    UnlessOneSlot,
    WordSlot,
    key_of,
)
from kickdoor.language.grammar.template import fields
from kickdoor.language.sentences.nouns import CardNoun, Having

DEEPEST = 3  # prefixes inside prefixes
SLIPS = ["", " ", ",", ":", "[", "]", "{n}", "<", "0", "+", "-", "s", "ß", "\u2019", "\x00", "\n", "no ", "a "]


def values(slot: Slot) -> st.SearchStrategy[object]:
    """Anything that may fill a slot."""
    if isinstance(slot, NumberSlot):
        return st.integers(slot.least, 999_999)
    if isinstance(slot, (SignedSlot, MoreOrFewerSlot)):
        return st.integers(-999_999, 999_999).filter(bool)
    if isinstance(slot, (ExtraSlot, UnlessOneSlot)):
        return st.integers(1, 999_999)
    if isinstance(slot, DontSlot):
        return values(slot.many)
    if isinstance(slot, AgreeingSlot):
        return values(slot.one)
    if isinstance(slot, HavingSlot):
        return st.builds(_having, values(slot.bare), st.booleans())
    assert isinstance(slot, WordSlot)
    known: st.SearchStrategy[object] = st.sampled_from([value for _, value in slot.entries])
    if slot.named is None or not slot.names:
        return known
    names = st.sampled_from(sorted(slot.names)).map(slot.named)
    return known | names if slot.entries else names


def _having(noun: object, none: bool) -> Having:
    assert isinstance(noun, CardNoun)
    return Having(noun, none)


def forms(grammar: Grammar, sort: str) -> list[Form]:
    """The forms of a sort for which the box has words."""
    return [form for form in grammar.sort(sort).forms() if not _wordless(form)]


def _wordless(form: Form) -> bool:
    """A form for which this box has no word, such as a keyword."""
    slots = [part.slot for part in form.parts if isinstance(part, Filled)]
    return any(isinstance(slot, WordSlot) and not slot.entries and slot.named is None for slot in slots)


@st.composite
def nodes(draw: st.DrawFn, grammar: Grammar, sort: str, depth: int = DEEPEST) -> Node:
    """A node of a sort, built from the classes and not from text."""
    while (within := grammar.sort(sort).within) is not None and (depth <= 0 or draw(st.booleans())):
        sort = within
    form = draw(st.sampled_from(forms(grammar, sort)))
    filled: list[object] = []
    for part in form.parts:
        if isinstance(part, Filled):
            filled.append(draw(values(part.slot)))
        elif isinstance(part, Inner):
            filled.append(draw(nodes(grammar, part.sort, depth - 1)))
    return form.make(*filled)


def same(one: object, other: object) -> bool:
    """Whether two values of a tree mean the same."""
    if isinstance(one, Node) and one.phrase:
        return type(one) is type(other) and all(
            same(getattr(one, field.name), getattr(other, field.name)) for field in fields(one.phrase)
        )
    if isinstance(one, Having):
        return isinstance(other, Having) and one.none == other.none and same(one.noun, other.noun)
    return type(one) is type(other) and key_of(one) == key_of(other)


@st.composite
def slips(draw: st.DrawFn, text: str) -> str:
    """The text with one slip: a letter or a word lost, doubled, swapped, added or written large."""
    words = text.split(" ")
    at = draw(st.integers(0, len(words) - 1))
    to = draw(st.integers(0, len(words) - 1))
    place = draw(st.integers(0, len(text) - 1))
    added = draw(st.sampled_from(SLIPS) | st.characters(codec="utf-8"))
    swapped = words[:]
    swapped[at], swapped[to] = words[to], words[at]
    return draw(
        st.sampled_from(
            [
                text[:place] + text[place + 1 :],
                text[:place] + added + text[place:],
                text[:place] + text[place].swapcase() + text[place + 1 :],
                " ".join(words[:at] + words[at + 1 :]),
                " ".join([*words[:at], words[at], *words[at:]]),
                " ".join(swapped),
                text + added,
            ]
        )
    )
