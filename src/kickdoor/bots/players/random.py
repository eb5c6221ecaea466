"""The bot that does anything it is allowed to: the measure of all others, and the tester of the rules."""

from __future__ import annotations

import random
from typing import ClassVar

from kickdoor.views.deeds import AskView
from kickdoor.views.seat import View


class RandomBot:
    """Every option is as likely as any other."""

    imagines: ClassVar[bool] = False

    def __init__(self, seed: int | str = 0) -> None:
        self._rng = random.Random(seed)

    def choose(self, view: View, ask: AskView) -> int:
        return self._rng.randrange(len(ask.options))
