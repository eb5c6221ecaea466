"""How choices read: every option as a sentence, in groups that make a long list easy to scan."""

from __future__ import annotations

from collections import Counter
from typing import Final

from kickdoor.engine.sight.view import AskView, OptionView, View

HEADINGS: Final = {
    "setup": "Set-up: play what you like of your hand, then be ready",
    "start": "Your turn, before the door",
    "revealed": "A card lies face up",
    "room": "The room is yours",
    "end": "Your turn ends",
    "fight": "The fight",
    "flee": "Running away",
    "interrupt": "Anything to say to that?",
    "help": "What do you offer for help?",
    "sell": "What do you sell? Items worth 1,000 make a level",
    "trade": "What is the trade?",
    "show": "Which cards do you show, and to whom?",
    "charity": "Too many cards in hand",
    "house": "Which House is yours?",
}

# Options by what they are; what is in no group leads the way.
GROUPS: Final = (
    ("", ()),
    ("Play", ("play",)),
    ("Use", ("use",)),
    ("Your things", ("lay", "equip", "unequip", "hand_to", "discard")),
    ("Deals", ("sell", "offer", "ask_help", "counter", "withdraw", "show")),
)

# What is done; whom to follows.
PHRASES: Final = {
    "kick_door": "Kick open the door",
    "take": "Take {card} into your hand",
    "look_for_trouble": "Look for trouble: fight {card}",
    "loot_room": "Loot the room",
    "fight": "Claim the win",
    "run_away": "Run from",
    "sacrifice": "Sacrifice {card}",
    "pass": "Let it be",
    "play": "Play {card}",
    "lay": "Lay {card} on the table, for later",
    "use": "Use {text}{of}",
    "equip": "Put on {card}",
    "unequip": "Take off {card}",
    "hand_to": "Hand {card} to",
    "discard": "Discard {card}",
    "sell": "Sell Items",
    "offer": "Offer a trade to",
    "ask_help": "Ask for help:",
    "accept": "Accept the offer of",
    "decline": "Decline the offer of",
    "counter": "Ask more of",
    "withdraw": "Take back your offer to",
    "show": "Show cards of your hand",
    "hold_on": "Say: hold on!",
    "send": "Say it",
    "treasures": "{text} of the Treasures",
    "picks_first": "The helper picks first",
    "promise": "{card}",
    "never_mind": "Never mind",
    "add": "{card}",
    "double": "{card}, at twice its value",
    "want": "You want {card}",
    "to": "Only to",
    "enough": "That is enough",
}


def heading(view: View, ask: AskView) -> str:
    """What the question is about."""
    if ask.why in HEADINGS:
        said = HEADINGS[ask.why]
        if ask.why == "fight" and view.proposal and view.asked >= 0 and view.asked != view.seat:
            return (
                f"{view.players[view.asked].name} is about to: {view.proposal.replace('fight', 'claim the win')}"
            )
        if ask.why in ("start", "room", "end", "revealed") and view.asked != view.seat and view.asked >= 0:
            return f"{view.players[view.asked].name}'s turn"
        return said
    return f"You must choose: {ask.why.replace('_', ' ')}"


def group(option: OptionView) -> int:
    """The number of its group."""
    if option.way in ("pick", "propose", "pass"):
        return 0
    for number, (_, verbs) in enumerate(GROUPS):
        if option.verb in verbs:
            return number
    return 0


def arranged(ask: AskView) -> list[int]:
    """The indices of the options in the order they are shown and numbered; of equal cards in hand, one.

    In each group, what can be done in one way only comes first.
    """
    shown: list[int] = []
    seen: set[tuple[object, ...]] = set()
    for index, option in enumerate(ask.options):
        if option.verb in ("play", "lay") and option.card is not None:
            on = 0 if option.on is None else option.on.tag
            same = (*_deed(option), option.seat, option.foe, option.side, on)
            if same in seen:
                continue
            seen.add(same)
        shown.append(index)
    ways = Counter(_deed(ask.options[index]) for index in shown)
    return sorted(shown, key=lambda index: (group(ask.options[index]), ways[_deed(ask.options[index])] > 1))


def _deed(option: OptionView) -> tuple[str, str, str]:
    return option.verb, "" if option.card is None else option.card.name, option.text


def phrase(view: View, ask: AskView, option: OptionView) -> str:
    """The option as a sentence."""
    deed, target = parts(view, ask, option)
    return f"{deed} {target}".rstrip()


def parts(view: View, ask: AskView, option: OptionView) -> tuple[str, str]:
    """What is done, and to whom: the same deed has a choice for each target."""
    verb = option.verb
    card = _card(option)
    if verb == "end_turn":
        return {"setup": "Ready", "room": "Leave the room as it is"}.get(ask.why, "End the turn"), ""
    if verb == "run_away" and ask.why == "fight":
        return "Run away", ""
    if verb == "sell" and option.way == "play":
        return f"Sell them for {option.text}", ""
    if verb == "show" and ask.why == "show":
        return "Show them", ""
    if verb == "give" and ask.why == "trade":
        return f"You give {card}", ""
    known = None if option.way == "pick" else PHRASES.get(verb)
    if known is None:
        return option.label[:1].upper() + option.label[1:], ""
    of = "" if option.card is None or option.text == option.card.name else f" of {card}"
    joint, target = _target(view, option)
    return known.format(card=card, text=option.text, of=of) + joint, target


def _card(option: OptionView) -> str:
    card = option.card
    if card is None:
        return ""
    face = card.face
    if card.kind == "monster":
        return f"{card.name} (Level {face.level})"
    if face.value and option.verb in ("add", "double"):
        return f"{card.name} ({face.value})"
    return f"{card.name} ({face.bonus:+d})" if face.bonus else card.name


def _target(view: View, option: OptionView) -> tuple[str, str]:
    """A preposition, where the phrase has none of its own, and what it is done to."""
    joint = " on" if option.verb in ("play", "use") else ""
    if option.foe >= 0 and view.fight is not None:
        for foe in view.fight.foes:
            if foe.number == option.foe:
                return joint, foe.card.name + (" (copy)" if foe.copy else "")
    if option.side >= 0:
        return " for", ("the munchkins", "the monsters")[option.side]
    if option.on is not None and option.verb not in ("take", "look_for_trouble"):
        return " with" if option.on.kind == "monster" else joint, option.on.name
    if option.seat >= 0:
        return joint, "yourself" if option.seat == view.seat else view.players[option.seat].name
    return "", ""
