"""The Gymnasium environments `kickdoor/Munchkin-v0` and `-v1`: one seat for the learner, bots in the others."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

import gymnasium
import numpy as np
import numpy.typing as npt

from kickdoor.bots import Bot, bot_of

from .observed import Observed
from .sitting import Mask, Sitting

Seen = npt.NDArray[Any]


class Solo(gymnasium.Env[Seen, Any]):
    """The learner's seat changes from game to game; all observations are relative to it."""

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 2}  # noqa: RUF012 (it is declared so)
    sitting_of: ClassVar[type[Sitting]] = Sitting

    def __init__(
        self,
        bots: Sequence[str] = ("greedy",) * 3,
        boxes: str | Sequence[str] = "base",
        settings: Mapping[str, object] | None = None,
        render_mode: str | None = None,
        turn_limit: int | None = None,
        shaping: float = 0.0,
    ) -> None:
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode: expected human, ansi or None, found {render_mode!r}")
        for name in bots:
            bot_of(name, 0)
        self.render_mode = render_mode
        self.bots: Final = tuple(bots)
        self.sitting: Final = self.sitting_of(boxes, len(self.bots) + 1, settings, turn_limit, shaping)
        self.seat = 0
        self._over = True  # until the first reset
        self._others: dict[int, Bot] = {}
        self._chance = random.Random()
        found = self.sitting.spaces()
        self.observation_space = found["observation"]
        self.action_space = found["action"]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        self.deal(seed)
        self._render_human()
        return self.sitting.observe(self.seat), self._info()

    def deal(self, seed: int | None) -> None:
        """Deals the game of this seed, or the next one, and plays it to the learner's first decision."""
        self.sitting.reset(seed)
        dealt = self.sitting.game.header["seed"]
        self._chance = random.Random(f"{dealt} solo")
        self.seat = self._chance.randrange(self.sitting.players)
        seats = [seat for seat in range(self.sitting.players) if seat != self.seat]
        self._others = {seat: bot_of(name, f"{dealt} {seat}") for seat, name in zip(seats, self.bots, strict=True)}
        self._bots_play()
        self._over = self.sitting.over

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        sitting = self.sitting
        if self._over:
            raise ValueError("the game is over: expected reset()")
        legal = sitting.legal()
        if int(action) not in legal:
            gymnasium.logger.warn(f"action {action} is not legal now, and loses the game; legal were {legal}")
            self._over = True
            return sitting.observe(self.seat), -1.0, True, False, self._info()
        reward = self.move(int(action))
        self._render_human()
        return sitting.observe(self.seat), reward, self._over and not sitting.drawn, sitting.drawn, self._info()

    def move(self, action: int) -> float:
        """The learner's legal action, and what the bots do after it; the learner's reward."""
        sitting = self.sitting
        sitting.act(action)
        self._bots_play()
        self._over = sitting.over
        reward = sitting.returns()[self.seat] if self._over else 0.0
        return reward + sitting.shaped()[self.seat] if sitting.shaping else reward

    def _bots_play(self) -> None:
        """Lets the bots answer until the learner is asked, or the game is over."""
        sitting = self.sitting
        while not sitting.over and sitting.seat != self.seat:
            if sitting.count == 1:
                sitting.answer(0)
                continue
            name = self.bots[sitting.seat - (sitting.seat > self.seat)]
            if name == "random":  # it reads no view, so none is made
                sitting.answer(self._chance.randrange(sitting.count))
                continue
            view = sitting.game.view(sitting.seat)
            sitting.answer(self._others[sitting.seat].choose(view, view.open_ask))

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask(), "seat": self.seat, "won": self.seat in self.sitting.game.winners}

    def _mask(self) -> Mask:
        mask = self.sitting.mask(self.seat)
        if self._over:  # an illegal action ends it, too
            mask[:] = 0
        return mask

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The legal actions, in the form that sb3-contrib's MaskablePPO needs."""
        return self._mask().astype(np.bool_)

    def _render_human(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as a spectator sees it: returned as text (`ansi`), or printed (`human`)."""
        text = self.sitting.public_text()
        if self.render_mode == "human":
            print(text)
            return None
        return text if self.render_mode == "ansi" else None


class SoloV1(Solo):
    """The same with the observations of version 1."""

    sitting_of: ClassVar[type[Sitting]] = Observed

    @property
    def observed(self) -> Observed:
        """The sitting, which writes observations into given memory."""
        if not isinstance(self.sitting, Observed):
            raise TypeError(f"expected a sitting of version 1, found {type(self.sitting).__name__}")
        return self.sitting
