"""A card that cannot be played says why in one sentence; the rule that decides opens beside it."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from kickdoor.rules.ledger import rule_text
from tests.web.person import Person, seated


def opened(person: Person, card: Locator) -> Locator:
    """The menu of a card."""
    card.click()
    menu = person.page.get_by_role("dialog")
    expect(menu).to_be_visible()
    return menu


def plain(text: str) -> str:
    """A rule as the page shows it: code and stress are set off, not marked."""
    return re.sub(r"[`*]", "", text)


def test_the_rule_that_decides_opens_as_it_holds_in_this_edition_and_closes(
    three: list[Person], shots: Path
) -> None:
    cy = three[2]
    seated(three, "Curse")
    menu = opened(cy, cy.hand.get_by_role("button", name=re.compile("^Bottled Bees")))
    expect(menu.locator(".why")).to_have_text(re.compile(r"^It is for a fight, and nobody is fighting\.\s+rule$"))
    link = menu.locator("[data-rule]")
    number = link.get_attribute("data-rule") or ""
    link.click()
    text = menu.get_by_role("note", name=number).locator(".text")
    expect(text).to_have_text(plain(rule_text(number, "base")))
    cy.shoot(shots, "why-not-rule")
    cy.page.keyboard.press("Escape")
    expect(text).to_be_hidden()
    expect(menu).to_be_visible()
    link.click()
    menu.locator("[data-verb=close-rule]").click()
    expect(text).to_be_hidden()
    cy.page.keyboard.press("Escape")
    expect(menu).to_be_hidden()


def test_before_the_first_turn_each_card_says_why_it_has_to_wait(three: list[Person], shots: Path) -> None:
    """SET-06."""
    seated(three, "Nothing laid")
    said: list[str] = []
    for person in three:
        cards = person.hand.get_by_role("button")
        for number in range(cards.count()):
            if not (cards.nth(number).get_attribute("aria-label") or "").endswith("possible"):
                menu = opened(person, cards.nth(number))
                expect(menu.locator(".why [data-rule]")).to_be_visible()
                said.append(menu.locator(".why").inner_text())
                if len(said) == 1:
                    person.shoot(shots, "why-not-set-up")
                menu.locator("[data-verb=close]").click()
                expect(menu).to_be_hidden()
    assert said
    assert [text for text in said if not re.fullmatch(r"[A-Z].*\.\s+rule", text)] == []
