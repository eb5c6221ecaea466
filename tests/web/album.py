"""Screenshots of a whole game, for people to look at: fights, bargains, deaths and the end."""

from __future__ import annotations

from pathlib import Path

from tests.web.glance import Glance
from tests.web.person import Person

HAGGLING = ("Offers", "The price of help", "Your offer")


class Album:
    """One screenshot of each kind of moment from each seat: the last, with the most cards on the table."""

    def __init__(self, people: list[Person], folder: Path, game: str) -> None:
        self._shown: dict[Person, set[str]] = {person: set() for person in people}  # what each saw last
        self._folder = folder
        self._game = game

    def look(self, person: Person, now: Glance) -> None:
        """Takes a screenshot of each moment that has just begun for this person."""
        if person not in self._shown:
            return
        haggling = any(now.at(part) for part in HAGGLING)
        all_of_them = {"fight": now.fight, "death": now.death, "over": now.over, "haggling": haggling}
        moments = {moment for moment, is_so in all_of_them.items() if is_so}
        for moment in moments - self._shown[person]:
            person.shoot(self._folder, f"{self._game}-{moment}-{person.name}")
        self._shown[person] = moments
