"""Cards that can be read at rest: no text of a card in hand, of a worn card or of the fought monster is cut."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kickdoor.language.files.loader import OWN_BOXES
from tests.web.person import PHONE, seated

LAPTOP = (1280, 720)
# Cards with a text that is wider or higher than its card, or whose card ends beyond what is drawn of it.
CUT = """(where) => [...document.querySelectorAll(where)].flatMap((face) => {
  const within = face.getBoundingClientRect();
  const title = face.querySelector('.name').textContent;
  return [...face.querySelectorAll('.kind, .corner, .name, .lead, .text, .foot span')]
    .filter((one) => one.checkVisibility())
    .filter((one) => {
      const box = one.getBoundingClientRect();
      const beyond = box.bottom > within.bottom + 1 || box.right > within.right + 1 || box.left < within.left - 1;
      return beyond || one.scrollHeight > one.clientHeight + 2 && getComputedStyle(one).overflow !== 'visible';
    })
    .map((one) => `${title}: ${one.className} "${one.textContent.slice(0, 40)}"`);
})"""
# What part of these cards is hidden beneath the edge of what scrolls up and down, in pixels.
BENEATH = """(where) => [...document.querySelectorAll(where)].map((face) => {
  const room = face.closest('.room, .tiles')?.getBoundingClientRect();
  const bar = document.querySelector('.bar').getBoundingClientRect();
  const box = face.getBoundingClientRect();
  const under = box.top < bar.bottom && box.bottom > bar.top && box.left < bar.right && box.right > bar.left;
  return Math.max(room ? box.bottom - room.bottom : 0, under ? box.bottom - bar.top : 0);
}).filter((cut) => cut > 2)"""
# How many cards of the hand lie over the one before them.
OVERLAPS = """() => [...document.querySelectorAll('.hand .one')]
  .filter((one) => one.previousElementSibling?.matches('.one'))
  .filter((one) => one.offsetLeft < one.previousElementSibling.offsetLeft + one.previousElementSibling.offsetWidth)
  .length"""
# What of these elements lies outside the visible box of the room, in pixels.
OUTSIDE = """(where) => [...document.querySelectorAll(where)].map((one) => {
  const [room, box] = [one.closest('.room'), one].map((it) => it.getBoundingClientRect());
  return [one.className, Math.max(0, room.top - box.top), Math.max(0, box.bottom - room.bottom)];
}).filter(([, above, below]) => above > 1 || below > 1)"""
# Names of cards in which a word stands on two lines, with the smallest cards that are read.
BROKEN = """() => {
  for (const face of document.querySelectorAll('.face')) face.style.setProperty('--card-width', '6.4rem');
  const broken = (name) => {
    const text = name.firstChild, range = document.createRange();
    return [...name.textContent.matchAll(/[^\\s-]+/g)].some((word) => {
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      return new Set([...range.getClientRects()].map((line) => Math.round(line.top))).size > 1;
    });
  };
  return [...document.querySelectorAll('.face .name')].filter(broken).map((name) => name.textContent);
}"""
HELD = ".hand .face, .worn .face, .fight .face"


def cut(page: Page) -> dict[str, list[Any]]:
    """On a phone the worn cards come after the hand, further down the page."""
    wide = page.viewport_size is not None and page.viewport_size["width"] > 900
    shown = HELD if wide else ".hand .face, .fight .face"
    return {"cut": page.evaluate(CUT, HELD), "beneath": page.evaluate(BENEATH, shown)}


SMALL = """() => [...document.querySelectorAll('.hand .text')]
  .filter((one) => parseFloat(getComputedStyle(one).fontSize) < 12).map((one) => one.textContent.slice(0, 30))"""


def test_on_a_phone_no_text_in_the_hand_is_tiny_and_long_ones_have_wider_cards(meet: Any) -> None:
    ann = meet("Ann", PHONE)
    seated([ann], "Long texts", bots=2)
    expect(ann.hand.locator("[data-wide]")).to_have_count(2)  # the Wizard and the Thief
    expect(ann.hand.locator("[data-over]")).to_have_count(0)
    assert ann.page.evaluate(SMALL) == []


@pytest.mark.parametrize("size", [LAPTOP, (1280, 800), PHONE])
@pytest.mark.parametrize("stage", ["Crowd", "Long texts"])
def test_no_card_of_hand_gear_and_fight_is_cut_or_covered(meet: Any, size: tuple[int, int], stage: str) -> None:
    ann = meet("Ann", size)
    seated([ann], stage, bots=2 if stage == "Long texts" else 5)
    expect(ann.hand.get_by_role("button").first).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    assert ann.page.evaluate(OVERLAPS) == 0
    before = cut(ann.page)
    ann.press("Kick Open the Door")
    expect(ann.fight).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    assert [before, cut(ann.page)] == [{"cut": [], "beneath": []}] * 2


def test_who_wears_much_sees_all_of_it_and_a_log_as_high_and_a_choice_with_its_buttons(meet: Any) -> None:
    ann = meet("Ann", LAPTOP)
    seated([ann], "Hoard", bots=2)
    worn, log = ann.page.locator(".worn .tiles"), ann.page.locator(".drawer")
    expect(worn.locator(".card")).to_have_count(10)
    assert not worn.evaluate("(it) => it.scrollHeight - it.clientHeight > 2")
    [first, second] = [found.bounding_box() for found in (worn, log)]
    assert first and second and second["height"] > 0.8 * first["height"], (first, second)
    expect(ann.page.locator(".spread .deed")).to_have_count(2)  # the Boots show two cards of the deck
    assert ann.page.evaluate(OUTSIDE, ".spread .deed") == []


@pytest.mark.parametrize(("stage", "box"), [("Road with gear", "oz"), ("Crowd", "base")])
def test_on_a_laptop_the_monster_and_the_totals_of_a_fight_are_seen_whole(meet: Any, stage: str, box: str) -> None:
    ann = meet("Ann", LAPTOP)
    seated([ann], stage, bots=3, boxes=[box])
    ann.press("Kick Open the Door")
    expect(ann.fight).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    shown = ".fight .face, .fight figcaption, .fight .scales"
    assert ann.page.locator(shown).count() >= 3
    assert ann.page.evaluate(OUTSIDE, shown) == []
    assert cut(ann.page) == {"cut": [], "beneath": []}


@pytest.mark.parametrize("box", list(OWN_BOXES))
def test_no_text_of_any_small_card_is_cut_and_no_word_of_its_name_is_broken(meet: Any, box: str) -> None:
    ann = meet("Ann", LAPTOP)
    ann.page.goto(f"{ann.url}/cards/{box}")
    expect(ann.page.locator(".face").first).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    ann.page.add_style_tag(content="li { content-visibility: visible !important; } .face { --card-width: 7.4rem }")
    assert ann.page.evaluate(CUT, ".face") == []
    assert ann.page.evaluate(BROKEN) == []
