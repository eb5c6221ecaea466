"""The guided first game, and several people at one screen."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Error, Locator, expect

from tests.web.person import PATIENCE, PHONE, Person

Meet = Callable[..., Person]

# Keeps every title that the guide shows, since it may change between two looks.
HEAR = """() => {
  window.said = [];
  const hear = () => {
    const title = document.querySelector('[aria-label=Guide] .said strong')?.textContent.trim();
    if (title && window.said.at(-1) !== title) window.said.push(title);
  };
  new MutationObserver(hear).observe(document.body, { subtree: true, childList: true, characterData: true });
  hear();
}"""


def pressed(found: Locator) -> bool:
    """Presses the first match, if it is visible and enabled; returns whether it did."""
    try:
        if not found.first.is_visible() or not found.first.is_enabled():
            return False
        found.first.click(timeout=1500)
    except Error:
        return False  # it has just gone
    return True


def follow(newcomer: Person, until: str) -> list[str]:
    """Presses only what the guide names or highlights, until it shows the title; returns all titles shown."""
    page = newcomer.page
    guide = page.get_by_role("region", name="Guide")
    page.evaluate(HEAR)
    ends = time.monotonic() + 2 * PATIENCE / 1000
    while time.monotonic() < ends:
        said: list[str] = page.evaluate("said")
        if until in said or page.locator(".over").first.is_visible():
            return said
        menu = page.locator(".menu")
        for place in (
            guide.get_by_role("button", name="Go on"),
            newcomer.bar.get_by_role("button", name=re.compile("^Really")),
            menu.locator("button.main[data-verb]"),
            menu.locator("button[data-verb]"),
            menu.get_by_role("button", name="Close"),
            newcomer.bar.locator(".cards ~ button.main:enabled"),  # Charity: whichever card comes first
            newcomer.bar.locator("[data-verb=pick_card]"),
            page.locator(".hand [data-guide]"),
            page.locator(".spread [data-guide]"),
            page.locator(".bar [data-guide]"),
            page.locator(".bar[data-guide] button.main"),
            page.locator(".bar[data-guide] button[data-way=pick]"),  # no choice is better than another
            page.locator(".draft [data-guide][data-verb=send]"),
            page.locator(".draft [data-guide][data-verb=treasures]"),
            page.locator(".draft[data-guide]").get_by_role("button", name="Never mind"),
            newcomer.bar.locator("button.main"),
            newcomer.bar.locator(".deed:enabled"),  # a plain question: any answer will do
        ):
            if pressed(place):
                break
        page.wait_for_timeout(100)
    raise AssertionError(f"the newcomer is lost; the guide said {said}, and now\n{guide.aria_snapshot()}")


def test_a_newcomer_on_a_phone_plays_a_turn_by_the_guide_alone(meet: Meet, shots: Path) -> None:
    nia = meet("Nia", PHONE)
    nia.page.goto(f"{nia.url}/")
    nia.page.get_by_role("link", name=re.compile("guided first game")).click()
    nia.page.get_by_label("What shall we call you?").fill("Nia")
    nia.page.get_by_role("button", name="Into the dungeon").click()
    expect(nia.page.get_by_role("region", name="Guide")).to_contain_text("Welcome to the dungeon")
    nia.shoot(shots, "guide-phone")
    said = follow(nia, "Now the others")
    assert said[:3] == ["Welcome to the dungeon", "Your hand", "Get dressed first"]
    assert {"Your turn: the door", "A fight, and you are ahead"} & set(said), " / ".join(said)
    # The guide can be skipped, stays so after a reload, and can be opened again.
    nia.page.get_by_role("button", name="Skip the guide").click()
    expect(nia.page.get_by_role("region", name="Guide")).to_be_hidden()
    nia.page.reload()
    expect(nia.page.get_by_role("button", name="Open the guide")).to_be_visible()
    expect(nia.page.get_by_role("region", name="Guide")).to_be_hidden()
    nia.page.get_by_role("button", name="Open the guide").click()
    expect(nia.page.get_by_role("region", name="Guide")).to_be_visible()


def overlap(one: Locator, other: Locator) -> bool:
    """Whether some of one lies over the other, beyond the breadth of a line."""
    first, second = one.bounding_box(), other.bounding_box()
    assert first and second
    across = min(first["x"] + first["width"], second["x"] + second["width"]) - max(first["x"], second["x"])
    down = min(first["y"] + first["height"], second["y"] + second["height"]) - max(first["y"], second["y"])
    return across > 1 and down > 1


def test_the_guide_covers_nothing(meet: Meet) -> None:
    for size in ((1280, 720), PHONE):
        nia = meet(f"Nia {size[0]}", size)
        nia.page.goto(f"{nia.url}/first")
        nia.page.get_by_role("button", name="Into the dungeon").click()
        guide = nia.page.get_by_role("region", name="Guide")
        for other in (".track", ".others", ".hand", ".bar", ".drawer-button" if size == PHONE else ".drawer"):
            assert not overlap(guide, nia.page.locator(other).first), f"{size}: the guide lies on {other}"
        if size != PHONE:  # a card that is looked at does not lie on it, either
            nia.hand.get_by_role("button").first.hover()
            large = nia.page.locator(".zoomed")
            expect(large).to_be_visible()
            assert not overlap(guide, large)


def test_a_curtain_hangs_between_two_people_at_one_screen(meet: Meet, shots: Path) -> None:
    both = meet("Ann")
    page = both.page
    page.goto(both.url)
    page.get_by_role("button", name="A table for friends").click()
    page.get_by_label("Hot seat: several people at this screen").check()
    page.get_by_label("Name of player 1").fill("Ann")
    page.get_by_label("Name of player 2").fill("Bo")
    page.get_by_role("button", name="Sit down together").click()
    curtain = page.get_by_role("dialog", name=re.compile("^Pass the screen to"))
    # Who begins is rolled for. Each plays cards before the first turn, and nobody sees the other's cards.
    seen: dict[str, list[str]] = {}
    for _ in range(2):
        expect(curtain).to_be_visible()
        expect(both.hand).to_have_count(0)
        both.shoot(shots, "curtain")
        who = (curtain.get_attribute("aria-label") or "").removeprefix("Pass the screen to ")
        curtain.get_by_role("button", name=f"I am {who}").click()
        expect(both.hand.get_by_role("button")).to_have_count(8)
        seen[who] = [card.get_attribute("data-tag") or "" for card in both.hand.get_by_role("button").all()]
        expect(page.get_by_text(f"{who} is looking")).to_be_visible()
        both.press("Ready")
    assert set(seen) == {"Ann", "Bo"}
    assert not set(seen["Ann"]) & set(seen["Bo"])
    # After a refresh the curtain is shown again.
    page.reload()
    expect(page.get_by_role("navigation", name="Who is at the screen").or_(curtain).first).to_be_visible()
    expect(both.hand).to_have_count(0)
