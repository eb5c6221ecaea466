"""A game as learners play it: observations of one length, actions of one number, a mask, rewards."""

from __future__ import annotations

import random
from array import array
from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from kickdoor.engine.game import Game, Record
from kickdoor.engine.table.agenda import Ask
from kickdoor.records import replay
from kickdoor.tables import book_of, box_of, new_game, seats_of
from kickdoor.views.deeds import OptionView

from . import features, options
from .sight import ACTIONS, MORE, SHOWN, Sight

Vector = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]

TABLE_LENGTH: Final = len(features.NAMES)
OPTION_LENGTH: Final = len(options.NAMES)
LENGTH: Final = TABLE_LENGTH + ACTIONS * OPTION_LENGTH
BOUND: Final = 10.0  # no number of an observation is further from 0
SEEDS: Final = 2**53  # a seed is drawn below this, so that it survives any JSON


def split(observation: Vector) -> tuple[Vector, Vector]:
    """The two parts of an observation, or of a batch: of the table, and a row for each action."""
    table, rows = observation[..., :TABLE_LENGTH], observation[..., TABLE_LENGTH:]
    return table, rows.reshape(*rows.shape[:-1], ACTIONS, OPTION_LENGTH)


class Sitting:
    """Games of one kind, one after the other."""

    def __init__(
        self,
        boxes: str | Sequence[str] = "base",
        players: int = 4,
        settings: Mapping[str, object] | None = None,
        turn_limit: int | None = None,
        shaping: float = 0.0,
    ) -> None:
        self.boxes: Final = (boxes,) if isinstance(boxes, str) else tuple(boxes)
        self.settings: Final = dict(settings or {})
        if turn_limit is not None:
            if turn_limit < 1:
                raise ValueError(f"turn_limit: expected a number from 1, found {turn_limit!r}")
            self.settings["turns"] = turn_limit
        if not self.boxes:
            raise ValueError("boxes: a game needs a box")
        self.players: Final = len(seats_of(players))
        self.shaping: Final = shaping
        book_of(tuple([box_of(box) for box in self.boxes]), self.settings)  # a bad setting is found out here
        self._first = random.randrange(SEEDS)  # the seed that those of later games follow from
        self._later = 0  # games since it was given
        self.seat = 0  # whose action is awaited
        self.game: Game
        self._ask: Ask | None = None
        self._page = 0
        self._levels: list[int] = []

    def reset(self, seed: int | None = None) -> None:
        """A new game: of this seed, or of the next that follows from the last one given."""
        if seed is None:
            self._later += 1
            seed = random.Random(f"{self._first} {self._later}").randrange(SEEDS)
        else:
            self._first, self._later = int(seed), 0  # a library may give a number of its own kind
        self.deal(int(seed))

    def deal(self, seed: int | str) -> None:
        self.game = new_game(self.boxes, self.players, seed=seed, **self.settings)
        self._levels = [1] * self.players
        self._look()

    def empty(self) -> Sitting:
        """Another of the same kind, not yet dealt."""
        return Sitting(self.boxes, self.players, self.settings, None, self.shaping)

    def clone(self) -> Sitting:
        """Independent, with the same future for the same actions."""
        other = self.empty()
        other._first, other._later = self._first, self._later
        if hasattr(self, "game"):
            other.game = self.game.clone()
            other._levels = self._levels[:]
            other._look()
            other._page = self._page
        return other

    def __deepcopy__(self, memo: object) -> Sitting:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """Kept as its game's record: small, and plain data."""
        record = self.game.record if hasattr(self, "game") else None
        kind = (self.boxes, self.players, self.settings, None, self.shaping)
        return _restored, (kind, self._first, self._later, self._levels, record, self._page)

    def _look(self) -> None:
        """The next question: whose it is, and its first page."""
        self._page = 0
        self._ask = None
        if not self.game.over:
            self.seat = self.game.to_act
            self._ask = self.game.ask(self.seat)

    # What is seen.

    @property
    def over(self) -> bool:
        return self.game.over

    @property
    def drawn(self) -> bool:
        """Whether the game was cut off by its turn limit."""
        return self.game.over and not self.game.winners

    @property
    def count(self) -> int:
        """How many options the open ask has."""
        return 0 if self._ask is None else len(self._ask.options)

    def legal(self) -> list[int]:
        """The actions that may be taken now, in order."""
        left = self.count - self._page * SHOWN
        return [*range(SHOWN), MORE] if left > SHOWN else [*range(left)]

    def mask(self, seat: int) -> Mask:
        mask = np.zeros(ACTIONS, np.int8)
        if seat == self.seat and self._ask is not None:
            mask[self.legal()] = 1
        return mask

    def observe(self, seat: int) -> Vector:
        """What this seat may know, as numbers; its options only while it is the one to act."""
        asked = seat == self.seat and self._ask is not None
        sight = Sight(self.game, seat, asked, self._page if asked else 0)
        found = features.of_table(sight)
        for option in sight.options:
            found += options.of_option(sight, option)
        vector = np.zeros(LENGTH, np.float32)
        vector[: len(found)] = array("f", found)
        return np.clip(vector, -BOUND, BOUND, out=vector)

    def label(self, action: int) -> str:
        """An action in words."""
        if action == MORE:
            return "more options"
        ask = self.game.asks(self.seat)
        return _plain(([] if ask is None else ask.options)[self._page * SHOWN + action])

    # What is done.

    def act(self, action: int) -> None:
        """Takes an option of the page, or turns to the next; no page is turned back, so that every game ends."""
        legal = self.legal()
        if action not in legal:
            raise ValueError(f"action {action} is not legal now; legal for seat {self.seat}: {legal}")
        if action == MORE:
            self._page += 1
        else:
            self.answer(self._page * SHOWN + action)

    def answer(self, index: int) -> None:
        """Takes an option by its place in the ask."""
        self.game.choose(self.seat, index)
        self._look()

    # What it is worth.

    def shaped(self) -> list[float]:
        """By seat: the shaping for Levels gained and lost since this was last asked."""
        levels = [seat.level for seat in self.game.table.seats]
        found = [self.shaping * (now - was) for now, was in zip(levels, self._levels, strict=True)]
        self._levels = levels
        return found

    def returns(self) -> list[float]:
        """By seat: winners share 1, the others share -1; all 0 before the end and after a draw."""
        won = self.game.winners if self.game.over else ()
        lost = self.players - len(won)
        if not won or not lost:
            return [0.0] * self.players
        return [1 / len(won) if seat in won else -1 / lost for seat in range(self.players)]

    def told(self) -> str:
        """The table as a spectator sees it, in a few lines."""
        view = self.game.public(lines=False)
        lines = [f"turn {view.turns}, {view.phase}"]
        for player in view.players:
            mark = ">" if not self.over and player.seat == self.seat else " "
            cards = ", ".join([card.name for card in player.play]) or "-"
            lines.append(
                f"{mark} player_{player.seat}  Level {player.level}/{view.winning_level}"
                f"  strength {player.strength}  hand {player.hand_size}  {cards}"
            )
        if view.fight is not None:
            foes = ", ".join([foe.card.name for foe in view.fight.foes])
            lines.append(f"  {foes or 'no monster'}: {view.fight.munchkins} against {view.fight.monsters}")
        if self.over:
            lines.append("won by " + (", ".join([f"player_{seat}" for seat in self.game.winners]) or "nobody"))
        return "\n".join(lines)

    def seen(self, seat: int) -> str:
        """The table as a seat sees it: the same with its hand, and with its options when it is the one to act."""
        lines = [
            self.told(),
            f"player_{seat} holds " + (", ".join([c.name for c in self.game.own(seat).hand]) or "-"),
        ]
        if seat == self.seat:
            lines += [f"{action:>4}  {self.label(action)}" for action in self.legal()]
        return "\n".join(lines)


def _restored(kind: Any, first: int, later: int, levels: list[int], record: Record | None, page: int) -> Sitting:
    sitting = Sitting(*kind)
    sitting._first, sitting._later = first, later
    if record is not None:
        sitting.game = replay(record)
        sitting._levels = levels
        sitting._look()
        sitting._page = page
    return sitting


def spaces() -> dict[str, Any]:
    """The parts of an observation space, and the action space."""
    from gymnasium.spaces import Box, Discrete

    return {
        "observation": Box(-BOUND, BOUND, (LENGTH,), np.float32),
        "action_mask": Box(0, 1, (ACTIONS,), np.int8),
        "action": Discrete(ACTIONS),
    }


def _plain(option: OptionView) -> str:
    """An option as a line of plain data, for people who debug."""
    parts = [option.verb]
    if option.card is not None:
        parts.append(option.card.name)
    parts += [said for said in (option.ability, option.answer, option.sentence, option.side) if said]
    parts += [f"{option.number}"] if option.number is not None else []
    parts += [f"→ player_{option.seat}"] if option.seat is not None else []
    parts += [f"→ monster {option.foe}"] if option.foe is not None else []
    parts += [f"→ {option.on.name}"] if option.on is not None else []
    return " ".join(parts)
