"""What holds for every sentence of the language, tried with random trees and random slips."""

from __future__ import annotations

import functools

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from kickdoor.language.files.problems import Problems
from kickdoor.language.files.record import Clerk
from kickdoor.language.grammar.phrase import LONGEST
from kickdoor.language.translation.english import names, templates
from kickdoor.language.translation.ftl import FluentTemplates, bundle_of
from kickdoor.language.translation.printer import Printer

from .conftest import BOXES, grammar, sample
from .trees import nodes, same, slips

# Where each sort of sentence is written: a kind of card, and the rest of its record.
RECORDS: dict[str, tuple[str, str, dict[str, object]]] = {
    "always": ("item", "always", {}),
    "does": ("curse", "does", {}),
    "cost": ("class", "cost", {"when": "at any time", "does": ["die"]}),
    "when": ("class", "when", {"does": ["die"]}),
    "limit": ("class", "limit", {"when": "at any time", "does": ["die"]}),
}
TOP = tuple(RECORDS)
quickly = settings(max_examples=40, deadline=None)


def problems_of(box: str, sort: str, text: str) -> list[str]:
    """What the checker says about a card with this sentence."""
    kind, key, rest = RECORDS[sort]
    card: dict[str, object] = {"name": "Probe"}
    if kind == "class":
        order = ("when", "cost", "limit", "does")
        ability = {**rest, key: text}
        card["ability"] = [{name: ability[name] for name in order if name in ability}]
    else:
        card[key] = [text]
    problems = Problems()
    Clerk("probe", grammar(box), problems, strict=True).face("probe.toml", kind, card)
    assert all(problem.message for problem in problems.found)
    return [problem.message for problem in problems.found]


@pytest.mark.parametrize("box", BOXES)
@given(data=st.data())
@quickly
def test_a_random_tree_is_printed_and_read_back_as_the_same_tree(box: str, data: st.DataObject) -> None:
    sort = data.draw(st.sampled_from(TOP))
    node = data.draw(nodes(grammar(box), sort))
    text = grammar(box).show(node)
    assume(len(text) <= LONGEST)
    readings = grammar(box).read(sort, text)
    assert len(readings) == 1, text
    assert same(node, readings[0]), text
    assert grammar(box).show(readings[0]) == text == readings[0].text


@pytest.mark.parametrize("box", BOXES)
@given(data=st.data())
@quickly
def test_a_slip_is_read_as_it_is_written_or_explained_to_the_author(box: str, data: st.DataObject) -> None:
    sort = data.draw(st.sampled_from(TOP))
    text = data.draw(slips(grammar(box).show(data.draw(nodes(grammar(box), sort, 1)))))
    readings = grammar(box).read(sort, text)
    told = problems_of(box, sort, text)
    if len(readings) == 1:
        assert grammar(box).show(readings[0]) == text
        assert all(message.startswith(("can never take effect", "`for each` multiplies")) for message in told)
    else:
        assert told


@given(text=st.text(max_size=60), sort=st.sampled_from(TOP))
@quickly
def test_any_text_at_all_is_explained(text: str, sort: str) -> None:
    assert problems_of("base", sort, text)


@pytest.mark.parametrize("box", BOXES)
@given(data=st.data())
@quickly
def test_a_random_tree_prints_the_same_through_the_exported_templates(box: str, data: st.DataObject) -> None:
    node = data.draw(nodes(grammar(box), data.draw(st.sampled_from(TOP))))
    assert printer(box).printed(node) == grammar(box).show(node)


@functools.cache
def printer(box: str) -> Printer:
    bundle = bundle_of("en", templates(), names([sample(box)]))
    return Printer(sample(box).id, FluentTemplates(bundle))
