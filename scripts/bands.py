"""Plays each of our boxes with one kind of bot, and prints what is out of its band: games, and cards.

A card is listed where its worth is surely beyond the limit, and where most who held it did nothing with it. Games
are kept in the folder, so that a second call with more of them goes on.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import polars as pl

from kickdoor.lab.measure.folders import begin
from kickdoor.lab.measure.impact import impact, unplayed
from kickdoor.lab.run.plan import Plan
from kickdoor.lab.run.runs import Run
from kickdoor.lab.show.report import report_of
from kickdoor.language.files.loader import OWN_BOXES

WORTH = 12.0  # percentage points of wins
USED = 0.5  # of the games in which a card came into a hand: played, sold, or paid for something
MEDIAN = (11, 16)  # rounds of a game


def judged(box: str, bot: str, run: Run) -> list[str]:
    """What there is to say about a run: its median, then everything that is out of its band."""
    report = report_of(run)
    cards = run.frame("cards")
    rounds = run.frame("games").select(pl.col("rounds").median()).collect().item()
    fair = "" if MEDIAN[0] <= rounds <= MEDIAN[1] else f", not {MEDIAN[0]} to {MEDIAN[1]}"
    said = [f"{box}, {report.games} games of {bot}: median {rounds:g} rounds{fair}"]
    said += [f"  {line.name}: {line.value:g}, band {line.band}" for line in report.lines if line.holds == "no"]
    for row in impact(cards).iter_rows(named=True):
        if row["low"] > WORTH or row["high"] < -WORTH:
            said.append(
                f"  {row['card']}: worth {row['difference']:+.1f} ({row['low']:+.1f} to {row['high']:+.1f})"
            )
    for row in unplayed(cards, what="used").iter_rows(named=True):
        if row["high"] < 100 * USED:
            said.append(f"  {row['card']}: used in {row['share']:.0f} % of the games of those who held it")
    return said


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path("build/bands"))
    parser.add_argument("boxes", nargs="*", default=list(OWN_BOXES))
    given = parser.parse_args()
    for box in given.boxes:
        plan = Plan((box,), (given.bot,) * 4, given.games, seed=given.seed)
        simulation = begin(plan, given.folder / f"{box}-{given.bot}")
        simulation.play(advance=lambda done: None)
        print("\n".join(judged(box, given.bot, Run(given.folder / f"{box}-{given.bot}"))), flush=True)


if __name__ == "__main__":
    main()
