"""A bot in a seat: if it fails or is too slow, the simple bot answers for it, and the log says so."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Mapping
from typing import Final

from kickdoor.engine.briefing import brief
from kickdoor.engine.game import Game
from kickdoor.fence import Fault, fenced
from kickdoor.views.deeds import AskView, ReasonView
from kickdoor.views.seat import View

from . import Bot, bot_of, is_own
from .answered import answered
from .players.simple import SimpleBot
from .thinking.own import OwnBot

TIME_LIMIT: Final = 10.0  # seconds for an answer where no person waits
MOST_FAULTS: Final = 3  # of a bot at a table; then the simple bot plays the rest of the game
log: Final = logging.getLogger("kickdoor.bots")


class Seated:
    """A bot and its substitute: where the bot raises, is too slow or names no option, the simple bot answers."""

    def __init__(
        self,
        name: str,
        seed: int | str,
        seconds: float = TIME_LIMIT,
        report: Callable[[str], None] = log.warning,
        bot: Bot | None = None,
    ) -> None:
        self.name: Final = name
        self.faults = 0
        self._bot: Final = bot_of(name, seed) if bot is None else bot
        # Our own bots come to an end: a fence around each of their answers takes longer than the answer.
        self._fenced: Final = bot is not None or not is_own(name)
        # They are asked without a view.
        self._own: Final = self._bot if isinstance(self._bot, OwnBot) and not self._fenced else None
        # Whether it is shown views from which games can be imagined; they take longer to make.
        self.imagines: Final = bool(getattr(self._bot, "imagines", True))
        # Whether it is shown the sums of fights line by line; likewise.
        self.lines: Final = bool(getattr(self._bot, "lines", True))
        self._seed: Final = seed
        self._substitute: SimpleBot | None = None  # made when it is first needed
        self._seconds: Final = seconds
        self._report: Final = report
        self._last: Bot = self._bot

    def answer(self, game: Game, seat: int) -> int:
        """Its answer for the seat that is asked. The view is not kept, so that what it does not read is not built;
        of a single option it is shown nothing."""
        count = game.options_count(seat)
        if count == 1:
            return 0
        if self._own is not None and self.faults < MOST_FAULTS:
            try:
                read = brief(game, seat, self.imagines)
                index = self._own.decide(read, read.ask)
                if not 0 <= index < count:
                    raise Fault(f"the bot {self.name} answered {index}, which is none of {count} options")
            except Exception as error:
                self._fails(error)
                view = game.view(seat, self.imagines, lines=self.lines)
                return self._substituted(view, view.open_ask)
            self._last = self._bot
            return index
        view = game.view(seat, self.imagines, lines=self.lines)
        return self.choose(view, view.open_ask)

    def choose(self, view: View, ask: AskView) -> int:
        if self.faults < MOST_FAULTS:
            try:
                index = self._guarded(view, ask) if self._fenced else self._listed(view, ask)
            except Exception as error:  # a `Fault`, or a `Refused`, which the fence does not change
                self._fails(error)
            else:
                self._last = self._bot
                return index
        return self._substituted(view, ask)

    def _substituted(self, view: View, ask: AskView) -> int:
        bot = self._substitute
        if bot is None:
            bot = self._substitute = SimpleBot(self._seed)
        self._last = bot
        return bot.choose(view, ask)

    def _fails(self, error: Exception) -> None:
        self.faults += 1
        said = error if isinstance(error, Fault) else f"the bot {self.name} failed: {type(error).__name__}"
        more = "" if self.faults < MOST_FAULTS else f", from now on: it failed {MOST_FAULTS} times"
        self._report(f"{said}; the simple bot answers for it{more}")

    def _guarded(self, view: View, ask: AskView) -> int:
        began = time.thread_time()
        with fenced(f"the bot {self.name}", self._seconds):
            index = self._listed(view, ask)
        # The fence can interrupt the main thread only; in other threads the time is checked afterwards.
        if time.thread_time() - began > self._seconds:
            raise Fault(f"the bot {self.name} did not come to an end within {self._seconds:g} seconds")
        return index

    def _listed(self, view: View, ask: AskView) -> int:
        return answered(self.name, self._bot, view, ask)

    def why(self) -> ReasonView | str:
        return why(self._last)


def seated(game: Game, names: Mapping[int, str]) -> dict[int, Seated]:
    """Bots by seat. Their random numbers come from the seed of the game, so that a record can be verified."""
    return {seat: Seated(name, f"{game.header['seed']} {seat}") for seat, name in names.items()}


def why(bot: Bot) -> ReasonView | str:
    """The reason for its last answer, or its own sentence about it; empty where it has none."""
    said = getattr(bot, "why", None)
    try:
        with fenced("the reason of a bot", 1.0):
            found = said() if callable(said) else ""
    except Exception:
        return ""
    if isinstance(found, ReasonView):
        return found
    return found[:200] if isinstance(found, str) else ""
