"""Cards as bots read them: `CardView` and `FaceView` field by field."""

from __future__ import annotations

from typing import Final

from kickdoor.views.cards import CardView, FaceView, card_view
from kickdoor.views.names import Deck, Kind, Slot

from .native import mypyc_attr


@mypyc_attr(acyclic=True)
class BriefFace:
    """What is printed on a card; `view` has what is only for people, `free` are abilities without a price."""

    __slots__ = (
        "abilities", "always", "bad_stuff", "big", "bonus", "box", "deck", "free", "kind", "level", "levels",
        "name", "not_for", "of", "only", "play", "rank", "slot", "tags", "treasures", "value", "view",
    )  # fmt: skip

    def __init__(self, view: FaceView) -> None:
        self.view: Final = view
        self.box: Final[str] = view.box
        self.name: Final[str] = view.name
        self.kind: Final[Kind] = view.kind
        self.deck: Final[Deck] = view.deck
        self.level: Final[int] = view.level
        self.rank: Final[int] = view.rank
        self.bonus: Final[int] = view.bonus
        self.treasures: Final[int] = view.treasures
        self.levels: Final[int] = view.levels
        self.slot: Final[Slot | None] = view.slot
        self.big: Final[bool] = view.big
        self.value: Final[int] = view.value
        self.of: Final[str] = view.of
        self.tags: Final = view.tags
        self.only: Final = view.only
        self.not_for: Final = view.not_for
        self.always: Final = view.always
        self.play: Final = view.play
        self.bad_stuff: Final = view.bad_stuff
        self.abilities: Final = view.abilities
        self.free: Final = tuple([ability.name for ability in view.abilities if not ability.cost])


@mypyc_attr(acyclic=True)
class BriefCard:
    """A card that is seen: the same for all who see it, until it moves."""

    __slots__ = ("_view", "face", "kind", "name", "tag")

    def __init__(self, tag: int, face: BriefFace) -> None:
        self.tag: Final = tag
        self.face: Final = face
        self.name: Final = face.name
        self.kind: Final[Kind] = face.kind
        self._view: CardView | None = None

    @property
    def box(self) -> str:
        return self.face.box

    @property
    def view(self) -> CardView:
        found = self._view
        if found is None:
            found = card_view(self.tag, self.face.view)
            self._view = found
        return found


def brief_of(view: CardView) -> BriefCard:
    """A card of a view: made once."""
    kept = view.__dict__
    found = kept.get("brief")
    if isinstance(found, BriefCard):
        return found
    # It does not keep the view: that would be a cycle.
    made = BriefCard(view.tag, BriefFace(view.face))
    kept["brief"] = made
    return made


def briefs_of(views: list[CardView] | tuple[CardView, ...]) -> list[BriefCard]:
    return [brief_of(view) for view in views]
