"""The seed of a deal from a secret and words, records that are signed, and every cheat that must be found."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kickdoor import fairness, records
from kickdoor.engine.table.dice import hash_of
from kickdoor.fairness import Draw, Unfair, as_data, commitment_of, from_data, promise_of, seed_of
from kickdoor.signatures import FIELD, Signer, is_signed, new_key, plain
from kickdoor.tables import new_game
from scripts.record_views import FAIRNESS, recorded_fairness
from tests.command import kickdoor

WORDS = ("a" * 32, "b" * 32, "")
SIGNER = Signer(new_key())


def drawn(secret: str = "the secret", words: tuple[str, ...] = WORDS, seats: int = 3) -> Draw:
    words = words + ("",) * (seats - len(words))
    return Draw(secret, tuple(promise_of(word) if word else "" for word in words), words)


def signed(draw: Draw, signer: Signer = SIGNER) -> dict[str, Any]:
    """A record as a server makes it, of a short game."""
    game = new_game("base", 3, draw.seed)
    for _ in range(5):
        seat = game.waiting[0]
        game.choose(seat, 0)
    found: dict[str, Any] = {**records.saved(game), "table": "atable", "draw": as_data(draw)}
    return resigned(found, signer)


def resigned(record: dict[str, Any], signer: Signer = SIGNER) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(signer.signed(plain(record)))
    return found


@pytest.fixture(scope="module")
def honest() -> dict[str, Any]:
    return signed(drawn())


def verified(record: dict[str, Any], folder: Path, *more: str) -> tuple[int, str]:
    file = folder / "record.json"
    file.write_text(json.dumps(record), "utf-8")
    result = kickdoor("replay", str(file), "--verify", *more)
    return result.exit_code, result.output


def test_the_commitment_is_what_tables_have_always_published() -> None:
    assert commitment_of("17") == hash_of("17")


def test_each_word_its_seat_and_the_secret_decide_on_the_seed() -> None:
    seeds = [
        seed_of("s", ("a", "b")),
        seed_of("s", ("b", "a")),
        seed_of("s", ("a", "")),
        seed_of("s", ("", "a")),
        seed_of("t", ("a", "b")),
        seed_of("s", ("a", "b", "")),
    ]
    assert len(set(seeds)) == len(seeds)


def test_the_page_and_the_server_make_the_same_seeds_of_the_same_words() -> None:
    """The page's own tests read the same file."""
    assert FAIRNESS.read_text("utf-8") == recorded_fairness()


def test_an_honest_record_is_proven_line_by_line(honest: dict[str, Any], tmp_path: Path) -> None:
    commitment = commitment_of("the secret")
    code, said = verified(honest, tmp_path, "--commitment", commitment, "--key", SIGNER.public, "--word", WORDS[0])
    assert code == 0, said
    assert "proven      the server had fixed its secret before the game" in said
    assert "proven      the seed is made of that secret and of the words of Ann, Bo" in said
    assert "proven      your word is in it" in said
    assert "proven      it is signed by the key you gave" in said
    assert "not proven  that nobody was told hidden cards" in said


def test_without_what_was_shown_before_the_game_the_record_proves_less(
    honest: dict[str, Any], tmp_path: Path
) -> None:
    code, said = verified(honest, tmp_path)
    assert code == 0, said
    assert "not proven  that the secret was fixed before the game" in said
    assert "not proven  who signed it" in said
    assert "not proven  that your own word is in it" in said


def test_a_word_that_did_not_come_is_named_with_what_it_could_be_used_for(tmp_path: Path) -> None:
    whole = drawn()
    record = signed(whole._replace(words=(WORDS[0], "", "")))
    code, said = verified(record, tmp_path, "--commitment", commitment_of("the secret"))
    assert code == 0, said
    assert "is not in the seed: Bo. A server in league with them chose among 2 deals" in said


# Attacks.


def test_a_forged_game_with_hashes_of_its_own_fails(tmp_path: Path) -> None:
    forged = signed(drawn("my secret"), Signer(new_key()))
    assert verified(forged, tmp_path)[0] == 0, "it is consistent: only what was shown elsewhere finds it out"
    code, said = verified(forged, tmp_path, "--commitment", commitment_of("the secret"))
    assert code == 1 and "--commitment:" in said
    code, said = verified(forged, tmp_path, "--key", SIGNER.public)
    assert code == 1 and "has not signed this record" in said


def test_a_record_without_a_signature_fails_where_a_key_is_given(honest: dict[str, Any], tmp_path: Path) -> None:
    bare = {key: value for key, value in honest.items() if key != FIELD}
    assert verified(bare, tmp_path)[0] == 0
    code, said = verified(bare, tmp_path, "--key", SIGNER.public)
    assert code == 1 and "--key: the record is not signed" in said


def test_a_game_forged_without_words_fails(honest: dict[str, Any], tmp_path: Path) -> None:
    bare = {key: value for key, value in honest.items() if key != "draw"}
    code, said = verified(resigned(bare), tmp_path, "--commitment", commitment_of("the secret"))
    assert code == 1 and "--commitment:" in said
    code, said = verified(resigned(bare), tmp_path, "--word", WORDS[0])
    assert code == 1 and "--word:" in said


def test_a_server_that_takes_another_secret_after_it_has_seen_the_words_fails(tmp_path: Path) -> None:
    code, said = verified(signed(drawn("a better secret")), tmp_path, "--commitment", commitment_of("the secret"))
    assert code == 1 and "--commitment:" in said


def test_a_server_that_leaves_a_word_out_is_found_by_who_revealed_it(tmp_path: Path) -> None:
    record = signed(drawn()._replace(words=(WORDS[0], "", "")))
    code, said = verified(record, tmp_path, "--word", WORDS[1])
    assert code == 1 and "the server left it out" in said


def _swapped_seed(record: dict[str, Any]) -> None:
    record["seed"], record["seed_hash"] = "1", hash_of("1")
    record["answers"] = []
    record["events"] = records.digest(records.replay(record))


def _changed_answer(record: dict[str, Any]) -> None:
    record["answers"][-1] = [record["answers"][-1][0], 1]


def _other_secret(record: dict[str, Any]) -> None:
    record["draw"]["secret"] = "another"


def _other_word(record: dict[str, Any]) -> None:
    record["draw"]["words"][1] = "c" * 32


def _word_of_nobody(record: dict[str, Any]) -> None:
    record["draw"]["words"][2] = "c" * 32


def _same_word_twice(record: dict[str, Any]) -> None:
    record["draw"]["words"][2] = record["draw"]["words"][0]
    record["draw"]["promises"][2] = record["draw"]["promises"][0]


def _fewer_seats(record: dict[str, Any]) -> None:
    record["draw"]["words"].pop()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (_swapped_seed, "draw: the secret and the words give the seed"),
        (_changed_answer, ""),
        (_other_secret, "was committed, but the secret gives"),
        (_other_word, "the word of seat 1 is not the one that was promised"),
        (_word_of_nobody, "the word of seat 2 is not the one that was promised"),
        (_same_word_twice, "seat 2 has the promise of seat 0"),
        (_fewer_seats, "expected one promise and one word for each seat"),
    ],
)
def test_a_record_that_was_changed_fails_though_it_is_signed_again(
    honest: dict[str, Any], tmp_path: Path, change: Callable[[dict[str, Any]], None], said: str
) -> None:
    touched = json.loads(json.dumps(honest))
    change(touched)
    code, output = verified(touched, tmp_path, "--key", SIGNER.public)
    assert code == 1, output
    code, output = verified(resigned(touched), tmp_path)
    assert code == 1 and said in output, output


def test_another_key_or_one_changed_letter_is_no_signature(honest: dict[str, Any]) -> None:
    assert is_signed(honest, SIGNER.public)
    assert not is_signed(honest, Signer(new_key()).public)
    assert not is_signed(honest, "no key")
    assert not is_signed(honest | {"table": "btable"}, SIGNER.public)
    assert not is_signed({key: value for key, value in honest.items() if key != "signed"}, SIGNER.public)


def test_names_in_any_script_are_signed_as_they_are_sent() -> None:
    record: dict[str, object] = {"players": [["Zoë \u2028 \x7f \U0001f600", ""]], "settings": {"b": 1, "a": True}}
    assert is_signed(json.loads(SIGNER.signed(plain(record))), SIGNER.public)


@pytest.mark.parametrize("data", [None, 3, {}, {"secret": 1}, {"secret": "s", "promises": [1], "words": []}])
def test_a_draw_that_is_none_is_refused(data: object) -> None:
    with pytest.raises(Unfair):
        from_data(data)


def test_who_does_not_know_the_secret_gains_nothing_by_revealing_last() -> None:
    """With and without the last word, the first bit of the seed is as likely 0 as 1 without the secret."""
    ones = [0, 0]
    for _ in range(2000):
        draw = drawn(secrets.token_hex(16))
        for choice, words in enumerate((WORDS, ("a" * 32, "", ""))):
            ones[choice] += int(fairness.seed_of(draw.secret, words)[0], 16) >> 3
    assert all(800 < count < 1200 for count in ones), ones
