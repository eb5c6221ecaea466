"""Why something cannot be done now: the same acts that list what is legal say what refuses the rest."""

from __future__ import annotations

from typing import Final

from kickdoor.views.deeds import RefusalView

from ..flow.script import spent
from ..flow.windows import situation
from ..play.bargains import LIMITED as OFTEN_ENOUGH
from ..play.handle import NOT_IN_PLAY, DiscardOwn, Equip, HandTo, Unequip
from ..play.help import NO_FIGHT, NOT_FIGHTER
from ..play.plays import SET_UP
from ..play.promises import PROMISED, is_promised
from ..play.uses import FINDS_NOTHING, LIMITED, NO_USE, NOT_NOW, UNPAID, AbilityAct, Use, Using
from ..sums.gear import active, usable
from ..table.acts import Act, PlainAct
from ..table.agenda import Option, Question
from ..table.card import Card
from ..table.kinds import WORN_KINDS
from ..table.piles import IN_FIGHT, play_of
from ..table.rules import Rule, with_card, with_numbers
from ..table.sentence import RUNS_AWAY, Aim
from ..table.table import Table
from ..table.window import FIGHT, FLEE, INTERRUPT, REVEALED, ROOM, SETUP, START, Window
from ..turns.procedure import options_of
from .details import RUNNING, SET_UP_WAITS, Found, filled, monster, of_question
from .meant import Target, aims_meant, cards_meant, elsewhere, is_called

NO_VERB: Final = Rule("TIME-01", reason="no_such_act")
NO_ABILITY: Final = Rule("CLS-01", reason="no_ability", also=("TIME-01",))
NO_CARD: Final = Rule("DECK-04", reason="no_card")
NO_TARGET: Final = Rule("CURSE-03", reason="no_target")
ON_YOURSELF: Final = Rule("CMP-01", reason="on_yourself", also=("CURSE-03",))
DEAD: Final = Rule("DEATH-05", reason="dead")
OVER: Final = Rule("WIN-01", reason="over")
BETWEEN: Final = Rule("TIME-09", reason="between")
BUSY: Final = Rule("TIME-06", "TIME-03", "SELL-01", reason="busy")
TOO_LATE: Final = Rule("RULE-16", reason="too_late_for_help", also=("RUN-09", "CURSE-04", "HELP-01"))
THERE_ALREADY: Final = Rule("DECK-05", "ITEM-06", reason="there_already")
DRAFT_FIRST: Final = Rule(reason="draft_first")
DRAFTED: Final = ("accept", "decline", "counter", "withdraw", "sell", "offer", "ask_help", "offer_help", "show")
POWER_LOST: Final = Rule("POW-05", reason="only_for", also=NO_USE.numbers)
NOT_EQUIPPED: Final = Rule("ITEM-01", reason="not_equipped")
HELPER_STAYS: Final = Rule("HELP-09", reason="helper_stays", also=("TRADE-02", "HELP-01"))
# Numbers that a refusal of a Treasure which is no Item names besides.
NO_ITEM: Final = ("GUAL-02", "TIME-03", "TIME-06")
# The forward moves of a lead, where they are not there to be made: what comes first.
DOOR_FIRST: Final = Rule("TURN-02", reason="door_first")
FIGHT_FIRST: Final = Rule("TURN-02", reason="fight_first")
CARD_FIRST: Final = Rule("TURN-02", reason="card_first")
ROOM_FIRST: Final = Rule("TURN-05", reason="room_first")
NO_ROOM: Final = Rule("TURN-06", reason="no_room")
ROOM_DONE: Final = Rule("TURN-03", reason="room_done")
DOOR_ONCE: Final = Rule("TURN-02", reason="door_once", also=("TURN-01",))
NOTHING_REVEALED: Final = Rule("TURN-02", reason="nothing_revealed", also=("CMB-10", "DECK-05"))
NO_WIN: Final = Rule("CMB-02", reason="no_win", also=("RUN-09", "MULTI-02"))
LOST: Final = Rule("RUN-09", reason="running", also=("CMB-02", "MULTI-02"))
NOTHING_TO_RUN: Final = Rule("RUN-01", reason="nothing_to_run_from", also=("RUN-08",))
NO_SACRIFICE: Final = Rule("RUN-06", reason="no_sacrifice")
# Numbers that a refusal of a forward move names besides.
FORWARD: Final = {
    "kick_door": ("TURN-02", "TURN-01"),
    "take": ("TURN-02", "CMB-10", "DECK-05"),
    "look_for_trouble": ("TURN-03", "TURN-06", "TURN-02", "CMB-10"),
    "loot_room": ("TURN-03", "TURN-06", "TURN-02", "TURN-01", "RUN-01"),
    "end_turn": ("TURN-01", "TURN-02", "TURN-03", "TURN-05", "TURN-08"),
    "fight": ("CMB-02", "RUN-09", "MULTI-02"),
    "run_away": ("RUN-01", "RUN-08"),
    "sacrifice": ("RUN-06",),
}
OTHERS_TURN: Final = Rule("SET-07", "TURN-01", "TIME-03", reason="others_turn")
OTHERS_SETUP: Final = Rule("SET-08", "SET-06", reason="others_setup")
OTHERS_FIGHT: Final = Rule("HELP-09", "RULE-15", "RUN-07", reason="others_fight")
FIGHTER_FIRST: Final = Rule("RULE-15", "HELP-09", "RUN-07", reason="fighter_first")
# These say for themselves what they lack where they are pointed at nothing.
UNAIMED_TOO: Final = ("play", "accept", "decline", "counter", "withdraw", "look_for_trouble")


def reason(
    table: Table, names: tuple[str, ...], seat: int, verb: str, card: int | str | None, target: Target
) -> RefusalView | None:
    """None where an option says just this; else the refusal."""
    cards = cards_meant(table, seat, card)
    aims = aims_meant(table, names, seat, target)
    for option in options_of(table, seat):
        held = _held(option)
        called = cards if held is None or not is_called(table, held, card) else [held]
        if _is(option, verb, called, card is None, aims, target is None):
            return None
    if card is not None and not cards:
        there = elsewhere(table, seat, card)
        if there is not None:
            return there
        if isinstance(table.agenda[-1], Window) and not table.seats[seat].dead:
            return NO_CARD.view
    return refusal(table, seat, _meant(table, seat, verb, cards), cards, aims)


def _meant(table: Table, seat: int, verb: str, cards: list[Card]) -> str:
    """Who asks why a card in front of them cannot be played, asks why it cannot be equipped or used."""
    if verb != "play" or not cards or table.where[cards[0].index] != play_of(seat):
        return verb
    card = cards[0]
    if card.kind in WORN_KINDS and card in table.seats[seat].turned:
        return "equip"
    return "use" if card.use_acts or (card.play_events and card.kind != "one_shot") else verb


def refusal(table: Table, seat: int, verb: str, cards: list[Card], aims: list[Aim], text: str = "") -> RefusalView:
    """Why something cannot be done that no option offers; `text` is an ability's name."""
    if table.over:
        return OVER.view
    if table.seats[seat].dead:
        return DEAD.about(seat)
    top = table.agenda[-1]
    if isinstance(top, Question) and top.seat != seat:
        return of_question(table, top, seat, verb)
    if is_promised(table, seat, verb, cards):
        return with_card(PROMISED.view, cards[0].name)
    if isinstance(top, Question):
        return of_question(table, top, seat, verb)
    if not isinstance(top, Window):
        return NO_VERB.view
    if table.seats[seat].draft is not None and verb not in DRAFTED:
        return DRAFT_FIRST.view
    candidates: list[Card | None] = [*cards] or [None]
    first = _refused(table, top, seat, verb, candidates, aims, text)
    found = _in_this_moment(table, top, seat, verb, cards, first)
    view = filled(table, top, seat, found)
    numbers = found.rule.numbers + found.also
    if verb in FORWARD:
        numbers += FORWARD[verb]
    if found.rule is UNPAID and table.pledged(seat):
        numbers += PROMISED.numbers
    if (
        verb == "play"
        and cards
        and cards[0].kind == "special"
        and first is not None
        and first.rule is not FINDS_NOTHING
    ):
        numbers += NO_ITEM
    return with_numbers(_named(view, cards), numbers + _cited(table, top, seat, verb, candidates, text))


def _named(view: RefusalView, cards: list[Card]) -> RefusalView:
    """The refusal with the name of the card."""
    return with_card(view, cards[0].name) if cards and not view.card else view


def _cited(
    table: Table, window: Window, seat: int, verb: str, cards: list[Card | None], text: str
) -> tuple[str, ...]:
    """The rules that the ability meant stands on: a refusal of it names them too."""
    numbers: list[str] = []
    for card in cards:
        for act in _acts(table, window, seat, card):
            if act.verb == verb and isinstance(act, AbilityAct) and (not text or act.said.text == text):
                numbers += table.book.host.rules_of(act.ability)
    return tuple(numbers)


def _in_this_moment(
    table: Table, window: Window, seat: int, verb: str, cards: list[Card], found: Found | None
) -> Found:
    """The reason that the moment gives, where the act itself has none or a vague one."""
    rule = None if found is None else found.rule
    act = None if found is None else found.act
    card = cards[0] if cards else None
    vague = rule is None or rule is NOT_NOW or rule is NO_TARGET
    lies = card is not None and card.kind != "one_shot" and table.where[card.index] == play_of(seat)
    if verb == "play" and lies:
        return Found(THERE_ALREADY, None, None, card).before(rule)
    if vague and window.kind == INTERRUPT:
        return Found(BETWEEN)
    if window.kind == SETUP and seat != window.lead and table.turns == 0:
        return Found(OTHERS_SETUP)
    if rule is None and window.sets_up(seat) and verb != "play":
        return Found(SET_UP_WAITS)
    if rule is None and verb in FORWARD:
        return Found(_not_forward(table, window, seat, verb))
    if rule is NOT_FIGHTER and table.fight is not None and table.fight.fighter == seat:
        return Found(TOO_LATE)
    if rule is NO_FIGHT and verb == "offer_help" and table.fight is not None and table.fight.decided:
        return Found(TOO_LATE)
    fight = table.fight
    if verb == "use" and rule is None:
        return Found(NO_ABILITY)
    if vague and fight is not None and fight.decided and verb != "sell" and not isinstance(act, AbilityAct):
        return Found(RUNNING)
    if verb == "sell" and rule is NOT_NOW and table.in_fight(seat):
        return Found(BUSY)
    if verb == "withdraw" and fight is not None and fight.helper == seat:
        return Found(HELPER_STAYS)
    if verb == "play" and card is not None:
        if rule is None:
            if window.sets_up(seat):
                return Found(SET_UP, None, None, card)
            return Found(THERE_ALREADY if table.in_play(card) else monster(table, window, seat), None, None, card)
        if rule is NO_TARGET and card.kind == "companion":
            return Found(ON_YOURSELF)
    return Found(NO_VERB) if found is None else found


def _not_forward(table: Table, window: Window, seat: int, verb: str) -> Rule:
    """Why a lead's move is not this seat's, or not now."""
    if seat != window.lead:
        if not table.in_fight(seat):
            return OTHERS_TURN
        return FIGHTER_FIRST if verb == "run_away" else OTHERS_FIGHT
    kind = window.kind
    if verb == "fight":
        return LOST if kind == FLEE else NO_WIN
    if verb == "run_away":
        return NOTHING_TO_RUN
    if verb == "sacrifice":
        return NO_SACRIFICE
    if verb == "take":
        return NOTHING_REVEALED
    if verb == "kick_door":
        return DOOR_ONCE
    if kind == START:
        return DOOR_FIRST
    if kind == FIGHT or kind == FLEE:
        return FIGHT_FIRST
    if kind == REVEALED:
        return CARD_FIRST
    if kind == ROOM:
        return ROOM_FIRST
    return NO_ROOM if table.met else ROOM_DONE


def _held(option: Option) -> Card | None:
    """The card that an option names: its own, or the one it points at."""
    return option.card if option.card is not None else (None if option.aim is None else option.aim.card)


def _is(option: Option, verb: str, cards: list[Card], any_card: bool, aims: list[Aim], any_aim: bool) -> bool:
    if option.verb != verb:
        return False
    aim = option.aim
    held = _held(option)
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
) -> Found | None:
    """The first reason that any act of this name gives; one that only says "not now" is the last resort."""
    last: Found | None = None
    for card in cards:
        for act in _acts(table, window, seat, card):
            if act.verb != verb or (text and act.said.text != text):
                continue
            found = _why(table, window, seat, act, aims)
            if found is not None and found.rule is not NOT_NOW:
                return found
            last = last or found
    return last


def _why(table: Table, window: Window, seat: int, act: Act, aims: list[Aim]) -> Found | None:
    aim = aims[0] if aims else None
    if isinstance(act, Using) and spent(table, seat, act.number, act.ability, aim):
        return Found(LIMITED, act)
    if isinstance(act, Using) and window.sets_up(seat) and table.turns == 0:
        return Found(SET_UP, act)
    idle = _idle(table, seat, act.card) if isinstance(act, Use) else None
    if idle is not None:
        return Found(idle, act)
    rule = act.closed(table, window, seat)
    if (
        isinstance(act, AbilityAct)
        and rule in (None, NOT_NOW, UNPAID, FINDS_NOTHING)
        and _untimely(table, window, seat, act)
    ):
        return Found(NOT_NOW, act).before(rule)
    if rule is not None:
        return Found(rule, act, aim)
    if not act.situations & situation(table, window, seat) and window.kind != INTERRUPT:
        if window.sets_up(seat):
            return Found(SET_UP, act)
        rule = act.refuses(table, window, seat, None) if act.verb in UNAIMED_TOO else None
        return Found(rule or NOT_NOW, act)
    for aim in aims:
        rule = act.refuses(table, window, seat, aim)
        if rule is not None:
            return Found(rule, act, aim)
    if not aims:
        targets = act.targets(table, window, seat)
        refused = [act.refuses(table, window, seat, listed) for listed in targets]
        if None in refused and window.kind == INTERRUPT:
            return Found(NOT_NOW, act)  # it could be aimed: the moment alone stands against it
        for listed, rule in zip(targets, refused, strict=True):
            if rule is not None:
                return Found(rule, act, listed)
        if act.verb in UNAIMED_TOO:
            return Found(act.refuses(table, window, seat, None) or NO_TARGET, act)
    if aims or not isinstance(act, PlainAct):
        return Found(NO_TARGET, act, aim)
    tired = table.tally.get((seat, "acts", 0), 0) >= table.book.settings.acts
    return Found(OFTEN_ENOUGH if tired else NO_VERB, act)


def _idle(table: Table, seat: int, card: Card) -> Rule | None:
    """Why a card is not in force for this seat; None where it is, or is a monster of the fight."""
    if card in active(table, seat) or table.where[card.index] == IN_FIGHT:
        return None
    if table.where[card.index] != play_of(seat):
        return NOT_IN_PLAY
    if usable(table, seat, card):
        return NOT_EQUIPPED
    return POWER_LOST if card.kind == "power" else NO_USE


def _untimely(table: Table, window: Window, seat: int, act: AbilityAct) -> bool:
    """Whether this is not the moment that an ability names."""
    if act.situations:
        elsewhere = window.kind != INTERRUPT and not window.sets_up(seat)
        return elsewhere and not act.situations & situation(table, window, seat)
    event = act.ability.when.what
    if window.about is None:
        return window.kind != FLEE or event != RUNS_AWAY
    return window.about.event != event


def _acts(table: Table, window: Window, seat: int, card: Card | None) -> list[Act]:
    acts: list[Act] = []
    if card is not None:
        acts += card.hand_acts
        acts += card.play_acts
        acts += card.turned_acts
        acts += card.use_acts
        for answers in list(card.hand_events.values()) + list(card.play_events.values()):
            acts += answers
        acts += [DiscardOwn(card), Equip(card), Unequip(card), HandTo(card)]
    elif not window.sets_up(seat):
        acts += table.book.seat_acts
        acts += table.book.trade_marks
        acts += table.book.keyword_acts
    if seat == window.lead:
        acts += table.book.forward[window.kind]
    acts += table.book.answer_acts + table.book.sender_acts
    return acts
