"""A bot in its seat: whatever it does, the table gets an answer, and the log says where it was not its own."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Mapping
from typing import Final

from kickdoor.engine.game import Game
from kickdoor.fence import Fault, fenced
from kickdoor.views.deeds import AskView, ReasonView
from kickdoor.views.seat import View

from . import Bot, bot_of
from .players.simple import SimpleBot

THOUGHT: Final = 10.0  # seconds a bot may think where nobody waits for it
TRIES: Final = 3  # times a bot may fail at a table; then the simple one plays on for it
log: Final = logging.getLogger("kickdoor.bots")


class Seated:
    """Where its bot raises, answers nonsense or takes too long, the simple one answers for it, this once."""

    def __init__(
        self,
        name: str,
        seed: int | str,
        seconds: float = THOUGHT,
        told: Callable[[str], None] = log.warning,
        bot: Bot | None = None,
    ) -> None:
        self.name: Final = name
        self.faults = 0
        self._bot: Final = bot_of(name, seed) if bot is None else bot
        # Where it does not say, it may: a view from which games can be imagined takes longer to make.
        self.imagines: Final = bool(getattr(self._bot, "imagines", True))
        self._plain: Final = SimpleBot(seed)
        self._seconds: Final = seconds
        self._told: Final = told
        self._last: Bot = self._bot

    def choose(self, view: View, ask: AskView) -> int:
        if self.faults < TRIES:
            try:
                index = self._thought(view, ask)
            except Exception as error:  # beside a fault, a refusal: the fence lets those through
                self.faults += 1
                said = error if isinstance(error, Fault) else f"the bot {self.name} failed: {type(error).__name__}"
                more = "" if self.faults < TRIES else f", from now on: it failed {TRIES} times"
                self._told(f"{said}; the simple bot answers for it{more}")
            else:
                self._last = self._bot
                return index
        self._last = self._plain
        return self._plain.choose(view, ask)

    def _thought(self, view: View, ask: AskView) -> int:
        begun = time.thread_time()
        with fenced(f"the bot {self.name}", self._seconds):
            index = listed(self.name, self._bot.choose(view, ask), ask)
        # Outside of the main thread nothing interrupts it: there it is found out afterwards.
        if time.thread_time() - begun > self._seconds:
            raise Fault(f"the bot {self.name} did not come to an end within {self._seconds:g} seconds")
        return index

    def why(self) -> ReasonView | str:
        return why(self._last)


def seated(game: Game, names: Mapping[int, str]) -> dict[int, Seated]:
    """Bots by seat; their whims follow from the game's seed, so a record proves them too."""
    return {seat: Seated(name, f"{game.header['seed']} {seat}") for seat, name in names.items()}


def listed(name: str, index: object, ask: AskView) -> int:
    """The answer of a bot, if it is one."""
    if type(index) is not int or not 0 <= index < len(ask.options):
        raise Fault(f"the bot {name} answered {_short(index)}, which is none of {len(ask.options)} options")
    return index


def _short(index: object) -> str:
    return ascii(index)[:40] if isinstance(index, int | float | str | None) else type(index).__name__


def why(bot: Bot) -> ReasonView | str:
    """The reason for the last thing it did, or a sentence of its own; an empty one where it has none."""
    said = getattr(bot, "why", None)
    try:
        with fenced("the reason of a bot", 1.0):
            found = said() if callable(said) else ""
    except Exception:
        return ""
    if isinstance(found, ReasonView):
        return found
    return found[:200] if isinstance(found, str) else ""
