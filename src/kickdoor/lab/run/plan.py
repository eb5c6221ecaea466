"""Which games are to be played: a game is wholly determined by its plan and its number."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from importlib.metadata import version
from pathlib import Path
from typing import Final

from kickdoor.bots import bot_of
from kickdoor.language.files.loader import OWN_BOXES
from kickdoor.tables import book_of, box_of, seats_of

LARGEST: Final = 20  # games of a batch
FEWEST: Final = 16  # batches, where there are games enough: all cores have work, and a bar moves


def box_word(name: str) -> str:
    """A box as a plan names it: ours by its id, a folder by its whole path, so that it is found from anywhere."""
    return name if name in OWN_BOXES or not Path(name).is_dir() else str(Path(name).resolve())


class WrongPlan(ValueError):
    """A plan that this machine cannot play as it was written."""


@dataclass(frozen=True)
class Plan:
    """Boxes, bots, settings and seeds. Game g has the seed `seed + g`."""

    boxes: tuple[str, ...]
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    settings: Mapping[str, object] = field(default_factory=dict)
    rotate: bool = True  # the bots move on by a seat from seed to seed, so that none always has the same
    batch: int = 0  # games that are played and written together; 0: as many as suits
    kickdoor: str = ""  # the version that plays
    digests: tuple[str, ...] = ()  # of the boxes

    def __post_init__(self) -> None:
        if not self.batch:
            object.__setattr__(self, "batch", min(LARGEST, max(1, self.games // FEWEST)))

    def sealed(self) -> Plan:
        """The same with version and digests; refuses what no game can be made of, before any worker starts."""
        seats_of(len(self.bots))
        for name in self.bots:
            bot_of(name, 0)
        boxes = tuple(box_of(box) for box in self.boxes)
        book_of(boxes, self.settings)
        return replace(self, kickdoor=version("kickdoor"), digests=tuple(box.digest for box in boxes))

    def check_seal(self) -> None:
        """Refuses to go on with a plan that was sealed by other code or over other cards."""
        here = self.sealed()
        if here.kickdoor != self.kickdoor:
            raise WrongPlan(f"it was played by kickdoor {self.kickdoor}, but this is {here.kickdoor}")
        for box, then, now in zip(self.boxes, self.digests, here.digests, strict=True):
            if then != now:
                raise WrongPlan(f"the cards of {box} have changed since: the digest was {then}, and is {now}")

    @property
    def players(self) -> int:
        return len(self.bots)

    @property
    def batches(self) -> range:
        return range(-(-self.games // self.batch))

    def games_of(self, batch: int) -> range:
        return range(batch * self.batch, min((batch + 1) * self.batch, self.games))

    def seated(self, game: int) -> tuple[str, ...]:
        """The bots of a game by seat."""
        turn = (self.seed + game) % self.players if self.rotate else 0
        return self.bots[turn:] + self.bots[:turn]

    def differences(self, other: Plan) -> Iterator[str]:
        """In what the other is another plan; it may have more games."""
        for name in ("boxes", "bots", "seed", "settings", "rotate", "kickdoor", "digests"):
            mine, yours = getattr(self, name), getattr(other, name)
            if mine != yours:
                yield f"{name}: {_said(mine)} there, {_said(yours)} here"


def _said(value: object) -> str:
    return ",".join(value) or "none" if isinstance(value, tuple) else str(value)
