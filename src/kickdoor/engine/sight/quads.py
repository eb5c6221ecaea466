"""Numbers of an observation are 16 bits wide, and written four at a time as one integer of 64 bits."""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from ..table.card import Card
from ..table.table import Table
from .numbering import Numbering

MOST: Final = 9999  # larger amounts are written as this one

Out: TypeAlias = "memoryview[int]"  # the bytes of an observation and its mask


def quad(a: i64, b: i64, c: i64, d: i64) -> i64:
    """Four numbers as one. The last is not negative: the sign of the integer would be its."""
    return (a & 0xFFFF) | (b & 0xFFFF) << 16 | (c & 0xFFFF) << 32 | (d & 0x7FFF) << 48


class Sheet:
    """What is being written: the observation of one seat of a table, into cells that are all 0 before."""

    def __init__(self, numbers: Numbering, table: Table, seat: int, cells: vec[i64]) -> None:
        self.numbers: Final = numbers
        self.of_card: Final = numbers.of_card
        self.table: Final = table
        self.seat: Final = seat
        self.cells: Final = cells
        # By seat: its place, seen from this one; at -1: nobody.
        count = len(table.seats)
        self.near: Final = NEAR[count][seat]

    def put(self, at: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Writes four numbers."""
        self.cells[at] = quad(a, b, c, d)

    def put_cards(self, at: int, cards: list[Card], first: int = 0) -> None:
        """Writes four cards of a list, or what there is of them."""
        count = len(cards) - first
        of_card = self.of_card
        if count > 0:
            self.put(
                at,
                of_card[cards[first].index],
                of_card[cards[first + 1].index] if count > 1 else 0,
                of_card[cards[first + 2].index] if count > 2 else 0,
                of_card[cards[first + 3].index] if count > 3 else 0,
            )


# By number of seats and by seat: the places of all seats from 1, in turn order, and 0 for nobody.
NEAR: Final[list[list[list[int]]]] = [
    [[*[(other - seat) % count + 1 for other in range(count)], 0] for seat in range(count)] for count in range(9)
]


def bounded(amount: int) -> int:
    return MOST if amount > MOST else -MOST if amount < -MOST else amount
