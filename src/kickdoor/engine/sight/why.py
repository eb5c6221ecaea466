"""Why something cannot be done now: the same acts that list what is legal say what refuses the rest."""

from __future__ import annotations

from typing import Final

from ..flow.windows import situation
from ..play.handle import DiscardOwn, Equip, Unequip
from ..play.help import NOT_FIGHTER
from ..play.uses import FINDS_NOTHING, NOT_NOW, UNPAID, AbilityAct
from ..sums.gear import active
from ..table.acts import Act
from ..table.agenda import MONSTERS, MUNCHKINS, Option, Question
from ..table.card import Card
from ..table.face import TREASURE
from ..table.piles import LIMBO
from ..table.rules import Rule
from ..table.sentence import SEATS, Aim
from ..table.table import Table
from ..table.window import INTERRUPT, SETUP, Window
from ..turns.procedure import options_of

Target = int | str | None

NO_VERB: Final = Rule("TIME-01", sentence="nothing of that kind can be done now")
NO_CARD: Final = Rule("DECK-04", sentence="you have no such card")
NO_TARGET: Final = Rule("CURSE-03", sentence="it cannot be pointed at that")
DEAD: Final = Rule("DEATH-05")
OVER: Final = Rule("WIN-01", sentence="the game is over")
SET_UP: Final = Rule("SET-05", "SET-08")
BETWEEN: Final = Rule("TIME-09", sentence="only what averts or changes it comes in between")
UNPAID_AT_ONE: Final = Rule(*UNPAID.numbers, "LVL-01", sentence=UNPAID.sentence)
BUSY: Final = Rule("TIME-06", "TIME-03", "SELL-01")
RUNNING: Final = Rule("RUN-09", "RULE-16", "CURSE-04")
THERE_ALREADY: Final = Rule("DECK-05", "ITEM-06", sentence="it lies in front of you already")
NO_ITEM: Final = Rule("GUAL-02", "TIME-03", "TIME-06")
NO_LEVEL: Final = Rule(
    "LVL-04", "LVL-03", "CURSE-04", sentence="it would give the winning Level, or nothing at all"
)
MONSTER: Final = Rule(
    "TURN-03", "CMB-10", "MULTI-01", "TAG-01", sentence="a monster is met at the door, in trouble or by a card"
)
# The forward moves of a lead, where they are not there to be made.
FORWARD: Final = {
    "kick_door": Rule("TURN-02", "TURN-01", sentence="the door is opened once, before all else of the own turn"),
    "take": Rule("TURN-02", "CMB-10", "DECK-05", sentence="nothing was revealed that could be taken"),
    "look_for_trouble": Rule("TURN-03", "TURN-06", "TURN-02", "CMB-10", sentence="this is not phase 2"),
    "loot_room": Rule("TURN-03", "TURN-06", "TURN-02", "TURN-01", "RUN-01", sentence="this is not phase 2"),
    "end_turn": Rule("TURN-01", "TURN-02", "TURN-03", "TURN-05", "TURN-08", sentence="the turn is not at its end"),
    "fight": Rule("CMB-02", "RUN-09", "MULTI-02", sentence="there is no win to claim"),
    "run_away": Rule("RUN-01", "RUN-08", sentence="there is nothing to run from"),
    "sacrifice": Rule("RUN-06"),
}
OTHERS_TURN: Final = Rule("SET-07", "TURN-01", "TIME-03", sentence="it is not this player's turn")
OTHERS_SETUP: Final = Rule("SET-06", "SET-08", sentence="another is setting up")
OTHERS_FIGHT: Final = Rule("HELP-09", "RULE-15", "RUN-07", sentence="the fighter decides, and flees first")
# These say for themselves what they lack where they are pointed at nothing.
UNAIMED_TOO: Final = ("play", "accept", "decline", "counter", "withdraw", "look_for_trouble")


def reason(
    table: Table, names: tuple[str, ...], seat: int, verb: str, card: int | str | None, target: Target
) -> Rule | None:
    """None where an option says just this; else the rule that stands against it."""
    cards = _cards(table, seat, card)
    aims = _aims(table, names, target)
    for option in options_of(table, seat):
        if _is(option, verb, cards, card is None, aims, target is None):
            return None
    if card is not None and not cards and isinstance(table.agenda[-1], Window) and not table.seats[seat].dead:
        return NO_CARD
    return rule_against(table, seat, verb, cards, aims)


def rule_against(table: Table, seat: int, verb: str, cards: list[Card], aims: list[Aim], text: str = "") -> Rule:
    """The rule that stands against something no option offers; `text` is an ability's name."""
    if table.over:
        return OVER
    if table.seats[seat].dead:
        return DEAD
    top = table.agenda[-1]
    if isinstance(top, Question):
        return top.rule()
    if not isinstance(top, Window):
        return NO_VERB
    candidates: list[Card | None] = [*cards] or [None]
    found = _refused(table, top, seat, verb, candidates, aims, text)
    rule = _in_this_moment(table, top, seat, verb, cards, found)
    cited = _cited(table, top, seat, verb, candidates, text)
    return Rule(*rule.numbers, *cited, sentence=rule.sentence) if cited else rule


def _cited(table: Table, window: Window, seat: int, verb: str, cards: list[Card | None], text: str) -> list[str]:
    """The rules that the ability meant stands on: a refusal of it names them too."""
    numbers: list[str] = []
    for card in cards:
        for act in _acts(table, window, seat, card):
            if act.verb == verb and isinstance(act, AbilityAct) and (not text or act.said.text == text):
                numbers += table.book.host.rules_of(act.ability)
    return numbers


def _in_this_moment(
    table: Table, window: Window, seat: int, verb: str, cards: list[Card], found: Rule | None
) -> Rule:
    """A reason that names what the moment is, where the act itself has none or a vague one."""
    vague = found is None or found is NOT_NOW or found is NO_TARGET
    if vague and window.kind == INTERRUPT:
        return BETWEEN
    if found is None and verb in FORWARD:
        return _not_forward(table, window, seat, verb)
    if found is UNPAID and table.seats[seat].level == 1:
        return UNPAID_AT_ONE
    if found is FINDS_NOTHING or found is NOT_FIGHTER or vague:
        fight = table.fight
        if fight is not None and fight.decided and (seat in fight.side() or verb != "sell"):
            return BUSY if verb == "sell" else RUNNING
        if found is FINDS_NOTHING and table.seats[seat].level >= table.book.settings.winning_level - 1:
            return NO_LEVEL
        if table.in_fight(seat) and verb in ("sell", "use") and found is NOT_NOW:
            return BUSY
    if verb == "play" and cards:
        if found is None:
            if window.kind == SETUP:
                return SET_UP
            return THERE_ALREADY if table.in_play(cards[0]) else MONSTER
        if vague and cards[0].kind == "item_enhancer" and table.in_play(cards[0]):
            return THERE_ALREADY
        if found is not FINDS_NOTHING and cards[0].kind == "special" and cards[0].deck == TREASURE:
            return NO_ITEM
    return found or NO_VERB


def _not_forward(table: Table, window: Window, seat: int, verb: str) -> Rule:
    """Why a lead's move is not this seat's, or not now."""
    rule = FORWARD[verb]
    if seat == window.lead:
        return rule
    who = OTHERS_TURN
    if window.kind == SETUP:
        who = OTHERS_SETUP
    elif table.in_fight(seat):
        who = OTHERS_FIGHT
    return Rule(*who.numbers, *rule.numbers, sentence=who.sentence)


def _is(option: Option, verb: str, cards: list[Card], any_card: bool, aims: list[Aim], any_aim: bool) -> bool:
    if option.verb != verb:
        return False
    aim = option.aim
    held = option.card if option.card is not None else (None if aim is None else aim.card)
    if not any_card and held not in cards and not (option.text and any([option.text == c.name for c in cards])):
        return False
    if any_aim:
        return True
    return aim is not None and any([_same(aim, other) for other in aims])


def _same(aim: Aim, other: Aim) -> bool:
    if other.card is not None:
        return aim.card is other.card
    return (aim.seat, aim.foe, aim.side) == (other.seat, other.foe, other.side)


def _refused(
    table: Table, window: Window, seat: int, verb: str, cards: list[Card | None], aims: list[Aim], text: str
) -> Rule | None:
    """The first reason that any act of this name gives."""
    found: Rule | None = None
    for card in cards:
        for act in _acts(table, window, seat, card):
            if act.verb != verb or (text and act.said.text != text):
                continue
            rule = _why(table, window, seat, act, aims)
            if rule is not None and rule is not NOT_NOW:
                return rule
            found = found or rule
    return found


def _why(table: Table, window: Window, seat: int, act: Act, aims: list[Aim]) -> Rule | None:
    rule = act.closed(table, window, seat)
    if rule is not None:
        return rule
    if not act.situations & situation(table, window, seat) and window.kind != INTERRUPT:
        if window.kind == SETUP:
            return SET_UP
        return act.refuses(table, window, seat, None) or NOT_NOW if act.verb in UNAIMED_TOO else NOT_NOW
    for aim in aims:
        rule = act.refuses(table, window, seat, aim)
        if rule is not None:
            return rule
    if not aims:
        for listed in act.targets(table, window, seat):
            rule = act.refuses(table, window, seat, listed)
            if rule is not None:
                return rule
        if act.verb in UNAIMED_TOO:
            return act.refuses(table, window, seat, None) or NO_TARGET
    return NO_TARGET


def _acts(table: Table, window: Window, seat: int, card: Card | None) -> list[Act]:
    acts: list[Act] = []
    if card is not None:
        acts += card.hand_acts
        acts += card.play_acts
        acts += card.turned_acts
        acts += card.use_acts
        for answers in list(card.hand_events.values()) + list(card.play_events.values()):
            acts += answers
        acts += [DiscardOwn(card), Equip(card), Unequip(card)]
    elif window.kind != SETUP:
        acts += table.book.seat_acts
        acts += table.book.keyword_acts
    if seat == window.lead:
        acts += table.book.forward[window.kind]
    acts += table.book.answer_acts
    return acts


def _cards(table: Table, seat: int, card: int | str | None) -> list[Card]:
    """The cards a seat may mean: by tag, or by name among what it has and sees before it."""
    if card is None:
        return []
    found: list[Card] = []
    piles = [table.hand(seat), table.play(seat), table.piles[LIMBO], list(active(table, seat))]
    for pile in piles:
        for other in pile:
            if other not in found and (table.tags[other.index] == card or other.name == card):
                found.append(other)
    return found


def _aims(table: Table, names: tuple[str, ...], target: Target) -> list[Aim]:
    """What a target may mean: a seat, a player's name, a side, a monster of the fight, a card in sight."""
    if target is None:
        return []
    aims: list[Aim] = []
    if isinstance(target, int):
        if 0 <= target < len(names):
            aims.append(SEATS[target])
        return aims
    if target in names:
        aims.append(SEATS[names.index(target)])
    if target == "munchkins":
        aims.append(Aim(side=MUNCHKINS))
    if target == "monsters":
        aims.append(Aim(side=MONSTERS))
    if table.fight is not None:
        for foe in table.fight.foes:
            if foe.card.name == target:
                aims.append(Aim(foe=foe.number))
    for seat in range(len(table.seats)):
        for card in table.play(seat):
            if card.name == target:
                aims.append(Aim(card=card))
    return aims
