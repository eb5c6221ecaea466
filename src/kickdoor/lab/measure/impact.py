"""The impact of a card on the chance of winning, how often it is played, and the levels it gives and takes.

Decks are shuffled: among all draws from the same deck in the same way in the same round, chance decides who gets
which card. Such draws are one stratum. Within a stratum the wins of those who got the card are compared with the
wins of those who got another card. The strata are pooled by the Mantel-Haenszel method; the interval is Sato's,
the p-value that of Cochran's test. Since about a hundred cards are tested at once, the p-values are corrected by
the Benjamini-Hochberg procedure.
"""

from __future__ import annotations

from typing import Final

import polars as pl

from .figures import Z
from .statistics import benjamini_hochberg, two_sided, with_wilson

DRAWN: Final = ("dealt", "door", "loot", "treasure")  # ways to get a card by chance, not by choice
HELD: Final = ("dealt", "loot", "treasure")  # ways to get a card into the hand
LATE: Final = 25  # this round and all later ones are one stratum, since few games get there
FEWEST: Final = 30  # draws; a card with fewer is left out
LEVEL: Final = 0.05  # the false discovery rate: the share of cards called beyond chance that may be chance


def impact(cards: pl.LazyFrame, fewest: int = FEWEST) -> pl.DataFrame:
    """For each card that was drawn often enough, the best first.

    Columns: card, deck, got (draws); with and without (wins of those who got it, and of those who got another card
    in the same strata), difference, low, high (all in percentage points); error, chance (the p-value), corrected
    (the p-value corrected for the number of cards), sure (corrected is at most 0.05).
    """
    strata = ["deck", "how", "late"]
    draws = cards.filter(pl.col("how").is_in(DRAWN)).with_columns(
        pl.col("round").clip(upper_bound=LATE).alias("late")
    )
    each = draws.group_by([*strata, "card"]).agg(pl.len().alias("n1"), pl.col("won").sum().alias("y1"))
    whole = draws.group_by(strata).agg(pl.len().alias("n"), pl.col("won").sum().alias("y"))
    n1, n0, n, y1, y0, y = (pl.col(name).cast(pl.Float64) for name in ("n1", "n0", "n", "y1", "y0", "y"))
    sato_p = (n1**2 * y0 - n0**2 * y1 + n1 * n0 * (n0 - n1) / 2) / n**2
    sato_q = (y1 * (n0 - y0) + y0 * (n1 - y1)) / (2 * n)
    pooled = (
        each.join(whole, on=strata)
        .with_columns((pl.col("n") - pl.col("n1")).alias("n0"), (pl.col("y") - pl.col("y1")).alias("y0"))
        .group_by("deck", "card")
        .agg(
            n1.sum().cast(pl.Int64).alias("got"),
            (n1 * n0 / n).sum().alias("weight"),
            (y1 * n0 / n).sum().alias("had"),
            (y0 * n1 / n).sum().alias("missed"),
            sato_p.sum().alias("p"),
            sato_q.sum().alias("q"),
            (n1 * n0 * y * (n - y) / (n**2 * (n - 1))).filter(n > 1).sum().alias("cochran"),
        )
        .filter((pl.col("got") >= fewest) & (pl.col("weight") > 0))
        .with_columns(((pl.col("had") - pl.col("missed")) / pl.col("weight")).alias("difference"))
        .with_columns(
            ((pl.col("difference") * pl.col("p") + pl.col("q")).clip(0).sqrt() / pl.col("weight")).alias("error")
        )
        .sort("difference", "card", descending=[True, False])
        .collect()
    )
    steps = pooled.select(pl.col("had") - pl.col("missed"), pl.col("cochran").sqrt())
    chances = [two_sided(value, error) for value, error in steps.iter_rows()]
    corrected = benjamini_hochberg(chances)
    step, error = pl.col("difference"), pl.col("error")
    return pooled.select(
        "card",
        "deck",
        "got",
        (100 * pl.col("had") / pl.col("weight")).alias("with"),
        (100 * pl.col("missed") / pl.col("weight")).alias("without"),
        (100 * step).alias("difference"),
        (100 * (step - Z * error)).alias("low"),
        (100 * (step + Z * error)).alias("high"),
        (100 * error).alias("error"),
        pl.Series("chance", chances, pl.Float64),
        pl.Series("corrected", corrected, pl.Float64),
        pl.Series("sure", [one <= LEVEL for one in corrected], pl.Boolean),
    )


def unplayed(cards: pl.LazyFrame, fewest: int = FEWEST, what: str = "played") -> pl.DataFrame:
    """How often a card that came into a hand was played (or `used`) then, the least first: share, low, high."""
    counted = (
        cards.filter(pl.col("how").is_in(HELD))
        .group_by("deck", "card")
        .agg(pl.col(what).sum().cast(pl.Int64).alias("hits"), pl.len().alias("of"))
        .filter(pl.col("of") >= fewest)
    )
    return with_wilson(counted.collect()).sort("share", "card")


def swings(cards: pl.LazyFrame, fewest: int = FEWEST) -> pl.DataFrame:
    """Levels that a card gave (`up`) and took (`down`) per game in which it appeared, the largest sum first."""
    moved = (
        cards.group_by("deck", "card")
        .agg(
            pl.len().alias("of"),
            pl.col("swing").clip(lower_bound=0).mean().alias("up"),
            pl.col("swing").clip(upper_bound=0).mean().alias("down"),
        )
        .filter((pl.col("of") >= fewest) & ((pl.col("up") > 0) | (pl.col("down") < 0)))
        .with_columns((pl.col("up") - pl.col("down")).alias("moved"))
    )
    return moved.sort("moved", "card", descending=[True, False]).collect()
