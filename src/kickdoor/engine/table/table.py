"""The table: everything that is true now, as plain data that clones in microseconds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kickdoor.views.events import NO_FACTS, Facts

from .card import Card
from .dice import SIDES, below
from .events import EVERYBODY, Event, Log
from .sentence import FACERS, Aim

if TYPE_CHECKING:
    from .agenda import Draft, Offer, Option, Step
    from .book import Book
    from .shown import Laid

# Where a card is: the number of a pile. Hands, play areas and bodies have one for each of eight seats.
DOOR_DECK: Final = 0
TREASURE_DECK: Final = 1
DOOR_DISCARDS: Final = 2
TREASURE_DISCARDS: Final = 3
FIGHT: Final = 4  # monsters, enhancers and one-shots of the fight
LIMBO: Final = 5  # revealed, or being played, and not yet anywhere
ASIDE: Final = 6  # of no deck: Houses and New Kids nobody has, closed Dungeons
OPEN_DUNGEONS: Final = 7
HAND: Final = 8
PLAY: Final = 16
BODY: Final = 24
IDENTITIES: Final = 30  # Houses and New Kids in front of their players: no pile that anything reaches (RULE-12)
PILES: Final = 32
DISCARDS: Final = 2  # + deck

NOBODY: Final = -1

# By number of seats and the first of them: all seats in order.
ORDERS: Final = [
    [tuple([(first + step) % count for step in range(count)]) for first in range(count)] for count in range(9)
]
NO_ROLL: Final = -1000  # a die may come to 0, or less


class Memo:
    """What the sentences of one list remember: the die, what was paid, what was pointed at."""

    def __init__(
        self,
        roll: int = NO_ROLL,
        paid: tuple[Card, ...] = (),
        aim: Aim | None = None,
        luck: int = 0,
        picked: int = -1,
    ) -> None:
        self.roll: Final = roll
        self.paid: Final = paid
        self.aim: Final = aim
        self.luck: Final = luck  # added to this list's dice: further sources of a keyword that stacks so
        self.picked: Final = picked  # the player picked


class Foe:
    """One monster of a fight; goes by its number. A copy shares its original's pack, and so its enhancers."""

    def __init__(self, number: int, card: Card, pack: int, copy: bool, by: int) -> None:
        self.number: Final = number
        self.card: Final = card
        self.pack: Final = pack
        self.copy: Final = copy
        self.by: Final = by  # the seat that brought it


class Boost:
    """Strength, Treasures or whatever total lent for one combat, to a seat or to a pack of monsters."""

    def __init__(self, total: int, amount: int, card: Card | None, seat: int = -1, pack: int = -1) -> None:
        self.total: Final = total
        self.amount: Final = amount
        self.card: Final = card
        self.seat: Final = seat
        self.pack: Final = pack


class Shot:
    """A one-shot with a bonus, or an enhancer, in the fight."""

    def __init__(self, card: Card, by: int, munchkins: bool, pack: int = -1, seat: int = -1) -> None:
        self.card: Final = card
        self.by: Final = by
        self.munchkins: Final = munchkins  # its side
        self.pack: Final = pack  # an enhancer's monster
        self.seat: Final = seat  # an enhancer turned on a munchkin


class Spoil:
    """A monster that is no longer in the fight but counts if it is won."""

    def __init__(self, card: Card, levels: int, treasures: int, killed: bool) -> None:
        self.card: Final = card
        self.levels: Final = levels
        self.treasures: Final = treasures
        self.killed: Final = killed


class Terms:
    """What a helper was promised (HELP-03)."""

    def __init__(
        self,
        treasures: int = 0,
        helper_first: bool = False,
        items: tuple[Card, ...] = (),
        plays: tuple[Card, ...] = (),
    ) -> None:
        self.treasures: Final = treasures
        self.helper_first: Final = helper_first
        self.items: Final = items
        self.plays: Final = plays


class Fight:
    """A combat from the monster's appearance to the end of rewards or Bad Stuff. What it holds is immutable."""

    def __init__(self, number: int = 0, fighter: int = -1) -> None:
        self.number = number
        self.fighter = fighter
        self.helper = NOBODY
        self.foes: list[Foe] = []
        self.shots: list[Shot] = []
        self.boosts: list[Boost] = []
        self.spoils: list[Spoil] = []
        self.stands: dict[int, int] = {}  # seat: the level that stands in place of its own
        self.doubled: list[int] = []
        self.terms: Terms | None = None
        self.next_foe = 1
        self.decided = False  # won, or being fled: nothing more counts
        self.fled: list[tuple[int, int]] = []  # (seat, foe) done with
        self.rolled: list[int] = []  # seats that have rolled
        self.gone: list[int] = []  # seats that escape every monster

    def clone(self) -> Fight:
        other = Fight(self.number, self.fighter)
        other.helper = self.helper
        other.foes = self.foes[:]
        other.shots = self.shots[:]
        other.boosts = self.boosts[:]
        other.spoils = self.spoils[:]
        other.stands = self.stands.copy()
        other.doubled = self.doubled[:]
        other.terms = self.terms
        other.next_foe = self.next_foe
        other.decided = self.decided
        other.fled = self.fled[:]
        other.rolled = self.rolled[:]
        other.gone = self.gone[:]
        return other

    def side(self) -> tuple[int, ...]:
        """The seats on the munchkins' side."""
        if self.helper < 0:
            return (self.fighter,)
        return (self.fighter, self.helper)

    def foe(self, number: int) -> Foe | None:
        for foe in self.foes:
            if foe.number == number:
                return foe
        return None


class Seat:
    """A player's character, but for the cards, which lie in piles."""

    def __init__(self) -> None:
        self.level = 1
        self.sex = ""
        self.house: Card | None = None
        self.kid: Card | None = None
        self.dead = False
        self.reborn = False  # draws anew at the start of the own next turn (DEATH-07)
        self.missing = 0  # turns to miss
        self.turned: list[Card] = []  # Items carried, not equipped
        self.fresh: list[Card] = []  # just received (RULE-24)
        self.draft: Draft | None = None
        self.doubles_sold = 0
        # What follows from the cards in play; forgotten (None) when anything of the seat moves or changes.
        self.active: tuple[Card, ...] | None = None  # cards in force
        self.enjoyed: list[str] = []  # traits, as far as they help
        self.suffered: list[str] = []  # traits, as far as they hurt (CLS-05)
        self.has_items = False  # anything to trade
        self.gold = 0  # the worth of hand and table when the next tag was `counted`
        self.counted = 0
        self.keyed: dict[int, list[Card]] = {}  # which of the cards in force say anything under a key
        self.laid: Laid | None = None  # its cards in play, as everybody sees them

    def clone(self) -> Seat:
        other = Seat()
        other.level = self.level
        other.sex = self.sex
        other.house = self.house
        other.kid = self.kid
        other.dead = self.dead
        other.reborn = self.reborn
        other.missing = self.missing
        other.turned = self.turned[:]
        other.fresh = self.fresh[:]
        other.draft = self.draft
        other.doubles_sold = self.doubles_sold
        other.active = self.active
        other.enjoyed = self.enjoyed
        other.suffered = self.suffered
        other.has_items = self.has_items
        other.gold = self.gold
        other.counted = self.counted
        other.keyed = self.keyed
        other.laid = self.laid
        return other


class Table:
    """Everything that is true now. Steps and verbs change it through its gates and nowhere else."""

    def __init__(self) -> None:
        self.book: Book = None  # type: ignore[assignment]
        self.log: Log | None = None
        self.key = b""  # of the dice
        self.counter = 0
        self.loaded: tuple[int, ...] = ()  # dice laid ready, for scenarios
        self.piles: list[list[Card]] = []
        self.where: list[int] = []  # by card index
        self.tags: list[int] = []  # by card index; 0 in a deck
        self.next_tag = 1
        self.hosts: dict[int, Card] = {}  # attached card's index: what it is attached to
        self.seats: list[Seat] = []
        self.agenda: list[Step] = []
        self.memos: list[Memo] = []
        self.fight: Fight | None = None
        self.fights = 0
        self.turn = 0  # the seat whose turn it is
        self.turns = 0
        self.met = False  # a monster was met in phase 1, so there is no phase 2
        self.loot_owed = False  # "Loot the Room after all"
        self.offers: list[Offer] = []
        self.used: dict[tuple[int, int, int, int], int] = {}  # limits: (seat, ability, span, which) -> times
        self.drafting = 0  # seats with a draft, one bit each
        self.tally: dict[tuple[int, str, int], int] = {}  # free acts of this stage (RULE-25)
        self.marks = 0  # seats to settle, one bit each
        self.beats = 0  # public beats
        self.strikes = 0  # Curses that have struck, to tell them apart
        self.rolls = 0  # dice thrown, likewise
        self.stirred = 0  # the last turn in which a card moved or a Level changed (RULE-10)
        self.victors: list[int] = []
        self.victory_waits = False  # rewards are being given: whoever reaches the top waits for the others
        self.over = False
        self.winners: tuple[int, ...] = ()
        self.listed: dict[int, list[Option]] = {}  # options already listed since the last answer
        self.waiting: list[int] = []  # who is waited for, as found when the table came to rest

    def clone(self) -> Table:
        """An independent table with the same future; it keeps no log."""
        other = Table()
        other.book = self.book
        other.key = self.key
        other.counter = self.counter
        other.loaded = self.loaded
        other.piles = [pile[:] for pile in self.piles]
        other.where = self.where[:]
        other.tags = self.tags[:]
        other.next_tag = self.next_tag
        if self.hosts:
            other.hosts = self.hosts.copy()
        other.seats = [seat.clone() for seat in self.seats]
        other.agenda = self.agenda[:]
        other.memos = self.memos[:]
        if self.fight is not None:
            other.fight = self.fight.clone()
        other.fights = self.fights
        other.turn = self.turn
        other.turns = self.turns
        other.met = self.met
        other.loot_owed = self.loot_owed
        other.offers = self.offers[:]
        other.drafting = self.drafting
        if self.used:
            other.used = self.used.copy()
        if self.tally:
            other.tally = self.tally.copy()
        other.marks = self.marks
        other.beats = self.beats
        other.strikes = self.strikes
        other.rolls = self.rolls
        other.stirred = self.stirred
        other.victors = self.victors[:]
        other.victory_waits = self.victory_waits
        other.over = self.over
        other.winners = self.winners
        other.waiting = self.waiting
        return other

    # The agenda.

    def push(self, step: Step) -> None:
        self.agenda.append(step)

    def memo(self) -> Memo:
        return self.memos[-1]

    # Who and where.

    def hand(self, seat: int) -> list[Card]:
        return self.piles[HAND + seat]

    def play(self, seat: int) -> list[Card]:
        return self.piles[PLAY + seat]

    def holder(self, card: Card) -> int:
        """The seat that has this card in hand or in play, or NOBODY."""
        zone = self.where[card.index]
        return zone & 7 if HAND <= zone < BODY else NOBODY

    def in_play(self, card: Card) -> bool:
        return PLAY <= self.where[card.index] < BODY

    def in_fight(self, seat: int) -> bool:
        fight = self.fight
        return fight is not None and (fight.fighter == seat or fight.helper == seat)

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
        event = Event(len(log.events) + 1, what, who, other, facts)
        if card is not None:
            event.card = card
            event.tag = self.tags[card.index]
            event.knows = knows
        log.events.append(event)
