"""What the PettingZoo environments of all versions share: every seat is an agent, and one acts at a time (AEC)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from gymnasium.spaces import Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.env_logger import EnvLogger

from .sitting import Sitting

Observation = dict[str, Any]
ILLEGAL: Final = -1.0  # the reward of an illegal action
RENDER_MODES: Final = ("human", "ansi")


def guarded(env: AgentsInTurn) -> AECEnv[str, Any, Any]:
    """An environment in PettingZoo's usual wrappers: an illegal action ends the game, with -1 for its agent.

    The environment does itself what TerminateIllegalWrapper and AssertOutOfBoundsWrapper do: they take longer
    than a step.
    """
    env.forgiving = True
    return wrappers.OrderEnforcingWrapper(env)


def metadata(name: str) -> dict[str, Any]:
    return {"name": name, "render_modes": [*RENDER_MODES], "is_parallelizable": False, "render_fps": 2}


class AgentsInTurn(AECEnv[str, Any, Any]):
    """An environment without wrappers: an illegal action raises. An agent may be selected twice in a row."""

    sitting_of: ClassVar[type[Sitting]] = Sitting

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
        self.forgiving = False  # whether an illegal action ends the game, and does not raise
        self.sitting: Final = self.sitting_of(boxes, players, settings, turn_limit, shaping)
        self.possible_agents = [f"player_{seat}" for seat in range(self.sitting.players)]
        self._seats: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        found = self.sitting.spaces()
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
        observation, mask = self.sitting.seen(self._seats[agent])
        return {"observation": observation, "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is still in the game: expected an action, found None")
        sitting = self.sitting
        if self.forgiving and not sitting.may(int(action)):
            assert self._action.contains(action), "action is not in action space"
            self._forfeit(agent)
            return
        sitting.act(int(action))
        over = sitting.over
        if over or sitting.shaping:
            self._pay(agent)
        self.agent_selection = self.possible_agents[sitting.seat]
        if over:
            self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def _forfeit(self, agent: str) -> None:
        """An illegal action: the game is over for all, and this agent has lost."""
        EnvLogger.warn_on_illegal_move()
        self._cumulative_rewards[agent] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = ILLEGAL
        self._accumulate_rewards()
        self._deads_step_first()

    def _pay(self, agent: str) -> None:
        """What the step of this agent brought to all; without shaping there is nothing to pay before the end."""
        sitting = self.sitting
        self._cumulative_rewards[agent] = 0.0
        gained = sitting.returns()
        if sitting.shaping:
            gained = [end + shaped for end, shaped in zip(gained, sitting.shaped(), strict=True)]
        self.rewards = dict(zip(self.agents, gained, strict=True))
        if sitting.over:
            ended = self.truncations if sitting.drawn else self.terminations
            ended.update(dict.fromkeys(self.agents, True))
        self._accumulate_rewards()

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
