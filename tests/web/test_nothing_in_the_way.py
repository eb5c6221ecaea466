"""No badge lies over what is read, nothing moves under the pointer, and the chat counts only what others say."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.web.person import seated

# Badges of copies that lie over a line of their card.
COVERED = """() => [...document.querySelectorAll('.copies')].flatMap((badge) => {
  const over = badge.getBoundingClientRect();
  const lines = [...badge.closest('li').querySelectorAll('.face .foot span, .face .line, .face .corner')];
  return lines.filter((line) => {
    const range = document.createRange();
    range.selectNodeContents(line);
    return [...range.getClientRects()].some((box) => box.width && box.right > over.left + 1
      && box.left < over.right - 1 && box.bottom > over.top + 1 && box.top < over.bottom - 1);
  }).map((line) => line.textContent);
})"""


def test_the_number_of_copies_covers_no_line_of_its_card(meet: Any) -> None:
    ann = meet("Ann")
    ann.page.goto(f"{ann.url}/cards/base")
    expect(ann.page.locator(".copies").first).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    assert ann.page.evaluate(COVERED) == []


def test_the_chat_counts_what_others_say_and_not_what_one_says_oneself(meet: Any) -> None:
    ann, bo, cy = people = [meet(name) for name in ("Ann", "Bo", "Cy")]
    seated(people, "An evening")
    # Ann speaks from Bo's place, with the log in sight; Bo speaks in the chat, where he has read it.
    ann.page.get_by_role("button", name="Say something to Bo").click()
    ann.page.get_by_role("dialog", name="Quick phrases to Bo").get_by_role("button").first.click()
    expect(cy.page.get_by_role("tab", name="Chat (1)")).to_be_visible()
    bo.page.get_by_role("tab", name=re.compile("^Chat")).click()
    bo.page.get_by_label("Say something", exact=True).fill("Hello")
    bo.page.get_by_role("button", name="Say", exact=True).click()
    expect(bo.page.get_by_role("log")).to_contain_text("Hello")
    bo.page.get_by_role("tab", name="All").click()
    expect(cy.page.get_by_role("tab", name="Chat (2)")).to_be_visible()
    expect(ann.page.get_by_role("tab", name="Chat (1)")).to_be_visible()
    expect(bo.page.get_by_role("tab", name="Chat", exact=True)).to_be_visible()


LAPTOP = (1366, 625)  # what a browser leaves of a screen of 768 lines
PLACES = """() => ['.others', '.mine', '.hand .card'].map((one) => {
  const { x, y, width, height } = document.querySelector(one).getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
})"""


def test_the_hand_and_the_players_stay_where_they_are_whatever_is_asked(meet: Any) -> None:
    ann = meet("Ann", LAPTOP)
    seated([ann], "Crowd", bots=5)
    expect(ann.hand.get_by_role("button").first).to_be_visible()
    seen = [ann.page.evaluate(PLACES)]
    trade = ann.page.locator(".player .do button").first
    box = trade.bounding_box()
    assert box and box["height"] < 30, "what may be done with a player stands in one line"
    for opens in (trade, ann.bar.locator("[data-verb=sell]")):
        opens.click()
        expect(ann.page.locator(".draft")).to_be_visible()
        seen.append(ann.page.evaluate(PLACES))
        ann.page.locator(".draft [data-verb=never_mind]").click()
        expect(ann.page.locator(".draft")).to_have_count(0)
    ann.press("Kick Open the Door")
    expect(ann.fight).to_be_visible()
    expect(ann.bar.locator("[data-verb=run_away]")).to_be_visible()
    seen.append(ann.page.evaluate(PLACES))
    assert seen == [seen[0]] * 4


def test_a_sale_lists_all_that_can_be_sold_and_what_is_worn_last(meet: Any) -> None:
    ann = meet("Ann", LAPTOP)
    seated([ann], "Hoard", bots=2)
    ann.page.locator(".spread .deed").first.click()
    ann.press("Sell Items")
    items = ann.page.locator(".draft .pick")
    expect(items).to_have_count(9)
    assert ["worn" in text for text in items.all_inner_texts()] == [False] * 4 + [True] * 5
    assert not ann.page.locator(".draft .more").evaluate("(it) => it.scrollHeight - it.clientHeight > 2")
