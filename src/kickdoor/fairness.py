"""How the seed of a deal is made of the server's secret and a word of every person; pure functions on texts.

The order is fixed, and docs/fairness.md says why: the server publishes the commitment of its secret; every person
publishes the promise of a word; the list of promises is closed; words are revealed; the seed follows. A word that
is not revealed in time is left out of the seed, and the record says so.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Final, NamedTuple

NO_WORD: Final = "-"  # stands in the seed for a seat without a word; no word is written so
WORD: Final = re.compile(r"[0-9a-f]{32}")
PROMISE: Final = re.compile(r"[0-9a-f]{64}")


class Unfair(ValueError):
    """A draw that is not what it should be; the message says what differs."""


class Draw(NamedTuple):
    """What a seed was made of, by seat. An empty promise: none was given. An empty word: none came in time."""

    secret: str
    promises: tuple[str, ...]
    words: tuple[str, ...]

    @property
    def missing(self) -> list[int]:
        """The seats that promised a word and did not reveal it."""
        return [seat for seat, promise in enumerate(self.promises) if promise and not self.words[seat]]

    @property
    def seed(self) -> str:
        return seed_of(self.secret, self.words)


def commitment_of(secret: str) -> str:
    """What the server publishes of its secret when a table is opened."""
    return sha256(f"kickdoor seed {secret}".encode()).hexdigest()


def promise_of(word: str) -> str:
    """What a person publishes of a word before any word is revealed."""
    return sha256(f"kickdoor word {word}".encode()).hexdigest()


def seed_of(secret: str, words: Sequence[str]) -> str:
    """The seed of a deal; words are in seat order, empty where there is none."""
    said = ",".join(word or NO_WORD for word in words)
    return sha256(f"kickdoor deal {said} {secret}".encode()).hexdigest()


def as_data(draw: Draw) -> dict[str, object]:
    """A draw as it stands in a record."""
    return {
        "commitment": commitment_of(draw.secret),
        "secret": draw.secret,
        "promises": list(draw.promises),
        "words": list(draw.words),
    }


def from_data(data: object) -> Draw:
    """The draw of a record, checked in itself: hashes, promises and words fit. `Unfair` where they do not."""
    if not isinstance(data, Mapping):
        raise Unfair("draw: expected an object with commitment, secret, promises and words")
    secret, promises, words = data.get("secret"), _texts(data, "promises"), _texts(data, "words")
    if not isinstance(secret, str):
        raise Unfair("draw: expected a text as secret")
    if data.get("commitment") != commitment_of(secret):
        raise Unfair(f"draw: {data.get('commitment')} was committed, but the secret gives {commitment_of(secret)}")
    if len(promises) != len(words):
        raise Unfair("draw: expected one promise and one word for each seat, which may be empty")
    for seat, (promise, word) in enumerate(zip(promises, words, strict=True)):
        if promise and not PROMISE.fullmatch(promise):
            raise Unfair(f"draw: seat {seat} has no well-formed promise")
        if word and (not WORD.fullmatch(word) or promise_of(word) != promise):
            raise Unfair(f"draw: the word of seat {seat} is not the one that was promised")
        if promise and promise in promises[:seat]:
            raise Unfair(f"draw: seat {seat} has the promise of seat {promises.index(promise)}")
    return Draw(secret, promises, words)


def _texts(data: Mapping[object, object], key: str) -> tuple[str, ...]:
    found = data.get(key)
    if not isinstance(found, list) or not all(isinstance(text, str) for text in found):
        raise Unfair(f"draw: expected a list of texts as {key}")
    return tuple(found)
