"""What has happened, as one seat may know it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from .cards import CardView
from .deeds import OfferView
from .names import Deck, EndReason, Sex, Side, VoidReason
from .shape import Shape, about


class Facts(Struct, omit_defaults=True, kw_only=True, frozen=True, gc=False):
    """The details of an event; the kind of event decides which are given."""

    amount: Annotated[int, about("levels, Treasures, gold, the face of a die, the number of a turn")] = 0
    bonus: Annotated[int, about("what is added to a die, or to the strength of a player or monster")] = 0
    needed: Annotated[int, about("of a roll to run away: the least that escapes; 1: any")] = 0
    level: Annotated[int, about("the Level reached, or that can only be reached by a kill")] = 0
    ability: Annotated[str, about("the name of the ability")] = ""
    on: Annotated[str, about("another card's name: it is played on that, attached to it, or promised it")] = ""
    track: Annotated[str, about("the name of the track that is walked")] = ""
    steps: Annotated[int, about("how far along the track they are now")] = 0
    first: Annotated[bool, about("of a roll: for who goes first")] = False
    bare: Annotated[bool, about("of a won fight: no monster was beaten in it")] = False
    named: Annotated[str, about("of a first player who is not at the table: the name")] = ""
    side: Side | None = None
    deck: Annotated[Deck | None, about("which deck; of a card played: it acts as it is drawn there")] = None
    sex: Sex | None = None
    offer: OfferView | None = None
    boxes: Annotated[tuple[str, ...], about("the names of the boxes that are played")] = ()
    reason: Annotated[EndReason | None, about("why the game is over")] = None
    void: Annotated[VoidReason | None, about("why an offer is void; null: the card is gone")] = None

    def line(self) -> str:
        """All fields that are not at their default, as a line of plain data."""
        return " ".join([f"{name}={_plain(value)}" for name, value in _given(self)])


def _given(shape: Struct) -> list[tuple[str, object]]:
    fields = [(name, getattr(shape, name)) for name in shape.__struct_fields__]
    return [(name, value) for name, value in fields if value not in (0, "", (), None, "number")]


def _plain(value: object) -> str:
    if isinstance(value, CardView):
        return value.name
    if isinstance(value, tuple):
        return f"[{'; '.join([_plain(one) for one in value])}]"
    if isinstance(value, OfferView):
        terms = [f"{name}={_plain(one)}" for name, one in _given(value) if name not in ("kind", "by", "to")]
        return f"({' '.join([value.kind, f'{value.by}→{value.to}', *terms])})"
    return str(value)


NO_FACTS = Facts()


class EventView(Shape, kw_only=True):
    """One thing that happened."""

    number: Annotated[int, about("from 1, without a gap")]
    what: Annotated[str, about("the kind of event")]
    who: Annotated[int | None, about("the seat it is about")] = None
    other: Annotated[int | None, about("the other seat it is about")] = None
    card: Annotated[CardView | None, about("the card, if this seat sees it")] = None
    hidden: Annotated[Deck | None, about("the back of the card, if this seat does not see it")] = None
    facts: Facts = NO_FACTS
