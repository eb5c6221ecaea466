"""What follows from an option, as far as its seat may know it: for views that people read.

Most of it is found by doing it on a copy of the table, as if nobody answered. Where a card would be drawn, a die
thrown or somebody asked, nothing is told: the copy knows more than the seat does.
"""

from __future__ import annotations

from typing import Final

from kickdoor.views.cards import CardView
from kickdoor.views.deeds import EscapeView, OutcomeView
from kickdoor.views.names import Deck

from ..flow.windows import close
from ..play.escape import escape_at, is_immune
from ..sums.resting import strength_at_rest, sums_at_rest
from ..sums.rewards import won_levels, won_treasures
from ..sums.totals import beats, hand_limit, monsters, munchkins, strength
from ..table.absent import NO_FOE
from ..table.agenda import DRAFT, PASS, PLAY, PROPOSE, Option, Question
from ..table.card import Card
from ..table.face import DOOR, TREASURE
from ..table.fight import Fight, Foe
from ..table.kinds import COMPANION_KINDS
from ..table.lasting import Foreseen, Sums
from ..table.piles import discards_of
from ..table.shown import seen
from ..table.table import Table
from ..table.window import FLEE, SETUP, Window
from ..turns.procedure import advance, options_of, take
from .caught import MOMENTS, Caught, caught, harm_of, is_known
from .fruitless import is_fruitless
from .helped import ahead_with
from .redraw import redrawn, redraws
from .ways_out import frees, ways_out

# What is done on a copy. Of a bargain or a trade, what it comes to when it is struck.
TRIED: Final = (
    "play", "use", "equip", "unequip", "discard", "hand_to", "look_for_trouble", "sell", "accept", "pass",
)  # fmt: skip
TROUBLE: Final = "look_for_trouble"
FREES: Final = OutcomeView(frees=True)
IDLE: Final = OutcomeView(idle=True)
WORN: Final = ("play", "equip")  # of an Item: the strength is told, though it stays the same
STRUCK: Final = ("ask_help", "offer_help", "send")
# How many options of one ask are tried on a copy: each costs as much as an answer, and few asks have half as many.
MOST: Final = 60
BRANCHES: Final = 12  # copies at most of one option by which its seat has to choose
NOTHING: Final = OutcomeView()
NOT_CAUGHT: Final = Caught()


def outcomes(table: Table, seat: int, options: list[Option]) -> list[OutcomeView | None]:
    """What follows from each option of this seat; None where nothing can be told, or too many were tried."""
    found: list[OutcomeView | None] = []
    tried = 0
    for option in options:
        if not _is_tried(table, seat, option):
            found.append(_outcome(table, seat, option))
            continue
        tried += 1
        found.append(_foreseen(table, seat, option) if tried <= MOST else None)
    return found


def _foreseen(table: Table, seat: int, option: Option) -> OutcomeView | None:
    """What follows from an option that is tried; kept while it lasts, where the table is live: at a quick one it
    depends on drafts and offers who is waited for."""
    top = table.agenda[-1]
    if not table.book.settings.live or not isinstance(top, Window):
        return _tried(table, seat, option)
    kept = table.keeping()
    then = None if option.way == PLAY else top.then  # a loud act cancels what is proposed
    known = kept.foreseen.get((seat, option))
    if known is not None and known.then is then:
        return known.outcome
    outcome = _tried(table, seat, option)
    if option in (kept.of_cards[seat] or ()):
        kept.foreseen[seat, option] = Foreseen(then, outcome)
    return outcome


def _outcome(table: Table, seat: int, option: Option) -> OutcomeView | None:
    """What is known without a copy."""
    verb = option.verb
    if verb == "kick_door":
        return OutcomeView(draws="door")
    if verb == "loot_room":
        loot: Deck = "door" if table.book.settings.loot_from == "door" else "treasure"
        return OutcomeView(draws=loot)
    if verb == "end_turn":
        return _end(table, seat)
    if verb == "run_away":
        return OutcomeView(
            escapes=_escapes(table, seat, option),
            outs=ways_out(table, seat, option),
            sacrifices=_sacrifices(table, seat, option),
        )
    if verb == "sacrifice":
        return OutcomeView(loses=() if option.card is None else (seen(table, option.card),))
    if verb == "fight":
        return _won(table)
    return None


def _is_tried(table: Table, seat: int, option: Option) -> bool:
    verb = option.verb
    return verb in STRUCK or (
        verb in TRIED and option.way != DRAFT and (option.way != PASS or _is_told(table, seat))
    )


def _tried(table: Table, seat: int, option: Option) -> OutcomeView | None:
    if frees(option):
        return FREES
    if redraws(option):
        return redrawn(table, seat, option)
    copy = after(table, seat, option)
    found = _agreed(table, seat, option) if copy is None else _compared(table, copy, seat, option)
    if copy is not None and found == NOTHING and is_fruitless(table, copy, option):
        return IDLE
    return None if found == NOTHING else found


def _agreed(table: Table, seat: int, option: Option) -> OutcomeView | None:
    """The totals of a fight of others after an option by which its seat has to choose, as what to pay with.

    Only where they are the same whatever it chooses.
    """
    fight = table.fight
    if option.way != PLAY or option.verb not in ("play", "use") or fight is None or fight.decided:
        return None
    if seat in fight.side():
        return None
    ends = _ends(table, seat, option)
    sums: list[tuple[int, int]] = []
    for end in ends:
        after = end.fight
        if after is None or after.decided:
            return None
        sums.append((munchkins(end, after), monsters(end, after)))
    if not sums or any([one != sums[0] for one in sums]):
        return None
    last = ends[0]
    ours, theirs = sums[0]
    wins = last.fight is not None and _sums(last, last.fight).wins
    return OutcomeView(ours=ours, theirs=theirs, wins=wins)


def _ends(table: Table, seat: int, option: Option) -> list[Table]:
    """Copies after this option, one for each way in which its seat may choose; none where chance or others do."""
    first = table.clone()
    take(first, seat, option)
    begun, ends = [first], []
    while begun:
        copy = begun.pop()
        if _runs_on(copy):
            if not is_known(table, copy):
                return []
            ends.append(copy)
            continue
        top = copy.agenda[-1] if copy.agenda else None
        if not isinstance(top, Question) or top.seat != seat:
            return []
        choices = options_of(copy, seat)
        if len(begun) + len(ends) + len(choices) > BRANCHES:
            return []
        for choice in choices:
            chosen = copy.clone()
            take(chosen, seat, choice)
            begun.append(chosen)
    return ends


def _is_told(table: Table, seat: int) -> bool:
    """Whether something happens to this seat, which passing lets happen."""
    top = table.agenda[-1]
    return isinstance(top, Window) and top.about is not None and top.about.who == seat


def _end(table: Table, seat: int) -> OutcomeView | None:
    top = table.agenda[-1]
    if isinstance(top, Window) and top.kind == SETUP:
        return None
    return OutcomeView(charity=max(0, len(table.hand(seat)) - hand_limit(table, seat)))


def _won(table: Table) -> OutcomeView | None:
    fight = table.fight
    if fight is None:
        return None
    levels = won_levels(table, fight)
    reached = table.seats[fight.fighter].level + levels
    won = won_treasures(table, fight)
    return OutcomeView(
        won_levels=levels,
        won_treasures=won,
        won_shared=0 if fight.terms is None else min(won, fight.terms.counted(won)),
        wins_game=reached >= table.book.settings.winning_level,
    )


def _escapes(table: Table, seat: int, option: Option) -> tuple[EscapeView, ...]:
    """Each monster that would still be run from; or the one that the option names."""
    fight = table.fight
    if fight is None:
        return ()
    only = NO_FOE if option.aim is None else option.aim.foe
    return tuple(
        [
            _escape(table, seat, foe)
            for foe in fight.foes
            if (seat, foe.number) not in fight.fled and (only == NO_FOE or only == foe.number)
        ]
    )


def _escape(table: Table, seat: int, foe: Foe) -> EscapeView:
    immune = is_immune(table, seat, foe)
    then = NOT_CAUGHT if immune else caught(table, seat, foe)
    return EscapeView(
        foe=foe.number,
        card=seen(table, foe.card),
        at=escape_at(table, seat, foe),
        harmless=immune,
        dies=then.dies,
        idle=then.idle,
        harm=harm_of(foe.card),
    )


def _sacrifices(table: Table, seat: int, option: Option) -> tuple[CardView, ...]:
    """Before one runs: the companions of whom one may be sacrificed before the first roll (RUN-06)."""
    if table.fight is None or seat in table.fight.rolled or option.aim is not None:
        return ()
    return tuple([seen(table, card) for card in table.play(seat) if card.kind in COMPANION_KINDS])


# The copy.


def after(table: Table, seat: int, option: Option) -> Table | None:
    """A copy of the table after an option that nobody answers; None where chance or a further choice decides."""
    copy = table.clone()
    if option.verb in STRUCK:
        if not _strike(copy, seat, option):
            return None
    elif option.way == PROPOSE:
        close(copy)
        option.take(copy, seat)
    elif option.way != PASS:
        take(copy, seat, option)
    else:
        copy.agenda.pop()
    return copy if _runs_on(copy) and is_known(table, copy) else None


def _strike(copy: Table, seat: int, option: Option) -> bool:
    """Strikes the bargain that is composed, or one for help without a price."""
    if option.verb != "send":
        option.take(copy, seat)
    draft = copy.seats[seat].draft
    offer = None if draft is None else draft.offer(copy)
    if offer is None or offer.refusal(copy) is not None:
        return False
    copy.compose(seat, None)
    offer.strike(copy)
    return True


def _runs_on(copy: Table) -> bool:
    """Lets moments pass until a window is open that somebody leads; whether it comes so far."""
    for _ in range(MOMENTS):
        advance(copy)
        if copy.over:
            return True
        top = copy.agenda[-1]
        if isinstance(top, Question):
            return False
        if not isinstance(top, Window) or top.about is None:
            return isinstance(top, Window) and top.kind != FLEE
        copy.agenda.pop()
    return False


def _compared(table: Table, after: Table, seat: int, option: Option) -> OutcomeView:
    """What differs, of all that is public or the seat's own."""
    before, fight = table.fight, after.fight
    ours = theirs = power = None
    wins = bare = no_level = False
    if fight is not None and not fight.decided:
        sums = _sums(after, fight)
        ours, theirs, wins = sums.ours, sums.theirs, sums.wins
        if before is not None and option.verb not in STRUCK:
            old = sums_at_rest(table, before)
            if (ours, theirs, wins) == (old.ours, old.theirs, old.wins):
                ours = theirs = None
                wins = False
        no_level = wins and not won_levels(after, fight)
        bare = no_level and not won_treasures(after, fight)
    elif before is not None and fight is None and not before.decided:
        # Nobody was asked and nothing drawn: no monster is left, or nobody who fights.
        fighter = before.fighter
        bare = not after.seats[fighter].dead and after.seats[fighter].level == table.seats[fighter].level
        ours, theirs, wins = (sums_at_rest(table, before).ours, 0, True) if bare else (None, None, False)
    elif before is None:
        found = strength(after, seat)
        told = option.verb in WORN and option.card is not None and option.card.item
        power = found if told or found != strength_at_rest(table, seat) else None
    return OutcomeView(
        ours=ours,
        theirs=theirs,
        wins=wins,
        bare=bare,
        no_level=no_level and not bare,
        strength=power,
        levels=tuple(
            [
                (other, owner.level)
                for other, owner in enumerate(after.seats)
                if owner.level != table.seats[other].level
            ]
        ),
        steps=_steps(table, after),
        dies=after.seats[seat].dead and not table.seats[seat].dead,
        loses=_lost(table, after, seat, option),
        lifts=tuple([seen(table, card) for card in table.play(seat) if _is_lifted(table, after, card)]),
        wins_game=after.over and seat in after.winners,
        carried=option.verb == "play" and option.card in after.seats[seat].turned,
        powers=_powers(table, after, seat) if option.verb == TROUBLE and not wins else (),
        helpers=_helpers(after, seat) if option.verb == TROUBLE and not wins else (),
    )


def _steps(table: Table, after: Table) -> tuple[tuple[int, int, int], ...]:
    """Who has moved along which track, and how far along it they are now."""
    return tuple(
        [
            (seat, track, steps)
            for seat, owner in enumerate(after.seats)
            for track, steps in enumerate(owner.steps)
            if steps != table.seats[seat].steps[track]
        ]
    )


def _powers(table: Table, after: Table, seat: int) -> tuple[str, ...]:
    """The abilities that the seat can use only in the coming fight; what they change may need another choice."""
    if after.fight is None:
        return ()
    before = _abilities(table, seat)
    return tuple([name for name in _abilities(after, seat) if name not in before])


def _helpers(after: Table, seat: int) -> tuple[int, ...]:
    """The players with whose help the coming fight, which is lost alone, would be won."""
    fight = after.fight
    if fight is None or fight.decided:
        return ()
    asked = [option.aim.seat for option in options_of(after, seat) if option.verb == "ask_help" and option.aim]
    return tuple([other for other in asked if ahead_with(after, fight, other) > 0])


def _abilities(table: Table, seat: int) -> list[str]:
    """The abilities that this seat can use now, each once."""
    found: list[str] = []
    for option in options_of(table, seat):
        name = option.said.ability
        if option.verb == "use" and name and name not in found:
            found.append(name)
    return found


def _sums(table: Table, fight: Fight) -> Sums:
    ours, theirs = munchkins(table, fight), monsters(table, fight)
    return Sums(ours, theirs, not fight.foes or beats(table, fight, ours, theirs))


def _lost(table: Table, after: Table, seat: int, option: Option) -> tuple[CardView, ...]:
    """The seat's cards that are gone; a card that is played is spent, not lost."""
    gone = (discards_of(DOOR), discards_of(TREASURE))
    spent = option.card if option.verb in ("play", "use") else None
    return tuple(
        [
            seen(table, card)
            for card in table.hand(seat) + table.play(seat)
            if after.where[card.index] in gone and card is not spent and not _is_lifted(table, after, card)
        ]
    )


def _is_lifted(table: Table, after: Table, card: Card) -> bool:
    """Whether it is a Curse on somebody that is gone: nobody loses anything by that."""
    if card.kind != "curse" or not table.in_play(card):
        return False
    return after.where[card.index] in (discards_of(DOOR), discards_of(TREASURE))
