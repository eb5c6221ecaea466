"""The account of what people were told finds what is wrong: a frame for another seat, an order, an answer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from copy import copy
from pathlib import Path

import pytest

from kickdoor.server.store.store import Row
from tests.nodes.evening import Sitting
from tests.nodes.houses import nodes
from tests.nodes.witness import Witness, account
from tests.server.load import party

Damage = Callable[[list[Row], list[Witness]], object]


def _swapped(rows: list[Row], people: list[Witness]) -> None:
    people[0].shown[4], people[1].shown[4] = people[1].shown[4], people[0].shown[4]


def _spectator(rows: list[Row], people: list[Witness]) -> None:
    """A spectator is shown what a seat sees."""
    people[-1].shown[-1] = people[0].shown[-1]


def _disordered(rows: list[Row], people: list[Witness]) -> None:
    shown = people[2].shown
    shown[3], shown[7] = shown[7], shown[3]


def _lost(rows: list[Row], people: list[Witness]) -> None:
    people[0].taken.add("never said")


def _refused(rows: list[Row], people: list[Witness]) -> None:
    people[0].refused[people[0].taken.pop()] = "stale"


def _twice(rows: list[Row], people: list[Witness]) -> None:
    rows.append((len(rows), 0, next(body for _, _, body in reversed(rows) if b'"answered"' in body)))


def _gap(rows: list[Row], people: list[Witness]) -> None:
    del rows[5]


DAMAGES: list[tuple[Damage, str]] = [
    (_swapped, "not what it may see"),
    (_spectator, "not what it may see"),
    (_disordered, "not what it may see"),
    (_lost, "acknowledged, and are not in the log"),
    (_refused, "refused, and are in the log"),
    (_twice, "in the log twice"),
    (_gap, "has a gap"),
]


def _copied(person: Witness) -> Witness:
    found = copy(person)
    found.shown, found.taken, found.refused = list(person.shown), set(person.taken), dict(person.refused)
    return found


def test_an_account_is_right_only_where_all_is(tmp_path: Path) -> None:
    async def evening() -> tuple[list[Row], Sitting]:
        async with nodes(str(tmp_path / "tables.db"), 1) as (one,):
            found = Sitting(await party(one.url, one.socket_url), seed=0)
            for person in found.people:
                await person.come()
            await found.play(30)
            for person in found.people:
                await person.go()
            return one.house.store.entries(found.table), found

    rows, found = asyncio.run(evening())
    told = account(rows, found.people)
    assert told.acknowledged == told.logged >= 30 and not told.bots
    assert told.frames == sum(len(person.shown) for person in found.people) > 60
    for damage, word in DAMAGES:
        log, people = list(rows), [_copied(person) for person in found.people]
        damage(log, people)
        with pytest.raises(AssertionError, match=word):
            account(log, people)
    assert account(rows, found.people) == told
