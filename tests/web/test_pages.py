"""Every page: nothing that axe calls serious, little to fetch, all by keyboard, and said aloud."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, Request, expect

from kickdoor.language.files.loader import OWN_BOXES
from tests.web.person import DESKTOP, Person, everybody_passes, seated, won

FOCUSED = """() => {
  const one = document.activeElement;
  if (one === document.body) return '';
  return one?.ariaLabel ?? one?.labels?.[0]?.textContent ?? one?.textContent ?? '';
}"""
# Of elements beside each other that are built and dressed alike two stay: axe finds the same in all of them.
THINNED = """() => {
  const style = (one) => one.getAttribute('style')?.replace(/url\\(.*?\\)|[0-9.]+/g, '');
  const given = (one) => [...one.attributes].map(({ name, value }) => `${name} ${!!value.trim()}`).sort();
  const thin = (one) => {
    const kept = {};
    for (const child of [...one.children]) {
      const like = thin(child);
      kept[like] = (kept[like] ?? 0) + 1;
      if (kept[like] > 2) child.remove();
    }
    const text = one.textContent.trim() ? 'text' : 'empty';
    const dress = [one.getAttribute('class'), one.dataset.kind, one.dataset.deck, style(one)];
    return JSON.stringify([one.tagName, dress, given(one), text, Object.keys(kept)]);
  };
  thin(document.body);
}"""
SERIOUS = ("serious", "critical")
READING = {"rules": "/rules", "language": "/language", "cards": "/cards", "credits": "/credits", "first": "/first"}
FIRST_LOAD = 250_000  # bytes, as they are sent


def faults(page: Page, part: str | None = None, **options: Any) -> list[str]:
    """What axe finds serious or critical on the page, or in the part with this selector; a line for each."""
    if part is not None:
        expect(page.locator(part)).to_be_visible()
    found = Axe().run(page, part, {"resultTypes": ["violations"], **options}).response["violations"]
    return [
        f"{one['impact']} {one['id']}: {node['target']} {node.get('failureSummary', '')[:300]}"
        for one in found
        if one["impact"] in SERIOUS
        for node in one["nodes"][:4]
    ]


def faults_by_day_and_night(page: Page, part: str | None = None) -> list[str]:
    """All faults in the dark; in the light only those of colours, since nothing else depends on it."""
    page.emulate_media(color_scheme="dark")
    found = faults(page, part)
    page.emulate_media(color_scheme="light")
    return found + faults(page, part, runOnly=["color-contrast"])


def test_axe_finds_nothing_serious_in_the_lobby(meet: Any, shots: Path) -> None:
    ann, found = meet("Ann"), {}
    page = ann.page
    page.goto(ann.url)
    expect(page.locator("h1").first).to_be_attached()
    page.wait_for_load_state("networkidle")
    found["lobby"] = faults_by_day_and_night(page)
    ann.shoot(shots, "lobby-light")
    page.get_by_role("button", name="A table for friends").click()
    page.get_by_text("House rules").click()
    found["new table"] = faults_by_day_and_night(page, "form")
    page.screenshot(path=shots / "new-table-light.png", full_page=True)
    page.get_by_text("Hot seat").click()
    found["hot seat"] = faults_by_day_and_night(page, "form")
    assert not {name: lines for name, lines in found.items() if lines}


@pytest.mark.parametrize("name", ["cards", "first"])  # every_page.py has them all
def test_axe_finds_nothing_serious_on_the_pages_to_read(meet: Any, shots: Path, name: str) -> None:
    ann = meet("Ann")
    page = ann.page
    page.goto(f"{ann.url}{READING[name]}")
    expect(page.locator("h1").first).to_be_attached()
    page.wait_for_load_state("networkidle")
    ann.shoot(shots, f"{name}-light")
    page.evaluate(THINNED)
    assert not faults_by_day_and_night(page)


def test_axe_finds_nothing_serious_at_a_table(meet: Any, shots: Path) -> None:
    ann, *others = meet("Ann"), meet("Bo"), meet("Cy")
    found = {}
    ann.set_table("Gathering", 3, 0)
    found["gathering"] = faults_by_day_and_night(ann.page)
    people = [ann, *others]
    seated(people, "Haggling")
    found["table"] = faults_by_day_and_night(ann.page)
    ann.hand.get_by_role("button").first.click()
    found["menu"] = faults_by_day_and_night(ann.page, "[role=dialog]")
    ann.page.keyboard.press("Escape")
    ann.press("Kick Open the Door")
    asking = ann.bar.get_by_role("button", name="Ask Bo for help")
    everybody_passes([others[0], others[1], ann], asking)
    found["fight"] = faults_by_day_and_night(ann.page)
    asking.click()
    found["draft"] = faults_by_day_and_night(ann.page, ".draft")
    ann.page.locator(".draft [data-verb=nothing]").click()
    ann.page.locator(".draft [data-verb=send]").click()
    expect(others[0].offers).to_be_visible()
    found["offer"] = faults_by_day_and_night(others[0].page, ".offers")
    ann.page.get_by_role("tab", name=re.compile("Chat")).click()
    found["chat"] = faults_by_day_and_night(ann.page, ".drawer")
    ann.page.get_by_role("button", name="Settings").click()
    found["settings"] = faults_by_day_and_night(ann.page, "[role=group][aria-label=Settings]")
    link = won(people)
    found["over"] = faults_by_day_and_night(ann.page)
    ann.page.goto(link.replace("/t/", "/replay/"))
    expect(ann.page.get_by_role("button", name="To the end")).to_be_visible()
    found["replay"] = faults_by_day_and_night(ann.page)
    # What proves that it was dealt fairly is closed by its button and by Escape; the gear lies beside the heading.
    shown, fair = ann.page.locator(".fair"), ann.page.get_by_role("button", name=re.compile("^(Fair|Not fair)$"))
    fair.click()
    ann.page.locator(".tool").get_by_role("button", name="Close").click()
    expect(shown).to_be_hidden()
    fair.click()
    expect(shown).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(shown).to_be_hidden()
    eyes, gear = ann.page.locator(".eyes"), ann.page.locator(".heading").get_by_role("button", name="Settings")
    left, right = eyes.bounding_box(), gear.bounding_box()
    assert left and right and left["x"] + left["width"] <= right["x"]
    assert right["x"] + right["width"] <= DESKTOP[0]
    assert not {name: lines for name, lines in found.items() if lines}


@pytest.mark.parametrize("box", list(OWN_BOXES))
def test_the_table_of_each_box_can_be_read_by_day_and_by_night(meet: Any, box: str) -> None:
    """Boxes have palettes of their own; all else at their tables is the same."""
    ann = meet("Ann")
    seated([ann], "An evening", bots=2, boxes=[box])
    found = {}
    for light in ("light", "dark"):
        ann.page.emulate_media(color_scheme=light)
        found[light] = faults(ann.page, runOnly=["color-contrast"])
    assert not {light: lines for light, lines in found.items() if lines}


def test_on_a_tablet_the_boxes_stand_in_one_row_and_eleven_is_no_roman_two(meet: Any) -> None:
    page = meet("Ann", (820, 1180)).page
    page.goto(meet("Bo").url)
    tiles = page.locator(".boxes > *")
    expect(tiles).to_have_count(len(OWN_BOXES))
    tops = tiles.evaluate_all("(all) => all.map((one) => Math.round(one.getBoundingClientRect().top))")
    assert len(set(tops)) == 1
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # The typeface of the base box has a 1 like an I: its figures are those of the texts.
    widths = page.evaluate("""async () => {
      const display = getComputedStyle(document.querySelector('h1')).getPropertyValue('--display');
      const pen = document.createElement('canvas').getContext('2d');
      const widths = [];
      for (const family of [display, "'Atkinson Hyperlegible'", "'Almendra'"]) {
        pen.font = `700 40px ${family}`;
        await document.fonts.load(pen.font, '0123456789');
        widths.push(pen.measureText('0123456789').width);
      }
      return widths;
    }""")
    assert widths[0] == widths[1] != widths[2]


@pytest.mark.parametrize("size", [(1366, 850), (1366, 640)])
def test_six_at_a_table_see_the_totals_of_the_fight_beside_what_they_offer(
    meet: Any, size: tuple[int, int]
) -> None:
    ann = meet("Ann", size)
    seated([ann], "Crowd", clock="fast", bots=5)
    ann.press("Kick Open the Door")
    ann.page.get_by_role("button", name=re.compile("^Ask .* for help")).first.click()
    expect(ann.page.get_by_role("region", name="The price of help")).to_be_visible()
    expect(ann.fight.get_by_role("status")).to_be_in_viewport(ratio=0.99)
    expect(ann.fight.locator("figcaption")).to_be_in_viewport(ratio=0.99)
    prize = ann.fight.get_by_text("To win:")
    prize.scroll_into_view_if_needed()
    expect(prize).to_be_in_viewport(ratio=0.99)
    expect(ann.fight.get_by_role("status")).to_be_in_viewport(ratio=0.99)


def test_the_first_load_is_under_250_kilobytes(meet: Any) -> None:
    """All that is sent to a browser that has nothing yet, from the lobby to a table, but for the emblems."""
    person = meet("Ann")
    sizes: dict[str, int] = {}

    def note(request: Request) -> None:
        size = request.sizes()
        name = request.url.removeprefix(person.url)
        if "/icons/" not in name:
            sizes[name] = max(sizes.get(name, 0), size["responseBodySize"] + size["responseHeadersSize"])

    person.page.on("requestfinished", note)
    person.page.goto(person.url)
    expect(person.page.get_by_role("button", name="A table for friends")).to_be_visible()
    person.page.wait_for_load_state("networkidle")
    print(sum(sizes.values()), sizes)
    seated([person], "An evening", bots=5)
    person.page.wait_for_load_state("networkidle")
    print(sum(sizes.values()), sizes)
    assert sum(sizes.values()) < FIRST_LOAD, sizes


def test_the_lobby_says_which_table_is_full(meet: Any) -> None:
    ann, stranger = meet("Ann"), meet("Di")
    table = ann.ask("POST", "/tables", {"title": "Full house", "bots": ["", "", ""]})["table"]
    for seat, name in enumerate(("Ann", "Bo", "Cy")):
        ann.ask("POST", f"/tables/{table}/seats", {"name": name, "seat": seat})
    stranger.page.goto(stranger.url)
    row = stranger.page.get_by_role("listitem").filter(has_text="Full house")
    expect(row.get_by_role("link", name="Full: look in")).to_be_visible()
    expect(row).to_contain_text("full, about to begin")


def tab_to(page: Page, name: str) -> None:
    """Tab, until the button or link of that name has the focus."""
    for _ in range(80):
        page.keyboard.press("Tab")
        focused = page.evaluate(FOCUSED)
        if name in focused:
            return
    raise AssertionError(f"Tab does not reach {name!r}")


def test_from_the_lobby_to_a_kicked_door_by_keyboard_alone(meet: Any) -> None:
    person = meet("Ann")
    page = person.page
    page.goto(person.url)
    expect(page.get_by_role("button", name=re.compile("Torches"))).to_be_visible()
    tab_to(page, "A table for friends")
    page.keyboard.press("Enter")
    expect(page.get_by_label("Its name")).to_be_visible()
    tab_to(page, "Its name")
    page.keyboard.type("Curse")  # where whoever sits down first begins
    tab_to(page, "Clock")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowDown")
    tab_to(page, "Set the table")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=re.compile("^Begin"))).to_be_visible()
    tab_to(page, "Begin")
    page.keyboard.press("Enter")
    expect(page.locator(".bar [data-verb=kick_door]")).to_be_visible()
    tab_to(page, "Kick Open the Door")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text("You · Kick Open the Door")


def test_the_menu_of_a_card_is_worked_by_arrows_and_closed_by_escape(three: list[Person]) -> None:
    ann = three[0]
    seated(three, "Trade")
    ann.page.keyboard.press("h")
    while "Elf" not in ann.page.evaluate(FOCUSED):
        ann.page.keyboard.press("ArrowRight")
    ann.page.keyboard.press("Enter")
    menu = ann.page.get_by_role("dialog", name="Elf")
    expect(menu.get_by_role("button", name="Play")).to_be_focused()
    ann.page.keyboard.press("ArrowDown")
    expect(menu.get_by_role("button", name="Read it")).to_be_focused()
    ann.page.keyboard.press("ArrowUp")
    expect(menu.get_by_role("button", name="Play")).to_be_focused()
    ann.page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    expect(ann.hand.get_by_role("button", name=re.compile("^Elf"))).to_be_focused()


def test_the_fight_and_the_ask_are_said_aloud(three: list[Person]) -> None:
    """What changes stands in live regions, which screen readers read out."""
    ann, bo, cy = three
    seated(three, "Haggling")
    live = ann.page.locator("[aria-live=polite], [role=status], [role=alert]")
    expect(live.filter(has_text="Your turn")).not_to_have_count(0)
    ann.press("Kick Open the Door")
    asking = ann.bar.get_by_role("button", name="Ask Bo for help")
    everybody_passes([bo, cy, ann], asking)
    expect(live.filter(has_text="4 more to win")).not_to_have_count(0)
    asking.click()
    ann.page.locator(".draft [data-verb=nothing]").click()
    ann.page.locator(".draft [data-verb=send]").click()
    said = bo.page.locator("[aria-live=polite]")
    expect(said.filter(has_text="Ann offers you")).not_to_have_count(0)
