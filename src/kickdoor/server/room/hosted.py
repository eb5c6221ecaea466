"""What a room needs of a game, so that it can host any; and our game in that form."""

from __future__ import annotations

from copy import copy
from typing import Final, Protocol

import msgspec
from msgspec.structs import replace

from kickdoor.bots import Bot, bot_of
from kickdoor.bots.answered import listed
from kickdoor.bots.chat import declines, reply
from kickdoor.bots.seated import why
from kickdoor.engine import rules_version
from kickdoor.engine.game import Game
from kickdoor.engine.table.absent import NOBODY
from kickdoor.engine.table.rules import Refused
from kickdoor.snapshots import Unusable, restored, snapshot
from kickdoor.tables import RECORD_VERSION, open_loaded, seats_of
from kickdoor.views.deeds import ReasonView
from kickdoor.views.events import EventView

from ..protocol.limits import LAST_EVENTS
from ..protocol.paces import Attention
from .clocks import ClockState
from .entries import Opened
from .printings import Printings
from .refusal import OtherRules
from .tallies import Tally, tallies_of

# Events that end "pass until something changes": somebody who has passed may want to answer them.
STIRRING: Final = frozenset(
    ("turn", "fight", "join", "copy", "play", "play_on", "play_monster", "play_side", "use", "ask_help", "offer",
     "helps", "uninvited", "concede", "win")
)  # fmt: skip

# Events that people read before the next one: a card that matters to others, or what befalls somebody.
READ: Final = frozenset(
    ("door", "draw_up", "trouble", "fight", "join", "play_on", "play_monster", "play_side", "use", "curse", "lose",
     "ask_help", "offer", "helps", "bargain", "decline", "removed", "caught", "death", "dungeon", "uninvited")
)  # fmt: skip
# Events that a glance is enough for: a number changes, or somebody puts on what they had in the hand.
GLANCED: Final = frozenset(
    ("play", "level_up", "level_down", "claim", "concede", "killed", "won", "die", "escape", "loots", "sold")
)

# How games are hosted now. A table goes on as it was opened, since its answers would mean something else.
HOSTING: Final = 1
UNDRAWN: Final = 2  # the version of records in which a player who said no sex had none

encode = msgspec.json.Encoder().encode


def plays(opened: Opened) -> bool:
    """Whether this engine plays by the rules under which a table began."""
    return (opened.rules or rules_version.UNCOUNTED) == rules_version.RULES_VERSION


class Hosted(Protocol):
    """A game in a room. What it refuses, it refuses with `Refused`, and has not changed."""

    @property
    def over(self) -> bool: ...

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; empty until it is over, or if nobody won."""

    @property
    def events(self) -> int:
        """How many events there have been."""

    def tallies(self) -> list[Tally]:
        """By seat: what it has done; asked for when the game is over."""

    def clock_state(self) -> ClockState:
        """What the clocks need to know."""

    def number(self, seat: int) -> int:
        """The number of this seat's ask; another number is another moment."""

    def index_of(self, seat: int, word: str, number: int) -> int:
        """The index of the option with this word, as an answer to the ask with this number; takes nothing."""

    def take(self, seat: int, index: int) -> None:
        """Takes the option with this index."""

    def silence(self) -> None:
        """All who are waited for in the open window pass."""

    def copy(self) -> Hosted | None:
        """An independent game with the same future for the same answers, without its bots; None: there is none.

        It costs the same however long the game is, so that it may not know how the game began: see `follow`.
        """
        return None

    def follow(self, old: Hosted) -> None:
        """A copy takes the place of the game: it takes over from it what was before the copy."""
        return

    def snapshot(self) -> bytes:
        """The game as bytes, from which it goes on, of limited length; empty: it must be played again."""
        return b""

    def restore(self, body: bytes, given: int) -> None:
        """Goes on from a snapshot after so many answers. `Unusable` where it cannot; then it has not changed."""
        raise Unusable("this game has no snapshots")

    def bodies(self) -> list[tuple[str, bytes]]:
        """Its boxes by the hashes of their printings, for who plays it again in another process."""
        return []

    # What is shown, as JSON. These three are all that `Sending` needs of a game.

    def public(self) -> bytes:
        """What everybody sees, as an object."""

    def own(self, seat: int, standing: bool, undo: bool) -> bytes:
        """What only this seat sees, as an object. From the room: whether it passes until something changes, and
        whether it may take its last answer back."""

    def events_for(self, seat: int | None, since: int) -> bytes:
        """The events after the first `since`, as this seat may know them and as far as they are kept."""

    def event_for(self, seat: int, place: int) -> EventView | None:
        """The event at this place, as this seat may know it; None where there is none (yet), or it is not kept."""

    def idle(self, seat: int) -> int | None:
        """The index of "pass" for a seat that is waited for in a window; None where it is not."""

    def wanted(self) -> list[int]:
        """The seats whose bots would answer now: those that are waited for, and those that have an offer."""

    def haggling(self) -> list[int]:
        """The seats that have an offer to answer, or compose something: others wait for them, if they can."""

    def composing(self) -> list[int]:
        """The seats that compose something."""

    def advice(self, seat: int, bot: str) -> int:
        """What this bot would answer."""

    def why(self, seat: int) -> ReasonView | str:
        """Why the bot that last answered for this seat did what it did; empty: unknown."""

    def reply(self, seat: int, phrase: str, by: int) -> str:
        """The phrase with which a bot in this seat answers a phrase; empty: none."""

    def declined(self, seat: int, index: int) -> tuple[int, str] | None:
        """Where this option declines an offer: whose it is, and the phrase with which a bot says why."""

    def why_not(self, seat: int, verb: str, card: int | None, target: int | None) -> Refused | None: ...

    def has_news_for(self, seat: int, since: int) -> bool:
        """Whether something has happened since this event that a seat which has passed may want to answer."""

    def attention(self, since: int) -> Attention:
        """What people do about what has happened since this event, before they want to see more."""

    def holds(self, seat: int) -> int | None:
        """The index of "hold on", where it is listed."""


class Munchkin(Hosted):
    """Our own game."""

    def __init__(self, opened: Opened, players: list[tuple[str, str]], printings: Printings | None = None) -> None:
        if not plays(opened):
            raise OtherRules
        options: dict[str, object] = {**opened.settings, "live": True}
        if opened.hosting:
            options["offers_last"] = True
        self._opened: Final = opened
        self._printings: Final = printings or Printings()
        boxes = self._printings.boxes(opened)
        version = RECORD_VERSION if opened.hosting or opened.printings else UNDRAWN
        self.game: Game = open_loaded(opened.boxes, boxes, seats_of(players), opened.seed, options, version)
        self._bots: dict[tuple[int, str], Bot] = {}
        self._last: dict[int, Bot] = {}  # by seat: who answered last
        self._seed: Final = opened.seed
        self.ends: list[int] = [len(self.game.events)]  # how many events there were after each answer

    @property
    def over(self) -> bool:
        return self.game.over

    @property
    def turn(self) -> int:
        return self.game.table.turn

    @property
    def winners(self) -> tuple[int, ...]:
        return self.game.winners

    @property
    def events(self) -> int:
        return self.game.told

    def tallies(self) -> list[Tally]:
        return tallies_of(self.game.events, len(self.game.names), self.game.winners)

    def clock_state(self) -> ClockState:
        return ClockState(*self.game.clock_state())

    def number(self, seat: int) -> int:
        return self.game.number(seat)

    def index_of(self, seat: int, word: str, number: int) -> int:
        return self.game.index_of(seat, word, number)

    def take(self, seat: int, index: int) -> None:
        self.game.choose(seat, index)
        self.ends.append(self.game.told)

    def silence(self) -> None:
        self.game.silence()
        self.ends.append(self.game.told)

    def copy(self) -> Munchkin:
        other = copy(self)
        vars(other).update(game=self.game.recent(LAST_EVENTS), ends=[], _bots={}, _last={})
        return other

    def follow(self, old: Hosted) -> None:
        assert isinstance(old, Munchkin)
        if old.whole:
            del old.ends[1 + self.game.gone :]
            old.ends += self.ends
            self.ends = old.ends
        self.game.follow(old.game)

    @property
    def whole(self) -> bool:
        """Whether all its answers and events are known, and not only what a snapshot has of them."""
        return not self.game.gone

    def snapshot(self) -> bytes:
        return snapshot(self.game, LAST_EVENTS)

    def restore(self, body: bytes, given: int) -> None:
        game = restored(body, self.game)
        if game.gone != given:
            raise Unusable(f"it has {game.gone} answers, not {given}")
        self.game, self.ends = game, []

    def bodies(self) -> list[tuple[str, bytes]]:
        return self._printings.bodies(self._opened)

    def public(self) -> bytes:
        return encode(self.game.public())

    def own(self, seat: int, standing: bool, undo: bool) -> bytes:
        return encode(replace(self.game.own(seat, outcomes=True), standing=standing, undo=undo))

    def events_for(self, seat: int | None, since: int) -> bytes:
        return encode(self.game.events_for(seat, since))

    def event_for(self, seat: int, place: int) -> EventView | None:
        if not self.game.told - len(self.game.events) <= place < self.game.told:
            return None
        return self.game.events_since(place)[0].seen_by(seat)

    def idle(self, seat: int) -> int | None:
        if self.game.over or seat not in self.game.waiting or not self.clock_state().waits:
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

    def haggling(self) -> list[int]:
        return self.game.haggling()

    def composing(self) -> list[int]:
        return self.game.composing()

    def advice(self, seat: int, bot: str) -> int:
        view = self.game.view(seat)
        player = self._bots.get((seat, bot))
        if player is None:
            player = self._bots[seat, bot] = bot_of(bot, f"{self._seed} {seat}")
        self._last[seat] = player
        return listed(bot, player.choose(view, view.open_ask), view.open_ask)

    def why(self, seat: int) -> ReasonView | str:
        player = self._last.get(seat)
        return "" if player is None else why(player)

    def declined(self, seat: int, index: int) -> tuple[int, str] | None:
        option = self.game.open_ask(seat).options[index]
        if option.verb != "decline" or option.aim is None or option.aim.seat == NOBODY:
            return None
        return option.aim.seat, declines(self.game.view(seat, imaginable=False), option.aim.seat)

    def reply(self, seat: int, phrase: str, by: int) -> str:
        return reply(self.game.view(seat), phrase, by)

    def why_not(self, seat: int, verb: str, card: int | None, target: int | None) -> Refused | None:
        return self.game.why_not(seat, verb, card, target)

    def has_news_for(self, seat: int, since: int) -> bool:
        return any(event.what in STIRRING and event.who != seat for event in self.game.events_since(since))

    def attention(self, since: int) -> Attention:
        told = [event.what for event in self.game.events_since(since)]
        if any(what in READ for what in told):
            return "read"
        return "glance" if any(what in GLANCED for what in told) else "none"
