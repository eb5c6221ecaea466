"""What a seat knows at one moment, all in one place: the table as everybody sees it, its own hand, its ask."""

from __future__ import annotations

from typing import Final

from kickdoor.server.protocol.messages import State
from kickdoor.views.cards import CardView
from kickdoor.views.deeds import AskView, OfferView, OptionView
from kickdoor.views.events import EventView
from kickdoor.views.room import ClockView
from kickdoor.views.table import FightView, OwnView, PlayerView, PublicView


class Look:
    """Public and own together. `events` are those since the look before; `seat` is None for a spectator."""

    def __init__(self, state: State) -> None:
        self.number: Final = state.number
        self.public: Final[PublicView] = state.public
        self.own: Final[OwnView | None] = state.own
        self.events: Final[list[EventView]] = state.events
        self.clock: Final[ClockView | None] = state.clock

    # What this seat alone knows.

    @property
    def seat(self) -> int | None:
        return None if self.own is None else self.own.seat

    @property
    def hand(self) -> list[CardView]:
        return [] if self.own is None else self.own.hand

    @property
    def ask(self) -> AskView | None:
        return None if self.own is None else self.own.ask

    @property
    def options(self) -> list[OptionView]:
        """All that this seat may do now; empty where it may do nothing."""
        return [] if self.ask is None else self.ask.options

    # What everybody knows.

    @property
    def players(self) -> list[PlayerView]:
        return self.public.players

    @property
    def me(self) -> PlayerView:
        """This seat's own player."""
        if self.own is None:
            raise ValueError("a spectator has no player")
        return self.public.players[self.own.seat]

    @property
    def fight(self) -> FightView | None:
        return self.public.fight

    @property
    def over(self) -> bool:
        return self.public.over

    @property
    def winners(self) -> list[str]:
        """Their names."""
        return [self.public.players[seat].name for seat in self.public.winners]

    # Whether to answer.

    @property
    def waited(self) -> bool:
        """Whether the game does not go on without this seat: it is asked, it leads, or it has not passed yet."""
        if not self.options:
            return False
        if self.public.waits:
            return any(option.way == "pass" for option in self.options)
        return self.public.asked == self.seat

    @property
    def offered(self) -> list[OfferView]:
        """The offers to this seat that it may take or decline now."""
        if not any(option.verb in ("accept", "decline") for option in self.options):
            return []
        return [offer for offer in self.public.offers if offer.to == self.seat]
