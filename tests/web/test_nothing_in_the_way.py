"""No badge lies over what is read, and the chat counts only what others say."""

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
    for person in (ann, bo):
        person.page.get_by_role("tab", name=re.compile("^Chat")).click()
        person.page.get_by_label("Say something", exact=True).fill("Hello")
        person.page.get_by_role("button", name="Say", exact=True).click()
        expect(person.page.get_by_role("log")).to_contain_text("Hello")
        person.page.get_by_role("tab", name="All").click()
    expect(cy.page.get_by_role("tab", name="Chat (2)")).to_be_visible()
    expect(ann.page.get_by_role("tab", name="Chat (1)")).to_be_visible()
    expect(bo.page.get_by_role("tab", name="Chat", exact=True)).to_be_visible()
