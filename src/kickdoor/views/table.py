"""A table as one seat sees it: the public part, the seat's own part, and both together."""

from __future__ import annotations

from typing import Annotated

from .cards import CardView
from .deeds import AskView, DraftView, DroppedView, OfferView, ProposalView
from .names import LineKind, Phase, Sex, WindowKind
from .shape import Shape, about


class PlayerView(Shape):
    """A player as everybody sees them."""

    seat: Annotated[int, about("counted from 0, clockwise")]
    name: str
    level: int
    sex: Annotated[Sex | None, about("null: the box knows none")]
    dead: Annotated[bool, about("dead until their next turn begins")]
    house: Annotated[str | None, about("the name of the House, in boxes that have them")]
    kid: Annotated[str | None, about("the name of the New Kid card, in boxes that have them")]
    hand_size: int
    play: Annotated[list[CardView], about("the cards in front of them")]
    carried: Annotated[list[int], about("tags of Items turned sideways: carried, not equipped")]
    in_force: Annotated[list[int], about("tags of the cards in play that count now")]
    attached: Annotated[list[tuple[int, int]], about("tags: a card, and the card it is attached to")]
    strength: Annotated[int, about("Level and all modifiers, in the fight that is on if they take part")]
    run_away: Annotated[int, about("what is added to the die when they Run Away")]
    hand_limit: Annotated[int, about("cards they may hold after Charity")]
    capacity: Annotated[int, about("the sum of the ranks of Powers they may have, in boxes that have Powers")]
    open_to_trades: Annotated[bool, about("they say that they would trade, also in the turns of others")] = False
    extra_turn: Annotated[bool, about("they take an extra turn after this one")] = False
    steps: Annotated[tuple[int, ...], about("how far along each track of the boxes they are")] = ()
    kept: Annotated[
        tuple[tuple[int, int], ...], about("monsters they have kept as companions: the tag of each, and its bonus")
    ] = ()


class LineView(Shape, kw_only=True):
    """One modifier of a fight: the lines of a side add up to its total."""

    amount: int
    kind: Annotated[LineKind, about("where it comes from")]
    card: Annotated[str, about("the name of the card it comes from; empty: none")] = ""
    text: Annotated[str, about("the card's sentence, or the name of its keyword")] = ""
    seat: Annotated[int | None, about("the player whose it is")] = None
    foe: Annotated[int | None, about("the number of the monster whose it is")] = None


class FoeView(Shape):
    """A monster in the fight."""

    number: Annotated[int, about("its own in this fight; answers aim at it")]
    card: CardView
    copy: Annotated[bool, about("not a card of its own: a copy of `card`")]
    strength: Annotated[int, about("with all that was played on it")]
    levels: Annotated[int, about("won for beating it")]
    treasures: Annotated[int, about("won for beating it")]
    enhancers: Annotated[list[str], about("the names of the cards played on it")]
    escape: Annotated[
        int, about("the least roll with which the fighter escapes: 1 at most: any, 7 or more: none; 0: not told")
    ] = 0


class FightView(Shape):
    """The combat that is on, added up line by line."""

    fighter: Annotated[int, about("the seat")]
    helper: Annotated[int | None, about("the seat that helps")]
    munchkins: Annotated[int, about("the total of the munchkins' side")]
    monsters: Annotated[int, about("the total of the monsters' side")]
    ours: Annotated[list[LineView], about("how `munchkins` comes about")]
    theirs: Annotated[list[LineView], about("how `monsters` comes about")]
    winning: Annotated[bool, about("whether the munchkins would win as it stands")]
    short: Annotated[int, about("how much more the munchkins need to win; 0: they would win")]
    decided: Annotated[bool, about("won, or being fled: nothing more counts")]
    foes: list[FoeView]
    levels: Annotated[int, about("won if it is won now")]
    treasures: Annotated[int, about("won if it is won now")]
    borrowed: Annotated[
        tuple[tuple[int, int], ...],
        about("Items that go back after the fight: the tag of each, and its owner"),
    ] = ()
    declined: Annotated[
        tuple[int, ...], about("seats that the fighter has asked for help, and that declined")
    ] = ()
    helped: Annotated[
        tuple[tuple[int, int], ...],
        about(
            "while the fight is lost without a helper: seats whose help brings another sum than their strength "
            "does, and by how much the munchkins would be ahead with it; more than 0: they would win"
        ),
    ] = ()
    rewards: Annotated[
        tuple[tuple[int, str], ...],
        about("seats besides the fighter's that a card of theirs rewards for helping, and the name of that card"),
    ] = ()


class PileView(Shape):
    """A discard pile."""

    count: Annotated[int, about("cards in it")]
    top: Annotated[CardView | None, about("the card on top; the ones below are not shown")]


class BodyView(Shape):
    """What lies beside a dead munchkin, to be looted."""

    seat: Annotated[int, about("of the dead")]
    cards: list[CardView]


class MomentView(Shape):
    """What an interrupt is about: it is about to happen, or just has."""

    what: Annotated[str, about("what happens")]
    seat: Annotated[int | None, about("to whom")]
    card: Annotated[CardView | None, about("by which card")]
    by: Annotated[int | None, about("of a Curse: who played it; of help: the other one")] = None
    roll: Annotated[int, about("of a roll: the face of the die as it lies now")] = 0
    needed: Annotated[int, about("of a roll to run away: the least face that escapes; 1: any")] = 0
    averted: Annotated[bool, about("of a Curse: it was stopped or turned away from this seat")] = False


class PhasesView(Shape):
    """What the edition calls the phases of a turn."""

    door: Annotated[str, about("opening the door: phase 1")]
    trouble: Annotated[str, about("fighting a monster from the hand in phase 2")]
    loot: Annotated[str, about("drawing a card in phase 2 instead")]


class TrackView(Shape):
    """A way that each character goes step by step, as the cards of its box say."""

    name: str
    steps: Annotated[int, about("to its end, where something happens and one begins again")]
    end: Annotated[tuple[str, ...], about("the sentences that say what happens at its end")] = ()


class PublicView(Shape):
    """What everybody sees, the same for all."""

    boxes: Annotated[list[str], about("ids; the first is the host, whose rules hold")]
    phases: Annotated[PhasesView, about("their names in the host's edition")]
    winning_level: int
    turn: Annotated[int, about("the seat whose turn it is")]
    turns: Annotated[int, about("how many turns have begun")]
    phase: Annotated[Phase, about("where the turn is")]
    over: Annotated[bool, about("whether the game is over")]
    winners: Annotated[list[int], about("seats; empty until it is over, or if nobody won")]
    players: Annotated[list[PlayerView], about("by seat")]
    decks: Annotated[list[int], about("how many cards are left: Doors, Treasures")]
    discards: Annotated[list[PileView], about("Doors, Treasures")]
    middle: Annotated[list[CardView], about("cards that are being dealt with: just revealed, played, struck")]
    bodies: list[BodyView]
    dungeons: Annotated[list[CardView], about("the open Dungeons")]
    fight: FightView | None
    window: Annotated[WindowKind | None, about("null: one seat has a question to answer")]
    moment: Annotated[MomentView | None, about("in an interrupt: what it is about")]
    asked: Annotated[int | None, about("the seat whose question it is, or that leads the window")]
    proposal: Annotated[ProposalView | None, about("what the lead has announced")]
    waits: Annotated[bool, about("a window is open until everybody has passed, or its clock runs out")]
    offers: list[OfferView]
    deaths: Annotated[int, about("how often anybody has died in this game")] = 0
    tracks: Annotated[tuple[TrackView, ...], about("those of the boxes")] = ()


class OwnView(Shape, kw_only=True):
    """What only the seat itself sees."""

    seat: Annotated[int, about("which it is")]
    hand: list[CardView]
    fresh: Annotated[tuple[int, ...], about("tags of cards that came just now, and may be played at once")] = ()
    ask: Annotated[AskView | None, about("null: the seat has nothing to answer now")] = None
    draft: Annotated[DraftView | None, about("what it is composing")] = None
    offers: Annotated[
        tuple[OfferView, ...], about("offers to or by this seat that promise cards of a hand, with these cards")
    ] = ()
    dropped: Annotated[
        DroppedView | None, about("what it was composing when that became void; until its next answer")
    ] = None
    standing: Annotated[bool, about("this seat passes by itself until something changes (see pass_until)")] = False
    undo: Annotated[bool, about("the last answer may be taken back (see undo)")] = False
