"""A game for learners: observations of fixed length, a fixed number of actions, a mask, rewards."""

from __future__ import annotations

import random
from array import array
from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from kickdoor.engine.game import Game, Record
from kickdoor.engine.table.agenda import Ask
from kickdoor.engine.table.book import Book
from kickdoor.engine.table.settings import of_new_game
from kickdoor.engine.table.table import Table
from kickdoor.snapshots import restored, snapshot
from kickdoor.tables import book_of, box_of, new_game, seats_of
from kickdoor.views.deeds import OptionView

from . import features, options
from .imagined import imagined
from .sight import ACTIONS, MORE, SHOWN, Sight

Vector = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]

TABLE_LENGTH: Final = len(features.NAMES)
OPTION_LENGTH: Final = len(options.NAMES)
LENGTH: Final = TABLE_LENGTH + ACTIONS * OPTION_LENGTH
BOUND: Final = 10.0  # the largest absolute value in an observation
SEEDS: Final = 2**53  # seeds are smaller, so that JSON keeps them exactly


def split(observation: Vector) -> tuple[Vector, Vector]:
    """The two parts of an observation, or of a batch of them: the table, and a row for each action."""
    table, rows = observation[..., :TABLE_LENGTH], observation[..., TABLE_LENGTH:]
    return table, rows.reshape(*rows.shape[:-1], ACTIONS, OPTION_LENGTH)


class Sitting:
    """Games with the same boxes, players and settings, one after another."""

    def __init__(
        self,
        boxes: str | Sequence[str] = "base",
        players: int = 4,
        settings: Mapping[str, object] | None = None,
        turn_limit: int | None = None,
        shaping: float = 0.0,
    ) -> None:
        self.boxes: Final = (boxes,) if isinstance(boxes, str) else tuple(boxes)
        given = dict(settings or {})
        if turn_limit is not None:
            if turn_limit < 1:
                raise ValueError(f"turn_limit: expected a number from 1, found {turn_limit!r}")
            given["turns"] = turn_limit
        if not self.boxes:
            raise ValueError("boxes: a game needs a box")
        self.players: Final = len(seats_of(players))
        self.shaping: Final = shaping
        self.settings: Final = of_new_game(box_of(self.boxes[0]), given, self.players)
        self._book()  # raises for a bad box
        self._first = random.randrange(SEEDS)  # the seeds of later games follow from it
        self._later = 0  # games since that seed
        self.seat = 0  # that acts next
        self.game: Game
        self._ask: Ask | None = None
        self._page = 0
        self._levels: list[int] = []

    def reset(self, seed: int | None = None) -> None:
        """Deals a new game with this seed, or with the next seed that follows from the last one given."""
        if seed is None:
            self._later += 1
            seed = random.Random(f"{self._first} {self._later}").randrange(SEEDS)
        else:
            self._first, self._later = int(seed), 0  # a library may pass its own type of number
        self.deal(int(seed))

    def deal(self, seed: int | str) -> None:
        self.game = new_game(self.boxes, self.players, seed=seed, **self.settings)
        self._levels = [1] * self.players
        self._next_ask()

    def empty(self) -> Sitting:
        """A sitting with the same arguments, not dealt yet."""
        other = self.clone()
        other.__dict__.pop("game", None)
        other._ask, other._page = None, 0
        return other

    def clone(self) -> Sitting:
        """An independent copy; the same actions have the same results in both."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        if hasattr(self, "game"):
            other.game = self.game.clone()
            other._levels = self._levels[:]
        return other

    def imagined(self, seat: int, seed: int | str) -> Sitting:
        """A copy that this seat cannot tell from the original, with all that it has not seen dealt anew."""
        other = self.clone()
        other.game = imagined(self.game, seat, seed)
        other._next_ask()
        other._page = self._page if seat == self.seat else 0
        return other

    def _book(self) -> Book:
        return book_of(tuple([box_of(box) for box in self.boxes]), self.settings)

    def __deepcopy__(self, memo: object) -> Sitting:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled with a snapshot of its game, so that reading it plays nothing again."""
        game = (snapshot(self.game), self.game.names, self.game.header) if hasattr(self, "game") else None
        kind = (self.boxes, self.players, self.settings, None, self.shaping)
        return _restored, (type(self), kind, (self._first, self._later), self._levels, game, self._page)

    def _next_ask(self) -> None:
        """Turns to the next ask, and to its first page."""
        self._page = 0
        self._ask = None
        if not self.game.over:
            self.seat = self.game.to_act
            self._ask = self.game.ask(self.seat)

    # Observations.

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

    def may(self, action: int) -> bool:
        """Whether an action may be taken now."""
        return action in self.legal()

    def mask(self, seat: int) -> Mask:
        mask = np.zeros(ACTIONS, np.int8)
        if seat == self.seat and self._ask is not None:
            mask[self.legal()] = 1
        return mask

    def observe(self, seat: int) -> npt.NDArray[Any]:
        """The observation of a seat; it has options only if the seat acts next."""
        asked = seat == self.seat and self._ask is not None
        sight = Sight(self.game, seat, asked, self._page if asked else 0)
        found = features.of_table(sight)
        for option in sight.options:
            found += options.of_option(sight, option)
        vector = np.zeros(LENGTH, np.float32)
        vector[: len(found)] = array("f", found)
        return np.clip(vector, -BOUND, BOUND, out=vector)

    @property
    def length(self) -> int:
        """How many numbers an observation has."""
        return LENGTH

    def parts(self, observation: Vector) -> dict[str, Vector]:
        """The parts of an observation, by name."""
        table, rows = split(observation)
        return {"table": table, "options": rows}

    def seen(self, seat: int) -> tuple[npt.NDArray[Any], Mask]:
        """The observation of a seat and the mask of its actions."""
        return self.observe(seat), self.mask(seat)

    def spaces(self) -> dict[str, Any]:
        """The parts of an observation space, and the action space."""
        return spaces()

    def label(self, action: int) -> str:
        """An action as text."""
        if action == MORE:
            return "more options"
        ask = self.game.asks(self.seat)
        return _plain(([] if ask is None else ask.options)[self._page * SHOWN + action])

    # Actions.

    def act(self, action: int) -> None:
        """Takes an option of the page, or turns to the next page. There is no way back, so every game ends."""
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
        self._next_ask()

    # Rewards and text.

    def moved(self) -> bool:
        """Whether any Level has changed since the last call of `shaped`."""
        return self._levels != [seat.level for seat in self.game.table.seats]

    def shaped(self) -> list[float]:
        """By seat: the reward for Levels gained and lost since the last call."""
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

    def public_text(self) -> str:
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

    def seat_text(self, seat: int) -> str:
        """The table as a seat sees it: with its hand, and with its options if it acts next."""
        lines = [
            self.public_text(),
            f"player_{seat} holds " + (", ".join([c.name for c in self.game.own(seat).hand]) or "-"),
        ]
        if seat == self.seat:
            lines += [f"{action:>4}  {self.label(action)}" for action in self.legal()]
        return "\n".join(lines)


Kept = tuple[bytes, tuple[str, ...], Record]  # the snapshot of a game, the names of its players, its header


def _restored(
    sort: type[Sitting], kind: Any, seeds: tuple[int, int], levels: list[int], game: Kept | None, page: int
) -> Sitting:
    sitting = sort(*kind)
    sitting._first, sitting._later = seeds
    if game is not None:
        body, names, header = game
        table = Table([], [], [], [])
        table.book = sitting._book()
        sitting.game = restored(body, Game(table, names, header))
        sitting._levels = levels
        sitting._next_ask()
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
    """An option as a line of plain data, for debugging."""
    parts = [option.verb]
    if option.card is not None:
        parts.append(option.card.name)
    parts += [said for said in (option.ability, option.answer, option.sentence, option.side) if said]
    parts += [f"{option.number}"] if option.number is not None else []
    parts += [f"→ player_{option.seat}"] if option.seat is not None else []
    parts += [f"→ monster {option.foe}"] if option.foe is not None else []
    parts += [f"→ {option.on.name}"] if option.on is not None else []
    return " ".join(parts)
