"""A game as one seat might imagine it, with its log: the seat has heard the same, and has not seen the rest."""

from __future__ import annotations

from kickdoor.engine.game import Game, imagine
from kickdoor.engine.table.card import Card
from kickdoor.engine.table.events import Event


def imagined(game: Game, seat: int, seed: int | str) -> Game:
    """A game with the same information for this seat, and with the same answers before it."""
    other = imagine(game.view(seat), seed)
    other.answers = game.answers[:]
    other.answered = game.answered[:]
    other.gone = game.gone
    log, heard = other.table.log, game.table.log
    if log is not None and heard is not None:
        log.first = heard.first
        log.before = heard.before
        log.events = _heard(heard.events, seat, _instead(game, other))
    return other


def _instead(game: Game, other: Game) -> dict[Card, Card]:
    """By card of the game: the card that lies in its place in the other."""
    return {
        card: instead
        for pile, dealt in zip(game.table.piles, other.table.piles, strict=True)
        for card, instead in zip(pile, dealt, strict=True)
        if card is not instead
    }


def _heard(events: list[Event], seat: int, instead: dict[Card, Card]) -> list[Event]:
    """The events, with other cards wherever the seat does not see them, nor has seen since which they were."""
    found: list[Event] = []
    seen: set[Card] = set()
    for event in reversed(events):
        card = event.card
        if event.known_to(seat):
            if card is not None:
                seen.add(card)
            seen.update(event.cards)
            found.append(event)
            continue
        other = Event(event.number, event.what, event.who, event.other, event.facts)
        other.knows = event.knows
        other.tag = event.tag
        other.card = card if card is None or card in seen else instead.get(card, card)
        found.append(other)
    found.reverse()
    return found
