"""A newcomer's first game: several scripted people who learn, and the moments that they see."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from kickdoor.bots import Bot, bot_of
from kickdoor.engine.game import Game
from kickdoor.server.http import guide
from kickdoor.server.protocol.answers import GuideMoment
from kickdoor.views.deeds import AskView, OptionView
from kickdoor.views.events import EventView
from kickdoor.views.seat import View
from kickdoor.views.table import PlayerView
from kickdoor.words import hyphened
from scripts import rehearsal

LONGEST: Final = 3000  # answers of all players in one game


class Moment(NamedTuple):
    """A kind of moment that somebody at the table notices: what kind of thing it is, which, and whose."""

    sort: str  # window, interrupt, question, event
    name: str  # the kind of window, what an interrupt is about, the kind of question or event
    mine: bool


def frame(view: View) -> Moment:
    """The kind of moment that a view shows."""
    now, seat = view.public, view.seat
    if now.over:
        return Moment("window", "over", seat in now.winners)
    if now.moment is not None:
        return Moment("interrupt", now.moment.what, now.moment.seat == seat)
    if now.window is not None:
        return Moment("window", now.window, now.asked == seat)
    if now.asked == seat and view.ask is not None:
        return Moment("question", view.ask.question.kind, True)
    return Moment("question", now.phase, False)  # which question another player has is not shown


def noticed(event: EventView, seat: int | None) -> Moment:
    return Moment("event", event.what, seat in (event.who, event.other))


def _among(wanted: Sequence[str], found: str) -> bool:
    return not wanted or found in wanted


def _gives(when: GuideMoment, option: OptionView, me: PlayerView) -> bool:
    """Whether playing this card gives the reader what is meant, and takes no card."""
    then = option.then
    if when.gives is None or option.verb != "play":
        return True
    if (then is not None and then.loses) or option.seat not in (None, me.seat):
        return False
    if when.gives == "any":
        return True
    rises = then is not None and any(seat == me.seat and level > me.level for seat, level in then.levels)
    stronger = then is not None and then.strength is not None and then.strength > me.strength
    return rises or (when.gives == "strength" and stronger)


def _listed(when: GuideMoment, options: Sequence[OptionView]) -> bool:
    def fits(option: OptionView, can: Sequence[str], kind: Sequence[str]) -> bool:
        return _among(can, option.verb) and (not kind or (option.card is not None and option.card.kind in kind))

    if not when.can and not when.kind:
        return True
    if any(fits(option, when.can, when.kind) for option in options):
        return True
    apart = bool(when.can) and bool(when.kind) and "play" not in when.can
    return (
        apart
        and any(fits(one, when.can, ()) for one in options)
        and any(fits(one, ("play",), when.kind) for one in options)
    )


def _heard(when: GuideMoment, seat: int, news: Sequence[EventView]) -> bool:
    def fits(event: EventView) -> bool:
        came = {other.what for other in news if other.who == event.who}
        return (
            event.what in when.event
            and when.whose in (None, "mine" if event.who == seat else "other")
            and came.issuperset(when.also)
            and came.isdisjoint(when.unless)
        )

    return not when.event or any(fits(event) for event in news)


def rescue(view: View) -> tuple[OptionView, ...]:
    """The options that turn the own lost fight."""
    ask = view.ask
    return () if ask is None or ask.rescue is None else tuple(ask.options[place] for place in ask.rescue.options)


def holds(when: GuideMoment, view: View, news: Sequence[EventView] = (), said: Sequence[str] = ()) -> bool:
    """Whether the moment has come: the same as `holds` in web/src/lib/guide.ts."""
    now, seat = view.public, view.seat
    assert seat is not None
    me, fight, ask = now.players[seat], now.fight, view.ask

    def mine(other: int | None) -> str:
        return "mine" if other == seat else "other"

    fighting = "none" if fight is None else "helping" if fight.helper == seat else mine(fight.fighter)
    about = None if now.moment is None else now.moment.seat
    found: list[tuple[object, object]] = [
        (when.turn, mine(now.turn)),
        (when.asked, mine(now.asked)),
        (when.waits, now.waits),
        (when.fight, fighting),
        (when.winning, fight is not None and fight.winning),
        (when.full, len(view.hand) > me.hand_limit),
        (when.dead, me.dead),
        (when.over, now.over),
        (when.won, seat in now.winners),
        (when.whose if when.moment else None, mine(about)),
    ]
    options = [] if ask is None else [one for one in ask.options if _gives(when, one, me)]
    chosen = bool(options) and all(option.seat is not None for option in options)
    rivals = [player.level for player in now.players if player.seat != seat]
    return (
        all(wanted is None or wanted == is_so for wanted, is_so in found)
        and _listed(when, options)
        and when.players in (None, chosen)
        and _heard(when, seat, news)
        and (when.rescue is None or when.rescue == ("none", "one", "several")[min(len(rescue(view)), 2)])
        and _among(when.phase, now.phase)
        and _among(when.window, now.window or "none")
        and _among(when.moment, "none" if now.moment is None else now.moment.what)
        and _among(when.proposal, "none" if now.proposal is None else now.proposal.verb)
        and _among(when.question, "" if ask is None else hyphened(ask.question.kind))
        and (when.offer is None or any(offer.to == seat for offer in now.offers))
        and (when.level is None or me.level >= when.level)
        and (when.below is None or me.level < when.below)
        and (when.rival is None or max(rivals) >= when.rival)
        and (not when.after or when.after in said)
    )


def hint(view: View) -> str:
    """The hint that the guide shows; empty where it has none."""
    return next((one.id for one in guide.read().hints if holds(one.when, view)), "")


class Newcomer:
    """Does what the hints say: wears what glows, claims what is won, asks for help, and runs where none comes."""

    LEADING: Final = ("accept", "kick_door", "loot_room", "take", "run_away", "end_turn", "pass")

    def __init__(self, shy: bool = False) -> None:
        self.shy = shy  # and never asks for help
        self.tried: set[tuple[str, int, int | None]] = set()  # what was asked for: verb, turn, seat

    def choose(self, view: View, ask: AskView) -> int:
        marks = [self._mark(view, ask, option) for option in ask.options]
        best = marks.index(max(marks))
        option = ask.options[best]
        self.tried.add((option.verb, view.turns, option.seat))
        return best

    def _mark(self, view: View, ask: AskView, option: OptionView) -> int:
        assert view.seat is not None
        fight, kind = view.fight, "" if option.card is None else option.card.kind
        if option in rescue(view) and (option.verb != "ask_help" or not self.shy):
            return 22 if (option.verb, view.turns, option.seat) not in self.tried else 0
        fresh = (option.verb, view.turns, option.seat) not in self.tried
        match option.verb:
            case _ if option.way == "pick":
                return 1
            case "treasures" if ask.question.kind == "help":
                return 20 if fresh and option.number == 1 else 0
            case "send" | "never_mind" | "fight":
                return 19 if option.verb == "send" else 18
            case "play" if kind in ("item", "class", "race", "companion") and fight is None:
                return 17
            case "play" if kind == "level_up" and view.players[view.seat].level < view.winning_level - 1:
                return 16 if option.seat in (None, view.seat) else 0
            case "ask_help":
                return 15 if fresh and not self.shy else 0
        return 14 - self.LEADING.index(option.verb) if option.verb in self.LEADING else 0


def person(which: int, seed: str) -> Bot:
    """People who learn: one who follows the hints, one who is shy, one who tries everything, one with a plan."""
    return (Newcomer(), Newcomer(shy=True), bot_of("random", seed), bot_of("greedy", seed))[which % 4]


def plays(game: Game, newcomer: Bot, seed: str) -> Iterator[View]:
    """The newcomer's view before each answer of anybody and after the last, at a table without a clock."""
    players = [newcomer, *(bot_of(bot, f"{seed} {seat}") for seat, bot in enumerate(guide.BOTS) if bot)]
    for _ in range(LONGEST):
        yield game.view(rehearsal.NEWCOMER, outcomes=True)
        if game.over:
            return
        asked = [*game.waiting, *(seat for seat in game.offered() if seat not in game.waiting)]
        view = game.view(asked[-1], outcomes=asked[-1] == rehearsal.NEWCOMER)
        assert view.ask is not None
        game.choose(asked[-1], players[asked[-1]].choose(view, view.ask))


class Said(NamedTuple):
    """The moment in which something is said: the view, the one before it, what came since, and the game."""

    view: View
    before: View
    news: Sequence[EventView]
    game: Game


Check = Callable[[Said, set[str]], list[str]]


class Found(NamedTuple):
    """What one game showed: how often each kind of moment, moments without a text, and texts that were false."""

    moments: dict[Moment, int]
    silent: list[Moment]
    wrong: list[str]
    haggled: bool  # something was offered to the newcomer, or help asked of them
    won: bool
    over: bool
    turns: int
    own_turns: int  # of the newcomer
    shown: tuple[bool, bool, bool]  # a fight won, one that was lost alone, a Curse: see `rehearsal.shown`


def watch(game: Game, newcomer: Bot, seed: str, check: Check = lambda _said, _known: []) -> Found:
    """Plays a guided game, and looks for moments without a text; `check` lists texts that are false."""
    told = {kind for one in guide.read().news for kind in one.event}
    moments: dict[Moment, int] = {}
    silent: list[Moment] = []
    wrong: list[str] = []
    haggled = False
    known: set[str] = set()  # steps that were said
    before: View | None = None
    for view in plays(game, newcomer, seed):
        news = view.events[0 if before is None else len(before.events) :]
        shown = frame(view)
        moments[shown] = moments.get(shown, 0) + 1
        if not hint(view):
            silent.append(shown)
        haggled = haggled or any(offer.to == view.seat for offer in view.public.offers)
        for event in news:
            moment = noticed(event, view.seat)
            moments[moment] = moments.get(moment, 0) + 1
            if event.what not in told:
                silent.append(moment)
        wrong += check(Said(view, before or view, news, game), known)
        before = view
    assert before is not None
    own = sum(event.what == "turn" and event.who == rehearsal.NEWCOMER for event in game.events)
    won, shows = game.winners == (rehearsal.NEWCOMER,), rehearsal.shown(game.events)
    return Found(moments, silent, wrong, haggled, won, game.over, before.turns, own, shows)
