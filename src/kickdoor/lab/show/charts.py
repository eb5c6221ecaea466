"""The Vega-Lite specs of the charts of a report; each function draws one frame."""

from __future__ import annotations

from typing import Final

import altair as alt
import polars as pl

from ..measure.aggregates import OUTCOMES, SOURCES
from .formatting import CHANCE, HELPS, HINDERS, chance_text
from .theme import Spec

ROW: Final = 22  # pixels for a line of a chart of cards
OF_OUTCOMES: Final = ("@good", "@calm", "@gold", "@accent", "@bad")
OF_SOURCES: Final = ("@good", "@calm", "@gold", "@accent", "@plum", "@bad")
OF_WHO: Final = ("@accent", "@calm")


def _spec(chart: alt.Chart | alt.LayerChart, height: int) -> Spec:
    found: Spec = chart.properties(height=height).to_dict()
    found.pop("config", None)  # Altair's own; theme.py has ours
    return found


def _tooltips(*columns: tuple[str, str, str]) -> list[alt.Tooltip]:
    """The tooltip of a mark: column, name, format."""
    return [alt.Tooltip(column, title=name, format=form) for column, name, form in columns]


_SHARE = (("share:Q", "share, %", ".1f"), ("low:Q", "from", ".1f"), ("high:Q", "to", ".1f"), ("of:Q", "of", ",d"))


def length(counted: pl.DataFrame, median: float) -> Spec:
    """The number of games by rounds."""
    bars = (
        alt.Chart(counted)
        .mark_bar(cornerRadiusTopLeft=2, cornerRadiusTopRight=2)
        .encode(
            x=alt.X("rounds:O", title="rounds", axis=alt.Axis(labelAngle=0, labelOverlap=True)),
            y=alt.Y("games:Q", title="games", axis=alt.Axis(tickMinStep=1)),
            color=alt.condition(
                f"datum.rounds == {int(median)}", alt.value("@good"), alt.value("@accent"), empty=False
            ),
            tooltip=_tooltips(("rounds:O", "rounds", ""), ("games:Q", "games", ",d")),
        )
    )
    return _spec(bars, 230)


def wins(shares: pl.DataFrame, name: str, equal: float) -> Spec:
    """Shares of wins by group with their intervals, and a line where all would be equal."""
    order = [str(group) for group in shares["group"]]
    base = alt.Chart(shares.with_columns(pl.col("group").cast(pl.String))).encode(
        y=alt.Y("group:N", sort=order, title=name, axis=alt.Axis(ticks=False, domain=False))
    )
    points = base.mark_point().encode(
        x=alt.X("share:Q", title="wins, % of its seats", scale=alt.Scale(zero=True), axis=alt.Axis(tickCount=8)),
        tooltip=_tooltips(("group:N", name, ""), *_SHARE),
    )
    spans = base.mark_rule(strokeWidth=3, color="@faint").encode(x="low:Q", x2="high:Q")
    even = alt.Chart(pl.DataFrame({"at": [equal]})).mark_rule(strokeDash=[4, 4], color="@good").encode(x="at:Q")
    return _spec(even + spans + points, ROW * len(order) + 20)


def curves(levels: pl.DataFrame) -> Spec:
    """Levels by round: the median as a line, the quartiles as a band."""
    colour = alt.Color("who:N", scale=alt.Scale(domain=["winner", "others"], range=list(OF_WHO)))
    base = alt.Chart(levels).encode(x=alt.X("round:Q", title="round", axis=alt.Axis(tickMinStep=1, grid=False)))
    band = base.mark_area(opacity=0.22, interpolate="monotone").encode(
        y=alt.Y("low:Q", title="level", scale=alt.Scale(zero=False), axis=alt.Axis(tickMinStep=1)),
        y2="high:Q",
        color=colour,
    )
    line = base.mark_line(interpolate="monotone").encode(y="middle:Q", color=colour)
    points = base.mark_point(size=26).encode(
        y="middle:Q",
        color=colour,
        tooltip=_tooltips(
            ("who:N", "who", ""),
            ("round:Q", "round", "d"),
            ("middle:Q", "median", ".1f"),
            ("low:Q", "lower quartile", ".1f"),
            ("high:Q", "upper quartile", ".1f"),
        ),
    )
    return _spec(band + line + points, 260)


def sources(levels: pl.DataFrame) -> Spec:
    """Levels per game by where they come from; lost levels are left of 0."""
    names = list(SOURCES.values())
    order = pl.col("source").replace_strict({name: place for place, name in enumerate(names)})
    bars = (
        alt.Chart(levels.with_columns(order.alias("order")))
        .mark_bar(height=34)
        .encode(
            y=alt.Y("who:N", sort=["winner", "others"], title=None, axis=alt.Axis(ticks=False, domain=False)),
            x=alt.X("levels:Q", title="levels per game"),
            color=alt.Color("source:N", scale=alt.Scale(domain=names, range=list(OF_SOURCES))),
            order="order:Q",
            tooltip=_tooltips(("who:N", "who", ""), ("source:N", "from", ""), ("levels:Q", "levels", ".2f")),
        )
    )
    return _spec(bars, 110)


def outcomes(counted: pl.DataFrame) -> Spec:
    """How fights end, by level."""
    order = pl.col("outcome").replace_strict({name: place for place, name in enumerate(OUTCOMES)})
    bars = (
        alt.Chart(counted.with_columns(order.alias("order")))
        .mark_bar()
        .encode(
            x=alt.X("level:O", title="level of the player in turn", axis=alt.Axis(labelAngle=0)),
            y=alt.Y("share:Q", title="% of the fights", scale=alt.Scale(domain=[0, 100])),
            color=alt.Color("outcome:N", scale=alt.Scale(domain=list(OUTCOMES), range=list(OF_OUTCOMES))),
            order="order:Q",
            tooltip=_tooltips(
                ("level:O", "level", ""),
                ("outcome:N", "outcome", ""),
                ("share:Q", "%", ".1f"),
                ("fights:Q", "fights", ",d"),
            ),
        )
    )
    return _spec(bars, 260)


def meddling(shares: pl.DataFrame) -> Spec:
    """The share of fights won by the number of cards and abilities used against the fighter."""
    base = alt.Chart(shares).encode(
        x=alt.X("meddling:N", title="cards and abilities used against the fighter", axis=alt.Axis(labelAngle=0)),
        xOffset=alt.XOffset("who:N", scale=alt.Scale(domain=["alone", "with help"])),
    )
    points = base.mark_point(size=110).encode(
        y=alt.Y("share:Q", title="won, %", scale=alt.Scale(domain=[0, 100])),
        color=alt.Color("who:N", scale=alt.Scale(domain=["alone", "with help"], range=list(OF_WHO))),
        tooltip=_tooltips(("meddling:N", "used against", ""), ("who:N", "fighter", ""), *_SHARE),
    )
    spans = base.mark_rule(strokeWidth=3, color="@faint").encode(y="low:Q", y2="high:Q")
    return _spec(spans + points, 240)


def prices(shares: pl.DataFrame) -> Spec:
    """What helpers were promised."""
    order = list(shares["price"])
    base = alt.Chart(shares).encode(
        y=alt.Y("price:N", sort=order, title=None, axis=alt.Axis(ticks=False, domain=False))
    )
    bars = base.mark_bar(height=14, cornerRadiusEnd=2).encode(
        x=alt.X("share:Q", title="% of the fights with help", axis=alt.Axis(tickCount=8)),
        tooltip=_tooltips(("price:N", "price", ""), *_SHARE),
    )
    spans = base.mark_rule(strokeWidth=2).encode(x="low:Q", x2="high:Q")
    return _spec(bars + spans, 26 * len(order) + 10)


def stall(spent: pl.DataFrame) -> Spec:
    """Turns that a winner begins at each level."""
    last = spent["level"].to_list()[-1]
    bars = (
        alt.Chart(spent)
        .mark_bar(cornerRadiusTopLeft=2, cornerRadiusTopRight=2)
        .encode(
            x=alt.X("level:O", title="level", axis=alt.Axis(labelAngle=0)),
            y=alt.Y("mean:Q", title="turns of a winner"),
            color=alt.condition(f"datum.level == {last}", alt.value("@bad"), alt.value("@accent"), empty=False),
            tooltip=_tooltips(("level:O", "level", ""), ("mean:Q", "turns", ".2f")),
        )
    )
    return _spec(bars, 220)


def impact(found: pl.DataFrame) -> Spec:
    """The impact of cards on the chance of winning, with its interval, and whether it is beyond chance."""
    order = list(found["card"])
    verdict = (
        pl.when(~pl.col("sure"))
        .then(pl.lit(CHANCE))
        .when(pl.col("difference") > 0)
        .then(pl.lit(HELPS))
        .otherwise(pl.lit(HINDERS))
    )
    colours = alt.Scale(domain=[HELPS, CHANCE, HINDERS], range=["@good", "@faint", "@bad"])
    p_values = pl.Series("p_value", [chance_text(chance) for chance in found["corrected"]], pl.String)
    base = alt.Chart(found.with_columns(verdict.alias("verdict"), p_values)).encode(
        y=alt.Y("card:N", sort=order, title=None, axis=alt.Axis(ticks=False, domain=False)),
        color=alt.Color("verdict:N", scale=colours),
    )
    spans = base.mark_rule(strokeWidth=3, opacity=0.55).encode(x="low:Q", x2="high:Q")
    points = base.mark_point().encode(
        x=alt.X("difference:Q", title="wins more or less, in % points"),
        tooltip=_tooltips(
            ("card:N", "card", ""),
            ("got:Q", "drawn", ",d"),
            ("with:Q", "wins with it, %", ".1f"),
            ("without:Q", "without, %", ".1f"),
            ("low:Q", "difference from", ".1f"),
            ("high:Q", "to", ".1f"),
            ("p_value:N", "p-value, corrected", ""),
        ),
    )
    zero = alt.Chart(pl.DataFrame({"at": [0]})).mark_rule(strokeDash=[4, 4]).encode(x="at:Q")
    return _spec(zero + spans + points, ROW * len(order) + 10)


def unplayed(shares: pl.DataFrame) -> Spec:
    """How often cards are played."""
    order = list(shares["card"])
    base = alt.Chart(shares).encode(
        y=alt.Y("card:N", sort=order, title=None, axis=alt.Axis(ticks=False, domain=False))
    )
    points = base.mark_point().encode(
        x=alt.X(
            "share:Q", title="played, % of the games in which it came into a hand", scale=alt.Scale(zero=True)
        ),
        tooltip=_tooltips(("card:N", "card", ""), *_SHARE),
    )
    spans = base.mark_rule(strokeWidth=3, color="@faint").encode(x="low:Q", x2="high:Q")
    return _spec(spans + points, ROW * len(order) + 10)


def swings(moved: pl.DataFrame) -> Spec:
    """Levels that cards give and take."""
    order = list(moved["card"])
    both = moved.unpivot(
        ["up", "down"], index=["card", "of"], variable_name="way", value_name="levels"
    ).with_columns(pl.col("way").replace({"up": "gained", "down": "lost"}))
    bars = (
        alt.Chart(both)
        .mark_bar(height=13, cornerRadiusEnd=2)
        .encode(
            y=alt.Y("card:N", sort=order, title=None, axis=alt.Axis(ticks=False, domain=False)),
            x=alt.X("levels:Q", title="levels per game in which it appeared", axis=alt.Axis(tickCount=8)),
            color=alt.Color("way:N", scale=alt.Scale(domain=["lost", "gained"], range=["@bad", "@good"])),
            tooltip=_tooltips(
                ("card:N", "card", ""),
                ("way:N", "levels", ""),
                ("levels:Q", "per game", ".2f"),
                ("of:Q", "of", ",d"),
            ),
        )
    )
    return _spec(bars, ROW * len(order) + 10)
