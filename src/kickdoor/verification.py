"""Verifies a record: it is replayed, and the result is compared with what was published and with its bots."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from .bots.seated import Seated, seated
from .engine.game import Game, Record
from .records import SENTENCE_VERSION, BadRecord, answers_of, digest, give, replay, version_of
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
    _verify_bots(record)
    return game


def verifies_events(record: Record) -> bool:
    """Whether the digest of the events in this record can be compared with that of the replayed game."""
    return version_of(record) != SENTENCE_VERSION


def verified(record: Record, name: str) -> str:
    """Verifies a record; the lines that say what was checked, and what could not be."""
    game = verify(record)
    lines = [
        f"{name}: true. {len(game.answers)} answers replayed; the seed is the one whose hash was published",
        f"seed    {game.record['seed']}",
        f"hash    {game.seed_hash}",
        f"events  {len(game.events)}, SHA-256 {digest(game)}",
    ]
    if not verifies_events(record):
        lines += [
            "This is a record of version 1. Its seed, answers and bots were checked. The digest of its events,",
            f"{record['events']}, was not:",
            "it was computed from English sentences, which depend on the release that wrote the record.",
        ]
    return "\n".join(lines)


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
