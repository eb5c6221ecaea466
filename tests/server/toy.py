"""A game of one page with everything a room must know: questions, windows, private answers, silence, an end."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Final

from kickdoor.engine.game import STALE
from kickdoor.engine.table.rules import Refused, Rule
from kickdoor.server.protocol.paces import Attention
from kickdoor.server.room.clocks import ClockState
from kickdoor.server.room.entries import Opened
from kickdoor.server.room.hosted import Hosted
from kickdoor.server.room.tallies import Tally
from kickdoor.snapshots import Unusable

NOT_ASKED: Final = Rule(reason="not_asked")
NOT_LISTED: Final = Rule(reason="not_listed")
NO_WINDOW: Final = Rule(reason="no_window")
LENGTH: Final = 12  # turns


class Toy(Hosted):
    """Whose turn it is drafts in private, then scores, or opens a window in which all pass or play."""

    def __init__(self, opened: Opened, players: list[tuple[str, str]]) -> None:
        self.seats: Final = len(players)
        self.length: Final = int(opened.settings.get("length", LENGTH))
        self.log: Final[list[tuple[int, str]]] = []  # who did what, as everybody sees it
        self.drafts: Final = [0] * self.seats  # seen by their own seats only
        self.scores: Final = [0] * self.seats
        self.passed: set[int] | None = None  # None: no window is open
        self.turns = 0
        self.given = 0  # answers
        self.broken = False  # the next answer fails

    @property
    def over(self) -> bool:
        return self.turns >= self.length

    @property
    def turn(self) -> int:
        return 0

    @property
    def winners(self) -> tuple[int, ...]:
        return ()

    @property
    def events(self) -> int:
        return len(self.log)

    def tallies(self) -> list[Tally]:
        return [Tally() for _ in range(self.seats)]

    def clock_state(self) -> ClockState:
        asked = -1 if self.over or self.passed is not None else self.turns % self.seats
        return ClockState(len(self.log), self.passed is not None, asked, self.turns)

    def words(self, seat: int) -> list[str]:
        """What a seat may answer now."""
        if self.over or not 0 <= seat < self.seats:
            return []
        if self.passed is not None:
            return [] if seat in self.passed else ["pass", "draft", "play"]
        return ["draft", "score", "open"] if seat == self.turns % self.seats else []

    def number(self, seat: int) -> int:
        return len(self.log)

    def index_of(self, seat: int, word: str, number: int) -> int:
        words = self.words(seat)
        if not words:
            raise Refused(NOT_ASKED)
        if word not in words:
            raise Refused(NOT_LISTED)
        if number != len(self.log):
            raise Refused(STALE)
        return words.index(word)

    def take(self, seat: int, index: int) -> None:
        words = self.words(seat)
        if not 0 <= index < len(words):
            raise Refused(NOT_ASKED)
        self.given += 1
        match words[index]:
            case "draft":
                self.drafts[seat] += 1
            case "score":
                self.scores[seat] += 1 + self.drafts[seat]
                self.drafts[seat] = 0
                self.turns += 1
                self.log.append((seat, "score"))
            case "open":
                self.passed = set()
                self.log.append((seat, "open"))
            case "play":
                self.scores[seat] += self.drafts[seat]
                self.passed = set()
                self.log.append((seat, "play"))
            case "pass":
                assert self.passed is not None
                self.passed.add(seat)
                if len(self.passed) == self.seats:
                    self._close()
        if self.broken:
            raise RuntimeError("a card is torn")

    def silence(self) -> None:
        if self.passed is None:
            raise Refused(NO_WINDOW)
        self.given += 1
        self._close()

    def _close(self) -> None:
        self.passed = None
        self.turns += 1
        self.log.append((-1, "close"))

    def copy(self) -> Toy:
        return deepcopy(self)

    def snapshot(self) -> bytes:
        passed = None if self.passed is None else sorted(self.passed)
        return json.dumps([self.given, self.log, self.drafts, self.scores, passed, self.turns]).encode()

    def restore(self, body: bytes, given: int) -> None:
        try:
            count, log, drafts, scores, passed, turns = json.loads(body)
        except (TypeError, ValueError) as error:
            raise Unusable(str(error)) from error
        assert count == given
        self.given, self.turns, self.passed = count, turns, None if passed is None else set(passed)
        self.log[:] = [(seat, what) for seat, what in log]
        self.drafts[:], self.scores[:] = drafts, scores

    def public(self) -> bytes:
        return json.dumps({"scores": self.scores, "turns": self.turns, "waits": self.passed is not None}).encode()

    def own(self, seat: int, standing: bool, undo: bool) -> bytes:
        own = {"draft": self.drafts[seat], "words": self.words(seat), "standing": standing, "undo": undo}
        return json.dumps(own).encode()

    def events_for(self, seat: int | None, since: int) -> bytes:
        return json.dumps([{"seat": by, "what": what} for by, what in self.log[since:]]).encode()

    def event_for(self, seat: int, place: int) -> None:
        return None

    def idle(self, seat: int) -> int | None:
        return 0 if self.passed is not None and seat not in self.passed else None

    def wanted(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.words(seat)]

    def haggling(self) -> list[int]:
        return []

    def composing(self) -> list[int]:
        return []

    def advice(self, seat: int, bot: str) -> int:
        return 0 if self.passed is not None else 1 + len(self.log) % 2

    def why(self, seat: int) -> str:
        return ""

    def declined(self, seat: int, index: int) -> tuple[int, str] | None:
        return None

    def reply(self, seat: int, phrase: str, by: int) -> str:
        return "no" if phrase == "help_one" else ""

    def why_not(self, seat: int, verb: str, card: int | None, target: int | None) -> Refused | None:
        return None if verb in self.words(seat) else Refused(NOT_LISTED)

    def has_news_for(self, seat: int, since: int) -> bool:
        return any(what == "play" and by != seat for by, what in self.log[since:])

    def holds(self, seat: int) -> int | None:
        return None

    def attention(self, since: int) -> Attention:
        return "none"
