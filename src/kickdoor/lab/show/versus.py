"""A comparison as people read it in a terminal, and as programs do."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Final

from ..measure.changes import Change
from ..measure.compare import CardMove, Comparison, Move
from ..measure.impact import FEWEST
from .told import boxes_of, said

MOST: Final = 12  # cards beyond chance that are listed


def as_object(found: Comparison, changed: list[Change]) -> dict[str, object]:
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


def as_table(found: Comparison, changed: list[Change], wanted: Collection[str] = ()) -> str:
    """What moved; cards that were changed, that are wanted (in lower case), or that moved beyond chance."""
    return "\n".join([*_head(found, changed), *_moves(found), *_cards(found, changed, wanted)])


def _head(found: Comparison, changed: list[Change]) -> Iterator[str]:
    for name, plan in (("A", found.before), ("B", found.after)):
        given = "".join([f", {key}={said(value)}" for key, value in plan.settings.items()])
        boxes = [os.path.relpath(box) if Path(box).is_absolute() else box for box in plan.boxes]
        yield f"{name}  {'+'.join(boxes)}: {', '.join(plan.bots)}{given}"
    yield f"{found.pairs:,} games with the same seeds in both"
    for change in changed[:MOST]:
        yield f"   {change.card}: {_lines(change.before)} in A, {_lines(change.after)} in B"
    if len(changed) > MOST:
        yield f"   and {len(changed) - MOST} other cards that are not the same"


def _lines(lines: tuple[str, ...]) -> str:
    return " ".join([f'"{line}"' for line in lines]) or "nothing"


def _moves(found: Comparison) -> Iterator[str]:
    yield ""
    yield f"{'a game':<34}{'A':>9}{'B':>9}{'B - A':>9}  {'95 % interval':<20}beyond chance"
    for move in found.moves:
        yield f"{move.name:<34}{_values(move)}".rstrip()
    sure = sum(move.sure for move in found.moves)
    told = "nothing moved" if not sure else f"{sure} of {len(found.moves)} moved"
    yield ""
    yield f"Beyond chance {told}; that is corrected for looking at {len(found.moves)} figures at once."


def _values(move: Move) -> str:
    mark = "%" if move.unit == "%" else " "
    moved = ("more" if move.step.value > 0 else "less") if move.sure else ""
    same = not move.step.value and not move.step.error
    interval = "the same in every game" if same else f"{move.step.low:+.2f} to {move.step.high:+.2f}"
    return f"{move.before:>8.2f}{mark}{move.after:>8.2f}{mark}{move.step.value:>+8.2f}  {interval:<20}{moved}"


def _cards(found: Comparison, changed: list[Change], wanted: Collection[str]) -> Iterator[str]:
    named = {change.card.casefold() for change in changed} | set(wanted)
    told = [move for move in found.cards if move.worth.name.casefold() in named]
    sure = [move for move in found.cards if move.worth.sure and move not in told]
    if told or sure:
        yield ""
        yield (
            f"{'worth of a card, % points of wins':<34}{'A':>9}{'B':>9}{'B - A':>9}  {'95 % interval':<20}"
            "beyond chance"
        )
        for move in [*told, *sure[:MOST]]:
            yield f"{move.worth.name:<34}{_values(move.worth)}".rstrip()
            yield f"   drawn {move.drawn[0]:,} and {move.drawn[1]:,} times{_played(move)}"
        if len(sure) > MOST:
            yield f"and {len(sure) - MOST} others beyond chance"
    few = sorted(name for name in {change.card for change in changed} - {move.worth.name for move in found.cards})
    if few:
        yield f"Drawn fewer than {FEWEST} times in A or B, so nothing is said of: {', '.join(few)}"


def _played(move: CardMove) -> str:
    before, after = move.played
    if before is None or after is None:
        return ""
    return f"; played in {before:.0f} % and {after:.0f} % of the games in which it came into a hand"
