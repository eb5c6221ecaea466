"""The sorts of sentence the engine can call; every one of them is given its meaning in `language`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Literal

from kickdoor.views.deeds import RefusalView

from .absent import NO_FOE, NO_SIDE, NOBODY

if TYPE_CHECKING:
    from .card import Card
    from .fight import Foe
    from .table import Table

# What a standing sentence answers. The first seven are totals.
STRENGTH: Final = 0
RUN_AWAY: Final = 1
HAND_LIMIT: Final = 2
TOTAL_RANK: Final = 3
DIE_ROLL: Final = 4
TREASURES: Final = 5
LEVELS: Final = 6
TIES: Final = 7  # "you win ties"
KEYWORD: Final = 8  # word: the keyword's name
ROOM: Final = 9  # word: a RoomName; worth: how many more, ANY_NUMBER for any
COUNT_AS: Final = 10  # word: the trait
IMMUNE: Final = 11  # to Curses
IMMUNE_DOOR: Final = 12  # to Curses from the door
IMMUNE_BAD_STUFF: Final = 13  # meets_foe
SAFE: Final = 14  # touches: cards that cannot be lost or taken
DOUBLE_SALE: Final = 15  # worth: how many Items a turn
MAY_NOT: Final = 16  # word: the act, one of Forbidden
ONLY_LEVELS: Final = 17
NO_COUNT: Final = 18  # touches: cards worth 0 in this fight
NO_PURSUIT: Final = 19  # meets_seat
NO_ESCAPE: Final = 20  # "cannot be outrun"
JOINS: Final = 21  # meets_foe: the monsters whose fight it may join
KEPT: Final = 22  # "kept in death"
CARRIES: Final = 23  # worth: how many Items
NO_LEVEL: Final = 24  # "your Level does not count"
LOWER_HELP: Final = 25  # "only lower-Level players may help"
FOE_TIES: Final = 26  # a monster that "wins ties"
SHARED: Final = 27  # "everybody has"; about: the total that it changes for all players
KEYS: Final = 28

ANY_NUMBER: Final = 1000

# Neutral names of what there may be room for.
RoomName = Literal[
    "hand", "headgear", "armor", "footgear", "big", "class", "race", "companion", "steed", "turf"
]  # fmt: skip
# Neutral names of what one may be forbidden.
Forbidden = Literal[
    "ask for help",
    "help",
    "sell",
    "trade",
    "play one-shots",
    "play curses",
    "look for trouble",
    "loot the room",
    "use class abilities",
    "gain levels by selling",
]


class Node:
    """A piece of a sentence. Each form of the card language is a class that fills the class variables."""

    id: ClassVar[str] = ""  # names the form in the templates of other languages; never changes
    phrase: ClassVar[str] = ""  # the template it is read and printed by
    others: ClassVar[str] = ""  # the same said of other players, where it does not follow from `phrase`
    was: ClassVar[tuple[str, ...]] = ()  # its earlier templates, that of the first printing first
    meaning: ClassVar[str] = ""  # a sentence for card authors; empty where the template says it all
    rules: ClassVar[tuple[str, ...]] = ()  # numbers of the rules it stands on
    core: ClassVar[bool] = False  # whether its wording is fixed for all boxes
    text: str = ""  # of a whole sentence: the words as they stand on the card


class Cause:
    """Who speaks, to whom, about what: handed to every sentence that is asked or run."""

    def __init__(
        self,
        card: Card | None = None,
        you: int = NOBODY,
        holder: int = NOBODY,
        foe: int = NO_FOE,
        other: int = NOBODY,
        it: Card | None = None,
    ) -> None:
        self.card: Final = card  # the card that speaks: "this"
        self.you: Final = you  # the seat spoken to, or FACERS
        self.holder: Final = holder  # whoever played this
        self.foe: Final = foe  # the number of "this monster"
        self.other: Final = other  # "that player"
        self.it: Final = it  # the card the moment names
        self.times = 1  # numbers of a verb "for each" are multiplied by this; set here only

    def to(self, seat: int) -> Cause:
        """The same, said to another seat."""
        other = Cause(self.card, seat, self.holder, self.foe, self.other, self.it)
        other.times = self.times
        return other

    def by(self, card: Card) -> Cause:
        """The same, spoken by another card."""
        other = Cause(card, self.you, self.holder, self.foe, self.other, self.it)
        other.times = self.times
        return other

    def about(self, other: int, it: Card | None, times: int) -> Cause:
        """The same, about another player, another card that the moment names, or so many times."""
        cause = Cause(self.card, self.you, self.holder, self.foe, other, it)
        cause.times = times
        return cause

    def repeated(self, times: int) -> Cause:
        """The same, with every number so many times as large."""
        other = Cause(self.card, self.you, self.holder, self.foe, self.other, self.it)
        other.times = self.times * times
        return other


class Condition(Node):
    """After "if"."""

    def holds(self, table: Table, cause: Cause) -> bool:
        raise NotImplementedError

    def lacks(self, table: Table, cause: Cause) -> RefusalView | None:
        """Why it does not hold; None where its own words say it best."""
        return None


class Count(Node):
    """After "for each"."""

    def count(self, table: Table, cause: Cause) -> int:
        raise NotImplementedError


class Against(Node):
    """After "against", "pursue": munchkins or monsters."""

    def meets_seat(self, table: Table, seat: int) -> bool:
        return False

    def meets_foe(self, table: Table, foe: Foe) -> bool:
        return False


class Noun(Node):
    """A kind of card: Item, Armor, Weapon, [Wizard of Oz]."""

    def fits(self, table: Table, card: Card) -> bool:
        raise NotImplementedError


class Who(Node):
    """A seat or several. Where `chosen`, the one spoken to picks one of them."""

    chosen: bool = False

    def seats(self, table: Table, cause: Cause) -> list[int]:
        raise NotImplementedError


# How a selector takes from what it finds.
CHOSEN: Final = 0  # `number` of them, picked one by one by the one spoken to
UP_TO: Final = 1  # at most `number`, at least 1
EVERY: Final = 2
RANDOM: Final = 3  # `number` of them, by the dice


class Selector(Node):
    """Cards of the one spoken to."""

    mode: int = CHOSEN
    number: int = 1

    def among(self, table: Table, cause: Cause) -> list[Card]:
        raise NotImplementedError


class Prey(Node):
    """Monsters of the fight. Where `chosen`, the one spoken to picks one of them."""

    chosen: bool = False

    def foes(self, table: Table, cause: Cause) -> list[Foe]:
        raise NotImplementedError

    def lacks(self) -> RefusalView | None:
        """Why a monster of the fight is not meant; None where its own words say it best."""
        return None


class Standing(Node):
    """A sentence of `always`: true while its card lies there."""

    key: int = STRENGTH
    word: str = ""
    steady: bool = False  # whether its number is always the same
    hurts: bool = False  # whether it is a drawback to who has the card
    about: int = STRENGTH  # of SHARED: which total

    def worth(self, table: Table, cause: Cause) -> int:
        """Its number; for a flag, 1 while it holds."""
        return 1

    def touches(self, table: Table, cause: Cause, card: Card) -> bool:
        return False

    def meets_seat(self, table: Table, seat: int) -> bool:
        return False

    def meets_foe(self, table: Table, foe: Foe) -> bool:
        return False


class Aim:
    """What an option is pointed at: a seat, a monster by number, a card, or a side of the fight."""

    __slots__ = ("card", "foe", "seat", "side")

    def __init__(
        self, seat: int = NOBODY, foe: int = NO_FOE, card: Card | None = None, side: int = NO_SIDE
    ) -> None:
        self.seat: Final = seat
        self.foe: Final = foe
        self.card: Final = card
        self.side: Final = side


SEATS: Final = tuple([Aim(seat=number) for number in range(8)])  # the aim at each seat, made once


class Deed(Node):
    """What is done with an answer, once somebody has chosen."""

    def on_card(self, table: Table, cause: Cause, card: Card) -> None:
        raise NotImplementedError

    def on_seat(self, table: Table, cause: Cause, seat: int) -> None:
        raise NotImplementedError

    def on_foe(self, table: Table, cause: Cause, foe: int) -> None:
        raise NotImplementedError

    def on_answer(self, table: Table, cause: Cause, answer: int) -> None:
        raise NotImplementedError

    def wish(self) -> str:
        """What the answer yes says; empty where it is not asked whether the deed is wanted."""
        return ""


class Verb(Deed):
    """A sentence of `does` or `bad_stuff`: it happens once."""

    rids: ClassVar[bool] = False  # whether it gets rid of monsters
    frees: ClassVar[bool] = False  # whether one escapes by it without a roll
    redraws: ClassVar[bool] = False  # whether a known card is drawn by it instead of an unknown one
    optional: ClassVar[bool] = False  # whether it first asks if it is wanted

    def run(self, table: Table, cause: Cause) -> None:
        """Changes the table, or pushes steps. Does nothing where it finds nothing."""
        raise NotImplementedError

    def finds(self, table: Table, cause: Cause) -> bool:
        """Whether it would find anything to do."""
        return True

    def lacks(self, table: Table, cause: Cause) -> RefusalView | None:
        """Why it finds nothing to do; None where its own words say it best."""
        return None

    def lacks_at(self, table: Table, cause: Cause, aim: Aim) -> RefusalView | None:
        """Why it cannot be aimed at this; None where its own words say it best."""
        return None

    def idle(self, table: Table, cause: Cause) -> bool:
        """Whether it would change nothing though it happens: a loss at Level 1 is no loss (LVL-01)."""
        return False

    def harm(self) -> int:
        """How much it hurts `you`, roughly; below 0 where it helps. A trait is asked for by it (CLS-05)."""
        return 0

    def overgains(self, table: Table, cause: Cause) -> bool:
        """Whether it would give a level to somebody who may not gain one (RULE-35)."""
        return False

    def aims(self, table: Table, cause: Cause) -> list[Aim] | None:
        """What the one spoken to must point at first; None where nothing is pointed at."""
        return None


class Cost(Deed):
    """What an ability asks in return. What is paid is noted in the table's memory."""

    def payable(self, table: Table, cause: Cause) -> bool:
        raise NotImplementedError

    def lacks(self, table: Table, cause: Cause) -> RefusalView | None:
        """What is missing to pay it; None where its own words say it best."""
        return None

    def pay(self, table: Table, cause: Cause) -> None:
        raise NotImplementedError


# Open moments.
ANY_TIME: Final = 0
YOUR_TURN: Final = 1  # not in combat
OUT_OF_COMBAT: Final = 2
COMBAT: Final = 3
YOUR_COMBAT: Final = 4
# Events; from TURN_STARTS to COMBAT_ENDS they are edges of a stage.
TURN_STARTS: Final = 10
TURN_ENDS: Final = 11
COMBAT_STARTS: Final = 12
COMBAT_ENDS: Final = 13
OPENS_A_DOOR: Final = 14
LOOTS: Final = 15
DRAWS_FACE_UP: Final = 16  # before it
DRAWS_THIS: Final = 17
RUNS_AWAY: Final = 18  # before the roll
ROLLS: Final = 19  # after it
ROLLS_TO_RUN: Final = 20  # after it
ESCAPES: Final = 21
IS_CAUGHT: Final = 22  # before Bad Stuff
WINS_COMBAT: Final = 23
KILLS: Final = 24
KILLS_THIS: Final = 25
HELPS_KILL: Final = 26
IS_STRUCK: Final = 27  # before it lands
GAINS_LEVEL: Final = 28
LOSES_LEVEL: Final = 29
PLAYS_ONE_SHOT: Final = 30
DIES: Final = 31
STEALS: Final = 32  # by: the victim
SELLS: Final = 33
ASKS_FOR_HELP: Final = 34  # by: whoever is asked
IS_ASKED: Final = 35  # by: whoever asks
LOSES_CARD: Final = 36  # that lay in play; it: the card

# What an interrupt is about, in a word.
MOMENTS: Final = {
    TURN_STARTS: "turn starts", TURN_ENDS: "turn ends", COMBAT_STARTS: "combat starts",
    COMBAT_ENDS: "combat ends", OPENS_A_DOOR: "opens a door", LOOTS: "loots the room",
    DRAWS_FACE_UP: "is about to draw a card face up", DRAWS_THIS: "draws it", RUNS_AWAY: "runs away",
    ROLLS: "rolls a die", ROLLS_TO_RUN: "rolls to run away", ESCAPES: "escapes", IS_CAUGHT: "is caught",
    WINS_COMBAT: "wins a combat", KILLS: "beats a monster", KILLS_THIS: "beats it",
    HELPS_KILL: "helps to beat a monster", IS_STRUCK: "is struck", GAINS_LEVEL: "gains a level",
    LOSES_LEVEL: "loses a level", PLAYS_ONE_SHOT: "plays a one-shot", DIES: "dies",
    STEALS: "steals", SELLS: "sells items", ASKS_FOR_HELP: "asks for help", IS_ASKED: "is asked for help",
    LOSES_CARD: "loses a card",
}  # fmt: skip

YOU: Final = 0
ANOTHER: Final = 1
ANYONE: Final = 2


class Moment(Node):
    """When an ability may be used, or fires. `whose` matters for events only."""

    what: int = ANY_TIME
    whose: int = YOU

    def names(self, table: Table, card: Card | None) -> bool:
        """Whether it speaks of this card, which the event names."""
        return True


# What a limit counts over.
PER_TURN: Final = 0
PER_COMBAT: Final = 1
PER_VICTIM: Final = 2
PER_ROLL: Final = 3
PER_CURSE: Final = 4
PER_GAME: Final = 5


class Limit(Node):
    times: int = 1
    span: int = PER_TURN
