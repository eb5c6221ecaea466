"""The keys of the table: Escape closes what lies on top, Enter, Space and digits press the bar's buttons."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.web.person import seated


def test_escape_closes_what_lies_on_top_one_after_the_other(meet: Any) -> None:
    people = [meet(name) for name in ("Ann", "Bo", "Cy")]
    ann, page = people[0], people[0].page
    seated(people, "Trade")
    ann.hand.get_by_role("button", name=re.compile("^Elf")).click()
    menu = page.locator(".menu[role=dialog]")
    menu.get_by_role("button", name="Read it").click()
    large = page.locator(".zoomed.pinned")
    expect(large).to_be_visible()
    large.get_by_role("button", name="Close").click()
    expect(large).to_be_hidden()
    page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    page.locator(".inline").get_by_role("button", name="Settings").click()
    expect(page.get_by_role("group", name="Settings")).to_be_visible()
    page.locator("body").click(position={"x": 600, "y": 300})
    page.keyboard.press("Escape")
    expect(page.get_by_role("group", name="Settings")).to_be_hidden()


def test_enter_takes_the_first_button_and_the_list_of_keys_says_so(meet: Any) -> None:
    people = [meet(name) for name in ("Ann", "Bo", "Cy")]
    ann, page = people[0], people[0].page
    seated(people, "Haggling")
    expect(ann.bar.locator("[data-verb=kick_door]")).to_be_visible()
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("takes the first button")
    page.keyboard.press("Escape")
    expect(keys).to_be_hidden()
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text("You · Kick Open the Door")
