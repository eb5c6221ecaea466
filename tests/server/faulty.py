"""A server with tables on which a card fails; the title of a table says how."""

from __future__ import annotations

import argparse
from pathlib import Path

from kickdoor.server.command import listen
from kickdoor.server.house.house import Config
from kickdoor.server.http.app import application
from kickdoor.server.logs import configure_logging
from kickdoor.server.room.entries import Opened
from kickdoor.server.room.hosted import Munchkin

WAYS = ("boom", "spin", "grow", "circle")
AFTER = 25  # answers


def go_wrong(how: str) -> None:
    """Raises, does not end, allocates memory without limit, or recurses without end."""
    if how == "boom":
        raise ZeroDivisionError("a card divides by nothing")
    if how == "spin":
        while True:
            pass
    if how == "grow":
        hoard: list[bytes] = []
        while True:
            hoard.append(b"x" * (1 << 22))
    if how == "circle":
        go_wrong(how)


class Faulty(Munchkin):
    """A game in which that happens after so many answers, when a player gives the next."""

    def __init__(self, opened: Opened, players: list[tuple[str, str]]) -> None:
        super().__init__(opened, players)
        self.how = opened.title

    def take(self, seat: int, index: int) -> None:
        super().take(seat, index)
        if len(self.game.answers) >= AFTER:
            go_wrong(self.how)


def main() -> None:
    """As `kickdoor serve`, but for the cards."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int)
    parser.add_argument("--database", type=Path)
    options = parser.parse_args()
    configure_logging(plain=False)
    listen(application(Config(options.database, make=Faulty)), "127.0.0.1", options.port)


if __name__ == "__main__":
    main()
