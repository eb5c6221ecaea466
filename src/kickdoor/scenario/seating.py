"""Gives the players of a position their cards, and checks that each may have them."""

from __future__ import annotations

from typing import Final

from kickdoor.engine.sums.gear import active, big_room, limited, room, wear
from kickdoor.engine.sums.totals import capacity
from kickdoor.engine.table.card import Card
from kickdoor.engine.table.face import NO_DECK, Face
from kickdoor.engine.table.kinds import ITEM_KINDS, TURNED_KINDS, WORN_KINDS
from kickdoor.engine.table.piles import ASIDE, hand_of, is_deck
from kickdoor.engine.table.sentence import CARRIES
from kickdoor.engine.table.table import Table
from kickdoor.engine.table.zones import into_play, move
from kickdoor.engine.turns.deal import give_identity

from .errors import BadScenario, Path
from .names import Faces
from .words import Words, mapping_in, names_in

NO_CARDS_YET: Final = ("SET-02", "SET-03")
NEVERIN_PLAY: Final = ("DECK-04",)
NEVER_IN_HAND: Final = ("RULE-12",)
ALONE: Final = ("CHEAT-01", "ITEM-06")
FITS_NOT: Final = ("ITEM-06", "CHEAT-01")
ALWAYS_WORN: Final = ("TURF-01",)
CARRIED: Final = ("ITEM-01",)
ONE_CLASS: Final = ("CLS-01",)
TWICE: Final = ("CLS-04",)
NO_CLASS: Final = ("CLS-07", "CLS-08")
RANKS: Final = ("POW-01",)
ONE_COMPANION: Final = ("CMP-01",)
ONE_BIG: Final = ("BIG-01",)
ONE_TURF: Final = ("TURF-01",)

IN_PLAY: Final = (
    "curse", "class", "race", "double", "power", "origin", "companion", "item", "steed", "turf", "one_shot",
    "special",
)  # fmt: skip


class Stock:
    """The cards that nobody has been given yet."""

    def __init__(self, table: Table, faces: Faces) -> None:
        self.faces: Final = faces
        self.cards: Final[dict[Face, list[Card]]] = {}
        self.reserved: list[Card] = []  # cards on top of a deck
        for card in reversed(table.book.cards):
            self.cards.setdefault(card.face, []).append(card)

    def take(self, name: str) -> Card:
        """Takes one card of this name; the book has as many copies as the position names."""
        return self.cards[self.faces.known[name]].pop()


def give_cards(table: Table, stock: Stock, seat: int, words: Words, path: Path) -> None:
    """Fills the hand and the play area of a seat: Items after all else, since a Class may allow them."""
    for key in ("house", "kid"):
        for name in names_in(words, key):
            _identity(table, stock.take(name), seat, key, (*path, key))
    for name in names_in(words, "hand"):
        card = stock.take(name)
        if card.deck == NO_DECK:
            raise BadScenario(f"{name} is never in a hand", (*path, "hand"), NEVER_IN_HAND)
        move(table, card, hand_of(seat))
    worn: list[Card] = []
    for name in names_in(words, "in_play"):
        card = stock.take(name)
        _may_lie(card, (*path, "in_play"))
        if card.kind in ITEM_KINDS:
            worn.append(card)
        else:
            into_play(table, seat, card)
    carried = [stock.take(name) for name in names_in(words, "carried")]
    attached = mapping_in(words, "attached")
    bound = [(str(host), [stock.take(name) for name in names_in(attached, host)]) for host in attached]
    for card in worn:
        into_play(table, seat, card)
        _attach(table, seat, card, bound, (*path, "attached"))
        wear(table, seat, card)
    for card in carried:
        _may_lie(card, (*path, "carried"))
        if card.kind not in TURNED_KINDS and card.kind != "one_shot":
            rule = ALWAYS_WORN if card.kind == "turf" else CARRIED
            raise BadScenario(f"{card.name} is never merely carried", (*path, "carried"), rule)
        into_play(table, seat, card)
        if card.kind in TURNED_KINDS:
            table.seats[seat].turned.append(card)
        _attach(table, seat, card, bound, (*path, "attached"))
    left = 0
    while bound and len(bound) != left:
        # Again, since something may lie on what was only just given to a companion.
        left = len(bound)
        for card in table.play(seat)[:]:
            _attach(table, seat, card, bound, (*path, "attached"))
    if bound:
        raise BadScenario(f"{bound[0][0]} does not lie there", (*path, "attached"), FITS_NOT)
    table.seats[seat].active = None


def _identity(table: Table, card: Card, seat: int, key: str, path: Path) -> None:
    if card.kind != key or table.where[card.index] != ASIDE:
        raise BadScenario(f"{card.name} is no {key}", path)
    give_identity(table, seat, card)


def _may_lie(card: Card, path: Path) -> None:
    if card.kind in ("cheat", "item_enhancer"):
        raise BadScenario(f"{card.name} lies on an Item only", path, ALONE)
    if card.kind not in IN_PLAY:
        raise BadScenario(f"{card.name} never lies in front of anybody", path, NEVERIN_PLAY)


def _attach(table: Table, seat: int, host: Card, bound: list[tuple[str, list[Card]]], path: Path) -> None:
    """Puts the cards that are attached to a card into play with it."""
    for pair in bound:
        name, cards = pair
        if name not in (host.name, f"{host.face.box}/{host.name}"):
            continue
        for card in cards:
            if not _fits(table, seat, card, host):
                raise BadScenario(f"{card.name} cannot lie on {name}", path, FITS_NOT)
            if is_deck(table.where[card.index]):
                into_play(table, seat, card)
            table.hosts[card.index] = host
            table.seats[seat].active = None
        bound.remove(pair)
        return


def _fits(table: Table, seat: int, card: Card, host: Card) -> bool:
    if card.kind == "cheat":
        return host.kind in WORN_KINDS
    if card.kind == "item_enhancer":
        fits = card.face.fits
        return host.kind in ITEM_KINDS and host.kind != "one_shot" and fits is not None and fits.fits(table, host)
    return card.kind in TURNED_KINDS and CARRIES in host.by_key


def check_seat(table: Table, seat: int, path: Path) -> None:
    """Refuses cards that no player could have in play together."""
    play = table.play(seat)
    active(table, seat)
    for kind in ("class", "race"):
        names = [card.name for card in play if card.kind == kind]
        doubles = [card for card in play if card.kind == "double" and card.face.of == kind]
        if len(set(names)) < len(names):
            raise BadScenario(f"two of one {kind}", path, TWICE)
        if (doubles and not names) or len(doubles) > 1:
            raise BadScenario(f"{doubles[0].name} has no {kind} to sit on", path, NO_CLASS)
        if len(names) > room(table, seat, kind):
            raise BadScenario(f"{' and '.join(names)}: one {kind} too many", path, ONE_CLASS)
    ranks = sum([card.face.rank for card in play if card.kind == "power"])
    if ranks > capacity(table, seat):
        raise BadScenario(f"ranks of {ranks} at a capacity of {capacity(table, seat)}", path, RANKS)
    if len(limited(table, seat, "companion")) > room(table, seat, "companion"):
        raise BadScenario("more than one companion", path, ONE_COMPANION)
    if big_room(table, seat) < 0:
        raise BadScenario("more Big Items than can be carried", path, ONE_BIG)
    if len(limited(table, seat, "turf")) > room(table, seat, "turf"):
        raise BadScenario("more Turfs than one may have", path, ONE_TURF)
