"""A player of whole games who only presses what the page offers: one glance, one press, again and again."""

from __future__ import annotations

import contextlib
import itertools
import random
import re
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

from album import Album
from person import Person
from playwright.sync_api import Error

# All buttons that can be pressed, each with the nearest named part of the page: what a screen reader says.
GLANCE = """() => {
  const seen = [];
  for (const button of document.querySelectorAll('main button:not(:disabled)')) {
    if (!button.checkVisibility({ visibilityProperty: true })) continue;
    const part = button.closest('[role=dialog], section[aria-label], [role=group][aria-label]');
    const name = (button.getAttribute('aria-label') ?? button.textContent).replace(/\\s+/g, ' ').trim();
    seen.push([part?.getAttribute('aria-label') ?? '', name, button.classList.contains('main')]);
  }
  return {
    seen,
    over: !!document.querySelector('.over h2'),
    fight: !!document.querySelector('[aria-label="Fight"]'),
    losing: /more needed/.test(document.querySelector('[aria-label="Fight"]')?.textContent ?? ''),
    called: document.querySelector('[aria-label="What you may do"] [role=status]')?.textContent ?? '',
    cut: !!document.querySelector('[role=alert]'),
    death: !!document.querySelector('[aria-label^="Beside "]'),
  };
}"""
LEADING = ("Ready", "Kick open the door", "Claim the win", "Loot the room", "Run away", "End your turn", "Pass")
STANDING = "Pass until something changes"
WORTH = re.compile("^(Put it on|Play|Put it down)")
DRAFTS = ("The price of help", "Your offer", "You are selling", "You are showing")


class Player:
    """Plays for one person. `done` counts what it has pressed, by the button's first words."""

    def __init__(self, person: Person, seed: int, album: Album | None = None) -> None:
        self.person = person
        self._album = album
        self.done: Counter[str] = Counter()
        self.over = False
        self.fighting = False
        self._chance = random.Random(seed)
        self._sells = seed % 2 == 0  # the others keep what they have
        self._tried: set[str] = set()  # cards and players that were tried since the last move that leads on

    def step(self) -> dict[str, Any]:
        """One glance, and at most one press."""
        try:
            glance: dict[str, Any] = self.person.page.evaluate(GLANCE)
        except Error:  # just now another page
            return {"seen": [], "fight": False}
        self.over = glance["over"]
        self.fighting = glance["fight"]
        if self._album is not None:
            self._album.look(self.person, glance)
        if not self.over:
            choice = self._choose(glance)
            if choice is not None:
                self._press(*choice)
        return glance

    def _choose(self, glance: dict[str, Any]) -> tuple[str, str] | None:
        parts: dict[str, list[str]] = {}
        mains: list[str] = []
        for part, name, main in glance["seen"]:
            parts.setdefault(part, []).append(name)
            if part == "What you may do" and main:
                mains.append(name)
        for part in parts:
            if part not in ("What you may do", "Your hand", "Offers", "Log and chat", "Fight", *DRAFTS):
                if "Close" in parts[part]:  # the menu of a card
                    return part, self._use(parts[part], glance["fight"])
        if "Accept" in parts.get("Offers", []):
            return "Offers", "Accept"
        for draft in DRAFTS:
            if draft in parts:
                return self._compose(draft, parts[draft])
        bar = parts.get("What you may do", [])
        sure = next((name for name in bar if name.startswith("Sure?")), None)
        if sure is not None:
            return "What you may do", sure
        if "Your choice" in glance["called"] and mains:
            return "What you may do", self._chance.choice(mains)
        if "Your move" in glance["called"]:
            extra = self._extra(parts, glance)
            if extra is not None:
                return extra
        for move in LEADING:
            found = next((name for name in mains if name.startswith(move)), None)
            if found is not None and not (found == "Claim the win" and glance["losing"]):
                if found != "Pass":
                    self._tried.clear()
                elif STANDING in bar and self._chance.random() < 0.7:
                    found = STANDING
                return "What you may do", found
        return ("What you may do", mains[0]) if mains else None

    def _use(self, names: list[str], fight: bool) -> str:
        """What to do with a card: seldom what hurts oneself."""
        worth = [name for name in names if WORTH.match(name)]
        kind = [
            name
            for name in worth
            if not name.endswith((f"on {self.person.name}", "for the monsters")) and not (fight and " on " in name)
        ]
        if not kind and self._chance.random() < 0.2:
            kind = worth
        return kind[0] if kind else "Close"

    def _extra(self, parts: dict[str, list[str]], glance: dict[str, Any]) -> tuple[str, str] | None:
        """What one does before one leads on: a look at each lit card, and in trouble a call for help."""
        for name in parts.get("Your hand", []):
            if "possible" in name and name not in self._tried:
                self._tried.add(name)
                return "Your hand", name
        if self._sells and "Sell Items" in parts.get("What you may do", []):
            return "What you may do", "Sell Items"
        for part, names in parts.items():
            wanted = ["Ask for help"] if glance["losing"] else []
            if not glance["fight"] and not self.done["Offer a trade"]:
                wanted.append("Offer a trade")
            for want in wanted:
                if want in names and f"{want} {part}" not in self._tried:
                    self._tried.add(f"{want} {part}")
                    return part, want
        return None

    def _compose(self, draft: str, names: list[str]) -> tuple[str, str]:
        if draft == "The price of help" and "1 Treasure" in names:
            return draft, "1 Treasure"
        cards = [name for name in names if name.startswith(("+ ", "want "))]
        if draft == "Your offer" and cards and ("Send the offer" not in names or self._chance.random() < 0.5):
            return draft, self._chance.choice(cards)
        for end in ("Send the offer", "Sell Items"):
            if end in names:
                return draft, end
        if draft == "You are selling":
            return draft, max(names, key=lambda name: int((re.findall(r"\((\d+)\)$", name) or ["0"])[0]))
        return draft, "Never mind" if "Never mind" in names else names[0]

    def _press(self, part: str, name: str) -> None:
        page = self.person.page
        where = page.locator(f'[aria-label="{part}"]').last if part else page.locator("main")
        self.done[re.split(r"[:,“]| on | from ", name)[0]] += 1
        with contextlib.suppress(Error):  # gone by now, since somebody else moved
            for button in where.get_by_role("button", name=name, exact=True).element_handles()[:1]:
                button.click(timeout=4000, no_wait_after=True)


def play(players: list[Player], until: Callable[[], bool], seconds: float) -> None:
    """Everybody plays until that is so: one after the other, but whoever the table waits for in between."""
    ends = time.monotonic() + seconds
    ring = itertools.cycle(players)
    awaited: Player | None = None
    between = False
    idle = 0
    while time.monotonic() < ends:
        between = awaited is not None and not between
        player = awaited if awaited is not None and between else next(ring)
        before = player.done.total()
        glance = player.step()
        if until():
            return
        if glance.get("called", "").startswith("Your "):
            awaited = player
        else:
            words = glance.get("called", "").split()
            awaited = next((one for one in players if words[:3] == ["Waiting", "for", one.person.name]), None)
        idle = idle + 1 if player.done.total() == before else 0
        if idle > len(players):
            players[0].person.page.wait_for_timeout(40)  # it is the bot's move, or the clock's
    seen = [player.person.page.locator("main").aria_snapshot()[:3000] for player in players]
    done = [dict(player.done) for player in players]
    raise AssertionError("not within the time\n" + "\n".join([str(done), *seen]))


def all_over(players: list[Player]) -> Callable[[], bool]:
    return lambda: all(player.over for player in players)
