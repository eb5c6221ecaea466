"""Everything the page says is in the catalogue: in the pseudo-language, text without its marks is found."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.person import Person, everybody_passes, seated
from tests.web.test_pages import READING

PSEUDO = "language=xx-pseudo"
# Visible texts and labels with plain letters, and without the brackets of the pseudo-language.
# Not looked at: names ([data-name]), texts that the server has in English only ([lang=en]), code.
PLAIN = """() => {
  const apart = '[data-name], [lang=en], code, script, style';
  const plain = (text) => /[A-Za-z]/.test(text) && !/[⟦⟧]/.test(text);
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const box = node.parentElement;
    if (box.closest(apart) || !box.checkVisibility()) continue;
    if (plain(node.textContent)) found.add(node.textContent.trim());
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
    for (const one of document.querySelectorAll(`[${name}]`)) {
      const text = one.getAttribute(name);
      if (!one.closest(apart) && one.checkVisibility() && plain(text)) found.add(`${name}: ${text}`);
    }
  if (plain(document.title.replace('kickdoor', ''))) found.add(`title: ${document.title}`);
  return [...found];
}"""
# What players, tables, cards and keys are called.
NAMES = re.compile(r"^((aria-label|title): )?(Ann|Bo|Cy|Haggling|Victory|↩|[A-Z]{2,6}-\d{2}|rgb.*)$")


def plain(page: Page, cards: set[str]) -> list[str]:
    """The texts of the page that are not in the catalogue, but for names."""
    expect(page.locator("main").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    found: list[str] = page.evaluate(PLAIN)
    return [text for text in found if not NAMES.match(text) and text.split(": ", 1)[-1].split(",")[0] not in cards]


def card_names(person: Person) -> set[str]:
    found = [str(card["name"]) for card in person.ask("GET", "/boxes/base/cards")]
    return {*found, *(name.split(",")[0] for name in found)}


def test_every_text_of_the_pages_to_read_is_in_the_catalogue(meet: Any) -> None:
    ann = meet("Ann")
    cards, found = card_names(ann), {}
    for name, path in {"lobby": "/", **READING}.items():
        ann.page.goto(f"{ann.url}{path}?{PSEUDO}")
        expect(ann.page.locator("h1").first).to_be_attached()
        found[name] = plain(ann.page, cards)
    ann.page.goto(f"{ann.url}/?{PSEUDO}")
    ann.page.locator("button[aria-expanded=false]").first.click()
    ann.page.locator("details summary").click()
    found["new table"] = plain(ann.page, cards)
    ann.page.locator("input[type=radio]").last.check()
    found["hot seat"] = plain(ann.page, cards)
    assert not {name: texts for name, texts in found.items() if texts}


def test_every_text_at_a_table_is_in_the_catalogue(three: list[Person]) -> None:
    ann, bo, cy = three
    cards, found = card_names(ann), {}
    link = seated(three, "Haggling")
    ann.page.goto(f"{link}?{PSEUDO}")
    found["table"] = plain(ann.page, cards)
    ann.hand.first.or_(ann.page.locator(".hand button")).first.click()
    found["menu"] = plain(ann.page, cards)
    ann.page.keyboard.press("Escape")
    ann.page.locator(".bar [data-verb=kick_door]").click()
    asking = ann.page.locator("[data-verb=ask_help]").first
    everybody_passes([bo, cy, ann], asking)
    found["fight"] = plain(ann.page, cards)
    asking.click()
    expect(ann.page.locator(".draft")).to_be_visible()
    found["draft"] = plain(ann.page, cards)
    ann.page.locator(".draft [data-verb=nothing]").click()
    ann.page.locator(".draft [data-verb=send]").click()
    expect(ann.page.locator(".offers")).to_be_visible()
    found["offer"] = plain(ann.page, cards)
    ann.page.get_by_role("tab").last.click()
    found["chat"] = plain(ann.page, cards)
    assert not {name: texts for name, texts in found.items() if texts}


def test_every_text_of_a_replay_is_in_the_catalogue(three: list[Person]) -> None:
    ann, bo, cy = three
    link = seated(three, "Victory")
    ann.press("Kick Open the Door")
    claim = ann.bar.get_by_role("button", name="Claim the win")
    everybody_passes(three, claim)
    claim.click()
    everybody_passes([bo, cy], ann.page.locator(".over h2"))
    ann.page.goto(f"{link}?{PSEUDO}")
    cards, found = card_names(ann), {}
    expect(ann.page.locator(".over h2")).to_be_visible()
    found["over"] = plain(ann.page, cards)
    ann.page.goto(f"{link.replace('/t/', '/replay/')}?{PSEUDO}&step=3")
    expect(ann.page.locator(".scrub")).to_be_visible()
    found["replay"] = plain(ann.page, cards)
    for tool in ann.page.locator(".bar .head button").all():
        tool.click()
        found[f"tool {len(found)}"] = plain(ann.page, cards)
    assert not {name: texts for name, texts in found.items() if texts}
