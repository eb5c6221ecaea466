"""A combat and what belongs to it: monsters, what was played into it, what a helper was promised."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kickdoor.briefs.native import mypyc_attr
from kickdoor.views.names import Share

from .absent import NO_PACK, NOBODY

if TYPE_CHECKING:
    from .card import Card
    from .sentence import Cause, Verb


@mypyc_attr(acyclic=True)
class Foe:
    """One monster of a fight; goes by its number. A copy shares its original's pack, and so its enhancers."""

    def __init__(self, number: int, card: Card, pack: int, copy: bool, by: int) -> None:
        self.number: Final = number
        self.card: Final = card
        self.pack: Final = pack
        self.copy: Final = copy
        self.by: Final = by  # the seat that brought it


@mypyc_attr(acyclic=True)
class Boost:
    """Strength, Treasures or whatever total lent for one combat, to a seat or to a pack of monsters."""

    def __init__(self, total: int, amount: int, card: Card | None, seat: int, pack: int) -> None:
        self.total: Final = total  # which total: STRENGTH, TREASURES, …
        self.amount: Final = amount
        self.card: Final = card
        self.seat: Final = seat
        self.pack: Final = pack

    @staticmethod
    def of_seat(total: int, amount: int, card: Card | None, seat: int) -> Boost:
        return Boost(total, amount, card, seat, NO_PACK)

    @staticmethod
    def of_pack(total: int, amount: int, card: Card | None, pack: int) -> Boost:
        return Boost(total, amount, card, NOBODY, pack)


@mypyc_attr(acyclic=True)
class Doubling:
    """The strength of a seat is doubled for one combat, by a card."""

    def __init__(self, seat: int, card: Card | None) -> None:
        self.seat: Final = seat
        self.card: Final = card


@mypyc_attr(acyclic=True)
class Shot:
    """A one-shot with a bonus, or an enhancer, in the fight."""

    def __init__(self, card: Card, by: int, munchkins: bool, pack: int, seat: int) -> None:
        self.card: Final = card
        self.by: Final = by
        self.munchkins: Final = munchkins  # its side
        self.pack: Final = pack  # an enhancer's monster
        self.seat: Final = seat  # an enhancer turned on a munchkin

    @staticmethod
    def for_side(card: Card, by: int, munchkins: bool) -> Shot:
        """A one-shot, for one side of the fight."""
        return Shot(card, by, munchkins, NO_PACK, NOBODY)

    @staticmethod
    def on_pack(card: Card, by: int, pack: int) -> Shot:
        """An enhancer on a monster."""
        return Shot(card, by, False, pack, NOBODY)

    @staticmethod
    def on_munchkin(card: Card, by: int, seat: int) -> Shot:
        """An enhancer turned on a munchkin (ENH-01)."""
        return Shot(card, by, True, NO_PACK, seat)


@mypyc_attr(acyclic=True)
class Spoil:
    """A monster that is no longer in the fight but counts if it is won."""

    def __init__(self, card: Card, levels: int, treasures: int, killed: bool) -> None:
        self.card: Final = card
        self.levels: Final = levels
        self.treasures: Final = treasures
        self.killed: Final = killed


@mypyc_attr(acyclic=True)
class Loan:
    """An Item of one player that another one has borrowed until the fight is over (RULE-43)."""

    def __init__(self, card: Card, owner: int, borrower: int) -> None:
        self.card: Final = card
        self.owner: Final = owner
        self.borrower: Final = borrower


@mypyc_attr(acyclic=True)
class Owed:
    """A sentence that rewards getting rid of monsters, and runs when the fight is over."""

    def __init__(self, verb: Verb, cause: Cause) -> None:
        self.verb: Final = verb
        self.cause: Final = cause


@mypyc_attr(acyclic=True)
class Terms:
    """What a helper was promised (HELP-03)."""

    def __init__(
        self,
        treasures: int = 0,
        helper_first: bool = False,
        items: tuple[Card, ...] = (),
        plays: tuple[Card, ...] = (),
        share: Share = "number",
    ) -> None:
        self.treasures: Final = treasures  # of the share `beyond`: how many the fighter keeps
        self.helper_first: Final = helper_first
        self.items: Final = items
        self.plays: Final = plays  # cards of the fighter's hand
        self.share: Final[Share] = share

    def some(self) -> bool:
        """Whether any Treasures are promised."""
        return self.treasures > 0 or self.share != "number"

    def counted(self, won: int) -> int:
        """How many Treasures the helper gets of those won; of an odd number half is the smaller half."""
        if self.share == "all":
            return won
        if self.share == "half":
            return won // 2
        return max(0, won - self.treasures) if self.share == "beyond" else self.treasures


@mypyc_attr(acyclic=True)
class Fight:
    """A combat from the monster's appearance to the end of rewards or Bad Stuff. What it holds is immutable."""

    def __init__(self, number: int = 0, fighter: int = NOBODY) -> None:
        self.number = number
        self.fighter = fighter
        self.helper = NOBODY
        self.foes: list[Foe] = []
        self.shots: list[Shot] = []
        self.boosts: list[Boost] = []
        self.spoils: list[Spoil] = []
        self.stands: dict[int, int] = {}  # seat: the level that stands in place of its own
        self.doublings: list[Doubling] = []
        self.terms: Terms | None = None
        self.next_foe = 1
        self.decided = False  # won, or being fled: nothing more counts
        self.won = False
        self.ours = 0  # how strong both sides were when the fight was won
        self.theirs = 0
        self.owed: list[Owed] = []  # rewards of cards, paid when the fight is over (RULE-29)
        self.lent: list[Loan] = []
        self.fled: list[tuple[int, int]] = []  # (seat, monster) where the flight is over
        self.rolled: list[int] = []  # seats that have rolled
        self.gone: list[int] = []  # seats that escape every monster
        self.left: list[int] = []  # seats that were in the fight and no longer are
        self.declined: list[int] = []  # seats that were asked for help and declined

    def clone(self) -> Fight:
        other = Fight(self.number, self.fighter)
        other.helper = self.helper
        other.foes = self.foes[:]
        other.shots = self.shots[:]
        other.boosts = self.boosts[:]
        other.spoils = self.spoils[:]
        other.stands = self.stands.copy()
        other.doublings = self.doublings[:]
        other.terms = self.terms
        other.next_foe = self.next_foe
        other.decided = self.decided
        other.won = self.won
        other.ours = self.ours
        other.theirs = self.theirs
        other.owed = self.owed[:]
        if self.lent:
            other.lent = self.lent[:]
        other.fled = self.fled[:]
        other.rolled = self.rolled[:]
        other.gone = self.gone[:]
        other.left = self.left[:]
        other.declined = self.declined[:]
        return other

    def answers(self, event: int) -> bool:
        """Whether a monster may answer an event."""
        for foe in self.foes:
            if foe.card.answered >> event & 1:
                return True
        return False

    def side(self) -> tuple[int, ...]:
        """The seats on the munchkins' side."""
        if self.helper == NOBODY:
            return (self.fighter,)
        return (self.fighter, self.helper)

    def foe(self, number: int) -> Foe | None:
        for foe in self.foes:
            if foe.number == number:
                return foe
        return None
