"""Verifies a record: it is replayed, and the result is compared with what was published and with its bots."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from .bots.seated import Seated, seated
from .engine.game import Game, Record
from .fairness import Draw, Unfair, commitment_of, from_data
from .records import SENTENCE_VERSION, BadRecord, answers_of, digest, give, replay, version_of
from .signatures import is_signed, key_of
from .views.deeds import ReasonView


def verify(record: Record) -> Game:
    """The replayed game. `BadRecord` where the seed, the events or a bot's answer differ from the record.

    The digest in a record of version 1 is not compared: it was computed from the sentences of its release.
    """
    for key in ("seed_hash", "events"):
        if not isinstance(record.get(key), str):
            raise BadRecord(f"{key}: expected the SHA-256 that was published; this record carries none")
    game = replay(record)
    if record["seed_hash"] != game.seed_hash:
        raise BadRecord(f"seed_hash: {record['seed_hash']} was published, but the seed gives {game.seed_hash}")
    if verifies_events(record) and record["events"] != digest(game):
        raise BadRecord(f"events: the record says {record['events']}, but playing it gives {digest(game)}")
    _draw(record, game)
    _verify_bots(record)
    return game


def verifies_events(record: Record) -> bool:
    """Whether the digest of the events in this record can be compared with that of the replayed game."""
    return version_of(record) != SENTENCE_VERSION


class Known(NamedTuple):
    """What somebody knows from elsewhere, and a record is compared with; empty: not known."""

    commitment: str = ""  # the hash that the table published before the game
    key: str = ""  # the server's public key
    word: str = ""  # this person's own


NOTHING: Final = Known()


def verified(record: Record, name: str, known: Known = NOTHING) -> str:
    """Verifies a record; one line for each thing that is proven, and for each that is not."""
    game = verify(record)
    draw = _draw(record, game)
    return "\n".join(
        [
            f"{name}: {len(game.answers)} answers replayed, {len(game.events)} events",
            f"proven      every answer is legal; the events have the SHA-256 {digest(game)}"
            if verifies_events(record)
            else f"proven      every answer is legal\n{OLD_DIGEST.format(record['events'])}",
            f"proven      shuffles and dice follow from the seed {game.record['seed']}, of hash {game.seed_hash}",
            *_of_seed(game, draw, known),
            *_of_signature(record, known),
            "not proven  that nobody was told hidden cards, and that every player is a person of their own",
        ]
    )


OLD_DIGEST: Final = """not proven  This is a record of version 1. The digest of its events,
{}, was not:
it was computed from English sentences, which depend on the release that wrote the record."""


def _draw(record: Record, game: Game) -> Draw | None:
    """What the seed was made of, where people added words. `BadRecord` where that is not this seed."""
    if record.get("draw") is None:
        return None
    try:
        draw = from_data(record["draw"])
    except Unfair as unfair:
        raise BadRecord(str(unfair)) from None
    if len(draw.words) != len(game.names):
        raise BadRecord("draw: expected a promise and a word, which may be empty, for each player")
    if draw.seed != str(game.record["seed"]):
        raise BadRecord(f"draw: the secret and the words give the seed {draw.seed}, not {game.record['seed']}")
    return draw


def _of_seed(game: Game, draw: Draw | None, known: Known) -> list[str]:
    """Who made the seed, and when."""
    committed = game.seed_hash if draw is None else commitment_of(draw.secret)
    if known.commitment and known.commitment.strip().lower() != committed:
        raise BadRecord(f"--commitment: {known.commitment} was shown before the game, but this is {committed}")
    if known.word and (draw is None or known.word.strip().lower() not in draw.words):
        raise BadRecord("--word: this word is not in the seed: the server left it out, or it came too late")
    when = (
        "proven      the server had fixed its secret before the game: its hash is the one you were shown"
        if known.commitment
        else f"not proven  that the secret was fixed before the game: compare the hash you were shown, {committed}"
    )
    if draw is None:
        return [when, "not proven  that the server drew the seed at random: no player added a word"]
    lines = [when]
    names = [game.names[seat] for seat, word in enumerate(draw.words) if word]
    if names:
        lines.append(f"proven      the seed is made of that secret and of the words of {', '.join(names)}")
    lines.append(
        "proven      your word is in it, so nobody chose this deal who had fixed everything else before"
        if known.word
        else "not proven  that your own word is in it: give it with --word"
    )
    if draw.missing:
        gone = ", ".join(game.names[seat] for seat in draw.missing)
        lines.append(
            f"not proven  why these promised a word and it is not in the seed: {gone}. A server in league with"
            f" them chose among {2 ** len(draw.missing)} deals"
        )
    return lines


def _of_signature(record: Record, known: Known) -> list[str]:
    """Who says that this game was played."""
    named = key_of(record)
    if not known.key:
        if named is None:
            return ["not proven  that a server says so: the record is not signed"]
        return [f"not proven  who signed it: compare the server's key with {named}, and give it with --key"]
    if named is None:
        raise BadRecord("--key: the record is not signed")
    try:
        signed = is_signed(record, known.key.strip().lower())
    except ImportError:
        raise BadRecord(
            '--key: signatures need the package cryptography: pip install "kickdoor[server]"'
        ) from None
    if not signed:
        raise BadRecord(f"--key: {known.key} has not signed this record as it is")
    return ["proven      it is signed by the key you gave, as it is here"]


def reasons(record: Record, to: int | None = None) -> dict[int, ReasonView | str]:
    """Why each bot gave the last of its first `to` answers. The bots are asked again: a record has no reasons."""
    bots = seated(replay(record, 0), _bots(record))
    for _ in _asked_again(record, bots, to):
        pass
    return {seat: reason for seat, bot in bots.items() if (reason := bot.why())}


def _verify_bots(record: Record) -> None:
    """Asks every bot again: each must answer as it did."""
    for place, seat, answer, index in _asked_again(record, seated(replay(record, 0), _bots(record)), None):
        if answer != index:
            raise BadRecord(f"answers[{place}]: the bot in seat {seat} answers {answer} here, not {index}")


def _bots(record: Record) -> dict[int, str]:
    """The bots by seat. Old records have a list of seats, each with the bot `simple`."""
    found = record.get("bots", {})
    if isinstance(found, list) and all(isinstance(seat, int) for seat in found):
        return dict.fromkeys(found, "simple")
    if not isinstance(found, dict) or not all(
        seat.isdecimal() and isinstance(name, str) for seat, name in found.items()
    ):
        raise BadRecord('bots: expected a list of seats, or names by seat, as {"1": "simple"}')
    return {int(seat): name for seat, name in found.items()}


def _asked_again(
    record: Record, bots: Mapping[int, Seated], to: int | None
) -> Iterator[tuple[int, int, int | None, int]]:
    """Every answer of a bot in the record: its place, the seat, the bot's answer now, its answer then."""
    if not bots:
        return
    game = replay(record, 0)
    for place, (seat, index) in enumerate(answers_of(record, to)):
        if seat in bots:
            view = game.view(seat)
            yield place, seat, None if view.ask is None else bots[seat].choose(view, view.ask), index
        give(game, seat, index)
