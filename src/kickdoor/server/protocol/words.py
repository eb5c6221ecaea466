"""The words a field on the wire may hold, each with what it means; taken from the engine where it has them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from kickdoor.bots import OWN, SLOW
from kickdoor.bots.characters import CHARACTERS
from kickdoor.engine.table.agenda import WAYS
from kickdoor.engine.table.kinds import KINDS as CARD_KINDS
from kickdoor.engine.table.sentence import MOMENTS
from kickdoor.engine.table.window import KINDS as WINDOW_KINDS
from kickdoor.engine.turns.phase import PHASES
from kickdoor.views.names import EVENTS

from .messages import CLOSES, REFUSALS
from .paces import PACES
from .phrases import PHRASES


class Words(NamedTuple):
    """The values of a field: a name for the set, and the words with their meanings."""

    name: str
    meanings: Mapping[str, str]
    empty: bool = False  # the field may be empty too
    closed: bool = True  # no other word comes without a new version


def _zipped(words: tuple[str, ...], meanings: tuple[str, ...]) -> dict[str, str]:
    return dict(zip(words, meanings, strict=True))


WAY: Final = Words(
    "Way",
    _zipped(
        WAYS,
        (
            "answers a question that is this seat's alone",
            "lets the window go by",
            "announces the next move of the turn or fight, which happens when all have passed",
            "a play that all see: passes are wiped, and everybody may answer it",
            "something small that makes nobody's pass void",
            "composes something in private, step by step: a sale, a bargain, a trade, a showing",
        ),
    ),
)
VERB: Final = Words(
    "Verb",
    {
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
        "play": "plays a card",
        "lay": "lays a card in front of oneself",
        "use": "uses an ability of a card in play",
        "equip": "equips an Item",
        "unequip": "turns an Item sideways",
        "hand_to": "hands what is worn to a companion or steed, or back",
        "discard": "discards a card",
        "sell": "begins a sale, adds an Item to it, or sells them",
        "ask_help": "begins to compose a bargain for help",
        "treasures": "promises so many Treasures",
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
        "swap": "swaps this card",
        "double": "counts an Item twice",
        "pass_on": "passes this on",
        "enough": "chooses no more",
    },
    closed=False,
)
STAGES: Final = {
    "gathering": "people take their seats",
    "playing": "the game is on",
    "adjourned": "nobody is here: the clocks stand still",
    "over": "somebody has won, or nobody can",
    "frozen": "a card or bot went wrong: the table stands as it stood before, for good",
}
PHASE: Final = {
    "setup": "before the first turn, or back from the dead",
    "start": "before the door is opened",
    "door": "the door is open: a card was revealed",
    "room": "the room is empty: trouble may be looked for, or the room looted",
    "charity": "the end of the turn; too many cards are given away",
    "combat": "a fight",
    "fleeing": "the fight is being fled",
    "looting": "the dead are looted",
}
SEX: Final = Words("Sex", {"male": "", "female": ""}, empty=True)
BOT: Final = Words(
    "Bot",
    {
        **{key: f"{one.name}, {one.about}" for key, one in CHARACTERS.items()},
        **{name: about for name, about in OWN.items() if name not in SLOW},
    },
    empty=True,
    closed=False,  # packages of the server's own bring others
)

# By struct and field.
WORDS: Final[dict[tuple[str, str], Words]] = {
    ("Card", "kind"): Words("CardKind", dict.fromkeys(CARD_KINDS, "")),
    ("Player", "sex"): SEX,
    ("SeatInfo", "sex"): SEX,
    ("SeatInfo", "bot"): BOT,
    ("Public", "phase"): Words(
        "Phase",
        {word: PHASE[word] for word in PHASES},
    ),
    ("Public", "window"): Words(
        "WindowKind",
        _zipped(
            WINDOW_KINDS,
            (
                "before the first turn, or back from the dead",
                "before the door is opened",
                "a card was revealed that is neither monster nor Curse",
                "the room is empty",
                "before the turn ends",
                "in a fight",
                "before a roll to Run Away",
                "something is about to happen, or just has: see moment",
            ),
        ),
        empty=True,
    ),
    ("Public", "moment"): Words("Moment", dict.fromkeys(MOMENTS.values(), ""), empty=True),
    ("Option", "way"): WAY,
    ("Option", "verb"): VERB,
    ("Event", "what"): Words("EventKind", dict.fromkeys(EVENTS, ""), closed=False),
    ("Clock", "kind"): Words(
        "ClockKind",
        {
            "window": "all may speak up until it ends; then all have passed",
            "turn": "a seat thinks; then a bot answers",
        },
    ),
    ("TableInfo", "clock"): Words("Pace", {name: pace.about for name, pace in PACES.items()}),
    ("TableInfo", "stage"): Words("Stage", STAGES),
    ("Refused", "code"): Words("RefusalCode", REFUSALS),
    ("Say", "phrase"): Words("Phrase", PHRASES, empty=True),
    ("Said", "phrase"): Words("Phrase", PHRASES, empty=True),
}
NUMBERS: Final[dict[tuple[str, str], tuple[str, Mapping[int, str]]]] = {("Bye", "code"): ("CloseCode", CLOSES)}
