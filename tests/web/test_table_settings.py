"""The settings of a new table on the page: the edition's values, changed ones marked, wrong ones said."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.person import DESKTOP, PHONE, Person


def opened(person: Person) -> Any:
    """The form of a new table with its settings in sight."""
    page = person.page
    page.goto(person.url)
    page.get_by_role("button", name="A table for friends").click()
    page.get_by_text("House rules").click()
    return page.locator("form", has=page.get_by_role("heading", name="A table for friends"))


def test_the_settings_show_the_values_of_the_host_box(meet: Any) -> None:
    form = opened(meet("Ann"))
    loot, big = form.get_by_label("Looting draws"), form.get_by_label("Big Items", exact=True)
    expect(loot).to_have_value("treasure")
    form.get_by_role("group", name="Boxes").get_by_label("Super", exact=True).check()
    expect(loot).to_have_value("treasure")
    form.get_by_label("Host, whose rules hold").select_option("super")
    expect(loot).to_have_value("door")
    expect(big).to_be_disabled()  # any number of them
    expect(form.get_by_text("Changed.")).to_have_count(0)


@pytest.mark.parametrize(("size", "called"), [(DESKTOP, "desktop"), (PHONE, "phone")], ids=["desktop", "phone"])
def test_a_changed_setting_is_marked_and_can_be_set_back(
    meet: Any, shots: Path, size: tuple[int, int], called: str
) -> None:
    ann = meet("Ann", size)
    form = opened(ann)
    form.get_by_label("Epic game").check()
    expect(form.get_by_label("Winning Level")).to_have_value("20")
    expect(form.get_by_text("20, because of Epic game")).to_be_visible()
    pace = form.get_by_label("Seconds to react")
    usual = pace.input_value()
    pace.fill("")
    pace.blur()
    expect(pace).to_have_value(usual)
    form.get_by_label("Offers", exact=True).fill("0")
    form.get_by_label("Hand limit", exact=True).fill("-3")
    form.get_by_label("Hand limit", exact=True).blur()
    expect(form.get_by_text("Hand limit must be a number from 0 to 100000, or no limit; not -3.")).to_be_visible()
    expect(form.get_by_text("House rules (3 changed)")).to_be_visible()
    ann.page.screenshot(path=shots / f"table-settings-{called}.png", full_page=True)
    wide = ann.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, "the page can be scrolled sideways"
    form.get_by_label("Hand limit", exact=True).fill("4")  # typed, and not yet left
    expect(form.get_by_text("Hand limit must be")).to_have_count(0)
    form.get_by_role("button", name="Back to the edition's value: 5").click()
    expect(form.get_by_text("House rules (2 changed)")).to_be_visible()
    form.get_by_role("button", name="Set the table").click()
    ann.page.wait_for_url("**/t/*")
    rules = ann.page.get_by_role("region", name="House rules")
    expect(rules.get_by_role("listitem")).to_have_text(["Epic game: on", "Offers: 0"])
    table = ann.ask("GET", f"/tables/{ann.page.url.rsplit('/', 1)[1]}")
    assert table["settings"] == {"epic": True, "offers": 0}
