"""Everything one seat may know, in one place: what bots, the terminal and clients read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, Generic, Protocol, TypeVar

from .cards import CardView
from .deeds import AskView, DraftView, OfferView
from .events import EventView
from .names import WindowKind
from .table import FightView, MomentView, OwnView, PlayerView, PublicView, TrackView

T = TypeVar("T")


class late(Generic[T]):
    """An attribute that is worked out when it is first read, and may be set instead.

    As `functools.cached_property`, which takes a lock and several times as long.
    """

    def __init__(self, make: Callable[[View], T]) -> None:
        self._make: Final = make
        self._name: Final = make.__name__
        self.__doc__ = make.__doc__

    def __get__(self, view: View, kind: type[View]) -> T:
        made: T = self._make(view)
        view.__dict__[self._name] = made  # found before this descriptor from now on
        return made

    if TYPE_CHECKING:

        def __set__(self, view: View, value: T) -> None: ...


class View:
    """The public part, the seat's own part (None: a spectator's view) and what has happened so far."""

    _sight: Sight  # of a `SeatView`

    def __init__(
        self,
        public: PublicView,
        own: OwnView | None = None,
        events: Sequence[EventView] = (),
        known: set[int] | None = None,
        imagining: object = None,
    ) -> None:
        self.public = public
        self.own = own
        self.events = events
        # The tags of all cards this seat was ever shown.
        self.known = set() if known is None else known
        # What `kickdoor.imagine` deals hidden cards from; None: no game can be imagined from this view.
        self.imagining = imagining
        # Attributes and not properties: bots read them many times for each choice.
        self.seat: int | None = None if own is None else own.seat
        self.ask: AskView | None = None if own is None else own.ask
        self.hand = [] if own is None else own.hand
        self.offers = _offers(public, own)
        self.players = public.players
        if own is not None:
            self.me = public.players[own.seat]
        self.fight: FightView | None = public.fight
        self.moment = public.moment
        self.tracks = public.tracks
        self.window: WindowKind | None = public.window
        self.turn: int = public.turn
        self.turns: int = public.turns
        self.winning_level: int = public.winning_level

    @late
    def public(self) -> PublicView:
        return self._sight.public()

    @late
    def own(self) -> OwnView | None:
        return self._sight.own()

    @late
    def events(self) -> Sequence[EventView]:
        return self._sight.events()

    @late
    def known(self) -> set[int]:
        return self._sight.known()

    @late
    def imagining(self) -> object:
        return self._sight.imagining()

    @late
    def players(self) -> list[PlayerView]:
        return self._sight.players()

    @late
    def me(self) -> PlayerView:
        """The player of this seat."""
        raise ValueError("a spectator has no player")

    @late
    def hand(self) -> list[CardView]:
        return self._sight.hand()

    @late
    def offers(self) -> list[OfferView]:
        """The open offers, with the cards of a hand that this seat may know."""
        return self._sight.offers()

    @late
    def moment(self) -> MomentView | None:
        """In an interrupt: what it is about."""
        return self._sight.moment()

    @late
    def tracks(self) -> tuple[TrackView, ...]:
        """The tracks of the boxes."""
        return self._sight.tracks()

    @property
    def names(self) -> list[str]:
        """The players' names, by seat."""
        return [player.name for player in self.players]

    @property
    def open_ask(self) -> AskView:
        """The ask of this seat; an error where it is not asked."""
        if self.ask is None:
            raise ValueError("this seat is not asked anything now")
        return self.ask

    @property
    def draft(self) -> DraftView | None:
        return None if self.own is None else self.own.draft

    def brief(self) -> object:
        """What our bots read instead of the view; None where it is not made from a table."""
        return None

    def offer(self, by: int, to: int) -> OfferView | None:
        """The open offer from one seat to another."""
        for offer in self.offers:
            if offer.by == by and offer.to == to:
                return offer
        return None


def _offers(public: PublicView, own: OwnView | None) -> list[OfferView]:
    if own is None or not own.offers:
        return public.offers
    known = {(offer.by, offer.to): offer for offer in own.offers}
    return [known.get((offer.by, offer.to), offer) for offer in public.offers]


class Sight(Protocol):
    """What the parts of a view are built from when they are first read. Only the engine has one."""

    @property
    def seat(self) -> int: ...
    @property
    def ask(self) -> AskView | None: ...
    @property
    def me(self) -> PlayerView: ...
    @property
    def fight(self) -> FightView | None: ...
    @property
    def window(self) -> WindowKind | None: ...
    @property
    def turn(self) -> int: ...
    @property
    def turns(self) -> int: ...
    @property
    def winning_level(self) -> int: ...
    def public(self) -> PublicView: ...
    def own(self) -> OwnView: ...
    def hand(self) -> list[CardView]: ...
    def offers(self) -> list[OfferView]: ...
    def moment(self) -> MomentView | None: ...
    def tracks(self) -> tuple[TrackView, ...]: ...
    def events(self) -> Sequence[EventView]: ...
    def known(self) -> set[int]: ...
    def imagining(self) -> object: ...
    def brief(self, view: View) -> object: ...
    def players(self) -> list[PlayerView]: ...


class SeatView(View):
    """A view whose parts are built when they are first read, all from the same moment.

    Before the game goes on it builds whatever is missing in the views that somebody still has (`freeze`), so that
    no part of a view shows what happened later.
    """

    def __init__(self, sight: Sight) -> None:
        self._sight = sight
        self.seat = sight.seat
        self.ask = sight.ask
        self.me = sight.me
        self.fight = sight.fight
        self.window = sight.window
        self.turn = sight.turn
        self.turns = sight.turns
        self.winning_level = sight.winning_level

    def brief(self) -> object:
        sight = self.__dict__.get("_sight")
        return None if sight is None else sight.brief(self)

    def freeze(self) -> None:
        """Builds all parts, and lets go of what they are built from."""
        for name in PARTS:
            getattr(self, name)
        del self._sight


PARTS: Final = tuple([name for name, part in vars(View).items() if isinstance(part, late)])
