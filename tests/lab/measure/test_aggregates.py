"""Aggregates of a run, compared with rows counted by hand."""

from __future__ import annotations

import polars as pl
import pytest

from kickdoor.lab.measure import aggregates

SEATS = pl.LazyFrame(
    {
        "game": [0, 0, 1, 1],
        "seat": [0, 1, 0, 1],
        "place": [0, 1, 1, 0],
        "bot": ["greedy", "simple", "simple", "greedy"],
        "won": [True, False, False, True],
        "classes": [["Wizard"], [], ["Wizard", "Thief"], ["Thief"]],
        "levels_fight": [6, 2, 3, 8],
        "levels_help": [1, 0, 0, 0],
        "levels_sale": [2, 0, 1, 1],
        "levels_card": [0, 0, 0, 0],
        "levels_other": [0, 0, 0, 0],
        "levels_lost": [0, 1, 2, 1],
    }
)
TURNS = pl.LazyFrame(
    {
        "game": [0, 0, 0, 0, 1, 1],
        "turn": [1, 2, 3, 4, 1, 2],
        "round": [1, 1, 2, 2, 1, 1],
        "seat": [0, 1, 0, 1, 1, 0],
        "level": [1, 1, 9, 2, 9, 1],
    }
)
FIGHTS = pl.LazyFrame(
    {
        "game": [0, 0, 0, 1, 1],
        "turn": [1, 2, 3, 1, 2],
        "helper": [-1, 0, -1, -1, -1],
        "won": [True, True, False, False, False],
        "died": [0, 0, 0, 1, 0],
        "escaped": [0, 0, 1, 0, 0],
        "meddling": [0, 1, 5, 3, 0],
        "price_treasures": [0, 2, 0, 0, 0],
        "price_items": [0, 1, 0, 0, 0],
        "price_plays": [0, 0, 0, 0, 0],
        "last": [False, False, True, True, False],
    }
)


def test_games_are_counted_by_rounds_without_gaps() -> None:
    games = pl.LazyFrame({"rounds": [7, 9, 9]}, schema={"rounds": pl.Int32})
    assert aggregates.lengths(games).rows() == [(7, 1), (8, 0), (9, 2)]


def test_wins_by_place_and_bot() -> None:
    assert aggregates.wins_by_place(SEATS).select("group", "hits", "of").rows() == [(1, 2, 2), (2, 0, 2)]
    assert aggregates.wins_by_bot(SEATS).select("group", "share").rows() == [("greedy", 100.0), ("simple", 0.0)]


def test_who_has_two_classes_counts_for_both_and_who_has_none_for_none() -> None:
    found = aggregates.wins_by_mark(SEATS, "classes").select("group", "hits", "of").rows()
    assert found == [("Thief", 1, 2), ("Wizard", 1, 2), ("none", 0, 1)]


def test_levels_round_by_round() -> None:
    found = aggregates.level_curves(TURNS, SEATS).select("who", "round", "middle", "of").rows()
    assert found == [("others", 1, 1.0, 2), ("others", 2, 2.0, 1), ("winner", 1, 5.0, 2), ("winner", 2, 9.0, 1)]


def test_levels_by_where_they_come_from() -> None:
    found = {(who, source): levels for who, source, levels in aggregates.level_sources(SEATS).iter_rows()}
    assert found["winner", "own fights"] == 7
    assert found["others", "sales"] == 0.5
    assert found["others", "lost"] == -1.5


def test_fights_end_in_one_of_five_ways() -> None:
    found = aggregates.fight_outcomes(FIGHTS, TURNS).select("level", "outcome", "fights").rows()
    assert set(found) == {
        (1, "won alone", 1),
        (1, "won with help", 1),
        (1, "caught", 1),
        (9, "got away", 1),
        (9, "died", 1),
    }


def test_three_meddlings_and_more_are_one_group() -> None:
    found = aggregates.wins_by_meddling(FIGHTS).select("meddling", "who", "hits", "of").rows()
    assert found == [("0", "alone", 1, 2), ("1", "with help", 1, 1), ("3 or more", "alone", 0, 2)]


def test_prices_are_shares_of_the_fights_with_help() -> None:
    found = aggregates.prices(FIGHTS).select("price", "share").rows()
    assert found == [("treasures: 2", 100.0), ("an item", 100.0), ("a play from the hand", 0.0)]


def test_where_nobody_helps_there_are_no_prices() -> None:
    assert aggregates.prices(FIGHTS.filter(pl.col("helper") < 0))["of"].sum() == 0


def test_the_turns_of_a_winner_at_each_level() -> None:
    assert aggregates.stall(TURNS, SEATS).select("level", "mean").rows() == [(1, 0.5), (9, 1.0)]


def test_last_fights_are_told_apart() -> None:
    last = aggregates.last_fights(FIGHTS).rows(named=True)[1]
    assert (last["fights"], last["won"], last["meddled"]) == (2, 0.0, 100.0)
    assert aggregates.last_fights(FIGHTS).rows(named=True)[0]["won"] == pytest.approx(200 / 3)
