"""A very small game, to measure what it costs to host any game: four seats lay cards in turn."""

from __future__ import annotations

from typing import Final

import msgspec

from kickdoor.engine.game import STALE
from kickdoor.engine.table.rules import Refused, Rule
from kickdoor.server.room.clocks import ClockState
from kickdoor.server.room.entries import Opened
from kickdoor.server.room.hosted import Hosted
from kickdoor.server.room.tallies import Tally

CARDS: Final = 108
HAND: Final = 7
NOT_YOUR_TURN: Final = Rule(reason="others_turn")
NO_SUCH_CARD: Final = Rule(reason="not_listed")
WORDS: Final = {f"take {place}": place for place in range(HAND)}

encode = msgspec.json.Encoder().encode


class TinyGame(Hosted):
    """The seat in turn lays a card of its hidden hand, scores its last digit, and draws another.

    The setting `length` is the number of cards after which the game is over; without it, the game does not end.
    """

    def __init__(self, opened: Opened, players: list[tuple[str, str]]) -> None:
        self._length: Final = int(opened.settings.get("length", 0))
        self._seats: Final = len(players)
        self._scores: Final = [0] * self._seats
        self._hands: Final = [
            [(seat * 7 + place * 13) % CARDS for place in range(HAND)] for seat in range(len(players))
        ]
        self._laid: Final[list[tuple[int, int]]] = []  # every card so far, and who laid it

    @property
    def over(self) -> bool:
        return 0 < self._length <= len(self._laid)

    @property
    def events(self) -> int:
        return len(self._laid)

    @property
    def _turn(self) -> int:
        return len(self._laid) % self._seats

    def clock_state(self) -> ClockState:
        count = len(self._laid)
        return ClockState(count, False, count % self._seats, count)

    def index_of(self, seat: int, word: str, number: int) -> int:
        if self.over or seat != self._turn:
            raise Refused(NOT_YOUR_TURN)
        if number != len(self._laid):
            raise Refused(STALE)
        place = WORDS.get(word)
        if place is None:
            raise Refused(NO_SUCH_CARD)
        return place

    def take(self, seat: int, index: int) -> None:
        if self.over or seat != self._turn:
            raise Refused(NOT_YOUR_TURN)
        hand = self._hands[seat]
        card = hand[index]
        self._laid.append((seat, card))
        self._scores[seat] += card % 10
        hand[index] = (card * 31 + len(self._laid)) % CARDS

    def silence(self) -> None:
        """Does nothing: there are no windows."""

    def public(self) -> bytes:
        top = self._laid[-1][1] if self._laid else None
        return encode(
            {"top": top, "turn": self._turn, "scores": self._scores, "counts": [len(hand) for hand in self._hands]}
        )

    def own(self, seat: int, standing: bool, undo: bool) -> bytes:
        return encode({"hand": self._hands[seat], "number": len(self._laid)})

    def events_for(self, seat: int | None, since: int) -> bytes:
        return encode([{"seat": by, "card": card} for by, card in self._laid[since:]])

    def number(self, seat: int) -> int:
        return 0

    def event_for(self, seat: int, place: int) -> None:
        return None

    def haggling(self) -> list[int]:
        return []

    def composing(self) -> list[int]:
        return []

    def is_read(self, since: int) -> bool:
        return False

    def tallies(self) -> list[Tally]:
        return []

    def idle(self, seat: int) -> int | None:
        return None

    def wanted(self) -> list[int]:
        return [] if self.over else [self._turn]

    def advice(self, seat: int, bot: str) -> int:
        return 0

    def why_not(self, seat: int, verb: str, card: int | None, target: int | None) -> Refused | None:
        return None if seat == self._turn else Refused(NOT_YOUR_TURN)

    def has_news_for(self, seat: int, since: int) -> bool:
        return len(self._laid) > since

    def holds(self, seat: int) -> int | None:
        return None
