"""The host on the page: an invitation, a password, and a person who is sent away."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.server.seeded import BY_WORDS
from tests.web.whole import gathered


def test_a_table_by_invitation_lets_in_who_has_the_link_and_the_host_sends_away(meet: Any) -> None:
    host, guest = meet("Ann"), meet("Bo")
    link = host.set_table("Ours", 3)
    host.page.get_by_label("Seats are for").select_option("invited")
    code = host.page.locator(".invite code")
    expect(code).to_contain_text("#")
    guest.page.goto(link)
    guest.page.get_by_label("Your name").fill("Bo")
    guest.page.get_by_role("button", name="Sit down").click()
    expect(guest.page.get_by_role("alert")).to_contain_text("invitation")
    guest.page.goto(link.partition("/t/")[0])  # a new hash alone does not load the page again
    guest.join(f"{link}#{(code.text_content() or '').partition('#')[2]}")
    host.page.locator("details.host summary").click()
    host.page.get_by_role("button", name="Silence").click()
    expect(host.page.get_by_role("button", name="Let them speak")).to_be_visible()
    host.page.get_by_role("button", name="Send away").click()
    expect(guest.page.get_by_text("The host has taken your seat away.")).to_be_visible()
    expect(host.page.get_by_text("An empty seat").first).to_be_visible()


def test_a_password_is_asked_for(meet: Any) -> None:
    host, guest = meet("Ann"), meet("Bo")
    link = host.set_table("Ours too", 3)
    host.page.get_by_label("Seats are for").select_option("password")
    host.page.get_by_role("textbox", name="Password").fill("swordfish")
    host.page.get_by_role("button", name="Set it").click()
    guest.page.goto(link)
    guest.page.get_by_label("Your name").fill("Bo")
    guest.page.get_by_role("textbox", name="Password").fill("trout")
    guest.page.get_by_role("button", name="Sit down").click()
    expect(guest.page.get_by_role("alert")).to_contain_text("password")
    guest.page.get_by_role("textbox", name="Password").fill("swordfish")
    guest.page.get_by_role("button", name="Sit down").click()
    expect(host.page.get_by_text("Bo", exact=True).first).to_be_visible()


def test_a_table_has_its_password_from_the_start(meet: Any) -> None:
    host = meet("Ann")
    page = host.page
    page.goto(host.url)
    page.get_by_role("button", name="A table for friends").click()
    page.get_by_label("Seats are for").select_option("password")
    page.get_by_role("button", name="Set the table").click()
    expect(page.get_by_role("alert")).to_contain_text("Say which password.")
    page.get_by_role("textbox", name="Password").fill("swordfish")
    page.get_by_role("button", name="Set the table").click()
    expect(page.get_by_label("Seats are for")).to_have_value("password")
    expect(page.get_by_role("button", name="Leave this table")).to_be_visible()
    assert host.ask("GET", f"/tables/{page.url.rpartition('/')[2]}")["door"] == "password"


def test_each_page_promises_a_word_for_the_deal_and_reveals_it_when_the_game_begins(meet: Any) -> None:
    people = [meet("Ann"), meet("Bo")]
    link = gathered(people, BY_WORDS, 1)
    for person in people:
        expect(person.hand).to_be_visible()
    seats = people[0].ask("GET", f"/tables/{link.rpartition('/')[2]}")["seats"]
    assert [bool(seat.get("promise")) for seat in seats] == [True, True, False]
