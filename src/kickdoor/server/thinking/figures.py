"""What thinking has cost so far: figures for the metrics of a server."""

from __future__ import annotations

from .tasks import Answer, Page, Result, Task


class Figures:
    """Sums since the start."""

    def __init__(self) -> None:
        self.bots = 0  # answers of bots
        self.bot_seconds = 0.0  # of processor time, without playing games again
        self.replay_seconds = 0.0  # in which games were brought up to date
        self.pages = 0  # of finished games, and pictures
        self.page_seconds = 0.0
        self.stand_ins = 0  # answers of the plain bot for another whose table had used up its time
        self.restarts = 0  # workers that were replaced

    def count(self, task: Task, result: Result) -> None:
        """A task was done."""
        self.replay_seconds += result.replay
        if isinstance(task, Answer):
            self.bots += 1
            self.bot_seconds += result.seconds - result.replay
        elif isinstance(task, Page):
            self.pages += 1
            self.page_seconds += result.seconds - result.replay
