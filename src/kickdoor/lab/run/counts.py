"""Counters of a seat, a turn, a fight and a card, filled while the events of a game are read."""

from __future__ import annotations

from dataclasses import dataclass, field

from kickdoor.engine.table.card import Card


@dataclass(slots=True)
class SeatCounts:
    """Counters of a seat, with the names and in the order of the columns."""

    levels_fight: int = 0
    levels_help: int = 0
    levels_sale: int = 0
    levels_card: int = 0
    levels_other: int = 0
    levels_lost: int = 0
    deaths: int = 0
    helps_given: int = 0
    helps_got: int = 0
    curses_got: int = 0
    curses_thrown: int = 0
    meddled_with: int = 0
    meddled: int = 0
    treasures_won: int = 0

    def row(self) -> tuple[int, ...]:
        return tuple([getattr(self, name) for name in self.__slots__])


@dataclass(slots=True)
class TurnCounts:
    """A turn: whose it is, the levels of all seats as it begins, and what happens in it."""

    turn: int
    seat: int
    levels: list[int]
    door: str = "none"
    fights: int = 0


@dataclass(slots=True)
class FightCounts:
    """A fight: who is in it, what was used in it, and how it ended."""

    turn: int
    fighter: int
    helper: int = -1
    foes: list[Card] = field(default_factory=list)
    was_helped: bool = False
    won: bool = False
    escaped: int = 0
    died: int = 0
    levels: int = 0
    treasures: int = 0
    meddling: int = 0
    support: int = 0


@dataclass(slots=True)
class CardCounts:
    """A card: who got it first, when and how, and what it did."""

    card: Card
    seat: int
    turn: int
    how: str
    played: bool = False
    used: bool = False
    swing: int = 0
