"""Your games in the lobby: the door asks first, the way back is there, a link carries them to another device."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, expect

from tests.server.finished import token
from tests.web.person import Person, seated


def games(person: Person) -> Locator:
    return person.page.get_by_role("region", name="Your games")


def test_whoever_leaves_by_the_door_is_asked_and_finds_the_way_back(meet: Any, shots: Path) -> None:
    ann = meet("Ann")
    link = seated([ann], "An evening with bots", bots=2, public=False)
    door = ann.page.get_by_role("link", name="Leave to the lobby")
    door.click()
    ann.page.get_by_role("button", name="Stay").click()
    expect(ann.bar).to_be_visible()
    door.click()
    ann.shoot(shots, "leave")
    ann.page.get_by_role("button", name="Leave", exact=True).click()
    expect(games(ann)).to_contain_text("An evening with bots")
    ann.shoot(shots, "your-games")
    games(ann).get_by_role("link", name="Return").click()
    ann.page.wait_for_url(link)
    expect(ann.hand.get_by_role("button").first).to_be_visible()


def test_a_seat_of_ones_own_is_played_from_a_link_for_watching_too(meet: Any) -> None:
    people = [meet(name) for name in ("Ann", "Bo", "Cy")]
    link = seated(people, "Three friends")
    people[0].page.goto(f"{link}?watch")
    expect(people[0].hand.get_by_role("button").first).to_be_visible()


def test_a_link_carries_the_games_to_another_browser(meet: Any) -> None:
    ann, phone = meet("Ann"), meet("Ann's phone", (390, 844))
    seated([ann], "Unfinished", bots=2, public=False)
    ann.page.goto(ann.url)
    ann.page.get_by_role("button", name="Go on from another device").click()
    link = ann.page.get_by_label("Go on from another device").last.input_value()
    phone.page.goto(link)
    phone.page.get_by_role("button", name="Yes, they're mine").click()
    expect(games(phone)).to_contain_text("Unfinished")
    phone.page.goto(f"{phone.url}/me#{token('a stranger')}")
    phone.page.reload()
    phone.page.get_by_role("button", name="Yes, they're mine").click()
    expect(phone.page.get_by_role("alert")).to_be_visible()


def test_whoever_waits_for_others_can_leave_and_is_told_whom_the_link_reaches(meet: Any, shots: Path) -> None:
    ann = meet("Ann")
    link = ann.set_table("Waiting", 3, 0)
    expect(ann.page.get_by_text("This link works on this computer only.")).to_be_visible()
    # They can talk, and choose another seat with its colour.
    ann.page.get_by_label("Say something").fill("Anybody there?")
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("log")).to_contain_text("Anybody there?")
    ann.page.get_by_role("button", name="Sit here instead").first.click()
    expect(ann.page.get_by_role("listitem").nth(1)).to_contain_text(re.compile("Ann.*host.*you"))
    ann.shoot(shots, "waiting-room")
    ann.page.get_by_role("button", name="Leave this table").click()
    ann.page.wait_for_url(f"{ann.url}/")
    expect(games(ann)).to_be_hidden()
    seats = ann.ask("GET", f"/tables/{link.rpartition('/')[2]}")["seats"]
    assert not any(seat["taken"] for seat in seats)
