"""Playing a card from the hand: an act for each kind."""

from __future__ import annotations

from typing import ClassVar, Final

from kickdoor.views.deeds import QuestionView
from kickdoor.views.events import Facts

from ..sums.gear import active, carriers, limited, no_room, no_slot, room, usable, wear
from ..sums.totals import capacity
from ..table.acts import S_ANY, S_CALM, S_FRESH, S_SETUP, S_TURN, CardAct, CardAtCardAct
from ..table.agenda import PLAY, Choice, Option, Question, Step, Way
from ..table.card import Card
from ..table.kinds import ITEM_KINDS, KINDS, TURNED_KINDS, WORN_KINDS, Identity
from ..table.rules import Rule
from ..table.sentence import ROOM
from ..table.shown import seen
from ..table.table import Table
from ..table.window import Window
from ..table.zones import into_play, lose
from .bargains import count, often

OWN_TURN: Final = Rule("TIME-03", "TIME-05", reason="own_turn")
NOT_IN_COMBAT: Final = Rule("TIME-06", "TIME-03", reason="not_in_combat")
ONE_CLASS: Final = Rule("CLS-01", reason="one_class")
TWICE: Final = Rule("CLS-04", reason="twice")
NO_CLASS: Final = Rule("CLS-07", "CLS-08", reason="no_class")
TOO_MUCH_RANK: Final = Rule("POW-01", reason="too_much_rank")
NOT_USABLE: Final = Rule("POW-02", reason="only_for")
SET_UP: Final = Rule("SET-05", "SET-08", reason="set_up")
FITS_NOTHING: Final = Rule("ITEM-06", reason="fits_nothing")
WHICH_COMPANION: Final = Rule("CMP-02", "CMP-01", reason="other_question")
OWN_ITEM: Final = Rule("CHEAT-01", reason="own_item")


class Playing(CardAct):
    """Playing a card from the hand."""

    verb: ClassVar[str] = "play"
    way: Way = PLAY


def _in_setup(table: Table, window: Window, seat: int, card: Card) -> Rule | None:
    """Why a card cannot be played before the first turn: its kind, how many were played, or no use (SET-05)."""
    if not window.sets_up(seat):
        return None
    allowed = table.book.setup.get(card.kind)
    if allowed is None or often(table, seat, "setup", KINDS.index(card.kind)) >= allowed.number:
        return SET_UP
    if card.kind == "power" and card.face.rank > 1:
        return SET_UP
    if card.kind in WORN_KINDS and not allowed.unusable:
        active(table, seat)
        if not usable(table, seat, card) or no_slot(table, seat, card) is not None:
            return SET_UP
    return None


def _own_time(table: Table, window: Window, seat: int, card: Card) -> Rule | None:
    """Refuses a card outside its owner's turn, unless it was just received (TIME-03, TIME-05)."""
    if window.sets_up(seat) or table.turn == seat or card in table.seats[seat].fresh:
        return None
    return OWN_TURN


def _quiet_time(table: Table, window: Window, seat: int, card: Card) -> Rule | None:
    """The same, and refuses it in combat too (TIME-06)."""
    if table.in_fight(seat):
        return NOT_IN_COMBAT
    return _own_time(table, window, seat, card)


def _lay(table: Table, seat: int, card: Card) -> None:
    table.tell("play", seat, card)
    count(table, seat, "setup", KINDS.index(card.kind), 1)
    into_play(table, seat, card)


class PlayIdentity(Playing):
    """Plays a Class (Role) or Race: one at a time, and never two of one name."""

    situations: int = S_TURN | S_FRESH | S_SETUP

    def __init__(self, card: Card, identity: Identity) -> None:
        super().__init__(card)
        self.identity: Final[Identity] = identity

    def closed(self, table: Table, window: Window, seat: int) -> Rule | None:
        card = self.card
        reason = _own_time(table, window, seat, card) or _in_setup(table, window, seat, card)
        if reason is not None:
            return reason
        same = [other for other in table.play(seat) if other.kind == card.kind]
        if any([other.name == card.name for other in same]):
            return TWICE
        return ONE_CLASS if len(same) >= room(table, seat, self.identity) else None

    def take(self, table: Table, seat: int) -> None:
        _lay(table, seat, self.card)


class PlayDouble(Playing):
    """Plays a card that allows a second Class or Race, on the first one (CLS-07)."""

    situations: int = S_TURN | S_FRESH | S_SETUP

    def closed(self, table: Table, window: Window, seat: int) -> Rule | None:
        card = self.card
        of = card.face.of
        # It goes wherever a Class goes, before the first turn too (SET-08).
        reason = SET_UP if window.sets_up(seat) and of not in table.book.setup else None
        reason = reason or _own_time(table, window, seat, card)
        if reason is not None:
            return reason
        kinds = [other.kind for other in table.play(seat)]
        doubled = any([other.kind == "double" and other.face.of == of for other in table.play(seat)])
        return NO_CLASS if of not in kinds or doubled else None

    def take(self, table: Table, seat: int) -> None:
        _lay(table, seat, self.card)


class PlayPower(Playing):
    """Plays a Power that one may use, at any time, if the sum of ranks allows it (POW-01, POW-02)."""

    situations: int = S_ANY | S_SETUP

    def closed(self, table: Table, window: Window, seat: int) -> Rule | None:
        card = self.card
        reason = _in_setup(table, window, seat, card)
        if reason is not None:
            return reason
        active(table, seat)
        if not usable(table, seat, card):
            return NOT_USABLE
        ranks = sum([other.face.rank for other in table.play(seat) if other.kind == "power"])
        return TOO_MUCH_RANK if ranks + card.face.rank > capacity(table, seat) else None

    def take(self, table: Table, seat: int) -> None:
        _lay(table, seat, self.card)


class PlayLasting(Playing):
    """Plays an Origin, or another card that stays in play and is no Item."""

    def __init__(self, card: Card, any_time: bool, in_combat: bool) -> None:
        super().__init__(card)
        self.any_time: Final = any_time
        self.in_combat: Final = in_combat
        self.situations = S_ANY | S_SETUP if any_time else S_TURN | S_FRESH | S_SETUP

    def closed(self, table: Table, window: Window, seat: int) -> Rule | None:
        card = self.card
        if window.sets_up(seat):
            return _in_setup(table, window, seat, card)
        if self.any_time:
            return None
        if self.in_combat:
            return _own_time(table, window, seat, card)
        return _quiet_time(table, window, seat, card)

    def take(self, table: Table, seat: int) -> None:
        _lay(table, seat, self.card)


class PlayCompanion(Playing):
    """Plays a companion on oneself, at any time; it replaces the old one (CMP-01)."""

    situations: int = S_ANY | S_SETUP

    def closed(self, table: Table, window: Window, seat: int) -> Rule | None:
        return _in_setup(table, window, seat, self.card)

    def take(self, table: Table, seat: int) -> None:
        old = limited(table, seat, "companion")
        if old and len(old) >= room(table, seat, "companion") + self._room(table, seat):
            table.push(Replace(seat, self.card))
        else:
            _lay(table, seat, self.card)

    def _room(self, table: Table, seat: int) -> int:
        """How many companions more it makes room for itself."""
        card = self.card
        said = [standing for standing in card.by_key.get(ROOM, ()) if standing.word == "companion"]
        return sum([standing.worth(table, card.causes[seat]) for standing in said])


def keep(table: Table, seat: int, card: Card, bonus: int) -> None:
    """A monster that was beaten stays in play as a companion, and replaces another where there is no room."""
    old = limited(table, seat, "companion")
    if old and len(old) >= room(table, seat, "companion"):
        table.push(Replace(seat, card, bonus))
    else:
        _stay(table, seat, card, bonus)


def _stay(table: Table, seat: int, card: Card, bonus: int) -> None:
    table.tell("kept", seat, card, facts=Facts(bonus=bonus))
    table.kept[card.index] = bonus
    into_play(table, seat, card)


class Replace(Question):
    """A companion comes where there is no room for one more: the owner says which one goes (CMP-02)."""

    def __init__(self, seat: int, card: Card, bonus: int = 0) -> None:
        self.seat = seat
        self.kind = "replace"
        self.card: Final = card
        self.bonus: Final = bonus  # of a monster that is kept

    def rule(self) -> Rule:
        return WHICH_COMPANION

    def about(self, table: Table) -> QuestionView:
        return QuestionView(kind=self.kind, count=1, card=seen(table, self.card))

    def options(self, table: Table, seat: int) -> list[Option]:
        return [
            Choice("discard", Replaced(self.seat, old, self), old)
            for old in limited(table, self.seat, "companion")
        ]


class Replaced(Step):
    def __init__(self, seat: int, old: Card, question: Replace) -> None:
        self.seat: Final = seat
        self.old: Final = old
        self.question: Final = question

    def run(self, table: Table) -> None:
        new = self.question.card
        lose(table, self.seat, self.old, "discard")
        if new.kind == "monster":
            _stay(table, self.seat, new, self.question.bonus)
        else:
            _lay(table, self.seat, new)


class PlayItem(Playing):
    """Puts an Item into play, equipped if it fits."""

    situations: int = S_CALM | S_FRESH | S_SETUP

    def closed(self, table: Table, window: Window, seat: int) -> Rule | None:
        card = self.card
        reason = _quiet_time(table, window, seat, card) or _in_setup(table, window, seat, card)
        if reason is None:
            reason = no_room(table, seat, card)
            if reason is not None and card.kind in TURNED_KINDS and carriers(table, seat):
                return None
        return reason

    def take(self, table: Table, seat: int) -> None:
        card = self.card
        beyond = no_room(table, seat, card) is not None
        _lay(table, seat, card)
        if beyond:
            # A companion carries what its owner has no room for (CMP-01).
            table.hosts[card.index] = carriers(table, seat)[0]
            table.seats[seat].active = None
        else:
            wear(table, seat, card)


class Lay(PlayItem):
    """Puts a one-shot into play, to be used from there later (CMB-06)."""

    verb: ClassVar[str] = "lay"
    situations: int = S_CALM | S_FRESH | S_SETUP


class Attach(CardAtCardAct):
    """Attaches an item enhancer for good to an own Item that it fits (ITEM-06)."""

    verb: ClassVar[str] = "play"
    aimless: ClassVar[Rule | None] = FITS_NOTHING
    situations: int = S_CALM | S_FRESH

    def closed(self, table: Table, window: Window, seat: int) -> Rule | None:
        return _quiet_time(table, window, seat, self.card)

    def cards(self, table: Table, window: Window, seat: int) -> list[Card]:
        fits = self.card.face.fits
        return [
            other
            for other in table.play(seat)
            if other.kind in ITEM_KINDS
            and other.kind != "one_shot"
            and fits is not None
            and fits.fits(table, other)
        ]

    def take(self, table: Table, seat: int, target: Card) -> None:
        card = self.card
        table.tell("attach", seat, card, facts=Facts(on=target.name))
        into_play(table, seat, card)
        table.hosts[card.index] = target
        table.seats[seat].active = None


class PlayCheat(CardAtCardAct):
    """Plays a Cheat on an own Item, in play or in the hand; one in the hand comes into play (CHEAT-01)."""

    verb: ClassVar[str] = "play"
    aimless: ClassVar[Rule | None] = OWN_ITEM
    situations: int = S_CALM | S_FRESH

    def closed(self, table: Table, window: Window, seat: int) -> Rule | None:
        return _quiet_time(table, window, seat, self.card)

    def cards(self, table: Table, window: Window, seat: int) -> list[Card]:
        cheated = [table.hosts[other.index] for other in table.play(seat) if other.kind == "cheat"]
        return [
            other
            for other in table.play(seat) + table.hand(seat)
            if other.kind in WORN_KINDS and other not in cheated
        ]

    def take(self, table: Table, seat: int, target: Card) -> None:
        card, host = self.card, target
        owner = table.seats[seat]
        table.tell("attach", seat, card, facts=Facts(on=host.name))
        into_play(table, seat, card)
        table.hosts[card.index] = host
        if not table.in_play(host):
            table.tell("play", seat, host)
            into_play(table, seat, host)
        if host in owner.turned:
            owner.turned.remove(host)
        owner.active = None
