"""`kickdoor serve` with tables that begin in a position of `stages.py`: the title of the table names it."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

import kickdoor
from kickdoor.server.command import listen
from kickdoor.server.house.house import Config
from kickdoor.server.http import static_files as pages
from kickdoor.server.http.app import application
from kickdoor.server.logs import configure_logging
from kickdoor.server.room.entries import Opened
from kickdoor.server.room.hosted import Hosted, Munchkin
from tests.server.seeded import deal_by_title
from tests.web.stages import STAGES, position


def make(opened: Opened, players: list[tuple[str, str]]) -> Hosted:
    """The game of a table: dealt, or in the position that its title names."""
    table = Munchkin(opened, players)
    if opened.title in STAGES:
        laid = position(opened.title, opened.boxes, players, opened.settings)
        object.__setattr__(table, "game", kickdoor.set_up(laid))
    return table


def main() -> None:
    words = argparse.ArgumentParser()
    words.add_argument("--port", type=int, required=True)
    words.add_argument("--database", type=Path, required=True)
    given = words.parse_args()
    if "KICKDOOR_PAGE" in os.environ:  # a page that was built in another folder
        pages.STATIC = Path(os.environ["KICKDOOR_PAGE"])  # type: ignore[misc]
    deal_by_title()
    configure_logging(False)
    listen(application(Config(given.database, make=make, opening=(10.0, 1000.0))), "127.0.0.1", given.port)


if __name__ == "__main__":
    main()
