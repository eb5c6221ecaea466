"""What may be done and what is asked: options, questions, offers, drafts, proposals, refusals."""

from __future__ import annotations

from typing import Annotated

from .cards import CardView
from .names import Chooser, Deck, DraftKind, Kind, OfferKind, ReasonName, Share, Side, VoidReason, Way, YesOrNo
from .shape import Shape, about


class DeedView(Shape, kw_only=True):
    """Something that may be done, or is about to be: what, with which card, aimed at what."""

    verb: Annotated[str, about("what is done; words/en/options.ftl has a message `option-<verb>` for each")]
    card: Annotated[CardView | None, about("with which card")] = None
    ability: Annotated[str, about("the name of the card's ability that is used")] = ""
    answer: Annotated[YesOrNo, about("the answer yes or no")] = ""
    sentence: Annotated[str, about("the sentence of a card that is chosen")] = ""
    number: Annotated[int | None, about("Treasures promised, gold of a sale, face of the die")] = None
    share: Annotated[
        Share, about("of Treasures promised: so many, all, half, or all beyond the first so many")
    ] = "number"
    seat: Annotated[int | None, about("aimed at this player")] = None
    foe: Annotated[int | None, about("aimed at the monster of this number")] = None
    side: Annotated[Side | None, about("aimed at a side of the fight")] = None
    on: Annotated[CardView | None, about("aimed at this card")] = None


class EscapeView(Shape, kw_only=True):
    """A monster that one would run from."""

    foe: Annotated[int, about("its number")]
    card: Annotated[CardView, about("its face has the Bad Stuff")]
    at: Annotated[int, about("the least roll with which one escapes: 1: any, 7: none")]
    harmless: Annotated[bool, about("its Bad Stuff does nothing to this player")] = False
    dies: Annotated[bool, about("its Bad Stuff kills this player")] = False
    idle: Annotated[bool, about("its Bad Stuff finds nothing to take from this player now")] = False
    harm: Annotated[int, about("how much its Bad Stuff hurts, roughly: a level counts 10, a card 4")] = 0


class OutcomeView(Shape, kw_only=True):
    """What follows from an option if nobody answers it, as far as the seat may know."""

    ours: Annotated[int | None, about("in a fight: the munchkins' total afterwards")] = None
    theirs: Annotated[int | None, about("in a fight: the monsters' total afterwards")] = None
    wins: Annotated[bool, about("in a fight: whether the munchkins would win then")] = False
    bare: Annotated[bool, about("in a fight: it would be won without a level and without a Treasure")] = False
    strength: Annotated[int | None, about("outside a fight: one's own strength afterwards")] = None
    levels: Annotated[
        tuple[tuple[int, int], ...], about("the seats whose Level changes, and the Level of each afterwards")
    ] = ()
    steps: Annotated[
        tuple[tuple[int, int, int], ...],
        about("the seats that move along a track of the boxes: the seat, the track, how far afterwards"),
    ] = ()
    won_levels: Annotated[int, about("of a claimed win: levels")] = 0
    won_treasures: Annotated[int, about("of a claimed win: Treasures")] = 0
    won_shared: Annotated[int, about("of a claimed win: how many of these Treasures are the helper's")] = 0
    wins_game: Annotated[bool, about("it wins the game")] = False
    escapes: Annotated[tuple[EscapeView, ...], about("of running away: the monsters")] = ()
    sacrifices: Annotated[
        tuple[CardView, ...],
        about("of running away: companions, one of which may be sacrificed instead"),
    ] = ()
    draws: Annotated[Deck | None, about("of the door and the room: the deck a card is drawn from")] = None
    charity: Annotated[int, about("of ending a turn: how many cards are above the hand limit")] = 0
    loses: Annotated[tuple[CardView, ...], about("one's own cards that are gone for good")] = ()
    lifts: Annotated[tuple[CardView, ...], about("the Curses on one that are gone")] = ()
    dies: Annotated[bool, about("one dies")] = False
    carried: Annotated[bool, about("of an Item that is played: it is only carried, and does nothing yet")] = False
    outs: Annotated[
        tuple[str, ...],
        about("of running away: own cards and abilities with which one escapes without a roll, while one runs"),
    ] = ()
    powers: Annotated[
        tuple[str, ...], about("of a fight that would be lost: one's own abilities that can be used in it")
    ] = ()
    helpers: Annotated[
        tuple[int, ...], about("of a fight that would be lost alone: the players with whose help it would be won")
    ] = ()
    frees: Annotated[bool, about("one escapes by it from all monsters, without a roll")] = False
    no_level: Annotated[bool, about("the fight is won then, but it brings Treasures only, and no level")] = False
    idle: Annotated[bool, about("of a Curse: it would do nothing to the player it is aimed at")] = False
    instead: Annotated[CardView | None, about("the known card that is drawn instead of an unknown one")] = None
    better: Annotated[bool, about("of that card: it is of more use to the seat than most")] = False


class OptionView(DeedView, kw_only=True):
    """Something a seat may answer."""

    way: Annotated[Way, about("how taking it counts")]
    composer: Annotated[Chooser | None, about("of a price of help: which side composes it")] = None
    now: Annotated[int | None, about("of a share of Treasures: how many these are as the fight stands")] = None
    won: Annotated[int | None, about("of a share of Treasures: how many there are to win as the fight stands")] = (
        None
    )
    then: Annotated[OutcomeView | None, about("what follows; null: nothing can be told, or nobody reads")] = None
    word: Annotated[str, about("what an answer names; unique in its ask, the same while it means the same")] = ""


class ProposalView(DeedView, kw_only=True):
    """What the lead of a window has announced: it happens when all have passed."""

    by: Annotated[int, about("the seat")]


class QuestionView(Shape, kw_only=True):
    """What a choice is about."""

    kind: Annotated[
        str, about("the kind of window; what is composed (help, trade, sale, show); what a question wants to know")
    ]
    count: Annotated[int, about("how many are still to be chosen; 0: it is no question of how many")] = 0
    done: Annotated[int, about("how many have been chosen")] = 0
    keep: Annotated[int, about("of Charity, and of cards beyond a limit: how many may be kept")] = 0
    to: Annotated[tuple[int, ...], about("the seats that may get it")] = ()
    card: Annotated[CardView | None, about("the card that asks")] = None
    sentence: Annotated[str, about("its sentence that asks")] = ""
    wish: Annotated[str, about("of a card that asks whether something is wanted: what the answer yes says")] = ""
    gold: Annotated[int, about("of a price: how much gold is still to be paid")] = 0
    seat: Annotated[int | None, about("the player it is about, where it is another")] = None
    idle: Annotated[bool, about("the answer changes nothing")] = False
    of: Annotated[Kind | None, about("of cards beyond a limit: their kind")] = None
    has: Annotated[int, about("of cards beyond a limit: how many there are; of Powers, their Ranks")] = 0


class RescueView(Shape, kw_only=True):
    """Options that turn the seat's own fight, which it is losing: one of them, or several together."""

    options: Annotated[tuple[int, ...], about("their places in the list of options, in the order to take them")]
    ours: Annotated[int, about("the munchkins' total when all of them are done")]
    theirs: Annotated[int, about("the monsters' total then")]


class SwapView(Shape, kw_only=True):
    """An Item that has no room beside what is worn, and what it could be worn instead of."""

    card: Annotated[CardView, about("the Item, in the hand or carried")]
    off: Annotated[tuple[CardView, ...], about("what is taken off first")]
    strength: Annotated[int, about("one's own strength afterwards")]
    lost: Annotated[
        tuple[CardView, ...], about("of what is taken off: what does more than add its bonus; that is lost")
    ] = ()


class AskView(Shape):
    """What a seat may answer now."""

    number: Annotated[
        int, about("sent back with the answer; changes when the seat answers, or something public happens")
    ]
    question: QuestionView
    options: list[OptionView]
    rescue: Annotated[
        RescueView | None, about("what would turn the own lost fight; null: nothing, or nobody reads")
    ] = None
    swaps: Annotated[
        tuple[SwapView, ...], about("Items that can be worn instead of others; empty where nobody reads")
    ] = ()


class TermsView(Shape, kw_only=True):
    """What changes hands in an offer or a draft."""

    gives: Annotated[tuple[CardView, ...], about("cards of the one who offers, or that a fighter promises")] = ()
    wants: Annotated[tuple[CardView, ...], about("cards of the other")] = ()
    treasures: Annotated[
        int, about("of help: how many Treasures the helper gets; of the share `beyond`, how many are kept back")
    ] = 0
    share: Annotated[
        Share, about("of help: which share of the Treasures, counted when the fight is won; half is rounded down")
    ] = "number"
    first: Annotated[Chooser | None, about("of help: who picks a Treasure first; null: no Treasures")] = None
    now: Annotated[
        int | None, about("of help that waits for an answer or is composed: Treasures of this share at present")
    ] = None
    won: Annotated[int | None, about("of the same: Treasures of the fight at present")] = None
    plays: Annotated[int, about("of help: how many cards of the fighter's hand are played on the helper")] = 0
    cards: Annotated[
        tuple[CardView, ...], about("of help: these cards, for the two whom the bargain concerns")
    ] = ()


class OfferView(TermsView, kw_only=True):
    """A bargain or trade that was put to somebody and waits for an answer."""

    kind: OfferKind
    by: Annotated[int, about("the seat that offers")]
    to: Annotated[int, about("the seat that may accept")]
    fighter: Annotated[
        int | None, about("of help: the seat that fights; it may be the one that offers or the other")
    ] = None


class DraftView(TermsView, kw_only=True):
    """What a seat is composing, seen by nobody else."""

    kind: DraftKind
    to: Annotated[int | None, about("the seat it is for; null: all, or nobody")] = None
    doubled: Annotated[tuple[int, ...], about("of a sale: tags of the Items that count twice")] = ()
    gold: Annotated[int, about("of a sale: what the Items bring")] = 0


class DroppedView(Shape):
    """What a seat was composing when it became void, and why."""

    kind: DraftKind
    to: Annotated[int, about("the seat it was for")]
    why: Annotated[VoidReason, about("why it cannot be sent any more")]


class ReasonView(Shape, kw_only=True):
    """Why a bot did something: the reason as a message of the catalogue, with what fills it."""

    reason: Annotated[ReasonName, about("the message of the catalogue, without its prefix `because-`")]
    by: Annotated[int, about("the bot's seat")]
    deed: Annotated[OptionView, about("what it did; this may name a card of its hand")]
    asked: Annotated[str, about("the kind of the question that it answered")] = ""
    monster: Annotated[str, about("the name of the monster it was aimed at")] = ""
    seat: Annotated[int | None, about("the player it is about")] = None
    level: Annotated[int, about("that player's Level")] = 0
    ours: Annotated[int, about("the total of the munchkins' side")] = 0
    theirs: Annotated[int, about("the total of the monsters' side")] = 0
    number: Annotated[int, about("Treasures, or points that are missing")] = 0
    percent: Annotated[int, about("of a search: how often it wins after that")] = 0
    games: Annotated[int, about("of a search: in how many imagined games")] = 0


class RefusalView(Shape, kw_only=True):
    """Why something cannot be done: the reason as a message of the catalogue, with what fills it."""

    rule: Annotated[str, about("the number of the rule that decides; empty: no rule of the game")] = ""
    also: Annotated[tuple[str, ...], about("further rules that bear on it")] = ()
    reason: Annotated[str, about("the message of the catalogue, without its prefix `refusal-`")]
    card: Annotated[str, about("the card that is refused")] = ""
    by: Annotated[str, about("the card that refuses")] = ""
    seat: Annotated[int | None, about("the player it is about")] = None
    needs: Annotated[tuple[str, ...], about("what would be needed: traits, slots")] = ()
    has: Annotated[tuple[str, ...], about("what there is instead")] = ()
    number: Annotated[int | None, about("a limit, a Level, an amount of gold")] = None
    sentence: Annotated[str, about("the words of the card that decide")] = ""
