"""The façade: ask, choose, view, clone, record; what everything outside the engine speaks to."""

from __future__ import annotations

from typing import Final
from weakref import ReferenceType, ref

from kickdoor.briefs.native import mypyc_attr
from kickdoor.views.deeds import AskView
from kickdoor.views.events import EventView
from kickdoor.views.seat import SeatView, View
from kickdoor.views.table import OwnView, PublicView

from .flow.led import asked, led, waits_for_all
from .flow.waiting import waits_for
from .sight.deeds import ask_view, own_view
from .sight.meant import Target
from .sight.public import public_view
from .sight.scope import QUICK, Scope, imagining
from .sight.view import Sight, reader_view, spectator_view
from .sight.why import reason
from .table.absent import NOBODY
from .table.agenda import DRAFT, PLAY, QUIET, Ask, Option, Question
from .table.dice import hash_of
from .table.events import Event, Log
from .table.grown import Grown
from .table.rules import Refused, Rule
from .table.table import Table
from .table.window import KINDS, NO_WINDOW, Window
from .turns.procedure import advance, options_of, take, waiting

OVER: Final = Rule(reason="over")
NO_SEAT: Final = Rule("SET-01", reason="no_seat")
NO_ASK: Final = Rule("RULE-07", reason="not_asked")
STALE: Final = Rule("RULE-07", reason="stale")
UNKNOWN: Final = Rule("RULE-07", reason="not_listed")
NOT_LIVE: Final = Rule("TIME-07", reason="no_window")

SILENCE: Final = -1  # as the seat of an answer in a record: all who were waited for have passed

Record = dict[str, object]


@mypyc_attr(acyclic=True)
class Game:
    """One game. Answers and events are its own; the table underneath is what is cloned."""

    def __init__(self, table: Table, names: tuple[str, ...], header: Record, told: bool = True) -> None:
        self.table: Final = table
        self.names: Final = names
        self.header: Final = header  # the record but for its answers
        self._answers: Grown[tuple[int, int]] = Grown()
        self.gone = 0  # of a game that goes on from a snapshot: answers before these
        self.answered: list[int] = [0] * len(names)
        self.over = table.over
        self._given: list[ReferenceType[SeatView]] = []  # views of this moment
        if table.log is None and told:
            table.log = Log.empty(names)

    @property
    def answers(self) -> list[tuple[int, int]]:
        """Seat and index of each answer."""
        return self._answers.all()

    @answers.setter
    def answers(self, answers: list[tuple[int, int]]) -> None:
        self._answers.take(answers)

    # Who is asked what.

    @property
    def winners(self) -> tuple[int, ...]:
        return self.table.winners

    @property
    def waiting(self) -> list[int]:
        """The seats without whose answer the game does not go on."""
        return waiting(self.table)

    @property
    def to_act(self) -> int:
        """The seat the game waits for first."""
        table = self.table
        if table.over:
            raise Refused(OVER)
        return table.waiting[0]

    def ask(self, seat: int) -> Ask | None:
        """What this seat may answer now; None where it is not asked."""
        self._check(seat)
        options = options_of(self.table, seat)
        return Ask(seat, self._number(seat), options) if options else None

    def open_ask(self, seat: int) -> Ask:
        """What this seat may answer now; refused where it is not asked."""
        table = self.table
        if not 0 <= seat < len(self.names):
            raise Refused(NO_SEAT)
        options = options_of(table, seat)
        if not options:
            raise Refused(NO_ASK)
        return Ask(seat, table.beats + self.answered[seat], options)

    def options_count(self, seat: int) -> int:
        """How many options this seat has now; refused where it is not asked."""
        if not 0 <= seat < len(self.names):
            raise Refused(NO_SEAT)
        options = self.table.listed[seat]
        if options is None:
            options = options_of(self.table, seat)
        if not options:
            raise Refused(NO_ASK)
        return len(options)

    def _number(self, seat: int) -> int:
        return self.table.beats + self.answered[seat]

    def number(self, seat: int) -> int:
        """The number of this seat's ask, or of the next it will have: it rises with beats and answers."""
        self._check(seat)
        return self._number(seat)

    def _check(self, seat: int) -> None:
        if not 0 <= seat < len(self.names):
            raise Refused(NO_SEAT)

    # Answers.

    def choose(self, seat: int, answer: object, number: int | None = None) -> None:
        """Takes an option, by index or word. A stale number is refused; a play is good while it is listed."""
        table = self.table
        options = table.listed[seat] if 0 <= seat < len(self.names) else None
        if number is None and options is not None and type(answer) is int and 0 <= answer < len(options):
            index = answer  # the usual case in games of bots
        else:
            index = self.index_of(seat, answer, number)
            options = options_of(table, seat)
        if self._given:
            self._freeze()
        self._answers.own.append((seat, index))
        self.answered[seat] += 1
        if take(table, seat, options[index]):
            advance(table)
            self.over = table.over

    def index_of(self, seat: int, answer: object, number: int | None = None) -> int:
        """The index of the option that `choose` would take; refuses as it does, and takes nothing."""
        if self.table.over:
            raise Refused(OVER)
        self._check(seat)
        options = options_of(self.table, seat)
        late = number is not None and number != self._number(seat)
        if not options:
            raise Refused(STALE if late else NO_ASK)
        index = self._index(seat, options, answer, STALE if late else UNKNOWN)
        if late:
            option = options[index]
            lasting = option.way in (PLAY, QUIET, DRAFT)
            if lasting and option.verb in ("accept", "decline", "counter"):
                lasting = self._knew(seat, option, 0 if number is None else number)
            if not lasting or not isinstance(answer, str):
                raise Refused(STALE)
        return index

    def _knew(self, seat: int, option: Option, number: int) -> bool:
        """Whether the offer that this option answers was the same at an older ask of the seat."""
        for offer in self.table.offers:
            if option.aim is not None and offer.by == option.aim.seat and offer.to == seat:
                # The ask had at most as many answers before it as there are now, so at least this beat.
                return offer.beat <= number - self.answered[seat]
        return False

    def _index(self, seat: int, options: list[Option], answer: object, unlisted: Rule) -> int:
        if type(answer) is int and 0 <= answer < len(options):
            return answer
        if isinstance(answer, str):
            for index, option in enumerate(options):
                if option.word(self.table) == answer:
                    return index
        draft = self.table.seats[seat].draft
        rule = draft.refusal(self.table) if answer == "send" and draft is not None else None
        raise Refused(unlisted if rule is None else rule)

    def hurry(self) -> None:
        """For search: from here on nobody may turn, hand over, discard or show their cards, or offer a trade."""
        table = self.table
        table.hurried = True
        table.lasting = None

    def silence(self) -> None:
        """All who are waited for in the open window pass: what a live table's clock says."""
        table = self.table
        top = None if table.over else table.agenda[-1]
        if not isinstance(top, Window) or (top.about is None and top.then is None):
            raise Refused(NOT_LIVE)
        self._freeze()
        silent = 0
        while isinstance(top, Window):
            found = waits_for(table, top)
            now = table.agenda[-1]
            if not found or not isinstance(now, Window):
                break
            for seat in found:
                silent |= 1 << seat
            top = now.passed_by(silent)
            table.agenda[-1] = top
        self._answers.own.append((SILENCE, 0))
        advance(table)
        self.over = table.over

    def why_not(
        self, seat: int, verb: str, card: int | str | None = None, target: Target = None
    ) -> Refused | None:
        """None if it is legal now; else the refusal, with what fills its sentence."""
        self._check(seat)
        if self.table.over:
            return Refused(OVER)
        view = reason(self.table, self.names, seat, verb, card, target)
        return None if view is None else Refused(view)

    # What happened, and what may be known.

    @property
    def events(self) -> list[Event]:
        log = self.table.log
        return [] if log is None else log.events

    def view(self, seat: int | None, imaginable: bool = True, outcomes: bool = False, lines: bool = True) -> View:
        """What this seat may know, or a spectator (None); `imaginable`: whether games can be imagined from it;
        `outcomes`: whether options say what follows, as people want to read; `lines`: whether the sums of a fight
        are shown line by line."""
        if seat is None:
            return spectator_view(self.table, self.names)
        self._check(seat)
        if outcomes:
            return reader_view(self.table, self.names, seat, self.ask(seat))
        return self._give(seat, Scope(True, lines, imaginable))

    def quick_view(self, seat: int) -> View:
        """A view that is cheap to build, for imagined games: no log, no lines of sums, not imaginable."""
        return self._give(seat, QUICK)

    def _give(self, seat: int, scope: Scope) -> View:
        """A view whose parts are built when they are first read."""
        view = SeatView(Sight(self.table, self.names, seat, self.ask(seat), scope))
        self._given.append(ref(view))
        return view

    def _freeze(self) -> None:
        """Something is about to happen: the views that somebody still has must not show it."""
        for given in self._given:
            view = given()
            if view is not None:
                view.freeze()
        self._given = []

    def public(self, lines: bool = True) -> PublicView:
        """The part of all views that everybody sees; the lines of a fight's sums only where they are read."""
        return public_view(self.table, self.names, lines)

    def own(self, seat: int, words: bool = True, outcomes: bool = False) -> OwnView:
        """The part of a seat's view that nobody else sees, with the word of each option."""
        return own_view(self.table, seat, self.ask(seat), words, outcomes)

    def asks(self, seat: int) -> AskView | None:
        """What this seat may answer, as it sees it."""
        ask = self.ask(seat)
        return None if ask is None else ask_view(self.table, ask)

    @property
    def topic(self) -> str:
        """What is asked now, in a word: the kind of window, or what tells a question from others."""
        top = None if self.table.over else self.table.agenda[-1]
        if isinstance(top, Window):
            return KINDS[top.kind]
        return top.topic() if isinstance(top, Question) else ""

    def clock_state(self) -> tuple[int, bool, int, int, int]:
        """What a clock must know: public beats, whether all are waited for, whose word it is, the turn, and the
        kind of window that is led."""
        table = self.table
        if table.over:
            return (table.beats, False, NOBODY, table.turns, NO_WINDOW)
        return (table.beats, waits_for_all(table), asked(table), table.turns, led(table))

    def offered(self) -> list[int]:
        """The seats that have an offer to answer, where offers are open."""
        top = None if self.table.over else self.table.agenda[-1]
        if not isinstance(top, Window) or top.about is not None:
            return []
        return [offer.to for offer in self.table.offers]

    def haggling(self) -> list[int]:
        """The seats that have an offer to answer, or compose something."""
        offered = [offer.to for offer in self.table.offers]
        composing = self.composing()
        return [seat for seat in range(len(self.names)) if seat in offered or seat in composing]

    def composing(self) -> list[int]:
        """The seats that compose something."""
        drafting = self.table.drafting
        return [seat for seat in range(len(self.names)) if drafting >> seat & 1] if drafting else []

    def events_for(self, seat: int | None, since: int = 0) -> list[EventView]:
        """What has happened from this event on, as the seat may know it and as far as it is known."""
        return [event.seen_by(seat) for event in self.events_since(since)]

    def events_since(self, since: int) -> list[Event]:
        """The events from this one on, as far as they are known."""
        log = self.table.log
        return [] if log is None else log.events[max(0, since - log.first) :]

    @property
    def told(self) -> int:
        """How many events there have been."""
        log = self.table.log
        return 0 if log is None else log.first + len(log.told)

    # Copies and records.

    def clone(self) -> Game:
        """Independent, with the same future for the same answers."""
        table = self.table.clone()
        if self.table.log is not None:
            table.log = self.table.log.clone()
        table.listed = self.table.listed[:]
        other = Game(table, self.names, self.header, self.table.log is not None)
        other._answers = self._answers.clone()
        other.gone = self.gone
        other.answered = self.answered[:]
        return other

    def __deepcopy__(self, memo: object) -> Game:
        """For `copy.deepcopy`, which cannot rebuild a compiled object by itself."""
        return self.clone()

    def recent(self, last: int) -> Game:
        """A clone that knows only so many of the last events, and none of the answers: it costs the same however
        long the game is."""
        table = self.table.clone()
        log = self.table.log
        if log is not None:
            table.log = log.recent(last, set(table.tags))
        other = Game(table, self.names, self.header)
        other.answered = self.answered[:]
        other.gone = self.gone + len(self._answers)
        return other

    def follow(self, old: Game) -> None:
        """Takes the answers and events before its own from the same game, which is not used any more."""
        del old.answers[self.gone - old.gone :]
        old.answers += self.answers
        self.answers, self.gone = old.answers, old.gone
        if self.table.log is not None and old.table.log is not None:
            self.table.log.follow(old.table.log)

    @property
    def seed_hash(self) -> str:
        """What is published of the seed before the game is over."""
        return hash_of(str(self.header["seed"]))

    @property
    def record(self) -> Record:
        """Plain JSON: enough to play the same game again. `ValueError` where the first answers are not known."""
        if self.gone:
            raise ValueError("a game that goes on from a snapshot has no record of its own")
        record = dict(self.header)
        record["answers"] = [[seat, index] for seat, index in self.answers]
        return record


def imagine(view: View, seed: int | str, told: bool = True) -> Game:
    """For search: a game that fits a seat's view, hidden cards and dice dealt anew; `told`: whether it keeps a log
    of what happens in it."""
    if view.seat is None:
        raise Refused(NO_SEAT)
    base = imagining(view)
    return Game(base.table(str(seed)), base.names, {"seed": seed}, told)


def start(table: Table, names: tuple[str, ...], header: Record) -> Game:
    """A game on a table whose agenda is laid; runs to the first choice."""
    game = Game(table, names, header)
    advance(table)
    game.over = table.over
    return game
