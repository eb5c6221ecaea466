"""What each seat has done in a game, counted from its events: the statistics of a person are the sum of these."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Struct

from kickdoor.engine.table.events import Event


class Tally(Struct, omit_defaults=True):
    """One seat in one finished game. The names are those of the database: they do not change."""

    won: bool = False
    level: int = 1  # the highest it has reached
    kills: int = 0  # monsters that it has beaten as the fighter
    deaths: int = 0
    curses: int = 0  # that struck it
    backstabs: int = 0  # what it did to others: Curses, and acts against their fights
    helped: int = 0  # fights of others that it joined


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Tally).decode
NOBODY: Final = ("", encode(Tally()))  # kept of a game that counts for nobody: it is counted


def results_of(people: Sequence[str], tallies: Sequence[Tally]) -> list[tuple[str, bytes]]:
    """What is kept of a game, by person. Seats of one key are people at one screen: nobody's."""
    found = [
        (person, encode(tally))
        for person, tally in zip(people, tallies, strict=False)
        if people.count(person) == 1
    ]
    return [one for one in found if one[0]] or [NOBODY]


def tallies_of(events: Sequence[Event], seats: int, winners: Sequence[int]) -> list[Tally]:
    """By seat, what it has done."""
    found = [Tally(won=seat in winners) for seat in range(seats)]
    side: list[int] = []  # the fighter and the helper, while there is a fight
    user = -1  # who used an ability last: what it does follows
    for event in events:
        what, who = event.what, event.who
        match what:
            case "fight":
                side = [who]
            case "helps" | "uninvited":
                side = [*side[:1], who]
                found[who].helped += 1
            case "passed_on":
                side = [event.other]
            case "fight_over":
                side = []
            case "killed" if side:
                found[side[0]].kills += 1
            case "death":
                found[who].deaths += 1
            case "curse":
                found[who].curses += 1
            case "level_up":
                found[who].level = max(found[who].level, event.facts.level)
            case "use":
                user = who
            case "boost" if event.facts.bonus < 0 and side and user >= 0 and user not in side:
                found[user].backstabs += 1
            case "play_monster" | "play_side" if side and who not in side and event.facts.side != "munchkins":
                found[who].backstabs += 1
            case "play_on" if event.other != who and event.card is not None and event.card.kind == "curse":
                found[who].backstabs += 1
    return found
