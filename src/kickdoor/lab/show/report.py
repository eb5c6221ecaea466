"""The report of a run as data: its figures, its charts with captions, its cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import polars as pl

from ..measure import aggregates
from ..measure.figures import Line
from ..measure.impact import FEWEST, impact, swings, unplayed
from ..measure.simulate import Simulation
from ..run.plan import Plan
from ..run.runs import BadRun, Run
from ..run.schema import TABLES
from . import charts as specs
from .theme import Spec

ENDS: Final = 10  # cards from either end of a long list
MARKS: Final = {"classes": "Class", "races": "Race", "marks": "Power, Origin, House or Kid"}


@dataclass(frozen=True)
class Chart:
    """A chart with its title and a caption that says how to read it."""

    key: str  # the name of its file
    title: str
    caption: str
    spec: Spec


@dataclass(frozen=True)
class Report:
    """All that the pages of a report show."""

    plan: Plan
    games: int  # that were played; the plan may have more
    lines: list[Line]
    charts: list[Chart]
    cards: pl.DataFrame  # impact of every card that was drawn often enough


def report_of(run: Run) -> Report:
    """The report of a run; `BadRun` where no game is there yet."""
    frames = {table: run.frame(table) for table in TABLES}
    tally = Simulation(run.plan, run).tally
    if not tally.games:
        raise BadRun(f"{run.path}: no game is there yet; `kickdoor simulate --resume {run.path}` plays them")
    cards = impact(frames["cards"])
    shown = [*_winning(frames), *_playing(frames), *_cards(frames, cards)]
    return Report(run.plan, tally.games, tally.lines(), shown, cards)


def _winning(frames: dict[str, pl.LazyFrame]) -> Iterator[Chart]:
    games, seats = frames["games"], frames["seats"]
    rounds = games.select(pl.col("rounds").median()).collect().item()
    yield Chart(
        "length",
        "How long games last",
        f"The number of games by their number of rounds. Half of all games take no more than {rounds:g} rounds "
        "(green).",
        specs.length(aggregates.lengths(games), rounds),
    )
    equal = 100 * seats.select(pl.col("won").mean()).collect().item()
    between = "The dot is the share of wins, the bar its 95 % interval, the dashed line an equal share."
    yield Chart(
        "places",
        "Who goes first",
        f"Wins by place in the turn order. {between} Where a bar crosses the line, the place may not matter.",
        specs.wins(aggregates.wins_by_place(seats), "place", equal),
    )
    bots = aggregates.wins_by_bot(seats)
    if len(bots) > 1:
        yield Chart(
            "bots",
            "Who plays better",
            f"Wins by bot; the bots change seats from game to game. {between}",
            specs.wins(bots, "bot", equal),
        )
    for column, name in MARKS.items():
        groups = aggregates.wins_by_mark(seats, column).filter(pl.col("of") >= FEWEST)
        if set(groups["group"]) - {aggregates.NONE}:
            yield Chart(
                column,
                f"Wins by {name}",
                f"What a character was when the game ended. {between} It need not be the cause: players who are "
                "ahead keep what they have.",
                specs.wins(groups.head(2 * ENDS), name, equal),
            )


def _playing(frames: dict[str, pl.LazyFrame]) -> Iterator[Chart]:
    seats, turns, fights = frames["seats"], frames["turns"], frames["fights"]
    yield Chart(
        "levels",
        "Levels by round",
        "The line is the median level at the beginning of a turn, the band reaches from quartile to quartile. "
        "Only rounds that one game in ten reaches are shown.",
        specs.curves(aggregates.level_curves(turns, seats)),
    )
    yield Chart(
        "sources",
        "Where levels come from",
        "Levels per game by where they come from, of a winner and of the others. Lost levels are left of 0.",
        specs.sources(aggregates.level_sources(seats)),
    )
    spent = aggregates.stall(turns, seats)
    last = {row["last"]: row for row in aggregates.last_fights(fights).iter_rows(named=True)}
    last_fights = ""
    if True in last and False in last:
        last_fights = (
            f" Of the fights that would win the game, {last[True]['won']:.0f} % are won and "
            f"{last[True]['meddled']:.0f} % are meddled with; of the others {last[False]['won']:.0f} % and "
            f"{last[False]['meddled']:.0f} %."
        )
    if len(spent):
        yield Chart(
            "stall",
            "Turns at each level",
            f"The turns that a winner begins at each level. A high last bar means a long wait.{last_fights}",
            specs.stall(spent),
        )
    if not fights.head(1).collect().is_empty():
        yield Chart(
            "fights",
            "How fights end",
            "The shares of outcomes by the level of the player in turn. Caught: nobody escaped, and nobody died.",
            specs.outcomes(aggregates.fight_outcomes(fights, turns)),
        )
        yield Chart(
            "meddling",
            "Meddling",
            "The dot is the share of fights won, the bar its 95 % interval, by the number of cards and abilities "
            "that others used against the fighter.",
            specs.meddling(aggregates.wins_by_meddling(fights)),
        )
    paid = aggregates.prices(fights)
    if paid["of"].sum():
        yield Chart(
            "prices",
            "The price of help",
            "What helpers were promised, as a share of all fights with help. A bargain may have several parts. "
            "The thin line is the 95 % interval.",
            specs.prices(paid),
        )


def _cards(frames: dict[str, pl.LazyFrame], found: pl.DataFrame) -> Iterator[Chart]:
    cards = frames["cards"]
    if len(found):
        ends = found if len(found) <= 2 * ENDS else pl.concat([found.head(ENDS), found.tail(ENDS)])
        which = "All cards" if len(ends) == len(found) else f"The {ENDS} best and the {ENDS} worst cards"
        yield Chart(
            "impact",
            "What a card is worth",
            f"{which}: how much more often the seat that drew it wins than seats that drew another card from the "
            "same deck in the same round. The bar is the 95 % interval. Grey: it may be chance.",
            specs.impact(ends),
        )
    rarely = unplayed(cards)
    if len(rarely):
        yield Chart(
            "dead",
            "Cards that stay in the hand",
            "In how many of the games in which the card came into a hand it was played. The bar is the 95 % "
            "interval. Cards far to the left are hardly ever played.",
            specs.unplayed(rarely.head(2 * ENDS)),
        )
    moved = swings(cards)
    if len(moved):
        yield Chart(
            "swings",
            "Cards that give and take levels",
            "Levels that a card gave and took, over all players, per game in which it appeared.",
            specs.swings(moved.head(2 * ENDS)),
        )
