"""Whether two games are the same, field by field, in what is shown, and in what follows."""

from __future__ import annotations

import random

import msgspec

from kickdoor.engine.game import Game
from kickdoor.snapshots.fields import attributes
from kickdoor.snapshots.places import places_of
from kickdoor.snapshots.position import FOUND_AGAIN, FOUND_AGAIN_OF_SEATS

encode = msgspec.json.Encoder().encode

# What is found again when it is needed; the log and the caches of its events are compared by what they show.
NOT_COMPARED = {*FOUND_AGAIN, *FOUND_AGAIN_OF_SEATS, "book", "brief", "log", "shown"}  # of an option: its views


def shown(game: Game) -> list[object]:
    """All that anybody may see or answer, with the words of all options."""
    found: list[object] = []
    for seat in range(len(game.names)):
        view = game.view(seat, imaginable=False, outcomes=True)
        ask = game.ask(seat)
        words = [] if ask is None else [option.word(game.table) for option in ask.options]
        found.append((encode(view.public), encode(view.own), encode(view.events), sorted(view.known), words))
    found.append(encode(game.view(None).public))
    found.append((game.waiting, game.over, game.winners, game.told, game.clock_state(), game.answered))
    return found


def differences(one: Game, two: Game) -> list[str]:
    """The names of all fields in which two tables differ."""
    names = places_of(one.table.book).names
    found: list[str] = []
    pairs: list[tuple[str, object, object]] = [("table", one.table, two.table)]
    seen: set[int] = set()
    while pairs:
        name, left, right = pairs.pop()
        if left is right or id(left) in seen:
            continue
        if type(left) is not type(right):
            found.append(name)
        elif isinstance(left, (list, tuple)) and isinstance(right, (list, tuple)):
            pairs += [(name, *pair) for pair in zip(left, right, strict=False)]
            found += [name] if len(left) != len(right) else []
        elif isinstance(left, dict) and isinstance(right, dict):
            pairs.append((name, [*left.items()], [*right.items()]))
        elif not type(left).__module__.startswith("kickdoor."):
            found += [name] if left != right else []
        elif id(left) in names:
            found.append(name)  # what the book holds is the same object
        else:
            seen.add(id(left))
            for part in {*attributes(left), *attributes(right)} - NOT_COMPARED:
                pairs.append((f"{name}.{part}", getattr(left, part, None), getattr(right, part, None)))
    return found


def go_apart(one: Game, two: Game, rng: random.Random, decisions: int) -> str:
    """Gives both the same random answers; what differs first, or nothing."""
    for _ in range(decisions):
        if one.over or two.over:
            break
        seat = rng.choice([*range(len(one.names))]) if one.table.book.settings.live else one.to_act
        ask = one.ask(seat)
        if ask is None:
            seat = one.to_act
            ask = one.open_ask(seat)
        words = [option.word(one.table) for option in ask.options]
        other = two.ask(seat)
        if other is None or [option.word(two.table) for option in other.options] != words:
            return f"seat {seat} has other options after {len(one.answers)} answers"
        index = rng.randrange(len(words))
        one.choose(seat, index)
        two.choose(seat, index)
    found = [str(event) for event in one.events[-len(two.events) :]] != [str(event) for event in two.events]
    return "other events" if found else "" if shown_now(one) == shown_now(two) else "other views"


def shown_now(game: Game) -> list[bytes]:
    """What is seen of the table, but for the log."""
    return [encode(game.public()), *[encode(game.own(seat)) for seat in range(len(game.names))]]
