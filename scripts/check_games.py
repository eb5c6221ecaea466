"""Plays random games of all boxes and settings on all cores, and checks the invariants."""

from __future__ import annotations

import argparse
import collections
import multiprocessing
import os
import sys
import time
import traceback

from tests.engine import invariants


def play(number: int) -> tuple[int, str, int, int, str]:
    """Plays one game; returns its number, boxes, decisions, turns, and the error, if any."""
    try:
        for _, game, decisions in invariants.games(range(number, number + 1), every, turns):
            boxes = "+".join(box.id for box in game.table.book.boxes)
            end = "won" if game.winners else str(game.events[-1].facts.reason)
            return number, boxes, decisions, game.table.turns, "" if game.over else f"not over: {end}"
    except Exception:
        return number, "", 0, 0, traceback.format_exc()
    raise AssertionError("a game was neither played nor refused")


every = 400
turns = 600


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int, nargs="?", default=2000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--every", type=int, default=400, help="check all invariants at one decision in this many")
    parser.add_argument("--turns", type=int, default=600, help="the last turn of a game (RULE-25)")
    args = parser.parse_args()
    global every, turns
    every, turns = args.every, args.turns
    began = time.monotonic()
    decisions = lasted_in_all = 0
    boxes: collections.Counter[str] = collections.Counter()
    bad = 0
    with multiprocessing.get_context("fork").Pool(os.cpu_count()) as pool:
        numbers = range(args.first, args.first + args.games)
        for done, (number, played, made, lasted, wrong) in enumerate(pool.imap_unordered(play, numbers), 1):
            decisions += made
            lasted_in_all += lasted
            boxes[played] += 1
            if wrong:
                bad += 1
                print(f"game {number}: {wrong}")
            if done % 100 == 0:
                print(
                    f"{done} games, {bad} bad, {decisions:,} decisions, {time.monotonic() - began:.0f} s",
                    flush=True,
                )
    sorts = f"{args.games} games of {len(boxes)} combinations of boxes"
    print(f"{sorts}, {decisions:,} decisions, {lasted_in_all:,} turns: {bad} bad")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
