"""The statistics of the lab, compared with examples computed by hand."""

from __future__ import annotations

import polars as pl
import pytest

from kickdoor.lab.measure.figures import wilson
from kickdoor.lab.measure.statistics import bands, benjamini_hochberg, paired, shares, two_sided


@pytest.mark.parametrize(("z", "p"), [(0.0, 1.0), (1.959964, 0.05), (-2.575829, 0.01), (1.0, 0.317311)])
def test_two_sided_chances_are_those_of_the_tables(z: float, p: float) -> None:
    assert two_sided(3 * z, 3) == pytest.approx(p, abs=1e-6)


def test_without_any_spread_a_step_is_sure_and_none_is_none() -> None:
    assert two_sided(0, 0) == 1
    assert two_sided(0.5, 0) == 0


def test_benjamini_and_hochberg_by_hand() -> None:
    # Sorted 0.01 0.02 0.03 0.5: times 4/1, 4/2, 4/3, 4/4, and none above one that is greater.
    assert benjamini_hochberg([0.03, 0.01, 0.5, 0.02]) == pytest.approx([0.04, 0.04, 0.5, 0.04])
    assert benjamini_hochberg([0.001, 0.9]) == pytest.approx([0.002, 0.9])
    assert benjamini_hochberg([]) == []


def test_paired_differences_by_hand() -> None:
    found = paired([10, 12, 14, 16], [11, 12, 16, 17])
    # Steps 1 0 2 1: mean 1, deviation sqrt(2/3), error sqrt(2/3)/2
    assert found.value == 1
    assert found.error == pytest.approx(0.408248)
    assert (found.low, found.high) == pytest.approx((1 - 1.959964 * 0.408248, 1 + 1.959964 * 0.408248), abs=1e-5)


def test_pairs_are_pairs() -> None:
    with pytest.raises(ValueError, match="found 1 and 2 values"):
        paired([1], [1, 2])


def test_shares_have_wilsons_intervals() -> None:
    rows = pl.LazyFrame({"place": [0] * 4 + [1] * 4, "won": [True, True, False, False, True, False, False, False]})
    found = shares(rows, "place", "won")
    assert found.select("place", "hits", "of", "share").rows() == [(0, 2, 4, 50.0), (1, 1, 4, 25.0)]
    assert found.row(1)[-2:] == pytest.approx([100 * bound for bound in wilson(1, 4)])


def test_bands_are_the_median_and_the_middle_half() -> None:
    rows = pl.LazyFrame({"round": [1] * 5 + [2], "level": [1, 2, 3, 4, 9, 7]})
    assert bands(rows, ["round"], "level").rows() == [(1, 3.0, 2.0, 4.0, 5), (2, 7.0, 7.0, 7.0, 1)]
