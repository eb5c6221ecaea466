"""The view of a seat at a server's table, made from the messages of the server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kickdoor.server.protocol.messages import State
from kickdoor.views.cards import Faces
from kickdoor.views.deeds import OfferView, OptionView
from kickdoor.views.events import EventView
from kickdoor.views.faces import attach
from kickdoor.views.room import ClockView
from kickdoor.views.seat import View


class RemoteView(View):
    """What a bot of this machine is shown, with the clock; no game can be imagined from it.

    `events` are all events so far; those from index `since` on came with the last message.
    """

    def __init__(self, state: State, before: Sequence[EventView], faces: Faces) -> None:
        for part in (state.public, state.own, state.events):
            attach(part, faces)
        first = state.number - len(state.events)
        since = sum(event.number <= first for event in before)
        super().__init__(state.public, state.own, [*before[:since], *state.events])
        self.number: Final = state.number  # of events so far
        self.since: Final = since
        self.clock: Final[ClockView | None] = state.clock

    @property
    def options(self) -> list[OptionView]:
        """The options of this seat; empty where it is not asked."""
        return [] if self.ask is None else self.ask.options

    @property
    def over(self) -> bool:
        return self.public.over

    @property
    def winners(self) -> list[str]:
        """The names of the winners."""
        return [self.players[seat].name for seat in self.public.winners]

    @property
    def waited(self) -> bool:
        """Whether the game does not go on without this seat: it is asked, it leads, or it has not passed yet."""
        if self.public.waits:
            return any(option.way == "pass" for option in self.options)
        return bool(self.options) and self.public.asked == self.seat

    @property
    def offered(self) -> list[OfferView]:
        """The offers to this seat that it may accept or decline now."""
        if not any(option.verb in ("accept", "decline") for option in self.options):
            return []
        return [offer for offer in self.offers if offer.to == self.seat]

    def same_ask(self, other: RemoteView) -> bool:
        """Whether the other view has the same ask with the same options."""
        if self.ask is None or other.ask is None:
            return self.ask is other.ask
        words = [option.word for option in self.options]
        return self.ask.number == other.ask.number and words == [option.word for option in other.options]
