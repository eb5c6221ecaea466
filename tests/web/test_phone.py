"""The table on a phone: nothing is wider than the screen, and everything can be reached."""

from __future__ import annotations

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
    ann.page.get_by_role("button", name="Log and chat").click()
    expect(ann.page.get_by_role("tab", name="Chat")).to_be_in_viewport()
    ann.shoot(shots, f"phone-{bots}-drawer")
    assert ann.page.evaluate(WIDE) <= 0, ann.page.evaluate(BEYOND)
