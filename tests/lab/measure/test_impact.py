"""The impact of cards: compared with examples by hand, and found where a known effect was put."""

from __future__ import annotations

import math

import numpy as np
import polars as pl
import pytest

from kickdoor.lab.measure.impact import impact, swings, unplayed
from tests.lab.drawn import draws


def _stratum(how: str, round: int, card: str, got: int, won: int) -> list[dict[str, object]]:
    return [
        {"card": card, "deck": "treasure", "how": how, "round": round, "won": place < won} for place in range(got)
    ]


def test_two_strata_are_put_together_as_by_hand() -> None:
    rows = [
        *_stratum("dealt", 0, "Boots", 4, 3),
        *_stratum("dealt", 0, "others", 6, 2),
        *_stratum("treasure", 3, "Boots", 2, 1),
        *_stratum("treasure", 3, "others", 8, 2),
    ]
    found = impact(pl.LazyFrame(rows), fewest=1)
    boots = found.row(by_predicate=pl.col("card") == "Boots", named=True)
    # Weights 4 · 6 / 10 and 2 · 8 / 10; wins 3 · 0.6 + 1 · 0.8 against 2 · 0.4 + 2 · 0.2.
    # Sato's variance: (0.35 · -0.6 + 1.1) / 4².
    assert boots["got"] == 6
    assert boots["with"] == pytest.approx(65)
    assert boots["without"] == pytest.approx(30)
    assert boots["difference"] == pytest.approx(35)
    assert boots["error"] == pytest.approx(100 * math.sqrt(0.89) / 4)
    assert boots["high"] - boots["low"] == pytest.approx(2 * 1.959964 * boots["error"])
    # Cochran's: 1.4 wins more than expected; variance 24 · 5 · 5 / 900 + 16 · 3 · 7 / 900 = 1.04; z = 1.37281.
    assert boots["chance"] == pytest.approx(0.16981, abs=1e-5)


def test_what_somebody_chose_is_no_draw() -> None:
    rows = [*_stratum("other", 2, "Boots", 50, 50), *_stratum("treasure", 2, "others", 50, 10)]
    assert impact(pl.LazyFrame(rows), fewest=1).is_empty()  # and nobody is left to compare the others with


def test_little_is_said_of_cards_drawn_rarely() -> None:
    rows = [*_stratum("loot", 1, "Boots", 29, 20), *_stratum("loot", 1, "others", 30, 10)]
    assert impact(pl.LazyFrame(rows))["card"].to_list() == ["others"]


def test_planted_cards_are_found_and_hardly_another() -> None:
    planted = {"card 7": 1.2, "card 21": -1.5}
    wrong: list[float] = []  # of those found in a run, the share that was not planted
    for seed in range(20):
        found = impact(draws(400, planted=planted, seed=seed))
        assert found["card"][0] == "card 7" and found["card"][-1] == "card 21"
        sure = set(found.filter(pl.col("sure"))["card"])
        assert sure >= set(planted)
        wrong.append(len(sure - set(planted)) / len(sure))
    assert sum(wrong) / len(wrong) <= 0.1  # 0.05 is promised; twenty runs are few


def test_where_nothing_was_planted_hardly_anything_is_found() -> None:
    runs = [impact(draws(400, seed=seed)) for seed in range(40)]
    assert all(len(found) == 40 for found in runs)
    assert sum(found["sure"].any() for found in runs) <= 4  # one in twenty runs is promised


def test_a_card_that_comes_late_is_not_taken_for_a_good_one() -> None:
    """Who is ahead draws on: whoever draws late wins more, whatever the card."""
    drawn = draws(3000)
    boots = (pl.col("round") >= 6) & (pl.col("game") % 2 == 0)
    drawn = drawn.with_columns(pl.when(boots).then(pl.lit("Late Boots")).otherwise(pl.col("card")).alias("card"))
    groups = drawn.collect().group_by(pl.col("card") == "Late Boots")
    wins = {name[0]: float(np.mean(rows["won"].to_numpy())) for name, rows in groups}
    assert wins[True] > wins[False] + 0.04  # so it looks
    found = impact(drawn).row(by_predicate=pl.col("card") == "Late Boots", named=True)
    assert not found["sure"] and abs(found["difference"]) < 1.5


def test_dead_cards_come_first_and_what_lay_open_does_not_count() -> None:
    def held(card: str, how: str, played: bool, times: int) -> list[dict[str, object]]:
        return [{"card": card, "deck": "door", "how": how, "played": played}] * times

    rows = [*held("Bell", "loot", True, 30), *held("Sock", "dealt", True, 10), *held("Sock", "dealt", False, 30)]
    rows += held("Sock", "door", True, 500)
    found = unplayed(pl.LazyFrame(rows))
    assert found.select("card", "hits", "of", "share").rows() == [("Sock", 10, 40, 25.0), ("Bell", 30, 30, 100.0)]


def test_swings_count_up_and_down_apart() -> None:
    rows = [{"card": "See-saw", "deck": "door", "swing": swing} for swing in (2, -1, 0, -1)]
    rows += [{"card": "Stone", "deck": "door", "swing": 0}] * 4
    found = swings(pl.LazyFrame(rows), fewest=4)
    assert found.select("card", "up", "down", "moved").rows() == [("See-saw", 0.5, -0.5, 1.0)]
