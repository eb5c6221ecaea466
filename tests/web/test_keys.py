"""The keys of the table: Escape closes what lies on top, keys press the bar's buttons and move the focus."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.web.person import Person, seated, won


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
    expect(keys).to_contain_text("takes the main button")
    page.keyboard.press("Escape")
    expect(keys).to_be_hidden()
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text("You · Kick Open the Door")


def test_the_focus_stays_where_the_keyboard_left_it(meet: Any) -> None:
    people = [meet(name) for name in ("Ann", "Bo", "Cy")]
    ann, page = people[0], people[0].page
    seated(people, "Trade")
    # The hand is one Tab stop, and arrow keys go from card to card.
    expect(ann.hand.locator("[tabindex='0']")).to_have_count(1)
    page.keyboard.press("h")
    page.keyboard.press("End")
    expect(ann.hand.get_by_role("button").last).to_be_focused()
    page.keyboard.press("Home")
    elf = ann.hand.get_by_role("button", name=re.compile("^Elf"))
    for _ in range(ann.hand.get_by_role("button").count()):
        if elf.evaluate("one => one === document.activeElement"):
            break
        page.keyboard.press("ArrowRight")
    expect(elf).to_be_focused()
    # Closed by its button, the large card gives the focus back to the menu beneath it; Escape closes both.
    page.keyboard.press("Enter")
    menu = page.locator(".menu[role=dialog]")
    read = menu.get_by_role("button", name="Read it")
    read.press("Enter")
    expect(page.locator(".zoomed.pinned")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".zoomed.pinned")).to_be_hidden()
    expect(read).to_be_focused()
    read.press("Enter")
    expect(page.locator(".zoomed.pinned")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".zoomed.pinned")).to_be_hidden()
    expect(menu).to_be_hidden()
    expect(elf).to_be_focused()
    # With a card in focus the list of keys opens all the same.
    page.keyboard.press("Shift+?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(elf).to_be_focused()
    # The card that is played has gone: the focus is on the bar.
    page.keyboard.press("Enter")
    menu.get_by_role("button", name="Play").press("Enter")
    expect(elf).to_be_hidden()
    expect(ann.bar.locator(".buttons button:focus")).to_have_count(1)
    # The log is one stop.
    page.keyboard.press("l")
    expect(page.get_by_role("log")).to_be_focused()
    expect(page.get_by_role("log").locator("[tabindex='0']")).to_have_count(0)
    page.keyboard.press("ArrowUp")
    expect(page.get_by_role("log").locator("button:focus")).to_have_count(1)


def test_an_offer_is_put_together_and_dropped_by_keys_alone(meet: Any) -> None:
    people = [meet(name) for name in ("Ann", "Bo", "Cy")]
    ann, page = people[0], people[0].page
    seated(people, "Trade")
    focused = page.locator(":focus")
    # The sale takes the focus and says what is missing; Escape drops it, and one is back at its button.
    ann.bar.locator("[data-verb=sell]").press("Enter")
    sale = page.get_by_role("region", name="You are selling")
    expect(sale.locator("button:focus")).to_have_count(1)
    expect(sale.get_by_role("status")).to_contain_text("0 gold so far: 1,000 more for a Level")
    expect(sale.locator("[data-verb=sell]")).to_be_disabled()
    page.wait_for_timeout(300)  # a button that has just come under a digit is not pressed by it
    page.keyboard.press("2")
    expect(sale.get_by_role("status")).to_contain_text("600 gold so far: 400 more for a Level")
    # A digit stays with its button, whatever was picked, and none is of a button that is not seen.
    expect(sale.locator("[data-verb=sell]")).to_have_attribute("data-digit", "5")
    page.keyboard.press("4")
    expect(sale.locator("[data-verb=sell]")).to_be_enabled()
    expect(sale.locator("[data-verb=sell]")).to_have_attribute("data-digit", "5")
    page.keyboard.press("Escape")
    expect(sale).to_be_hidden()
    expect(focused).to_have_attribute("data-verb", "sell")
    # A trade: what is picked stands where it stood, and is put back by the same key.
    page.keyboard.press("o")
    page.keyboard.press("End")
    expect(focused).to_have_attribute("data-verb", "offer")
    page.keyboard.press("Enter")
    trade = page.get_by_role("region", name="Your offer")
    expect(trade.locator("button:focus")).to_have_count(1)
    expect(trade.locator("[data-verb=send]")).to_be_disabled()
    page.keyboard.press("Enter")
    expect(focused).to_have_attribute("aria-pressed", "true")
    expect(trade.locator("[data-verb=send]")).to_be_enabled()
    page.keyboard.press("Enter")
    expect(focused).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Escape")
    expect(trade).to_be_hidden()
    expect(focused).to_have_attribute("data-verb", "offer")


def test_t_goes_from_one_trade_to_the_next_and_enter_begins_it(meet: Any) -> None:
    people = [meet(name) for name in ("Ann", "Bo", "Cy")]
    ann, page = people[0], people[0].page
    seated(people, "Trade")
    for name in ("Bo", "Cy", "Bo"):
        page.keyboard.press("t")
        expect(ann.player(name).locator("[data-verb=offer]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".draft")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_contain_text("goes to the trade with the next player")


def test_the_list_of_keys_in_a_replay_has_the_keys_of_the_replay(three: list[Person]) -> None:
    ann, page = three[0], three[0].page
    page.goto(won(three).replace("/t/", "/replay/"))
    expect(page.get_by_role("region", name="Replay controls")).to_be_visible()
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("Page up")
    expect(keys).to_contain_text("A turn back")
    expect(keys).not_to_contain_text("your hand")
    ann.page.keyboard.press("Escape")
    expect(keys).to_be_hidden()
