"""Running the sentences of a card, and letting abilities answer what happens."""

from __future__ import annotations

from typing import ClassVar, Final

from kickdoor.views.events import Facts

from ..sums.forbidden import barred
from ..sums.gear import active, enjoys, refresh, sources, suffers
from ..sums.totals import foe_cards
from ..table.absent import FACERS, NO_FOE, NOBODY
from ..table.agenda import Step
from ..table.book import Auto
from ..table.box import Keyword
from ..table.card import Card
from ..table.face import Ability, named
from ..table.fight import Foe
from ..table.piles import PLAY_AREAS
from ..table.sentence import (
    ANOTHER,
    COMBAT_STARTS,
    DIES,
    PER_COMBAT,
    PER_CURSE,
    PER_GAME,
    PER_ROLL,
    PER_TURN,
    PER_VICTIM,
    YOU,
    Aim,
    Cause,
    Deed,
    Moment,
    Selector,
    Verb,
)
from ..table.table import Memo, Table
from ..table.window import About, Window
from ..table.zones import discard
from .choices import ChooseCards


class Script(Step):
    """The sentences of a list, in order, sharing one memory, which ends with the last."""

    def __init__(self, does: tuple[Verb, ...], cause: Cause, next: int = 0) -> None:
        self.does: Final = does
        self.cause: Final = cause
        self.next: Final = next

    def run(self, table: Table) -> None:
        if self.next >= len(self.does):
            table.memos.pop()
            return
        verb = self.does[self.next]
        if table.memos[-1].sources and not verb.optional and verb.finds(table, self.cause):
            table.push(self)
            ask_source(table, self.cause, SOURCE_PICKED)
            return
        table.push(Script(self.does, self.cause, self.next + 1))
        verb.run(table, self.cause)


def begin(table: Table, does: tuple[Verb, ...], cause: Cause, aim: Aim | None = None) -> None:
    """Pushes a list of sentences with a memory of its own."""
    table.memos.append(Memo(aim))
    table.push(Script(does, cause))


def finds(table: Table, does: tuple[Verb, ...], cause: Cause) -> bool:
    """Whether any sentence of a list would find something to do."""
    for verb in does:
        if verb.finds(table, cause):
            return True
    return False


def overgains(table: Table, does: tuple[Verb, ...], cause: Cause) -> bool:
    """Whether a list would give a level to somebody who may not gain one, whatever else it does (RULE-35)."""
    for verb in does:
        if verb.overgains(table, cause):
            return True
    return False


def aims(table: Table, does: tuple[Verb, ...], cause: Cause) -> list[Aim] | None:
    """What the first sentence that points at something points at."""
    for verb in does:
        found = verb.aims(table, cause)
        if found is not None:
            return found
    return None


# Keywords that several cards grant.


def granting(table: Table, seat: int, keyword: str) -> list[Card]:
    """The cards in force that grant a keyword, but for a Class whose abilities are forbidden (RULE-34)."""
    found = sources(table, seat, keyword)
    if any([card.kind == "class" for card in found]) and barred(table, seat, "use class abilities") is not None:
        return [card for card in found if card.kind != "class"]
    return found


class Granted(Step):
    """Notes which cards grant a keyword that is used: those that are left when its price is paid (META-04)."""

    def __init__(self, keyword: Keyword, seat: int) -> None:
        self.keyword: Final = keyword
        self.seat: Final = seat

    def run(self, table: Table) -> None:
        found = granting(table, self.seat, self.keyword.name)
        if len(found) < 2:
            return
        if self.keyword.stacks == "roll":
            table.memos[-1] = table.memo().with_luck(len(found) - 1)
        elif self.keyword.names_source:
            table.memos[-1] = table.memo().with_sources(tuple(found))


class Sources(Selector):
    """The cards that grant the keyword, of which one is tried (RULE-36)."""

    def among(self, table: Table, cause: Cause) -> list[Card]:
        return [card for card in table.memo().sources if table.holder(card) == cause.you]


class SourcePicked(Deed):
    """The card that is tried is the one that speaks from here on."""

    rules: ClassVar[tuple[str, ...]] = ("RULE-36",)

    def on_card(self, table: Table, cause: Cause, card: Card) -> None:
        speaks_by(table, cause, card)


SOURCES: Final = Sources()
SOURCE_PICKED: Final = SourcePicked()


def ask_source(table: Table, cause: Cause, deed: Deed) -> None:
    """Asks which of several cards that grant a keyword is tried; the first of them where the rest are gone."""
    left = SOURCES.among(table, cause)
    if len(left) > 1:
        table.push(ChooseCards(SOURCES, 1, deed, cause, "source"))
    elif cause.card is not None:
        deed.on_card(table, cause, left[0] if left else cause.card)


def speaks_by(table: Table, cause: Cause, card: Card) -> Cause:
    """Lets the list of sentences that is running be spoken by another card that grants its keyword."""
    table.memos[-1] = table.memo().with_sources(())
    table.tell("use", cause.you, card)
    spoken = cause.by(card)
    for place in range(len(table.agenda) - 1, -1, -1):
        step = table.agenda[place]
        if isinstance(step, Script):
            table.agenda[place] = Script(step.does, spoken, step.next)
            break
    return spoken


# Limits. An ability is told apart by what is printed, however many cards grant it (RULE-26), or by its keyword.


def limit_key(
    table: Table, seat: int, number: int, ability: Ability, aim: Aim | None
) -> tuple[int, int, int, int]:
    limit = ability.limit
    span = PER_TURN if limit is None else limit.span
    which = table.turns
    if span == PER_COMBAT:
        which = table.fights
    elif span == PER_VICTIM:
        which = table.fights * 8 + (aim.seat if aim is not None and aim.seat != NOBODY else 0)
    elif span == PER_ROLL:
        which = table.rolls
    elif span == PER_CURSE:
        which = table.strikes
    elif span == PER_GAME:
        which = 0
    return (seat, number, span, which)


def spent(table: Table, seat: int, number: int, ability: Ability, aim: Aim | None) -> bool:
    """Whether the printed limit is reached (RULE-21)."""
    if ability.limit is None:
        return False
    return table.used.get(limit_key(table, seat, number, ability, aim), 0) >= ability.limit.times


def note_use(table: Table, seat: int, number: int, ability: Ability, aim: Aim | None) -> None:
    if ability.limit is not None:
        key = limit_key(table, seat, number, ability, aim)
        table.used[key] = table.used.get(key, 0) + 1


def allowed(table: Table, seat: int, ability: Ability, hurts: bool = False) -> bool:
    """Whether an ability printed for some traits only is this seat's; where it hurts, by CLS-05."""
    if not ability.only:
        return True
    return any([suffers(table, seat, trait) if hurts else enjoys(table, seat, trait) for trait in ability.only])


# What happens by itself.


class Fire(Step):
    """An ability without a price, whose moment has come."""

    def __init__(self, ability: Ability, cause: Cause, number: int, keyword: Keyword | None = None) -> None:
        self.ability: Final = ability
        self.cause: Final = cause
        self.number: Final = number
        self.keyword: Final = keyword

    def run(self, table: Table) -> None:
        seat = self.cause.you
        ability = self.ability
        if seat >= 0 and spent(table, seat, self.number, ability, None):
            return
        if not finds(table, ability.does, self.cause):
            return
        if seat >= 0:
            note_use(table, seat, self.number, ability, None)
        table.tell("trigger", seat, self.cause.card, facts=Facts(ability=named(ability, self.cause.card)))
        begin(table, ability.does, self.cause, None)
        if self.keyword is not None:
            table.push(Granted(self.keyword, seat))


class Expire(Step):
    """A card that lasts until this moment is over."""

    def __init__(self, seat: int, card: Card) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, table: Table) -> None:
        if table.in_play(self.card):
            table.tell("spent", self.seat, self.card)
            discard(table, self.card)


def meets(table: Table, moment: Moment, seat: int, who: int, it: Card | None) -> bool:
    """Whether a moment that happens to `who`, about a card, is one of this seat's."""
    if not moment.names(table, it):
        return False
    if moment.whose == YOU:
        return seat == who
    if moment.whose == ANOTHER:
        return seat != who
    return True


def ending(table: Table, event: int, seat: int, who: int, it: Card | None) -> list[Expire]:
    """The cards before a seat that last until this event, even if their owner is dead (CURSE-02)."""
    found: list[Expire] = []
    for card in table.piles[PLAY_AREAS[seat]]:
        until = card.face.until
        if until is not None and until.what == event and meets(table, until, seat, who, it):
            found.append(Expire(seat, card))
    return found


_NO_AUTOS: Final[list[Auto]] = []


def happen(table: Table, about: About) -> None:
    """Lets every ability in force that fires by itself at this event do so, in seat order (RULE-07)."""
    book = table.book
    event, who, it, foe = about.event, about.who, about.it, about.foe
    if not book.events >> event & 1:
        return
    steps: list[Step] = []
    ends = book.ends >> event & 1
    autos = book.keyword_autos.get(event)
    for seat in table.from_turn():
        if ends:
            steps += ending(table, event, seat, who, it)
        owner = table.seats[seat]
        if owner.dead and not (seat == who and event == DIES):
            continue
        other = who if seat != who else about.by
        if owner.active is None:
            refresh(table, seat)
        if owner.fired >> event & 1:
            for card in active(table, seat):
                if card.fired >> event & 1:
                    _fire(table, steps, card, event, Cause(card, seat, seat, foe, other, it), who)
        for auto in autos or _NO_AUTOS:
            if meets(table, auto.ability.when, seat, who, it):
                found = granting(table, seat, auto.keyword.name)
                if found:
                    cause = Cause(found[0], seat, seat, foe, other, it)
                    steps.append(Fire(auto.ability, cause, auto.number, auto.keyword))
    fight = table.fight
    if fight is not None and who in fight.side():
        for monster in fight.foes:
            _foe_fires(table, steps, monster, about)
    for step in reversed(steps):
        table.push(step)


def _foe_fires(table: Table, steps: list[Step], monster: Foe, about: About) -> None:
    """A monster speaks to those who face it; of escapes and captures only where they are its own."""
    if about.foe != NO_FOE and monster.number != about.foe:
        return
    who = about.who
    for card in foe_cards(table, monster):
        if card.fired >> about.event & 1:
            _fire(table, steps, card, about.event, Cause(card, who, FACERS, monster.number, NOBODY, about.it), who)


def foe_arrives(table: Table, monster: Foe, who: int) -> None:
    """A monster that joins a fight, or a copy of one, has a start of combat of its own (MULTI-01, RULE-33)."""
    if monster.card.answered >> COMBAT_STARTS & 1:
        table.push(Window.interrupt(About(COMBAT_STARTS, who, None, monster.number)))
    steps: list[Step] = []
    _foe_fires(table, steps, monster, About(COMBAT_STARTS, who, None, monster.number))
    for step in reversed(steps):
        table.push(step)


def _fire(table: Table, steps: list[Step], card: Card, event: int, cause: Cause, who: int) -> None:
    abilities = card.autos[event]
    for place, ability in enumerate(card.face.abilities):
        if ability not in abilities or not meets(table, ability.when, cause.you, who, cause.it):
            continue
        if ability.only and not allowed(
            table, cause.you, ability, sum([verb.harm() for verb in ability.does]) > 0
        ):
            continue
        if card.kind == "class" and barred(table, cause.you, "use class abilities") is not None:
            continue
        steps.append(Fire(ability, cause, card.numbers[place]))
