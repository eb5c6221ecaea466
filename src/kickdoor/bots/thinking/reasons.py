"""Why a bot took an option, in words of the catalogue: made only when somebody asks, from what its seat knew."""

from __future__ import annotations

from functools import cache
from typing import Final

from kickdoor.views.deeds import OptionView
from kickdoor.views.seat import View
from kickdoor.views.table import FightView
from kickdoor.words import Reader, Words, hyphened

# Verbs that have one reason, whatever happens.
PLAIN: Final = (
    "kick_door", "run_away", "take", "loot_room", "end_turn", "never_mind", "lay", "unequip", "sell", "add",
    "double", "use", "send", "counter", "promise", "offer", "decline", "hold_on", "equip", "look_for_trouble",
)  # fmt: skip
Because = tuple[str, dict[str, str | int]]  # a message, and its arguments


@cache
def _english() -> Words:
    return Words()


def reason(view: View, option: OptionView, words: Words | None = None) -> str:
    """What it did, and why; this may name cards of its hand."""
    words = words or _english()
    kind = "" if view.ask is None else view.ask.question.kind
    message, arguments = _because(view, option)
    deed = words.option(Reader.of(view.public, view.seat), kind, option)
    return words.say("reason", deed=deed, because=words.fill(message, arguments))


def _because(view: View, option: OptionView) -> Because:
    fight, card = view.fight, option.card
    if option.way == "pick":
        return ("because-chosen" if card is None else "because-suits"), {}
    match option.verb:
        case "fight" if fight is not None:
            return "because-win", {"ours": fight.munchkins, "theirs": fight.monsters}
        case "treasures" if option.number is not None:
            return "because-treasures", {"number": option.number}
        case "ask_help" if fight is not None and option.seat is not None:
            return "because-strong", {"who": view.names[option.seat], "number": fight.short}
        case "accept" if fight is None:
            return "because-gain", {}
        case "accept" if fight is not None:
            return ("because-help-wins" if fight.fighter == view.seat else "because-share"), {}
        case "play" | "use" if fight is not None and card is not None:
            return _thrown(view, fight, option)
        case "play" if card is not None and card.kind == "curse":
            return _struck(view, option.seat)
        case "play":
            return ("because-level" if card is not None and card.kind == "level_up" else "because-on-table"), {}
    return (f"because-{hyphened(option.verb)}" if option.verb in PLAIN else "because-best"), {}


def _thrown(view: View, fight: FightView, option: OptionView) -> Because:
    """Something played into a fight."""
    rival = view.players[fight.fighter]
    if view.seat in (fight.fighter, fight.helper):
        return ("because-to-win" if option.side != "monsters" else "because-changes"), {}
    if option.card is not None and option.card.kind == "curse":
        return _struck(view, option.seat)
    if option.side == "munchkins":
        return "because-may-win", {"who": rival.name}
    if rival.level + fight.levels >= view.winning_level:
        return "because-would-win", {"who": rival.name}
    return "because-no-further", {"who": rival.name, "level": rival.level}


def _struck(view: View, seat: int | None) -> Because:
    """A Curse played on somebody."""
    if seat is None:
        return "because-somebody", {}
    rival = view.players[seat]
    if rival.level >= max([player.level for player in view.players]):
        return "because-ahead", {"who": rival.name, "level": rival.level}
    return "because-in-the-way", {"who": rival.name}
