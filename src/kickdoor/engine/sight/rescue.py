"""Which options turn a fight that a seat is losing: one, or several, which are done in turn on a copy."""

from __future__ import annotations

from typing import Final

from kickdoor.views.deeds import OutcomeView, RescueView

from ..sums.totals import monsters, munchkins, winning
from ..table.agenda import Option
from ..table.table import Table
from ..turns.procedure import options_of
from .outcome import after

HELP: Final = "ask_help"
VERBS: Final = ("play", "use", HELP)
OF_HELP: Final = -1  # in place of a card: there is one helper at a time
OF_NONE: Final = -2
MOST: Final = 6  # how many options may be needed together: each is done on a copy


class Found:
    """An option that helps, by its place in the ask."""

    __slots__ = ("gain", "place")

    def __init__(self, place: int, gain: int) -> None:
        self.place: Final = place
        self.gain: Final = gain  # by how much it alone brings the sides nearer


def rescue(table: Table, seat: int, options: list[Option], thens: list[OutcomeView | None]) -> RescueView | None:
    """The options that turn this seat's own fight; None where it needs none, or nothing known is enough."""
    fight = table.fight
    if fight is None or fight.decided or seat not in fight.side() or winning(table, fight):
        return None
    single = _single(options, thens)
    if single is not None:
        return single
    missing = monsters(table, fight) - munchkins(table, fight)
    best = _best(options, thens, missing)
    for count in range(2, min(len(best), MOST) + 1):
        if sum([one.gain for one in best[:count]]) >= missing:
            turned = _together(table, seat, options, best[:count])
            if turned is not None:
                return turned
    return None


def _single(options: list[Option], thens: list[OutcomeView | None]) -> RescueView | None:
    """The option that is enough alone: what wins something first, then what costs no card or needs nobody."""
    best: RescueView | None = None
    least = 8
    for place, then in enumerate(thens):
        verb = options[place].verb
        if verb not in VERBS or then is None or not then.wins or then.ours is None or then.theirs is None:
            continue
        price = (4 if then.bare else 0) + (2 if then.loses else 0) + (1 if verb == HELP else 0)
        if price < least:
            least = price
            best = RescueView(options=(place,), ours=then.ours, theirs=then.theirs)
    return best


def _best(options: list[Option], thens: list[OutcomeView | None], missing: int) -> list[Found]:
    """The best option with each card, and the best helper; the greatest gain first."""
    best: dict[int, Found] = {}
    for place, then in enumerate(thens):
        option = options[place]
        if option.verb not in VERBS or then is None or then.ours is None or then.theirs is None:
            continue
        source = OF_HELP if option.verb == HELP else OF_NONE if option.card is None else option.card.index
        gain = missing - (then.theirs - then.ours)
        if gain > (best[source].gain if source in best else 0):
            best[source] = Found(place, gain)
    return sorted(best.values(), key=_by_gain)


def _by_gain(found: Found) -> int:
    return -found.gain


def _together(table: Table, seat: int, options: list[Option], chosen: list[Found]) -> RescueView | None:
    """What the sides come to if all of these are done; None where that is not enough, or cannot be done."""
    # Cards first: whoever is asked before would be in a fight that is lost with them, and declines.
    places = [one.place for one in chosen if options[one.place].verb != HELP]
    places += [one.place for one in chosen if options[one.place].verb == HELP]
    copy = table
    for place in places:
        word = options[place].word(table)
        listed = [option for option in options_of(copy, seat) if option.word(copy) == word]
        done = after(copy, seat, listed[0]) if listed else None
        if done is None:
            return None
        copy = done
    fight = copy.fight
    if fight is None or fight.decided or not winning(copy, fight):
        return None
    return RescueView(options=tuple(places), ours=munchkins(copy, fight), theirs=monsters(copy, fight))
