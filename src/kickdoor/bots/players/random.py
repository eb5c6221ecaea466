"""The bot `random`: takes any option. Other bots are compared with it, and it tests the rules."""

from __future__ import annotations

import random
from typing import ClassVar

from kickdoor.views.deeds import AskView
from kickdoor.views.seat import View


class RandomBot:
    """Takes each option with the same probability."""

    imagines: ClassVar[bool] = False
    lines: ClassVar[bool] = False

    def __init__(self, seed: int | str = 0) -> None:
        self._rng = random.Random(seed)

    def choose(self, view: View, ask: AskView) -> int:
        return self._rng.randrange(len(ask.options))
