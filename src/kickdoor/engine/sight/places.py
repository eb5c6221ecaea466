"""Where each number of a learner's observation stands, what it means and what it is divided by; docs/env.md is
generated from it."""

from __future__ import annotations

from typing import Final, Literal

# What a number is: an amount; 0 or 1; or the place of something in a list, counted from 1 (0: none).
Sort = Literal[
    "number", "flag", "card", "seat", "verb", "question", "event", "moment", "window", "phase", "ability", "code"
]

QUAD: Final = 4  # numbers that are written at once; the last one of them is never negative
ACTIONS: Final = 32
SHOWN: Final = ACTIONS - 1  # options on a page
MORE: Final = ACTIONS - 1  # the action that turns to the next page
MOST_PLAYERS: Final = 6
IN_PLAY: Final = 16  # cards of a player
IN_HAND: Final = 16
FOES: Final = 6
SHOTS: Final = 12
OFFERS: Final = 4
TERMS: Final = 4  # cards on each side of an offer
EVENTS: Final = 12
CODES: Final = 64  # numbers of the sort `code` are smaller

# New names go to the end: learners know the others by their places.
VERBS: Final = (
    "kick_door", "look_for_trouble", "loot_room", "end_turn", "fight", "run_away", "pass", "take", "play", "use",
    "lay", "equip", "unequip", "discard", "sell", "add", "double", "hand_to", "show", "to", "ask_help",
    "treasures", "picks_first", "promise", "offer", "give", "want", "send", "never_mind", "accept", "decline",
    "counter", "withdraw", "lose", "pay", "loot", "sacrifice", "swap", "choose", "offer_help", "open_to_trades",
    "closed_to_trades", "bury", "close", "copy", "enough", "help", "hold_on", "kill", "lift", "look", "pass_on",
    "remove", "source", "steal", "suffer", "turn",
)  # fmt: skip
QUESTIONS: Final = (
    "setup", "start", "revealed", "room", "end", "fight", "flee", "interrupt", "trade", "show", "help", "sale",
    "charity", "pay", "lose", "loot", "take", "give", "swap", "add", "bury", "by", "choose", "chosen", "close",
    "copy", "either", "helper_escapes", "house", "kill", "lift", "look", "may", "new_kid", "offer", "part_with",
    "pass", "pass_on", "pass_on_to", "play", "remove", "replace", "roll", "shed", "source", "spoils", "stays",
    "steal", "suffer", "turn", "unequip",
)  # fmt: skip
ANSWERS: Final = ("yes", "no", "the first sentence", "the second sentence")
# Where a card lies, as an option names it.
ZONES: Final = (
    "this seat's hand", "in play", "another hand", "the fight", "the middle of the table", "the Door discards",
    "the Treasure discards", "a body", "the open Dungeons", "elsewhere",
)  # fmt: skip
DRAFTS: Final = ("help", "trade", "sale", "show")
SHARES: Final = ("number", "all", "half", "beyond")


class Column:
    """One number of a row."""

    def __init__(self, name: str, meaning: str, sort: Sort = "number", unit: int = 1) -> None:
        self.name: Final = name
        self.meaning: Final = meaning
        self.sort: Final[Sort] = sort
        self.unit: Final = unit  # of a number: a learner divides by it


class Part:
    """Rows of the same columns."""

    def __init__(self, name: str, meaning: str, rows: int, columns: tuple[Column, ...]) -> None:
        self.name: Final = name
        self.meaning: Final = meaning
        self.rows: Final = rows
        self.columns: Final = columns
        self.width: Final = len(columns)
        self.quads: Final = rows * len(columns) // QUAD  # in all
        self.step: Final = len(columns) // QUAD  # quads of a row, where it has several


def _many(name: str, meaning: str, count: int) -> tuple[Column, ...]:
    return tuple([Column(f"{name}_{place}", meaning, "card") for place in range(1, count + 1)])


TABLE: Final = Part("table", "The table, the question and the open moment.", 1, (
    Column("turns", "turns so far", "number", 100),
    Column("goal", "the Level that wins", "number", 10),
    Column("turn", "whose turn it is", "seat"),
    Column("phase", "where the turn is", "phase"),
    Column("question", "what this seat is asked", "question"),
    Column("options", "options of the ask", "number", 31),
    Column("page", "pages of options turned"),
    Column("asked", "who is asked, or leads the window", "seat"),
    Column("window", "the kind of window that is open", "window"),
    Column("doors", "cards in the Door deck", "number", 100),
    Column("treasures", "cards in the Treasure deck", "number", 100),
    Column("deaths", "how often anybody has died", "number", 10),
    Column("door_discards", "cards in the Door discards", "number", 100),
    Column("door_top", "the card on top of them", "card"),
    Column("treasure_discards", "cards in the Treasure discards", "number", 100),
    Column("treasure_top", "the card on top of them", "card"),
    Column("count", "of a question: how many are still to be chosen", "number", 5),
    Column("keep", "of Charity: how many cards may be kept", "number", 5),
    Column("asking", "of a question: the card that asks", "card"),
    Column("about", "of a question: the player it is about", "seat"),
    Column("moment", "of an interrupt: what happens", "moment"),
    Column("moment_seat", "to whom", "seat"),
    Column("moment_card", "by which card", "card"),
    Column("moment_by", "of a Curse: who played it; of help: the other one", "seat"),
    Column("roll", "the die as it lies now", "number", 6),
    Column("needed", "of a roll to run away: the least face that escapes", "number", 6),
    Column("averted", "of a Curse: it was turned away from this seat", "flag"),
    Column("fresh", "cards just drawn that may be played at once", "number", 5),
    Column("proposed", "the proposal that waits for the others to pass", "verb"),
    Column("proposed_card", "its card", "card"),
    Column("proposed_seat", "the player it is aimed at", "seat"),
    Column("proposed_by", "who proposes", "seat"),
    *_many("middle", "a card in the middle of the table: revealed, played, struck", 4),
    *_many("dungeon", "an open Dungeon", 4),
))  # fmt: skip

DRAFT: Final = Part("draft", "What this seat is composing.", 1, (
    Column("kind", "a price of help, a trade, a sale, or cards to be shown: 1 to 4", "code"),
    Column("to", "for whom", "seat"),
    Column("treasures", "Treasures promised", "number", 5),
    Column("share", "1: so many, 2: all, 3: half, 4: all beyond so many", "code"),
    Column("helper_first", "the helper picks first", "flag"),
    Column("gold", "of a sale: what the Items bring", "number", 1000),
    Column("mine", "of help: this seat is the fighter", "flag"),
    Column("cards", "cards in it", "number", 5),
    *_many("give", "a card that is given, sold, promised or shown", TERMS),
    *_many("want", "a card that is wanted in return", TERMS),
))  # fmt: skip

PLAYERS: Final = Part("players", "Each player: this seat, then the others in turn order.", MOST_PLAYERS, (
    Column("strength", "combat strength, in the fight that is on if they take part", "number", 20),
    Column("run_away", "what is added to the die when they Run Away", "number", 6),
    Column("level", "the Level; 0: no player sits here", "number", 10),
    Column("hand", "cards in the hand", "number", 8),
    Column("hand_limit", "cards they may hold after Charity", "number", 8),
    Column("play", "cards in play", "number", 10),
    Column("dead", "is dead", "flag"),
    Column("sex", "1: male, 2: female, 0: the box knows none", "code"),
    Column("open", "is open to trades", "flag"),
    Column("extra_turn", "takes an extra turn after this one", "flag"),
    Column("role", "1: fights, 2: helps, 0: neither", "code"),
    Column("capacity", "the sum of the ranks of Powers they may have", "number", 10),
    Column("steps", "steps along the first track of the boxes", "number", 5),
    Column("steps_2", "steps along the second track", "number", 5),
    Column("house", "the House", "card"),
    Column("kid", "the New Kid", "card"),
))  # fmt: skip

GEAR: Final = Part("gear", f"The cards in play, {IN_PLAY} rows for each player in the same order.",
    MOST_PLAYERS * IN_PLAY, (
    Column("card", "the card", "card"),
    Column("state", "1: in force, 2: carried, 4: a monster that is kept, 8: attached to another card", "code"),
))  # fmt: skip

HAND: Final = Part("hand", "The hand of this seat.", IN_HAND, (Column("card", "the card", "card"),))

FIGHT: Final = Part("fight", "The fight that is on.", 1, (
    Column("munchkins", "the munchkins' total", "number", 20),
    Column("monsters", "the monsters' total", "number", 20),
    Column("lead", "the first minus the second", "number", 10),
    Column("fight", "there is a fight", "flag"),
    Column("winning", "the munchkins would win now", "flag"),
    Column("decided", "it is won, or being fled", "flag"),
    Column("levels", "Levels to be won", "number", 2),
    Column("treasures", "Treasures to be won", "number", 5),
    Column("fighter", "who fights", "seat"),
    Column("helper", "who helps", "seat"),
    Column("price", "Treasures promised to the helper as it stands", "number", 5),
    Column("foes", "monsters", "number", 2),
))  # fmt: skip

FOE: Final = Part("foes", "The monsters of the fight.", FOES, (
    Column("strength", "with all that was played on it", "number", 20),
    Column("levels", "won for beating it", "number", 2),
    Column("treasures", "won for beating it", "number", 5),
    Column("card", "the monster", "card"),
))  # fmt: skip

SHOT: Final = Part("shots", "One-shots and enhancers in the fight, the latest first.", SHOTS, (
    Column("card", "the card", "card"),
    Column("by", "who played it", "seat"),
    Column("side", "1: for the munchkins, 2: for the monsters", "code"),
    Column("on", "the place of its monster among the monsters; 8 and more: 7 and the place of a player", "code"),
))  # fmt: skip

OFFER: Final = Part("offers", "Offers that wait for an answer, those to this seat first.", OFFERS, (
    Column("by", "who offers", "seat"),
    Column("to", "who may accept", "seat"),
    Column("kind", "1: help, 2: a trade", "code"),
    Column("treasures", "Treasures promised, as the fight stands", "number", 5),
    Column("share", "1: so many, 2: all, 3: half, 4: all beyond so many", "code"),
    Column("helper_first", "the helper picks first", "flag"),
    Column("plays", "cards of the fighter's hand that are played on the helper", "number", 2),
    Column("cards", "cards that change hands", "number", 5),
    *_many("give", "a card that is given or promised", TERMS),
    *_many("want", "a card that is wanted in return; of help: a card of the hand, for the two concerned", TERMS),
))  # fmt: skip

EVENT: Final = Part("events", "What has happened last, the latest first.", EVENTS, (
    Column("what", "the kind of event", "event"),
    Column("who", "the player it is about", "seat"),
    Column("other", "the other player", "seat"),
    Column("card", "the card, if this seat sees it", "card"),
    Column("amount", "levels, Treasures, gold, the face of a die", "number", 5),
    Column("bonus", "what is added to a die or to a strength", "number", 5),
    Column("needed", "of a roll to run away: the least that escapes", "number", 6),
    Column("level", "the Level reached", "number", 10),
))  # fmt: skip

OPTION: Final = Part("options", "The options of the page, a row for each action.", ACTIONS, (
    Column("verb", "what is done", "verb"),
    Column("way", "1: answers a question, 2: passes, 3: proposes, 4: loud, 5: quiet, 6: composes", "code"),
    Column("card", "with which card", "card"),
    Column("zone", "where it lies", "code"),
    Column("owner", "with whom", "seat"),
    Column("place", "its place there, the last one first in the discards", "number", 10),
    Column("seat", "the player aimed at", "seat"),
    Column("foe", "the place of the monster aimed at", "code"),
    Column("on", "the card aimed at", "card"),
    Column("on_owner", "who has it", "seat"),
    Column("on_place", "its place there", "number", 10),
    Column("side", "the side aimed at: 1: the munchkins, 2: the monsters", "code"),
    Column("number", "Treasures promised, gold of a sale, face of the die", "number", 10),
    Column("share", "1: so many, 2: all, 3: half, 4: all beyond so many", "code"),
    Column("answer", "1: yes, 2: no, 3 and more: which of the sentences asked about", "code"),
    Column("ability", "the ability that is used", "ability"),
))  # fmt: skip

PARTS: Final = (TABLE, DRAFT, PLAYERS, GEAR, HAND, FIGHT, FOE, SHOT, OFFER, EVENT, OPTION)


def first_quad(part: Part) -> int:
    """Where a part begins, in quads."""
    at = 0
    for other in PARTS:
        if other is part:
            return at
        at += other.quads
    raise ValueError(f"no part of an observation: {part.name}")


QUADS: Final = first_quad(OPTION) + OPTION.quads
LENGTH: Final = QUADS * QUAD
MASK: Final = ACTIONS // 8  # quads of the mask, a byte for each action; it stands behind the rest
