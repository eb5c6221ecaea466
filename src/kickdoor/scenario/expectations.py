"""Checks the expectations of a scenario against the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from kickdoor.engine.sums.rewards import won_levels, won_treasures
from kickdoor.engine.sums.totals import (
    capacity,
    hand_limit,
    monsters,
    munchkins,
    run_bonus,
    strength,
    winning,
)
from kickdoor.engine.table.absent import NOBODY
from kickdoor.engine.table.card import Card
from kickdoor.engine.table.fight import Fight
from kickdoor.engine.table.kinds import ITEM_KINDS, WORN_KINDS
from kickdoor.engine.table.piles import DOOR_DECK, DOOR_DISCARDS, OPEN_DUNGEONS, TREASURE_DECK, TREASURE_DISCARDS
from kickdoor.engine.turns.phase import phase

from .errors import DoesNotHold, Path
from .resolver import Resolver
from .words import Words, mapping_in, names_in

# Events of a player's own acts that show that player a card of somebody else.
_SHOWN_TO_ONESELF: Final = ("door", "draw_up", "look", "laid_out", "fight", "join")


class Checker:
    """Checks expectations at one table; `saw` looks at the events from number `since` on."""

    def __init__(self, resolver: Resolver, since: int) -> None:
        self.resolver: Final = resolver
        self.since: Final = since

    def check(self, expected: Words, path: Path) -> None:
        """Checks everything in the order of the file; `DoesNotHold` for the first that does not hold."""
        for key, value in expected.items():
            here = (*path, key)
            if key in self.resolver.game.names:
                self._player(self.resolver.seat(key), mapping_in(expected, key), here)
            elif key == "combat":
                self._combat(value, here)
            elif key.endswith("_has"):
                pile = DOOR_DISCARDS if key.startswith("door") else TREASURE_DISCARDS
                self._has(key, names_in(expected, key), self.resolver.table.piles[pile], here)
            elif key in ("winners", "dungeons", "asked"):
                self._names(key, names_in(expected, key), self._several(key), here)
            else:
                _equal(key, value, self._one(key, value), here)

    # The table.

    def _one(self, key: str, value: object) -> object:
        game = self.resolver.game
        table = self.resolver.table
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
        return len(piles[DOOR_DECK if key.startswith("door") else TREASURE_DECK])

    def _several(self, key: str) -> list[str]:
        game = self.resolver.game
        if key == "winners":
            return [game.names[seat] for seat in game.winners]
        if key == "asked":
            return [game.names[seat] for seat in game.waiting]
        return [card.name for card in self.resolver.table.piles[OPEN_DUNGEONS]]

    def _called(self, card: Card, value: object) -> str:
        """The name of the card as the file writes it."""
        return value if isinstance(value, str) and self.resolver.named([card], value) else self._full(card)

    def _full(self, card: Card) -> str:
        """The bare name of the card where it is clear, else with its box."""
        return card.name if self.resolver.faces.get(card.name) is card.face else f"{card.face.box}/{card.name}"

    # The fight.

    def _combat(self, value: object, path: Path) -> None:
        fight = self.resolver.table.fight
        if value is None:
            if fight is not None:
                raise DoesNotHold(f"expected no combat, found one against {self._foes(fight)}", path)
            return
        if fight is None:
            raise DoesNotHold("expected a combat, found none", path)
        words = value if isinstance(value, Mapping) else {}
        for key, wanted in words.items():
            here = (*path, key)
            if key == "in":
                names = names_in(words, key)
                bare = [foe.card.name for foe in fight.foes]
                found = self._foes(fight)
                if sorted(names) not in (sorted(bare), sorted(found)):
                    raise DoesNotHold(f"expected in the fight {names}, found {found}", here)
            else:
                _equal(f"combat {key}", wanted, self._of_fight(fight, key), here)

    def _foes(self, fight: Fight) -> list[str]:
        return [self.resolver.monster_name(foe) for foe in fight.foes]

    def _of_fight(self, fight: Fight, key: str) -> object:
        table = self.resolver.table
        names = self.resolver.game.names
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
        name = self.resolver.game.names[seat]
        for key, value in expected.items():
            here = (*path, key)
            what = f"{name} {key}"
            if key == "sex" and isinstance(value, str):
                value = value.lower()
            if key == "steps":
                self._steps(what, seat, value, here)
            elif key in NUMBERS:
                _equal(what, value, NUMBERS[key](self.resolver, seat), here)
            elif key in LISTS:
                self._names(
                    what,
                    names_in(expected, key),
                    [self._full(card) for card in LISTS[key](self.resolver, seat)],
                    here,
                )
            elif key in ("has", "hand_has"):
                pile = self.resolver.table.play(seat) if key == "has" else self.resolver.table.hand(seat)
                self._has(what, names_in(expected, key), pile, here)
            elif key == "has_not":
                for other in names_in(expected, key):
                    if self.resolver.named(self.resolver.table.play(seat), other):
                        raise DoesNotHold(f"expected {name} not to have {other} in play", here)
            elif key == "attached":
                self._attached(what, seat, mapping_in(expected, key), here)
            else:
                self._saw(what, seat, names_in(expected, key), key == "saw", here)

    def _steps(self, what: str, seat: int, value: object, path: Path) -> None:
        """The steps along the track of the box, or along each track that is named."""
        table = self.resolver.table
        found = {
            track.name: steps for track, steps in zip(table.book.tracks, table.seats[seat].steps, strict=True)
        }
        named: Mapping[str, object] = value if isinstance(value, Mapping) else dict.fromkeys(found, value)
        if not named:
            raise DoesNotHold(f"{what}: the box has no track", path)
        for name, wanted in named.items():
            _equal(f"{what} along {name}", wanted, found.get(name), path)

    def _attached(self, what: str, seat: int, value: Words, path: Path) -> None:
        table = self.resolver.table
        for host in value:
            found = [
                card
                for card in table.play(seat)
                if card.index in table.hosts and self.resolver.named([table.hosts[card.index]], host)
            ]
            self._names(f"{what} {host}", names_in(value, host), [self._full(card) for card in found], path)

    def _saw(self, what: str, seat: int, names: list[str], saw: bool, path: Path) -> None:
        seen: list[Card] = []
        for event in self.resolver.game.events[self.since :]:
            if event.known_to(seat) and (event.who != seat or event.what in _SHOWN_TO_ONESELF):
                seen += event.cards if event.card is None else (event.card,)
        for name in names:
            if bool(self.resolver.named(seen, name)) != saw:
                raise DoesNotHold(f"{what}: {name} was {'not ' * saw}shown", path)

    # Lists.

    def _names(self, what: str, wanted: list[str], found: list[str], path: Path) -> None:
        """The same names in any order; `oz/King Dox` where a bare name would mean another."""
        if sorted([self._bare(name) for name in wanted]) != sorted(found):
            raise DoesNotHold(f"{what}: expected {wanted}, found {found}", path)

    def _bare(self, name: str) -> str:
        face = self.resolver.faces.get(name)
        if face is None:
            return name
        return face.name if self.resolver.faces.get(face.name) is face else name

    def _has(self, what: str, wanted: list[str], pile: list[Card], path: Path) -> None:
        left = pile[:]
        for name in wanted:
            found = self.resolver.named(left, name)
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


def _gold(resolver: Resolver, seat: int) -> int:
    table = resolver.table
    cards = table.hand(seat) + table.play(seat)
    return sum([card.value for card in cards if card.item or card.kind == "item_enhancer"])


def _unattached(resolver: Resolver, seat: int) -> list[Card]:
    """The cards in play without those attached to an Item; an Item that a companion carries counts."""
    hosts = resolver.table.hosts
    return [card for card in resolver.table.play(seat) if card.index not in hosts or card.kind in ITEM_KINDS]


def _equipped(resolver: Resolver, seat: int) -> list[Card]:
    turned = resolver.table.seats[seat].turned
    return [card for card in resolver.table.play(seat) if card.kind in WORN_KINDS and card not in turned]


def _carried(resolver: Resolver, seat: int) -> list[Card]:
    turned = resolver.table.seats[seat].turned
    return [card for card in resolver.table.play(seat) if card in turned or card.kind == "one_shot"]


def _house(resolver: Resolver, seat: int) -> str | None:
    house = resolver.table.seats[seat].house
    return None if house is None else house.name


def _kid(resolver: Resolver, seat: int) -> str | None:
    kid = resolver.table.seats[seat].kid
    return None if kid is None else kid.name


NUMBERS: Final[dict[str, Callable[[Resolver, int], object]]] = {
    "level": lambda resolver, seat: resolver.table.seats[seat].level,
    "strength": lambda resolver, seat: strength(resolver.table, seat),
    "hand_size": lambda resolver, seat: len(resolver.table.hand(seat)),
    "dead": lambda resolver, seat: resolver.table.seats[seat].dead,
    "open_to_trades": lambda resolver, seat: resolver.table.traders >> seat & 1 != 0,
    "gold": _gold,
    "sex": lambda resolver, seat: resolver.table.seats[seat].sex or None,
    "house": _house,
    "kid": _kid,
    "run_away": lambda resolver, seat: run_bonus(resolver.table, seat),
    "hand_limit": lambda resolver, seat: hand_limit(resolver.table, seat),
    "capacity": lambda resolver, seat: capacity(resolver.table, seat),
}
LISTS: Final[dict[str, Callable[[Resolver, int], list[Card]]]] = {
    "hand": lambda resolver, seat: resolver.table.hand(seat),
    "in_play": _unattached,
    "equipped": _equipped,
    "carried": _carried,
}
