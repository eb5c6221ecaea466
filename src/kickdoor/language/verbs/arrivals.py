"""How a card comes into play because another card says so."""

from __future__ import annotations

from kickdoor.engine.play.plays import PlayCompanion, PlayItem, PlayLasting
from kickdoor.engine.sums.gear import active, no_room, room, usable, wear
from kickdoor.engine.sums.totals import capacity
from kickdoor.engine.table.card import Card
from kickdoor.engine.table.kinds import WORN_KINDS
from kickdoor.engine.table.piles import play_of
from kickdoor.engine.table.table import Table
from kickdoor.engine.table.zones import move


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
    return kind in ("origin", "companion", "one_shot")


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
    move(table, card, play_of(seat))
    if card.kind != "item":
        return
    if table.in_fight(seat):
        table.seats[seat].turned.append(card)
        table.seats[seat].active = None
    else:
        wear(table, seat, card)
