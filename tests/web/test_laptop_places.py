"""On a laptop everything has its place: news in the middle, log and gear beside it, plates that are read."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.web.person import Person, seated

LAPTOP = (1366, 700)
# Whether two parts of the page share a point.
MEETS = """([one, other]) => {
  const [a, b] = [one, other].map((it) => document.querySelector(it).getBoundingClientRect());
  return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
}"""


def meets(person: Person, one: str, other: str) -> bool:
    return bool(person.page.evaluate(MEETS, [one, other]))


def test_news_stands_in_the_middle_and_covers_neither_log_nor_gear_nor_bar(meet: Any) -> None:
    ann = meet("Ann", LAPTOP)
    seated([ann], "Struck", bots=2)
    ann.press("Kick Open the Door")
    expect(ann.page.locator(".scene.stops")).to_contain_text("Demotion")
    for part in (".log", ".gear", ".bar", ".mine"):
        assert not meets(ann, ".scene", part), f"the news lies over {part}"
    card = ann.page.locator(".scene .face").bounding_box()
    assert card and card["height"] > 180, "the card is shown large"


def test_news_of_a_fight_stands_beside_its_totals(meet: Any) -> None:
    ann, bo, cy = people = [meet(name, LAPTOP) for name in ("Ann", "Bo", "Cy")]
    seated(people, "Curse", clock="slow")
    ann.press("Kick Open the Door")
    expect(bo.fight).to_be_visible()
    cy.use("Demotion", re.compile("on Ann"))
    expect(bo.page.locator(".scene.curse")).to_contain_text(
        re.compile("Cy plays Demotion on Ann|Demotion strikes Ann")
    )
    for part in (".scales", ".log", ".bar"):
        assert not meets(bo, ".scene", part), f"the news lies over {part}"


# The plates of the others: how high they are, what is smaller than can be read, and what lies over something else.
PLATES = """() => [...document.querySelectorAll('.others .player')].map((plate) => {
  const inner = plate.getBoundingClientRect();
  const lines = [...plate.querySelectorAll('header, .what, .sums, .line')].map((it) => it.getBoundingClientRect());
  const small = [...plate.querySelectorAll('h2, .level, .strength, .what, .what *, .sums span')]
    .filter((it) => parseFloat(getComputedStyle(it).fontSize) < 12).map((it) => it.textContent);
  const out = lines.filter((it) => it.top < inner.top || it.bottom > inner.bottom).length;
  const over = lines.filter((one, at) => lines.some((other, later) => later > at && one.bottom > other.top + 2
    && other.bottom > one.top + 2 && one.right > other.left + 1 && other.right > one.left + 1)).length;
  return { high: Math.round(inner.height), small, out, over };
})"""


def test_the_plates_of_three_rivals_who_are_much_have_three_lines_that_are_read(meet: Any) -> None:
    for size in (LAPTOP, (1280, 720), (1440, 900)):
        ann = meet("Ann", size)
        seated([ann], "Many traits", bots=3, boxes=["south-park"])
        expect(ann.page.locator(".others .player")).to_have_count(3)
        plates = ann.page.evaluate(PLATES)
        assert len({plate["high"] for plate in plates}) == 1 and plates[0]["high"] <= 96
        assert [(plate["small"], plate["out"], plate["over"]) for plate in plates] == [([], 0, 0)] * 3
        kinds = ann.page.locator(".others .what").nth(1)
        title = kinds.get_attribute("title") or ""
        assert "Super Munchkin" in title and "The New Kid with a Note from Mom" in title


def test_the_log_keeps_eight_lines_whatever_is_worn_and_no_worn_card_is_hidden(meet: Any) -> None:
    for stage, boxes, bots in (("Hoard", ["base"], 2), ("Crowd", ["base"], 5), ("Road with gear", ["oz"], 3)):
        ann = meet("Ann", LAPTOP)
        seated([ann], stage, bots=bots, boxes=boxes)
        expect(ann.page.locator(".worn .card").first).to_be_visible()
        high, line = ann.page.evaluate("""() => {
          const list = document.querySelector('.log .lines');
          return [list.clientHeight, 1.5 * parseFloat(getComputedStyle(list).fontSize)];
        }""")
        assert high >= 8 * line, f"{stage}: {high / line} lines"
        hidden = ann.page.locator(".worn .tiles").evaluate("(it) => it.scrollHeight - it.clientHeight")
        assert hidden < 8, f"{stage}: {hidden} pixels of what is worn"


def test_a_free_hand_and_a_big_card_are_told_where_one_wears_them(meet: Any) -> None:
    ann = meet("Ann", LAPTOP)
    seated([ann], "Crowd", bots=5)
    expect(ann.page.locator(".worn .free")).to_contain_text("1 hand free")
    expect(ann.page.locator(".worn .card", has_text="Dinner Plate Armor")).to_contain_text("Big")


def test_the_log_comes_back_to_the_newest_line_when_it_rests(meet: Any) -> None:
    ann = meet("Ann", LAPTOP)
    seated([ann], "Left alone", bots=2)
    log = ann.page.get_by_role("log")
    ann.page.add_style_tag(content=".log .lines.lines { flex: none; height: 3rem; min-height: 0 }")
    ann.page.wait_for_function(
        "() => { const it = document.querySelector('.log .lines'); return it.scrollHeight > it.clientHeight + 60 }"
    )
    ann.page.get_by_role("button", name="Pause", exact=True).click()
    log.hover()
    ann.page.mouse.wheel(0, -2000)
    newest = ann.page.get_by_role("button", name="Newest")
    expect(newest).to_be_visible()
    assert not meets(ann, ".log .newest", ".log .lines")
    expect(newest).to_have_count(0, timeout=25_000)


# The texts of the hand: how large each is, and whether any of it is cut.
TEXTS = """() => [...document.querySelectorAll('.hand .face')].map((face) => [
  parseFloat(getComputedStyle(face.querySelector('.text')).fontSize), face.scrollHeight - face.clientHeight])"""


def test_few_cards_in_the_hand_are_large_and_their_texts_read(meet: Any) -> None:
    ann = meet("Ann", LAPTOP)
    seated([ann], "Hoard", bots=2)
    expect(ann.hand.get_by_role("button").first).to_be_visible()
    ann.page.wait_for_timeout(500)
    for size, over in ann.page.evaluate(TEXTS):
        assert size >= 12 and over <= 1
    box = ann.hand.get_by_role("button").first.bounding_box()
    assert box and box["width"] > 200


# While something is composed in a fight the middle has a least height: that is not the size of type on a card.
LARGEST = """least => {
  document.querySelector('.table').style.setProperty('--least', least);
  document.querySelectorAll('.hand .face').forEach((face) => (face.dataset.fit = '2'));
  const texts = [...document.querySelectorAll('.hand .text')];
  return Math.max(...texts.map((one) => parseFloat(getComputedStyle(one).fontSize)));
}"""


def test_texts_in_the_hand_keep_their_size_while_something_is_composed(meet: Any) -> None:
    ann = meet("Ann", LAPTOP)
    seated([ann], "Long texts", bots=2)
    expect(ann.hand.locator(".text").first).to_be_visible()
    assert ann.page.evaluate(LARGEST, "5.5rem") == ann.page.evaluate(LARGEST, "0px") < 20
