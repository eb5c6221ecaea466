"""Aggregates of the tables of a run: wins by group, lengths, levels, fights, prices of help."""

from __future__ import annotations

from typing import Final

import polars as pl

from .statistics import bands, shares, with_wilson

NONE: Final = "none"  # the group of those without a mark
SOURCES: Final = {  # columns of the table of seats, with their names for people
    "levels_fight": "own fights",
    "levels_help": "helping",
    "levels_sale": "sales",
    "levels_card": "cards",
    "levels_other": "other",
    "levels_lost": "lost",
}
OUTCOMES: Final = ("won alone", "won with help", "got away", "caught", "died")
PRICES: Final = {"price_items": "an item", "price_plays": "a play from the hand"}
REACHED: Final = 0.1  # share of the games; a round that fewer reach is left out
MANY: Final = 3  # this number and all above are one group


def lengths(games: pl.LazyFrame) -> pl.DataFrame:
    """The number of games by rounds; a number of rounds without a game, between others, has 0."""
    counted = games.group_by("rounds").agg(pl.len().cast(pl.Int64).alias("games")).collect()
    every = pl.DataFrame({"rounds": range(min(counted["rounds"]), max(counted["rounds"]) + 1)})
    every = every.cast({"rounds": counted.schema["rounds"]})
    return every.join(counted, on="rounds", how="left").fill_null(0).sort("rounds")


def wins_by_place(seats: pl.LazyFrame) -> pl.DataFrame:
    return shares(seats.with_columns((pl.col("place") + 1).alias("group")), "group", "won")


def wins_by_bot(seats: pl.LazyFrame) -> pl.DataFrame:
    return shares(seats.with_columns(pl.col("bot").alias("group")), "group", "won").sort("share", descending=True)


def wins_by_mark(seats: pl.LazyFrame, column: str) -> pl.DataFrame:
    """Wins by class, race or other mark at the end, the best first; a player with two counts for both."""
    marks = pl.when(pl.col(column).list.len() == 0).then(pl.lit([NONE])).otherwise(pl.col(column))
    found = shares(seats.select("won", marks.alias("group")).explode("group"), "group", "won")
    return found.sort("share", "group", descending=[True, False])


def level_curves(turns: pl.LazyFrame, seats: pl.LazyFrame) -> pl.DataFrame:
    """The level at the beginning of a turn by round, of winners and of the others."""
    who = seats.select(
        "game", "seat", pl.when("won").then(pl.lit("winner")).otherwise(pl.lit("others")).alias("who")
    )
    found = bands(turns.join(who, on=["game", "seat"]), ["who", "round"], "level")
    most = pl.col("of").max().over("who")
    return found.filter(pl.col("of") >= REACHED * most)


def level_sources(seats: pl.LazyFrame) -> pl.DataFrame:
    """Levels per game by where they come from, of a winner and of the others; lost levels are negative."""
    who = pl.when("won").then(pl.lit("winner")).otherwise(pl.lit("others")).alias("who")
    means = [
        (pl.col(column).mean() * (-1 if column == "levels_lost" else 1)).alias(name)
        for column, name in SOURCES.items()
    ]
    found = seats.group_by(who).agg(means).collect()
    return found.unpivot(index="who", variable_name="source", value_name="levels").sort("who", "source")


def _outcome() -> pl.Expr:
    return (
        pl.when(pl.col("won") & (pl.col("helper") < 0))
        .then(pl.lit(OUTCOMES[0]))
        .when(pl.col("won"))
        .then(pl.lit(OUTCOMES[1]))
        .when(pl.col("died") > 0)
        .then(pl.lit(OUTCOMES[4]))
        .when(pl.col("escaped") > 0)
        .then(pl.lit(OUTCOMES[2]))
        .otherwise(pl.lit(OUTCOMES[3]))
    )


def fight_outcomes(fights: pl.LazyFrame, turns: pl.LazyFrame) -> pl.DataFrame:
    """Fights by the level of the player in turn and by outcome: number, and share of that level in per cent."""
    levels = turns.select("game", "turn", "level")
    counted = (
        fights.join(levels, on=["game", "turn"])
        .group_by("level", _outcome().alias("outcome"))
        .agg(pl.len().alias("fights"))
        .with_columns((100 * pl.col("fights") / pl.col("fights").sum().over("level")).alias("share"))
    )
    return counted.sort("level", "outcome").collect()


def _up_to(column: str) -> pl.Expr:
    """A small number as a group: 0, 1, 2, and one for all above."""
    text = pl.col(column).cast(pl.String)
    return pl.when(pl.col(column) >= MANY).then(pl.lit(f"{MANY} or more")).otherwise(text)


def wins_by_meddling(fights: pl.LazyFrame) -> pl.DataFrame:
    """The share of fights won, by the number of cards and abilities used against them, alone and with help."""
    helped = pl.when(pl.col("helper") < 0).then(pl.lit("alone")).otherwise(pl.lit("with help"))
    counted = fights.group_by(_up_to("meddling").alias("meddling"), helped.alias("who")).agg(
        pl.col("won").sum().cast(pl.Int64).alias("hits"), pl.len().alias("of")
    )
    return with_wilson(counted.sort("meddling", "who").collect())


def prices(fights: pl.LazyFrame) -> pl.DataFrame:
    """What helpers were promised, as shares of all fights with help: Treasures by number, Items, plays."""
    helped = fights.filter(pl.col("helper") >= 0).collect()
    found = [helped.group_by(_up_to("price_treasures").alias("price")).agg(pl.len().alias("hits")).sort("price")]
    found[0] = found[0].with_columns((pl.lit("treasures: ") + pl.col("price")).alias("price"))
    for column, name in PRICES.items():
        found.append(pl.DataFrame({"price": [name], "hits": [int((helped[column] > 0).sum())]}))
    counted = pl.concat([one.with_columns(pl.col("hits").cast(pl.Int64)) for one in found])
    return with_wilson(counted.with_columns(pl.lit(len(helped)).alias("of")))


def stall(turns: pl.LazyFrame, seats: pl.LazyFrame) -> pl.DataFrame:
    """The mean number of turns that a winner begins at each level."""
    winners = seats.filter("won").select("game", "seat")
    spent = turns.join(winners, on=["game", "seat"]).group_by("level").agg(pl.len().alias("turns"))
    per_winner = spent.join(winners.select(pl.len().alias("winners")), how="cross")
    return per_winner.with_columns((pl.col("turns") / pl.col("winners")).alias("mean")).sort("level").collect()


def last_fights(fights: pl.LazyFrame) -> pl.DataFrame:
    """Shares of fights won, helped and meddled with; those that would win the game apart from the others."""
    return (
        fights.group_by("last")
        .agg(
            pl.len().alias("fights"),
            (100 * pl.col("won").mean()).alias("won"),
            (100 * (pl.col("helper") >= 0).mean()).alias("helped"),
            (100 * (pl.col("meddling") > 0).mean()).alias("meddled"),
        )
        .sort("last")
        .collect()
    )
