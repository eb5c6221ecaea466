"""`kickdoor join` as a person runs it: in a terminal, or with its answers from a pipe."""

from __future__ import annotations

import asyncio
import json
import os
import pty
import re
import select
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from kickdoor.client import Server
from tests.server.serving import Serving, running

PATIENCE = 120.0  # seconds; a busy machine takes its time
FIRST_CHOICE = r"\s+(?:[^\d\n]+ …\s+)?1 \S"  # choices with one name in common stand in a row behind it
ASKED = rf"Won by|\n{FIRST_CHOICE}|Enter (again )?passes|choices are those above"
COLOUR = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with running(tmp_path_factory.mktemp("server")) as serving:
        yield serving


SHORT = 2  # a winning level so low that a card of the set-up may win the game


def new_table(serving: Serving, home: Path, level: int = 10, clock: str = "blitz", **settings: int) -> str:
    """The link of a table that Ann, whose tokens are kept in `home`, has opened and not sat down at."""
    host = Server(serving.url)
    opened = host.open_table(("", "greedy", "greedy"), settings={"winning_level": level, **settings}, clock=clock)
    link = host.link(asyncio.run(opened))
    tokens = home / "kickdoor" / "seats.json"
    tokens.parent.mkdir(parents=True, exist_ok=True)
    tokens.write_text(json.dumps({f"{serving.url} Ann": host.token}), "utf-8")
    return link


class Terminal:
    """Somebody at a terminal: types, and waits for what is to be read."""

    def __init__(self, home: Path, *words: str) -> None:
        ours, theirs = pty.openpty()
        environment = {**os.environ, "XDG_DATA_HOME": str(home), "TERM": "xterm", "COLUMNS": "100", "LINES": "40"}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "kickdoor.cli", "join", *words],
            stdin=theirs, stdout=theirs, stderr=theirs, env=environment, start_new_session=True,
        )  # fmt: skip
        os.close(theirs)
        self._fd = ours
        self._seen = ""
        self._read = 0  # of what was seen, what was waited for already

    def see(self, pattern: str) -> str:
        """Waits until it stands there, after what was seen before; returns it."""
        ends = time.monotonic() + PATIENCE
        while True:
            found = re.compile(pattern).search(self._seen, self._read)
            if found is not None:
                self._read = found.end()
                return found.group()
            ready, _, _ = select.select([self._fd], [], [], max(0.0, ends - time.monotonic()))
            try:
                data = os.read(self._fd, 65536) if ready else b""
            except OSError:  # the other end is closed
                data = b""
            assert data, f"{pattern!r} was not seen in:\n{self._seen[-3000:]}"
            self._seen += COLOUR.sub("", data.decode("utf-8", "replace"))

    def type(self, line: str) -> None:
        os.write(self._fd, line.encode() + b"\n")

    def ended(self) -> int:
        return self._process.wait(PATIENCE)

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *error: object) -> None:
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait()
        os.close(self._fd)


def test_a_guest_sees_the_table_the_choices_and_the_countdown_and_speaks(server: Serving, tmp_path: Path) -> None:
    # Alone among bots there is no clock unless one is set.
    link = new_table(server, tmp_path, clock="slow", turn_seconds=600)
    with Terminal(tmp_path, link, "--name", "Ann") as ann:
        ann.see(r"1  Ann \(you\)")
        ann.see("/begin begins")
        ann.type("/begin")
        ann.see("Before the first turn: play what you want")
        ann.see(r"\d Ready")
        ann.see(r"you \d+ s > ")
        ann.type("/say well met, {all}")
        ann.see(r"Ann: well met, \{all\}")
        ann.type("/why run_away")
        ann.see(r"\([A-Z]+-\d+\)")
        ann.type("/undo")
        ann.see("Not done: ")
        ann.type("/pass")
        ann.see("Passing for you")
        ann.type("/wait")
        ann.type("99")
        ann.see("There (are choices from 1 to|is one choice)")
        ann.type("c")
        ann.see("╭")
        ann.type("t")
        ann.see("Your hand")
        ann.type("/who")
        ann.see("greedy bot")
        ann.type("xyzzy")
        ann.see("A number takes a choice")
        ann.type("1")
        ann.see("Turn 1: |goes first|plays")
        ann.type("/quit")
        ann.see("Your seat is kept")
        assert ann.ended() == 0


def test_a_guest_survives_the_restart_of_the_server_and_finds_the_seat_again(tmp_path: Path) -> None:
    """Faults 1 and 2, from a person's side; and the seat is its owner's after the terminal was closed."""
    with running(tmp_path) as serving:
        link = new_table(serving, tmp_path, clock="slow")
        with Terminal(tmp_path, link, "--name", "Ann") as ann:
            ann.see("/begin begins")
            ann.type("/begin")
            ann.see(r"\d Ready")
            serving.kill()
            ann.see(r"The connection is lost")
            ann.see(r"coming back")
            serving.start()
            ann.see("Back at the table")
            serving.stop()
            ann.see(r"The connection is lost \(the server restarts: come back\)")
            serving.start()
            ann.see("Back at the table")
            ann.type("1")
            ann.see("Turn 1: ")
        with Terminal(tmp_path, link, "--name", "Ann") as ann:
            ann.see("Turn 1: ")
            ann.type("t")
            ann.see("Your hand")
        with Terminal(tmp_path, link, "--name", "Eve") as eve:
            eve.see("The game has begun")
            assert eve.ended() == 1


def test_a_guest_plays_a_whole_game_with_answers_from_a_pipe_while_another_watches(
    server: Serving, tmp_path: Path
) -> None:
    link = new_table(server, tmp_path, SHORT)
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "COLUMNS": "100"}
    with (
        Terminal(tmp_path, link, "--watch", "--name", "Zed") as zed,
        subprocess.Popen(
            [sys.executable, "-m", "kickdoor.cli", "join", link, "--name", "Ann"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1, env=environment, encoding="utf-8",
        ) as ann,
    ):  # fmt: skip
        assert ann.stdin is not None and ann.stdout is not None
        late = threading.Timer(PATIENCE, ann.kill)
        late.start()
        said = ""
        zed.see("1  Ann")
        ann.stdin.write("/begin\n")
        for line in ann.stdout:
            said += line
            if re.match(FIRST_CHOICE, line):
                ann.stdin.write("1\n")
            elif re.search("Enter (again )?passes|Your choices are those above", line):
                ann.stdin.write("\n")
            if "Won by" in line:
                break
        late.cancel()
        ann.stdin.close()  # the end of the input is the end of the visit
        won = re.search(r"Won by (.+)\.", said)
        assert won is not None, said[-3000:]
        assert ann.wait(PATIENCE) == 0
        zed.see(rf"Won by {re.escape(won[1])}")
        zed.type("/wait")
        zed.see("Not done: You are watching. Only players do that")
        zed.type("/quit")
        assert zed.ended() == 0
    assert re.search("(go|goes) first", said)  # of Ann herself it says: You go first


def test_who_names_no_table_is_told_which_there_are_or_sets_one_up(server: Serving, tmp_path: Path) -> None:
    link = new_table(server, tmp_path)
    with Terminal(tmp_path, server.url, "--name", "Ann") as ann:
        ann.see(re.escape(link))
        assert ann.ended() == 0
    with Terminal(tmp_path, server.url, "--new", "--clock", "fast", "--name", "Ann") as ann:
        ann.see("clock fast")
        ann.see("/begin begins")
        ann.type("/quit")
        assert ann.ended() == 0


def test_the_next_game_is_a_word_away(server: Serving, tmp_path: Path) -> None:
    """A rematch from the terminal: the same seat at a new table."""
    link = new_table(server, tmp_path, SHORT)
    with Terminal(tmp_path, link, "--name", "Ann") as ann:
        ann.see("/begin begins")
        ann.type("/again")
        ann.see("Not done: The game is not over yet")
        ann.type("/begin")
        while "Won by" not in (said := ann.see(ASKED)):
            ann.type("1" if "1" in said else "")
        ann.type("/again")
        ann.see(r"The link for others: http")
        ann.see(r"1  Ann \(you\)")


@pytest.mark.parametrize(
    ("link", "said"),
    [("ftp://nowhere/#x", "no link to a table"), ("{server}/#nosuchtable", "There is no such table")],
)
def test_a_wrong_link_is_said_in_a_line(server: Serving, tmp_path: Path, link: str, said: str) -> None:
    for more in ((), ("--watch",)):
        with Terminal(tmp_path, link.format(server=server.url), "--name", "Ann", *more) as ann:
            ann.see(said)
            assert ann.ended() == 1
            assert "Traceback" not in ann._seen
