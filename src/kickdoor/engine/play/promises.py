"""Cards of the fighter's hand as a price of help: which may be promised, and how they are played (HELP-03)."""

from __future__ import annotations

from typing import Final

from ..table.acts import S_ANY, Act, AimedAct
from ..table.agenda import Step
from ..table.card import Card
from ..table.rules import Rule
from ..table.sentence import SEATS
from ..table.table import Table
from ..table.window import FIGHT, Window
from .uses import PlayFor

NOT_PROMISED: Final = Rule("HELP-03", reason="not_promised")
NO_PLAYS: Final = Rule("HELP-03", reason="no_plays")
PROMISED: Final = Rule("HELP-04", reason="promised")
# By these a card leaves the hand of its owner.
LEAVING: Final = ("play", "lay", "sell", "discard", "give", "pay", "lose", "choose")


def is_promised(table: Table, seat: int, verb: str, cards: list[Card]) -> bool:
    """Whether its owner cannot part with any of these cards, since they are promised to a helper (HELP-04)."""
    pledged = table.pledged(seat)
    return len(pledged) > 0 and len(cards) > 0 and verb in LEAVING and all([card in pledged for card in cards])


def no_play(table: Table, fighter: int, helper: int, card: Card) -> Rule | None:
    """Why a card cannot be promised to be played on the helper."""
    if not table.book.settings.help_by_plays:
        return NO_PLAYS
    if card not in table.hand(fighter) or _way(table, fighter, helper, card) is None:
        return NOT_PROMISED
    return None


def _way(table: Table, fighter: int, helper: int, card: Card) -> Act | None:
    """The act that plays the card on this player, by its own tests as of now.

    Only what may be played at any time can be played right after a victory.
    """
    if not card.hand_situations & S_ANY:
        return None
    window = Window.led(FIGHT, fighter)
    for act in card.hand_acts:
        if act.verb != "play" or not act.situations & S_ANY or act.closed(table, window, fighter) is not None:
            continue
        for aim in act.targets(table, window, fighter):
            if aim is not None and aim.seat == helper and act.refuses(table, window, fighter, aim) is None:
                return act
    return None


class Promise(Step):
    """A card promised from the hand is played on the helper right after the victory (RULE-05, RULE-06)."""

    def __init__(self, card: Card, fighter: int, helper: int) -> None:
        self.card: Final = card
        self.fighter: Final = fighter
        self.helper: Final = helper

    def run(self, table: Table) -> None:
        card = self.card
        act = None if card not in table.hand(self.fighter) else _way(table, self.fighter, self.helper, card)
        if isinstance(act, AimedAct):
            act.take(table, self.fighter, SEATS[self.helper])
        elif isinstance(act, PlayFor):
            act.play(table, Window.led(FIGHT, self.fighter), self.fighter, SEATS[self.helper])
        else:
            table.tell("void", self.fighter, card, self.helper, 1 << self.fighter | 1 << self.helper)
