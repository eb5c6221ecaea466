"""What a report shows of a run: its figures, its charts with a sentence on how to read each, its cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import polars as pl

from ..measure import findings
from ..measure.figures import Line
from ..measure.impact import FEWEST, impact, swings, unplayed
from ..measure.simulate import Simulation
from ..run.plan import Plan
from ..run.rows import TABLES
from ..run.runs import BadRun, Run
from . import charts
from .look import Spec

ENDS: Final = 10  # cards shown from either end of a long list
MARKS: Final = {"classes": "Class", "races": "Race", "marks": "Power, Origin, House or Kid"}


@dataclass(frozen=True)
class Exhibit:
    """A chart, and how to read it."""

    key: str  # its name as a file
    title: str
    reading: str
    spec: Spec


@dataclass(frozen=True)
class Report:
    plan: Plan
    games: int  # that are there; the plan may want more
    lines: list[Line]
    exhibits: list[Exhibit]
    cards: pl.DataFrame  # impact of every card that was drawn often enough


def report_of(run: Run) -> Report:
    """All that a report shows."""
    frames = {table: run.frame(table) for table in TABLES}
    tally = Simulation(run.plan, run).tally
    if not tally.games:
        raise BadRun(f"{run.path}: no game is there yet; `kickdoor simulate --resume {run.path}` plays them")
    cards = impact(frames["cards"])
    shown = [*_winning(frames), *_playing(frames), *_cards(frames, cards)]
    return Report(run.plan, tally.games, tally.lines(), shown, cards)


def _winning(frames: dict[str, pl.LazyFrame]) -> Iterator[Exhibit]:
    games, seats = frames["games"], frames["seats"]
    rounds = games.select(pl.col("rounds").median()).collect().item()
    yield Exhibit(
        "length",
        "How long games last",
        f"Each bar is a number of rounds, its height the games that took so many; half of all games take no more "
        f"than {rounds:g} (green).",
        charts.length(findings.lengths(games), rounds),
    )
    equal = 100 * seats.select(pl.col("won").mean()).collect().item()
    between = "The dot is the share of wins, the bar its 95 % interval; the dashed line is an equal share."
    yield Exhibit(
        "places",
        "Who goes first",
        f"Wins by place in the turn order. {between} Where a bar crosses it, the place may not matter at all.",
        charts.wins(findings.wins_by_place(seats), "place", equal),
    )
    bots = findings.wins_by_bot(seats)
    if len(bots) > 1:
        yield Exhibit(
            "bots",
            "Who plays better",
            f"Wins by bot; the bots change seats from game to game. {between}",
            charts.wins(bots, "bot", equal),
        )
    for column, name in MARKS.items():
        groups = findings.wins_by_mark(seats, column).filter(pl.col("of") >= FEWEST)
        if set(groups["group"]) - {findings.NONE}:
            yield Exhibit(
                column,
                f"Wins by {name}",
                f"What a character was when the game ended. {between} It need not be the reason: who is ahead "
                "keeps what it has.",
                charts.wins(groups.head(2 * ENDS), name, equal),
            )


def _playing(frames: dict[str, pl.LazyFrame]) -> Iterator[Exhibit]:
    seats, turns, fights = frames["seats"], frames["turns"], frames["fights"]
    yield Exhibit(
        "levels",
        "The climb",
        "The line is the median level at the beginning of a turn, the band the middle half; only rounds that one "
        "game in ten reaches are drawn.",
        charts.curves(findings.level_curves(turns, seats)),
    )
    yield Exhibit(
        "sources",
        "Where levels come from",
        "Each piece is so many levels a game, for a winner and for each of the others; what is lost lies left of "
        "nought.",
        charts.sources(findings.level_sources(seats)),
    )
    spent = findings.stall(turns, seats)
    last = {row["last"]: row for row in findings.last_fights(fights).iter_rows(named=True)}
    told = ""
    if True in last and False in last:
        told = (
            f" Of the fights that would win the game, {last[True]['won']:.0f} % are won and "
            f"{last[True]['meddled']:.0f} % are meddled with; of the others {last[False]['won']:.0f} % and "
            f"{last[False]['meddled']:.0f} %."
        )
    if len(spent):
        yield Exhibit(
            "stall",
            "The stall before the last level",
            f"How many turns a winner begins at each level: a high last bar is a long wait at the end.{told}",
            charts.stall(spent),
        )
    if not fights.head(1).collect().is_empty():
        yield Exhibit(
            "fights",
            "How fights end",
            "Each column is a level, its pieces the shares of fights that ended so. Caught: nobody got away, and "
            "nobody died.",
            charts.outcomes(findings.fight_outcomes(fights, turns)),
        )
        yield Exhibit(
            "meddling",
            "Meddling",
            "The dot is the share of fights won, the bar its 95 % interval, by how much others used against it.",
            charts.meddling(findings.wins_by_meddling(fights)),
        )
    paid = findings.prices(fights)
    if paid["of"].sum():
        yield Exhibit(
            "prices",
            "The price of help",
            "What helpers were promised, as a share of all fights with help; a bargain may name several things. "
            "The thin line is the 95 % interval.",
            charts.prices(paid),
        )


def _cards(frames: dict[str, pl.LazyFrame], found: pl.DataFrame) -> Iterator[Exhibit]:
    cards = frames["cards"]
    if len(found):
        ends = found if len(found) <= 2 * ENDS else pl.concat([found.head(ENDS), found.tail(ENDS)])
        which = "All cards" if len(ends) == len(found) else f"The {ENDS} best and the {ENDS} worst cards"
        yield Exhibit(
            "impact",
            "What a card is worth",
            f"{which}: how much more often the seat that drew it wins than seats that drew another card from the "
            "same deck in the same round. The bar is the 95 % interval; grey may be chance.",
            charts.impact(ends),
        )
    dead = unplayed(cards)
    if len(dead):
        yield Exhibit(
            "dead",
            "Cards that stay in the hand",
            "Of the games in which the card came into a hand, how many saw it played; the bar is the 95 % "
            "interval. Far to the left lies dead cardboard.",
            charts.unplayed(dead.head(2 * ENDS)),
        )
    moved = swings(cards)
    if len(moved):
        yield Exhibit(
            "swings",
            "Cards that swing",
            "Levels that a card gave and took, all players together, in a game in which it turned up.",
            charts.swings(moved.head(2 * ENDS)),
        )
