"""What must be true: each expectation of a scenario, and what was found instead."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from kickdoor.engine.sums.gear import ITEM_KINDS, WORN_KINDS
from kickdoor.engine.sums.totals import (
    capacity,
    hand_limit,
    monsters,
    munchkins,
    run_bonus,
    strength,
    winning,
    won_levels,
    won_treasures,
)
from kickdoor.engine.table.card import Card
from kickdoor.engine.table.table import (
    DOOR_DECK,
    DOOR_DISCARDS,
    NOBODY,
    OPEN_DUNGEONS,
    TREASURE_DECK,
    TREASURE_DISCARDS,
    Fight,
)
from kickdoor.engine.turns.phase import phase

from .mistakes import DoesNotHold, Path
from .player import list_of
from .reader import Words
from .sight import Sight

# What a player sees of their own doing, and yet is not theirs.
_SHOWN_TO_ONESELF: Final = ("door", "draw_up", "look", "laid_out", "fight", "join")


class Witness:
    """Looks at the table for one scenario, from its first event on."""

    def __init__(self, sight: Sight, since: int) -> None:
        self.sight: Final = sight
        self.since: Final = since

    def check(self, expected: Words, path: Path) -> None:
        """All of it, in the order of the file; the first that is not so is told."""
        for key, value in expected.items():
            here = (*path, key)
            if key in self.sight.game.names:
                assert isinstance(value, Mapping)
                self._player(self.sight.seat(key), value, here)
            elif key == "combat":
                self._combat(value, here)
            elif key.endswith("_has"):
                pile = DOOR_DISCARDS if key.startswith("door") else TREASURE_DISCARDS
                self._has(key, list_of(expected, key), self.sight.table.piles[pile], here)
            elif key in ("winners", "dungeons", "asked"):
                self._names(key, list_of(expected, key), self._several(key), here)
            else:
                _equal(key, value, self._one(key, value), here)

    # The table.

    def _one(self, key: str, value: object) -> object:
        game = self.sight.game
        table = self.sight.table
        piles = table.piles
        if key == "turn":
            return game.names[table.turn]
        if key == "phase":
            return phase(table)
        if key == "over":
            return table.over
        if key.endswith("_top"):
            pile = piles[DOOR_DISCARDS if key.startswith("door") else TREASURE_DISCARDS]
            return self._called(pile[-1], value) if pile else None
        assert key.endswith("_left")
        return len(piles[DOOR_DECK if key.startswith("door") else TREASURE_DECK])

    def _several(self, key: str) -> list[str]:
        game = self.sight.game
        if key == "winners":
            return [game.names[seat] for seat in game.winners]
        if key == "asked":
            return [game.names[seat] for seat in game.waiting]
        return [card.name for card in self.sight.table.piles[OPEN_DUNGEONS]]

    def _called(self, card: Card, value: object) -> str:
        """The card's name, as the file would say it."""
        return value if isinstance(value, str) and self.sight.called([card], value) else self._full(card)

    def _full(self, card: Card) -> str:
        """A bare name, where that means this card."""
        return card.name if self.sight.faces.get(card.name) is card.face else f"{card.face.box}/{card.name}"

    # The fight.

    def _combat(self, value: object, path: Path) -> None:
        fight = self.sight.table.fight
        if value is None:
            if fight is not None:
                raise DoesNotHold(f"expected no combat, found one against {self._foes(fight)}", path)
            return
        assert isinstance(value, Mapping)
        if fight is None:
            raise DoesNotHold("expected a combat, found none", path)
        for key, wanted in value.items():
            here = (*path, key)
            if key == "in":
                names = [name for name in list_of(value, key)]
                bare = [foe.card.name for foe in fight.foes]
                found = self._foes(fight)
                if sorted(names) not in (sorted(bare), sorted(found)):
                    raise DoesNotHold(f"expected in the fight {names}, found {found}", here)
            else:
                _equal(f"combat {key}", wanted, self._of_fight(fight, key), here)

    def _foes(self, fight: Fight) -> list[str]:
        return [self.sight.monster_name(foe) for foe in fight.foes]

    def _of_fight(self, fight: Fight, key: str) -> object:
        table = self.sight.table
        names = self.sight.game.names
        if key == "munchkins":
            return munchkins(table, fight)
        if key == "monsters":
            return monsters(table, fight)
        if key == "winning":
            return "munchkins" if winning(table, fight) else "monsters"
        if key == "treasures":
            return won_treasures(table, fight)
        if key == "levels":
            return won_levels(table, fight)
        if key == "fighter":
            return names[fight.fighter]
        return None if fight.helper == NOBODY else names[fight.helper]

    # A player.

    def _player(self, seat: int, expected: Words, path: Path) -> None:
        name = self.sight.game.names[seat]
        for key, value in expected.items():
            here = (*path, key)
            what = f"{name} {key}"
            if key == "sex" and isinstance(value, str):
                value = value.lower()
            if key in NUMBERS:
                _equal(what, value, NUMBERS[key](self.sight, seat), here)
            elif key in LISTS:
                self._names(
                    what, list_of(expected, key), [self._full(card) for card in LISTS[key](self.sight, seat)], here
                )
            elif key in ("has", "hand_has"):
                pile = self.sight.table.play(seat) if key == "has" else self.sight.table.hand(seat)
                self._has(what, list_of(expected, key), pile, here)
            elif key == "has_not":
                for other in list_of(expected, key):
                    if self.sight.called(self.sight.table.play(seat), other):
                        raise DoesNotHold(f"expected {name} not to have {other} in play", here)
            elif key == "attached":
                assert isinstance(value, Mapping)
                self._attached(what, seat, value, here)
            else:
                self._saw(what, seat, list_of(expected, key), key == "saw", here)

    def _attached(self, what: str, seat: int, value: Words, path: Path) -> None:
        table = self.sight.table
        for host in value:
            found = [
                card
                for card in table.play(seat)
                if card.index in table.hosts and self.sight.called([table.hosts[card.index]], host)
            ]
            self._names(f"{what} {host}", list_of(value, host), [self._full(card) for card in found], path)

    def _saw(self, what: str, seat: int, names: list[str], saw: bool, path: Path) -> None:
        seen = [
            event.card
            for event in self.sight.game.events[self.since :]
            if event.card is not None
            and event.known_to(seat)
            and (event.who != seat or event.what in _SHOWN_TO_ONESELF)
        ]
        for name in names:
            if bool(self.sight.called(seen, name)) != saw:
                raise DoesNotHold(f"{what}: {name} was {'not ' * saw}shown", path)

    # Lists.

    def _names(self, what: str, wanted: list[str], found: list[str], path: Path) -> None:
        """The same names in any order; `oz/King Dox` where a bare name would mean another."""
        if sorted([self._bare(name) for name in wanted]) != sorted(found):
            raise DoesNotHold(f"{what}: expected {wanted}, found {found}", path)

    def _bare(self, name: str) -> str:
        face = self.sight.faces.get(name)
        if face is None:
            return name
        return face.name if self.sight.faces.get(face.name) is face else name

    def _has(self, what: str, wanted: list[str], pile: list[Card], path: Path) -> None:
        left = pile[:]
        for name in wanted:
            found = self.sight.called(left, name)
            if not found:
                raise DoesNotHold(f"{what}: expected {name}, found {[self._full(card) for card in pile]}", path)
            left.remove(found[0])


def _equal(what: str, wanted: object, found: object, path: Path) -> None:
    if wanted != found or isinstance(wanted, bool) != isinstance(found, bool):
        raise DoesNotHold(f"{what}: expected {_shown(wanted)}, found {_shown(found)}", path)


def _shown(value: object) -> str:
    if value is None:
        return "none"
    return str(value).lower() if isinstance(value, bool) else str(value)


def _gold(sight: Sight, seat: int) -> int:
    table = sight.table
    cards = table.hand(seat) + table.play(seat)
    return sum([card.value for card in cards if card.item or card.kind == "item_enhancer"])


def _unattached(sight: Sight, seat: int) -> list[Card]:
    """What lies on an Item is not listed; an Item that a companion carries is."""
    hosts = sight.table.hosts
    return [card for card in sight.table.play(seat) if card.index not in hosts or card.kind in ITEM_KINDS]


def _equipped(sight: Sight, seat: int) -> list[Card]:
    turned = sight.table.seats[seat].turned
    return [card for card in sight.table.play(seat) if card.kind in WORN_KINDS and card not in turned]


def _carried(sight: Sight, seat: int) -> list[Card]:
    turned = sight.table.seats[seat].turned
    return [card for card in sight.table.play(seat) if card in turned or card.kind == "one_shot"]


def _house(sight: Sight, seat: int) -> str | None:
    house = sight.table.seats[seat].house
    return None if house is None else house.name


def _kid(sight: Sight, seat: int) -> str | None:
    kid = sight.table.seats[seat].kid
    return None if kid is None else kid.name


NUMBERS: Final[dict[str, Callable[[Sight, int], object]]] = {
    "level": lambda sight, seat: sight.table.seats[seat].level,
    "strength": lambda sight, seat: strength(sight.table, seat),
    "hand_size": lambda sight, seat: len(sight.table.hand(seat)),
    "dead": lambda sight, seat: sight.table.seats[seat].dead,
    "gold": _gold,
    "sex": lambda sight, seat: sight.table.seats[seat].sex or None,
    "house": _house,
    "kid": _kid,
    "run_away": lambda sight, seat: run_bonus(sight.table, seat),
    "hand_limit": lambda sight, seat: hand_limit(sight.table, seat),
    "capacity": lambda sight, seat: capacity(sight.table, seat),
}
LISTS: Final[dict[str, Callable[[Sight, int], list[Card]]]] = {
    "hand": lambda sight, seat: sight.table.hand(seat),
    "in_play": _unattached,
    "equipped": _equipped,
    "carried": _carried,
}
