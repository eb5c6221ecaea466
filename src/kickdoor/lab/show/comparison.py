"""A comparison of two runs as a table for the terminal, and as JSON."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Final

from ..measure.changes import Change
from ..measure.compare import CardMove, Comparison, Move
from ..measure.impact import FEWEST
from .formatting import boxes_of, setting_text

MOST: Final = 12  # cards in a list


def comparison_json(found: Comparison, changed: list[Change]) -> dict[str, object]:
    """The comparison as a JSON object."""
    plans = [
        {
            "boxes": list(boxes_of(plan)),
            "digests": list(plan.digests),
            "bots": list(plan.bots),
            "seed": plan.seed,
            "games": plan.games,
            "settings": dict(plan.settings),
        }
        for plan in (found.before, found.after)
    ]
    return {
        "a": plans[0],
        "b": plans[1],
        "pairs": found.pairs,
        "changed": [change.json() for change in changed],
        "moves": [move.json() for move in found.moves],
        "cards": [move.json() for move in found.cards],
    }


def comparison_table(found: Comparison, changed: list[Change], wanted: Collection[str] = ()) -> str:
    """The figures, then the cards that were changed, are wanted (in lower case), or differ beyond chance."""
    return "\n".join([*_head(found, changed), *_moves(found), *_cards(found, changed, wanted)])


def _head(found: Comparison, changed: list[Change]) -> Iterator[str]:
    for name, plan in (("A", found.before), ("B", found.after)):
        given = "".join([f", {key}={setting_text(value)}" for key, value in plan.settings.items()])
        boxes = [os.path.relpath(box) if Path(box).is_absolute() else box for box in plan.boxes]
        yield f"{name}  {'+'.join(boxes)}: {', '.join(plan.bots)}{given}"
    yield f"{found.pairs:,} games with the same seeds in both"
    for change in changed[:MOST]:
        yield f"   {change.card}: {_lines(change.before)} in A, {_lines(change.after)} in B"
    if len(changed) > MOST:
        yield f"   and {len(changed) - MOST} other cards that differ"


def _lines(lines: tuple[str, ...]) -> str:
    return " ".join([f'"{line}"' for line in lines]) or "nothing"


def _moves(found: Comparison) -> Iterator[str]:
    yield ""
    yield f"{'per game':<34}{'A':>9}{'B':>9}{'B - A':>9}  {'95 % interval':<20}beyond chance"
    for move in found.moves:
        yield f"{move.name:<34}{_values(move)}".rstrip()
    sure = sum(move.sure for move in found.moves)
    differ = "no figure differs" if not sure else f"{sure} of {len(found.moves)} figures differ"
    yield ""
    yield f"Beyond chance {differ}; this is corrected for the comparison of {len(found.moves)} figures at once."


def _values(move: Move) -> str:
    mark = "%" if move.unit == "%" else " "
    moved = ("more" if move.step.value > 0 else "less") if move.sure else ""
    same = not move.step.value and not move.step.error
    interval = "the same in every game" if same else f"{move.step.low:+.2f} to {move.step.high:+.2f}"
    return f"{move.before:>8.2f}{mark}{move.after:>8.2f}{mark}{move.step.value:>+8.2f}  {interval:<20}{moved}"


def _cards(found: Comparison, changed: list[Change], wanted: Collection[str]) -> Iterator[str]:
    named = {change.card.casefold() for change in changed} | set(wanted)
    listed = [move for move in found.cards if move.worth.name.casefold() in named]
    sure = [move for move in found.cards if move.worth.sure and move not in listed]
    if listed or sure:
        yield ""
        yield (
            f"{'worth of a card, % points of wins':<34}{'A':>9}{'B':>9}{'B - A':>9}  {'95 % interval':<20}"
            "beyond chance"
        )
        for move in [*listed, *sure[:MOST]]:
            yield f"{move.worth.name:<34}{_values(move.worth)}".rstrip()
            yield f"   drawn {move.drawn[0]:,} and {move.drawn[1]:,} times{_played(move)}"
        if len(sure) > MOST:
            yield f"and {len(sure) - MOST} others beyond chance"
    few = sorted(name for name in {change.card for change in changed} - {move.worth.name for move in found.cards})
    if few:
        yield f"Drawn fewer than {FEWEST} times in A or B, and left out: {', '.join(few)}"


def _played(move: CardMove) -> str:
    before, after = move.played
    if before is None or after is None:
        return ""
    return f"; played in {before:.0f} % and {after:.0f} % of the games in which it came into a hand"
