"""What a player sees on a laptop without looking for it: ways out, hidden cards, labels that are not cut."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.web.person import seated

LAPTOP = (1366, 700)


def test_a_class_that_has_no_room_offers_to_discard_the_one_in_play(meet: Any) -> None:
    ann = meet("Ann", LAPTOP)
    seated([ann], "Many traits", bots=3, boxes=["south-park"])
    ann.hand.get_by_role("button", name=re.compile("^Ninja")).click()
    menu = ann.page.get_by_role("dialog", name="Ninja")
    expect(menu).to_contain_text("You have a Class already: RPG Player")
    expect(menu.get_by_role("button", name="Discard RPG Player")).to_be_visible()


def test_labels_and_figures_of_flat_cards_and_seats_are_read(meet: Any) -> None:
    ann = meet("Ann", LAPTOP)
    seated([ann], "Many traits", bots=3, boxes=["south-park"])
    label = ann.page.locator(".worn .tile .kind").first
    expect(label).to_be_visible()
    room = label.evaluate("""(node) => {
        const text = document.createRange();
        text.selectNodeContents(node);
        return text.getBoundingClientRect().top - node.closest('.face').getBoundingClientRect().top;
    }""")
    assert room >= 4, "the label lies in the frame"
    level = ann.page.locator(".others .level").first
    assert level.evaluate("(node) => getComputedStyle(node).fontFamily").startswith("Figures")


def test_cards_beyond_an_edge_of_the_hand_are_leafed_to(meet: Any) -> None:
    ann = meet("Ann", LAPTOP)
    seated([ann], "Nine cards", bots=2)
    right, left = (ann.page.get_by_role("button", name=f"More cards on the {side}") for side in ("right", "left"))
    first, last = (ann.hand.get_by_role("button", name=re.compile(name)) for name in ("^Demotion", "^Halfling"))
    ann.hand.evaluate("(node) => node.scrollTo(0, 0)")
    right.click()
    expect(left).to_be_visible()
    expect(last).to_be_in_viewport(ratio=0.9)
    left.click()
    expect(first).to_be_in_viewport(ratio=0.9)


def test_a_curse_comes_last_among_the_prices_of_help_and_a_promise_says_that_it_is_one(meet: Any) -> None:
    ann = meet("Ann", LAPTOP)
    seated([ann], "Nine cards", bots=2)
    ann.press("Kick Open the Door")
    ann.bar.locator("[data-verb=ask_help]").first.click()
    draft = ann.page.locator(".draft")
    expect(draft.get_by_role("button", name=re.compile("Promise Go Up a Level, to be played on"))).to_be_visible()
    promises = draft.locator("[data-verb=promise]")
    expect(promises.last).to_contain_text("Demotion")


def test_the_lobby_says_who_wins_and_what_a_strength_means(meet: Any) -> None:
    ann = meet("Ann", LAPTOP)
    ann.page.goto(ann.url)
    start = ann.page.get_by_role("region", name="Play now")
    expect(start).to_contain_text("Level 10")
    start.get_by_label("How strong the bots are").select_option("hard")
    expect(start).to_contain_text("plan ahead")
