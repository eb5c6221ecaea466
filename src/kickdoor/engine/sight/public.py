"""The view of a table that everybody shares: players, fight, piles, the open window, offers."""

from __future__ import annotations

from typing import Final

from kickdoor.views.names import SEXES
from kickdoor.views.table import (
    BodyView,
    FightView,
    FoeView,
    LineView,
    MomentView,
    PileView,
    PlayerView,
    PublicView,
    TrackView,
)

from ..flow.led import asked, waits_for_all
from ..flow.pending import StrikeLands, nearest, nearest_die
from ..play.escape import escape_at
from ..sums.gear import active
from ..sums.ledger import Line
from ..sums.rewards import foe_levels, foe_treasures, won_levels, won_treasures
from ..sums.totals import (
    beats,
    capacity,
    foe_strength,
    hand_limit,
    monsters,
    munchkins,
    run_bonus,
    strength,
)
from ..table.absent import NOBODY
from ..table.box import Track
from ..table.card import Card
from ..table.fight import Fight, Foe
from ..table.piles import LIMBO, OPEN_DUNGEONS, body_of, deck_of, discards_of, play_of
from ..table.sentence import IS_STRUCK, MOMENTS, ROLLS, ROLLS_TO_RUN
from ..table.shown import Laid, seen
from ..table.table import Table
from ..table.window import KINDS, Window
from ..turns.phase import phase
from .deeds import proposal_view
from .helped import helped, rewarded

_DECKS: Final = (0, 1)


def public_view(table: Table, names: tuple[str, ...], lines: bool = True) -> PublicView:
    """What everybody sees; the lines of a fight's sums only where somebody reads them: they cost time."""
    top = table.agenda[-1] if table.agenda else None
    window = top if isinstance(top, Window) else None
    lead = asked(table)
    return PublicView(
        boxes=[box.id for box in table.book.boxes],
        phases=table.book.host.phases_shown,
        winning_level=table.book.settings.winning_level,
        turn=table.turn,
        turns=table.turns,
        phase=phase(table),
        over=table.over,
        winners=list(table.winners),
        players=players_seen(table, names),
        decks=[len(table.piles[deck_of(deck)]) for deck in _DECKS],
        discards=[_pile(table, table.piles[discards_of(deck)]) for deck in _DECKS],
        middle=[seen(table, card) for card in table.piles[LIMBO]],
        bodies=[
            BodyView(seat, [seen(table, card) for card in table.piles[body_of(seat)]])
            for seat in range(len(names))
            if table.piles[body_of(seat)]
        ],
        dungeons=[seen(table, card) for card in table.piles[OPEN_DUNGEONS]],
        fight=fight_seen(table, lines),
        window=None if window is None else KINDS[window.kind],
        moment=moment_view(table),
        asked=None if lead < 0 else lead,
        proposal=proposal_view(table, window),
        waits=waits_for_all(table),
        offers=[offer.complete(table, offer.view(table)) for offer in table.offers],
        deaths=table.deaths,
        tracks=tracks_view(table),
    )


def players_seen(table: Table, names: tuple[str, ...]) -> list[PlayerView]:
    """All players as everybody sees them."""
    return [player_seen(table, seat, name) for seat, name in enumerate(names)]


def player_seen(table: Table, seat: int, name: str) -> PlayerView:
    """A player as everybody sees them: made once, until something changes."""
    kept = table.keeping().players
    found = kept.get(seat)
    # Whoever says that they would trade changes nothing else.
    if found is None or found.open_to_trades != (table.traders >> seat & 1 != 0):
        found = _player(table, seat, name)
        kept[seat] = found
    return found


def fight_seen(table: Table, lines: bool) -> FightView | None:
    """The fight as everybody sees it: made once, until something changes; with the lines where they are wanted."""
    fight = table.fight
    if fight is None:
        return None
    kept = table.keeping()
    found = kept.fight
    if found is None or kept.lines != lines:
        found = _fight(table, fight, lines)
        kept.fight, kept.lines = found, lines
    return found


def tracks_view(table: Table) -> tuple[TrackView, ...]:
    """The tracks of the boxes."""
    return tuple([_track(track) for track in table.book.tracks])


def _track(track: Track) -> TrackView:
    return TrackView(track.name, track.steps, tuple([verb.text for verb in track.end]))


def laid_by(table: Table, seat: int) -> Laid:
    """What a player has in play, as everybody sees it."""
    in_force = active(table, seat)
    owner = table.seats[seat]
    if owner.laid is None:
        owner.laid = Laid(table, seat, in_force)
    return owner.laid


def _player(table: Table, seat: int, name: str) -> PlayerView:
    owner, laid = table.seats[seat], laid_by(table, seat)
    return PlayerView(  # in the order of its fields: many names take long
        seat,
        name,
        owner.level,
        SEXES.get(owner.sex),
        owner.dead,
        None if owner.house is None else owner.house.name,
        None if owner.kid is None else owner.kid.name,
        len(table.hand(seat)),
        laid.play,
        laid.carried,
        laid.in_force,
        laid.attached,
        strength(table, seat),
        run_bonus(table, seat),
        hand_limit(table, seat),
        capacity(table, seat),
        open_to_trades=table.traders >> seat & 1 != 0,
        extra_turn=owner.extra,
        steps=owner.steps,
        kept=laid.kept,
    )


def _fight(table: Table, fight: Fight, lines: bool) -> FightView:
    ours: list[Line] = []
    theirs: list[Line] = []
    strong = munchkins(table, fight, ours if lines else None)
    against = monsters(table, fight, theirs if lines else None)
    winning = not fight.foes or beats(table, fight, strong, against)
    wins_ties = not winning and beats(table, fight, against, against)
    return FightView(
        fight.fighter,
        None if fight.helper < 0 else fight.helper,
        strong,
        against,
        [_line(line) for line in ours],
        [_line(line) for line in theirs],
        winning,
        0 if winning else against - strong + (0 if wins_ties else 1),
        fight.decided,
        [_foe(table, fight, foe, lines) for foe in fight.foes],
        won_levels(table, fight),
        won_treasures(table, fight),
        tuple(
            [
                (table.tags[loan.card.index], loan.owner)
                for loan in fight.lent
                if table.where[loan.card.index] == play_of(loan.borrower)
            ]
        ),
        tuple(fight.declined),
        () if winning else helped(table, fight, strong - against),
        rewarded(table, fight),
    )


def _line(line: Line) -> LineView:
    return LineView(
        amount=line.amount,
        kind=line.kind,
        card="" if line.card is None else line.card.name,
        text=line.text,
        seat=None if line.seat < 0 else line.seat,
        foe=None if line.foe < 0 else line.foe,
    )


def _foe(table: Table, fight: Fight, foe: Foe, lines: bool) -> FoeView:
    return FoeView(
        foe.number,
        seen(table, foe.card),
        foe.copy,
        foe_strength(table, foe),
        foe_levels(table, foe),
        foe_treasures(table, foe),
        [shot.card.name for shot in fight.shots if shot.pack == foe.pack],
        escape_at(table, fight.fighter, foe) if lines else 0,
    )


def _pile(table: Table, pile: list[Card]) -> PileView:
    return PileView(len(pile), seen(table, pile[-1]) if pile else None)


def moment_view(table: Table) -> MomentView | None:
    """What an interrupt is about: to whom what is happening, by which card."""
    top = table.agenda[-1] if table.agenda else None
    if not isinstance(top, Window) or top.about is None:
        return None
    about = top.about
    seat = None if about.who == NOBODY else about.who
    found = MomentView(MOMENTS[about.event], seat, None if about.it is None else seen(table, about.it))
    found.by = None if about.by == NOBODY else about.by
    if about.event in (ROLLS, ROLLS_TO_RUN):
        die = nearest_die(table)
        if die is not None:
            found.roll, found.needed = die.value, die.needed()
    elif about.event == IS_STRUCK:
        coming = nearest(table)
        found.averted = not isinstance(coming, StrikeLands) or coming.card is not about.it
    return found
