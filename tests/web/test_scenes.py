"""What happened is shown large and told once; bots are paused; the log is folded; the end has its numbers."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.web.person import PHONE, Person, everybody_passes, seated

CALM = "localStorage.setItem('kickdoor.taste', JSON.stringify({ speed: 'calm', sound: false }))"


def test_a_curse_is_a_scene_that_fits_on_a_phone_and_who_comes_later_is_not_shown_it(
    three: list[Person], meet: Any
) -> None:
    ann, bo, cy = three
    bo.page.goto(bo.url)
    bo.page.evaluate(CALM)
    link = seated(three, "Curse", clock="slow")
    ann.press("Kick Open the Door")
    cy.use("Demotion", re.compile("on Ann"))
    scene = bo.page.locator(".scene.curse")
    expect(scene).to_contain_text("Cy plays Demotion on Ann")
    box = scene.bounding_box()
    assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= PHONE[0]
    expect(bo.page.locator("[aria-live=polite]", has_text="Cy plays Demotion on Ann")).to_have_count(1)
    # On a phone a button beside it opens the card; a tap only goes on.
    bo.page.locator(".scenes .read").dispatch_event("click")
    expect(bo.page.get_by_role("dialog", name="Demotion")).to_be_visible()
    bo.page.keyboard.press("Escape")
    scene.dispatch_event("click")
    expect(scene).to_be_hidden()
    expect(bo.page.get_by_role("dialog", name="Demotion")).to_have_count(0)
    # Who comes now reads it in the log, and is shown nothing that is over.
    dee = meet("Dee", PHONE)
    dee.page.goto(f"{link}?watch")
    dee.page.get_by_role("button", name="Log and chat").click()
    dee.sees("Cy plays Demotion on Ann")
    assert dee.page.locator(".scene", has_text="Cy plays Demotion on Ann").count() == 0


def test_among_bots_a_blow_at_the_reader_stays_at_any_speed_until_enter_closes_it(meet: Any) -> None:
    ann = meet("Ann")
    ann.page.goto(ann.url)
    ann.page.evaluate(CALM.replace("calm", "quick"))
    seated([ann], "Struck", bots=2)
    ann.press("Kick Open the Door")
    scene = ann.page.locator(".scene.stops")
    expect(scene).to_contain_text("Demotion")
    loot = ann.bar.locator("[data-verb=loot_room]")
    expect(loot).to_be_visible()
    ann.page.wait_for_timeout(2500)
    expect(scene).to_contain_text("You lose a level")
    ann.page.keyboard.press("Enter")
    expect(scene).to_have_count(0)
    expect(ann.page.locator(".befell")).to_have_count(0)
    expect(loot).to_be_visible()  # it was not the main button that Enter took


def test_bots_are_paused_go_a_step_and_go_on(meet: Any) -> None:
    ann = meet("Ann")
    seated([ann], "Left alone", clock="normal", bots=2)
    ann.page.get_by_role("button", name="Pause", exact=True).click()
    expect(ann.bar).to_contain_text("Paused. Press ▶ to go on.")
    table = ann.page.get_by_role("log")
    before = table.inner_text()
    ann.page.wait_for_timeout(2500)
    assert table.inner_text() == before
    ann.page.get_by_role("button", name="Step", exact=True).click()
    expect(table).not_to_have_text(before)
    ann.page.get_by_role("button", name="Go on", exact=True).click()
    expect(ann.page.get_by_role("button", name="Pause", exact=True)).to_be_visible()


def test_what_lies_over_the_table_holds_the_bots_until_it_is_closed(meet: Any) -> None:
    ann = meet("Ann")
    seated([ann], "Left alone", clock="normal", bots=2)
    ann.page.keyboard.press("?")
    held = ann.page.get_by_text("The game waits until you close this.")
    expect(held).to_be_visible()
    ann.page.wait_for_timeout(500)  # what was under way has come
    table = ann.page.get_by_role("log")
    before = table.inner_text()
    ann.page.wait_for_timeout(2500)
    assert table.inner_text() == before
    ann.page.keyboard.press("Escape")
    expect(held).to_have_count(0)
    expect(table).not_to_have_text(before)


def test_a_fight_is_folded_in_the_log_and_the_end_has_its_numbers(meet: Any) -> None:
    ann = meet("Ann")
    seated([ann], "Victory", bots=2)
    ann.press("Kick Open the Door")
    claim = ann.bar.get_by_role("button", name="Claim the win")
    everybody_passes([ann], claim)
    expect(ann.page.get_by_role("alert")).to_contain_text("You are about to win!")
    claim.click()
    expect(ann.page.get_by_role("img", name=re.compile("Levels over 1 turn"))).to_be_visible()
    expect(ann.page.get_by_text("Best blow: you beat Guard Hamster")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Share the replay")).to_be_visible()
    ann.page.get_by_role("tab", name="Fights").click()
    expect(ann.page.get_by_role("log")).to_contain_text(re.compile("You fight Guard Hamster.*won"))
    ann.page.get_by_role("button", name="Play again").click()
    expect(ann.page.get_by_role("heading", name=re.compile("wins? the game"))).to_be_hidden()
    expect(ann.bar).to_be_visible()  # among bots the new game begins at once
