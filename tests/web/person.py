"""A person in a browser: reads the page and presses its buttons, and uses nothing else of the program."""

from __future__ import annotations

import contextlib
import re
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Error, Locator, Page, expect

from tests.web.places import KEEP

DESKTOP = (1366, 850)
PHONE = (390, 844)
PATIENCE = 60_000  # milliseconds that anything may take on a busy machine
expect.set_options(timeout=PATIENCE)
QUIET = ("Failed to load resource", "WebSocket connection to")  # what Chromium logs when the server has ended
# Bots take half their time, unless a test has chosen otherwise.
QUICK = (
    "localStorage.getItem('kickdoor.taste') ?? localStorage.setItem('kickdoor.taste', '{\"speed\": \"quick\"}')"
)


class Person:
    """One browser context, with its own cookies and window."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        name: str,
        size: tuple[int, int] = DESKTOP,
        still: bool = True,
        **likes: Any,
    ) -> None:
        self.name = name
        self.url = url
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=size == PHONE,
            reduced_motion="reduce" if still else "no-preference",
            **likes,
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(QUICK)
        self.context.add_init_script(KEEP)
        self.complaints: list[str] = []
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on(
            "console",
            lambda said: (
                self.complaints.append(said.text)
                if said.type == "error" and not said.text.startswith(QUIET)
                else None
            ),
        )

    # Getting to a table.

    def set_table(
        self,
        title: str,
        people: int = 3,
        bots: int = 0,
        box: str = "",
        clock: str = "none",
        rules: dict[str, int] | None = None,
    ) -> str:
        """Opens a table with the form of the lobby; returns its link."""
        page = self.page
        page.goto(self.url)
        page.get_by_label("Your name").first.fill(self.name)
        page.get_by_role("button", name="A table for friends").click()
        form = page.locator("form", has=page.get_by_role("heading", name="A table for friends"))
        if box:
            for one in form.get_by_role("group", name="Boxes").get_by_role("checkbox").all():
                one.uncheck()
            form.get_by_role("group", name="Boxes").get_by_label(box, exact=True).check()
        form.get_by_label("Its name").fill(title)
        form.get_by_label("Clock").select_option(clock)
        form.get_by_label("Players").select_option(str(people + bots))
        for seat in range(2, people + bots + 1):
            form.get_by_label(re.compile(f"^Seat {seat}")).select_option("" if seat <= people else "greedy")
        if rules:
            form.get_by_text("House rules").click()
            for about, value in rules.items():
                field = form.get_by_label(re.compile(about))
                field.fill(str(value))
                field.blur()
        form.get_by_role("button", name="Set the table").click()
        page.wait_for_url("**/t/*")
        expect(page.get_by_role("button", name=re.compile("^Begin"))).to_be_visible()
        return page.url

    def join(self, link: str) -> None:
        self.page.goto(link)
        self.page.get_by_label("Your name").fill(self.name)
        self.page.get_by_role("button", name="Sit down").click()
        expect(self.page.get_by_text(re.compile(f"{self.name}.* you$"))).to_be_visible()

    def begin(self) -> None:
        self.page.get_by_role("button", name=re.compile("^Begin")).click()

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Sends an HTTP request with this person's cookies; returns the answer."""
        answer = self.context.request.fetch(f"{self.url}/api{path}", method=method, data=body)
        assert answer.ok, answer.text()
        return answer.json() if answer.status != 204 else None

    # Seeing.

    @property
    def bar(self) -> Locator:
        return self.page.get_by_role("region", name="What you may do")

    @property
    def fight(self) -> Locator:
        return self.page.get_by_role("region", name="Fight")

    @property
    def offers(self) -> Locator:
        return self.page.get_by_role("region", name="Offers")

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("group", name="Your hand")

    def player(self, name: str) -> Locator:
        return self.page.get_by_role("region", name=name, exact=True)

    def opened(self, name: str) -> Locator:
        """The plate of a player with all there is to do; on a phone, where plates are a strip, a tap opens it."""
        plate = self.player(name)
        more = plate.get_by_role("button", name=f"More about {name}")
        if more.count() and more.first.is_visible() and more.first.get_attribute("aria-expanded") == "false":
            more.first.click()
        return plate

    def levels(self) -> str:
        """The label of the level track, as a screen reader reads it."""
        return self.page.get_by_role("img", name=re.compile("^Levels:")).get_attribute("aria-label") or ""

    def sees(self, text: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_role("log")).to_contain_text(text)

    def shoot(self, folder: Path, name: str) -> None:
        self.page.screenshot(path=folder / f"{name}.png")

    # Doing.

    def press(self, name: str | re.Pattern[str], within: Locator | None = None) -> None:
        """Presses a button of the bar, and confirms it where the page asks whether one is sure."""
        where = within or self.bar
        where.get_by_role("button", name=name).first.click()
        sure = where.get_by_role("button", name=re.compile("^Really"))
        if within is None and sure.count():
            sure.first.click()

    def use(
        self, card: str, move: str | re.Pattern[str], within: Locator | None = None, sure: bool = True
    ) -> None:
        """Opens the menu of a card, in the hand or elsewhere, and presses a button in it; `sure`: and once more
        where it asks whether this is meant."""
        (within or self.hand).get_by_role("button", name=re.compile(f"^{re.escape(card)}")).first.click()
        menu = self.page.get_by_role("dialog", name=card)
        menu.get_by_role("button", name=move).first.click()
        again = menu.get_by_role("button", name=re.compile("^Really"))
        if sure and again.count():
            again.first.click()


def seated(people: list[Person], title: str, clock: str = "none", bots: int = 0, **wishes: Any) -> str:
    """Opens a table by HTTP, seats everybody and begins the game; returns the table's link."""
    host = people[0]
    wanted = {"title": title, "clock": clock, "bots": [""] * len(people) + ["greedy"] * bots, **wishes}
    table = host.ask("POST", "/tables", wanted)["table"]
    for person in people:
        person.ask("POST", f"/tables/{table}/seats", {"name": person.name})
    host.ask("POST", f"/tables/{table}/begin", {})
    link = f"{host.url}/t/{table}"
    for person in people:
        person.page.goto(link, wait_until="commit")
    for person in people:
        expect(person.bar).to_be_visible()
    return link


def everybody_passes(people: list[Person], until: Locator) -> None:
    """Presses Pass for everybody who may, until the element is visible."""
    ends = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < ends:
        if until.is_visible():
            return
        for person in people:
            button = person.page.locator(".bar button[data-way=pass]").first  # in whatever language
            if button.is_visible():
                with contextlib.suppress(Error):  # the window has closed meanwhile
                    button.click(timeout=1000)
        people[0].page.wait_for_timeout(30)
    seen = people[0].page.locator("main").aria_snapshot()
    raise AssertionError(f"everybody passed, and there is no {until}; {people[0].name} sees\n{seen}")


def won(people: list[Person]) -> str:
    """A game that the first of them wins in its first fight; returns the table's link."""
    winner, *others = people
    link = seated(people, "Victory")
    winner.press("Kick Open the Door")
    claim = winner.bar.get_by_role("button", name="Claim the win")
    everybody_passes(people, claim)
    claim.click()
    everybody_passes(others, winner.page.get_by_role("heading", name="You win the game!"))
    return link
