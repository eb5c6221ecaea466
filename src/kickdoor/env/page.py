"""Generates docs/env.md from env.md and the tables of features: `python -m kickdoor.env.page`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.resources import files
from string import Template
from typing import Final, NamedTuple, Protocol

from kickdoor.engine.sight import places
from kickdoor.engine.sight.quads import MOST
from kickdoor.engine.table.kinds import KINDS
from kickdoor.engine.table.sentence import MOMENTS
from kickdoor.engine.table.window import KINDS as WINDOWS
from kickdoor.engine.turns.phase import PHASES
from kickdoor.views.names import EVENTS

from . import features, observed, options
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


def _parts() -> str:
    """The parts of an observation of version 1, each with its columns."""
    texts: list[str] = []
    first = 0
    for part in places.PARTS:
        last = first + part.rows * part.width - 1
        rows = "" if part.rows == 1 else f", {part.rows} rows of {part.width}"
        lines = [f"### `{part.name}`: {first}-{last}{rows}", "", part.meaning, ""]
        lines += ["| place | name | sort | meaning |", "| ---: | --- | --- | --- |"]
        for place, column in enumerate(part.columns):
            sort = f"number / {column.unit}" if column.unit > 1 else column.sort
            lines.append(f"| {place} | `{column.name}` | {sort} | {column.meaning} |")
        texts.append("\n".join(lines))
        first = last + 1
    return "\n\n".join(texts)


def _lists() -> str:
    """What the sorts of number count, in their order."""
    lists = {
        "phase": PHASES,
        "question": places.QUESTIONS,
        "window": WINDOWS,
        "moment": tuple(MOMENTS.values()),
        "event": EVENTS,
        "verb": places.VERBS,
        "zone": places.ZONES,
    }
    return "\n".join([f"- `{name}`: {', '.join(words)}" for name, words in lists.items()])


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
        numbers=places.LENGTH,
        most=MOST,
        parts=_parts(),
        lists=_lists(),
        printed=", ".join(observed.PRINTED[: -len(KINDS)]),
        table=_table(0, table),
        player=_table(sum([row.places for row in table]), _rows(features.PLAYER, "player0_")),
        option=_table(0, option),
    )


if __name__ == "__main__":
    sys.stdout.buffer.write(page().encode("utf-8"))
