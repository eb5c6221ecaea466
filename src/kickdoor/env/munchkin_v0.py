"""The PettingZoo environment `munchkin_v0`: every seat is an agent, and one acts at a time (AEC)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from gymnasium.spaces import Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from .sitting import Mask, Sitting, Vector, spaces

Observation = dict[str, Vector | Mask]
RENDER_MODES: Final = ("human", "ansi")


def env(**arguments: Any) -> AECEnv[str, Any, Any]:
    """The environment with PettingZoo's usual wrappers: an illegal action ends the game, with -1 for its agent."""
    guarded: AECEnv[str, Any, Any] = wrappers.TerminateIllegalWrapper(raw_env(**arguments), illegal_reward=-1)
    guarded = wrappers.AssertOutOfBoundsWrapper(guarded)
    return wrappers.OrderEnforcingWrapper(guarded)


class raw_env(AECEnv[str, Any, Any]):
    """The environment without wrappers: an illegal action raises. An agent may be selected twice in a row."""

    metadata = {  # noqa: RUF012 (it is declared so)
        "name": "munchkin_v0",
        "render_modes": [*RENDER_MODES],
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        boxes: str | Sequence[str] = "base",
        players: int = 4,
        settings: Mapping[str, object] | None = None,
        render_mode: str | None = None,
        turn_limit: int | None = None,
        shaping: float = 0.0,
    ) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"render_mode: expected human, ansi or None, found {render_mode!r}")
        self.render_mode = render_mode
        self.sitting: Final = Sitting(boxes, players, settings, turn_limit, shaping)
        self.possible_agents = [f"player_{seat}" for seat in range(self.sitting.players)]
        self._seats: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        found = spaces()
        self._action: Final[Discrete[Any]] = found["action"]
        self._observation: Final = Dict({name: found[name] for name in ("observation", "action_mask")})

    def observation_space(self, agent: str) -> Dict:
        return self._observation

    def action_space(self, agent: str) -> Discrete[Any]:
        return self._action

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.sitting.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.sitting.seat]
        self._render_human()

    def observe(self, agent: str) -> Observation:
        seat = self._seats[agent]
        return {"observation": self.sitting.observe(seat), "action_mask": self.sitting.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is still in the game: expected an action, found None")
        sitting = self.sitting
        self._cumulative_rewards[agent] = 0.0
        sitting.act(int(action))
        gained = sitting.returns()
        if sitting.shaping:
            gained = [end + shaped for end, shaped in zip(gained, sitting.shaped(), strict=True)]
        self.rewards = dict(zip(self.agents, gained, strict=True))
        if sitting.over:
            ended = self.truncations if sitting.drawn else self.terminations
            ended.update(dict.fromkeys(self.agents, True))
        self.agent_selection = self.possible_agents[sitting.seat]
        self._accumulate_rewards()
        self._deads_step_first()
        self._render_human()

    def _render_human(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as a spectator sees it: returned as text (`ansi`), or printed (`human`)."""
        if self.render_mode is None:
            raise ValueError("render: this environment was made without a render_mode; expected human or ansi")
        text = self.sitting.public_text()
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Does nothing: the environment holds no resources."""
