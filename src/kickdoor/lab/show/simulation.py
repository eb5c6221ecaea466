"""A simulation as a table for the terminal."""

from __future__ import annotations

from ..measure.figures import Line
from ..measure.simulate import Simulation


def simulation_table(simulation: Simulation) -> str:
    """Each figure with its interval, its band, and whether the interval is in the band: yes, NO, or open."""
    plan, played = simulation.plan, simulation.tally.games
    count = f"{played:,}" if played == plan.games else f"{played:,} of {plan.games:,}"
    given = "".join([f", {name}={str(value).lower()}" for name, value in plan.settings.items()])
    rows = [f"{'+'.join(plan.boxes)}: {count} games of {', '.join(plan.bots)}, from seed {plan.seed}{given}", ""]
    if not played:
        return rows[0]
    rows.append(f"{'':<46}{'':>9}  {'95 % interval':<16}{'band':<14}holds")
    rows += [_row(line) for line in simulation.lines]
    if len(simulation.wins) > 1:
        rows += ["", "wins: " + ", ".join(f"{bot} {wins}" for bot, wins in sorted(simulation.wins.items()))]
    return "\n".join(rows)


def _row(line: Line) -> str:
    holds = "NO" if line.holds == "no" else line.holds
    return f"{line.name:<46}{line.text:>9}  {line.interval:<16}{line.band:<14}{holds}".rstrip()
