"""The random numbers of a bot, which depend on its seed alone."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache
from itertools import chain
from typing import Final

KEPT: Final = 8  # the first numbers of so many seeds are kept: the bots of imagined games have these seeds
FIRST: Final = 256  # how many of each: more than most imagined games need


def numbers_of(seed: int | str) -> Callable[[], float]:
    """Each call gives the next number of `random.Random(seed).random()`."""
    if isinstance(seed, int) and 0 <= seed < KEPT:
        # To seed a source takes as long as some answers.
        return chain(_first(seed), _rest(seed)).__next__
    return random.Random(seed).random


@cache
def _first(seed: int) -> list[float]:
    source = random.Random(seed)
    return [source.random() for _ in range(FIRST)]


def _rest(seed: int) -> Iterator[float]:
    source = random.Random(seed)
    for _ in range(FIRST):
        source.random()
    while True:
        yield source.random()
