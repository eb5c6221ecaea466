"""Acts on one's own cards in play: equip, unequip, hand to a companion, discard; and `hold on`."""

from __future__ import annotations

from typing import ClassVar, Final

from kickdoor.views.events import Facts

from ..sums.gear import active, carriers, cheated, limited, no_room, no_slot, porters, usable
from ..table.acts import LEISURE, S_ANY, S_CARRIER, S_OUT, CardAct, CardAtCardAct, PlainAct
from ..table.agenda import PLAY, QUIET, Way
from ..table.card import Card, among
from ..table.kinds import COMPANION_KINDS, DISCARDED_AT_WILL, DISCARDED_IN_CALM, TURNED_KINDS, WORN_KINDS
from ..table.piles import PLAY_AREAS, play_of
from ..table.rules import Rule
from ..table.table import Table
from ..table.window import FIGHT, INTERRUPT, SETUP, Window, open_window
from ..table.zones import load_of, lose
from .bargains import LIMITED, count, enough

FROZEN: Final = Rule("CMB-12", "TIME-06", "CMP-02", reason="frozen_gear")
NOT_IN_PLAY: Final = Rule("ITEM-01", reason="not_in_play")
ALREADY: Final = Rule("ITEM-01", reason="already")
RESTRICTED: Final = Rule("ITEM-03", reason="only_for")
FOR_NOTHING: Final = Rule("ITEM-04", reason="for_nothing")
STAYS: Final = Rule("CURSE-02", "DECK-05", reason="stays")
NOT_IN_COMBAT: Final = Rule("DECK-05", "TIME-06", reason="not_in_combat")
NOT_AT_WILL: Final = Rule("TIME-01", "CMP-01", reason="not_at_will")
NEVER: Final = Rule("RULE-12", "DECK-05", reason="never_discarded")
ALWAYS_WORN: Final = Rule("TURF-01", reason="always_worn")
HELD: Final = Rule("TIME-07", reason="nothing_to_hold")


class Turning(CardAct):
    """Turns an Item in play: upright it is equipped, sideways it is only carried (ITEM-01)."""

    way: Way = QUIET
    situations: int = S_OUT

    def too_often(self, table: Table, seat: int, card: Card) -> Rule | None:
        return LIMITED if enough(table, seat, "turnings", card.index, table.book.settings.turnings) else None

    def take(self, table: Table, seat: int) -> None:
        card = self.card
        owner = table.seats[seat]
        count(table, seat, "turnings", card.index, table.book.settings.turnings)
        if card in owner.turned:
            owner.turned.remove(card)
        else:
            table.hosts.pop(card.index, None)  # the companion that carried it has put it down (CMP-02)
            owner.turned.append(card)
        owner.active = None
        if card.by_key:
            # Its sentences may change how many cards of a kind fit.
            table.marks |= 1 << seat
        table.tell(self.verb, seat, card)


class Equip(Turning):
    verb: ClassVar[str] = "equip"

    def closed(self, table: Table, window: Window, seat: int) -> Rule | None:
        card = self.card
        if not among(table.seats[seat].turned, card):
            return ALREADY if table.where[card.index] == play_of(seat) else NOT_IN_PLAY
        if table.in_fight(seat):
            return FROZEN
        active(table, seat)
        if not usable(table, seat, card):
            return RESTRICTED
        return no_slot(table, seat, card) or self.too_often(table, seat, card)


class Unequip(Turning):
    verb: ClassVar[str] = "unequip"
    situations: int = S_OUT << LEISURE

    def closed(self, table: Table, window: Window, seat: int) -> Rule | None:
        card = self.card
        if table.where[card.index] != PLAY_AREAS[seat]:
            return NOT_IN_PLAY
        if among(table.seats[seat].turned, card):
            return ALREADY
        if table.in_fight(seat):
            return FROZEN
        if not card.turns:
            return ALWAYS_WORN
        reason = _not_back(table, seat, card) if table.hosts else None
        return reason or self.too_often(table, seat, card)


def _not_back(table: Table, seat: int, card: Card) -> Rule | None:
    """Why an Item cannot be taken back from the companion that carries it: its owner has no room for it."""
    if card.index not in table.hosts or cheated(table, card):
        return None
    return no_room(table, seat, card)


class HandTo(CardAtCardAct):
    """Gives an Item to a companion that carries it beyond its owner's limits (CMP-01, CMP-02).

    A Big Item may take the place of another that its owner could not carry besides.
    """

    verb: ClassVar[str] = "hand_to"
    way: Way = QUIET
    aimless: ClassVar[Rule | None] = NOT_IN_PLAY
    situations: int = S_CARRIER << LEISURE

    def closed(self, table: Table, window: Window, seat: int) -> Rule | None:
        card = self.card
        if table.in_fight(seat):
            return FROZEN
        if table.where[card.index] != play_of(seat):
            return NOT_IN_PLAY
        if card.kind not in TURNED_KINDS:
            return ALWAYS_WORN if card.kind in WORN_KINDS else NOT_IN_PLAY
        if card.index in table.hosts:
            return ALREADY
        return LIMITED if enough(table, seat, "turnings", card.index, table.book.settings.turnings) else None

    def cards(self, table: Table, window: Window, seat: int) -> list[Card]:
        free = carriers(table, seat)
        if not self.card.big:
            return free
        full = [other for other in porters(table, seat) if other not in free]
        return free + [other for other in full if self._instead(table, seat, other) is not None]

    def _instead(self, table: Table, seat: int, companion: Card) -> Card | None:
        """The Big Item of a companion that this one would take the place of."""
        if self.card not in limited(table, seat, "big"):
            return None
        for other in load_of(table, companion):
            if _not_back(table, seat, other) is not None:
                return other
        return None

    def take(self, table: Table, seat: int, target: Card) -> None:
        card = self.card
        owner = table.seats[seat]
        count(table, seat, "turnings", card.index, table.book.settings.turnings)
        if target not in carriers(table, seat):
            back = self._instead(table, seat, target)
            if back is not None:
                del table.hosts[back.index]
                owner.turned.append(back)
                table.tell("unequip", seat, back)
        table.tell("attach", seat, card, facts=Facts(on=target.name))
        table.hosts[card.index] = target
        if card in owner.turned:
            owner.turned.remove(card)
        owner.active = None


class DiscardOwn(CardAct):
    """Discards a Class, Race or Power at any time, or a companion where the box allows it (TIME-01)."""

    verb: ClassVar[str] = "discard"
    way: Way = PLAY
    situations: int = S_ANY << LEISURE

    def closed(self, table: Table, window: Window, seat: int) -> Rule | None:
        card = self.card
        if table.where[card.index] != PLAY_AREAS[seat]:
            return NEVER if card in (table.seats[seat].house, table.seats[seat].kid) else FOR_NOTHING
        kind = card.kind
        if kind in DISCARDED_AT_WILL:
            return None
        if kind in COMPANION_KINDS:
            return None if table.book.settings.companions_discardable else NOT_AT_WILL
        if kind in DISCARDED_IN_CALM:
            return NOT_IN_COMBAT if table.in_fight(seat) else None
        return STAYS if kind == "curse" else FOR_NOTHING

    def take(self, table: Table, seat: int) -> None:
        lose(table, seat, self.card, "discard")


class DiscardInCalm(DiscardOwn):
    """Discards what else is no Item, out of combat (DECK-05). It is no play that others must be able to answer."""

    way: Way = QUIET
    situations: int = S_OUT << LEISURE


class HoldOn(PlainAct):
    """On a live table, makes the forward move of this window wait until everybody has passed."""

    verb: ClassVar[str] = "hold_on"
    way: Way = QUIET

    def closed(self, table: Table, window: Window, seat: int) -> Rule | None:
        if not table.book.settings.live or window.held or seat == window.lead:
            return HELD
        return HELD if window.kind in (FIGHT, INTERRUPT, SETUP) else None

    def take(self, table: Table, seat: int) -> None:
        table.agenda[-1] = open_window(table).on_hold()
        table.tell("hold_on", seat)
