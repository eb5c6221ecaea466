"""Why something cannot be done now: the same acts that list what is legal say what refuses the rest."""

from __future__ import annotations

from typing import Final

from .acts import Act
from .agenda import MONSTERS, MUNCHKINS, Option, Question
from .card import Card
from .choices import SEATS
from .gear import active
from .handle import DiscardOwn, Equip, Unequip
from .procedure import options_of
from .rules import Rule
from .sorts import Aim
from .table import HAND, LIMBO, PLAY, Table
from .uses import NOT_NOW
from .windows import INTERRUPT, SETUP, Window, situation

Target = int | str | None

NO_VERB: Final = Rule("TIME-01", sentence="nothing of that kind can be done now")
NO_CARD: Final = Rule("DECK-04", sentence="you have no such card")
NO_TARGET: Final = Rule("CURSE-03", sentence="it cannot be pointed at that")
NOT_LEAD: Final = Rule("TURN-01", "TIME-03", sentence="it is not yours to decide now")
DEAD: Final = Rule("DEATH-05")
OVER: Final = Rule("WIN-01", sentence="the game is over")
SET_UP: Final = Rule("SET-05", "SET-08")
DESCRIBED: Final = (DiscardOwn(), Equip(), Unequip())


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


def rule_against(
    table: Table, seat: int, verb: str, cards: list[Card], aims: list[Aim], text: str = ""
) -> Rule:
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
    return _refused(table, top, seat, verb, candidates, aims, text)


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
) -> Rule:
    """The first reason that any act of this name gives."""
    found: Rule | None = None
    for card in cards:
        for act in _acts(table, window, seat, card):
            if act.verb != verb or (text and act.text != text):
                continue
            rule = _why(table, window, seat, card, act, aims)
            if rule is not None and rule is not NOT_NOW:
                return rule
            found = found or rule
    if found is not None:
        return found
    for kind_acts in table.book.forward.values():
        for act in kind_acts:
            if act.verb == verb:
                return NOT_LEAD
    return NO_VERB


def _why(table: Table, window: Window, seat: int, card: Card | None, act: Act, aims: list[Aim]) -> Rule | None:
    rule = act.closed(table, window, seat, card)
    if rule is not None:
        return rule
    if not act.situations & situation(table, window, seat) and window.kind != INTERRUPT:
        return SET_UP if window.kind == SETUP else NOT_NOW
    for aim in aims:
        rule = act.refusal(table, window, seat, card, aim)
        if rule is not None:
            return rule
    if not aims:
        for listed in act.aims(table, window, seat, card):
            rule = act.refusal(table, window, seat, card, listed)
            if rule is not None:
                return rule
    return NO_TARGET


def _acts(table: Table, window: Window, seat: int, card: Card | None) -> list[Act]:
    acts: list[Act] = []
    if card is not None:
        acts += card.hand_acts
        acts += card.play_acts
        acts += card.use_acts
        for answers in list(card.hand_events.values()) + list(card.play_events.values()):
            acts += answers
        acts += DESCRIBED
    elif window.kind != SETUP:
        acts += table.book.seat_acts
    if seat == window.lead:
        acts += table.book.forward[window.kind]
    acts += table.book.answer_acts
    return acts


def _cards(table: Table, seat: int, card: int | str | None) -> list[Card]:
    """The cards a seat may mean: by tag, or by name among what it has and sees before it."""
    if card is None:
        return []
    found: list[Card] = []
    piles = [table.piles[HAND + seat], table.piles[PLAY + seat], table.piles[LIMBO], list(active(table, seat))]
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
