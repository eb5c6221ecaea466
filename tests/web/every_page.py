"""`make browser`: axe finds nothing on any page, in both colours, on a desktop and on a phone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.web.person import DESKTOP, PHONE, everybody_passes, seated, won
from tests.web.test_pages import THINNED

READING = ["/", "/first", "/cards", "/rules", "/how", "/language", "/me", "/credits"]
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


def faults(page: Page) -> list[str]:
    """All that axe finds on the page, by night and by day; a line for each."""
    lines = []
    for light in ("dark", "light"):
        page.emulate_media(color_scheme=light)
        for one in Axe().run(page, None, {"resultTypes": ["violations"]}).response["violations"]:
            for node in one["nodes"][:4]:
                said = " ".join(node.get("failureSummary", "").split())
                lines.append(f"{light} {one['impact']} {one['id']}: {node['target']} {said[:240]}")
    return lines


@SIZES
@pytest.mark.parametrize("path", READING)
def test_axe_finds_nothing_on_a_page_to_read(meet: Any, path: str, size: tuple[int, int]) -> None:
    page = meet("Ann", size).page
    page.goto(f"{meet('Bo').url}{path}")
    expect(page.locator("h1").first).to_be_attached()
    page.wait_for_load_state("networkidle")
    page.evaluate(THINNED)
    assert faults(page) == []


@SIZES
def test_axe_finds_nothing_at_a_table(meet: Any, size: tuple[int, int]) -> None:
    ann, *others = people = [meet(name, size) for name in ("Ann", "Bo", "Cy")]
    found = {}
    ann.set_table("Gathering", 3, 0)
    found["waiting room"] = faults(ann.page)
    seated(people, "An evening")
    found["set-up"] = faults(ann.page)
    seated(people, "Haggling")
    ann.press("Kick Open the Door")
    asking = ann.bar.get_by_role("button", name="Ask Bo for help")
    everybody_passes([*others, ann], asking)
    found["own fight"] = faults(ann.page)
    asking.click()
    expect(ann.page.locator(".draft")).to_be_visible()
    found["price of help"] = faults(ann.page)
    ann.page.locator(".draft [data-verb=nothing]").click()
    ann.page.locator(".draft [data-verb=send]").click()
    expect(others[0].offers).to_be_visible()
    found["offer"] = faults(others[0].page)
    link = won(people)
    found["end"] = faults(ann.page)
    ann.page.goto(link.replace("/t/", "/replay/"))
    expect(ann.page.get_by_role("button", name="A step on", exact=True)).to_be_visible()
    found["replay"] = faults(ann.page)
    assert not {name: lines for name, lines in found.items() if lines}


@SIZES
def test_axe_finds_nothing_where_two_share_a_screen(meet: Any, size: tuple[int, int]) -> None:
    page = meet("Ann", size).page
    page.goto(meet("Bo").url)
    page.get_by_role("button", name="A table for friends").click()
    page.get_by_label("Hot seat: several people at this screen").check()
    page.get_by_label("Name of player 1").fill("Ann")
    page.get_by_label("Name of player 2").fill("Bo")
    page.get_by_role("button", name="Sit down together").click()
    curtain = page.get_by_role("dialog", name=re.compile("^Pass the screen to"))
    expect(curtain).to_be_visible()
    found = {"curtain": faults(page)}
    curtain.get_by_role("button", name=re.compile("^I am")).click()
    expect(page.locator(".hand").get_by_role("button")).to_have_count(8)
    found["own cards"] = faults(page)
    assert not {name: lines for name, lines in found.items() if lines}
