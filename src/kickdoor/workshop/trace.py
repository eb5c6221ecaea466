"""Copies of boxes whose sentences count how often they take effect; the engine is not changed."""

from __future__ import annotations

import copy
import itertools
from collections.abc import Callable, Iterator
from typing import Final, TypeVar

from kickdoor.engine.table import sentence
from kickdoor.engine.table.box import Box, Keyword
from kickdoor.engine.table.face import Ability, Face
from kickdoor.engine.table.sentence import (
    COUNT_AS,
    FOE_TIES,
    KEPT,
    KEYWORD,
    LOWER_HELP,
    NO_ESCAPE,
    NO_LEVEL,
    ONLY_LEVELS,
    Cause,
    Cost,
    Node,
    Standing,
    Verb,
)
from kickdoor.engine.table.table import Table

# The engine does not call these; they count as taking effect when their card comes into play.
SILENT: Final = (KEYWORD, COUNT_AS, ONLY_LEVELS, NO_ESCAPE, KEPT, NO_LEVEL, LOWER_HELP, FOE_TIES)

COMPILED: Final = not str(sentence.__file__).endswith(".py")

OneNode = TypeVar("OneNode", bound=Node)
OneSource = TypeVar("OneSource", Face, Keyword)
Anything = TypeVar("Anything")

_traces: Final = itertools.count()


class Line:
    """One sentence of one card, and how often it took effect."""

    def __init__(self, key: str, text: str) -> None:
        self.key: Final = key
        self.text: Final = text
        self.times = 0


class Row:
    """One card, or one keyword, of a box."""

    def __init__(self, box: str, kind: str, name: str) -> None:
        self.box: Final = box
        self.kind: Final = kind
        self.name: Final = name
        self.lines: Final[list[Line]] = []
        self.arriving: Final[list[Line]] = []  # counted when the card comes into play
        self.leaving: Final[list[Line]] = []  # counted when its `until` happens
        self.drawn = 0
        self.played = 0
        self.used = 0

    def line(self, key: str, text: str) -> Line:
        line = Line(key, text)
        self.lines.append(line)
        return line

    def counts(self) -> list[int]:
        return [self.drawn, self.played, self.used, *[line.times for line in self.lines]]

    def add(self, counts: Iterator[int]) -> None:
        self.drawn += next(counts)
        self.played += next(counts)
        self.used += next(counts)
        for line in self.lines:
            line.times += next(counts)


def traced(box: Box) -> tuple[Box, list[Row]]:
    """The same box with sentences that count, and a row for each of its cards and keywords."""
    if COMPILED:
        raise ValueError("only the interpreted engine can count sentences: run it without build/compiled")
    rows = [Row(box.id, face.kind, face.name) for face in box.faces]
    rows += [Row(box.id, "keyword", keyword.name) for keyword in box.keywords]
    faces = [_source(face, row) for face, row in zip(box.faces, rows, strict=False)]
    keywords = [_source(word, row) for word, row in zip(box.keywords, rows[len(faces) :], strict=True)]
    # Books are cached by the digests of their boxes, so the copy needs another one.
    digest = f"{box.digest} traced {next(_traces)}"
    return _with(box, faces=tuple(faces), keywords=tuple(keywords), digest=digest), rows


def _with(thing: Anything, **values: object) -> Anything:
    """A copy with some attributes changed."""
    other = copy.copy(thing)
    vars(other).update(values)
    return other


def _source(source: OneSource, row: Row) -> OneSource:
    values: dict[str, object] = {"always": tuple([_standing(node, row) for node in source.always])}
    values["abilities"] = tuple([_ability(ability, row) for ability in source.abilities])
    if isinstance(source, Face):
        values["bad_stuff"] = tuple([_verb(node, row.line("bad_stuff", node.text)) for node in source.bad_stuff])
        if source.play is not None:
            values["play"] = _ability(source.play, row)
        if source.until is not None:
            row.leaving.append(row.line("until", source.until.text))
    return _with(source, **values)


def _standing(node: Standing, row: Row) -> Standing:
    line = row.line("always", node.text)
    if node.key in SILENT:
        row.arriving.append(line)
        return node
    return _counting(node, line, "worth", "touches", "meets_seat", "meets_foe")


def _ability(ability: Ability, row: Row) -> Ability:
    """Its moment is counted with its first verb; a limit is not counted."""
    when = [row.line("when", ability.when.text)] if ability.when.text and ability.does else []
    does: list[Verb] = []
    for place, node in enumerate(ability.does):
        does.append(_verb(node, row.line("does", node.text), *(when if place == 0 else [])))
    values: dict[str, object] = {"does": tuple(does)}
    if ability.cost is not None:
        values["cost"] = _cost(ability.cost, row.line("cost", ability.cost.text))
    return _with(ability, **values)


def _counting(node: OneNode, line: Line, *answers: str) -> OneNode:
    """A copy that counts every answer that is neither False nor 0."""

    def counted(asked: Callable[..., int]) -> Callable[..., int]:
        def ask(*about: object) -> int:
            found = asked(*about)
            if found:
                line.times += 1
            return found

        return ask

    other = copy.copy(node)
    vars(other).update({answer: counted(getattr(other, answer)) for answer in answers})
    return other


def _verb(node: Verb, line: Line, *also: Line) -> Verb:
    other = copy.copy(node)
    run = other.run

    def counted(table: Table, cause: Cause) -> None:
        if other.finds(table, cause):
            for one in (line, *also):
                one.times += 1
        run(table, cause)

    return _set(other, run=counted)


def _cost(node: Cost, line: Line) -> Cost:
    other = copy.copy(node)
    pay = other.pay

    def counted(table: Table, cause: Cause) -> None:
        line.times += 1
        pay(table, cause)

    return _set(other, pay=counted)


def _set(node: OneNode, **values: object) -> OneNode:
    vars(node).update(values)
    return node
