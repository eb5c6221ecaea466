"""What must be true in a guided game when the guide says a step: facts of the game, not the step's conditions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kickdoor.server.http import guide
from kickdoor.views.deeds import OptionView
from kickdoor.views.events import EventView
from kickdoor.views.table import PlayerView
from scripts import rehearsal
from tests.server.newcomer import Said, holds, rescue

ME: Final = rehearsal.NEWCOMER


class Moment:
    """What the facts are read from."""

    def __init__(self, said: Said) -> None:
        self.view, self.before, self.news, self.game = said
        self.me: PlayerView = self.view.players[ME]

    def came(self, *kinds: str) -> list[EventView]:
        return [event for event in self.news if event.what in kinds]

    def plays(self, *kinds: str) -> list[OptionView]:
        options = () if self.view.ask is None else self.view.ask.options
        return [one for one in options if one.verb == "play" and one.card is not None and one.card.kind in kinds]

    def lead(self) -> int:
        fight = self.view.fight
        assert fight is not None
        return fight.munchkins - fight.monsters


def _after(said: Moment, option: OptionView) -> PlayerView:
    """Oneself after this answer, if nobody objects."""
    game = said.game.clone()
    assert said.view.ask is not None
    game.choose(ME, said.view.ask.options.index(option))
    for _ in range(60):
        if game.over or game.view(ME).public.window != "interrupt":
            break
        seat = game.waiting[-1]
        ask = game.view(seat).ask
        assert ask is not None
        game.choose(seat, next((n for n, one in enumerate(ask.options) if one.way == "pass"), 0))
    return game.view(ME).players[ME]


def _stronger(said: Moment, *kinds: str) -> bool:
    return any(_after(said, one).strength > said.me.strength for one in said.plays(*kinds))


def _rises(said: Moment) -> bool:
    return any(_after(said, one).level > said.me.level for one in said.plays("level_up"))


# Said at the beginning; all others might first be said at any time at which they hold.
ONCE: Final = ("welcome", "hand")
# The facts of each step.
TRUTHS: Final[dict[str, Callable[[Moment], bool]]] = {
    "welcome": lambda said: said.view.winning_level == 5 and said.view.turns == 0,
    "hand": lambda said: said.view.turns == 0,
    "wear": lambda said: said.view.fight is None and _stronger(said, "item"),
    "be": lambda said: bool(said.plays("class", "race")),
    "companion": lambda said: bool(said.plays("companion")),
    "levelup": _rises,
    "door": lambda said: said.view.turn == ME and said.view.public.phase == "start",
    "winning": lambda said: said.view.fight is not None and said.view.fight.fighter == ME and said.lead() >= 0,
    "bargain": lambda said: (
        said.view.draft is not None and said.view.fight is not None and said.view.fight.fighter == ME
    ),
    "helped": lambda said: said.view.fight is not None and said.view.fight.helper is not None,
    "won": lambda said: said.me.level > said.before.players[ME].level and bool(said.came("treasure")),
    "caught": lambda said: any(event.who == ME for event in said.came("caught")),
    "stays": lambda said: any(event.who == ME for event in said.came("stays")),
    "meddled": lambda said: any(
        event.who != ME and event.card is not None
        for event in said.came("play_monster", "join", "copy", "play_side")
    ),
    "death": lambda said: said.me.dead,
    "cursed": lambda said: (
        any(event.who == ME for event in said.came("curse"))
        and not any(event.who == ME for event in said.came("cancelled", "missed_curse"))
    ),
    "curse-card": lambda said: any(card.kind == "curse" for card in said.view.hand),
    "sell": lambda said: said.view.turn == ME,
    "end": lambda said: said.view.turn == ME and len(said.view.hand) <= said.me.hand_limit,
    "others": lambda said: said.view.turn != ME,
    "helping": lambda said: said.view.fight is not None and said.view.fight.helper == ME,
    "meddle": lambda said: (
        said.view.fight is not None and ME not in (said.view.fight.fighter, said.view.fight.helper)
    ),
    "rival-death": lambda said: any(event.who != ME for event in said.came("death")),
    "rival-close": lambda said: any(one.level == 4 for one in said.view.players if one.seat != ME),
    "close": lambda said: said.me.level == 4,
    "victory": lambda said: ME in said.view.public.winners,
    "defeat": lambda said: ME not in said.view.public.winners,
}
# And of hints that promise something.
PROMISES: Final[dict[str, Callable[[Moment], bool]]] = {
    "claim": lambda said: said.lead() >= 0,
    "turn-one": lambda said: said.lead() <= 0 and len(rescue(said.view)) == 1,
    "turn-several": lambda said: said.lead() <= 0 and len(rescue(said.view)) > 1,
    "run-away": lambda said: said.lead() <= 0,
    "put-on-first": lambda said: _stronger(said, "item"),
    "put-on-then-door": lambda said: _stronger(said, "item"),
    "put-on-then-end": lambda said: _stronger(said, "item"),
    "level-then-door": _rises,
    "level-then-end": _rises,
    "one-shot": lambda said: said.view.fight is not None,
    "struck": lambda said: said.view.public.moment is not None and said.view.public.moment.card is not None,
}


def falsehoods(said: Said, known: set[str]) -> list[str]:
    """What would be said now though its facts do not hold; steps that are `known` are said no more."""
    now = Moment(said)
    steps = [one.id for one in guide.read().steps if holds(one.when, said.view, said.news, tuple(TRUTHS))]
    hint = next((one.id for one in guide.read().hints if holds(one.when, said.view, said.news)), "")
    wrong = [
        f"step {step} in turn {said.view.turns}" for step in steps if step not in known and not TRUTHS[step](now)
    ]
    known.update(step for step in steps if step in ONCE)
    return [
        *wrong,
        *([f"hint {hint} in turn {said.view.turns}"] if hint in PROMISES and not PROMISES[hint](now) else []),
    ]
