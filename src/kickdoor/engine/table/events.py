"""What has happened, as data: log, replay, views and clients read only this."""

from __future__ import annotations

from typing import Final

from kickdoor.briefs.deeds import BriefEvent
from kickdoor.briefs.native import mypyc_attr
from kickdoor.views.cards import CardView
from kickdoor.views.events import NO_FACTS, EventView, Facts

from .card import Card
from .face import DECKS
from .grown import Grown
from .shown import brief_with_tag

EVERYBODY: Final = -1  # as a set of seats, one bit each


def _among(knows: int, seat: int | None) -> bool:
    """Whether a seat (None: a spectator) is one of these, one bit each."""
    return knows == EVERYBODY or (seat is not None and knows >> seat & 1 == 1)


@mypyc_attr(acyclic=True)
class Event:
    """One thing that happened: the same for all but for cards that only those in `knows` see."""

    __slots__ = (
        "_brief", "_hidden", "_shown", "card", "cards", "facts", "full", "knows", "number", "other", "tag", "tags",
        "what", "who",
    )  # fmt: skip

    def __init__(self, number: int, what: str, who: int = -1, other: int = -1, facts: Facts = NO_FACTS) -> None:
        self.number: Final = number
        self.what: Final = what  # one of kickdoor.views.names.EVENTS
        self.who: Final = who
        self.other: Final = other
        self.facts: Final = facts
        self.card: Card | None = None
        self.tag = 0  # the card's, when it happened
        self.knows = EVERYBODY
        self.cards: tuple[Card, ...] = ()  # cards of a hand that an offer names
        self.tags: tuple[int, ...] = ()  # theirs, when it happened
        self.full: Facts | None = None  # the facts with these cards
        self._brief: BriefEvent | None = None
        # Its two views, made when somebody first looks.
        self._shown: EventView | None = None
        self._hidden: EventView | None = None

    def only_for(
        self, seat: int, other: int, cards: tuple[Card, ...], tags: tuple[int, ...], facts: Facts
    ) -> None:
        """Two seats see more of it: these cards, and the facts that name them."""
        self.knows = 1 << seat | 1 << other
        self.cards = cards
        self.tags = tags
        self.full = facts

    def known_to(self, seat: int | None) -> bool:
        """Whether this seat (None: a spectator) sees the card, or the cards."""
        return _among(self.knows, seat)

    def seen_by(self, seat: int | None) -> EventView:
        """The event as this seat may know it."""
        return self.view(self.known_to(seat))

    def view(self, known: bool) -> EventView:
        """The event for somebody who sees the card, or does not."""
        found = self._shown if known else self._hidden
        if found is None:
            found = self._view(known)
            if known:
                self._shown = found
            else:
                self._hidden = found
        return found

    def brief(self) -> BriefEvent:
        """The event without its cards, as bots remember it."""
        found = self._brief
        if found is None:
            who, other = (None if self.who < 0 else self.who), (None if self.other < 0 else self.other)
            found = BriefEvent(self.what, who, other, self.facts.side)
            self._brief = found
        return found

    def _view(self, known: bool) -> EventView:
        card = self.card
        shown: CardView | None = None
        if card is not None and known:
            last = card.brief
            if last is None or last.tag != self.tag:
                last = brief_with_tag(card, self.tag)
            shown = last.view
        return EventView(
            number=self.number,
            what=self.what,
            who=None if self.who < 0 else self.who,
            other=None if self.other < 0 else self.other,
            card=shown,
            hidden=None if card is None or known else DECKS[card.deck],
            facts=self.full if known and self.full is not None else self.facts,
        )

    def __str__(self) -> str:
        """A line of plain data, for records, golden games and debugging."""
        parts = [str(self.number), self.what]
        if self.who >= 0:
            parts.append(f"who={self.who}")
        if self.other >= 0:
            parts.append(f"other={self.other}")
        if self.card is not None:
            parts.append(f"card={self.card.name}")
        if self.facts is not NO_FACTS:
            parts.append(self.facts.line())
        return " ".join(parts)


@mypyc_attr(acyclic=True)
class Read:
    """What a seat has read of a log: its views of the events, and the tags of all cards it was shown."""

    def __init__(self, known: set[int]) -> None:
        self.views: Final[list[EventView]] = []
        self.known: Final = known
        self.counted = 0  # how many events these tags are from


@mypyc_attr(acyclic=True)
class Log:
    """The events of a game; tables that are only imagined have none."""

    def __init__(self, names: tuple[str, ...], told: Grown[Event], before: dict[int, int], first: int = 0) -> None:
        self.names: Final = names
        self.told = told
        # Of a game that goes on from a snapshot: events before these, and who was shown which cards in them.
        self.first = first
        self.before = before  # by tag: seats, one bit each
        self._shown: dict[int, int] | None = None  # likewise, with the first `_counted` of these events
        self._counted = 0
        self._read: dict[int, Read] | None = None  # by seat, -1 a spectator; filled as it is asked for

    @staticmethod
    def empty(names: tuple[str, ...]) -> Log:
        """The log of a new game."""
        return Log(names, Grown(), {})

    @property
    def events(self) -> list[Event]:
        return self.told.all()

    @events.setter
    def events(self, events: list[Event]) -> None:
        self.told.take(events)

    def clone(self) -> Log:
        """The same events, to which each adds its own."""
        return Log(self.names, self.told.clone(), self.before, self.first)

    def seen_by(self, seat: int) -> list[EventView]:
        """What has happened, as a seat (-1: a spectator) may know it."""
        read = self._read_by(seat)
        who = None if seat < 0 else seat
        events = self.events
        for number in range(len(read.views), len(events)):
            read.views.append(events[number].seen_by(who))
        return read.views[:]

    def known_to(self, seat: int) -> set[int]:
        """The tags of all cards that a seat was shown."""
        read = self._read_by(seat)
        who, known = (None if seat < 0 else seat), read.known
        events = self.events
        for number in range(read.counted, len(events)):
            event = events[number]
            if event.tag and event.known_to(who):
                known.add(event.tag)
            if event.tags and event.known_to(who):
                known.update(event.tags)
        read.counted = len(events)
        return known.copy()

    def _read_by(self, seat: int) -> Read:
        if self._read is None:
            self._read = {}
        found = self._read.get(seat)
        if found is None:
            who = None if seat < 0 else seat
            found = Read({tag for tag, knows in self.before.items() if _among(knows, who)})
            self._read[seat] = found
        return found

    def recent(self, last: int, tags: set[int]) -> Log:
        """The last events, and who was shown the cards with these tags."""
        events = self.events[-last:]
        other = Log(self.names, Grown(), self.shown(tags).copy(), self.first + len(self.events) - len(events))
        other.events = events
        return other

    def follow(self, old: Log) -> None:
        """Takes the events before its own from the log of the same game, which is not used any more."""
        place = self.first - old.first
        del old.events[place:]
        old.events += self.events
        self.events, self.first = old.events, old.first
        self._shown, self._counted = self.before, place
        self.before = old.before
        self._read = None

    def shown(self, tags: set[int]) -> dict[int, int]:
        """Of the cards with these tags: the seats that were shown them, one bit each."""
        shown = self.before.copy() if self._shown is None else self._shown
        for event in self.events[self._counted :]:
            if event.tag:
                shown[event.tag] = shown.get(event.tag, 0) | event.knows
            for tag in event.tags:
                shown[tag] = shown.get(tag, 0) | event.knows
        self._counted = len(self.events)
        # A card that moves gets another tag, so that the others are never asked for again.
        self._shown = {tag: knows for tag, knows in shown.items() if tag in tags}
        return self._shown
