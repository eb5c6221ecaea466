"""What one may do at a window: each act lists where it is legal and says, by the same tests, why it is not.

An act belongs to one card or to none, and its type says what it points at:

* `PlainAct` points at nothing: open the door, equip an Item.
* `AimedAct` points at a seat, a monster or a side of the fight: play a Curse on somebody.
* `AtCardAct` points at a card: look for trouble with a monster, attach an enhancer to an Item.

An ability of a card, which points at whatever its sentences point at, is `AbilityAct` in `play/uses.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from .absent import NOBODY
from .agenda import NOTHING, PLAY, Option, Said, Way
from .sentence import ANY_TIME, COMBAT, OUT_OF_COMBAT, SEATS, YOUR_COMBAT, YOUR_TURN, Aim

if TYPE_CHECKING:
    from .card import Card
    from .rules import Rule
    from .table import Table
    from .window import Window

# A seat's situation at a window, one bit each. An act is looked at only where its bits meet the seat's.
S_ANY: Final = 1  # any time, once the game has begun
S_TURN: Final = 2  # the own turn
S_CALM: Final = 4  # the own turn, not in combat
S_OUT: Final = 8  # not in combat, whosever turn
S_COMBAT: Final = 16  # anyone's combat, not yet decided
S_MINE: Final = 32  # one's own combat, not yet decided
S_FRESH: Final = 64  # one holds a card just received
S_SETUP: Final = 128  # before the first turn, or back from the dead
S_CARRIER: Final = 256  # not in combat, with a companion that carries Items
LEISURE: Final = 16  # an act that a hurried game does not list has its bits so many places higher
WITH_LEISURE: Final = 1 | 1 << LEISURE  # a situation times this has its bits in both places

OF_MOMENT: Final = {
    ANY_TIME: S_ANY,
    YOUR_TURN: S_CALM,
    OUT_OF_COMBAT: S_OUT,
    COMBAT: S_COMBAT,
    YOUR_COMBAT: S_MINE,
}


class Act:
    """What all acts have. `closed` says why it cannot be done at all here; None is a yes."""

    verb: ClassVar[str] = ""
    way: Way = PLAY
    situations: int = S_ANY
    said: Said = NOTHING  # the ability it uses

    def own_card(self) -> Card | None:
        """The card it belongs to, which its options name."""
        return None

    def closed(self, table: Table, window: Window, seat: int) -> Rule | None:
        return None

    def add_options(self, table: Table, window: Window, seat: int, result: list[Option]) -> None:
        """Adds the options that no test refuses."""
        raise NotImplementedError

    # For asking why not.

    def targets(self, table: Table, window: Window, seat: int) -> list[Aim | None]:
        """What it could point at; None stands for pointing at nothing."""
        return []

    def refuses(self, table: Table, window: Window, seat: int, aim: Aim | None) -> Rule | None:
        """Why it cannot be pointed at this, or (None) why it cannot be done without pointing at anything."""
        return None


class PlainAct(Act):
    """An act that points at nothing."""

    ready: Option | None = None  # its option never changes, so it is made once

    def take(self, table: Table, seat: int) -> None:
        raise NotImplementedError

    def add_options(self, table: Table, window: Window, seat: int, result: list[Option]) -> None:
        if self.closed(table, window, seat) is None:
            result.append(self.ready or self.option())

    def option(self) -> Option:
        """Its option."""
        if self.ready is None:
            self.ready = PlainOption(self)
        return self.ready


class PlainOption(Option):
    """The option of an act that points at nothing."""

    __slots__ = ("does",)

    def __init__(self, act: PlainAct) -> None:
        super().__init__(act.way, act.verb, act.own_card(), None, act.said, act)
        self.does: Final = act

    def take(self, table: Table, seat: int) -> None:
        self.does.take(table, seat)


class AimedAct(Act):
    """An act that points at a seat, a monster or a side of the fight. `refusal` says why not at this one."""

    sure: bool = False  # `aims` names only what `refusal` would let pass
    aimless: ClassVar[Rule | None] = None  # why it cannot be done where it points at nothing
    at_seats: tuple[Option, ...] = ()  # its options at each seat never change, so they are made once

    def aims(self, table: Table, window: Window, seat: int) -> list[Aim]:
        raise NotImplementedError

    def refusal(self, table: Table, window: Window, seat: int, aim: Aim) -> Rule | None:
        return None

    def take(self, table: Table, seat: int, aim: Aim) -> None:
        raise NotImplementedError

    def add_options(self, table: Table, window: Window, seat: int, result: list[Option]) -> None:
        if self.closed(table, window, seat) is not None:
            return
        sure = self.sure
        for aim in self.aims(table, window, seat):
            if sure or self.refusal(table, window, seat, aim) is None:
                if aim.seat == NOBODY:
                    result.append(AimedOption(self, aim))
                else:
                    result.append(self.at_seats[aim.seat] if self.at_seats else self.at_seat(aim.seat))

    def at_seat(self, seat: int) -> Option:
        """Its option at a seat."""
        if not self.at_seats:
            self.at_seats = tuple([AimedOption(self, each) for each in SEATS])
        return self.at_seats[seat]

    def targets(self, table: Table, window: Window, seat: int) -> list[Aim | None]:
        return [*self.aims(table, window, seat)]

    def refuses(self, table: Table, window: Window, seat: int, aim: Aim | None) -> Rule | None:
        return self.aimless if aim is None else self.refusal(table, window, seat, aim)


class AimedOption(Option):
    """The option of an act that points at something."""

    __slots__ = ("at", "does")

    def __init__(self, act: AimedAct, aim: Aim) -> None:
        super().__init__(act.way, act.verb, act.own_card(), aim, act.said, act)
        self.does: Final = act
        self.at: Final = aim

    def take(self, table: Table, seat: int) -> None:
        self.does.take(table, seat, self.at)


class AtCardAct(Act):
    """An act that points at a card, one of `cards`."""

    aimless: ClassVar[Rule | None] = None  # why it cannot be pointed at any other card, or at nothing

    def cards(self, table: Table, window: Window, seat: int) -> list[Card]:
        raise NotImplementedError

    def take(self, table: Table, seat: int, target: Card) -> None:
        raise NotImplementedError

    def add_options(self, table: Table, window: Window, seat: int, result: list[Option]) -> None:
        if self.closed(table, window, seat) is None:
            for card in self.cards(table, window, seat):
                result.append(AtCardOption(self, card))

    def targets(self, table: Table, window: Window, seat: int) -> list[Aim | None]:
        return [Aim(card=card) for card in self.cards(table, window, seat)]

    def refuses(self, table: Table, window: Window, seat: int, aim: Aim | None) -> Rule | None:
        there = aim is not None and aim.card is not None and aim.card in self.cards(table, window, seat)
        return None if there else self.aimless


class AtCardOption(Option):
    """The option of an act that points at a card. It names the act's own card, or else the one pointed at."""

    __slots__ = ("at", "does")

    def __init__(self, act: AtCardAct, target: Card) -> None:
        super().__init__(act.way, act.verb, act.own_card() or target, Aim(card=target), act.said, act)
        self.does: Final = act
        self.at: Final = target

    def take(self, table: Table, seat: int) -> None:
        self.does.take(table, seat, self.at)


# The same three for an act that belongs to a card: playing it, using it, turning it.


class CardAct(PlainAct):
    def __init__(self, card: Card) -> None:
        self.card: Final = card

    def own_card(self) -> Card:
        return self.card


class AimedCardAct(AimedAct):
    def __init__(self, card: Card) -> None:
        self.card: Final = card

    def own_card(self) -> Card:
        return self.card


class CardAtCardAct(AtCardAct):
    def __init__(self, card: Card) -> None:
        self.card: Final = card

    def own_card(self) -> Card:
        return self.card
