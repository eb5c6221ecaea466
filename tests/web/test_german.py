"""The page in German: by the browser's language, by the settings, and without anything that sticks out."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.person import DESKTOP, PHONE

SENTENCE = "Du darfst beliebig viele große Gegenstände haben."


def spoken(page: Page) -> Any:
    return page.evaluate("document.documentElement.lang")


def test_the_page_speaks_the_language_of_the_browser_or_of_the_settings(meet: Any) -> None:
    uta = meet("Uta", locale="de-AT")
    uta.page.goto(f"{uta.url}/cards/base")
    dwarf = uta.page.locator(".face", has_text=SENTENCE)
    expect(dwarf.first).to_contain_text("Zwerg")
    assert spoken(uta.page) == "de"
    uta.page.locator(".settings > button").click()
    with uta.page.expect_navigation():
        uta.page.locator(".settings select", has_text="Deutsch").select_option("en")
    expect(uta.page.locator(".face", has_text="You may have any number of Big Items.").first).to_contain_text(
        "Dwarf"
    )
    assert spoken(uta.page) == "en"
    uta.page.goto(uta.url)
    expect(uta.page.get_by_role("heading", name="kickdoor")).to_be_visible()
    assert spoken(uta.page) == "en", "it is kept"


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_no_german_page_is_wider_than_the_screen(meet: Any, size: tuple[int, int]) -> None:
    uta = meet("Uta", size, locale="de-DE")
    for path in ("/", "/how", "/cards/south-park", "/rules"):
        uta.page.goto(f"{uta.url}{path}")
        expect(uta.page.locator("h1").first).to_be_visible()
        uta.page.wait_for_load_state("networkidle")
        assert uta.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
