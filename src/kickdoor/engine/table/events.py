"""What has happened, as data: log, replay, views and clients read only this."""

from __future__ import annotations

from typing import Final

from kickdoor.briefs.deeds import BriefEvent
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


class Log:
    """The events of a game; tables that are only imagined have none."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names: Final = names
        self.told: Grown[Event] = Grown()
        # Of a game that goes on from a snapshot: events before these, and who was shown which cards in them.
        self.first = 0
        self.before: dict[int, int] = {}  # by tag: seats, one bit each
        self._shown: dict[int, int] | None = None  # likewise, with the first `_counted` of these events
        self._counted = 0
        self._views: dict[int, list[EventView]] = {}  # by seat, -1 a spectator; filled as they are asked for
        self.known: dict[int, set[int]] = {}  # by seat: the tags of all cards it was shown, likewise
        self._read_by: dict[int, int] = {}  # by seat: how many events these are from

    @property
    def events(self) -> list[Event]:
        return self.told.all()

    @events.setter
    def events(self, events: list[Event]) -> None:
        self.told.take(events)

    def clone(self) -> Log:
        """The same events, to which each adds its own."""
        other = Log(self.names)
        other.told = self.told.clone()
        other.first = self.first
        other.before = self.before
        return other

    def seen_by(self, seat: int) -> list[EventView]:
        """What has happened, as a seat (-1: a spectator) may know it."""
        return self._read(seat)[:]

    def known_to(self, seat: int) -> set[int]:
        """The tags of all cards that a seat was shown."""
        who = None if seat < 0 else seat
        known = self.known.get(seat)
        if known is None:
            known = {tag for tag, knows in self.before.items() if _among(knows, who)}
            self.known[seat] = known
            self._read_by[seat] = 0
        events = self.events
        for number in range(self._read_by[seat], len(events)):
            event = events[number]
            if event.tag and event.known_to(who):
                known.add(event.tag)
            if event.tags and event.known_to(who):
                known.update(event.tags)
        self._read_by[seat] = len(events)
        return known.copy()

    def _read(self, seat: int) -> list[EventView]:
        views = self._views.setdefault(seat, [])
        who = None if seat < 0 else seat
        events = self.events
        for number in range(len(views), len(events)):
            views.append(events[number].seen_by(who))
        return views

    def recent(self, last: int, tags: set[int]) -> Log:
        """The last events, and who was shown the cards with these tags."""
        other = Log(self.names)
        other.events = self.events[-last:]
        other.first = self.first + len(self.events) - len(other.events)
        other.before = self.shown(tags).copy()
        return other

    def follow(self, old: Log) -> None:
        """Takes the events before its own from the log of the same game, which is not used any more."""
        place = self.first - old.first
        del old.events[place:]
        old.events += self.events
        self.events, self.first = old.events, old.first
        self._shown, self._counted = self.before, place
        self.before = old.before
        self._views, self.known, self._read_by = {}, {}, {}

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
