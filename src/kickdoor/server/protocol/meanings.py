"""What each name on the wire means, for the documentation: one table, complete by a test."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kickdoor.bots import OWN, SLOW
from kickdoor.bots.characters import CHARACTERS
from kickdoor.engine.table.sentence import MOMENTS
from kickdoor.views.names import EVENTS
from kickdoor.words import Words

from .messages import CLOSES, REFUSALS
from .phrases import PHRASES, REPLIES

WORDS: Final = Words()

# By the names of the closed sets in `views.names`, and their values. What is not here explains itself.
CLOSED_MEANINGS: Final[Mapping[str, Mapping[str | int, str]]] = {
    "Way": {
        "pick": "answers a question that is this seat's alone",
        "pass": "lets the window go by",
        "propose": "announces the next move of the turn or fight, which happens when all have passed",
        "play": "a play that all see: passes are wiped, and everybody may answer it",
        "quiet": "something small that makes nobody's pass void",
        "draft": "composes something in private, step by step: a sale, a bargain, a trade, a showing",
    },
    "Phase": {
        "setup": "before the first turn, or back from the dead",
        "start": "before the door is opened",
        "door": "the door is open: a card was revealed",
        "room": "the room is empty: trouble may be looked for, or the room looted",
        "charity": "the end of the turn; too many cards are given away",
        "combat": "a fight",
        "fleeing": "the fight is being fled",
        "looting": "the dead are looted",
    },
    "WindowKind": {
        "setup": "before the first turn, or back from the dead",
        "start": "before the door is opened",
        "revealed": "a card was revealed that is neither monster nor Curse",
        "room": "the room is empty",
        "end": "before the turn ends",
        "fight": "in a fight",
        "flee": "before a roll to Run Away",
        "interrupt": "something is about to happen, or just has: see `moment`",
    },
    "OfferKind": {"help": "a bargain for help in a fight", "trade": "cards for cards"},
    "Share": {
        "number": "so many of them",
        "all": "all of them",
        "half": "half of them, rounded down",
        "beyond": "all beyond the first so many",
    },
    "DraftKind": {
        "help": "a bargain for help in a fight",
        "trade": "cards for cards",
        "sale": "Items for Levels",
        "show": "cards of the hand to be shown",
    },
    "LineKind": {
        "level": "a player's or monster's Level",
        "bonus": "the number printed on a card",
        "sentence": "a sentence of a card",
        "keyword": "a keyword of a card",
        "combat": "something that was played or used in this combat",
        "doubled": "a bonus that counts twice",
    },
    "EndReason": {
        "winning_level": "somebody reached the winning Level",
        "last_turn": "the last turn that was agreed on is over",
        "standstill": "nothing happens any more",
    },
    "VoidReason": {
        "fight_over": "the fight is over",
        "decided": "the fight is won, or run from",
        "no_monster": "no monster is left to fight",
        "has_helper": "somebody helps already",
        "passed_on": "somebody else fights now",
        "dead": "one of the two has died",
        "combat": "one of the two fights now: they cannot trade",
    },
    "Speed": {
        "calm": "bots take twice as long",
        "normal": "bots give people the time to read a card",
        "brisk": "bots take three quarters of that time",
        "quick": "bots take half as long",
    },
    "Door": {
        "open": "everybody may take a seat",
        "password": "who says the password",
        "invited": "who has the word of an invitation",
    },
    "Notice": {
        "minded": "a bot plays for the owner of the seat until they are back",
        "back": "the owner of the seat plays again",
    },
    "Stage": {
        "gathering": "people take their seats",
        "playing": "the game is on",
        "adjourned": "nobody is here: the clocks stand still",
        "over": "somebody has won, or nobody can",
        "frozen": "a card or bot went wrong: the table stands as it stood before, for good",
    },
    "SettingGroup": {
        "length": "how long a game lasts, and who wins it",
        "edition": "rules in which the editions differ, and optional rules",
        "pace": "who is waited for, and how long",
        "limits": "how often something may be done in a stage of the turn",
    },
    "SettingKind": {
        "switch": "true or false",
        "number": "a whole number from `least` to `most`; where it is `unlimited`, or `any`",
        "seconds": "a number above 0, written as text",
        "choice": "one of `choices`",
        "player": "`roll`, or a player's name",
    },
    "SettingFault": {
        "unknown": "there is no such setting",
        "retired": "there is no such setting any more",
        "switch": "expected true or false",
        "number": "expected a whole number from `least` to `most`",
        "unlimited": "expected a whole number from `least` to `most`, or `any`",
        "seconds": "expected a number above 0, at most `most`",
        "choice": "expected one of `names`",
        "player": "expected `roll`, or a name of at most `most` letters",
    },
    "ClockKind": {
        "window": "all may speak up until it ends; then all have passed",
        "turn": "a seat thinks; then a bot answers",
    },
    "PauseHow": {
        "pause": "the bots and the clocks are held",
        "step": "the bots go on until something has happened, then they are held again",
        "go": "all go on",
    },
    "RefusalCode": dict(REFUSALS.items()),
    "CloseCode": dict(CLOSES.items()),
}
# Sets whose names explain themselves.
PLAIN: Final = frozenset(("Kind", "Deck", "Slot", "Side", "Sex", "Chooser", "Strength", "YesOrNo", "ReasonName"))

VERBS: Final[Mapping[str, str]] = {
    "kick_door": "opens the door",
    "fight": "claims the win of the fight",
    "run_away": "runs away from the fight",
    "sacrifice": "gives up something so that the other gets away",
    "look_for_trouble": "fights a monster from the hand",
    "loot_room": "draws a card face down",
    "take": "takes the card that was revealed, or one there is to take",
    "end_turn": "ends the turn",
    "pass": "passes",
    "hold_on": "makes the next move wait for all",
    "open_to_trades": "tells everybody that this seat would trade, also in the turns of others",
    "closed_to_trades": "takes that back",
    "play": "plays a card",
    "lay": "lays a card in front of oneself",
    "use": "uses an ability of a card in play",
    "equip": "equips an Item",
    "unequip": "turns an Item sideways",
    "hand_to": "hands an Item to a companion that carries it",
    "discard": "discards a card",
    "sell": "begins a sale, adds an Item to it, or sells them",
    "ask_help": "begins to compose a bargain for help",
    "offer_help": "begins to compose an offer to help the fighter",
    "treasures": "promises a share of the Treasures",
    "promise": "promises a card, or a play",
    "picks_first": "lets the helper pick first",
    "offer": "begins to compose a trade",
    "give": "adds a card that is given; or gives one",
    "want": "adds a card that is wanted",
    "show": "begins to show cards of the hand, or shows them",
    "to": "names the seats that are shown the cards",
    "add": "adds a card",
    "send": "puts what was composed to the other",
    "never_mind": "drops what was composed",
    "accept": "accepts an offer",
    "decline": "declines an offer",
    "counter": "declines an offer and begins to compose another",
    "withdraw": "takes an own offer back",
    "choose": "chooses an answer, a player or a monster",
    "pay": "pays the price of an ability with this card",
    "loot": "takes a card from beside a body",
    "lose": "loses this card",
    "bury": "puts this card to the bottom of its deck",
    "swap": "swaps this card",
    "double": "counts an Item twice",
    "pass_on": "passes this on",
    "enough": "chooses no more",
    "source": "chooses the card that grants the ability",
    "look": "looks at the hand of this player",
    "turn": "turns a Curse on this player",
    "help": "makes this player help",
    "steal": "takes a level from this player",
    "lift": "lifts this Curse",
    "close": "closes this Dungeon",
    "kill": "kills this monster",
    "remove": "gets rid of this monster",
    "copy": "adds a copy of this monster",
    "suffer": "suffers the Bad Stuff of this monster",
}
# Sets that may grow without a new version: others may come.
OPEN_MEANINGS: Final[Mapping[str, Mapping[str, str]]] = {
    "Verb": VERBS,
    "EventKind": dict.fromkeys(EVENTS, ""),
    "Moment": dict.fromkeys(MOMENTS.values(), ""),
    "Phrase": dict.fromkeys([*PHRASES, *REPLIES], ""),
    "Bot": {
        **{key: f"{one.name}, {WORDS.bot(key)}" for key, one in CHARACTERS.items()},
        **{name: WORDS.bot(name) for name in OWN if name not in SLOW},
    },
}
# Which fields hold words of an open set, by struct and field.
OPEN: Final[Mapping[tuple[str, str], str]] = {
    ("DeedView", "verb"): "Verb",
    ("EventView", "what"): "EventKind",
    ("MomentView", "what"): "Moment",
    ("SeatInfo", "bot"): "Bot",
    ("PhraseInfo", "name"): "Phrase",
    ("Say", "phrase"): "Phrase",
    ("Said", "phrase"): "Phrase",
}
