"""What a seat says of its player is read, also beside three others on a small laptop."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.person import seated

CUT = """node => {
    const plate = node.closest('.what').getBoundingClientRect();
    const isCut = (line) => line.bottom > plate.bottom + 2 || line.right > plate.right + 1;
    return [...node.getClientRects()].some(isCut);
}"""


@pytest.mark.parametrize("size", [(1366, 700), (1280, 720)])
def test_traits_that_have_no_room_are_told_whole_when_pointed_at(meet: Any, size: tuple[int, int]) -> None:
    ann = meet("Ann", size)
    seated([ann], "Many traits", bots=3, boxes=["south-park"])
    whats = ann.page.locator(".others .kinds")
    expect(whats).to_have_count(3)
    expect(whats.nth(1)).to_contain_text("Note from Mom")
    cut = [what for what in whats.all() if what.evaluate(CUT)]
    assert len(cut) <= 1
    for what in cut:
        assert what.locator("..").get_attribute("title") == what.inner_text()
