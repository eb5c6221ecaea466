"""A bar while games are played: on the error stream, so that what comes of them can be piped."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

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


class RateColumn(ProgressColumn):
    """Games a second, since this beginning."""

    def render(self, task: Task) -> Text:
        elapsed = task.elapsed or 0.0
        played = task.completed - task.fields["before"]
        return Text(f"{played / elapsed:.1f} games/s" if elapsed else "")


@contextmanager
def bar(name: str, games: int, before: int = 0) -> Iterator[Callable[[int], None]]:
    """Gives what is to be called after each batch, with the number of its games; `before` were there already."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        RateColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task(name, total=games, completed=before, before=before)
        yield lambda played: progress.advance(task, played)
