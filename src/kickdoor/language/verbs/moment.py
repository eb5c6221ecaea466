"""Verbs about the current moment: its die, what it names, Curses, Dungeons, Loot the Room."""

from __future__ import annotations

from typing import ClassVar, Final

from kickdoor.engine.flow.choices import ChooseAnswer, ChooseCards, each_card
from kickdoor.engine.flow.pending import (
    DieFallen,
    StrikeLands,
    cancel,
    change_die,
    nearest,
    nearest_die,
    roll,
    turn_strike,
)
from kickdoor.engine.flow.script import Script
from kickdoor.engine.play.escape import BadStuff, suffer
from kickdoor.engine.sums.forbidden import barred
from kickdoor.engine.sums.totals import foe_cards
from kickdoor.engine.table.agenda import says_number
from kickdoor.engine.table.card import Card
from kickdoor.engine.table.piles import ASIDE, OPEN_DUNGEONS, play_of
from kickdoor.engine.table.sentence import NO_ESCAPE, Cause, Selector, Verb
from kickdoor.engine.table.table import Table
from kickdoor.engine.table.window import ROOM, Window
from kickdoor.engine.table.zones import discard, move
from kickdoor.views.deeds import RefusalView

from ..sentences.lacks import NO_CURSE, NO_DUNGEON
from .reach import CARD, LEVEL, OwnVerb, SeatVerb

FACES: Final = tuple([says_number(face) for face in range(1, 7)])


class RollADie(OwnVerb):
    id: ClassVar[str] = "roll-a-die"
    phrase: ClassVar[str] = "roll a die"
    meaning: ClassVar[str] = "Later sentences of the same list read the roll."
    rules: ClassVar[tuple[str, ...]] = ("SHOT-02",)
    core: ClassVar[bool] = True

    def run(self, table: Table, cause: Cause) -> None:
        if not table.seats[cause.you].dead:
            roll(table, cause.you)


class RollAgain(Verb):
    id: ClassVar[str] = "roll-again"
    phrase: ClassVar[str] = "reroll the die"
    was: ClassVar[tuple[str, ...]] = ("roll again",)
    meaning: ClassVar[str] = (
        "Rolls the die that was just rolled once more; if you were caught, you try to escape again."
    )
    rules: ClassVar[tuple[str, ...]] = ("SHOT-02", "RUN-02")

    def finds(self, table: Table, cause: Cause) -> bool:
        step = nearest(table)
        if isinstance(step, BadStuff):
            foe = None if table.fight is None else table.fight.foe(step.foe)
            # There is no roll against a monster that cannot be outrun.
            return foe is not None and not any([NO_ESCAPE in card.by_key for card in foe_cards(table, foe)])
        return isinstance(step, DieFallen)

    def run(self, table: Table, cause: Cause) -> None:
        if not self.finds(table, cause):
            return
        step = nearest(table)
        if isinstance(step, BadStuff):
            table.replace(step, step.again())
        else:
            change_die(table, table.throw())


class SetTheRoll(Verb):
    id: ClassVar[str] = "set-the-roll"
    phrase: ClassVar[str] = "set the roll to a number you choose"
    meaning: ClassVar[str] = "You choose from 1 to 6 what the die that was just rolled shows."
    rules: ClassVar[tuple[str, ...]] = ("SHOT-02",)

    def finds(self, table: Table, cause: Cause) -> bool:
        return nearest_die(table) is not None

    def run(self, table: Table, cause: Cause) -> None:
        if self.finds(table, cause):
            table.push(ChooseAnswer("roll", FACES, self, cause))

    def on_answer(self, table: Table, cause: Cause, answer: int) -> None:
        change_die(table, answer + 1)


class ChangeTheRoll(Verb):
    id: ClassVar[str] = "change-the-roll"
    phrase: ClassVar[str] = "change the roll by {n:±n}"
    meaning: ClassVar[str] = "Changes the die that was just rolled."
    rules: ClassVar[tuple[str, ...]] = ("SHOT-02",)
    core: ClassVar[bool] = True

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def finds(self, table: Table, cause: Cause) -> bool:
        return nearest_die(table) is not None

    def run(self, table: Table, cause: Cause) -> None:
        die = nearest_die(table)
        if die is not None:
            change_die(table, die.value + self.n * cause.times)

    def harm(self) -> int:
        return -self.n


class CancelIt(Verb):
    id: ClassVar[str] = "cancel-it"
    phrase: ClassVar[str] = "cancel it"
    meaning: ClassVar[str] = (
        "What the moment names has no effect: a door, a card drawn face up, Bad Stuff, what strikes, a One-Shot."
    )
    rules: ClassVar[tuple[str, ...]] = ("SHOT-02", "CURSE-02")
    core: ClassVar[bool] = True

    def finds(self, table: Table, cause: Cause) -> bool:
        it = cause.it
        if it is not None and it.kind == "one_shot":
            return _script_of(table, it) is not None or _is_shot(table, it)
        step = nearest(table)
        return step is not None and not isinstance(step, DieFallen)

    def run(self, table: Table, cause: Cause) -> None:
        it = cause.it
        if it is None or it.kind != "one_shot":
            if self.finds(table, cause):
                cancel(table)
            return
        script = _script_of(table, it)
        if script is not None:
            # Skips its sentences; the script still ends, and so does its memory.
            table.replace(script, Script(script.does, script.cause, len(script.does)))
        fight = table.fight
        if fight is not None and _is_shot(table, it):
            fight.shots = [shot for shot in fight.shots if shot.card is not it]
            discard(table, it)

    def harm(self) -> int:
        return -LEVEL


def _script_of(table: Table, card: Card) -> Script | None:
    """A card's script that has not started."""
    for step in reversed(table.agenda):
        if isinstance(step, Script) and step.cause.card is card and step.next == 0:
            return step
    return None


def _is_shot(table: Table, card: Card) -> bool:
    return table.fight is not None and any([shot.card is card for shot in table.fight.shots])


class TurnItOn(SeatVerb):
    id: ClassVar[str] = "turn-it-on"
    phrase: ClassVar[str] = "make {who} suffer the consequences instead of you"
    was: ClassVar[tuple[str, ...]] = ("turn it on {who}",)
    meaning: ClassVar[str] = "What strikes you, or the Bad Stuff, affects the other player instead."
    rules: ClassVar[tuple[str, ...]] = ("CURSE-01", "RUN-03")
    asks: ClassVar[str] = "turn"

    def reaches(self, table: Table, cause: Cause, seat: int) -> bool:
        step = nearest(table)
        if isinstance(step, BadStuff):
            return step.seat != seat and not table.seats[seat].dead
        return isinstance(step, StrikeLands) and step.victim != seat

    def on_seat(self, table: Table, cause: Cause, seat: int) -> None:
        step = nearest(table)
        if isinstance(step, BadStuff):
            foe = None if table.fight is None else table.fight.foe(step.foe)
            cancel(table)
            if foe is not None:
                suffer(table, seat, foe)
        else:
            turn_strike(table, seat)

    def harm(self) -> int:
        return -LEVEL


class LiftCurses(Verb):
    id: ClassVar[str] = "lift-curses"
    phrase: ClassVar[str] = "lift {n} of your <curses>"
    was: ClassVar[tuple[str, ...]] = ("lift {n} <curse(s)>", "lift {n} <curse(s)>")
    meaning: ClassVar[str] = "You choose among those that lie in front of you."
    rules: ClassVar[tuple[str, ...]] = ("CURSE-02",)

    def __init__(self, n: int) -> None:
        self.n: Final = n
        self.lasting: Final = LastingCurses(n)

    def finds(self, table: Table, cause: Cause) -> bool:
        return len(self.lasting.among(table, cause)) > 0

    def lacks(self, table: Table, cause: Cause) -> RefusalView | None:
        return NO_CURSE.about(cause.you, needs=(table.book.word("curse"),))

    def run(self, table: Table, cause: Cause) -> None:
        each_card(table, cause, self.lasting, self, "lift")

    def on_card(self, table: Table, cause: Cause, card: Card) -> None:
        if table.where[card.index] == play_of(cause.you):
            table.tell("lifted", cause.you, card)
            discard(table, card)

    def harm(self) -> int:
        return -LEVEL * self.n


class LastingCurses(Selector):
    """The Curses that `you` have in play."""

    def __init__(self, n: int) -> None:
        self.number = n

    def among(self, table: Table, cause: Cause) -> list[Card]:
        return [card for card in table.play(cause.you) if card.kind == "curse"]


# Dungeons.


class OpenDungeons(Selector):
    def among(self, table: Table, cause: Cause) -> list[Card]:
        return table.piles[OPEN_DUNGEONS][:]


OPEN: Final = OpenDungeons()


def closed_dungeons(table: Table) -> list[Card]:
    return [card for card in table.piles[ASIDE] if card.kind == "dungeon"]


def change_dungeons(table: Table, old: Card | None, opens: bool) -> None:
    """Closes one Dungeon and opens another; the limits on cards in play are checked only afterwards (PORT-02)."""
    new: Card | None = None
    if opens:
        closed = closed_dungeons(table)
        if not closed:
            return
        new = closed[table.chance(len(closed))]
    if old is not None:
        table.tell("dungeon_closed", card=old)
        move(table, old, ASIDE)
    if new is not None:
        move(table, new, OPEN_DUNGEONS)
        table.tell("dungeon", card=new)
    for seat, owner in enumerate(table.seats):
        owner.active = None
        table.marks |= 1 << seat


class DungeonVerb(Verb):
    """A verb that opens a Dungeon: one must be closed."""

    def finds(self, table: Table, cause: Cause) -> bool:
        return len(closed_dungeons(table)) > 0

    def lacks(self, table: Table, cause: Cause) -> RefusalView | None:
        return NO_DUNGEON.view


class OpenNewDungeon(DungeonVerb):
    id: ClassVar[str] = "open-new-dungeon"
    phrase: ClassVar[str] = "open a new Dungeon in place of the old"
    was: ClassVar[tuple[str, ...]] = ("open a new Dungeon",)
    meaning: ClassVar[str] = "It replaces the open one; if there are several, you choose which."
    rules: ClassVar[tuple[str, ...]] = ("PORT-01",)
    core: ClassVar[bool] = True

    def run(self, table: Table, cause: Cause) -> None:
        if table.piles[OPEN_DUNGEONS]:
            table.push(ChooseCards(OPEN, 1, self, cause, "close"))
        else:
            change_dungeons(table, None, True)

    def on_card(self, table: Table, cause: Cause, card: Card) -> None:
        change_dungeons(table, card, True)


class CloseThisDungeon(Verb):
    id: ClassVar[str] = "close-this-dungeon"
    phrase: ClassVar[str] = "close this Dungeon"
    meaning: ClassVar[str] = "The Dungeon on which this is written is no longer open."
    rules: ClassVar[tuple[str, ...]] = ("PORT-01",)
    core: ClassVar[bool] = True

    def finds(self, table: Table, cause: Cause) -> bool:
        return cause.card is not None and table.where[cause.card.index] == OPEN_DUNGEONS

    def run(self, table: Table, cause: Cause) -> None:
        if self.finds(table, cause):
            change_dungeons(table, cause.card, False)


class OpenAnotherDungeon(DungeonVerb):
    id: ClassVar[str] = "open-another-dungeon"
    phrase: ClassVar[str] = "open one more Dungeon"
    was: ClassVar[tuple[str, ...]] = ("open another Dungeon",)
    meaning: ClassVar[str] = "The open ones stay open."
    rules: ClassVar[tuple[str, ...]] = ("PORT-02",)
    core: ClassVar[bool] = True

    def run(self, table: Table, cause: Cause) -> None:
        change_dungeons(table, None, True)


class LootAfterAll(Verb):
    id: ClassVar[str] = "loot-after-all"
    phrase: ClassVar[str] = "Loot the Room, even after a fight"
    was: ClassVar[tuple[str, ...]] = ("Loot the Room after all",)
    meaning: ClassVar[str] = "You may Loot the Room this turn, even after a fight."
    rules: ClassVar[tuple[str, ...]] = ("TURN-06",)

    def finds(self, table: Table, cause: Cause) -> bool:
        you = cause.you
        if table.turn != you or table.seats[you].dead or table.loot_owed:
            return False
        return barred(table, you, "loot the room") is None

    def run(self, table: Table, cause: Cause) -> None:
        if not self.finds(table, cause):
            return
        if table.fight is not None:
            table.loot_owed = True
        else:
            table.push(Window.led(ROOM, cause.you))

    def harm(self) -> int:
        return -CARD


MOMENT_VERBS: Final = (
    RollADie,
    RollAgain,
    SetTheRoll,
    ChangeTheRoll,
    CancelIt,
    TurnItOn,
    LiftCurses,
    OpenNewDungeon,
    CloseThisDungeon,
    OpenAnotherDungeon,
    LootAfterAll,
)
