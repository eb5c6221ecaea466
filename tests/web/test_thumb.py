"""On a phone the thumb finds what helps: what saves leads, what hurts stands apart, nothing covers an answer."""

from __future__ import annotations

import contextlib
import itertools
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, Locator, expect

from tests.web.person import PHONE, Person, everybody_passes, seated


def box(found: Locator) -> tuple[float, float]:
    """The upper and lower edge of an element."""
    place = found.bounding_box()
    assert place is not None
    return place["y"], place["y"] + place["height"]


def test_who_can_sacrifice_a_companion_is_led_to_it_and_not_to_death(meet: Any) -> None:
    ann = meet("Ann", PHONE)
    seated([ann], "Spared", bots=2)
    ann.page.locator(".shut").click()
    run = ann.bar.locator("[data-verb=run_away]")
    expect(run).to_contain_text("Or sacrifice Portable Bard when you run")
    run.click()
    saved = ann.bar.locator(".lead")
    expect(saved).to_contain_text("Sacrifice Portable Bard")
    saved.click()
    expect(ann.bar.locator(".sure")).to_have_count(0)
    ann.page.get_by_role("button", name="Log and chat").click()
    ann.sees("You sacrifice Portable Bard")


def test_in_the_sheet_of_a_card_what_hurts_is_far_from_the_thumb_and_asked_back(meet: Any) -> None:
    ann = meet("Ann", PHONE)
    seated([ann], "Aims", bots=2)
    ann.hand.get_by_role("button", name=re.compile("^Demotion")).click()
    sheet = ann.page.get_by_role("dialog", name="Demotion")
    deeds = sheet.locator(".deed")
    expect(deeds).to_have_count(3)
    own = sheet.get_by_role("button", name="Play on yourself")
    assert box(own)[0] == min(box(deed)[0] for deed in deeds.all())
    own.click()
    expect(sheet.locator(".sure")).to_contain_text("Really? It strikes you yourself.")
    sheet.get_by_role("button", name="Close").click()
    ann.hand.get_by_role("button", name=re.compile("^Go Up a Level")).click()
    sheet = ann.page.get_by_role("dialog", name="Go Up a Level")
    expect(sheet.locator(".main")).to_have_count(1)
    expect(sheet.locator(".main")).to_contain_text("Play on yourself")
    assert box(sheet.locator(".main"))[0] == max(box(deed)[0] for deed in sheet.locator(".deed").all())


def test_no_answer_of_a_lost_fight_covers_another_and_the_monster_can_be_read(meet: Any, shots: Path) -> None:
    ann = meet("Ann", PHONE)
    seated([ann], "Great Head", bots=2, boxes=["oz"])
    ann.page.locator(".shut").click()
    expect(ann.bar.locator("[data-verb=run_away]")).to_be_visible()
    ann.shoot(shots, "phone-great-head")
    rows = sorted(box(deed) for deed in ann.bar.locator(".deed").all() if deed.is_visible())
    for (_, lower), (upper, _) in itertools.pairwise(rows):
        assert upper >= lower - 1 or upper == rows[0][0], rows  # below it, or beside it in the first row
    name = ann.fight.locator("[data-foe] .name").first
    assert box(name)[1] <= box(ann.bar)[0]
    flight = ann.bar.locator("[data-verb=run_away] small")
    expect(flight).to_contain_text("lose your whole hand")
    assert flight.evaluate("it => it.scrollHeight - it.clientHeight") <= 1, "all that happens is read"


def test_an_opened_player_is_closed_by_a_tap_on_the_plate_and_beside_it_and_hides_no_button(meet: Any) -> None:
    ann = meet("Ann", PHONE)
    seated([ann], "Aims", bots=2)
    plate = ann.page.locator(".others .player").first
    rest = plate.locator(".rest")
    plate.click(position={"x": 20, "y": 40})
    expect(rest).to_be_visible()
    level, sign = plate.locator(".level").bounding_box(), plate.bounding_box()
    assert level is not None and sign is not None
    assert level["x"] + level["width"] <= sign["x"] + sign["width"] - 16  # beside the sign that closes it
    plate.click(position={"x": 20, "y": 40})
    expect(plate).not_to_have_class(re.compile("open"))
    plate.click(position={"x": 20, "y": 40})
    expect(plate).to_have_class(re.compile("open"))
    ann.page.mouse.click(195, box(ann.bar)[0] - 4)  # beside all that can be pressed
    expect(plate).not_to_have_class(re.compile("open"))
    plate.click(position={"x": 20, "y": 40})
    other = ann.page.locator(".others .player").nth(1)
    other.click(position={"x": 20, "y": 40})
    expect(plate).not_to_have_class(re.compile("open"))
    expect(other).to_have_class(re.compile("open"))
    ann.bar.locator("[data-verb=kick_door]").click()  # a button that is seen does what it says
    expect(other).not_to_have_class(re.compile("open"))
    expect(ann.fight).to_be_visible()


def test_a_blow_of_a_turn_that_is_over_goes_and_the_players_stay_in_sight(three: list[Person]) -> None:
    ann, bo, cy = three
    seated(three, "Struck by another", clock="slow")
    cy.use("Demotion", re.compile("on Bo"))
    everybody_passes([ann, cy, bo], bo.page.locator(".befell"))
    banner, players = bo.page.locator(".befell"), bo.page.locator(".others")
    assert box(banner)[0] >= box(players)[1] - 1
    ann.press("Kick Open the Door")
    kept = ann.bar.locator("[data-verb=take], [data-verb=loot_room], [data-verb=end_turn]")
    turn = ann.page.locator(".others .player.turn", has_text="Bo")
    for _ in range(20):
        everybody_passes([ann, bo, cy], kept.first.or_(turn))
        if turn.is_visible():
            break
        with contextlib.suppress(Error):  # the page may replace the button meanwhile: the next round looks again
            kept.first.click(timeout=2_000)
    expect(turn).to_be_visible()
    expect(banner).to_have_count(0)
