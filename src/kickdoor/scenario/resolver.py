"""Resolves the names in a step to seats, cards and monsters of the table."""

from __future__ import annotations

from typing import Final

from kickdoor.engine.game import Game
from kickdoor.engine.table.agenda import MONSTERS, MUNCHKINS
from kickdoor.engine.table.card import Card
from kickdoor.engine.table.face import Face
from kickdoor.engine.table.fight import Foe
from kickdoor.engine.table.sentence import SEATS, Aim
from kickdoor.engine.table.table import Table

from .names import Faces


class Resolver:
    """Resolves names at one table. Monsters of one name are numbered in the order in which they joined."""

    def __init__(self, game: Game, faces: Faces) -> None:
        self.game: Final = game
        self.faces: Final = faces
        self.fight = 0  # the number of the fight that `came` is about
        self.came: list[tuple[int, Face]] = []  # every monster of this fight, also those that have left it

    @property
    def table(self) -> Table:
        return self.game.table

    def clone(self) -> Resolver:
        other = Resolver(self.game.clone(), self.faces)
        other.fight = self.fight
        other.came = self.came[:]
        return other

    def note_monsters(self) -> None:
        """Notes the monsters that have joined the fight; called after every answer."""
        fight = self.table.fight
        if fight is None:
            return
        if fight.number != self.fight:
            self.fight = fight.number
            self.came = []
        known = [number for number, _ in self.came]
        self.came += [(foe.number, foe.card.face) for foe in fight.foes if foe.number not in known]

    def monster_name(self, foe: Foe) -> str:
        """Its name, with #2 where it is the second of its kind."""
        like = [number for number, face in sorted(self.came, key=_by_number) if face is foe.card.face]
        place = like.index(foe.number) + 1
        return foe.card.name if place == 1 else f"{foe.card.name}#{place}"

    def monsters(self, name: str) -> list[int]:
        """The numbers of the monsters a name means; one at most."""
        base, _, place = name.rpartition("#")
        face = self.faces.get(name) if not base or not place.isdigit() else self.faces.get(base)
        wanted = 1 if not base or not place.isdigit() else int(place)
        fight = self.table.fight
        if face is None or fight is None:
            return []
        like = [number for number, other in sorted(self.came, key=_by_number) if other is face]
        if not 1 <= wanted <= len(like):
            return []
        number = like[wanted - 1]
        return [number] if fight.foe(number) is not None else []

    def seat(self, name: str) -> int:
        return self.game.names.index(name)

    def named(self, cards: list[Card], name: str) -> list[Card]:
        """Those of the cards that have this name; `Name#2` is the second copy of the card and no other."""
        face = self.faces.get(name)
        if face is None and "#" in name:
            return [card for card in cards if name in self.copies(card)]
        return [card for card in cards if card.face is face]

    def copies(self, card: Card) -> tuple[str, ...]:
        """What names one copy of a card. The copies count in the order in which the position names them."""
        place = 1 + [other for other in self.table.book.cards if other.face is card.face].index(card)
        return (f"{card.name}#{place}", f"{card.face.box}/{card.name}#{place}")

    def own(self, seat: int, name: str) -> list[Card]:
        """The cards of this name that a seat has, those in the hand first."""
        return self.named(self.table.hand(seat) + self.table.play(seat), name)

    def aims(self, seat: int, word: str, owner: str) -> list[Aim]:
        """Everything that `on:` may mean: a side, a player, a monster, a card."""
        names = self.game.names
        if word == "munchkins":
            return [Aim(side=MUNCHKINS)]
        if word == "monsters":
            return [Aim(side=MONSTERS)]
        found: list[Aim] = []
        if word in names:
            found.append(SEATS[names.index(word)])
        found += [Aim(foe=number) for number in self.monsters(word)]
        seats = [names.index(owner)] if owner else [seat, *[other for other in range(len(names)) if other != seat]]
        for other in seats:
            found += [Aim(card=card) for card in self.named(self.table.play(other), word)]
        if not owner or names.index(owner) == seat:
            found += [Aim(card=card) for card in self.named(self.table.hand(seat), word)]
        return found


def _by_number(pair: tuple[int, Face]) -> int:
    return pair[0]


def same(aim: Aim | None, other: Aim) -> bool:
    """Whether two aims are the same seat, monster, side or card."""
    if aim is None:
        return False
    if other.card is not None:
        return aim.card is other.card
    return (aim.seat, aim.foe, aim.side) == (other.seat, other.foe, other.side)
