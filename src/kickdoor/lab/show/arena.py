"""The outcome of an arena as people read it."""

from __future__ import annotations

from ..measure.arena import SEATS, Outcome
from ..measure.attacks import Marked


def arena_report(outcome: Outcome, struck: Marked | None = None) -> str:
    """A line for each bot, the strongest first; then how they treated each other."""
    match, played = outcome.match, len(outcome.bouts)
    count = f"{played:,}" if played == match.wanted else f"{played:,} of {match.wanted:,}"
    rows = [f"{'+'.join(match.boxes)}: {count} games at tables of {SEATS}, from seed {match.seed}"]
    if not played:
        return rows[0]
    if match.against:
        rows[0] += f", each against three of {match.against}"
    rows += [
        "",
        f"{'bot':<24}{'games':>8}{'wins':>8}{'share':>9}  {'95 % interval':<16}{'rating':>15}{'faults':>8}",
    ]
    for one in outcome.standings:
        low, high = one.interval
        share = f"{100 * one.wins / one.games:.1f} %" if one.games else ""
        interval = f"{100 * low:.1f} to {100 * high:.1f}" if one.games else ""
        rating = f"{one.mu:.1f} ± {2 * one.sigma:.1f}"
        rows.append(
            f"{one.bot:<24}{one.games:>8,}{one.wins:>8,}{share:>9}  {interval:<16}{rating:>15}{one.faults:>8}"
        )
    draws = sum(not one.winners for one in outcome.bouts)
    attacks = sum(len(one.attacks) for one in outcome.bouts)
    rows += [
        "",
        "The rating is OpenSkill's (Plackett-Luce): its mean, and twice its deviation. An equal share is "
        f"{100 / SEATS:g} %.",
        f"Draws: {draws}. Attacks a game: {attacks / played:.1f}. Nobody was asked more than {outcome.offers} "
        "times in a turn by the same player.",
    ]
    if struck is not None:
        low, high = struck.ratio - struck.off, struck.ratio + struck.off
        rows.append(
            f"Seat {struck.seat} was struck {struck.attacks:,} times; by its level, {struck.expected:,.1f} were "
            f"to be expected: {struck.ratio:.2f} times as often (95 %: {low:.2f} to {high:.2f})."
        )
    return "\n".join(rows)
