"""A card file from a stranger cannot hang, crash or leave its folder."""

from __future__ import annotations

import os
import sys
import tracemalloc
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import pytest

from kickdoor.language.files.loader import check
from kickdoor.language.grammar.advice import Adviser
from kickdoor.language.grammar.phrase import Grammar
from kickdoor.language.grammar.words import Names, Tags, Word, Words

from .conftest import EDITION, Told, grammar


@contextmanager
def within(calls: int) -> Iterator[None]:
    """Work is bounded by what is called, not by a clock: machines are noisy. Compiled calls are not seen."""
    made = 0

    def count(frame: FrameType, event: str, argument: object) -> None:
        nonlocal made
        made += event in ("call", "c_call")

    sys.setprofile(count)
    try:
        yield
    finally:
        sys.setprofile(None)
    assert made < calls


@pytest.mark.parametrize(
    "text",
    [
        "you may " * 50,
        "if you are losing, " * 21,
        "each player: " * 30,
        "either " * 57,
        "lose 1 level; if you can't, " * 13,
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
    with within(1_000_000):
        for sort in ("always", "does", "cost", "when", "limit"):
            assert not grammar("base").read(sort, text)
            assert adviser.explain("monster", "bad_stuff", sort, text)


def test_a_sentence_has_a_longest_length() -> None:
    text = "each player: " * 30 + "lose 1 level"
    assert not grammar("base").read("does", text)
    assert "at most 400 characters" in Adviser(grammar("base")).explain("curse", "does", "does", text)


def test_many_readings_are_two_readings() -> None:
    # Traits like these are refused as names; the matcher must stand them all the same.
    traits = [Word("A", "A"), Word("A: every A", "B")]
    speech = Grammar(Words({}, set(), traits, Tags([], []), Names([], []), []))
    with within(100_000):
        assert len(speech.read("does", "every A: " * 40 + "every A dies")) == 2


def test_deeply_nested_toml_is_refused(told: Told) -> None:
    with within(100_000):
        assert "not TOML" in told("a = " + "[" * 3000)[0]


def test_a_key_with_thousands_of_dots_is_refused_before_it_takes_time(told: Told) -> None:
    with within(100_000):
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
    assert messages == ["the files of a box must be plain files, not links"] * 2


@pytest.mark.slow
def test_a_thousand_bad_sentences_are_told_in_part(told: Told) -> None:
    card = '[[curse]]\nname = "C{}"\ndoes = ["lose {} frobs and quaffle the snark"]\n'
    with within(20_000_000):
        problems = told("".join([card.format(number, number) for number in range(1000)]))
    assert len(problems) == 201
    assert problems[-1].endswith("there may be more problems: correct these first")


def test_too_many_cards_are_refused(told: Told) -> None:
    cards = "".join([f'[[cheat]]\nname = "C{number}"\n' for number in range(5001)])
    assert "at most 5000 different cards" in told(cards)[0]


def test_a_million_cards_are_refused_in_bounded_time_and_memory(tmp_path: Path) -> None:
    (tmp_path / "edition.toml").write_text(EDITION)
    for file in range(12):
        cards = "".join([f'[[cheat]]\nname="{file:x}.{card:x}"\n' for card in range(85_000)])
        (tmp_path / f"cards{file}.toml").write_text(cards[:2_000_000])
    tracemalloc.start()
    with within(100_000):
        (problem,) = check([tmp_path])
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert problem.message == "a box may have at most 4,000,000 bytes"
    assert peak < 100_000_000


def test_a_sentence_of_ten_megabytes_is_refused_unread(told: Told) -> None:
    with within(100_000):
        assert "at most 2,000,000 bytes" in told('[[curse]]\nname = "C"\ndoes = ["' + "a" * 10_000_000 + '"]')[0]
    with within(100_000):  # one that fits into a file is not read either: no line is so long
        assert (
            "not a card file: line 3 is too long"
            in told('[[curse]]\nname = "C"\ndoes = ["' + "a" * 1_900_000 + '"]')[0]
        )
    lines = '[[curse]]\nname = "C"\ndoes = ["""' + ("a" * 3_000 + "\n") * 600 + '"""]\n'
    with within(100_000):
        (problem,) = told(lines)
    assert "at most 400 characters" in problem
    assert len(problem) < 3_000, "a long sentence is told in part"


def test_all_that_is_wrong_is_told_at_once(tmp_path: Path) -> None:
    box = tmp_path / "awful"
    box.mkdir()
    (box / "edition.toml").write_text(EDITION + '\n[turnips]\nmany = "yes"\n')
    (box / "latin.toml").write_bytes(b'[[cheat]]\nname = "Caf\xe9"\n')
    (box / "deep.toml").write_text("a = " + "[" * 3000)
    (box / "link.toml").symlink_to(box / "edition.toml")
    (box / "cards.toml").write_text(
        '[[cheat]]\nname = "Twice"\n\n[[cheat]]\nname = "Twice"\n\n[[cheat]]\nname = "Iconic"\n'
        'icon = "no-such"\n\n[[curse]]\nname = "C"\ndoes = ["quaffle the snark"]\n\n[[monstre]]\nname = "M"\n'
    )
    told = "\n".join([str(problem) for problem in check([box])])
    for part in (
        "has no key `turnips`",
        "not written in UTF-8",
        "nested too deeply",
        "not links",
        "there is a card of this name in awful/cards.toml already",
        "no icon of game-icons.net is called `no-such`",
        "quaffle the snark",
        "did you mean `monster`?",
    ):
        assert part in told, part


def test_a_folder_without_an_edition_is_no_box(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text('[[cheat]]\nname = "Cheat!"\n')
    (problem,) = check([tmp_path])
    assert problem.message == "there is no edition.toml here"
    assert [problem.message for problem in check([tmp_path / "nowhere"])] == [
        "cannot be read: No such file or directory"
    ]


def test_hostile_names_in_brackets_are_harmless() -> None:
    names = ["a; if you can't, die", "x: all", "doesn't count", "1 level", "; otherwise", "{n}", "<curse>", "(s)"]
    speech = Grammar(Words({"curse": ("Curse", "Curses")}, set(), [], Tags([], []), Names([], []), names))
    for name in names:
        text = f"lose your [{name}]; if you can't, lose every [{name}]"
        (node,) = speech.read("does", text)
        assert speech.show(node) == text
