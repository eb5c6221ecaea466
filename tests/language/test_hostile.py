"""A card file from a stranger cannot hang, crash or leave its folder."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from kickdoor.language.advice import Adviser
from kickdoor.language.loader import check
from kickdoor.language.phrase import Grammar
from kickdoor.language.words import Word, Words

from .conftest import EDITION, Told, grammar


@contextmanager
def within(seconds: float) -> Iterator[None]:
    start = time.perf_counter()
    yield
    assert time.perf_counter() - start < seconds


@pytest.mark.parametrize(
    "text",
    [
        "you may " * 50,
        "if you are losing, " * 21,
        "each player: " * 30,
        "either " * 57,
        "lose 1 level, or else " * 18,
        "each player: " * 29 + "lose 1 level for each card",
        "1 " * 200,
        "[" * 400,
        "[]" * 200,
        "lose 1 level for each " * 18,
        "lose " + "9" * 395,
        "+1 to " * 66,
        "",
        " ",
        "\x00",
        "é" * 400,
    ],
)
def test_reading_and_explaining_take_bounded_time(text: str) -> None:
    adviser = Adviser(grammar("base"))
    with within(1.0):
        for sort in ("always", "does", "cost", "when", "limit"):
            assert not grammar("base").read(sort, text)
            assert adviser.explain("monster", "bad_stuff", sort, text)


def test_a_sentence_has_a_longest_length() -> None:
    text = "each player: " * 30 + "lose 1 level"
    assert not grammar("base").read("does", text)
    assert "at most 400 characters" in Adviser(grammar("base")).explain("curse", "does", "does", text)


def test_many_readings_are_two_readings() -> None:
    # Traits like these are refused as names; the matcher must stand them all the same.
    traits = [Word("A", "A"), Word("B", "A: all A")]
    speech = Grammar(Words({}, set(), traits, [], [], [], []))
    with within(2.0):
        assert len(speech.read("does", "all A: " * 50 + "die")) == 2


def test_deeply_nested_toml_is_refused(told: Told) -> None:
    with within(2.0):
        assert "not TOML" in told("a = " + "[" * 3000)[0]


def test_a_key_with_thousands_of_dots_is_refused_before_it_takes_time(told: Told) -> None:
    with within(2.0):
        assert "not a card file" in told("a." * 1500 + "a = 1")[0]
        assert "not a card file" in told("x" * 10_000)[0]


def test_a_file_too_large_or_in_another_encoding_is_refused(tmp_path: Path) -> None:
    (tmp_path / "edition.toml").write_text(EDITION)
    (tmp_path / "large.toml").write_bytes(b"#" * 2_000_001)
    (tmp_path / "latin.toml").write_bytes(b"# caf\xe9")
    messages = [problem.message for problem in check([tmp_path])]
    assert any("at most 2,000,000 bytes" in message for message in messages)
    assert any("not written in UTF-8 (at byte 5)" in message for message in messages)


def test_links_and_pipes_are_refused(tmp_path: Path) -> None:
    (tmp_path / "edition.toml").write_text(EDITION)
    (tmp_path / "secret.txt").write_text("secret")
    (tmp_path / "cards.toml").symlink_to(tmp_path / "secret.txt")
    os.mkfifo(tmp_path / "pipe.toml")
    messages = [problem.message for problem in check([tmp_path])]
    assert messages == ["a box holds plain files only, no links"] * 2


def test_a_thousand_bad_sentences_are_told_in_part(told: Told) -> None:
    card = '[[curse]]\nname = "C{}"\ndoes = ["lose {} frobs and quaffle the snark"]\n'
    with within(10.0):
        problems = told("".join([card.format(number, number) for number in range(1000)]))
    assert len(problems) == 201
    assert problems[-1].endswith("and perhaps more: mend these first")


def test_too_many_cards_are_refused(told: Told) -> None:
    cards = "".join([f'[[cheat]]\nname = "C{number}"\n' for number in range(5001)])
    assert "at most 5000 different cards" in told(cards)[0]


def test_hostile_names_in_brackets_are_harmless() -> None:
    names = ["a, or else die", "x: all", "1 level", "; otherwise", "{n}", "<curse>", "(s)"]
    speech = Grammar(Words({"curse": ("Curse", "Curses")}, set(), [], [], [], [], names))
    for name in names:
        text = f"lose your [{name}], or else lose every [{name}]"
        (node,) = speech.read("does", text)
        assert speech.show(node) == text
