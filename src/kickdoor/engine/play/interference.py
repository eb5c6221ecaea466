"""Playing cards into a fight or on a player: one-shots, enhancers, monsters, Curses, Go Up a Level."""

from __future__ import annotations

from typing import ClassVar, Final

from ..flow.pending import Strike
from ..flow.script import begin, finds, meets, overgains
from ..flow.windows import moment
from ..sums.forbidden import barred
from ..sums.gear import active, usable
from ..sums.totals import foe_tags
from ..table.absent import NO_FOE
from ..table.acts import S_ANY, S_COMBAT, AimedCardAct
from ..table.agenda import MONSTERS, MUNCHKINS
from ..table.card import Card
from ..table.fight import Shot
from ..table.piles import IN_FIGHT, LIMBO
from ..table.rules import Rule
from ..table.sentence import JOINS, PLAYS_ONE_SHOT, RUNS_AWAY, SEATS, Aim, Cause, Moment
from ..table.table import Table
from ..table.window import FLEE, Window
from ..table.zones import move
from .combat import join
from .plays import Playing
from .uses import FINDS_NOTHING, FORBIDDEN, NO_USE, NO_WIN, Away, tell_play, which, whose

ENHANCES: Final = Rule("ENH-01", reason="enhances_nothing")
NO_LIKE: Final = Rule("MULTI-01", "TAG-01", reason="no_like")
DEAD: Final = Rule("DEATH-05", reason="dead")
ONE_SHOTS: Final = Rule("CMB-06", "SHOT-01", reason="needs_fight")
NOT_ITS_MOMENT: Final = Rule("RULE-39", reason="at_moment", also=("TIME-01",))
NOT_THEIR_MOMENT: Final = Rule("RULE-39", reason="not_their_moment", also=("CURSE-01",))
SIDES: Final = [Aim(side=MUNCHKINS), Aim(side=MONSTERS)]


class PlayAimed(AimedCardAct):
    """Plays a card from the hand on a player, a monster or a side."""

    verb: ClassVar[str] = "play"


class PlayShot(PlayAimed):
    """Plays a one-shot with a bonus on a side of the fight (CMB-06)."""

    sure: bool = True
    situations: int = S_COMBAT

    def closed(self, table: Table, window: Window, seat: int) -> Rule | None:
        card = self.card
        active(table, seat)
        if table.fight is None or table.fight.decided:
            return ONE_SHOTS
        if not usable(table, seat, card):
            return NO_USE
        return FORBIDDEN if barred(table, seat, "play one-shots") is not None else None

    def aims(self, table: Table, window: Window, seat: int) -> list[Aim]:
        return SIDES

    def take(self, table: Table, seat: int, aim: Aim) -> None:
        card = self.card
        fight = table.fight
        tell_play(table, seat, card, aim)
        move(table, card, IN_FIGHT)
        if fight is not None:
            fight.shots.append(Shot.for_side(card, seat, aim.side == MUNCHKINS))
        moment(table, PLAYS_ONE_SHOT, seat, card)


class PlayEnhancer(PlayAimed):
    """Plays an enhancer on a monster of a fight, or on a munchkin where the box allows it (ENH-01)."""

    sure: bool = True
    aimless: ClassVar[Rule | None] = ENHANCES
    situations: int = S_COMBAT

    def aims(self, table: Table, window: Window, seat: int) -> list[Aim]:
        fight = table.fight
        if fight is None:
            return []
        result = [Aim(foe=foe.number) for foe in fight.foes]
        if table.book.settings.enhancers_on_munchkins:
            result.extend([SEATS[other] for other in fight.side()])
        return result

    def refusal(self, table: Table, window: Window, seat: int, aim: Aim) -> Rule | None:
        fight = table.fight
        if fight is None:
            return ENHANCES
        if aim.foe != NO_FOE:
            return ENHANCES if fight.foe(aim.foe) is None else None
        return None if aim.seat in fight.side() and table.book.settings.enhancers_on_munchkins else ENHANCES

    def take(self, table: Table, seat: int, aim: Aim) -> None:
        card = self.card
        fight = table.fight
        tell_play(table, seat, card, aim)
        move(table, card, IN_FIGHT)
        if fight is None:
            return
        foe = fight.foe(aim.foe) if aim.foe != NO_FOE else None
        if foe is not None:
            fight.shots.append(Shot.on_pack(card, seat, foe.pack))
        else:
            fight.shots.append(Shot.on_munchkin(card, seat, aim.seat))


class JoinFight(Playing):
    """Adds a monster to a fight with monsters that its tag or sentence names (TAG-01)."""

    situations: int = S_COMBAT

    def closed(self, table: Table, window: Window, seat: int) -> Rule | None:
        card = self.card
        fight = table.fight
        if fight is None or fight.decided:
            return NO_LIKE
        for foe in fight.foes:
            tags = foe_tags(table, foe)
            if any([tag in tags and tag in table.book.joining for tag in card.face.tags]):
                return None
            for standing in card.by_key.get(JOINS, ()):
                if standing.meets_foe(table, foe):
                    return None
        return NO_LIKE

    def take(self, table: Table, seat: int) -> None:
        join(table, self.card, seat)


class PlayCurse(PlayAimed):
    """Plays a Curse on anyone, at any time (CURSE-01), or at its moment on the player of it (RULE-39)."""

    def __init__(self, card: Card, when: Moment | None) -> None:
        super().__init__(card)
        self.when: Final = when
        self.situations = S_ANY if when is None else 0

    def closed(self, table: Table, window: Window, seat: int) -> Rule | None:
        when = self.when
        if when is not None and not (
            _is_at(window, when.what) and meets(table, when, seat, whose(window), which(window))
        ):
            return NOT_ITS_MOMENT
        return FORBIDDEN if barred(table, seat, "play curses") is not None else None

    def aims(self, table: Table, window: Window, seat: int) -> list[Aim]:
        if self.when is not None:
            return [SEATS[whose(window)]]
        return [SEATS[other] for other in table.from_turn()]

    def refusal(self, table: Table, window: Window, seat: int, aim: Aim) -> Rule | None:
        if table.seats[aim.seat].dead:
            return DEAD
        if self.when is not None and aim.seat != whose(window):
            return NOT_THEIR_MOMENT
        play = self.card.face.play
        if play is not None and overgains(table, play.does, Cause(self.card, aim.seat, seat)):
            return NO_WIN
        return None

    def take(self, table: Table, seat: int, aim: Aim) -> None:
        card = self.card
        table.tell("play_on", seat, card, aim.seat)
        move(table, card, LIMBO)
        table.push(Strike(card, aim.seat, seat))


def _is_at(window: Window, event: int) -> bool:
    """Whether this event happens now; whoever is about to roll to run away is running away."""
    about = window.about
    return window.kind == FLEE and event == RUNS_AWAY if about is None else about.event == event


class PlayLevelUp(PlayAimed):
    """Plays a Go Up a Level on anyone, at any time, but not to win (GUAL-01)."""

    aimless: ClassVar[Rule | None] = FINDS_NOTHING
    situations: int = S_ANY

    def aims(self, table: Table, window: Window, seat: int) -> list[Aim]:
        return [SEATS[other] for other in table.from_turn()]

    def refusal(self, table: Table, window: Window, seat: int, aim: Aim) -> Rule | None:
        card = self.card
        play = card.face.play
        if play is None:
            return FINDS_NOTHING
        if table.seats[aim.seat].dead:
            return DEAD
        cause = Cause(card, aim.seat, seat)
        return None if finds(table, play.does, cause) and not overgains(table, play.does, cause) else NO_WIN

    def take(self, table: Table, seat: int, aim: Aim) -> None:
        card = self.card
        play = card.face.play
        table.tell("play_on", seat, card, aim.seat)
        move(table, card, LIMBO)
        table.push(Away(card))
        if play is not None:
            begin(table, play.does, Cause(card, aim.seat, seat))
