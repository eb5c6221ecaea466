"""Using abilities: of cards in force, of keywords, of cards played for what they do."""

from __future__ import annotations

from typing import ClassVar, Final

from ..flow.script import ability_number, aims, allowed, begin, finds, meets, note_use, spent
from ..flow.windows import moment
from ..sums.gear import active, sources, usable
from ..sums.totals import barred
from ..table.acts import OF_MOMENT, UNAIMED, Act
from ..table.agenda import PLAY, Step
from ..table.card import Ability, Card
from ..table.rules import Rule
from ..table.sentence import COMBAT, PLAYS_ONE_SHOT, YOUR_COMBAT, Aim, Cause
from ..table.table import FIGHT, LIMBO, Table
from ..table.window import INTERRUPT, Window
from ..table.zones import discard, move

NOT_NOW: Final = Rule("TIME-01", sentence="this is not the moment its sentence names")
NOT_YOURS: Final = Rule("ITEM-03", "CLS-01", sentence="it is for others")
LIMITED: Final = Rule("RULE-21")
UNPAID: Final = Rule("CLS-02", "CLS-03", sentence="its price cannot be paid in full")
FINDS_NOTHING: Final = Rule("CURSE-04", sentence="it would find nothing to do")
FORBIDDEN: Final = Rule("PREC-01", sentence="a card forbids it")
NO_USE: Final = Rule("ITEM-03")


def whose(window: Window) -> int:
    """The seat a moment is about: an interrupt's own, else whoever leads."""
    return window.who if window.kind == INTERRUPT else window.lead


def cause_at(table: Table, window: Window, seat: int, card: Card | None, ability: Ability) -> Cause:
    """The cause of an ability used at a window: an interrupt says what it is about."""
    foe = -1
    if card is not None and table.fight is not None:
        for monster in table.fight.foes:
            if monster.card is card:
                foe = monster.number
    if window.kind == INTERRUPT and ability.when.what == window.event:
        other = window.who if window.who != seat else window.by
        return Cause(card, seat, seat, window.foe if window.foe >= 0 else foe, other, window.it)
    return Cause(card, seat, seat, foe, window.lead if window.lead != seat else -1)


class Use(Act):
    """An ability of a card in force, paid for with whatever it asks."""

    verb: ClassVar[str] = "use"
    way: ClassVar[int] = PLAY

    def __init__(self, ability: Ability, number: int, of_class: bool) -> None:
        self.ability: Final = ability
        self.number: Final = number
        self.of_class: Final = of_class
        self.text = ability.name
        self.situations = OF_MOMENT.get(ability.when.what, 0)

    def source(self, table: Table, seat: int, card: Card | None) -> Card | None:
        return card

    def luck(self, table: Table, seat: int) -> int:
        return 0

    def closed(self, table: Table, window: Window, seat: int, card: Card | None) -> Rule | None:
        ability = self.ability
        if self.situations == 0 and not meets(ability.when, seat, whose(window)):
            return NOT_NOW
        source = self.source(table, seat, card)
        if source is None:
            return NOT_YOURS
        if not allowed(table, seat, ability):
            return NOT_YOURS
        if self.of_class and barred(table, seat, "use class abilities") is not None:
            return FORBIDDEN
        cause = cause_at(table, window, seat, source, ability)
        if ability.cost is not None and not ability.cost.payable(table, cause):
            return UNPAID
        return None if finds(table, ability.does, cause) else FINDS_NOTHING

    def aims(self, table: Table, window: Window, seat: int, card: Card | None) -> list[Aim | None]:
        cause = cause_at(table, window, seat, self.source(table, seat, card), self.ability)
        found = aims(table, self.ability.does, cause)
        if found is None:
            return UNAIMED
        result: list[Aim | None] = []
        result.extend(found)
        return result

    def refusal(self, table: Table, window: Window, seat: int, card: Card | None, aim: Aim | None) -> Rule | None:
        return LIMITED if spent(table, seat, self.number, self.ability, aim) else None

    def take(self, table: Table, seat: int, card: Card | None, aim: Aim | None) -> None:
        window = table.agenda[-1]
        source = self.source(table, seat, card)
        assert isinstance(window, Window)
        cause = cause_at(table, window, seat, source, self.ability)
        note_use(table, seat, self.number, self.ability, aim)
        table.tell("use", seat, source, note=self.ability.name)
        begin(table, self.ability.does, cause, aim, self.luck(table, seat))
        if self.ability.cost is not None:
            self.ability.cost.pay(table, cause)


class UseKeyword(Use):
    """A keyword's ability, whichever card grants it."""

    def __init__(self, name: str, stacks: str, ability: Ability, number: int) -> None:
        super().__init__(ability, number, False)
        self.keyword: Final = name
        self.stacks: Final = stacks
        self.text = name

    def source(self, table: Table, seat: int, card: Card | None) -> Card | None:
        found = sources(table, seat, self.keyword)
        return found[0] if found else None

    def luck(self, table: Table, seat: int) -> int:
        return len(sources(table, seat, self.keyword)) - 1 if self.stacks == "roll" else 0


class PlayFor(Act):
    """A card played, from the hand or (a one-shot) from the table, for what it does; then it is discarded."""

    verb: ClassVar[str] = "play"
    way: ClassVar[int] = PLAY

    def __init__(self, ability: Ability, situations: int, text: str) -> None:
        self.ability: Final = ability
        self.situations = situations
        self.text = text

    def closed(self, table: Table, window: Window, seat: int, card: Card | None) -> Rule | None:
        assert card is not None
        ability = self.ability
        if self.situations == 0 and not meets(ability.when, seat, whose(window)):
            return NOT_NOW
        active(table, seat)
        if not usable(table, seat, card) or not allowed(table, seat, ability):
            return NO_USE
        if card.kind == "one_shot" and barred(table, seat, "play one-shots") is not None:
            return FORBIDDEN
        cause = cause_at(table, window, seat, card, ability)
        if ability.cost is not None and not ability.cost.payable(table, cause):
            return UNPAID
        return None if finds(table, ability.does, cause) else FINDS_NOTHING

    def aims(self, table: Table, window: Window, seat: int, card: Card | None) -> list[Aim | None]:
        found = aims(table, self.ability.does, cause_at(table, window, seat, card, self.ability))
        if found is None:
            return UNAIMED
        result: list[Aim | None] = []
        result.extend(found)
        return result

    def take(self, table: Table, seat: int, card: Card | None, aim: Aim | None) -> None:
        assert card is not None
        window = table.agenda[-1]
        assert isinstance(window, Window)
        cause = cause_at(table, window, seat, card, self.ability)
        when = self.ability.when.what
        tell_play(table, seat, card, aim)
        if table.fight is not None and (when == COMBAT or when == YOUR_COMBAT):
            move(table, card, FIGHT)
        else:
            move(table, card, LIMBO)
            table.push(Away(card))
        begin(table, self.ability.does, cause, aim)
        if self.ability.cost is not None:
            self.ability.cost.pay(table, cause)
        if card.kind == "one_shot":
            moment(table, PLAYS_ONE_SHOT, seat, card)


class Away(Step):
    """A card that has done what it was played for goes to its discards, unless it went elsewhere."""

    def __init__(self, card: Card) -> None:
        self.card: Final = card

    def run(self, table: Table) -> None:
        if table.where[self.card.index] == LIMBO:
            discard(table, self.card)


def tell_play(table: Table, seat: int, card: Card, aim: Aim | None) -> None:
    """The sentence that says what was played on what."""
    fight = table.fight
    if aim is None:
        table.tell("play", seat, card)
    elif aim.seat >= 0:
        table.tell("play_on", seat, card, aim.seat)
    elif aim.foe >= 0 and fight is not None:
        foe = fight.foe(aim.foe)
        table.tell("play_monster", seat, card, note="" if foe is None else foe.card.name)
    elif aim.side >= 0:
        table.tell("play_side", seat, card, note=("munchkins", "monsters")[aim.side])
    elif aim.card is not None:
        table.tell("play_monster", seat, card, note=aim.card.name)
    else:
        table.tell("play", seat, card)


def uses_of(card: Card) -> list[Use]:
    """The abilities of a card that somebody may use."""
    found: list[Use] = []
    for place, ability in enumerate(card.face.abilities):
        if ability.when.what in OF_MOMENT or ability.cost is not None:
            found.append(Use(ability, ability_number(card, place), card.kind == "class"))
    return found
