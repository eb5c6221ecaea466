"""Setting the table: decks, Houses and New Kids, the deal, who starts."""

from __future__ import annotations

from typing import Final

from kickdoor.views.events import Facts
from kickdoor.views.names import SEXES

from ..flow.drawing import ActsWhenDrawn, acts_when_drawn
from ..table.agenda import Choice, Option, Question, Said, Step
from ..table.book import Book
from ..table.card import Card
from ..table.dice import coin, key_of
from ..table.face import DOOR, NO_DECK, TREASURE
from ..table.piles import ASIDE, IDENTITIES, OPEN_DUNGEONS, PILES, deck_of, hand_of
from ..table.rules import Rule
from ..table.table import Seat, Table
from ..table.window import SETUP, Window
from ..table.zones import move, shuffle, top
from .turn import OPENING, BeginTurn

HOUSES: Final = Rule("SET-04", reason="other_question")


def lay_table(book: Book, sexes: list[str], seed: str) -> Table:
    """A table with every card of the book in its deck, or aside, and nothing dealt."""
    table = Table([[] for _ in range(PILES)], [], [], [])
    table.book = book
    table.key = key_of(seed)
    for card in book.cards:
        pile = ASIDE if card.deck == NO_DECK else deck_of(card.deck)
        table.piles[pile].append(card)
        table.where.append(pile)
        table.tags.append(0)
    for sex in sexes:
        seat = Seat([], [])
        seat.sex = sex
        seat.steps = (0,) * len(book.tracks)
        table.seats.append(seat)
    return table


def settle_sexes(table: Table) -> None:
    """Everybody is male or female where the boxes have sexes: as said, or as the seed decides (RULE-28)."""
    if not table.book.sexes:
        return
    for number, seat in enumerate(table.seats):
        if not seat.sex:
            seat.sex = ("female", "male")[coin(table.key, number)]
            table.tell("sex_drawn", number, facts=Facts(sex=SEXES[seat.sex]))


def open_game(table: Table, sexes_drawn: bool = True) -> None:
    """Everything from the shuffle to the first turn; in old records nobody gets a sex that was not said."""
    shuffle(table, DOOR)
    shuffle(table, TREASURE)
    deal_from(table, None, sexes_drawn)


def deal_from(table: Table, first: int | None, sexes_drawn: bool = True) -> None:
    """The deal and what follows; `first` is who starts, None where the die says."""
    table.tell("game", facts=Facts(boxes=tuple([box.name for box in table.book.boxes])))
    if sexes_drawn:
        settle_sexes(table)
    table.push(Start(first))
    for seat in range(len(table.seats) - 1, -1, -1):
        table.push(Deal(seat))
    if table.book.settings.dungeons:
        table.push(FirstDungeon())
    table.push(Kids())
    for seat in range(len(table.seats) - 1, -1, -1):
        table.push(ChooseHouse(seat))


class ChooseHouse(Question):
    """Before the deal each chooses a House; at most three players hold the same (SET-04)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.kind = "house"

    def rule(self) -> Rule:
        return HOUSES

    def options(self, table: Table, seat: int) -> list[Option]:
        result: list[Option] = []
        names: list[str] = []
        for card in table.piles[ASIDE]:
            if card.kind == "house" and card.name not in names:
                names.append(card.name)
                result.append(Choice("choose", Sorted(self.seat, card.name), said=Said(card.name, card=card)))
        return result


class Sorted(Step):
    def __init__(self, seat: int, name: str) -> None:
        self.seat: Final = seat
        self.name: Final = name

    def run(self, table: Table) -> None:
        for card in table.piles[ASIDE]:
            if card.name == self.name and card.kind == "house":
                give_identity(table, self.seat, card)
                return


def give_identity(table: Table, seat: int, card: Card) -> None:
    """A House or New Kid comes to lie before its player."""
    owner = table.seats[seat]
    move(table, card, IDENTITIES)
    if card.kind == "house":
        owner.house = card
        table.tell("house", seat, card)
    else:
        owner.kid = card
        table.tell("kid", seat, card)
    owner.active = None


class Kids(Step):
    """New Kids are dealt at random, each to one player at most."""

    def run(self, table: Table) -> None:
        for seat in range(len(table.seats)):
            spare = [card for card in table.piles[ASIDE] if card.kind == "kid"]
            if spare:
                give_identity(table, seat, spare[table.chance(len(spare))])


class FirstDungeon(Step):
    """One Dungeon is open from the start (PORT-01)."""

    def run(self, table: Table) -> None:
        closed = [card for card in table.piles[ASIDE] if card.kind == "dungeon"]
        if closed:
            card = closed[table.chance(len(closed))]
            move(table, card, OPEN_DUNGEONS)
            table.tell("dungeon", card=card)
            for seat in table.seats:
                seat.active = None


class Deal(Step):
    """Four of each deck; what would act when drawn does so after the set-up plays."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, table: Table) -> None:
        for deck in (DOOR, TREASURE):
            for _ in range(OPENING):
                card = top(table, deck)
                if card is not None:
                    move(table, card, hand_of(self.seat))
                    table.tell("draw", self.seat, card, knows=1 << self.seat)


class Start(Step):
    """The highest roll starts, those tied roll again (SET-06); set-up plays go in seat order (SET-08)."""

    def __init__(self, first: int | None) -> None:
        self.first: Final = first

    def run(self, table: Table) -> None:
        first = _first(table) if self.first is None else self.first
        table.tell("first", first)
        count = len(table.seats)
        table.turn = first
        table.push(BeginTurn(first))
        for step in range(count - 1, -1, -1):
            seat = (first + step) % count
            table.push(AfterSetUp(seat))
        for step in range(count - 1, -1, -1):
            table.push(Window.led(SETUP, (first + step) % count))


def _first(table: Table) -> int:
    names = [] if table.log is None else list(table.log.names)
    wish = table.book.settings.first_player
    if wish in names:
        return names.index(wish)
    if wish != "roll":
        table.tell("no_first_player", facts=Facts(named=wish))
    rolling = list(range(len(table.seats)))
    while len(rolling) > 1:
        thrown: list[int] = []
        for seat in rolling:
            thrown.append(table.throw())
            table.tell("die", seat, facts=Facts(amount=thrown[-1], first=True))
        best = max(thrown)
        rolling = [seat for seat, value in zip(rolling, thrown, strict=True) if value == best]
    return rolling[0]


class AfterSetUp(Step):
    """Cards of the opening hand that act when drawn do so now."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, table: Table) -> None:
        for card in reversed(table.hand(self.seat)):
            if acts_when_drawn(card):
                table.push(ActsWhenDrawn(self.seat, card))
