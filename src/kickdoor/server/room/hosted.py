"""What a room needs of a game, so that it hosts any; and ours in that form."""

from __future__ import annotations

from typing import Final, Protocol

import msgspec

from kickdoor.bots import Bot, bot_of
from kickdoor.bots.chat import reply
from kickdoor.bots.seated import listed, why
from kickdoor.engine.game import Game
from kickdoor.engine.table.rules import Refused
from kickdoor.tables import box_of, new_game

from .clocks import Stand
from .entries import Opened

# What happens that somebody who has passed may want to answer.
STIRRING: Final = frozenset(
    ("turn", "fight", "join", "copy", "play", "play_on", "play_monster", "play_side", "use", "ask_help", "offer",
     "helps", "concede", "win")
)  # fmt: skip

encode = msgspec.json.Encoder().encode


class Hosted(Protocol):
    """A game on a room's table. Whatever it refuses, it refuses with `Refused`, and has not changed."""

    @property
    def over(self) -> bool: ...

    @property
    def events(self) -> int:
        """How many there have been."""

    def stand(self) -> Stand: ...

    def answer(self, seat: int, word: str, number: int) -> int:
        """Takes an option by its word; the index that is put on record."""

    def take(self, seat: int, index: int) -> None:
        """Takes an option by its index, as it is on record."""

    def silence(self) -> None: ...

    def public(self) -> bytes:
        """What everybody sees, as a JSON object."""

    def own(self, seat: int) -> bytes:
        """What only this seat sees, as a JSON object."""

    def told(self, seat: int | None, since: int) -> bytes:
        """The events from this number on, as this seat may know them, as a JSON list."""

    def idle(self, seat: int) -> int | None:
        """The index of the pass of a seat that is waited for in a window; None where it is not."""

    def wanted(self) -> list[int]:
        """The seats that a bot would have to answer for now."""

    def advice(self, seat: int, bot: str) -> int:
        """What this bot would answer."""

    def why(self, seat: int) -> str:
        """Why the bot that last answered for this seat did what it did; nothing where there is no telling."""

    def reply(self, seat: int, phrase: str, by: int) -> str:
        """What a bot in this seat says to a phrase; nothing where it says nothing."""

    def why_not(self, seat: int, verb: str, card: int | None, target: int | None) -> Refused | None: ...

    def stirred(self, seat: int, since: int) -> bool:
        """Whether since this event something happened that wakes a seat which passes until something changes."""

    def holds(self, seat: int) -> int | None:
        """The index of "hold on", where it is listed."""


class Munchkin(Hosted):
    """Our own game on a room's table."""

    def __init__(self, opened: Opened, players: list[tuple[str, str]]) -> None:
        for name, digest in zip(opened.boxes, opened.digests, strict=False):
            if box_of(name).digest != digest:
                raise ValueError(f"the cards of {name} have changed since this table was opened")
        options: dict[str, object] = {**opened.settings, "live": True}
        self.game: Final[Game] = new_game(opened.boxes, players, opened.seed, **options)
        self._bots: dict[tuple[int, str], Bot] = {}
        self._last: dict[int, Bot] = {}  # by seat: who answered last
        self._seed: Final = opened.seed

    @property
    def over(self) -> bool:
        return self.game.over

    @property
    def events(self) -> int:
        return len(self.game.events)

    def stand(self) -> Stand:
        return Stand(*self.game.pulse())

    def answer(self, seat: int, word: str, number: int) -> int:
        self.game.choose(seat, word, number)
        return self.game.answers[-1][1]

    def take(self, seat: int, index: int) -> None:
        self.game.choose(seat, index)

    def silence(self) -> None:
        self.game.silence()

    def public(self) -> bytes:
        return encode(self.game.public())

    def own(self, seat: int) -> bytes:
        return encode(self.game.own(seat))

    def told(self, seat: int | None, since: int) -> bytes:
        return encode(self.game.told(seat, since))

    def idle(self, seat: int) -> int | None:
        if self.game.over or seat not in self.game.waiting or not self.stand().waits:
            return None
        return self._find(seat, "pass")

    def holds(self, seat: int) -> int | None:
        return self._find(seat, "hold_on")

    def _find(self, seat: int, verb: str) -> int | None:
        ask = self.game.ask(seat)
        for index, option in enumerate([] if ask is None else ask.options):
            if option.verb == verb:
                return index
        return None

    def wanted(self) -> list[int]:
        if self.game.over:
            return []
        found = list(self.game.waiting)
        return found + [seat for seat in self.game.offered() if seat not in found]

    def advice(self, seat: int, bot: str) -> int:
        view = self.game.view(seat)
        assert view.ask is not None
        player = self._bots.get((seat, bot))
        if player is None:
            player = self._bots[seat, bot] = bot_of(bot, f"{self._seed} {seat}")
        self._last[seat] = player
        return listed(bot, player.choose(view, view.ask), view.ask)

    def why(self, seat: int) -> str:
        player = self._last.get(seat)
        return "" if player is None else why(player)

    def reply(self, seat: int, phrase: str, by: int) -> str:
        return reply(self.game.view(seat), phrase, by)

    def why_not(self, seat: int, verb: str, card: int | None, target: int | None) -> Refused | None:
        return self.game.why_not(seat, verb, card, target)

    def stirred(self, seat: int, since: int) -> bool:
        return any(event.what in STIRRING and event.who != seat for event in self.game.events[since:])
