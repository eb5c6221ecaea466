"""The outcome of an arena as a table for the terminal."""

from __future__ import annotations

from ..measure.arena import SEATS, Outcome
from ..measure.attacks import Targeting


def arena_table(outcome: Outcome, targeting: Targeting | None = None) -> str:
    """A line for each bot, the strongest first; then attacks and offers."""
    match, played = outcome.match, len(outcome.games)
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
    draws = sum(not one.winners for one in outcome.games)
    attacks = sum(len(one.attacks) for one in outcome.games)
    rows += [
        "",
        "The rating is OpenSkill's (Plackett-Luce): mean ± twice the deviation. An equal share of wins is "
        f"{100 / SEATS:g} %.",
        f"Draws: {draws}. Attacks a game: {attacks / played:.1f}. Offers by one player to another in a turn: "
        f"{outcome.offers} at most.",
    ]
    if targeting is not None:
        low, high = targeting.ratio - targeting.margin, targeting.ratio + targeting.margin
        rows.append(
            f"Seat {targeting.seat} was attacked {targeting.attacks:,} times; its level lets expect "
            f"{targeting.expected:,.1f}: {targeting.ratio:.2f} times as often (95 %: {low:.2f} to {high:.2f})."
        )
    return "\n".join(rows)
