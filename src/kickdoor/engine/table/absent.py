"""Numbers that stand for nothing: seats, monsters and dice are plain numbers in code that runs all the time."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1  # as a seat
FACERS: Final = -2  # as a seat: `you` of a monster or enhancer, all who face it
NO_FOE: Final = -1  # as the number of a monster
NO_PACK: Final = -1  # as the number of a pack of monsters
NO_SIDE: Final = -1  # as a side of the fight
NO_ROLL: Final = -1000  # as a die, which may come to 0 or less
