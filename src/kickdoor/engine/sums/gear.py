"""What may be carried, worn and used: traits, cards in force, slots, hands and other room."""

from __future__ import annotations

from typing import Final

from ..table.acts import Act
from ..table.box import ANY
from ..table.card import Card, among
from ..table.face import ONE_HAND, TWO_HANDS
from ..table.kinds import COMPANION_KINDS, TURNED_KINDS
from ..table.piles import OPEN_DUNGEONS, play_of
from ..table.rules import Rule
from ..table.sentence import CARRIES, COUNT_AS, KEYS, KEYWORD, ROOM, RoomName
from ..table.table import Seat, Table
from ..table.zones import load_of, move

# By slot.
_SLOT_ROOMS: Final[tuple[RoomName | None, ...]] = (None, "headgear", "armor", "footgear", "hand", "hand")
_BASE_ROOM: Final[dict[RoomName, int]] = {
    "hand": 2, "headgear": 1, "armor": 1, "footgear": 1, "class": 1, "race": 1, "companion": 1,
    "steed": 0, "turf": 1,
}  # fmt: skip

SLOTS: Final = Rule("ITEM-02", reason="slot")
ONE_BIG: Final = Rule("BIG-01", reason="one_big")
ONE_TURF: Final = Rule("TURF-01", reason="one_turf")


def cheated(table: Table, card: Card) -> bool:
    """Whether a Cheat! lies on it (CHEAT-01)."""
    hosts = table.hosts
    if hosts:
        for other in table.book.cheats:
            if hosts.get(other.index) is card:
                return True
    return False


# Traits and what is in force.

_NONE: Final[list[Card]] = []  # shared: never added to


def refresh(table: Table, seat: int) -> None:
    """Works out anew which traits a seat has and which of its cards are in force."""
    owner = table.seats[seat]
    _read_traits(table, seat)
    owner.active = _in_force(table, seat)
    if table.book.said >> COUNT_AS & 1 and _counts_as_more(owner):
        owner.active = _in_force(table, seat)
    keyed = [_NONE] * KEYS
    bonuses = answered = fired = 0
    for card in owner.active:
        bonuses += card.bonus
        for key in card.keys:
            if keyed[key]:
                keyed[key].append(card)
            else:
                keyed[key] = [card]
        if card.play_events:
            answered |= card.answered
        if card.autos:
            fired |= card.fired
    owner.keyed = keyed
    owner.bonuses = bonuses
    owner.answered = answered
    owner.fired = fired
    owner.acts = _acts(table, seat, owner.active)
    owner.laid = None


def _acts(table: Table, seat: int, in_force: tuple[Card, ...]) -> list[Act]:
    """What a seat could do with its cards in play, and then by those in force."""
    turned = table.seats[seat].turned
    acts: list[Act] = []
    for card in table.play(seat):
        if not turned or not among(turned, card):
            acts += card.play_acts
        elif _may_fit(table, seat, card):
            acts += card.turned_acts
        else:
            acts += card.turned_acts[1:]
    for card in in_force:
        if card.use_acts:
            acts += card.use_acts
    return acts


def _may_fit(table: Table, seat: int, card: Card) -> bool:
    """Whether an Item that is carried could be equipped while nothing else of the seat changes."""
    if not usable(table, seat, card):
        return False
    # A sentence about room may come to hold at any time.
    return len(table.seats[seat].keyed[ROOM]) > 0 or no_slot(table, seat, card) is None


def _read_traits(table: Table, seat: int) -> None:
    """What a seat is by its Classes and Races, its House and its sex; a double spares it bad sides (CLS-05)."""
    owner = table.seats[seat]
    classes: list[str] = []
    races: list[str] = []
    doubled: list[str] = []
    owner.has_items = False
    for card in table.play(seat):
        kind = card.kind
        if card.item:
            owner.has_items = True
        elif kind == "class":
            classes.append(card.name)
        elif kind == "race":
            races.append(card.name)
        elif kind == "double":
            doubled.append(card.face.of)
    others = ["Human"] if not races and table.book.races else []
    if owner.house is not None:
        others.append(owner.house.name)
    if owner.sex:
        others.append(owner.sex.capitalize())
    owner.enjoyed = classes + races + others
    if not doubled:
        owner.suffered = owner.enjoyed[:]
        return
    if len(classes) == 1 and "class" in doubled:
        classes = []
    if len(races) == 1 and "race" in doubled:
        races = []
    owner.suffered = classes + races + others


def _counts_as_more(owner: Seat) -> bool:
    """Adds the traits that cards in force give; whether there is any that the seat does not have already."""
    found = False
    for card in owner.active or ():
        for standing in card.by_key.get(COUNT_AS, ()):
            if standing.word not in owner.enjoyed:
                owner.enjoyed.append(standing.word)
                owner.suffered.append(standing.word)
                found = True
    return found


def _in_force(table: Table, seat: int) -> tuple[Card, ...]:
    owner = table.seats[seat]
    found: list[Card] = []
    if owner.house is not None:
        found.append(owner.house)
    if owner.kid is not None:
        found.append(owner.kid)
    hosts = table.hosts
    for card in table.play(seat):
        kind = card.kind
        if card.worn:
            if (owner.turned and among(owner.turned, card)) or (card.only_some and not usable(table, seat, card)):
                continue
        elif kind == "one_shot" or kind == "cheat" or kind == "monster":
            continue
        elif kind == "power":
            if not usable(table, seat, card):
                continue
        elif kind == "item_enhancer":
            host = hosts.get(card.index)
            if host is None or host in owner.turned or not usable(table, seat, host):
                continue
        found.append(card)
    found += table.piles[OPEN_DUNGEONS]
    return tuple(found)


def active(table: Table, seat: int) -> tuple[Card, ...]:
    """The cards whose sentences count for this seat now."""
    owner = table.seats[seat]
    if owner.active is None:
        refresh(table, seat)
    return owner.active or ()


def saying(table: Table, seat: int, key: int) -> list[Card]:
    """The cards in force for this seat that say anything under a key."""
    owner = table.seats[seat]
    if owner.active is None:
        refresh(table, seat)
    return owner.keyed[key]


def enjoys(table: Table, seat: int, trait: str) -> bool:
    active(table, seat)
    return trait in table.seats[seat].enjoyed


def suffers(table: Table, seat: int, trait: str) -> bool:
    active(table, seat)
    return trait in table.seats[seat].suffered


def usable(table: Table, seat: int, card: Card) -> bool:
    """Whether a restricted card helps this seat (ITEM-03, POW-05)."""
    return not card.only_some or _allowed(table, seat, card) or cheated(table, card)


def _allowed(table: Table, seat: int, card: Card) -> bool:
    """Whether what is printed on a card allows it to this seat, with no Cheat! on it."""
    face = card.face
    owner = table.seats[seat]
    for trait in face.not_for:
        if trait in owner.suffered:
            return False
    for trait in face.only:
        if trait in owner.enjoyed:
            return True
    return not face.only


def could_use(table: Table, seat: int, card: Card) -> bool:
    """Whether a card would help this seat if it came without what lies on it now."""
    active(table, seat)
    return _allowed(table, seat, card)


# Keywords.


def sources(table: Table, seat: int, keyword: str) -> list[Card]:
    """The cards in force that grant a keyword."""
    return [
        card
        for card in saying(table, seat, KEYWORD)
        if any([standing.word == keyword for standing in card.by_key.get(KEYWORD, ())])
    ]


# Room.


def room(table: Table, seat: int, name: RoomName) -> int:
    """How much of something this seat has room for."""
    total = table.book.settings.big_items if name == "big" else _BASE_ROOM[name]
    if name == "class" or name == "race":
        for card in table.play(seat):
            if card.kind == "double" and card.face.of == name:
                total += 1
    for card in saying(table, seat, ROOM):
        for standing in card.by_key[ROOM]:
            if standing.word == name:
                total += standing.worth(table, card.causes[seat])
    return total


def limited(table: Table, seat: int, name: RoomName) -> list[Card]:
    """The cards that take up some room: those worn in a slot, the Big ones, a kind."""
    owner = table.seats[seat]
    found: list[Card] = []
    for card in table.play(seat):
        if name == "big":
            counts = card.big and card.kind != "turf"
        elif name == "companion":
            counts = card.kind in COMPANION_KINDS
        elif name in ("class", "race", "turf", "steed"):
            counts = card.kind == name
        else:
            counts = card.kind == "item" and card not in owner.turned and _SLOT_ROOMS[card.slot] == name
        if counts and not (table.hosts and (card.index in table.hosts or cheated(table, card))):
            found.append(card)
    return found


def worn(table: Table, seat: int, slot: int, besides: Card | None = None) -> int:
    """How much of a slot is taken by what a seat wears, besides a card; either slot of hands stands for both."""
    turned = table.seats[seat].turned
    hosts = table.hosts
    hands = slot >= ONE_HAND
    found = 0
    for card in table.play(seat):
        if (
            (card.slot == slot or (hands and card.slot >= ONE_HAND))
            and card is not besides
            and card.kind == "item"
            and not (turned and among(turned, card))
            and not (hosts and (card.index in hosts or cheated(table, card)))
        ):
            found += 2 if card.slot == TWO_HANDS else 1
    return found


def slot_room(card: Card) -> RoomName | None:
    """The place in which a card is worn; None where it is worn nowhere in particular."""
    return _SLOT_ROOMS[card.slot]


def no_slot(table: Table, seat: int, card: Card) -> Rule | None:
    """Why an Item in play, or about to be, cannot be equipped beside what is."""
    name = _SLOT_ROOMS[card.slot]
    if name is None or card.index in table.hosts or cheated(table, card):
        return None
    needs = 2 if card.slot == TWO_HANDS else 1
    return SLOTS if worn(table, seat, card.slot, card) + needs > room(table, seat, name) else None


def big_room(table: Table, seat: int) -> int:
    """How many more Big Items this seat could carry; below 0, how many are too many."""
    return big_room_with(table, seat, limited(table, seat, "big"))


def big_room_with(table: Table, seat: int, cards: list[Card]) -> int:
    """The same for a seat that carried these Big Items."""
    allowed = room(table, seat, "big")
    if allowed >= ANY:
        return ANY
    steeds = len([card for card in cards if card.kind == "steed"])
    return allowed - len(cards) + min(steeds, room(table, seat, "steed"))


def no_room(table: Table, seat: int, card: Card) -> Rule | None:
    """Why a card cannot come to lie in front of this seat at all."""
    if card.kind == "turf":
        full = len(limited(table, seat, "turf")) >= room(table, seat, "turf")
        return ONE_TURF if full or not could_use(table, seat, card) else None
    if not card.big:
        return None
    return ONE_BIG if big_room_with(table, seat, [*limited(table, seat, "big"), card]) < 0 else None


def porters(table: Table, seat: int) -> list[Card]:
    """Companions that carry Items for their owner, beyond the limits (CMP-01)."""
    return saying(table, seat, CARRIES)


def carriers(table: Table, seat: int) -> list[Card]:
    """Those that could carry one Item more."""
    found: list[Card] = []
    for card in porters(table, seat):
        able = sum([standing.worth(table, card.causes[seat]) for standing in card.by_key.get(CARRIES, ())])
        if able > len([1 for host in table.hosts.values() if host is card]):
            found.append(card)
    return found


def _may_use(table: Table, seat: int, card: Card) -> bool:
    active(table, seat)
    return usable(table, seat, card)


def wear(table: Table, seat: int, card: Card) -> None:
    """Equips an Item that has come into play if it fits, else turns it sideways (ITEM-01)."""
    owner = table.seats[seat]
    if card.kind not in TURNED_KINDS or card in owner.turned:
        return
    if no_slot(table, seat, card) is not None or not _may_use(table, seat, card):
        owner.turned.append(card)
        owner.active = None


# From one player to another.


def put_down(table: Table, companion: Card) -> None:
    """What a companion carries is its owner's to carry: equipped where it fits, else sideways (CMP-02)."""
    seat = table.holder(companion)
    for card in load_of(table, companion):
        del table.hosts[card.index]
        table.seats[seat].active = None
        table.marks |= 1 << seat
        wear(table, seat, card)


def passes_to(table: Table, seat: int, card: Card) -> None:
    """A card in play comes to lie in front of another seat; a companion goes without its load."""
    put_down(table, card)
    move(table, card, play_of(seat))


def takes_its_place(table: Table, seat: int, card: Card) -> None:
    """An Item that was handed over is equipped if it fits, but not during a fight (CMB-12)."""
    if card.kind in TURNED_KINDS and table.in_fight(seat):
        owner = table.seats[seat]
        owner.turned.append(card)
        owner.active = None
    else:
        wear(table, seat, card)


def arrives_carried(table: Table, seat: int, card: Card) -> None:
    """An Item comes to lie in front of a seat, turned sideways whatever would fit (RULE-05, BIG-02)."""
    passes_to(table, seat, card)
    if card.kind in TURNED_KINDS:
        owner = table.seats[seat]
        owner.turned.append(card)
        owner.active = None


def hands_free(table: Table, seat: int) -> int:
    """Hands holding nothing."""
    turned = table.seats[seat].turned
    free = 2
    for card in table.play(seat):
        if card.slot >= ONE_HAND and card.kind == "item" and not among(turned, card):
            free -= 2 if card.slot == TWO_HANDS else 1
    return max(0, free)
