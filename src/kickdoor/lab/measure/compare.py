"""Compares two runs with the same seeds, game by game: which figures differ, and which of them beyond chance."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

import polars as pl

from ..run.plan import Plan
from ..run.runs import BadRun, Run
from .aggregates import SOURCES
from .impact import LEVEL, impact, unplayed
from .statistics import Difference, benjamini_hochberg, difference, paired

FEWEST: Final = 2  # pairs
# Columns of the table of games, with their names for people.
OF_GAMES: Final = {
    "rounds": "rounds",
    "deaths": "deaths",
    "fights": "fights",
    "helped": "fights with help",
    "curses": "Curses thrown at others",
    "offers": "offers",
    "tense": "rounds one level from winning",
}


@dataclass(frozen=True)
class Move:
    """A figure per game in both runs, and the difference between them."""

    name: str
    before: float
    after: float
    step: Difference
    corrected: float  # the p-value, corrected for the number of figures
    unit: str = ""

    @property
    def sure(self) -> bool:
        return self.corrected <= LEVEL

    def json(self) -> dict[str, object]:
        return {
            "name": self.name,
            "unit": self.unit,
            "a": round(self.before, 4),
            "b": round(self.after, 4),
            "difference": round(self.step.value, 4),
            "interval": [round(self.step.low, 4), round(self.step.high, 4)],
            "chance": _significant(self.step.chance),
            "corrected": _significant(self.corrected),
            "sure": self.sure,
        }


def _significant(chance: float) -> float:
    """A p-value to three significant digits: a small one does not become 0."""
    return float(f"{chance:.3g}")


@dataclass(frozen=True)
class CardMove:
    """The worth of a card in both runs in percentage points of wins, and how often it is played in per cent."""

    worth: Move
    drawn: tuple[int, int]
    played: tuple[float | None, float | None]  # share of the games in which it came into a hand; None: too few

    def json(self) -> dict[str, object]:
        return {**self.worth.json(), "drawn": list(self.drawn), "played": list(self.played)}


@dataclass(frozen=True)
class Comparison:
    """What two runs have in common and what not."""

    before: Plan
    after: Plan
    pairs: int
    moves: list[Move]
    cards: list[CardMove]  # those drawn often enough in both, the largest difference first


def compare(before: Run, after: Run) -> Comparison:
    """Compares the games that have the same seed in both runs."""
    old, new = per_game(before), per_game(after)
    both = old.join(new, on="seed", suffix=" after").sort("seed")
    if len(both) < FEWEST:
        raise BadRun(
            f"{before.path} and {after.path} share {len(both)} of their {len(old)} and {len(new)} seeds, but "
            f"games are compared seed by seed; play both from the same --seed, not {before.plan.seed} and "
            f"{after.plan.seed}"
        )
    found: list[tuple[str, float, float, Difference]] = []
    for name in old.columns:
        if name != "seed" and name in new.columns:
            first, second = both[name].to_list(), both[f"{name} after"].to_list()
            if any(first) or any(second):
                found.append((name, _mean(first), _mean(second), paired(first, second)))
    corrected = benjamini_hochberg([step.chance for *_, step in found])
    moves = [
        Move(name.removesuffix(" %"), first, second, step, q, "%" if name.endswith(" %") else "")
        for (name, first, second, step), q in zip(found, corrected, strict=True)
    ]
    return Comparison(before.plan, after.plan, len(both), moves, _cards(before, after))


def _mean(values: list[float]) -> float:
    return math.fsum(values) / len(values)


def per_game(run: Run) -> pl.DataFrame:
    """A row for each game: its seed and every figure that is compared. The names of shares end with %."""
    games = run.frame("games").select(
        "game",
        "seed",
        *[pl.col(column).alias(name) for column, name in OF_GAMES.items()],
        (100 * (pl.col("ended") == "draw")).alias("draws %"),
    )
    fights = (
        run.frame("fights")
        .group_by("game")
        .agg(pl.col("won").sum().alias("fights won"), (pl.col("meddling") > 0).sum().alias("fights meddled with"))
    )
    places = [
        (100 * (pl.col("won") & (pl.col("place") == place)).sum()).alias(f"wins of place {place + 1} %")
        for place in range(run.plan.players)
    ]
    names = sorted(set(run.plan.bots)) if len(set(run.plan.bots)) > 1 else []
    bots = [(100 * (pl.col("won") & (pl.col("bot") == bot)).sum()).alias(f"wins of {bot} %") for bot in names]
    seats = (
        run.frame("seats")
        .group_by("game")
        .agg(
            *[pl.col(column).sum().alias(f"levels: {name}") for column, name in SOURCES.items()],
            pl.col("treasures_won").sum().alias("treasures won"),
            pl.col("level").filter(~pl.col("won")).mean().fill_null(0).alias("level of the others at the end"),
            *places,
            *bots,
        )
    )
    joined = games.join(fights, on="game", how="left").join(seats, on="game", how="left").drop("game")
    return joined.with_columns(pl.all().exclude("seed").cast(pl.Float64).fill_null(0)).collect()


def _cards(before: Run, after: Run) -> list[CardMove]:
    """The cards that both runs have. The runs are taken as independent, which can only widen the intervals."""
    tables = [run.frame("cards") for run in (before, after)]
    old, new = (impact(cards) for cards in tables)
    played = [{row["card"]: row["share"] for row in unplayed(cards).iter_rows(named=True)} for cards in tables]
    both = old.join(new, on=["card", "deck"], suffix=" after")
    steps = [
        difference(row["difference after"] - row["difference"], math.hypot(row["error"], row["error after"]))
        for row in both.iter_rows(named=True)
    ]
    corrected = benjamini_hochberg([step.chance for step in steps])
    moves = [
        CardMove(
            Move(row["card"], row["difference"], row["difference after"], step, q, "% points"),
            (row["got"], row["got after"]),
            (played[0].get(row["card"]), played[1].get(row["card"])),
        )
        for row, step, q in zip(both.iter_rows(named=True), steps, corrected, strict=True)
    ]
    return sorted(moves, key=lambda move: (-abs(move.worth.step.value), move.worth.name))
