"""Tempers: how much a bot asks for help, pays for it, bears a grudge, and attacks without a reason."""

from __future__ import annotations

from typing import Final


class Temper:
    """Four multipliers; all are 1 for `EVEN`. The message `temper-<name>` says what it is like."""

    def __init__(
        self,
        name: str,
        asks: float = 1.0,
        gives: float = 1.0,
        grudge: float = 1.0,
        malice: float = 1.0,
    ) -> None:
        self.name: Final = name
        self.asks: Final = asks  # the share of the Treasures it wants for its help
        self.gives: Final = gives  # the share it offers for the help of others
        self.grudge: Final = grudge  # the weight of earlier attacks on it in whom it attacks
        self.malice: Final = malice  # how often it attacks a player who is not about to win


EVEN: Final = Temper("even")
TEMPERS: Final = {
    temper.name: temper
    for temper in (
        EVEN,
        Temper("generous", asks=0.5, gives=1.5, grudge=0.3, malice=0.3),
        Temper("greedy", asks=1.6, gives=0.6),
        Temper("vengeful", grudge=4.0),
        Temper("treacherous", asks=1.2, gives=0.8, grudge=0.5, malice=3.0),
    )
}  # by name


def temper_of(name: str) -> Temper:
    """A temper by its name."""
    if name not in TEMPERS:
        raise ValueError(f"there is no temper called {name!r}; there are {', '.join(TEMPERS)}")
    return TEMPERS[name]
