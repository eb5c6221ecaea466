"""What fills the sentence of a refusal: the card that forbids, what is needed, what the player has instead."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from kickdoor.views.deeds import RefusalView

from ..play.bargains import often
from ..play.help import NOT_LOWER
from ..play.interference import ENHANCES, NO_LIKE, NOT_ITS_MOMENT, ONE_SHOTS, PlayCurse
from ..play.plays import NO_CLASS, ONE_CLASS, SET_UP, TOO_MUCH_RANK, TWICE
from ..play.trade import BIG, NO_COMBAT
from ..play.uses import (
    FINDS_NOTHING,
    FORBIDDEN,
    LIMITED,
    NO_WIN,
    NOT_NOW,
    UNPAID,
    AbilityAct,
    cause_at,
)
from ..sums.forbidden import barred
from ..sums.gear import ONE_BIG, ONE_TURF, SLOTS, active, limited, no_slot, slot_room, usable
from ..sums.totals import capacity, lower_only
from ..table.acts import Act
from ..table.agenda import Question
from ..table.card import Card
from ..table.face import Ability
from ..table.kinds import KINDS
from ..table.rules import Rule, with_numbers
from ..table.sentence import (
    ANY_TIME,
    COMBAT,
    JOINS,
    OUT_OF_COMBAT,
    RUNS_AWAY,
    YOUR_COMBAT,
    YOUR_TURN,
    Aim,
    Forbidden,
)
from ..table.table import Table
from ..table.window import END, ROOM, Window

# The moments that cards name.
NEEDS_FIGHT: Final = Rule(reason="needs_fight", also=NOT_NOW.numbers)
SHOT_NEEDS_FIGHT: Final = Rule("CMB-06", reason="needs_fight", also=("SHOT-01", *NOT_NOW.numbers))
OWN_FIGHT: Final = Rule(reason="own_fight", also=NOT_NOW.numbers)
OWN_TURN: Final = Rule(reason="own_turn_calm", also=NOT_NOW.numbers)
BUSY: Final = Rule("TIME-06", reason="busy", also=NOT_NOW.numbers)
AT_MOMENT: Final = Rule(reason="at_moment", also=NOT_NOW.numbers)
RUNNING: Final = Rule("RUN-09", reason="running", also=("RULE-16", "CURSE-04"))
NOT_RUNNING: Final = Rule("RUN-08", reason="not_running", also=("RUN-01", "CURSE-04", *NOT_NOW.numbers))
DEAD: Final = Rule("DEATH-05", reason="dead", also=FINDS_NOTHING.numbers)
CARD_SAYS: Final = Rule(reason="card_says", also=FINDS_NOTHING.numbers)
NO_ABILITY: Final = Rule("CLS-01", reason="no_ability", also=("TIME-01", "ITEM-03"))
ENHANCES_NONE: Final = Rule("ENH-01", reason="needs_fight")
MONSTER_GONE: Final = Rule("RULE-17", reason="no_monster_left", also=("ENH-01",))
# Before the first turn.
SET_UP_KIND: Final = Rule("SET-08", reason="set_up_kind", also=("SET-05",))
SET_UP_COUNT: Final = Rule("SET-05", reason="set_up_count", also=("SET-08",))
SET_UP_RANK: Final = Rule("SET-05", reason="set_up_rank", also=("SET-08",))
SET_UP_WAITS: Final = Rule("SET-08", reason="set_up_waits", also=("SET-05",))
# A monster in the hand.
TROUBLE_LATER: Final = Rule("TURN-03", reason="trouble_later", also=("CMB-10", "MULTI-01", "TAG-01", "TURN-02"))
TROUBLE_NOW: Final = Rule("TURN-03", reason="trouble_now", also=("CMB-10", "MULTI-01", "TAG-01"))
TROUBLE_PAST: Final = Rule("TURN-03", reason="trouble_past", also=("TURN-06", "CMB-10", "MULTI-01", "TAG-01"))
TROUBLE_OWN_TURN: Final = Rule("TURN-03", reason="trouble_own_turn", also=("CMB-10", "MULTI-01", "TAG-01"))
JOINS_BY_CARD: Final = Rule("MULTI-01", reason="joins_by_card", also=("TURN-03", "CMB-10", "TAG-01"))

# What a card may forbid, by the verb of the act; of the player, and of the other one.
_FORBIDS: Final[dict[str, tuple[Forbidden, ...]]] = {
    "play": ("play one-shots", "play curses"),
    "use": ("use class abilities",),
    "sell": ("sell", "gain levels by selling"),
    "offer": ("trade",),
    "accept": ("trade", "help"),
    "ask_help": ("ask for help", "help"),
    "look_for_trouble": ("look for trouble",),
    "loot_room": ("loot the room",),
}


class Found:
    """A refusal as it was found: the rule, and the act and the target that it refuses."""

    def __init__(
        self, rule: Rule, act: Act | None = None, aim: Aim | None = None, card: Card | None = None
    ) -> None:
        self.rule: Final = rule
        self.act: Final = act
        self.aim: Final = aim
        self.card: Final = card if card is not None else (None if act is None else act.own_card())
        self.also: tuple[str, ...] = ()  # numbers of a reason that comes after this one; set below only

    def before(self, rule: Rule | None) -> Found:
        """The same, where another rule may stand against it too."""
        self.also = () if rule is None else rule.numbers
        return self

    def ability(self) -> Ability | None:
        return self.act.ability if isinstance(self.act, AbilityAct) else None


def filled(table: Table, window: Window, seat: int, found: Found) -> RefusalView:
    """The refusal with what fills its sentence."""
    rule, card = found.rule, found.card
    verb = "" if found.act is None else found.act.verb
    early = window.sets_up(seat) and verb == "play"
    if rule is SET_UP and verb not in ("", "play"):
        return SET_UP_WAITS.view
    if card is not None and (rule is SET_UP or (early and _waits(table, card))):
        return _set_up(table, seat, card)
    if rule.reason == "only_for":
        return _only_for(table, seat, found)
    if rule is FORBIDDEN:
        return _forbidden(table, seat, found)
    if rule in (SLOTS, ONE_BIG, BIG, ONE_TURF) and card is not None:
        return _no_place(table, seat, rule, card)
    if early and card is not None and card.kind == "one_shot":
        return SET_UP_WAITS.view  # it may be laid down, not used
    if rule in (ONE_CLASS, TWICE, TOO_MUCH_RANK, NO_CLASS) and card is not None:
        return _identity(table, seat, rule, card)
    if rule is NO_LIKE and card is not None:
        return _no_like(table, window, seat, card)
    if rule in (ONE_SHOTS, ENHANCES):
        return _into_no_fight(table, rule)
    if rule is NOT_ITS_MOMENT and isinstance(found.act, PlayCurse) and found.act.when is not None:
        return rule.about(seat, sentence=found.act.when.text)
    if isinstance(found.act, AbilityAct):
        return _of_ability(table, window, seat, found, found.act)
    return _of_players(table, seat, found)


def _of_players(table: Table, seat: int, found: Found) -> RefusalView:
    """A refusal that names a player: the one aimed at, or who is in the fight."""
    rule, aim = found.rule, found.aim
    other = -1 if aim is None else aim.seat
    if rule is NOT_LOWER and table.fight is not None:
        card = lower_only(table, table.fight)
        return replace(rule.view, by="" if card is None else card.name)
    if rule is NO_COMBAT:
        return rule.about(seat if table.in_fight(seat) or other < 0 else other)
    if rule.reason in ("dead", "cannot_help", "to_win") and other >= 0:
        return rule.about(other)
    if rule.reason == "others_fight" and table.fight is not None:
        return rule.about(table.fight.fighter)
    return rule.view


def of_question(table: Table, question: Question, seat: int, verb: str) -> RefusalView:
    """A question is open: to this seat, which must answer it, or to another, who comes first."""
    rule = question.rule()
    if question.seat != seat:
        return Rule(*rule.numbers, reason="others_choice").about(question.seat)
    reason = question.refusal(table, verb)
    return rule.view if reason is None else with_numbers(reason.view, rule.numbers)


# Who may use it, and what forbids it.


def _only_for(table: Table, seat: int, found: Found) -> RefusalView:
    """The traits that are needed, and what the player is of their sort."""
    card, ability = found.card, found.ability()
    rule = found.rule
    if card is None:
        return NO_ABILITY.view
    active(table, seat)
    owner = table.seats[seat]
    against = [trait for trait in card.face.not_for if trait in owner.suffered]
    only = card.face.only if ability is None or not usable(table, seat, card) else ability.only
    if against and (not only or any([trait in owner.enjoyed for trait in only])):
        return Rule(*rule.numbers, reason="not_for").about(seat, tuple(against))
    sorts = {_sort(table, trait) for trait in only}
    has = tuple([_being(table, trait) for trait in owner.enjoyed if _sort(table, trait) in sorts])
    return rule.about(seat, tuple([table.book.trait(trait) for trait in only]), has)


def _being(table: Table, trait: str) -> str:
    """What one is: "a Wizard", but "Female"."""
    return trait if _sort(table, trait) == "sex" else table.book.trait(trait)


def _sort(table: Table, trait: str) -> str:
    """What sort of thing a trait is: the kind of its card, or "sex"."""
    for card in table.book.cards:
        if card.name == trait and card.face.plural:
            return card.kind
    return "race" if trait == "Human" else "sex"


def _forbidden(table: Table, seat: int, found: Found) -> RefusalView:
    """The card that forbids it."""
    verb = "" if found.act is None else found.act.verb
    seats = [seat] if found.aim is None or found.aim.seat < 0 else [seat, found.aim.seat]
    for word in _FORBIDS.get(verb, ()):
        for other in seats:
            card = barred(table, other, word)
            if card is not None:
                view = found.rule.view
                return RefusalView(rule=view.rule, also=view.also, reason=view.reason, by=card.name, seat=other)
    return found.rule.view


# Places and identities.


def _no_place(table: Table, seat: int, rule: Rule, card: Card) -> RefusalView:
    """The place that is full, and the cards in it."""
    name = slot_room(card) if rule is SLOTS else "turf" if rule is ONE_TURF else "big"
    if name is None:
        return rule.view
    worn = [other for other in limited(table, seat, name) if other is not card]
    if rule is ONE_TURF and not worn:
        return _only_for(
            table, seat, Found(Rule("TURF-01", reason="only_for", also=("ITEM-03",)), None, None, card)
        )
    return rule.about(seat, (name,), tuple([other.name for other in worn]))


def _identity(table: Table, seat: int, rule: Rule, card: Card) -> RefusalView:
    kind = card.face.printed.kind_word
    if rule is TOO_MUCH_RANK:
        held = sum([other.face.rank for other in table.play(seat) if other.kind == "power"])
        return rule.about(seat, (str(card.face.rank),), (str(held),), capacity(table, seat))
    if rule is NO_CLASS:
        doubled = [
            other.name for other in table.play(seat) if other.kind == "double" and other.face.of == card.face.of
        ]
        return rule.about(seat, (_kind_word(table, card.face.of),), tuple(doubled))
    same = [other.name for other in table.play(seat) if other.kind == card.kind]
    return rule.about(seat, (kind,), tuple(same))


def _set_up(table: Table, seat: int, card: Card) -> RefusalView:
    """Before the first turn: a kind that waits, one too many, a rank too high, or an Item that is not usable."""
    allowed = table.book.setup.get(card.kind)
    kind = card.face.printed.kind_word
    if allowed is None:
        return SET_UP_KIND.about(seat, tuple([_kind_word(table, name) for name in table.book.setup]))
    if often(table, seat, "setup", KINDS.index(card.kind)) >= allowed.number:
        return SET_UP_COUNT.about(seat, (kind,), number=allowed.number)
    if card.kind == "power" and card.face.rank > 1:
        return SET_UP_RANK.about(seat, (kind,), number=card.face.rank)
    active(table, seat)
    also = ("SET-08", "ITEM-03")
    if not usable(table, seat, card):
        return _only_for(table, seat, Found(Rule("SET-05", reason="only_for", also=also), None, None, card))
    full = no_slot(table, seat, card)
    if full is None:
        return SET_UP_KIND.about(seat, tuple([_kind_word(table, name) for name in table.book.setup]))
    view = _no_place(table, seat, full, card)
    return Rule("SET-05", reason=view.reason, also=("SET-08", view.rule)).about(seat, view.needs, view.has)


def _waits(table: Table, card: Card) -> bool:
    """Whether a card is of a kind that is not played before the first turn; a double goes where its Class does."""
    return (card.face.of if card.kind == "double" else card.kind) not in table.book.setup


def _kind_word(table: Table, kind: str) -> str:
    for card in table.book.cards:
        if card.kind == kind:
            return card.face.printed.kind_word
    return table.book.word(kind)


# Monsters, enhancers and one-shots.


def monster(table: Table, window: Window, seat: int) -> Rule:
    """Where a monster of the hand is met, as things stand."""
    if table.fight is not None:
        return JOINS_BY_CARD
    if table.turn != seat:
        return TROUBLE_OWN_TURN
    if window.kind == ROOM:
        return TROUBLE_NOW
    return TROUBLE_PAST if window.kind == END else TROUBLE_LATER


def _no_like(table: Table, window: Window, seat: int, card: Card) -> RefusalView:
    """Which monsters it joins, where a fight is on; else where it is met."""
    fight = table.fight
    if fight is None or fight.decided:
        return (RUNNING if fight is not None else monster(table, window, seat)).view
    tags = [tag for tag in card.face.tags if tag in table.book.joining]
    if tags:
        return Rule("TAG-01", reason="no_such_monster", also=("MULTI-01",)).about(needs=tuple(tags))
    said = [standing.text for standing in card.by_key.get(JOINS, [])]
    return NO_LIKE.about(sentence=said[0] if said else "")


def _into_no_fight(table: Table, rule: Rule) -> RefusalView:
    """There is no fight, or it is lost, or its last monster is gone."""
    fight = table.fight
    if fight is None:
        return (SHOT_NEEDS_FIGHT if rule is ONE_SHOTS else ENHANCES_NONE).view
    if fight.decided:
        return RUNNING.view
    return rule.view if fight.foes else MONSTER_GONE.view


# Abilities.


def _of_ability(table: Table, window: Window, seat: int, found: Found, act: AbilityAct) -> RefusalView:
    rule, ability = found.rule, act.ability
    source = act.source(table, seat)
    cause = cause_at(table, window, seat, source, ability)
    if rule is NOT_NOW:
        return _not_now(table, seat, act)
    if rule is LIMITED and ability.limit is not None:
        return rule.about(seat, sentence=ability.limit.text)
    if rule is NO_WIN:
        return rule.about(seat)
    if rule is UNPAID and ability.cost is not None:
        return ability.cost.lacks(table, cause) or rule.about(seat, sentence=ability.cost.text)
    if rule is FINDS_NOTHING or rule.reason == "no_target":
        aim = found.aim
        if aim is not None and aim.seat >= 0 and table.seats[aim.seat].dead:
            return DEAD.about(aim.seat)
        for verb in ability.does:
            why = verb.lacks(table, cause) if aim is None else verb.lacks_at(table, cause, aim)
            if why is not None:
                return why
        idle = [verb for verb in ability.does if not verb.finds(table, cause)]
        said = [verb.text for verb in idle or ability.does if verb.text]
        if said:
            return CARD_SAYS.about(seat, sentence=said[0])
    return rule.view


def _not_now(table: Table, seat: int, act: AbilityAct) -> RefusalView:
    """The moment that the card names."""
    when = act.ability.when
    card = act.own_card()
    what = when.what
    fight = table.fight
    running = fight is not None and fight.decided
    if what in (COMBAT, YOUR_COMBAT) and running:
        return RUNNING.view
    if what == COMBAT:
        return _moment(SHOT_NEEDS_FIGHT if card is not None and card.kind == "one_shot" else NEEDS_FIGHT, card)
    if what == YOUR_COMBAT:
        return _moment(OWN_FIGHT, card)
    if what == YOUR_TURN:
        return _moment(BUSY if table.turn == seat and table.in_fight(seat) else OWN_TURN, card)
    if what == OUT_OF_COMBAT or what == ANY_TIME:
        return BUSY.view
    if what == RUNS_AWAY and not running:
        return NOT_RUNNING.view
    rule = NOT_ITS_MOMENT if card is not None and card.kind == "level_up" else AT_MOMENT
    return rule.about(seat, sentence=when.text)


def _moment(rule: Rule, card: Card | None) -> RefusalView:
    """A Portal does what it prints, and when it prints (PORT-01)."""
    if card is not None and card.kind == "portal":
        return Rule("PORT-01", reason=rule.reason, also=("PORT-02", *rule.numbers)).view
    return rule.view
