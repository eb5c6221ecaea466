"""Generates docs/env.md from env.md and the tables of features: `python -m kickdoor.env.page`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.resources import files
from string import Template
from typing import Final, NamedTuple, Protocol

from kickdoor.engine.table.kinds import KINDS

from . import features, options
from .sight import ACTIONS, MOST_PLAYERS, SHOWN
from .sitting import BOUND, LENGTH, OPTION_LENGTH, TABLE_LENGTH

MEANINGS: Final = {"phase": "where the turn is", "ask": "what the seat is asked"}


class Described(Protocol):
    @property
    def name(self) -> str: ...

    @property
    def meaning(self) -> str: ...


class Row(NamedTuple):
    name: str
    meaning: str
    places: int = 1


def _rows(found: Sequence[Described], prefix: str = "") -> list[Row]:
    return [Row(f"`{prefix}{feature.name}`", feature.meaning) for feature in found]


def _group(prefix: str, meaning: str, words: Sequence[str]) -> Row:
    """A group of features in one row."""
    return Row(f"`{prefix}_…`", f"{meaning}: {', '.join([f'`{word}`' for word in words])}", len(words))


def _table(first: int, rows: list[Row]) -> str:
    lines = ["| place | name | meaning |", "| ---: | --- | --- |"]
    for row in rows:
        last = first + row.places - 1
        lines.append(f"| {first if row.places == 1 else f'{first}-{last}'} | {row.name} | {row.meaning} |")
        first = last + 1
    return "\n".join(lines)


def page() -> str:
    """The text of docs/env.md."""
    table = _rows(features.TABLE)
    table += [_group(name, f"{MEANINGS[name]}, 1 for one of", words) for name, words in features.ONE_OF]
    table += [_group("hand", "cards of each kind in the hand", KINDS), *_rows(features.FIGHT, "fight_")]
    option = _rows(options.OPTION)
    option += [_group("verb", "what is done, 1 for one of", (*options.VERBS, "other"))]
    option += [_group("card", "the kind of its card, 1 for one of", KINDS)]
    prose = Template(files(__package__).joinpath("env.md").read_text("utf-8"))
    return prose.substitute(
        actions=ACTIONS,
        shown=SHOWN,
        bound=f"{BOUND:g}",
        length=LENGTH,
        table_length=TABLE_LENGTH,
        option_length=OPTION_LENGTH,
        players=MOST_PLAYERS,
        player_length=len(features.PLAYER),
        table=_table(0, table),
        player=_table(sum([row.places for row in table]), _rows(features.PLAYER, "player0_")),
        option=_table(0, option),
    )


if __name__ == "__main__":
    sys.stdout.buffer.write(page().encode("utf-8"))
