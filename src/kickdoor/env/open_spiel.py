"""The OpenSpiel game `python_munchkin`; importing this module registers it."""

from __future__ import annotations

import copyreg
from collections.abc import Callable, Mapping
from typing import Any, Final

import numpy as np

from kickdoor.engine.table.grown import Grown
from kickdoor.views.events import EventView

from .observed import Observed
from .sight import ACTIONS
from .sitting import SEEDS, Sitting

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f"kickdoor.env.open_spiel needs {error.name}: pip install 'kickdoor[open-spiel]'", name=error.name
    ) from None

# Chance moves only at the start: so many draws make the seed of all shuffles and dice.
DRAWS: Final = 4
OUTCOMES: Final = 256
UNLIMITED: Final = 0  # as `turn_limit`: the last turn is that of the table
LAST_TURN: Final = 1000  # of any table
SITTINGS: Final[Mapping[int, type[Sitting]]] = {0: Sitting, 1: Observed}  # by version of the observations
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
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"boxes": "base", "players": 4, "turn_limit": UNLIMITED, "settings": "", "version": 0},
)


Acts = Grown[tuple[int, int, int]]  # seat, action, and how many events there had been before


def _acts(entries: list[tuple[int, int, int]]) -> Acts:
    acts: Acts = Grown()
    acts.take(entries)
    return acts


# A compiled object is not pickled by itself.
copyreg.pickle(Grown, lambda acts: (_acts, (acts.all(),)))


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
    """Its parameters: `boxes` (separated by +), `players`, `turn_limit`, `settings`, `version` of observations."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**GAME_TYPE.parameter_specification, **(params or {})}
        boxes, settings = given["boxes"].split("+"), _settings(given["settings"])
        if given["version"] not in SITTINGS:
            raise ValueError(f"version: expected one of {[*SITTINGS]}, found {given['version']!r}")
        limit = None if given["turn_limit"] == UNLIMITED else given["turn_limit"]
        self.sitting: Final = SITTINGS[given["version"]](boxes, given["players"], settings, limit)
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=OUTCOMES,
            num_players=self.sitting.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=(limit or LAST_TURN) * LONGEST_TURN,
        )
        super().__init__(GAME_TYPE, info, dict(params or {}))

    def new_initial_state(self) -> MunchkinState:
        return MunchkinState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> MunchkinObserver | Recall:
        if params:
            raise ValueError(f"the observer of python_munchkin takes no parameters, found {params}")
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Recall() if recalls else MunchkinObserver(self.sitting)


class MunchkinState(pyspiel.State):
    """A state of the game, without a table until the seed is drawn. OpenSpiel copies its attributes."""

    def __init__(self, game: MunchkinGame) -> None:
        super().__init__(game)
        self.draws = b""
        self.sitting = game.sitting  # not dealt, so that all states may have the same
        self.acts: Acts = Grown()

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
            self.acts.own.append((self.sitting.seat, action, self.sitting.game.told))
            self.sitting.act(action)
            return
        self.draws += bytes([action])
        if self.dealt:
            self.sitting = self.sitting.empty()
            self.sitting.deal(int.from_bytes(self.draws, "big"))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> MunchkinState:
        """A state that this player cannot tell from this one: what it has not seen, and all dice, are dealt anew.

        The history is that of this state, with the draws that it began with.
        """
        other: MunchkinState = self.clone()
        if self.dealt:
            other.sitting = self.sitting.imagined(player, int(sampler() * SEEDS))
        return other

    def recalled(self, player: int) -> str:
        """All that a player has heard and done, in order, and what it sees now."""
        if not self.dealt:
            return "not yet dealt"
        lines = [f"player_{player}"]
        heard = self.sitting.game.events_for(player)
        at = 0
        for seat, action, told in self.acts.all():
            if seat == player:
                lines += [_line(event) for event in heard[at:told]]
                lines.append(f"action {action}")
                at = told
        return "\n".join([*lines, *[_line(event) for event in heard[at:]], self.sitting.seat_text(player)])

    def _action_to_string(self, player: int, action: int) -> str:
        return f"draw {action}" if player < 0 else f"{action}: {self.sitting.label(action)}"

    def is_terminal(self) -> bool:
        return self.dealt and self.sitting.over

    def returns(self) -> list[float]:
        return self.sitting.returns() if self.dealt else [0.0] * self.sitting.players

    def __str__(self) -> str:
        draws = [*self.draws]
        return f"seed {draws}\n{self.sitting.public_text()}" if self.dealt else f"seed {draws} …"


def _line(event: EventView) -> str:
    """An event as a player knows it, as a line of plain data."""
    card = "" if event.card is None else f"{event.card.name} #{event.card.tag}"
    parts = (event.what, event.who, event.other, card or event.hidden or "", event.facts.line())
    return " ".join([str(part) for part in parts if part not in (None, "")])


class MunchkinObserver:
    """The observation of a seat: the same numbers as in the other environments, in their parts."""

    def __init__(self, sitting: Sitting) -> None:
        self.tensor: Final = np.zeros(sitting.length, np.float32)
        self.dict: Final = sitting.parts(self.tensor)

    def set_from(self, state: MunchkinState, player: int) -> None:
        self.tensor[:] = state.sitting.observe(player) if state.dealt else 0.0

    def string_from(self, state: MunchkinState, player: int) -> str:
        return state.sitting.seat_text(player) if state.dealt else "not yet dealt"


class Recall:
    """The information state of a seat; as a tensor it would have no fixed length."""

    tensor: Final = None
    dict: Final[Mapping[str, Any]] = {}

    def set_from(self, state: MunchkinState, player: int) -> None:
        raise ValueError("python_munchkin has no tensor of information states; observations have one")

    def string_from(self, state: MunchkinState, player: int) -> str:
        return state.recalled(player)


pyspiel.register_game(GAME_TYPE, MunchkinGame)
