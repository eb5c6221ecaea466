"""Pictures of a whole game, to be looked at: its fights, hagglings, deaths and its end, from some of its seats."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from person import Person

HAGGLING = ("Offers", "The price of help", "Your offer")


class Album:
    """One picture of each moment from each seat, the last of the game: by then there is most on the table."""

    def __init__(self, people: list[Person], folder: Path, game: str) -> None:
        self._shown: dict[Person, set[str]] = {person: set() for person in people}  # what each saw last
        self._folder = folder
        self._game = game

    def look(self, person: Person, glance: dict[str, Any]) -> None:
        """Takes a picture of each moment that has just begun for this person."""
        if person not in self._shown:
            return
        parts = {part for part, _, _ in glance["seen"]}
        now = {moment for moment in ("fight", "death", "over") if glance.get(moment)}
        if parts.intersection(HAGGLING):
            now.add("haggling")
        for moment in now - self._shown[person]:
            person.shoot(self._folder, f"{self._game}-{moment}-{person.name}")
        self._shown[person] = now
