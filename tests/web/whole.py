"""A whole game in browsers, from the form of a new table to the replay, for any box and number of people."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from kickdoor.verification import verify
from tests.server.serving import Serving
from tests.web.album import Album
from tests.web.person import Person
from tests.web.player import Player, all_over, play


def gathered(people: list[Person], title: str, bots: int, **wishes: Any) -> str:
    """The first person opens the table with the form, the others join by the link; the game is begun."""
    link = people[0].set_table(title, len(people), bots, **wishes)
    for person in people[1:]:
        person.join(link)
    people[0].begin()
    return link


def played(people: list[Person], server: Serving, seconds: float, album: Album | None = None) -> None:
    """Everybody plays to the end. In a fight a page is reloaded, another cut off, and the server killed."""
    players = [Player(person, number, album) for number, person in enumerate(people)]
    play(players, lambda: any(player.fighting for player in players), seconds)
    people[1].page.reload()
    people[0].context.set_offline(True)
    server.kill()
    server.start()
    people[0].context.set_offline(False)
    play(players, all_over(players), seconds)


def same_end(people: list[Person], link: str) -> None:
    """Verifies the record; everybody's page, and the last step of the replay, must show the end of that game."""
    table = link.rsplit("/", 1)[1]
    game = verify(people[0].ask("GET", f"/tables/{table}/record"))
    winners = " and ".join(game.names[seat] for seat in game.winners)
    levels = [f"{name} Level {seat.level}" for name, seat in zip(game.names, game.table.seats, strict=True)]
    for person in people:
        whose = "You" if winners == person.name else winners
        expect(person.page.get_by_role("heading", name=re.compile(f"^{whose} wins? the game"))).to_be_visible()
        assert all(level in person.levels() for level in levels), person.levels()
    page = people[0].page
    page.get_by_role("link", name="Watch the game").click()
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("heading", name=re.compile(f"^{winners} wins? the game"))).to_be_visible()
    shown = people[0].levels()
    assert all(level in shown for level in levels), shown
