"""Bots as the page shows them: chosen by name, introduced, and asked why."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.person import Person, seated

Meet = Callable[..., Person]


def opened(person: Person, *bots: str, aloud: bool = False) -> None:
    """A table for one with these bots, by the form of the lobby, begun."""
    page = person.page
    page.goto(person.url)
    page.get_by_label("Your name").first.fill(person.name)
    page.get_by_role("button", name="A table for friends").click()
    form = page.locator("form", has=page.get_by_role("heading", name="A table for friends"))
    form.get_by_label("Players").select_option(str(len(bots) + 1))
    form.get_by_label("Clock").select_option("none")
    for seat, bot in enumerate(bots, 2):
        form.get_by_label(re.compile(f"^Seat {seat}")).select_option(bot)
    expect(form.get_by_role("listitem").filter(has_text="Hob, who is only here to win")).to_be_visible()
    if aloud:
        form.get_by_text("House rules").click()
        form.get_by_label(re.compile("Bots tell their reasons")).check()
    form.get_by_role("button", name="Set the table").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_text("Hob", exact=True)).to_be_visible()
    page.get_by_role("button", name=re.compile("^Begin")).click()


def test_a_regular_comes_by_name_and_keeps_its_thoughts_to_itself(meet: Meet) -> None:
    ann = meet("Ann")
    opened(ann, "hob", "pim")
    hob = ann.page.get_by_role("region", name="Hob")
    hob.get_by_role("button", name="Ask Hob, a bot: why?").click()
    expect(hob.get_by_role("status")).to_have_text("Hob is a bot, and tells its reasons when the game is over.")
    expect(hob.get_by_role("status")).to_have_count(0)  # after a while, by itself


def test_where_minds_are_open_it_tells(meet: Meet) -> None:
    ann = meet("Ann")
    opened(ann, "hob", "pim", aloud=True)
    hob = ann.page.get_by_role("region", name="Hob")
    hob.get_by_role("button", name="Ask Hob, a bot: why?").click()
    expect(hob.get_by_role("status")).to_have_text(re.compile(r"\w.*\.$"))


def test_who_holds_nothing_that_fits_is_not_asked_among_bots(meet: Meet) -> None:
    """A bot's whole turn goes by without a click, though the table has no clock."""
    ann = meet("Ann")
    seated([ann], "Left alone", bots=2, public=False)
    expect(ann.bar.locator("[data-verb=kick_door]")).to_be_visible()
    expect(ann.page.get_by_role("log")).to_contain_text("Ottoline · Kick Open the Door")
