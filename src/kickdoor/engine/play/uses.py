"""Using abilities of cards in force and of keywords, and playing cards for their effect."""

from __future__ import annotations

from typing import ClassVar, Final

from kickdoor.views.events import Facts

from ..flow.script import Granted, aims, allowed, begin, finds, granting, meets, note_use, overgains, spent
from ..flow.windows import moment
from ..sums.forbidden import barred
from ..sums.gear import active, sources, usable
from ..table.absent import NO_FOE, NO_SIDE, NOBODY
from ..table.acts import OF_MOMENT, Act
from ..table.agenda import SIDES, Option, Said, Step, says_ability
from ..table.box import Keyword
from ..table.card import Card
from ..table.face import Ability, named
from ..table.piles import IN_FIGHT, LIMBO
from ..table.rules import Rule
from ..table.sentence import COMBAT, PLAYS_ONE_SHOT, YOUR_COMBAT, Aim, Cause
from ..table.table import Table
from ..table.window import Window, open_window
from ..table.zones import discard, move

NOT_NOW: Final = Rule(reason="not_now", also=("TIME-01",))
NOT_YOURS: Final = Rule("ITEM-03", "CLS-01", reason="only_for")
LIMITED: Final = Rule("RULE-21", reason="limited")
UNPAID: Final = Rule("CLS-02", "CLS-03", reason="unpaid")
FINDS_NOTHING: Final = Rule(reason="finds_nothing", also=("CURSE-04",))
NO_WIN: Final = Rule("GUAL-01", "LVL-03", reason="to_win", also=("RULE-35",))
FORBIDDEN: Final = Rule("PREC-01", reason="forbidden")
NO_USE: Final = Rule("ITEM-03", reason="only_for")


def whose(window: Window) -> int:
    """The seat that a window is about: that of the interrupt, or the lead."""
    return window.lead if window.about is None else window.about.who


def which(window: Window) -> Card | None:
    """The card that an interrupt is about."""
    return None if window.about is None else window.about.it


def cause_at(table: Table, window: Window, seat: int, card: Card | None, ability: Ability) -> Cause:
    """The cause of an ability used in a window; an interrupt adds whom and what it is about."""
    foe = NO_FOE
    if card is not None and table.fight is not None:
        for monster in table.fight.foes:
            if monster.card is card:
                foe = monster.number
    about = window.about
    if about is not None and ability.when.what == about.event:
        other = about.who if about.who != seat else about.by
        return Cause(card, seat, seat, foe if about.foe == NO_FOE else about.foe, other, about.it)
    return Cause(card, seat, seat, foe, window.lead if window.lead != seat else NOBODY)


class AbilityAct(Act):
    """The act of using an ability. Its aims are those of its sentences; it may have none."""

    ready: Option | None = None  # the option without an aim never changes, so it is made once

    def __init__(self, ability: Ability, situations: int, said: Said) -> None:
        self.ability: Final = ability
        self.situations = situations
        self.said = said

    def source(self, table: Table, seat: int) -> Card | None:
        """The card that has the ability; None where the seat has no such card."""
        raise NotImplementedError

    def refusal(self, table: Table, seat: int, aim: Aim | None) -> Rule | None:
        return None

    def take(self, table: Table, seat: int, aim: Aim | None) -> None:
        raise NotImplementedError

    def not_now(self, table: Table, window: Window, seat: int) -> bool:
        """Whether it answers an event other than the current one."""
        return self.situations == 0 and not meets(table, self.ability.when, seat, whose(window), which(window))

    def finds_nothing(self, table: Table, window: Window, seat: int, source: Card) -> Rule | None:
        """Why it could not be paid, or would find nothing to do."""
        ability = self.ability
        cause = cause_at(table, window, seat, source, ability)
        if ability.cost is not None and not ability.cost.payable(table, cause):
            return UNPAID
        if not finds(table, ability.does, cause):
            return FINDS_NOTHING
        return NO_WIN if overgains(table, ability.does, cause) else None

    def aims(self, table: Table, window: Window, seat: int) -> list[Aim] | None:
        """The possible aims; None where it needs no aim."""
        cause = cause_at(table, window, seat, self.source(table, seat), self.ability)
        return aims(table, self.ability.does, cause)

    def add_options(self, table: Table, window: Window, seat: int, result: list[Option]) -> None:
        if self.closed(table, window, seat) is not None:
            return
        found = self.aims(table, window, seat)
        if found is None:
            if self.refusal(table, seat, None) is None:
                option = self.ready
                if option is None:
                    option = AbilityOption(self, None)
                    self.ready = option
                result.append(option)
            return
        for aim in found:
            if self.refusal(table, seat, aim) is None:
                result.append(AbilityOption(self, aim))

    def targets(self, table: Table, window: Window, seat: int) -> list[Aim | None]:
        found = self.aims(table, window, seat)
        return [None] if found is None else [*found]

    def refuses(self, table: Table, window: Window, seat: int, aim: Aim | None) -> Rule | None:
        return self.refusal(table, seat, aim)


class AbilityOption(Option):
    """The option to use an ability."""

    __slots__ = ("does",)

    def __init__(self, act: AbilityAct, aim: Aim | None) -> None:
        super().__init__(act.way, act.verb, act.own_card(), aim, act.said, act)
        self.does: Final = act

    def take(self, table: Table, seat: int) -> None:
        self.does.take(table, seat, self.aim)


class Using(AbilityAct):
    """Uses an ability in force and pays its cost."""

    verb: ClassVar[str] = "use"

    def __init__(self, ability: Ability, number: int, name: str) -> None:
        super().__init__(ability, OF_MOMENT.get(ability.when.what, 0), says_ability(name))
        self.number: Final = number  # the key under which its uses are counted

    def keyword_of(self) -> Keyword | None:
        """The keyword it belongs to, if any."""
        return None

    def closed(self, table: Table, window: Window, seat: int) -> Rule | None:
        if self.not_now(table, window, seat):
            return NOT_NOW
        source = self.source(table, seat)
        if source is None or not allowed(table, seat, self.ability):
            return NOT_YOURS
        return self.barred(table, seat) or self.finds_nothing(table, window, seat, source)

    def barred(self, table: Table, seat: int) -> Rule | None:
        """Why a card forbids it; None where none does."""
        return None

    def refusal(self, table: Table, seat: int, aim: Aim | None) -> Rule | None:
        return LIMITED if spent(table, seat, self.number, self.ability, aim) else None

    def take(self, table: Table, seat: int, aim: Aim | None) -> None:
        source = self.source(table, seat)
        cause = cause_at(table, open_window(table), seat, source, self.ability)
        note_use(table, seat, self.number, self.ability, aim)
        table.tell("use", seat, source, facts=Facts(ability=named(self.ability, source)))
        begin(table, self.ability.does, cause, aim)
        keyword = self.keyword_of()
        if keyword is not None:
            table.push(Granted(keyword, seat))
        if self.ability.cost is not None:
            self.ability.cost.pay(table, cause)


class Use(Using):
    """Uses an ability of a card in force."""

    def __init__(self, card: Card, place: int) -> None:
        ability = card.face.abilities[place]
        super().__init__(ability, card.numbers[place], ability.name)
        self.card: Final = card

    def own_card(self) -> Card:
        return self.card

    def source(self, table: Table, seat: int) -> Card:
        return self.card

    def barred(self, table: Table, seat: int) -> Rule | None:
        if self.card.kind == "class" and barred(table, seat, "use class abilities") is not None:
            return FORBIDDEN
        return None


class UseKeyword(Using):
    """Uses the ability of a keyword, whichever card grants it."""

    def __init__(self, keyword: Keyword, ability: Ability, number: int) -> None:
        super().__init__(ability, number, keyword.name)
        self.keyword: Final = keyword

    def source(self, table: Table, seat: int) -> Card | None:
        # Where only a Class grants it and may not be used, `barred` says so.
        found = granting(table, seat, self.keyword.name) or sources(table, seat, self.keyword.name)
        return found[0] if found else None

    def barred(self, table: Table, seat: int) -> Rule | None:
        return None if granting(table, seat, self.keyword.name) else FORBIDDEN

    def keyword_of(self) -> Keyword | None:
        return self.keyword


class PlayFor(AbilityAct):
    """Plays a card for its effect, from the hand or, for a one-shot, from play; then it is discarded."""

    verb: ClassVar[str] = "play"

    def __init__(self, card: Card, ability: Ability, said: Said) -> None:
        super().__init__(ability, OF_MOMENT.get(ability.when.what, 0), said)
        self.card: Final = card

    def own_card(self) -> Card:
        return self.card

    def source(self, table: Table, seat: int) -> Card:
        return self.card

    def closed(self, table: Table, window: Window, seat: int) -> Rule | None:
        card = self.card
        if self.not_now(table, window, seat):
            return NOT_NOW
        active(table, seat)
        if not usable(table, seat, card) or not allowed(table, seat, self.ability):
            return NO_USE
        if card.kind == "one_shot" and barred(table, seat, "play one-shots") is not None:
            return FORBIDDEN
        return self.finds_nothing(table, window, seat, card)

    def take(self, table: Table, seat: int, aim: Aim | None) -> None:
        self.play(table, open_window(table), seat, aim)

    def play(self, table: Table, window: Window, seat: int, aim: Aim | None) -> None:
        """Plays the card as at this window."""
        card = self.card
        cause = cause_at(table, window, seat, card, self.ability)
        when = self.ability.when.what
        tell_play(table, seat, card, aim)
        if table.fight is not None and (when == COMBAT or when == YOUR_COMBAT):
            move(table, card, IN_FIGHT)
        else:
            move(table, card, LIMBO)
            table.push(Away(card))
        begin(table, self.ability.does, cause, aim)
        if self.ability.cost is not None:
            self.ability.cost.pay(table, cause)
        if card.kind == "one_shot":
            moment(table, PLAYS_ONE_SHOT, seat, card)


class Away(Step):
    """Discards a card after its effect, unless the effect has moved it elsewhere."""

    def __init__(self, card: Card) -> None:
        self.card: Final = card

    def run(self, table: Table) -> None:
        if table.where[self.card.index] == LIMBO:
            discard(table, self.card)


def tell_play(table: Table, seat: int, card: Card, aim: Aim | None) -> None:
    """Tells what was played on what."""
    fight = table.fight
    if aim is None:
        table.tell("play", seat, card)
    elif aim.seat != NOBODY:
        table.tell("play_on", seat, card, aim.seat)
    elif aim.foe != NO_FOE and fight is not None:
        foe = fight.foe(aim.foe)
        table.tell("play_monster", seat, card, facts=Facts(on="" if foe is None else foe.card.name))
    elif aim.side != NO_SIDE:
        table.tell("play_side", seat, card, facts=Facts(side=SIDES[aim.side]))
    elif aim.card is not None:
        table.tell("play_monster", seat, card, facts=Facts(on=aim.card.name))
    else:
        table.tell("play", seat, card)


def uses_of(card: Card) -> list[Use]:
    """The abilities of a card that somebody may use."""
    found: list[Use] = []
    for place, ability in enumerate(card.face.abilities):
        if ability.when.what in OF_MOMENT or ability.cost is not None:
            found.append(Use(card, place))
    return found
