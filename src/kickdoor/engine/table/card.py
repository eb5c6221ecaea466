"""What the engine needs to know of a card; one object is one piece of cardboard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kickdoor.views.names import Deck

from .sentence import FACERS, Cause, Cost, Limit, Moment, Noun, Standing, Verb

if TYPE_CHECKING:
    from kickdoor.views.cards import CardView, FaceView

    from .acts import Act
    from .agenda import Option

DOOR: Final = 0
TREASURE: Final = 1
NO_DECK: Final = 2  # Houses, New Kids, Dungeons
DECKS: Final[tuple[Deck, ...]] = ("door", "treasure", "none")

# Neutral kinds, the headers of card files.
KINDS: Final = (
    "monster", "enhancer", "curse", "class", "race", "house", "kid", "double", "power", "origin",
    "companion", "item", "steed", "turf", "item_enhancer", "one_shot", "level_up", "cheat", "dungeon",
    "portal", "special",
)  # fmt: skip

# Slots.
NO_SLOT: Final = 0
HEADGEAR: Final = 1
ARMOR: Final = 2
FOOTGEAR: Final = 3
ONE_HAND: Final = 4
TWO_HANDS: Final = 5


class Ability:
    """Something a card lets somebody do, or that happens by itself: a moment, a price, what it does."""

    def __init__(
        self,
        name: str,
        when: Moment,
        does: tuple[Verb, ...],
        cost: Cost | None = None,
        limit: Limit | None = None,
        only: tuple[str, ...] = (),
    ) -> None:
        self.name: Final = name
        self.when: Final = when
        self.does: Final = does
        self.cost: Final = cost
        self.limit: Final = limit
        self.only: Final = only  # traits; any of them is enough


def named(ability: Ability, card: Card | None) -> str:
    """The name an ability has of its own; empty where it goes by its card's."""
    return "" if card is not None and ability.name == card.name else ability.name


class Face:
    """What is printed on a card: shared by all its copies."""

    def __init__(
        self,
        box: str,
        kind: str,
        name: str,
        deck: int,
        plural: str = "",
        article: str = "",
        copies: int = 1,
        of: str = "",
        fits: Noun | None = None,
        level: int = 0,
        rank: int = 0,
        bonus: int = 0,
        treasures: int = 0,
        levels: int = 1,
        slot: int = NO_SLOT,
        big: bool = False,
        value: int = 0,
        tags: tuple[str, ...] = (),
        only: tuple[str, ...] = (),
        not_for: tuple[str, ...] = (),
        always: tuple[Standing, ...] = (),
        until: Moment | None = None,
        play: Ability | None = None,
        bad_stuff: tuple[Verb, ...] = (),
        abilities: tuple[Ability, ...] = (),
        icon: str = "",
        flavour: str = "",
        faq: tuple[str, ...] = (),
    ) -> None:
        self.box: Final = box
        self.kind: Final = kind
        self.name: Final = name
        self.deck: Final = deck
        self.plural: Final = plural
        self.article: Final = article
        self.copies: Final = copies
        self.of: Final = of
        self.fits: Final = fits
        self.level: Final = level
        self.rank: Final = rank
        self.bonus: Final = bonus
        self.treasures: Final = treasures
        self.levels: Final = levels
        self.slot: Final = slot
        self.big: Final = big
        self.value: Final = value
        self.tags: Final = tags
        self.only: Final = only
        self.not_for: Final = not_for
        self.always: Final = always
        self.until: Final = until
        self.play: Final = play  # top-level when, cost, does
        self.bad_stuff: Final = bad_stuff
        self.abilities: Final = abilities
        self.icon: Final = icon
        self.flavour: Final = flavour
        self.faq: Final = faq
        self.printed: FaceView  # the same for readers; the language writes it when the card is read


class Card:
    """One piece of cardboard: a face, and a number that never leaves the engine."""

    def __init__(self, index: int, face: Face) -> None:
        self.index: Final = index
        self.face: Final = face
        # Copied from the face because the hot paths read them.
        self.name: Final = face.name
        self.kind: Final = face.kind
        self.deck: Final = face.deck
        self.bonus: Final = face.bonus
        self.value: Final = face.value
        self.slot: Final = face.slot
        # Steeds and Turfs are Big whatever they print (STEED-01, TURF-01).
        self.big: Final = face.big or face.kind in ("steed", "turf")
        self.price = 0  # what it fetches in a sale; 0 where it cannot be sold
        self.item = False  # whether it is an Item, as the table's settings say (CMP-01); known when the book is
        self.by_key: Final[dict[int, list[Standing]]] = {}
        for standing in face.always:
            self.by_key.setdefault(standing.key, []).append(standing)
        # What its keywords say once, however many cards grant them: key -> (keyword, sentence).
        self.once: Final[dict[int, list[tuple[str, Standing]]]] = {}
        self.seen: CardView | None = None  # as it was last shown; good while its tag is the same
        # What its owner may do with it, filled in when the book is made.
        self.hand_acts: tuple[Act, ...] = ()
        self.play_acts: tuple[Act, ...] = ()
        self.turned_acts: tuple[Act, ...] = ()  # of an Item that is carried, not equipped
        self.use_acts: tuple[Act, ...] = ()  # abilities; only while the card is in force
        self.hand_situations = 0
        self.play_situations = 0
        self.use_situations = 0
        self.hand_events: dict[int, tuple[Act, ...]] = {}
        self.play_events: dict[int, tuple[Act, ...]] = {}
        self.autos: dict[int, tuple[Ability, ...]] = {}  # abilities that fire by themselves, by event
        self.drafts: Final[dict[str, Option]] = {}  # options to add it to a draft, made once
        self.causes: Final = tuple([Cause(self, seat, seat) for seat in range(8)])
        self.facing: Final = Cause(self, FACERS, FACERS)
