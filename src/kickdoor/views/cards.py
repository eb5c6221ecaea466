"""Cards as everybody can read them: the printed face, and one card on the table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Annotated

from .names import Deck, Kind, Slot
from .shape import Shape, about


class AbilityView(Shape):
    """An ability as it is printed."""

    name: Annotated[str, about("empty: the card's own, without a name")] = ""
    when: Annotated[str, about("the moment, as a phrase of the card language; empty: its kind says it")] = ""
    cost: Annotated[str, about("what it costs; empty: nothing")] = ""
    limit: Annotated[str, about("how often it may be used; empty: no limit")] = ""
    only: Annotated[tuple[str, ...], about("traits, one of which its user must have")] = ()
    does: Annotated[tuple[str, ...], about("its sentences")] = ()
    only_many: Annotated[tuple[str, ...], about("the plurals of `only`")] = ()
    event: Annotated[bool, about("whether `when` is something that happens, not a time")] = False


class FaceView(Shape):
    """Everything that is printed on a card."""

    id: Annotated[str, about("its name in lower case with hyphens")]
    box: Annotated[str, about("the id of its box")]
    name: str
    kind: Kind
    kind_word: Annotated[str, about("what its box calls cards of this kind")]
    deck: Deck
    copies: int = 1
    level: int = 0
    rank: int = 0
    bonus: int = 0
    treasures: Annotated[int, about("won for beating it; of an enhancer: how many more")] = 0
    levels: Annotated[int, about("won for beating it; 0: it is no monster")] = 0
    slot: Slot | None = None
    big: bool = False
    value: Annotated[int, about("in gold; 0: No Value")] = 0
    of: Annotated[str, about("of a double: the kind that is doubled")] = ""
    of_word: Annotated[str, about("what its box calls a card of that kind")] = ""
    of_many: Annotated[str, about("what its box calls several cards of that kind")] = ""
    fits: Annotated[str, about("of an Item enhancer: what it is attached to")] = ""
    tags: tuple[str, ...] = ()
    only: Annotated[tuple[str, ...], about("traits, one of which its user must have")] = ()
    only_many: Annotated[tuple[str, ...], about("the plurals of `only`")] = ()
    not_for: Annotated[tuple[str, ...], about("traits its user must not have")] = ()
    not_for_many: Annotated[tuple[str, ...], about("the plurals of `not_for`")] = ()
    always: Annotated[tuple[str, ...], about("sentences that hold while it lies there")] = ()
    added: Annotated[
        tuple[int, ...],
        about("the places of those in `always` that add combat strength to `bonus`: another +3 against …"),
    ] = ()
    granted: Annotated[
        tuple[AbilityView, ...],
        about("what the keywords in `always` mean; each is named after its keyword"),
    ] = ()
    until: Annotated[str, about("when it is over")] = ""
    moment: Annotated[str, about("of a Curse: when it may be played from the hand; empty: at any time")] = ""
    play: AbilityView | None = None
    bad_stuff: tuple[str, ...] = ()
    abilities: tuple[AbilityView, ...] = ()
    icon: str = ""
    flavour: str = ""
    notes: tuple[str, ...] = ()


class CardView(Shape, dict=True, gc=True):
    """A card that is seen. Its face is not sent with it: see `GET /api/boxes/{box}/cards`, by its name."""

    tag: Annotated[int, about("this card while it lies where it lies: new each time it moves")]
    name: str
    kind: Kind
    box: Annotated[str, about("the id of the box it comes from")]

    @cached_property
    def face(self) -> FaceView:
        """What is printed on the card. It is no field, so it is not sent: `kickdoor.views.faces` attaches it."""
        raise ValueError(f"the face of {self.name} was not attached")


Faces = Mapping[tuple[str, str], FaceView]  # by box and name


def card_view(tag: int, face: FaceView) -> CardView:
    """A card with its face attached."""
    card = CardView(tag, face.name, face.kind, face.box)
    card.__dict__["face"] = face
    return card
