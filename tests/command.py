"""The command `kickdoor`, run inside the process of the test."""

from __future__ import annotations

from typer.testing import CliRunner, Result

from kickdoor.cli import app


def kickdoor(*words: str, typed: str = "") -> Result:
    """The result of a command with these words; `typed` is its input."""
    return CliRunner().invoke(app, list(words), input=typed)
