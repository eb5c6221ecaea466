"""Chat: limited, cleaned, muted by whoever does not want it, and no reason to lose a socket (fault 26)."""

from __future__ import annotations

import pytest

from kickdoor.server.protocol import messages
from kickdoor.server.protocol.limits import CHAT_MOST, CHAT_SPAN, KEPT_CHAT
from kickdoor.server.protocol.phrases import EMOTES, FACES, PHRASES
from kickdoor.server.room.entries import Spoke
from tests.server.tables import Sitting, Wire


def said(wire: Wire) -> list[messages.Said]:
    return [message for message in wire.heard if isinstance(message, messages.Said)]


def test_a_flood_is_limited_for_its_sender_and_harms_nobody_else() -> None:
    """Fault 26: five seats and fifty spectators hear so many in so long; nobody's socket is closed."""
    sitting = Sitting(people=6, clock="none")
    watchers = [sitting.wire(None) for _ in range(50)]
    flooder = sitting.wires[0]
    for number in range(200):
        flooder.say(messages.Say(f"flood {number}", "x" * 400))
    assert sum(flooder.taken(f"flood {number}") for number in range(200)) == CHAT_MOST
    assert {flooder.refused(f"flood {number}") for number in range(CHAT_MOST, 200)} == {"too_fast"}
    for wire in [*sitting.wires, *watchers]:
        assert len(said(wire)) == CHAT_MOST
        assert wire.closed is None
    sitting.wires[1].say(messages.Say("calm", "well"))
    assert sitting.wires[1].taken("calm")
    sitting.clock.advance(CHAT_SPAN)
    flooder.say(messages.Say("later", "sorry"))
    assert flooder.taken("later")


def test_who_comes_back_is_not_let_off_the_limit() -> None:
    """Fault 26: a new socket is no new allowance."""
    sitting = Sitting(clock="none")
    taken = 0
    for number in range(4):
        wire = sitting.wires[0] = sitting.wire(0)
        for message in range(CHAT_MOST):
            id = f"{number} {message}"
            wire.say(messages.Say(id, "again"))
            taken += wire.taken(id)
    assert taken == CHAT_MOST


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("a\u202eb\u202c c", "ab c"),
        ("\u2066x\u2069\u200f\u061c", "x"),
        ("line\nline\ttab\r\x07", "line line tab"),
        ("nul\x00, \x1b[31mred", "nul, [31mred"),
        ("  much   room  ", "much room"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("Grüße, 你好, עברית", "Grüße, 你好, עברית"),
    ],
)
def test_what_could_deceive_is_taken_out(text: str, shown: str) -> None:
    """Fault 26: no control characters, nothing that turns the reading direction; the page escapes the rest."""
    sitting = Sitting(clock="none")
    sitting.wires[0].say(messages.Say("odd", text))
    assert [message.text for message in said(sitting.wires[1])] == [shown]


@pytest.mark.parametrize("text", ["", "   ", "\u202e\u200f", "\n\x00"])
def test_nothing_is_not_said(text: str) -> None:
    sitting = Sitting(clock="none")
    sitting.wires[0].say(messages.Say("empty", text))
    assert sitting.wires[0].refused("empty") == "nothing_to_say"
    assert said(sitting.wires[1]) == []


def test_phrases_go_to_a_seat_and_unknown_ones_nowhere() -> None:
    sitting = Sitting(clock="none")
    wire = sitting.wires[0]
    name = next(iter(PHRASES))
    wire.say(messages.Say("phrase", "", name, 2))
    assert said(sitting.wires[2])[0].text == PHRASES[name]
    assert said(sitting.wires[2])[0].to == 2
    wire.say(messages.Say("unknown", "", "no such phrase"))
    wire.say(messages.Say("nobody", "hello", "", 5))
    assert (wire.refused("unknown"), wire.refused("nobody")) == ("no_phrase", "no_seat")


def test_an_emote_is_a_phrase_with_a_face() -> None:
    assert FACES.keys() == EMOTES.keys()
    sitting = Sitting(clock="none")
    sitting.wires[0].say(messages.Say("emote", "", "laugh"))
    assert (said(sitting.wires[1])[0].phrase, said(sitting.wires[1])[0].text) == ("laugh", EMOTES["laugh"])


def test_who_is_muted_is_not_heard_by_that_socket_and_still_by_the_others() -> None:
    sitting = Sitting(clock="none")
    watcher = sitting.wire(None)
    one, two = sitting.wires[1], sitting.wires[2]
    one.say(messages.Mute(0))
    one.say(messages.Mute(None))
    sitting.wires[0].say(messages.Say("a", "can you hear me?"))
    watcher.say(messages.Say("b", "and me?"))
    assert said(one) == []
    assert [message.seat for message in said(two)] == [0, None]
    one.say(messages.Mute(0, False))
    sitting.wires[0].say(messages.Say("c", "and now?"))
    assert [message.text for message in said(one)] == ["and now?"]


def test_the_same_words_sent_twice_are_said_once_and_whoever_comes_is_told_the_last_of_it() -> None:
    """Faults 11 and 16: by id; a snapshot has the chat in it, in order."""
    sitting = Sitting(clock="none")
    for number in range(KEPT_CHAT + 20):
        for _ in range(2):
            sitting.wires[number % 4].say(messages.Say(f"say {number}", f"word {number}"))
        sitting.clock.advance(CHAT_SPAN // CHAT_MOST)
    assert sum(isinstance(entry, Spoke) for entry in sitting.written) == KEPT_CHAT + 20
    told = said(sitting.wire(3))
    assert [message.number for message in told] == list(range(20, KEPT_CHAT + 20))
    assert told[-1].text == f"word {KEPT_CHAT + 19}"


def test_what_a_spectator_sends_again_after_a_cut_or_a_restart_is_said_once() -> None:
    """Fault 11, for those who have no seat to be known by: the same words under the same id."""
    sitting = Sitting(clock="none")
    sitting.wire(None).say(messages.Say("mine", "well played"))
    sitting.wire(None).say(messages.Say("mine", "well played"))
    again = sitting.restarted()
    back = again.wire(None)
    for _ in range(CHAT_MOST):
        back.say(messages.Say("mine", "well played"))
    assert back.taken("mine")
    back.say(messages.Say("mine", "another who counts from one"))
    assert [message.text for message in said(again.wire(0))] == ["well played", "another who counts from one"]
