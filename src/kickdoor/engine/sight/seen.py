"""Cards and players as everyone sees them: the parts that all views share, kept while nothing changes them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..sums.gear import active
from ..sums.totals import capacity, hand_limit, run_bonus, strength
from ..table.card import Card, Face

if TYPE_CHECKING:
    from ..table.table import Table

Json = dict[str, object]


class CardView:
    """A card this seat sees: its tag, and the face everybody can read."""

    def __init__(self, tag: int, card: Card) -> None:
        self.tag: Final = tag
        self.name: Final = card.name
        self.kind: Final = card.kind
        self.face: Final[Face] = card.face

    def json(self) -> Json:
        return {"tag": self.tag, "name": self.name, "kind": self.kind, "box": self.face.box}


def seen(table: Table, card: Card) -> CardView:
    """A card as it is seen: made once, as long as it has the same tag."""
    tag = table.tags[card.index]
    view = card.seen
    if view is None or view.tag != tag:
        view = CardView(tag, card)
        card.seen = view
    return view


class Laid:
    """The cards a player has in play, as everyone sees them: the same until one of them moves or turns."""

    def __init__(self, table: Table, seat: int, in_force: tuple[Card, ...]) -> None:
        play = table.play(seat)
        self.play: Final = [seen(table, card) for card in play]
        self.carried: Final = [table.tags[card.index] for card in table.seats[seat].turned]
        self.in_force: Final = [table.tags[card.index] for card in play if card in in_force]
        self.attached: Final = [
            (table.tags[card.index], table.tags[table.hosts[card.index].index])
            for card in play
            if card.index in table.hosts
        ]


def _laid(table: Table, seat: int) -> Laid:
    owner = table.seats[seat]
    in_force = active(table, seat)
    laid = owner.laid
    if laid is None:
        laid = Laid(table, seat, in_force)
        owner.laid = laid
    return laid


class PlayerView:
    """A player as everyone sees them."""

    def __init__(self, table: Table, seat: int, name: str) -> None:
        owner = table.seats[seat]
        laid = _laid(table, seat)
        self.seat: Final = seat
        self.name: Final = name
        self.level: Final = owner.level
        self.sex: Final = owner.sex
        self.dead: Final = owner.dead
        self.house: Final = None if owner.house is None else owner.house.name
        self.kid: Final = None if owner.kid is None else owner.kid.name
        self.hand_size: Final = len(table.hand(seat))
        self.play: Final = laid.play
        self.carried: Final = laid.carried
        self.in_force: Final = laid.in_force
        self.attached: Final = laid.attached
        self.strength: Final = strength(table, seat)
        self.run_away: Final = run_bonus(table, seat)
        self.hand_limit: Final = hand_limit(table, seat)
        self.capacity: Final = capacity(table, seat)

    def json(self) -> Json:
        return {
            "seat": self.seat,
            "name": self.name,
            "level": self.level,
            "sex": self.sex,
            "dead": self.dead,
            "house": self.house,
            "kid": self.kid,
            "hand_size": self.hand_size,
            "play": [card.json() for card in self.play],
            "carried": self.carried,
            "in_force": self.in_force,
            "attached": [list(pair) for pair in self.attached],
            "strength": self.strength,
            "run_away": self.run_away,
            "hand_limit": self.hand_limit,
            "capacity": self.capacity,
        }
