"""What is printed on a card, in the parts a card file has: all copies of a card share one face."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kickdoor.briefs.cards import BriefFace
from kickdoor.views.cards import FaceView
from kickdoor.views.names import Deck, Kind

from .sentence import Cost, Limit, Moment, Noun, Standing, Verb

if TYPE_CHECKING:
    from .card import Card

DOOR: Final = 0
TREASURE: Final = 1
NO_DECK: Final = 2  # Houses, New Kids, Dungeons
DECKS: Final[tuple[Deck, ...]] = ("door", "treasure", "none")

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

    def printed(self) -> tuple[str, ...]:
        """Its name and its sentences. Abilities that print the same are one ability of the player (RULE-26)."""
        cost = "" if self.cost is None else self.cost.text
        limit = "" if self.limit is None else self.limit.text
        return (self.name, self.when.text, cost, limit, *self.only, *[verb.text for verb in self.does])


def named(ability: Ability, card: Card | None) -> str:
    """The name an ability has of its own; empty where it goes by its card's."""
    return "" if card is not None and ability.name == card.name else ability.name


class Title:
    """What a card is called."""

    def __init__(self, name: str, plural: str = "", article: str = "") -> None:
        self.name: Final = name
        self.plural: Final = plural
        self.article: Final = article


class Sort:
    """Where a card belongs: its box, its kind, its deck."""

    def __init__(self, box: str, kind: Kind, deck: int, copies: int = 1) -> None:
        self.box: Final = box
        self.kind: Final[Kind] = kind
        self.deck: Final = deck
        self.copies: Final = copies


class Numbers:
    """The numbers on a card."""

    def __init__(
        self, level: int = 0, rank: int = 0, bonus: int = 0, treasures: int = 0, levels: int = 1, value: int = 0
    ) -> None:
        self.level: Final = level
        self.rank: Final = rank
        self.bonus: Final = bonus
        self.treasures: Final = treasures
        self.levels: Final = levels
        self.value: Final = value


class Fit:
    """What a card goes on, where it is worn, and who may use it."""

    def __init__(
        self,
        slot: int = NO_SLOT,
        big: bool = False,
        of: str = "",
        fits: Noun | None = None,
        only: tuple[str, ...] = (),
        not_for: tuple[str, ...] = (),
    ) -> None:
        self.slot: Final = slot
        self.big: Final = big
        self.of: Final = of  # the kind that a double doubles
        self.fits: Final = fits  # what an item enhancer goes on
        self.only: Final = only  # traits; any of them is enough
        self.not_for: Final = not_for


class Sentences:
    """What a card says in the card language."""

    def __init__(
        self,
        always: tuple[Standing, ...] = (),
        until: Moment | None = None,
        play: Ability | None = None,
        bad_stuff: tuple[Verb, ...] = (),
        abilities: tuple[Ability, ...] = (),
        tags: tuple[str, ...] = (),
    ) -> None:
        self.always: Final = always
        self.until: Final = until
        self.play: Final = play  # top-level when, cost, does
        self.bad_stuff: Final = bad_stuff
        self.abilities: Final = abilities
        self.tags: Final = tags


class Ornament:
    """What is there for people only; the engine never reads it."""

    def __init__(self, icon: str = "", flavour: str = "", faq: tuple[str, ...] = ()) -> None:
        self.icon: Final = icon
        self.flavour: Final = flavour
        self.faq: Final = faq


class Face:
    """What is printed on a card. Its parts are only for putting it together: everybody reads it field by field."""

    def __init__(
        self, title: Title, sort: Sort, numbers: Numbers, fit: Fit, says: Sentences, ornament: Ornament
    ) -> None:
        self.name: Final = title.name
        self.plural: Final = title.plural
        self.article: Final = title.article
        self.box: Final = sort.box
        self.kind: Final[Kind] = sort.kind
        self.deck: Final = sort.deck
        self.copies: Final = sort.copies
        self.level: Final = numbers.level
        self.rank: Final = numbers.rank
        self.bonus: Final = numbers.bonus
        self.treasures: Final = numbers.treasures
        self.levels: Final = numbers.levels
        self.value: Final = numbers.value
        self.slot: Final = fit.slot
        self.big: Final = fit.big
        self.of: Final = fit.of
        self.fits: Final = fit.fits
        self.only: Final = fit.only
        self.not_for: Final = fit.not_for
        self.always: Final = says.always
        self.until: Final = says.until
        self.play: Final = says.play
        self.bad_stuff: Final = says.bad_stuff
        self.abilities: Final = says.abilities
        self.tags: Final = says.tags
        self.icon: Final = ornament.icon
        self.flavour: Final = ornament.flavour
        self.faq: Final = ornament.faq
        self.printed: FaceView  # the same for readers; the language writes it when the card is read
        self.brief: BriefFace | None = None  # the same for bots, made when it is first seen
