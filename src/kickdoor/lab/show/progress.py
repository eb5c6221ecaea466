"""A progress bar for games that are played; it goes to the error stream, so that the output can be piped."""

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
    """Games a second, without those that were there before."""

    def render(self, task: Task) -> Text:
        elapsed = task.elapsed or 0.0
        played = task.completed - task.fields["before"]
        return Text(f"{played / elapsed:.1f} games/s" if elapsed else "")


@contextmanager
def progress_bar(name: str, games: int, before: int = 0) -> Iterator[Callable[[int], None]]:
    """Yields a function to call with the number of games that were played; `before` games were there already."""
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
