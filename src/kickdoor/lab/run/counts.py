"""Counters of a seat, a turn, a fight and a card, filled while the events of a game are read."""

from __future__ import annotations

from typing import Final

from kickdoor.engine.table.card import Card


class SeatCounts:
    """Counters of a seat."""

    def __init__(self) -> None:
        self.levels_fight = 0
        self.levels_help = 0
        self.levels_sale = 0
        self.levels_card = 0
        self.levels_other = 0
        self.levels_lost = 0
        self.deaths = 0
        self.helps_given = 0
        self.helps_got = 0
        self.curses_got = 0
        self.curses_thrown = 0
        self.meddled_with = 0
        self.meddled = 0
        self.treasures_won = 0

    def row(self) -> tuple[int, ...]:
        """In the order of the columns."""
        return (
            self.levels_fight, self.levels_help, self.levels_sale, self.levels_card, self.levels_other,
            self.levels_lost, self.deaths, self.helps_given, self.helps_got, self.curses_got, self.curses_thrown,
            self.meddled_with, self.meddled, self.treasures_won,
        )  # fmt: skip


class TurnCounts:
    """A turn: whose it is, the levels of all seats as it begins, and what happens in it."""

    def __init__(self, turn: int, seat: int, levels: list[int]) -> None:
        self.turn: Final = turn
        self.seat: Final = seat
        self.levels: Final = levels
        self.door = "none"
        self.fights = 0


class FightCounts:
    """A fight: who is in it, what was used in it, and how it ended."""

    def __init__(self, turn: int, fighter: int) -> None:
        self.turn: Final = turn
        self.fighter = fighter
        self.helper = -1
        self.foes: Final[list[Card]] = []
        self.was_helped = False
        self.won = False
        self.escaped = 0
        self.died = 0
        self.levels = 0
        self.treasures = 0
        self.meddling = 0
        self.support = 0


class CardCounts:
    """A card: who got it first, when and how, and what it did."""

    def __init__(self, card: Card, seat: int, turn: int, how: str) -> None:
        self.card: Final = card
        self.seat: Final = seat
        self.turn: Final = turn
        self.how: Final = how
        self.played = False
        self.used = False
        self.swing = 0
