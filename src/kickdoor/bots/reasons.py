"""Why a bot took an option, in a sentence: made only when somebody asks, from what its seat knew."""

from __future__ import annotations

from typing import Final

from kickdoor.views.deeds import OptionView
from kickdoor.views.seat import View
from kickdoor.views.table import FightView

PLAIN: Final = {
    "kick_door": "there is nothing left to prepare before the door",
    "run_away": "the fight is lost, and nobody is left to turn it",
    "take": "it may be of use later",
    "loot_room": "the room is empty, and a card is a card",
    "end_turn": "there is nothing left to do",
    "never_mind": "it came to nothing",
    "lay": "the hand is too full, and on the table it does no harm",
    "unequip": "something better wants the place",
    "sell": "what is of no use is worth a level",
    "add": "it is of more use as gold",
    "double": "it is sold for twice its price",
    "use": "it costs little and may help",
    "send": "that is the price it thinks fair",
    "counter": "its help is worth more than that",
    "promise": "that much its help is worth",
    "offer": "a trade may be good for both",
    "decline": "it would get too little for it",
    "hold_on": "something may still be played here",
}


def reason(view: View, option: OptionView) -> str:
    """What it did, and why; this may name cards of its hand."""
    card = "" if option.card is None else option.card.name
    what = f"{option.verb.replace('_', ' ')} {card}".strip()
    return f"{what[:1].upper()}{what[1:]}: {_because(view, option, card)}."


def _because(view: View, option: OptionView, card: str) -> str:
    fight = view.fight
    if option.way == "pick":
        return _picked(option)
    match option.verb:
        case "fight" if fight is not None:
            return f"{fight.munchkins} against {fight.monsters} is a win"
        case "look_for_trouble":
            return "that monster can be beaten, and pays a level"
        case "equip":
            return "it is worth more worn than carried"
        case "treasures":
            return f"help is worth {option.number} of the Treasures"
        case "ask_help" if fight is not None and option.seat is not None:
            missing = fight.monsters - fight.munchkins
            return f"{view.names[option.seat]} is strong enough for the {missing} points that are missing"
        case "accept":
            return _agreed(view, fight)
        case "play" | "use" if fight is not None and card:
            return _thrown(view, fight, option)
        case "play" if option.card is not None and option.card.kind == "curse":
            return _struck(view, option.seat)
        case "play" if option.card is not None and option.card.kind == "level_up":
            return "a level is a level"
        case "play":
            return "it is of more use on the table than in the hand"
    return PLAIN.get(option.verb, "it looked best of all")


def _picked(option: OptionView) -> str:
    if option.card is None:
        return "one had to be chosen"
    return f"of all there is to {option.verb.replace('_', ' ')}, it suits best"


def _agreed(view: View, fight: FightView | None) -> str:
    if fight is None:
        return "it gets more than it gives"
    return "with help the fight is won" if fight.fighter == view.seat else "the share is worth the risk"


def _thrown(view: View, fight: FightView, option: OptionView) -> str:
    rival = view.players[fight.fighter]
    if view.seat in (fight.fighter, fight.helper):
        return "the fight is to be won" if option.side != "monsters" else "it changes the fight"
    if option.card is not None and option.card.kind == "curse":
        return _struck(view, option.seat)
    if option.side == "munchkins":
        return f"{rival.name} may win this one"
    if rival.level + fight.levels >= view.winning_level:
        return f"{rival.name} would win the game with this fight"
    return f"{rival.name} is at Level {rival.level} and is not to get further"


def _struck(view: View, seat: int | None) -> str:
    if seat is None:
        return "somebody has to have it"
    rival = view.players[seat]
    ahead = rival.level >= max([player.level for player in view.players])
    return f"{rival.name} is ahead, at Level {rival.level}" if ahead else f"{rival.name} is in the way"
