"""A simulation as people see it: a bar while it runs, a table when it is done."""

from __future__ import annotations

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from .figures import Line
from .simulate import Outcome, Plan, simulate


class RateColumn(ProgressColumn):
    """Games a second, since the beginning."""

    def render(self, task: Task) -> Text:
        elapsed = task.elapsed or 0.0
        return Text(f"{task.completed / elapsed:.1f} games/s" if elapsed else "")


def watched(plan: Plan) -> Outcome:
    """Plays the games under a bar; it is on the error stream, so that the table can be piped."""
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        RateColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console) as progress:
        task = progress.add_task("+".join(plan.boxes), total=plan.games)
        return simulate(plan, lambda games: progress.advance(task, games))


def report(outcome: Outcome) -> str:
    """The table: each figure, its interval, its band, and whether it holds."""
    plan = outcome.plan
    count = f"{len(outcome.games):,}"
    if len(outcome.games) < plan.games:
        count += f" of {plan.games:,}"
    rows = [f"{'+'.join(plan.boxes)}: {count} games of {', '.join(plan.bots)}, from seed {plan.seed}", ""]
    if not outcome.games:
        return rows[0]
    rows.append(f"{'':<46}{'':>9}  {'95 % interval':<16}{'band':<14}holds")
    rows += [_row(line) for line in outcome.lines]
    if len(set(plan.bots)) > 1:
        rows += ["", "wins: " + ", ".join(f"{bot} {outcome.wins_of(bot)}" for bot in sorted(set(plan.bots)))]
    return "\n".join(rows)


def _row(line: Line) -> str:
    whole = line.value == int(line.value) and not line.unit
    value = f"{line.value:.0f}" if whole else f"{line.value:.2f}{' ' * bool(line.unit)}{line.unit}"
    interval = "" if line.low is None or line.high is None else f"{line.low:.1f} to {line.high:.1f}"
    if line.least is None:
        band = "" if line.most is None else f"under {line.most:g}"
    else:
        band = f"{line.least:g} to {line.most:g}"
    holds = "" if line.holds is None else ("yes" if line.holds else ("open" if line.open else "NO"))
    return f"{line.name:<46}{value:>9}  {interval:<16}{band:<14}{holds}".rstrip()
