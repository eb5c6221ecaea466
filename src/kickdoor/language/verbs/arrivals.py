"""How a card comes into play because another card says so."""

from __future__ import annotations

from kickdoor.engine.play.plays import PlayCompanion, PlayItem, PlayLasting
from kickdoor.engine.play.trade import overloaded
from kickdoor.engine.sums.gear import active, no_room, passes_to, room, takes_its_place, usable
from kickdoor.engine.sums.totals import capacity
from kickdoor.engine.table.card import Card
from kickdoor.engine.table.kinds import WORN_KINDS
from kickdoor.engine.table.table import Table


def could_lie(table: Table, seat: int, card: Card) -> bool:
    """Whether a player may have a card in play, whatever the moment."""
    kind = card.kind
    play = table.play(seat)
    if kind == "class" or kind == "race":
        same = [other for other in play if other.kind == kind]
        if any([other.name == card.name for other in same]):
            return False
        return len(same) < room(table, seat, kind)
    if kind == "double":
        of = card.face.of
        doubled = any([other.kind == "double" and other.face.of == of for other in play])
        return not doubled and any([other.kind == of for other in play])
    if kind == "power":
        active(table, seat)
        ranks = sum([other.face.rank for other in play if other.kind == "power"])
        return usable(table, seat, card) and ranks + card.face.rank <= capacity(table, seat)
    if kind in WORN_KINDS:
        return no_room(table, seat, card) is None
    if kind == "special":
        return card.face.play is None
    return kind in ("origin", "companion", "one_shot") or card.index in table.kept


def could_swap(table: Table, seat: int, new: Card, old: Card) -> bool:
    """Whether a player may have a card in play in exchange for another."""
    kind = new.kind
    if new.item:
        return overloaded(table, seat, (new,), (old,)) is None
    if kind != old.kind:
        return could_lie(table, seat, new)
    rest = [other for other in table.play(seat) if other.kind == kind and other is not old]
    if kind == "class" or kind == "race":
        return not any([other.name == new.name for other in rest])
    if kind == "power":
        active(table, seat)
        ranks = sum([other.face.rank for other in rest])
        return usable(table, seat, new) and ranks + new.face.rank <= capacity(table, seat)
    return True


def lay(table: Table, seat: int, card: Card) -> None:
    """Puts a card from the hand into play, as if it were played."""
    if card.kind in WORN_KINDS:
        PlayItem(card).take(table, seat)
    elif card.kind == "companion":
        PlayCompanion(card).take(table, seat)
    else:
        PlayLasting(card, True, True).take(table, seat)


def bring(table: Table, seat: int, card: Card) -> None:
    """Moves a card from another player; it is equipped if it fits, but not during a fight (CMB-12)."""
    passes_to(table, seat, card)
    takes_its_place(table, seat, card)
