"""`kickdoor serve` with deals that follow from the title of the table: a test sees the same cards in every run."""

from __future__ import annotations

from kickdoor.cli import main
from kickdoor.server.house.hall import Hall
from kickdoor.server.http import guide
from kickdoor.server.room.entries import Opened
from kickdoor.server.running.runner import Runner

BY_WORDS = "Dealt by words"  # a table with this title is dealt from the words of its people, as in earnest
GUIDED = "guided 176"  # the seed of all guided games


def deal_by_title() -> None:
    """From now on, in this process, a table's title decides its deal; all guided games have the same one."""
    opened_by_chance = Hall.open

    def opened(self: Hall, wanted: Opened) -> Runner:
        if wanted.title != BY_WORDS:
            wanted.seed = wanted.seed or f"title {wanted.title}"
        return opened_by_chance(self, wanted)

    Hall.open = opened  # type: ignore[method-assign]
    guide.seeds = lambda: [GUIDED]  # type: ignore[assignment]


if __name__ == "__main__":
    deal_by_title()
    main()
