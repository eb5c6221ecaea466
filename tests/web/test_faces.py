"""The enlarged card on the page: every line that the terminal prints, and nothing cut off."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from kickdoor.tables import box_of
from kickdoor.words import Words, face_lines
from kickdoor.words.spelling import plain
from tests.web.person import DESKTOP, PHONE

WORDS = Words(strict=True)
# One card of each kind that has most to show, by box.
CARDS = {
    "base": ("Tax Lich", "Half-Breed", "Rented Rhinoceros", "That Hums When You Lie", "Cheat!", "Freshly Exhumed"),
    "south-park": ("Somebody's Basement", "Neon Energy Soda"),
}
SPILLS = "(card) => [...card.querySelectorAll('*')].some((part) => part.scrollWidth > card.clientWidth + 1)"


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_an_enlarged_card_shows_every_line_that_the_terminal_prints(meet: Any, size: tuple[int, int]) -> None:
    page = (ann := meet("Ann", size)).page
    for box, names in CARDS.items():
        faces = {face.name: face.printed for face in box_of(box).faces}
        page.goto(f"{ann.url}/cards/{box}")
        for name in names:
            page.get_by_role("button", name=f"{name}, {faces[name].kind_word}").click()
            card = page.get_by_role("dialog").locator(".face")
            lines = [plain(line.text) for line in face_lines(WORDS, faces[name])]
            expect(card.locator(".line")).to_have_text(lines)
            assert not card.evaluate(SPILLS), name
            page.keyboard.press("Escape")
            expect(card).not_to_be_attached()
