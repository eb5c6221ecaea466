"""The table: everything that is true now, as plain data that clones in microseconds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from kickdoor.briefs.native import mypyc_attr
from kickdoor.views.events import NO_FACTS, Facts

from .absent import FACERS, NO_ROLL, NOBODY
from .card import Card
from .dice import SIDES, below
from .events import EVERYBODY, Event, Log
from .fight import Fight
from .lasting import Lasting
from .piles import HANDS, MOST_SEATS, PLAY_AREAS, Pile, is_hand, is_play, seat_of
from .sentence import KEYS, Aim, Cause

if TYPE_CHECKING:
    from .acts import Act
    from .agenda import Draft, Dropped, Offer, Option, Step
    from .book import Book
    from .shown import Laid

# By number of seats and the first of them: all seats in order.
ORDERS: Final = [
    [tuple([(first + step) % count for step in range(count)]) for first in range(count)] for count in range(9)
]

NO_CARDS: Final[tuple[Card, ...]] = ()
NOTHING_LISTED: Final[list[list[Option] | None]] = [None] * MOST_SEATS
NOTHING_SAID: Final[list[list[Card]]] = [[]] * KEYS
# What a seat has before it is known which of its cards are in force: never added to.
_NO_TRAITS: Final[list[str]] = []
_NO_ACTS: Final[list[Act]] = []
FORCED: Final = ("curse", "monster", "dungeon", "portal")  # kinds of card whose effects nobody chooses

# What is counted until the window closes: set-up plays by kind of card, turnings by card, offers by seat.
Counted = Literal["acts", "setup", "turnings", "sales", "offers", "shows"]


@mypyc_attr(acyclic=True)
class Memo:
    """What the sentences of one list remember: the die, what was paid, what was pointed at. A change is a copy."""

    def __init__(self, aim: Aim | None = None) -> None:
        self.aim = aim
        self.roll = NO_ROLL
        self.paid: tuple[Card, ...] = ()
        self.luck = 0  # added to this list's dice: further sources of a keyword that stacks so
        self.picked = NOBODY  # the player picked
        self.rid = False  # it has got rid of a monster (RULE-29)
        self.sources: tuple[Card, ...] = ()  # cards that grant the keyword, while none of them is picked (RULE-36)

    def copy(self) -> Memo:
        other = Memo(self.aim)
        other.roll = self.roll
        other.paid = self.paid
        other.luck = self.luck
        other.picked = self.picked
        other.rid = self.rid
        other.sources = self.sources
        return other

    def with_roll(self, roll: int) -> Memo:
        other = self.copy()
        other.roll = roll
        return other

    def with_payment(self, card: Card) -> Memo:
        other = self.copy()
        other.paid = (*self.paid, card)
        return other

    def without_aim(self) -> Memo:
        other = self.copy()
        other.aim = None
        return other

    def with_picked(self, seat: int) -> Memo:
        other = self.copy()
        other.picked = seat
        return other

    def with_riddance(self) -> Memo:
        other = self.copy()
        other.rid = True
        return other

    def with_luck(self, luck: int) -> Memo:
        other = self.copy()
        other.luck = luck
        return other

    def with_sources(self, sources: tuple[Card, ...]) -> Memo:
        other = self.copy()
        other.sources = sources
        return other


@mypyc_attr(acyclic=True)
class Seat:
    """A player's character, but for the cards, which lie in piles."""

    __slots__ = (
        "active", "acts", "answered", "bonuses", "counted", "dead", "doubles_sold", "draft", "enjoyed", "extra",
        "fired", "fresh", "gold", "has_items", "house", "keyed", "kid", "laid", "level", "missing", "reborn",
        "sex", "spent", "steps", "suffered", "turned",
    )  # fmt: skip

    def __init__(self, turned: list[Card], fresh: list[Card]) -> None:
        self.level = 1
        self.sex = ""
        self.house: Card | None = None
        self.kid: Card | None = None
        self.dead = False
        self.reborn = False  # draws anew at the start of the own next turn (DEATH-07)
        self.missing = 0  # turns to miss
        self.extra = False  # takes an extra turn after this one (RULE-41)
        self.steps: tuple[int, ...] = ()  # along each track of the book (RULE-38)
        self.turned = turned  # Items carried, not equipped
        self.fresh = fresh  # just received (RULE-24)
        self.draft: Draft | None = None
        self.doubles_sold = 0
        self.spent = 0  # on idle acts, in turns until all of them are given back (RULE-25)
        # What follows from the cards in play; forgotten (None) when anything of the seat moves or changes.
        self.active: tuple[Card, ...] | None = None  # cards in force
        self.enjoyed = _NO_TRAITS  # traits, as far as they help
        self.suffered = _NO_TRAITS  # traits, as far as they hurt (CLS-05)
        self.has_items = False  # anything to trade
        self.bonuses = 0  # the bonuses of the cards in force, added up
        self.gold = 0  # the worth of hand and table when the next tag was `counted`
        self.counted = 0
        self.keyed = NOTHING_SAID  # by key: the cards in force that say anything under it
        self.acts = _NO_ACTS  # of its cards in play, then the abilities of those in force
        self.answered = 0  # the events that cards in force may answer, one bit each
        self.fired = 0  # the events at which cards in force do something by themselves, one bit each
        self.laid: Laid | None = None  # its cards in play, as everybody sees them

    def clone(self) -> Seat:
        other = Seat(self.turned[:], self.fresh[:])
        other.level = self.level
        other.sex = self.sex
        other.house = self.house
        other.kid = self.kid
        other.dead = self.dead
        other.reborn = self.reborn
        other.missing = self.missing
        other.extra = self.extra
        other.steps = self.steps
        other.draft = self.draft
        other.doubles_sold = self.doubles_sold
        other.spent = self.spent
        other.active = self.active
        other.enjoyed = self.enjoyed
        other.suffered = self.suffered
        other.has_items = self.has_items
        other.bonuses = self.bonuses
        other.gold = self.gold
        other.counted = self.counted
        other.keyed = self.keyed
        other.acts = self.acts
        other.answered = self.answered
        other.fired = self.fired
        other.laid = self.laid
        return other


@mypyc_attr(acyclic=True)
class Table:
    """Everything that is true now. Only `zones.move` moves cards, only `flow/levels.py` changes Levels."""

    __slots__ = (
        "agenda", "beats", "book", "counter", "deaths", "drafting", "dropped", "fight", "fights", "hosts",
        "hurried", "kept", "key", "last_change", "lasting", "listed", "loaded", "log", "loot_owed", "marks",
        "memos", "met", "next_tag", "offers", "over", "piles", "resumes", "rolls", "seats", "strikes", "tags",
        "tally", "traders", "turn", "turns", "used", "victors", "victory_waits", "waiting", "where", "winners",
    )  # fmt: skip

    def __init__(self, piles: list[list[Card]], where: list[Pile], tags: list[int], seats: list[Seat]) -> None:
        self.book: Book = None  # type: ignore[assignment]
        self.log: Log | None = None
        self.key = b""  # of the dice
        self.counter = 0
        self.loaded: tuple[int, ...] = ()  # dice laid ready, for scenarios
        self.piles = piles  # by number of pile
        self.where = where  # by card index
        self.tags = tags  # by card index; 0 in a deck
        self.next_tag = 1
        self.hosts: dict[int, Card] = {}  # attached card's index: what it is attached to
        self.kept: dict[int, int] = {}  # index of a monster that lies in play as a companion: its bonus (RULE-42)
        self.seats = seats
        self.agenda: list[Step] = []
        self.memos: list[Memo] = []
        self.fight: Fight | None = None
        self.fights = 0
        self.hurried = False  # an imagined game, which lists no acts of `LEISURE`
        self.turn = 0  # the seat whose turn it is
        self.turns = 0
        self.resumes = NOBODY  # during an extra turn: the seat whose turn comes next (RULE-41)
        self.met = False  # a monster was met in phase 1, so there is no phase 2
        self.loot_owed = False  # "Loot the Room after all"
        self.offers: list[Offer] = []
        self.used: dict[tuple[int, int, int, int], int] = {}  # limits: (seat, ability, span, which) -> times
        self.drafting = 0  # seats with a draft, one bit each
        self.dropped: list[Dropped] = []  # drafts that became void, until the next answer of their seats
        self.traders = 0  # seats that are open to trades, one bit each
        self.tally: dict[tuple[int, Counted, int], int] = {}  # (seat, what, which of them): how often (RULE-25)
        self.marks = 0  # seats to settle, one bit each
        self.beats = 0  # public beats
        self.strikes = 0  # Curses that have struck, to tell them apart
        self.rolls = 0  # dice thrown, likewise
        self.deaths = 0  # how often anybody has died
        self.last_change = 0  # the last turn in which a card moved or a Level changed (RULE-10)
        self.victors: list[int] = []
        self.victory_waits = False  # rewards are being given: whoever reaches the top waits for the others
        self.over = False
        self.winners: tuple[int, ...] = ()
        self.listed = NOTHING_LISTED[:]  # by seat: its options, where they were found since the last answer
        self.lasting: Lasting | None = None
        self.waiting: list[int] = []  # who is waited for, as found when the table came to rest

    def clone(self) -> Table:
        """An independent table with the same future; it keeps no log."""
        other = Table(
            [pile[:] for pile in self.piles], self.where[:], self.tags[:], [seat.clone() for seat in self.seats]
        )
        other.book = self.book
        other.key = self.key
        other.counter = self.counter
        other.loaded = self.loaded
        other.next_tag = self.next_tag
        if self.hosts:
            other.hosts = self.hosts.copy()
        if self.kept:
            other.kept = self.kept.copy()
        other.agenda = self.agenda[:]
        if self.memos:
            other.memos = self.memos[:]
        if self.fight is not None:
            other.fight = self.fight.clone()
        other.fights = self.fights
        other.hurried = self.hurried
        other.turn = self.turn
        other.turns = self.turns
        other.resumes = self.resumes
        other.met = self.met
        other.loot_owed = self.loot_owed
        if self.offers:
            other.offers = self.offers[:]
        other.drafting = self.drafting
        if self.dropped:
            other.dropped = self.dropped[:]
        other.traders = self.traders
        if self.used:
            other.used = self.used.copy()
        if self.tally:
            other.tally = self.tally.copy()
        other.marks = self.marks
        other.beats = self.beats
        other.strikes = self.strikes
        other.rolls = self.rolls
        other.deaths = self.deaths
        other.last_change = self.last_change
        if self.victors:
            other.victors = self.victors[:]
        other.victory_waits = self.victory_waits
        other.over = self.over
        other.winners = self.winners
        other.waiting = self.waiting
        return other

    def keeping(self) -> Lasting:
        """What is kept while nobody does more than pass, compose or offer something."""
        found = self.lasting
        if found is None:
            found = Lasting()
            self.lasting = found
        return found

    # The agenda.

    def push(self, step: Step) -> None:
        self.agenda.append(step)

    def replace(self, old: Step, new: Step) -> None:
        """Another step takes the place of one on the agenda, the nearest of its kind to the top."""
        for place in range(len(self.agenda) - 1, -1, -1):
            if self.agenda[place] is old:
                self.agenda[place] = new
                return

    def memo(self) -> Memo:
        return self.memos[-1]

    # Who and where.

    def hand(self, seat: int) -> list[Card]:
        return self.piles[HANDS[seat]]

    def play(self, seat: int) -> list[Card]:
        return self.piles[PLAY_AREAS[seat]]

    def holder(self, card: Card) -> int:
        """The seat that has this card in hand or in play, or NOBODY."""
        pile = self.where[card.index]
        return seat_of(pile) if is_hand(pile) or is_play(pile) else NOBODY

    def in_play(self, card: Card) -> bool:
        return is_play(self.where[card.index])

    def in_fight(self, seat: int) -> bool:
        fight = self.fight
        return fight is not None and (fight.fighter == seat or fight.helper == seat)

    def pledged(self, seat: int) -> tuple[Card, ...]:
        """The cards of this hand that are promised in an agreed bargain: their owner keeps them (HELP-04)."""
        fight = self.fight
        if fight is None or fight.terms is None or fight.fighter != seat:
            return NO_CARDS
        return fight.terms.plays

    def withheld(self, cause: Cause) -> tuple[Card, ...]:
        """Of the cards that are promised, those that one's own doing does not touch; what others do may."""
        if self.fight is None or cause.holder != cause.you:
            return NO_CARDS
        card = cause.card
        return NO_CARDS if card is not None and card.kind in FORCED else self.pledged(cause.you)

    def yous(self, you: int) -> tuple[int, ...]:
        """The seats meant by `you` of a cause: one, or all who face the monsters."""
        if you != FACERS:
            return (you,)
        return () if self.fight is None else self.fight.side()

    def living(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if not seat.dead]

    def from_turn(self) -> tuple[int, ...]:
        """All seats, in order from the player whose turn it is (RULE-07)."""
        return ORDERS[len(self.seats)][self.turn]

    def compose(self, seat: int, draft: Draft | None) -> None:
        """A seat's draft takes the place of the one before, or is dropped."""
        self.seats[seat].draft = draft
        if draft is None:
            self.drafting &= ~(1 << seat)
        else:
            self.drafting |= 1 << seat

    # Chance.

    def chance(self, bound: int) -> int:
        """A number from 0 to bound - 1."""
        self.counter += 1
        return below(self.key, self.counter, bound)

    def throw(self) -> int:
        """A die as it falls, before anything changes it."""
        self.rolls += 1
        if self.loaded:
            result = self.loaded[0]
            self.loaded = self.loaded[1:]
            return result
        return self.chance(SIDES) + 1

    # What happened.

    def tell(
        self,
        what: str,
        who: int = -1,
        card: Card | None = None,
        other: int = -1,
        knows: int = EVERYBODY,
        facts: Facts = NO_FACTS,
    ) -> None:
        """Writes an event into the log; `knows` are the seats that see the card, one bit each."""
        log = self.log
        if log is None:
            return
        told = log.told
        event = Event(log.first + told.before + len(told.own) + 1, what, who, other, facts)
        if card is not None:
            event.card = card
            event.tag = self.tags[card.index]
            event.knows = knows
        told.own.append(event)
