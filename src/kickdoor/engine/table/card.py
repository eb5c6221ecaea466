"""One piece of cardboard: its face, and what the book has worked out about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kickdoor.briefs.cards import BriefCard
from kickdoor.views.names import Kind

from .absent import FACERS
from .face import Ability, Face
from .kinds import ALWAYS_BIG, TURNED_KINDS, WORN_KINDS
from .piles import MOST_SEATS
from .sentence import Cause, Standing

if TYPE_CHECKING:
    from .acts import Act
    from .agenda import Option


class Card:
    """One piece of cardboard: a face, and a number that never leaves the engine.

    A card is shared by a table and all its clones, so nothing here depends on a game. Some caches hold what is
    made once and read often: `giving`, `wanting` and `drafts` (options to add it to a draft), `causes` and
    `facing` (who speaks to whom), and `brief` (as it is seen, with the tag that it was made for). Likewise an act
    keeps its own options: `PlainAct.ready`, `AimedAct.at_seats`, `AbilityAct.ready`.
    """

    def __init__(self, index: int, face: Face) -> None:
        self.index: Final = index
        self.face: Final = face
        # Copied from the face because the hot paths read them.
        self.name: Final = face.name
        self.kind: Final[Kind] = face.kind
        self.deck: Final = face.deck
        self.bonus: Final = face.bonus
        self.value: Final = face.value
        self.slot: Final = face.slot
        self.big: Final = face.big or face.kind in ALWAYS_BIG
        self.worn: Final = face.kind in WORN_KINDS
        self.turns: Final = face.kind in TURNED_KINDS
        self.only_some: Final = bool(face.only or face.not_for)  # whether it helps some characters only
        self.price = 0  # what it fetches in a sale; 0 where it cannot be sold
        self.item = False  # whether it is an Item, as the table's settings say (CMP-01); known when the book is
        self.by_key: Final[dict[int, list[Standing]]] = {}
        for standing in face.always:
            self.by_key.setdefault(standing.key, []).append(standing)
        self.keys: tuple[int, ...] = tuple(self.by_key)  # under which it says anything, by itself or by keywords
        # What its keywords say once, however many cards grant them: key -> (keyword, sentence).
        self.once: Final[dict[int, list[tuple[str, Standing]]]] = {}
        self.brief: BriefCard | None = None  # as it was last seen; good while its tag is the same
        # What its owner may do with it, filled in when the book is made.
        self.hand_acts: tuple[Act, ...] = ()
        self.play_acts: tuple[Act, ...] = ()
        self.turned_acts: tuple[Act, ...] = ()  # of an Item that is carried; the first is to equip it
        self.use_acts: tuple[Act, ...] = ()  # abilities; only while the card is in force
        self.hand_situations = 0
        self.hand_events: dict[int, tuple[Act, ...]] = {}
        self.hand_answered = 0  # the events of `hand_events`, one bit each
        self.play_events: dict[int, tuple[Act, ...]] = {}
        self.answered = 0  # the events of `play_events`, one bit each
        self.fired = 0  # the events of `autos`, one bit each
        self.numbers: tuple[int, ...] = ()  # by place: what the limit of an ability is counted under (RULE-26)
        self.autos: dict[int, tuple[Ability, ...]] = {}  # abilities that fire by themselves, by event
        # Options to add it to a draft, made once: as what is given or wanted in a trade, and as anything else.
        self.giving: Option | None = None
        self.wanting: Option | None = None
        self.drafts: Final[dict[str, Option]] = {}
        self.causes: Final = tuple([Cause(self, seat, seat) for seat in range(MOST_SEATS)])
        self.facing: Final = Cause(self, FACERS, FACERS)


def among(cards: list[Card], card: Card) -> bool:
    """Whether a card is one of these: compiled, quicker than `in`, which asks each card whether it is equal."""
    for other in cards:
        if other is card:
            return True
    return False
