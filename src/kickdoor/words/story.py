"""The log as lines of text: several hidden cards that a player draws in a row make one line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from kickdoor.views.events import EventView

from .filling import Words
from .reader import Reader


def log_lines(words: Words, reader: Reader, events: Sequence[EventView]) -> Iterator[tuple[EventView, str]]:
    """Each event with its line; of several events that make one line, the last one."""
    drawn: list[EventView] = []
    for place, event in enumerate(events):
        after = events[place + 1] if place + 1 < len(events) else None
        if event.what == "draw" and event.card is None:
            drawn.append(event)
            if after is not None and (after.what, after.who, after.card) == ("draw", event.who, None):
                continue
        yield event, words.event(reader, event) if len(drawn) < 2 else _draws(words, reader, drawn)
        drawn = []


def _draws(words: Words, reader: Reader, drawn: Sequence[EventView]) -> str:
    counts = Counter(event.hidden or "none" for event in drawn)
    cards = [
        words.say("card-back", deck=deck) if count == 1 else words.say("card-backs", deck=deck, count=count)
        for deck, count in counts.items()
    ]
    who = drawn[0].who
    return words.say("event-draws", who=reader.name(who), you=reader.you(who), cards=words.listed(cards))
