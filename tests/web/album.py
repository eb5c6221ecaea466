"""Pictures of a whole game, to be looked at: its fights, hagglings, deaths and its end, from some of its seats."""

from __future__ import annotations

from pathlib import Path

from tests.web.glance import Glance
from tests.web.person import Person

HAGGLING = ("Offers", "The price of help", "Your offer")


class Album:
    """One picture of each moment from each seat, the last of the game: by then there is most on the table."""

    def __init__(self, people: list[Person], folder: Path, game: str) -> None:
        self._shown: dict[Person, set[str]] = {person: set() for person in people}  # what each saw last
        self._folder = folder
        self._game = game

    def look(self, person: Person, now: Glance) -> None:
        """Takes a picture of each moment that has just begun for this person."""
        if person not in self._shown:
            return
        haggling = any(now.at(part) for part in HAGGLING)
        all_of_them = {"fight": now.fight, "death": now.death, "over": now.over, "haggling": haggling}
        moments = {moment for moment, is_so in all_of_them.items() if is_so}
        for moment in moments - self._shown[person]:
            person.shoot(self._folder, f"{self._game}-{moment}-{person.name}")
        self._shown[person] = moments
