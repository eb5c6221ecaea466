"""Plays whole games on the page: reads it, presses a button, and repeats that."""

from __future__ import annotations

import contextlib
import itertools
import re
import time
from collections import Counter
from collections.abc import Callable

from playwright.sync_api import Error

from tests.web.album import Album
from tests.web.glance import Glance, look, press
from tests.web.person import Person
from tests.web.places import misplaced
from tests.web.wits import Wits

PATIENCE = 3000.0  # milliseconds for a press
ANSWER = 50.0  # milliseconds that the table usually takes to answer a press
REPLY = 0.6  # seconds after which a press without an answer is repeated
ROUND = 8  # every so many looks, a player looks for whom the table does not wait


class Player:
    """Plays for one person. `done` counts what it has pressed, by the button's first words."""

    def __init__(self, person: Person, seed: int, album: Album | None = None) -> None:
        self.person = person
        self._album = album
        self.done: Counter[str] = Counter()
        self.over = False
        self.fighting = False
        self._wits = Wits(person.name, seed)
        self._before = Glance()
        self._pressed = 0.0

    def step(self) -> Glance:
        """Reads the page once, and presses at most one button. Each option must stand in exactly one place."""
        try:
            now = look(self.person.page)
            wrong = misplaced(self.person.page)
        except Error:  # the page is being loaded
            return Glance()
        assert not wrong, f"{self.person.name}: not in exactly one place: {wrong}"
        self.over = now.over
        self.fighting = bool(now.fight)
        if self._album is not None:
            self._album.look(self.person, now)
        waits = now == self._before and time.monotonic() < self._pressed + REPLY
        if self.over or waits:
            return now
        self._before = now
        button = self._wits.choose(now)
        if button is not None:
            self.done[re.split(r"[:,“]| on | from ", button.name)[0]] += 1
            with contextlib.suppress(Error):  # the button is gone, since somebody else has acted
                press(self.person.page, button, PATIENCE)
                self.person.page.wait_for_timeout(0 if button.kind else ANSWER)
            self._pressed = time.monotonic()
        return now


def play(players: list[Player], until: Callable[[], bool], seconds: float) -> None:
    """Everybody plays until the condition holds: whoever is waited for, and now and then the others in turn."""
    ends = time.monotonic() + seconds
    ring = itertools.cycle(players)
    awaited: Player | None = None
    idle = 0
    for looks in itertools.count():
        if time.monotonic() > ends:
            break
        player = awaited if awaited is not None and looks % ROUND else next(ring)
        before = player.done.total()
        now = player.step()
        if until():
            return
        pressed = player.done.total() > before
        if now.moment in ("move", "choice") and pressed:
            awaited = player
        else:
            awaited = next((one for one in players if now.called == f"Waiting for {one.person.name}"), None)
        idle = 0 if pressed else idle + 1
        if idle > len(players):
            player.person.page.wait_for_timeout(30)  # it is the bot's move, or the clock's
    seen = [player.person.page.locator("main").aria_snapshot()[:3000] for player in players]
    done = [dict(player.done) for player in players]
    raise AssertionError("not within the time\n" + "\n".join([str(done), *seen]))


def all_over(players: list[Player]) -> Callable[[], bool]:
    return lambda: all(player.over for player in players)
