"""The statistics of a person, summed from what was kept of each finished game."""

from __future__ import annotations

import msgspec

from kickdoor.views.room import TableInfo

from ..protocol.answers import Statistics
from ..room.tallies import Tally, decode, results_of
from ..store.store import Listing, Result, Store


def statistics_of(store: Store, person: str) -> Statistics:
    """All finished games of this person, on whichever device they were played. `StoreError`: not readable now."""
    tallies = [decode(body) for body in store.results(person)] if person else []
    return Statistics(
        games=len(tallies),
        won=sum([tally.won for tally in tallies]),
        best_level=max([tally.level for tally in tallies], default=0),
        kills=sum([tally.kills for tally in tallies]),
        deaths=sum([tally.deaths for tally in tallies]),
        curses=sum([tally.curses for tally in tallies]),
        backstabs=sum([tally.backstabs for tally in tallies]),
        helped=sum([tally.helped for tally in tallies]),
    )


def from_listing(listing: Listing) -> list[Result]:
    """Of a finished game that cannot be read back, since its box was printed anew: who played, and who won."""
    try:
        winners = msgspec.json.decode(listing.info, type=TableInfo).winners
    except (msgspec.MsgspecError, TypeError):
        return []
    return results_of(listing.people, [Tally(won=seat in winners) for seat in range(len(listing.people))])
