"""What one composes while others act: it waits in sight, offers of others stand above it, nothing moves."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from tests.web.person import Person, everybody_passes, seated

LAPTOP = (1366, 700)


def box_of(found: Locator) -> dict[str, float]:
    box = found.bounding_box()
    assert box is not None
    return {"x": box["x"], "y": box["y"], "width": box["width"], "height": box["height"]}


def is_on_top(found: Locator) -> bool:
    """Whether its middle is what one sees there."""
    seen: bool = found.evaluate(
        """(node) => {
            const box = node.getBoundingClientRect();
            const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            return !!top && (node.contains(top) || top.contains(node));
        }"""
    )
    return seen


def offering(person: Person, to: str, gives: str) -> Locator:
    """Composes a trade that gives this Item; returns the panel."""
    person.opened(to).get_by_role("button", name=re.compile(f"offer|trade {to}", re.IGNORECASE)).first.click()
    draft = person.page.locator(".draft")
    draft.get_by_role("button", name=re.compile(gives)).first.click()
    return draft


def interrupted(meet: Callable[..., Person]) -> tuple[list[Person], Locator]:
    people = [meet("Ann", LAPTOP), meet("Bo"), meet("Cy")]
    seated(people, "Interrupted trade")
    draft = offering(people[0], "Bo", "Stick")
    send = draft.locator("[data-verb=send]")
    expect(send).to_be_enabled()
    before = box_of(send)
    people[2].use("Demotion", re.compile("Bo"))
    expect(draft).to_have_class(re.compile("waits"))
    assert box_of(send) == before, "the main button has moved"
    return people, draft


def test_what_is_composed_waits_with_the_pass_and_never_mind_in_sight(meet: Any) -> None:
    people, draft = interrupted(meet)
    ann = people[0]
    expect(draft.get_by_role("button", name=re.compile("Dinner Plate Armor"))).to_be_visible()
    never = draft.locator("[data-verb=never_mind]")
    draft.locator("[data-verb=send]").click()
    expect(draft).to_contain_text("sent as soon as")
    pass_button = ann.bar.locator("button[data-way=pass]")
    expect(pass_button).to_be_enabled()
    expect(never).to_be_enabled()
    assert box_of(pass_button)["y"] < box_of(draft)["y"], (
        "the panel keeps its place, and what is asked stands above it"
    )
    everybody_passes(people, people[1].offers.get_by_role("button", name="Accept"))
    expect(draft).to_have_count(0)


def test_what_waits_can_be_dropped(meet: Any) -> None:
    people, draft = interrupted(meet)
    draft.locator("[data-verb=send]").click()
    draft.locator("[data-verb=never_mind]").click()
    expect(draft).to_have_count(0)
    kick = people[0].bar.get_by_role("button", name="Kick Open the Door")
    everybody_passes(people, kick)  # nothing is composed any more
    assert not people[1].offers.get_by_role("button", name="Accept").count()


def test_an_offer_that_comes_while_one_composes_is_accepted_from_there(meet: Any) -> None:
    people = [meet("Ann", LAPTOP), meet("Bo"), meet("Cy")]
    ann, bo = people[0], people[1]
    seated(people, "Interrupted trade")
    draft = offering(ann, "Cy", "Stick")
    before = box_of(draft.locator("[data-verb=send]"))
    offering(bo, "Ann", "Rapier Wit").locator("[data-verb=send]").click()
    offer = ann.offers.locator(".forme")
    expect(offer).to_contain_text("Rapier Wit")
    assert is_on_top(offer)
    assert box_of(draft.locator("[data-verb=send]")) == before
    offer.get_by_role("button", name="Accept").click()
    expect(draft).to_have_count(0)
    expect(ann.page.locator(".worn")).to_contain_text("Rapier Wit")


def test_the_totals_of_the_fight_stay_in_sight_while_one_haggles(meet: Any) -> None:
    for size in (LAPTOP, (1280, 720), (390, 844)):
        ann = meet("Ann", size)
        seated([ann], "Haggling", bots=2)
        ann.press("Kick Open the Door")
        ann.bar.locator("[data-verb=ask_help]").first.click()
        expect(ann.page.locator(".draft [data-verb=send]")).to_be_visible()
        for total in ann.fight.locator(".side strong").all():
            assert is_on_top(total), size


def test_a_trade_is_answered_by_one_with_fewer_cards(meet: Any) -> None:
    people = [meet("Ann", LAPTOP), meet("Bo"), meet("Cy")]
    ann, bo = people[0], people[1]
    seated(people, "Interrupted trade")
    asks = offering(bo, "Ann", "Rapier Wit")
    asks.get_by_role("button", name=re.compile("Dinner Plate Armor")).click()
    asks.locator("[data-verb=send]").click()
    ann.offers.locator("[data-verb=counter]").click()
    draft = ann.page.locator(".draft")
    armor = draft.get_by_role("button", name=re.compile("Dinner Plate Armor"))
    expect(armor).to_have_attribute("aria-pressed", "true")
    armor.click()
    draft.get_by_role("button", name=re.compile("Stick")).click()
    draft.locator("[data-verb=send]").click()
    expect(bo.offers).to_contain_text(re.compile("Stick, Unremarkable.*Rapier Wit"))
    expect(bo.offers).not_to_contain_text("Dinner Plate Armor")
