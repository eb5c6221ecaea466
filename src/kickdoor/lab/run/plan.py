"""A plan says which games are played; plan and number determine a game completely."""

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
FEWEST: Final = 16  # batches, if there are games enough, so that all cores have work and the progress bar moves


def box_name(name: str) -> str:
    """A box as a plan names it: one of ours by its id, a folder by its absolute path."""
    return name if name in OWN_BOXES or not Path(name).is_dir() else str(Path(name).resolve())


class WrongPlan(ValueError):
    """A plan that this machine cannot play as it was sealed."""


@dataclass(frozen=True)
class Plan:
    """Boxes, bots, settings and seeds. Game g has the seed `seed + g`."""

    boxes: tuple[str, ...]
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    settings: Mapping[str, object] = field(default_factory=dict)
    rotate: bool = True  # from seed to seed each bot moves on by one seat
    batch: int = 0  # games that are played and written together; 0: chosen by the number of games
    kickdoor: str = ""  # the version that plays; sealed() sets it
    digests: tuple[str, ...] = ()  # of the boxes

    def __post_init__(self) -> None:
        if not self.batch:
            object.__setattr__(self, "batch", min(LARGEST, max(1, self.games // FEWEST)))

    def sealed(self) -> Plan:
        """The same plan with version and digests; a plan that cannot be played is refused."""
        seats_of(len(self.bots))
        for name in self.bots:
            bot_of(name, 0)
        boxes = tuple(box_of(box) for box in self.boxes)
        book_of(boxes, self.settings)
        return replace(self, kickdoor=version("kickdoor"), digests=tuple(box.digest for box in boxes))

    def check_seal(self) -> None:
        """Refuses a plan that was sealed by another version or with other cards."""
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
        """What differs in the other plan, apart from the number of games."""
        for name in ("boxes", "bots", "seed", "settings", "rotate", "kickdoor", "digests"):
            mine, yours = getattr(self, name), getattr(other, name)
            if mine != yours:
                yield f"{name}: {_text(mine)} there, {_text(yours)} here"


def _text(value: object) -> str:
    return ",".join(value) or "none" if isinstance(value, tuple) else str(value)
