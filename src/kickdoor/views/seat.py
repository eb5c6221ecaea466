"""Everything one seat may know, in one place: what bots, the terminal and clients read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .cards import CardView
from .deeds import AskView, DraftView, OfferView
from .events import EventView
from .table import FightView, OwnView, PlayerView, PublicView


class View:
    """The public part, the seat's own part (None: a spectator's view) and what has happened so far."""

    def __init__(
        self,
        public: PublicView,
        own: OwnView | None = None,
        events: Sequence[EventView] = (),
        known: set[int] | None = None,
        imagining: object = None,
    ) -> None:
        self.public: Final = public
        self.own: Final = own
        self.events: Final = events
        # The tags of all cards this seat was ever shown.
        self.known: Final[set[int]] = set() if known is None else known
        # What `kickdoor.imagine` deals hidden cards from; None: no game can be imagined from this view.
        self.imagining: Final = imagining
        # Attributes and not properties: bots read them many times for each choice.
        self.seat: Final[int | None] = None if own is None else own.seat
        self.hand: Final[list[CardView]] = [] if own is None else own.hand
        self.ask: Final[AskView | None] = None if own is None else own.ask
        self.players: Final[list[PlayerView]] = public.players
        self.fight: Final[FightView | None] = public.fight
        self.offers: Final[list[OfferView]] = _offers(public, own)
        self.window: Final = public.window
        self.turn: Final = public.turn
        self.turns: Final = public.turns
        self.winning_level: Final = public.winning_level

    @property
    def names(self) -> list[str]:
        """The players' names, by seat."""
        return [player.name for player in self.players]

    @property
    def me(self) -> PlayerView:
        """The player of this seat."""
        if self.seat is None:
            raise ValueError("a spectator has no player")
        return self.players[self.seat]

    @property
    def open_ask(self) -> AskView:
        """The ask of this seat; an error where it is not asked."""
        if self.ask is None:
            raise ValueError("this seat is not asked anything now")
        return self.ask

    @property
    def draft(self) -> DraftView | None:
        return None if self.own is None else self.own.draft

    def offer(self, by: int, to: int) -> OfferView | None:
        """The open offer from one seat to another."""
        for offer in self.offers:
            if offer.by == by and offer.to == to:
                return offer
        return None


def _offers(public: PublicView, own: OwnView | None) -> list[OfferView]:
    """The open offers, with the cards of a hand that this seat may know."""
    if own is None or not own.offers:
        return public.offers
    known = {(offer.by, offer.to): offer for offer in own.offers}
    return [known.get((offer.by, offer.to), offer) for offer in public.offers]
