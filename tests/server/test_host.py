"""The host of a table from its first moment, what the host may do with its people, and who may take a seat."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from kickdoor.server.house.hall import EMPTY, WAITING
from kickdoor.server.house.house import Config
from kickdoor.server.http.app import application
from kickdoor.server.protocol import messages
from kickdoor.server.protocol.limits import CHAT_MOST, SEATED_MOST, WATCHING_MOST
from kickdoor.server.room import commands
from kickdoor.server.room.commands import Command
from kickdoor.server.room.entries import Spoke
from kickdoor.server.room.hosting import lock_of
from kickdoor.server.room.names import alike, visible
from kickdoor.server.room.refusal import Refusal
from kickdoor.server.running.connection import Connection
from kickdoor.server.running.replies import Done, Reply
from tests.server.tables import Sitting, facts


def done(sitting: Sitting, command: Command) -> str:
    """Carries a command out; the code of the refusal, or empty."""
    said: list[Reply] = []
    sitting.room.do(command, said.append)
    reply = said[0]
    assert isinstance(reply, Done | Refusal)
    return reply.code if isinstance(reply, Refusal) else ""


def gathering(people: int = 0) -> Sitting:
    """A table that "key 0" has opened, with so many people from that key on, of four seats."""
    sitting = Sitting(begin=False)
    for seat in reversed(range(people, 4)):
        assert not done(sitting, commands.Leave(f"key {seat}", "greedy"))
    return sitting


# From the first moment.


def test_a_stranger_who_sits_first_cannot_begin() -> None:
    sitting = gathering()
    assert not done(sitting, commands.Sit("stranger", "Stranger"))
    assert sitting.room.info().host is None
    for command in (
        commands.Begin("stranger", "greedy"),
        commands.SeatBot("stranger", 3, "greedy"),
        commands.Kick("stranger", 0, "greedy"),
        commands.MuteSeat("stranger", -1, True),
        commands.HandOver("stranger", 0),
        commands.SetDoor("stranger", "invited", "", "word"),
    ):
        assert done(sitting, command) == "not_host"
    assert not done(sitting, commands.Sit("key 0", "Ann"))
    assert sitting.room.info().host == 1
    assert not done(sitting, commands.Begin("key 0", "greedy"))


def test_the_opener_may_send_a_stranger_away_before_sitting_down() -> None:
    sitting = gathering()
    done(sitting, commands.Sit("stranger", "Stranger"))
    assert not done(sitting, commands.Kick("key 0", 0, "greedy"))
    assert not any(seat.taken for seat in sitting.room.info().seats)
    assert done(sitting, commands.Sit("stranger", "Stranger")) == "sent_away"


def test_a_host_who_leaves_before_the_game_hands_over_to_who_stays() -> None:
    sitting = gathering(3)
    assert not done(sitting, commands.Leave("key 0", "greedy"))
    assert sitting.room.info().host == 1
    assert not done(sitting, commands.Begin("key 1", "greedy"))
    assert facts(sitting.fold()) == facts(sitting.state)


def test_only_the_host_has_several_seats() -> None:
    """People at one screen; a stranger cannot take all seats of a table."""
    sitting = gathering(1)
    assert not done(sitting, commands.Sit("stranger", "One"))
    assert done(sitting, commands.Sit("stranger", "Two", "", 3)) == "one_seat"
    assert not done(sitting, commands.Sit("key 0", "Second", "", 3))


def test_who_moves_to_another_seat_stays_the_host_and_is_let_in() -> None:
    sitting = gathering(2)
    done(sitting, commands.SetDoor("key 0", "invited", "", "word"))
    assert not done(sitting, commands.Sit("key 0", "Ann", "", 3, move=True))
    assert not done(sitting, commands.Sit("key 1", "Bo", "", 0, move=True))
    assert sitting.state.people == ("key 1", "", "", "key 0")
    assert [seat.name for seat in sitting.state.seats] == ["Bo", "", "", "Ann"]
    assert sitting.room.info().host == 3
    assert done(sitting, commands.Sit("key 1", "Bo", "", 3, move=True)) == "taken"


# What a host does.


def test_a_person_who_is_kicked_from_a_game_is_told_and_a_bot_plays_on() -> None:
    sitting = Sitting(people=3, bots=["greedy"])
    gone = sitting.wires[1]
    assert done(sitting, commands.Kick("key 1", 0, "greedy")) == "not_host"
    assert done(sitting, commands.Kick("key 0", 0, "greedy")) == "own_seat"
    assert done(sitting, commands.Kick("key 0", 3, "greedy")) == "nobodys_seat"
    assert not done(sitting, commands.Kick("key 0", 1, "greedy"))
    assert gone.closed == 4006
    info = sitting.room.info()
    assert (info.seats[1].taken, info.seats[1].bot, info.seats[1].name) == (False, "greedy", "Bo")
    assert done(sitting, commands.Sit("key 1", "Bo", "", 1)) in ("begun", "sent_away")
    again = sitting.restarted()
    assert again.state.people == ("key 0", "", "key 2", "") and "key 1" in again.state.sent_away
    assert facts(sitting.fold()) == facts(sitting.state)


def test_in_a_game_a_bot_can_be_put_into_the_seat_of_a_person() -> None:
    sitting = Sitting(people=3, bots=["greedy"])
    assert not done(sitting, commands.SeatBot("key 0", 2, "simple"))
    assert sitting.state.seats[2].bot == "simple" and sitting.wires[2].closed == 4006
    assert done(sitting, commands.SeatBot("key 0", 1, "")) == "begun"


def test_who_is_muted_by_the_host_is_heard_by_nobody_until_the_host_says_so() -> None:
    sitting = Sitting(people=3, bots=["greedy"])
    watching = sitting.wire(None)
    assert not done(sitting, commands.MuteSeat("key 0", 1, True))
    assert not done(sitting, commands.MuteSeat("key 0", -1, True))
    info = sitting.room.info()
    assert info.seats[1].muted and info.hushed
    sitting.wires[1].say(messages.Say("one", "hello"))
    watching.say(messages.Say("two", "hello"))
    assert sitting.wires[1].refused("one") == watching.refused("two") == "muted"
    done(sitting, commands.MuteSeat("key 0", 1, False))
    sitting.wires[1].say(messages.Say("three", "hello"))
    assert sitting.wires[1].taken("three")
    assert facts(sitting.fold()) == facts(sitting.state)


def test_the_table_is_handed_over() -> None:
    sitting = Sitting(people=3, bots=["greedy"])
    assert not done(sitting, commands.HandOver("key 0", 2))
    assert sitting.room.info().host == 2
    assert done(sitting, commands.Kick("key 0", 1, "greedy")) == "not_host"
    assert not done(sitting, commands.Kick("key 2", 1, "greedy"))
    assert sitting.restarted().room.info().host == 2


# The door.


def test_a_table_with_a_password_wants_it() -> None:
    sitting = gathering(1)
    assert not done(sitting, commands.SetDoor("key 0", "password", lock_of("swordfish")))
    assert sitting.room.info().door == "password"
    assert done(sitting, commands.Sit("a", "Abe")) == "no_password"
    assert done(sitting, commands.Sit("a", "Abe", word="sword")) == "wrong_password"
    assert not done(sitting, commands.Sit("a", "Abe", word="swordfish"))
    assert not done(sitting, commands.Sit("a", "Abe")), "one's own seat is found again"
    assert b"swordfish" not in b"".join(body for _, _, body in sitting.rows)
    watching = sitting.wire(None)
    watching.say(messages.Say("one", "hello"))
    assert watching.refused("one") == "muted", "strangers do not speak there"


def test_a_table_by_invitation_wants_the_word_of_its_link() -> None:
    sitting = gathering(1)
    done(sitting, commands.SetDoor("key 0", "invited", "", "first"))
    assert done(sitting, commands.Sit("a", "Abe")) == "not_invited"
    assert not done(sitting, commands.Sit("a", "Abe", word="first"))
    done(sitting, commands.SetDoor("key 0", "invited", "", "second"))
    assert done(sitting, commands.Sit("b", "Bea", word="first")) == "not_invited", "a new word ends the old one"
    assert not done(sitting, commands.Sit("b", "Bea", word="second"))


# Names.


@pytest.mark.parametrize(
    "other",
    ["\uff21nn", "\u0391nn", "Ann\ufe0f", "An\u0578", "\u0410nn", "A\u3164nn", "ANN", "Ann\u0301"],
)
def test_a_name_that_looks_like_another_at_the_table_is_refused(other: str) -> None:
    """Fullwidth, Greek, variation selectors, Armenian, Cyrillic, a Hangul filler, capitals, a mark."""
    sitting = gathering(1)
    assert sitting.state.seats[0].name == "Ann"
    assert done(sitting, commands.Sit("other", other)) == "same_name"


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Bob", "\u0412ob"), ("Bob", "\u0392ob"), ("Hans", "\u0397ans"), ("Max", "\u039cax"),
        ("Nina", "\u039dina"), ("Yara", "\u03a5ara"), ("Zoe", "\u0396oe"), ("Anna", "\u13aanna"),
        ("Ann", "\ua4eenn"), ("Bo", "\u2c82\u2c9f"), ("ida", "\u0130da"), ("A\u20ddnn", "Ann"),
        ("Bo", "B\u00f8"), ("Ann", "A\u0274\u0274"), ("Sam", "\u054fam"), ("Jean-Luc", "Jean\u2013Luc"),
        ("O'Neil", "O\u2019Neil"), ("Ann", "An\U0001d159n"), ("Ida", "\u0130da"), ("Emma", "Ernma"),
    ],
)  # fmt: skip
def test_letters_of_other_scripts_are_taken_for_what_they_look_like(name: str, other: str) -> None:
    """Capitals look like other letters than they do in lower case; strokes, small capitals, dashes, blanks."""
    assert alike(name, other)


def test_names_that_people_tell_apart_are_not_alike() -> None:
    for one, other in (("Ann", "Anna"), ("Lia", "Ila"), ("Bo", "Bob"), ("Юля", "Оля"), ("P1", "P2"), ("李", "王"),
                       ("Νίκη", "Νίκος"), ("Маша", "Миша"), ("राम", "रमा")):  # fmt: skip
        assert not alike(one, other), (one, other)
    assert alike("Ian", "lan") and alike("Bill", "BiII") and alike("Bo", "B0")
    assert visible("\u3164\ufe0f\u2800") == "", "a name that shows nothing is none"


# Floods.


def test_free_cookies_do_not_flood_the_chat() -> None:
    """A new key for each message: what counts is the address, and all spectators together."""
    sitting = Sitting(people=3, bots=["greedy"])

    def flood(address: str, count: int) -> None:
        for number in range(count):
            link = Connection(
                lambda frame: None, lambda code: None, f"key {address} {number}", None, 0, "", address
            )
            sitting.room.attach(link)
            sitting.room.hear(link, messages.Say(f"{address} {number}", f"spam {number}"), lambda reply: None)
            sitting.room.detach(link)

    flood("10.0.0.1", 100)
    assert sum(isinstance(entry, Spoke) for entry in sitting.written) == CHAT_MOST
    for other in range(2, 20):
        flood(f"10.0.0.{other}", 10)
    assert sum(isinstance(entry, Spoke) for entry in sitting.written) == WATCHING_MOST
    sitting.wires[0].say(messages.Say("mine", "hello"))
    assert sitting.wires[0].taken("mine"), "players are heard all the same"


def test_one_address_in_many_seats_does_not_flood_the_chat() -> None:
    sitting = Sitting(people=6)
    taken = 0
    for seat in range(6):
        link = Connection(lambda frame: None, lambda code: None, f"key {seat}", seat, 0, "", "10.0.0.1")
        sitting.room.attach(link)
        for number in range(CHAT_MOST):
            said: list[Reply] = []
            sitting.room.hear(link, messages.Say(f"{seat} {number}", "spam"), said.append)
            taken += isinstance(said[0], Done)
    assert taken == SEATED_MOST < 6 * CHAT_MOST


def test_tables_that_never_begin_go() -> None:
    sitting = gathering(1)
    empty = sitting.open("empty", ["base"], ["", "", ""], "none", "seed", {})
    assert empty.state.stage == "gathering"
    sitting.clock.advance(EMPTY + 100_000)
    sitting.hall.tidy()
    sitting.hall.tidy()
    assert "empty" not in sitting.store.listings and "table" in sitting.store.listings
    sitting.clock.advance(WAITING)
    sitting.hall.tidy()
    assert "table" not in sitting.store.listings


# By HTTP.


def test_the_host_does_all_this_by_http(tmp_path: Path) -> None:
    with TestClient(application(Config(tmp_path / "tables.db"))) as client:
        body = {"bots": ["", "", ""], "door": "invited"}
        opened = client.post("/api/tables", json=body).json()
        path, host = f"/api/tables/{opened['table']}", {"authorization": f"Bearer {opened['token']}"}
        client.cookies.clear()

        def sit(name: str, word: str = "") -> dict[str, str]:
            found = client.post(f"{path}/seats", json={"name": name, "word": word})
            client.cookies.clear()
            return {"authorization": f"Bearer {found.json()['token']}"} if found.status_code == 200 else {}

        assert not sit("Bo") and not sit("Bo", "guessed")
        bo = sit("Bo", opened["invite"])
        assert client.get(f"{path}/door", headers=bo).status_code == 403
        assert client.get(f"{path}/door", headers=host).json()["invite"] == opened["invite"]
        assert client.put(f"{path}/seats/0/muted", json={}, headers=host).status_code == 204
        assert client.put(f"{path}/spectators/muted", json={}, headers=host).status_code == 204
        info = client.get(path).json()
        assert info["seats"][0]["muted"] and info["hushed"] and info["door"] == "invited"
        assert client.delete(f"{path}/seats/0", headers=bo).status_code == 403
        assert client.delete(f"{path}/seats/0", headers=host).status_code == 204
        assert client.put(f"{path}/door", json={"door": "password"}, headers=host).json()["code"] == "no_password"
        assert client.post("/api/tables", json={**body, "door": "password"}).json()["code"] == "no_password"
        wanted = {"door": "password", "password": "swordfish"}
        assert client.put(f"{path}/door", json=wanted, headers=host).json() == {"door": "password"}
        assert not sit("Cy", opened["invite"])
        assert sit("Cy", "swordfish")
        assert client.put(f"{path}/host", json={"seat": 0}, headers=host).status_code == 204
        assert client.get(path).json()["host"] == 0


def test_an_address_has_so_many_tables(tmp_path: Path) -> None:
    with TestClient(application(Config(tmp_path / "tables.db", opening=(100.0, 1000.0)))) as client:
        client.app.state.house.openers.each = 2  # type: ignore[attr-defined]
        body = {"bots": ["", "greedy", "greedy"]}
        found = [client.post("/api/tables", json=body) for _ in range(3)]
        assert [answer.status_code for answer in found] == [201, 201, 429]
        assert found[2].json()["code"] == "too_many_of_yours"
