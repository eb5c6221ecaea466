"""The OpenSpiel game `python_munchkin`; importing this module registers it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np

from .sight import ACTIONS
from .sitting import LENGTH, Sitting, split

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f"kickdoor.env.open_spiel needs {error.name}: pip install 'kickdoor[open-spiel]'", name=error.name
    ) from None

# Chance moves only at the start: so many draws make the seed of all shuffles and dice.
DRAWS: Final = 4
OUTCOMES: Final = 256
TURNS: Final = 600
LONGEST_TURN: Final = 10_000  # decisions; no turn has so many

GAME_TYPE: Final = pyspiel.GameType(
    short_name="python_munchkin",
    long_name="Munchkin, by kickdoor",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=3,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"boxes": "base", "players": 4, "turn_limit": TURNS, "settings": ""},
)


def _settings(given: str) -> dict[str, object]:
    """Table settings from the text of a parameter, as in `offers:0;epic:true`."""
    found: dict[str, object] = {}
    for pair in filter(None, given.split(";")):
        name, colon, value = pair.partition(":")
        if not colon:
            raise ValueError(
                f"settings: expected name:value with ; between, as offers:0;epic:true, found {pair!r}"
            )
        found[name] = value == "true" if value in ("true", "false") else int(value) if value.isdecimal() else value
    return found


class MunchkinGame(pyspiel.Game):
    """Its parameters: `boxes` (separated by +), `players`, `turn_limit`, `settings`."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**GAME_TYPE.parameter_specification, **(params or {})}
        boxes, settings = given["boxes"].split("+"), _settings(given["settings"])
        self.sitting: Final = Sitting(boxes, given["players"], settings, given["turn_limit"])
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=OUTCOMES,
            num_players=self.sitting.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=given["turn_limit"] * LONGEST_TURN,
        )
        super().__init__(GAME_TYPE, info, dict(params or {}))

    def new_initial_state(self) -> MunchkinState:
        return MunchkinState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> MunchkinObserver:
        if params:
            raise ValueError(f"the observer of python_munchkin takes no parameters, found {params}")
        if iig_obs_type is not None and iig_obs_type.perfect_recall:
            raise ValueError("python_munchkin observes what a seat may know now; perfect recall is not supported")
        return MunchkinObserver()


class MunchkinState(pyspiel.State):
    """A state of the game; there is no table until the seed is drawn."""

    def __init__(self, game: MunchkinGame) -> None:
        super().__init__(game)
        self.draws: list[int] = []
        self.sitting: Final = game.sitting.empty()

    @property
    def dealt(self) -> bool:
        return len(self.draws) == DRAWS

    def current_player(self) -> Any:
        if not self.dealt:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.sitting.over else self.sitting.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.sitting.legal() if player == self.sitting.seat else []

    def _apply_action(self, action: int) -> None:
        if self.dealt:
            self.sitting.act(action)
            return
        self.draws.append(action)
        if self.dealt:
            self.sitting.deal(int.from_bytes(self.draws, "big"))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"draw {action}" if player < 0 else f"{action}: {self.sitting.label(action)}"

    def is_terminal(self) -> bool:
        return self.dealt and self.sitting.over

    def returns(self) -> list[float]:
        return self.sitting.returns() if self.dealt else [0.0] * self.sitting.players

    def __str__(self) -> str:
        return f"seed {self.draws}\n{self.sitting.public_text()}" if self.dealt else f"seed {self.draws} …"


class MunchkinObserver:
    """The observation of a seat: the same numbers as in the other environments, in two parts."""

    def __init__(self) -> None:
        self.tensor: Final = np.zeros(LENGTH, np.float32)
        table, options = split(self.tensor)
        self.dict: Final = {"table": table, "options": options}

    def set_from(self, state: MunchkinState, player: int) -> None:
        self.tensor[:] = state.sitting.observe(player) if state.dealt else 0.0

    def string_from(self, state: MunchkinState, player: int) -> str:
        return state.sitting.seat_text(player) if state.dealt else "not yet dealt"


pyspiel.register_game(GAME_TYPE, MunchkinGame)
