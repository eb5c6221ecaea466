"""A turn, phase by phase."""

from __future__ import annotations

from typing import ClassVar, Final

from kickdoor.views.deeds import QuestionView
from kickdoor.views.events import Facts
from kickdoor.views.names import EndReason

from ..flow.drawing import ActsWhenDrawn, acts_when_drawn, draw
from ..flow.pending import Receiver, Strike, draw_face_up
from ..flow.windows import moment
from ..play.combat import start
from ..play.death import back
from ..play.uses import FORBIDDEN
from ..sums.forbidden import barred
from ..sums.totals import hand_limit
from ..table.absent import NOBODY
from ..table.acts import AtCardAct, PlainAct
from ..table.agenda import PROPOSE, Choice, Option, Question, Step, Way
from ..table.card import Card
from ..table.face import DOOR, TREASURE
from ..table.kinds import FOUGHT_KINDS
from ..table.rules import Rule
from ..table.sentence import LOOTS, OPENS_A_DOOR, PER_GAME, SEATS, TURN_ENDS, TURN_STARTS
from ..table.table import Table
from ..table.window import END, ROOM, SETUP, START, Window
from ..table.zones import discard, take

CHARITY: Final = Rule("TURN-07", reason="charity")
NO_TROUBLE: Final = Rule("TURN-03", "CMB-10", reason="no_trouble")
OPENING: Final = 4  # cards of each deck


def begin_turn(table: Table) -> None:
    """The next turn's steps; each looks for itself whether it still has a player."""
    table.push(NextTurn())
    table.push(Charity())
    table.push(OpenEnd())
    table.push(Room())
    table.push(Window.led(START, table.turn))


class NextTurn(Step):
    """The turn passes to the left (SET-07, TURN-08); the dead are back."""

    def run(self, table: Table) -> None:
        table.push(PassTurn())
        moment(table, TURN_ENDS, table.turn)


class PassTurn(Step):
    """Whoever takes an extra turn comes first, in the order of the seats; then it goes on as it would have."""

    def run(self, table: Table) -> None:
        following = (table.turn + 1) % len(table.seats) if table.resumes == NOBODY else table.resumes
        for seat in table.from_turn():
            owner = table.seats[seat]
            if owner.extra:
                owner.extra = False
                if not owner.dead:
                    table.resumes = following
                    table.push(BeginTurn(seat))
                    return
        table.resumes = NOBODY
        table.push(BeginTurn(following))


class BeginTurn(Step):
    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, table: Table) -> None:
        if table.turns >= table.book.settings.turns:
            end(table, "last_turn")
            return
        if table.turns - table.last_change >= len(table.seats):
            end(table, "standstill")
            return
        table.turns += 1
        table.turn = self.seat
        table.met = False
        table.loot_owed = False
        if table.used:
            kept = [key for key in table.used if key[3] == table.turns or key[2] == PER_GAME]
            table.used = {key: table.used[key] for key in kept}
        back(table)
        owner = table.seats[self.seat]
        owner.doubles_sold = 0
        owner.spent = max(0, owner.spent - 1)  # one turn nearer to the next idle act (RULE-25)
        if owner.missing:
            owner.missing -= 1
            table.tell("missed", self.seat)
            table.push(PassTurn())
            return
        table.tell("turn", self.seat, facts=Facts(amount=table.turns))
        begin_turn(table)
        table.push(TurnStarts(self.seat))
        if owner.reborn:
            # DEATH-07: as at the start of the game, then the turn.
            owner.reborn = False
            table.push(Window.led(SETUP, self.seat))
            draw(table, self.seat, DOOR, OPENING)
            draw(table, self.seat, TREASURE, OPENING)


class TurnStarts(Step):
    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, table: Table) -> None:
        if table.book.settings.listen_at_the_door:
            draw(table, self.seat, DOOR)
        moment(table, TURN_STARTS, self.seat)


def end(table: Table, reason: EndReason, winners: tuple[int, ...] = ()) -> None:
    table.over = True
    table.winners = winners
    for seat in winners:
        table.tell("win", seat)
    table.tell("over", facts=Facts(reason=reason))


# Phase 1.


class Kick(PlainAct):
    verb: ClassVar[str] = "kick_door"
    way: Way = PROPOSE

    def take(self, table: Table, seat: int) -> None:
        table.push(OpenDoor(seat))


class OpenDoor(Step):
    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, table: Table) -> None:
        draw_face_up(table, self.seat, DOOR, BehindTheDoor())
        moment(table, OPENS_A_DOOR, self.seat)


class BehindTheDoor(Receiver):
    """A monster is fought, a Curse strikes, anything else is taken or played (TURN-02)."""

    def receive(self, table: Table, seat: int, card: Card | None) -> None:
        if card is None:
            return
        table.tell("door", seat, card)
        if card.kind == "monster":
            table.met = True
            start(table, seat, card)
        elif card.kind == "curse":
            table.push(Strike(card, seat, NOBODY))
        else:
            table.push(Window.revealed(seat, card))
            if acts_when_drawn(card):
                table.push(ActsWhenDrawn(seat, card))


class TakeIt(AtCardAct):
    """The card just revealed goes to the hand."""

    verb: ClassVar[str] = "take"
    way: Way = PROPOSE

    def cards(self, table: Table, window: Window, seat: int) -> list[Card]:
        return [] if window.card is None else [window.card]

    def take(self, table: Table, seat: int, target: Card) -> None:
        take(table, seat, target)
        table.tell("take", seat, target)


class FightRevealed(AtCardAct):
    """A Steed drawn face up may be fought (STEED-02)."""

    verb: ClassVar[str] = "look_for_trouble"
    way: Way = PROPOSE

    def cards(self, table: Table, window: Window, seat: int) -> list[Card]:
        shown = window.card
        return [shown] if shown is not None and shown.kind == "steed" else []

    def take(self, table: Table, seat: int, target: Card) -> None:
        table.met = True
        start(table, seat, target)


# Phase 2.


class Room(Step):
    """Only if no monster was drawn in phase 1 (TURN-03, TURN-06)."""

    def run(self, table: Table) -> None:
        if not table.met and not table.seats[table.turn].dead:
            table.push(Window.led(ROOM, table.turn))


class Trouble(AtCardAct):
    """A monster, or Steed, from the hand is fought as though it had come through the door."""

    verb: ClassVar[str] = "look_for_trouble"
    way: Way = PROPOSE
    aimless: ClassVar[Rule | None] = NO_TROUBLE

    def closed(self, table: Table, window: Window, seat: int) -> Rule | None:
        return FORBIDDEN if barred(table, seat, "look for trouble") is not None else None

    def cards(self, table: Table, window: Window, seat: int) -> list[Card]:
        return [other for other in table.hand(seat) if other.kind in FOUGHT_KINDS]

    def take(self, table: Table, seat: int, target: Card) -> None:
        table.tell("trouble", seat, target)
        start(table, seat, target)


class LootRoom(PlainAct):
    verb: ClassVar[str] = "loot_room"
    way: Way = PROPOSE

    def closed(self, table: Table, window: Window, seat: int) -> Rule | None:
        return FORBIDDEN if barred(table, seat, "loot the room") is not None else None

    def take(self, table: Table, seat: int) -> None:
        loot(table, seat)


class LeaveRoom(PlainAct):
    """Where both trouble and looting are forbidden, one ends the turn empty-handed."""

    verb: ClassVar[str] = "end_turn"
    way: Way = PROPOSE

    def closed(self, table: Table, window: Window, seat: int) -> Rule | None:
        return None if barred(table, seat, "loot the room") is not None else NO_TROUBLE

    def take(self, table: Table, seat: int) -> None:
        below = table.agenda[-1]
        if isinstance(below, OpenEnd) or (isinstance(below, Window) and below.kind == END):
            table.agenda.pop()  # the turn is not ended twice


def loot(table: Table, seat: int) -> None:
    """One card face down, from the deck the box names (TURN-04)."""
    table.tell("loot_room", seat)
    draw(table, seat, DOOR if table.book.settings.loot_from == "door" else TREASURE)
    moment(table, LOOTS, seat)


# The end of the turn.


class OpenEnd(Step):
    def run(self, table: Table) -> None:
        if table.seats[table.turn].dead:
            return
        table.push(Window.led(END, table.turn))
        if table.loot_owed:
            # Phase 2 is given back (TURN-06).
            table.loot_owed = False
            table.push(Window.led(ROOM, table.turn))


class EndTurn(PlainAct):
    """Ends a turn, or one's set-up."""

    verb: ClassVar[str] = "end_turn"
    way: Way = PROPOSE

    def take(self, table: Table, seat: int) -> None:
        return


class Charity(Step):
    """The excess over the hand limit goes to the lowest Level, or is discarded by the lowest (TURN-07)."""

    def run(self, table: Table) -> None:
        seat = table.turn
        if table.seats[seat].dead:
            return
        excess = len(table.hand(seat)) - hand_limit(table, seat)
        if excess <= 0:
            return
        living = table.living()
        lowest = min([table.seats[other].level for other in living])
        if table.seats[seat].level == lowest:
            table.push(Give(seat, excess, (), (0,)))
            return
        poor = [other for other in table.from_turn() if other in living and table.seats[other].level == lowest]
        table.push(Give(seat, excess, tuple(poor), (0,) * len(poor)))


class Give(Question):
    """One card of the excess at a time, shared as evenly as possible."""

    def __init__(self, seat: int, left: int, poor: tuple[int, ...], given: tuple[int, ...]) -> None:
        self.seat = seat
        self.kind = "charity"
        self.left: Final = left
        self.poor: Final = poor
        self.given: Final = given  # how many each of them has got; of nobody poor: how many were discarded

    def rule(self) -> Rule:
        return CHARITY

    def about(self, table: Table) -> QuestionView:
        keep = hand_limit(table, self.seat)
        return QuestionView(kind=self.kind, count=self.left, done=sum(self.given), keep=keep, to=self._takers())

    def options(self, table: Table, seat: int) -> list[Option]:
        hand = table.hand(self.seat)
        if not self.poor:
            return [Choice("discard", Given(self, card, None), card) for card in hand]
        takers = self._takers()
        return [Choice("give", Given(self, card, other), card, SEATS[other]) for card in hand for other in takers]

    def _takers(self) -> tuple[int, ...]:
        """Those of the lowest Level whose turn it is to get one more."""
        if not self.poor:
            return ()
        total = self.left + sum(self.given)
        share = total // len(self.poor)
        spare = total % len(self.poor) - sum([max(0, number - share) for number in self.given])
        return tuple(
            [
                other
                for other, number in zip(self.poor, self.given, strict=True)
                if number < share or (number == share and spare > 0)
            ]
        )


class Given(Step):
    def __init__(self, question: Give, card: Card, other: int | None) -> None:
        self.question: Final = question
        self.card: Final = card
        self.other: Final = other  # None: it is discarded

    def run(self, table: Table) -> None:
        asked = self.question
        if self.other is None:
            table.tell("discard", asked.seat, self.card)
            discard(table, self.card)
            given: tuple[int, ...] = (asked.given[0] + 1,)
        else:
            knows = 1 << asked.seat | 1 << self.other
            take(table, self.other, self.card)
            table.tell("charity", asked.seat, self.card, self.other, knows=knows)
            given = tuple(
                [
                    number + (1 if other == self.other else 0)
                    for other, number in zip(asked.poor, asked.given, strict=True)
                ]
            )
        if asked.left > 1:
            table.push(Give(asked.seat, asked.left - 1, asked.poor, given))
