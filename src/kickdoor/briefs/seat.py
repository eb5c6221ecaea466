"""Everything a bot reads when it is asked: by the rights of its seat, from the table or from a view."""

from __future__ import annotations

from typing import Final

from kickdoor.briefs.native import mypyc_attr
from kickdoor.views.deeds import AskView, OptionView
from kickdoor.views.names import WindowKind
from kickdoor.views.seat import View
from kickdoor.views.table import TrackView

from .cards import BriefCard, briefs_of
from .deeds import BriefAsk, BriefEvent, BriefOffer, BriefOption, ask_of
from .table import BriefFight, BriefPlayer, ShownFight, ShownPlayer


@mypyc_attr(acyclic=True)
class Brief:
    """The fields of `View`, for the seat that is asked. It is good until somebody answers: nobody keeps it."""

    __slots__ = ("ask", "fight", "me", "seat", "turn", "turns", "view", "window", "winning_level")

    def __init__(self, seat: int, ask: BriefAsk, me: BriefPlayer, fight: BriefFight | None) -> None:
        self.seat: Final = seat
        self.ask: Final = ask
        self.me: Final = me
        self.fight: Final = fight
        self.window: WindowKind | None = None
        self.turn = 0
        self.turns = 0
        self.winning_level = 0
        self.view: View | None = None  # the view that it was shown, if any

    @property
    def open_ask(self) -> BriefAsk:
        return self.ask

    @property
    def players(self) -> list[BriefPlayer]:
        raise NotImplementedError

    @property
    def hand(self) -> list[BriefCard]:
        raise NotImplementedError

    @property
    def tracks(self) -> tuple[TrackView, ...]:
        raise NotImplementedError

    @property
    def imagining(self) -> object:
        """What games are imagined from; None: none can be."""
        raise NotImplementedError

    @property
    def interrupts(self) -> bool:
        """Whether the open window is an interrupt: its `moment` comes but once."""
        raise NotImplementedError

    @property
    def proposed(self) -> str:
        """The verb of what the lead of the window has announced; empty: nothing."""
        raise NotImplementedError

    @property
    def told(self) -> int:
        """How many events this seat knows of."""
        raise NotImplementedError

    def events_from(self, first: int) -> list[BriefEvent]:
        """What has happened from this event on, counted from 0."""
        raise NotImplementedError

    def offer(self, by: int, to: int) -> BriefOffer | None:
        """The open offer from one seat to another, with the cards of a hand that this seat may know."""
        raise NotImplementedError

    def shown(self, option: BriefOption) -> OptionView:
        """An option of the ask as a view."""
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class ShownBrief(Brief):
    """What a view says that was made elsewhere."""

    __slots__ = ("_hand", "_options", "_players", "_view")

    def __init__(self, view: View, ask: AskView) -> None:
        fight = view.fight
        players: list[BriefPlayer] = [ShownPlayer(player) for player in view.players]
        me: int = view.me.seat
        super().__init__(
            me, ask_of(ask), players[me], None if fight is None else ShownFight(fight, _strengths(players))
        )
        self.view = view
        self._view: Final = view
        self._options: Final = ask.options
        self._players: Final = players
        self._hand: Final = briefs_of(view.hand)
        self.window = view.window
        self.turn = view.turn
        self.turns = view.turns
        self.winning_level = view.winning_level

    @property
    def players(self) -> list[BriefPlayer]:
        return self._players

    @property
    def hand(self) -> list[BriefCard]:
        return self._hand

    @property
    def tracks(self) -> tuple[TrackView, ...]:
        return self._view.tracks

    @property
    def imagining(self) -> object:
        return self._view.imagining

    @property
    def interrupts(self) -> bool:
        return self._view.moment is not None

    @property
    def proposed(self) -> str:
        proposal = self._view.public.proposal
        return "" if proposal is None else proposal.verb

    @property
    def told(self) -> int:
        return len(self._view.events)

    def events_from(self, first: int) -> list[BriefEvent]:
        return [
            BriefEvent(event.what, event.who, event.other, event.facts.side) for event in self._view.events[first:]
        ]

    def offer(self, by: int, to: int) -> BriefOffer | None:
        found = self._view.offer(by, to)
        return None if found is None else BriefOffer(found)

    def shown(self, option: BriefOption) -> OptionView:
        return self._options[self.ask.options.index(option)]


def _strengths(players: list[BriefPlayer]) -> list[int]:
    return [player.strength for player in players]


def briefed(view: View, ask: AskView) -> Brief:
    """What a bot reads of a view that it is shown: from the table itself, while nothing has happened since."""
    own = view.brief() if ask is view.ask else None
    return own if isinstance(own, Brief) else ShownBrief(view, ask)
