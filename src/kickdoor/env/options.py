"""The features of one option: verb, card and target. A policy can score options by them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from kickdoor.bots.thinking.marks import foe_level, swing, worth
from kickdoor.briefs.cards import BriefFace, brief_of
from kickdoor.briefs.deeds import option_of
from kickdoor.engine.table.kinds import KINDS
from kickdoor.views.cards import FaceView
from kickdoor.views.deeds import OptionView
from kickdoor.views.table import PlayerView

from .sight import Sight

# Verbs with a feature of their own; all others share `other`.
VERBS: Final = (
    "kick_door", "look_for_trouble", "loot_room", "end_turn", "fight", "run_away", "pass", "take",
    "play", "use", "lay", "equip", "unequip", "discard", "sell", "add", "double", "hand_to", "show", "to",
    "ask_help", "treasures", "picks_first", "promise", "offer", "give", "want", "send", "never_mind",
    "accept", "decline", "counter", "withdraw", "lose", "pay", "loot", "sacrifice", "swap", "choose",
    "offer_help",
)  # fmt: skip


class Choice:
    """An option, with values that several features use."""

    def __init__(self, sight: Sight, option: OptionView) -> None:
        card, on, fight = option.card, option.on, sight.fight
        self.sight: Final = sight
        self.option: Final = option
        self.tag: Final = -1 if card is None else card.tag
        self.face: Final[FaceView] = BLANK if card is None else card.face
        self.worth: Final[float] = 0.0 if card is None else worth(brief_of(card).face)
        self.on_worth: Final[float] = 0.0 if on is None else worth(brief_of(on).face)
        self.rival: Final[PlayerView | None] = (
            None if option.seat in (None, sight.seat) else sight.view.players[option.seat]
        )
        # By how much a card moves the fight towards the munchkins, where that is printed.
        self.moves: Final[int] = (
            0 if card is None or fight is None or option.verb != "play" else swing(option_of(option))
        )

    def foe(self) -> int:
        foes = [] if self.sight.fight is None or self.option.foe is None else self.sight.fight.foes
        return sum([foe.strength for foe in foes if foe.number == self.option.foe])

    def beats(self) -> int:
        """The seat's strength minus the Level of the monster on the card; 0 for other cards."""
        return (
            self.sight.me.strength - foe_level(BriefFace(self.face))
            if self.face.kind in ("monster", "steed")
            else 0
        )

    def turns(self) -> bool:
        fight = self.sight.fight
        return fight is not None and (fight.munchkins + self.moves > fight.monsters) != fight.winning

    def number(self) -> float:
        number = self.option.number
        return 0 if number is None else number / (1000 if self.option.verb == "sell" else 10)

    def paid(self) -> int:
        seat = self.option.seat
        return 0 if seat is None else self.sight.offered.get(seat, 0)


class OfOption(NamedTuple):
    """One number of an option."""

    name: str
    meaning: str
    read: Callable[[Choice], float]


BLANK: Final = FaceView("", "", "", "special", "", "none")
HANDS: Final = {None: 0.0, "1 hand": 0.5, "2 hands": 1.0}

OPTION: Final = (
    OfOption("listed", "there is an option here", lambda it: 1),
    OfOption("loud", "it cancels the passes of the others", lambda it: it.option.way == "play"),
    OfOption("level", "the card's Level / 20", lambda it: it.face.level / 20),
    OfOption("bonus", "the card's bonus / 10", lambda it: it.face.bonus / 10),
    OfOption("gold", "the card's gold value / 1000", lambda it: it.face.value / 1000),
    OfOption("treasures", "the card's Treasures / 5", lambda it: it.face.treasures / 5),
    OfOption("big", "the card is Big", lambda it: it.face.big),
    OfOption("hands", "Hands the card takes / 2", lambda it: HANDS.get(it.face.slot, 0)),
    OfOption("worth", "what the card is worth to its holder / 10", lambda it: it.worth / 10),
    OfOption("in_hand", "the card is in this seat's hand", lambda it: it.tag in it.sight.hand),
    OfOption("in_play", "the card is in play in front of this seat", lambda it: it.tag in it.sight.laid),
    OfOption(
        "beats", "this seat's strength minus the Level of the monster on the card / 20", lambda it: it.beats() / 20
    ),
    OfOption("moves", "points the card moves the fight by, towards the munchkins / 10", lambda it: it.moves / 10),
    OfOption(
        "for_me",
        "the same; negated where this seat takes no part in the fight",
        lambda it: it.moves / (10 if it.sight.mine else -10),
    ),
    OfOption("turns", "the card alone changes who would win the fight", lambda it: bool(it.moves) and it.turns()),
    OfOption("munchkins", "aimed at the munchkins' side", lambda it: it.option.side == "munchkins"),
    OfOption("monsters", "aimed at the monsters' side", lambda it: it.option.side == "monsters"),
    OfOption("foe", "strength of the monster aimed at / 20", lambda it: it.foe() / 20),
    OfOption("self", "aimed at this seat", lambda it: it.option.seat == it.sight.seat),
    OfOption("rival", "aimed at another player", lambda it: it.rival is not None),
    OfOption("rival_level", "that player's Level / 10", lambda it: it.rival.level / 10 if it.rival else 0),
    OfOption(
        "rival_strength", "that player's strength / 20", lambda it: it.rival.strength / 20 if it.rival else 0
    ),
    OfOption("rival_leads", "that player leads", lambda it: bool(it.rival and it.rival.level == it.sight.best)),
    OfOption("rival_pays", "Treasures that player offers / 5", lambda it: it.paid() / 5),
    OfOption("on_worth", "what the card aimed at is worth / 10", lambda it: it.on_worth / 10),
    OfOption("number", "the number that is chosen / 10; of gold, / 1000", lambda it: it.number()),
    OfOption("no", "the answer no", lambda it: it.option.answer == "no"),
    OfOption("share_all", "all Treasures are promised", lambda it: it.option.share == "all"),
    OfOption("share_half", "half of the Treasures is promised", lambda it: it.option.share == "half"),
    OfOption("share_beyond", "all Treasures beyond `number` are promised", lambda it: it.option.share == "beyond"),
)

NAMES: Final = (
    *[feature.name for feature in OPTION],
    *[f"verb_{verb}" for verb in (*VERBS, "other")],
    *[f"card_{kind}" for kind in KINDS],
)
_VERB: Final = {verb: len(OPTION) + place for place, verb in enumerate(VERBS)}
_OTHER: Final = len(OPTION) + len(VERBS)
_KIND: Final = {kind: _OTHER + 1 + place for place, kind in enumerate(KINDS)}
_ZEROS: Final = [0.0] * (len(NAMES) - len(OPTION))


def of_option(sight: Sight, option: OptionView) -> list[float]:
    """The features of an option, in the order of NAMES."""
    choice = Choice(sight, option)
    found = [feature.read(choice) for feature in OPTION]
    found += _ZEROS
    found[_VERB.get(option.verb, _OTHER)] = 1.0
    if option.card is not None:
        found[_KIND[option.card.kind]] = 1.0
    return found
