"""Cards taken by hand: dragged to where they are meant for, clicked twice, and put back by Escape."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.web.person import seated


def drag(page: Page, card: Locator, to: Locator, drop: bool = True) -> None:
    card.hover()
    page.mouse.down()
    box = to.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + min(box["height"] / 2, 40), steps=6)
    if drop:
        page.mouse.up()


def test_a_card_is_dragged_to_oneself_and_to_the_sale(meet: Any) -> None:
    people = [meet(name) for name in ("Ann", "Bo", "Cy")]
    ann, page = people[0], people[0].page
    seated(people, "Trade")
    elf = ann.hand.get_by_role("button", name=re.compile("^Elf"))
    worn = page.locator(".worn")
    drag(page, elf, worn, drop=False)
    expect(worn).to_have_attribute("data-drop", "")
    page.keyboard.press("Escape")
    page.mouse.up()
    expect(worn).not_to_have_attribute("data-drop", "")
    expect(elf).to_be_visible()
    drag(page, elf, worn)
    expect(worn.get_by_role("button", name=re.compile("^Elf"))).to_be_visible()
    plate = worn.get_by_role("button", name=re.compile("^Dinner Plate Armor"))
    drag(page, plate, ann.bar.locator("[data-verb=sell]"))
    expect(page.locator(".draft")).to_contain_text("Dinner Plate Armor")
    page.locator(".draft [data-verb=never_mind]").click()
    expect(page.locator(".draft")).to_have_count(0)


def test_a_card_is_dragged_to_a_monster(meet: Any) -> None:
    ann = meet("Ann")
    seated([ann], "Haggling", bots=2)
    ann.press("Kick Open the Door")
    expect(ann.fight).to_be_visible()
    potion = ann.hand.get_by_role("button", name=re.compile("^Potion of Slight Advantage"))
    expect(potion).to_have_class(re.compile("may|lit"))
    before = ann.fight.locator("[data-missing]").get_attribute("data-missing")
    drag(ann.page, potion, ann.page.locator("[data-foe]"))
    # It would strengthen the monster that she fights herself, so she is asked.
    ann.page.get_by_role("dialog").get_by_role("button", name="Play for the players").click()
    expect(potion).to_have_count(0)
    assert ann.fight.locator("[data-missing]").get_attribute("data-missing") != before


def test_two_clicks_play_the_plain_option(meet: Any) -> None:
    people = [meet(name) for name in ("Ann", "Bo", "Cy")]
    ann = people[0]
    seated(people, "Trade")
    ann.hand.get_by_role("button", name=re.compile("^Elf")).dblclick()
    expect(ann.page.locator(".worn").get_by_role("button", name=re.compile("^Elf"))).to_be_visible()


def test_a_card_that_only_aims_at_the_fight_is_dropped_on_the_monster(meet: Any) -> None:
    ann = meet("Ann")
    seated([ann], "Two monsters", bots=2)
    ann.press("Kick Open the Door")
    expect(ann.fight).to_be_visible()
    wandering = ann.hand.get_by_role("button", name=re.compile("^Wandering Monster"))
    expect(wandering).to_have_class(re.compile("may|lit"))
    drag(ann.page, wandering, ann.page.locator("[data-foe]").first)
    menu = ann.page.get_by_role("dialog")  # a second monster for herself: she is asked
    menu.get_by_role("button", name=re.compile("^Play")).first.click()
    menu.get_by_role("button", name=re.compile("^Really")).click()
    expect(ann.page.locator("[data-foe]")).to_have_count(2)


def test_a_drop_that_does_nothing_says_why(meet: Any) -> None:
    ann = meet("Ann")
    seated([ann], "Two monsters", bots=2)
    ann.press("Kick Open the Door")
    expect(ann.fight).to_be_visible()
    note = ann.bar.locator(".note")
    drag(
        ann.page,
        ann.hand.get_by_role("button", name=re.compile("^Tax Lich")),
        ann.page.locator("[data-foe]").first,
    )
    expect(note).to_contain_text("Tax Lich cannot be played now")
    drag(ann.page, ann.hand.get_by_role("button", name=re.compile("^Thief")), ann.page.locator("[data-foe]").first)
    expect(note).to_contain_text("Thief")
