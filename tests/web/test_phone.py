"""The table on a phone: nothing is wider than the screen, and everything can be reached."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.person import PHONE, seated

# Elements that reach beyond the right edge of the screen, and can be seen.
BEYOND = """() => [...document.querySelectorAll('body *')]
  .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
  .filter((one) => getComputedStyle(one).visibility !== 'hidden')
  .filter((one) => !one.closest('.others, .hand, .worn, .track'))
  .map((one) => `${one.tagName}.${one.className}`.slice(0, 60)).slice(0, 8)"""
WIDE = "() => document.documentElement.scrollWidth - innerWidth"


@pytest.mark.parametrize("bots", [3, 5])
def test_a_table_of_four_and_of_six_is_no_wider_than_a_phone(meet: Any, shots: Path, bots: int) -> None:
    ann = meet("Ann", PHONE)
    seated([ann], f"With {bots} bots", bots=bots, public=False)
    ann.shoot(shots, f"phone-{bots}")
    assert ann.page.evaluate(WIDE) <= 0, ann.page.evaluate(BEYOND)
    for player in ann.page.locator(".others .player").all():
        expect(player).to_be_in_viewport(ratio=1)
    ann.page.get_by_role("button", name="Log and chat").click()
    expect(ann.page.get_by_role("tab", name="Chat")).to_be_in_viewport()
    ann.shoot(shots, f"phone-{bots}-drawer")
    assert ann.page.evaluate(WIDE) <= 0, ann.page.evaluate(BEYOND)


def test_the_hand_stays_where_it_is_whatever_is_asked(meet: Any) -> None:
    ann = meet("Ann", PHONE)
    seated([ann], "Haggling", bots=2)
    expect(ann.page.locator(".shut")).to_be_visible()
    before = ann.hand.bounding_box()
    ann.page.locator(".shut").click()
    expect(ann.bar.locator("[data-verb=run_away]")).to_be_visible()
    assert ann.hand.bounding_box() == before
    ann.bar.locator("[data-verb=ask_help]").last.click()
    expect(ann.page.locator(".draft")).to_be_in_viewport(ratio=1)
    ann.page.locator(".draft [data-verb=never_mind]").click()
    expect(ann.page.locator(".draft")).to_have_count(0)
    assert ann.hand.bounding_box() == before


def test_all_monsters_of_a_fight_are_in_sight(meet: Any) -> None:
    ann = meet("Ann", PHONE)
    seated([ann], "Two monsters", bots=2)
    ann.page.locator(".shut").click()
    expect(ann.bar.locator("[data-verb=run_away]")).to_be_visible()
    ann.use("Wandering Monster", re.compile("^Play"))
    foes = ann.fight.locator("[data-foe]")
    expect(foes).to_have_count(2)
    expect(ann.bar.locator("[data-verb=run_away]")).to_be_visible()
    for number in range(2):
        expect(foes.nth(number)).to_be_in_viewport(ratio=1)


def test_the_side_panel_is_closed_by_its_button_and_by_a_tap_beside_it(meet: Any) -> None:
    ann = meet("Ann", PHONE)
    seated([ann], "Haggling", bots=2)
    menu, panel = ann.page.get_by_role("button", name="Log and chat"), ann.page.locator(".drawer")
    menu.click()
    panel.get_by_role("button", name="Settings").click()
    expect(panel.get_by_role("group", name="Settings")).to_be_visible()
    panel.get_by_role("tab", name="Chat").dispatch_event("pointerdown")
    expect(panel.get_by_role("group", name="Settings")).to_have_count(0)
    panel.get_by_role("button", name="Close").click()
    expect(panel).not_to_be_visible()
    menu.click()
    expect(panel).to_be_visible()
    ann.page.mouse.click(12, 400)
    expect(panel).not_to_be_visible()


def test_a_tap_on_the_door_opens_no_card_over_the_buttons(meet: Any) -> None:
    """The monster appears beneath the pointer, which has not moved: nobody looks at it yet."""
    ann = meet("Ann", PHONE)
    seated([ann], "Haggling", bots=2)
    ann.page.locator(".shut").click()
    expect(ann.fight).to_be_visible()
    ann.page.wait_for_timeout(700)  # longer than a pointer rests before a card is enlarged
    expect(ann.page.locator(".zoomed")).to_have_count(0)


def test_opened_sums_of_a_fight_are_scrolled_into_sight(meet: Any) -> None:
    ann = meet("Ann", PHONE)
    seated([ann], "Haggling", bots=2)
    ann.page.locator(".shut").click()
    expect(ann.bar.locator("[data-verb=run_away]")).to_be_visible()  # the answers need their room first
    sums = ann.page.get_by_text("Where the numbers come from")
    sums.click()
    expect(ann.page.locator(".ledger ul").first).to_be_in_viewport(ratio=1)
    below = "() => document.querySelector('.ledger').getBoundingClientRect().bottom"
    below += " <= document.querySelector('.room').getBoundingClientRect().bottom + 2"
    ann.page.wait_for_function(below)


def test_charity_shows_each_card_and_the_button_that_gives_it(meet: Any, shots: Path) -> None:
    """TURN-07: nothing of the choice lies beyond an edge, and picking moves nothing."""
    ann = meet("Ann", PHONE)
    seated([ann], "Charity", bots=2)
    for name in ("Kick Open the Door", "Take", "Loot the Room", "End your turn"):
        ann.page.locator(".bar").get_by_role("button", name=name).first.click()
    cards = ann.page.get_by_role("group", name="Which cards?").get_by_role("button")
    expect(cards.first).to_be_visible()
    before = [cards.nth(number).bounding_box() for number in range(cards.count())]
    cards.first.click()
    ann.shoot(shots, "phone-charity")
    assert [cards.nth(number).bounding_box() for number in range(cards.count())] == before
    for number in range(cards.count()):
        expect(cards.nth(number)).to_be_in_viewport(ratio=1)
    expect(ann.page.get_by_role("button", name="Give 1 card to").first).to_be_in_viewport(ratio=1)


def test_without_its_server_the_page_says_that_one_is_offline(meet: Any) -> None:
    ann = meet("Ann")
    ann.page.goto(ann.url)
    ann.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    kept = "caches.keys().then((all) => Promise.all(all.map(async (one) => (await (await caches.open(one)).keys())"
    kept += ".map(({url}) => new URL(url).pathname))))"
    assert ann.page.evaluate(kept) == [["/offline.html"]]
    ann.context.set_offline(True)
    ann.page.goto(f"{ann.url}/rules")
    expect(ann.page.get_by_role("heading", name="You are offline")).to_be_visible()
    ann.context.set_offline(False)
    ann.page.get_by_role("button", name="Try again").click()
    expect(ann.page.get_by_role("heading", name="Rules").first).to_be_visible()


@pytest.mark.parametrize(("stage", "bots"), [("Crowd", 5), ("Hoard", 2)])
def test_in_a_fight_and_in_a_choice_the_hand_and_the_main_answer_are_in_sight(
    meet: Any, stage: str, bots: int
) -> None:
    """Whatever is asked, on a large and on a small phone: the middle gives way, and nothing is scrolled to."""
    ann = meet("Ann", PHONE)
    seated([ann], stage, bots=bots)
    if stage == "Crowd":
        ann.page.locator(".shut").click()
        expect(ann.bar.locator("[data-verb=run_away]")).to_be_visible()
    main = ann.page.locator(".bar .lead, .spread .deed").first
    for width, height in (PHONE, (360, 740)):
        ann.page.set_viewport_size({"width": width, "height": height})
        expect(main).to_be_in_viewport(ratio=0.99)
        expect(ann.hand).to_be_in_viewport(ratio=0.99)
        assert ann.page.evaluate("() => document.querySelector('main').scrollHeight - innerHeight") <= 1


def test_on_a_phone_that_lies_the_page_does_not_scroll_and_all_that_is_played_with_is_in_sight(meet: Any) -> None:
    ann = meet("Ann", PHONE)
    seated([ann], "Crowd", bots=5)
    ann.page.locator(".shut").click()
    expect(ann.bar.locator("[data-verb=run_away]")).to_be_visible()
    ann.page.set_viewport_size({"width": 844, "height": 390})
    for part in (ann.bar.locator(".called"), ann.bar.locator(".lead"), ann.hand, ann.fight.locator(".scales")):
        expect(part).to_be_in_viewport(ratio=0.9)
    assert ann.page.evaluate("() => document.querySelector('main').scrollHeight - innerHeight") <= 1
    assert ann.page.evaluate(WIDE) <= 0, ann.page.evaluate(BEYOND)


def drag(ann: Any, where: str, across: int, down: int = 0) -> None:
    """A finger on the middle of an element that moves in many small steps, as a browser gets it from a phone."""
    box = ann.page.locator(where).first.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    client = ann.context.new_cdp_session(ann.page)

    def send(kind: str, *points: dict[str, float]) -> None:
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    send("touchStart", {"x": x, "y": y})
    for step in range(1, 21):
        send("touchMove", {"x": x + across * step / 20, "y": y + down * step / 20})
    send("touchEnd")


def test_a_finger_scrolls_the_hand_the_middle_and_a_page(meet: Any) -> None:
    ann = meet("Ann", PHONE)
    seated([ann], "Crowd", bots=5)
    ann.page.locator(".shut").click()
    expect(ann.bar.locator("[data-verb=run_away]")).to_be_visible()
    for where, side in ((".hand", "Left"), (".room", "Top")):
        ann.page.evaluate(f"document.querySelector('{where}').scroll{side} = 0")
        drag(ann, where, *((-150, 0) if side == "Left" else (0, -80)))
        ann.page.wait_for_function(f"() => document.querySelector('{where}').scroll{side} > 20")
    ann.page.goto(f"{ann.url}/rules")
    expect(ann.page.get_by_role("heading", name="Rules").first).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    drag(ann, "main", 0, -300)
    ann.page.wait_for_function("() => document.scrollingElement.scrollTop > 100")


def test_a_finger_leafs_through_the_hand_and_upwards_carries_a_card(meet: Any) -> None:
    """The hand begins with its first card, says which are seen, and has arrows as large as a thumb."""
    ann = meet("Ann", PHONE)
    seated([ann], "Nine cards", bots=2)
    seen, arrow = ann.page.locator(".seen"), ann.page.locator(".leaf.right")
    expect(seen).to_have_text(re.compile("^1.2/9$"))
    size = arrow.bounding_box()
    assert size and min(size["width"], size["height"]) >= 44
    arrow.tap()
    expect(seen).to_have_text(re.compile("^3.4/9$"))
    drag(ann, ".hand", 300)
    expect(seen).to_have_text(re.compile("^1.2/9$"))
    drag(ann, ".hand [data-tag] >> nth=1", 0, -400)  # Go Up a Level, to the middle of the table
    expect(ann.hand.get_by_role("button", name=re.compile("^Go Up a Level"))).to_have_count(0)


def test_the_whole_hand_is_seen_at_once_and_a_tap_there_opens_the_answers_of_a_card(
    meet: Any, shots: Path
) -> None:
    ann = meet("Ann", PHONE)
    seated([ann], "Nine cards", bots=2)
    opens, sheet = ann.page.locator(".pages .all"), ann.page.get_by_role("dialog", name="The whole hand")
    opens.tap()
    cards = sheet.locator(".card")
    expect(cards).to_have_count(9)
    ann.shoot(shots, "phone-whole-hand")
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=0.99)
    assert sheet.locator(".lit").count() == ann.hand.locator(".lit").count()
    sheet.get_by_role("button", name=re.compile("^Go Up a Level")).tap()
    answers = ann.page.get_by_role("dialog", name="Go Up a Level")
    expect(answers.locator(".main")).to_be_in_viewport(ratio=0.99)
    ann.page.keyboard.press("Escape")
    expect(answers).to_have_count(0)
    ann.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    opens.tap()
    sheet.get_by_role("button", name=re.compile("^Go Up a Level")).tap()
    answers.locator(".main").tap()
    expect(sheet).to_have_count(0)


def test_what_happened_covers_no_choice_and_a_tap_on_it_only_goes_on(meet: Any, shots: Path) -> None:
    ann = meet("Ann", PHONE)
    seated([ann], "Trapped", bots=2, boxes=["super"])
    assert len([one for one in ann.hand.locator(".name").all() if inside(one)]) >= 2  # though the cards are wide
    ann.bar.locator("[data-verb=kick_door]").click()
    banner, choice = ann.page.locator(".scene.stops"), ann.page.locator(".spread .one").first
    expect(banner).to_be_visible()
    expect(choice).to_be_visible()
    ann.shoot(shots, "phone-trap")
    assert banner.bounding_box()["y"] + banner.bounding_box()["height"] <= choice.bounding_box()["y"]
    calls = ann.page.locator(".bar button.main, .scene .close, .guide .main")
    assert [call.inner_text() for call in calls.all() if call.is_visible()] == ["Go on"]
    ann.page.locator(".scenes .read").tap()
    expect(ann.page.locator(".zoomed")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(banner).to_be_visible()
    banner.tap(position={"x": 60, "y": 40})
    expect(banner).to_have_count(0)
    expect(ann.page.locator(".zoomed")).to_have_count(0)


def inside(found: Any) -> bool:
    """Whether all of it is between the left and the right edge of the phone."""
    box = found.bounding_box()
    return bool(box) and box["x"] >= 0 and box["x"] + box["width"] <= PHONE[0]


@pytest.mark.parametrize("stage", ["Crowd", "Hoard"])
def test_all_that_is_worn_can_be_read_on_a_phone(meet: Any, stage: str) -> None:
    """Each name in type of at least 12 pixels; of many cards the last come with a tap."""
    ann = meet("Ann", PHONE)
    seated([ann], stage, bots=2)
    cards = ann.page.locator(".worn .card")
    if stage == "Hoard":
        ann.page.locator(".worn .rest").tap()
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=0.99)
        small = "(card) => parseFloat(getComputedStyle(card.querySelector('.name')).fontSize)"
        assert card.evaluate(small) >= 12
    expect(ann.page.locator(".worn .spare")).to_contain_text("in all")


def test_whom_a_curse_may_strike_are_rows_that_all_stand_in_sight(meet: Any) -> None:
    ann = meet("Ann", PHONE)
    seated([ann], "Crowd", bots=5)
    ann.hand.get_by_role("button", name=re.compile("^Demotion")).click()
    deeds = ann.page.get_by_role("dialog", name="Demotion").locator(".deed")
    expect(deeds).to_have_count(6)
    for deed in deeds.all():
        expect(deed).to_be_in_viewport(ratio=1)
        name, follows = deed.locator("span").bounding_box(), deed.locator("small").bounding_box()
        assert name and follows and name["x"] + name["width"] <= follows["x"] + 1  # beside it, not below
