"""Errors of a scenario file: a wrong shape, a position that is refused, a line that does not hold."""

from __future__ import annotations

from typing import Final

Path = tuple[str | int, ...]  # where in the file: ("players", "Ann", "hand")


class BadScenario(ValueError):
    """A file that cannot be run, or a position that is refused: what is wrong, where, and by which rule."""

    def __init__(self, message: str, path: Path = (), numbers: tuple[str, ...] = (), line: int = 0) -> None:
        super().__init__(message)
        self.message: Final = message
        self.path: Final = path
        self.numbers: Final = numbers  # of the rules that refuse the position
        self.line = line  # 0 where there is no file

    def __str__(self) -> str:
        where = " ".join([str(part) for part in self.path])
        numbers = ", ".join(self.numbers)
        return (f"{where}: " if where else "") + self.message + (f" ({numbers})" if numbers else "")


class DoesNotHold(Exception):
    """A step or an expectation of a scenario that does not hold."""

    def __init__(self, message: str, path: Path = ()) -> None:
        super().__init__(message)
        self.message: Final = message
        self.path: Final = path
