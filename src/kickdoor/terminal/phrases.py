"""How choices read: every option as a sentence, in groups that make a long list easy to scan."""

from __future__ import annotations

from typing import Final

from ..engine.view import AskView, OptionView, View

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

PHRASES: Final = {
    "kick_door": "Kick open the door",
    "take": "Take {card} into your hand",
    "look_for_trouble": "Look for trouble: fight {card}",
    "loot_room": "Loot the room",
    "fight": "Claim the win",
    "pass": "Let it be",
    "play": "Play {card}{at}",
    "lay": "Lay {card} on the table, for later",
    "use": "Use {text} of {card}{at}",
    "equip": "Put on {card}",
    "unequip": "Take off {card}",
    "hand_to": "Hand {card} to {on}",
    "sell": "Sell Items",
    "offer": "Offer a trade{at}",
    "ask_help": "Ask {who} for help",
    "accept": "Accept what {who} offers",
    "decline": "Decline what {who} offers",
    "counter": "Ask {who} for more",
    "withdraw": "Take back your offer to {who}",
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
    "to": "Only to {who}",
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


def phrase(view: View, ask: AskView, option: OptionView) -> str:
    """The option as a sentence."""
    verb = option.verb
    if verb == "end_turn":
        return {"setup": "Ready", "room": "Leave the room as it is"}.get(ask.why, "End the turn")
    if verb == "run_away" and ask.why == "fight":
        return "Run away"
    if verb == "sell" and option.way == "play":
        return f"Sell them for {option.text}"
    if verb == "show" and ask.why == "show":
        return "Show them"
    if verb == "give" and ask.why == "trade" and option.card is not None:
        return f"You give {_card(view, option)}"
    known = None if option.way == "pick" else PHRASES.get(verb)
    if known is None:
        return option.label[:1].upper() + option.label[1:]
    return known.format(
        card=_card(view, option),
        text=option.text,
        who=view.players[option.seat].name if option.seat >= 0 else "",
        on="" if option.on is None else option.on.name,
        at=_at(view, option),
    )


def _card(view: View, option: OptionView) -> str:
    card = option.card
    if card is None:
        return ""
    face = card.face
    if card.kind == "monster":
        return f"{card.name} (Level {face.level})"
    if face.value and option.verb in ("add", "double"):
        return f"{card.name} ({face.value})"
    return f"{card.name} ({face.bonus:+d})" if face.bonus else card.name


def _at(view: View, option: OptionView) -> str:
    if option.foe >= 0 and view.fight is not None:
        for foe in view.fight.foes:
            if foe.number == option.foe:
                return f" on {foe.card.name}" + (" (copy)" if foe.copy else "")
    if option.side >= 0:
        return f" for the {('munchkins', 'monsters')[option.side]}"
    if option.on is not None:
        return f" on {option.on.name}"
    if option.seat >= 0:
        if option.verb == "offer":
            return f" to {view.players[option.seat].name}"
        return " on yourself" if option.seat == view.seat else f" on {view.players[option.seat].name}"
    return ""
