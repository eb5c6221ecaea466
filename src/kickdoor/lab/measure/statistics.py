"""Statistics: shares with intervals, paired differences, p-values corrected for many comparisons."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass

import polars as pl

from .figures import Z, wilson


@dataclass(frozen=True)
class Difference:
    """The difference of two means, its standard error, and its p-value."""

    value: float
    error: float  # the standard error
    chance: float  # the two-sided p-value

    @property
    def low(self) -> float:
        return self.value - Z * self.error

    @property
    def high(self) -> float:
        return self.value + Z * self.error


def two_sided(value: float, error: float) -> float:
    """The two-sided p-value of a value with this standard error (normal approximation)."""
    if not error:
        return 1.0 if not value else 0.0
    return math.erfc(abs(value / error) / math.sqrt(2))


def difference(value: float, error: float) -> Difference:
    return Difference(value, error, two_sided(value, error))


def paired(before: Sequence[float], after: Sequence[float]) -> Difference:
    """The mean difference of pairs, with the standard error of paired values."""
    if len(before) != len(after) or len(before) < 2:
        raise ValueError(f"expected two pairs at least, found {len(before)} and {len(after)} values")
    steps = [new - old for old, new in zip(before, after, strict=True)]
    return difference(statistics.fmean(steps), statistics.stdev(steps) / math.sqrt(len(steps)))


def benjamini_hochberg(chances: Sequence[float]) -> list[float]:
    """The p-values corrected for their number: of those up to 0.05, one in twenty is expected to be chance."""
    order = sorted(range(len(chances)), key=lambda place: chances[place], reverse=True)
    found = [1.0] * len(chances)
    least = 1.0
    for passed, place in enumerate(order):
        least = min(least, chances[place] * len(chances) / (len(chances) - passed))
        found[place] = least
    return found


def with_wilson(counted: pl.DataFrame) -> pl.DataFrame:
    """Adds share, low and high, in per cent, to a frame of `hits` and `of`."""
    bounds = [wilson(hits, of) for hits, of in counted.select("hits", "of").iter_rows()]
    return counted.with_columns(
        (100 * pl.col("hits") / pl.col("of")).alias("share"),
        pl.Series("low", [100 * low for low, _ in bounds], pl.Float64),
        pl.Series("high", [100 * high for _, high in bounds], pl.Float64),
    )


def shares(rows: pl.LazyFrame, by: str, hit: str) -> pl.DataFrame:
    """The share of hits in each group, in the order of the groups: hits, of, share, low, high."""
    counted = rows.group_by(by).agg(pl.col(hit).sum().cast(pl.Int64).alias("hits"), pl.len().alias("of"))
    return with_wilson(counted.sort(by).collect())


def bands(rows: pl.LazyFrame, by: Sequence[str], value: str) -> pl.DataFrame:
    """The median, the quartiles and the number of rows of each group."""
    column = pl.col(value).cast(pl.Float64)
    return (
        rows.group_by(by)
        .agg(
            column.median().alias("middle"),
            column.quantile(0.25, "linear").alias("low"),
            column.quantile(0.75, "linear").alias("high"),
            pl.len().alias("of"),
        )
        .sort(by)
        .collect()
    )
