"""A fight, from the first monster to the rewards."""

from __future__ import annotations

from typing import ClassVar, Final

from kickdoor.views.events import NO_FACTS, Facts

from ..flow.drawing import draw
from ..flow.levels import gain
from ..flow.owing import pay
from ..flow.script import Fire, ending, foe_arrives
from ..flow.windows import moment
from ..sums.resting import sums_at_rest
from ..sums.rewards import foe_levels, foe_treasures, won_levels, won_treasures
from ..sums.totals import monsters, munchkins, winning
from ..table.absent import NO_FOE, NOBODY
from ..table.acts import PlainAct, PlainOption
from ..table.agenda import PROPOSE, Option, Step, Way
from ..table.card import Card
from ..table.face import TREASURE
from ..table.fight import Fight, Foe, Spoil
from ..table.piles import IN_FIGHT
from ..table.rules import Rule
from ..table.sentence import COMBAT_ENDS, COMBAT_STARTS, HELPS_KILL, KILLS, KILLS_THIS, WINS_COMBAT, Cause
from ..table.table import Table
from ..table.window import FIGHT, Window
from ..table.zones import discard, move
from .escape import Flight
from .loans import give_back
from .promises import Promise
from .spoils import DrawSpoils

LOSING: Final = Rule("CMB-02", reason="losing")
WINNING: Final = Rule("RUN-08", reason="winning")


def start(table: Table, fighter: int, card: Card) -> None:
    """Starts a fight against a monster (TIME-06)."""
    table.fights += 1
    table.fight = Fight(table.fights, fighter)
    table.tell("fight", fighter, card)
    table.push(FightOver())
    table.push(Window.led(FIGHT, fighter))
    foe = add_foe(table, card, fighter)
    moment(table, COMBAT_STARTS, fighter, None, NO_FOE if foe is None else foe.number)


def add_foe(table: Table, card: Card, by: int) -> Foe | None:
    """Adds a monster from the door or from a hand to the fight."""
    fight = table.fight
    if fight is None:
        return None
    move(table, card, IN_FIGHT)
    foe = Foe(fight.next_foe, card, fight.next_foe, False, by)
    fight.next_foe += 1
    fight.foes.append(foe)
    return foe


def join(table: Table, card: Card, by: int) -> None:
    """Another monster joins the fight; what its card does when a combat starts happens now (MULTI-01)."""
    fight = table.fight
    if fight is None:
        return
    table.tell("join", by, card)
    foe = add_foe(table, card, by)
    if foe is not None:
        foe_arrives(table, foe, fight.fighter)


def copy_foe(table: Table, number: int, by: int) -> None:
    """Adds a copy of a monster: it is a monster of its own and has every enhancer of the original (MULTI-04)."""
    fight = table.fight
    if fight is None:
        return
    original = fight.foe(number)
    if original is None:
        return
    table.tell("copy", by, original.card)
    foe = Foe(fight.next_foe, original.card, original.pack, True, by)
    fight.next_foe += 1
    fight.foes.append(foe)
    foe_arrives(table, foe, fight.fighter)


def take_out(table: Table, number: int, killed: bool, treasures: bool) -> None:
    """Takes a monster out of the fight; its reward is paid if the fight is won (CMB-05, MULTI-02)."""
    fight = table.fight
    if fight is None:
        return
    foe = fight.foe(number)
    if foe is None:
        return
    spoil = Spoil(
        foe.card,
        foe_levels(table, foe) if killed else 0,
        foe_treasures(table, foe) if treasures else 0,
        killed,
    )
    fight.foes.remove(foe)
    fight.spoils.append(spoil)
    table.tell("killed" if killed else "removed", card=foe.card)
    lonely = not any([other.pack == foe.pack for other in fight.foes])
    if not any([other.card is foe.card for other in fight.foes]):
        discard(table, foe.card)
    if lonely:
        for shot in fight.shots[:]:
            if shot.pack == foe.pack:
                fight.shots.remove(shot)
                discard(table, shot.card)


def clear(table: Table, fight: Fight) -> None:
    """What was played in the fight, monsters among it, is discarded (RUN-05, CMB-06)."""
    fight.foes = []
    fight.shots = []
    for card in table.piles[IN_FIGHT][:]:
        discard(table, card)


# Forward moves of the fighter.


class Claim(PlainAct):
    """Claims the win, which is carried out when everyone has passed (TIME-07)."""

    verb: ClassVar[str] = "fight"
    way: Way = PROPOSE

    def closed(self, table: Table, window: Window, seat: int) -> Rule | None:
        fight = table.fight
        return None if fight is not None and sums_at_rest(table, fight).wins else LOSING

    def take(self, table: Table, seat: int) -> None:
        table.push(Won(seat))


class Concede(PlainAct):
    """Gives the fight up: everybody in it runs away (RUN-01)."""

    verb: ClassVar[str] = "run_away"
    way: Way = PROPOSE

    def closed(self, table: Table, window: Window, seat: int) -> Rule | None:
        fight = table.fight
        return WINNING if fight is None or winning(table, fight) else None

    def add_options(self, table: Table, window: Window, seat: int, result: list[Option]) -> None:
        """It is looked at where no win could be claimed: that is not counted again."""
        result.append(self.option())

    def take(self, table: Table, seat: int) -> None:
        table.push(Flight())


BARE: Final = Facts(bare=True)  # of a won fight without a beaten monster
CLAIM: Final = Claim()
CLAIM_OPTION: Final = PlainOption(CLAIM)


class Won(Step):
    """Carries out a claim if the side still wins after all answers: Levels first, then Treasures (REW-02)."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, table: Table) -> None:
        fight = table.fight
        if fight is None:
            return
        if not winning(table, fight):
            table.push(Window.led(FIGHT, fight.fighter))
            return
        beaten = fight.foes or any([spoil.killed for spoil in fight.spoils])
        table.tell("won", fight.fighter, facts=NO_FACTS if beaten else BARE)
        levels = won_levels(table, fight)
        treasures = won_treasures(table, fight)
        fight.ours = munchkins(table, fight)
        fight.theirs = monsters(table, fight)
        for foe in fight.foes[:]:
            take_out(table, foe.number, True, False)
        fight.decided = True
        fight.won = True
        clear(table, fight)
        table.victory_waits = True
        killed = [spoil.card for spoil in fight.spoils if spoil.killed]
        table.push(Rewards(treasures, tuple(killed)))
        for card in reversed(killed):
            if fight.helper != NOBODY:
                table.push(Helped(fight.helper, card))
        if levels:
            gain(table, fight.fighter, levels, True)


class Helped(Step):
    """The moment at which cards reward the helper for a killed monster (HELP-06)."""

    def __init__(self, seat: int, card: Card) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, table: Table) -> None:
        moment(table, HELPS_KILL, self.seat, self.card)


class Rewards(Step):
    """Unless the game is won, draws and divides the Treasures, then runs what cards do on a kill."""

    def __init__(self, treasures: int, killed: tuple[Card, ...]) -> None:
        self.treasures: Final = treasures
        self.killed: Final = killed

    def run(self, table: Table) -> None:
        fight = table.fight
        table.victory_waits = False
        if fight is None:
            return
        if table.victors:
            if table.book.settings.shared_victory and fight.helper != NOBODY and fight.fighter in table.victors:
                table.victors.append(fight.helper)
            return
        fighter = fight.fighter
        table.push(Kills(fighter, self.killed))
        if fight.terms is not None and fight.helper != NOBODY:
            for card in reversed(fight.terms.plays):
                table.push(Promise(card, fighter, fight.helper))
        if self.treasures == 0:
            return
        table.tell("treasure", fighter, facts=Facts(amount=self.treasures))
        if fight.helper == NOBODY:
            draw(table, fighter, TREASURE, self.treasures)
            return
        table.push(DrawSpoils(fighter, self.treasures, ()))


class Kills(Step):
    """Runs what cards do on a win and on each kill, after the Treasures (REW-03)."""

    def __init__(self, fighter: int, killed: tuple[Card, ...]) -> None:
        self.fighter: Final = fighter
        self.killed: Final = killed

    def run(self, table: Table) -> None:
        moment(table, WINS_COMBAT, self.fighter)
        for card in reversed(self.killed):
            table.push(Killed(self.fighter, card))


class Killed(Step):
    """Runs what the munchkins' cards and the monster's own card do when it is killed."""

    def __init__(self, fighter: int, card: Card) -> None:
        self.fighter: Final = fighter
        self.card: Final = card

    def run(self, table: Table) -> None:
        moment(table, KILLS, self.fighter, self.card)
        for place, ability in enumerate(self.card.face.abilities):
            if ability.when.what == KILLS_THIS:
                cause = Cause(self.card, self.fighter, self.fighter)
                table.push(Fire(ability, cause, self.card.numbers[place]))


class FightOver(Step):
    """Ends the fight: the monsters and the cards played on them are discarded (RUN-05, CMB-06)."""

    def run(self, table: Table) -> None:
        fight = table.fight
        if fight is None:
            return
        sides = fight.side()
        clear(table, fight)
        table.fight = None
        table.tell("fight_over")
        give_back(table, fight)
        pay(table, fight)
        for boost in fight.boosts:
            if boost.seat != NOBODY:
                table.marks |= 1 << boost.seat  # what was lent for the fight may have borne a Power (POW-03)
        for seat in fight.left:
            if seat not in sides:
                for step in ending(table, COMBAT_ENDS, seat, seat, None):
                    table.push(step)
        for seat in reversed(sides):
            moment(table, COMBAT_ENDS, seat)


def leave(table: Table, seat: int) -> None:
    """Takes the helper out of the fight, alive or dead."""
    fight = table.fight
    if fight is not None and fight.helper == seat:
        fight.left.append(seat)
        table.marks |= 1 << seat
        give_back(table, fight, seat)
        fight.helper = NOBODY
        fight.terms = None
        fight.boosts = [boost for boost in fight.boosts if boost.seat != seat]
        table.tell("sent_away", seat)
