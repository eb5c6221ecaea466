"""What can be wrong with a scenario file: its shape, its position, or a line that does not hold."""

from __future__ import annotations

from typing import Final

from kickdoor.engine.table.rules import Rule

Path = tuple[str | int, ...]  # where in the file: ("players", "Ann", "hand")


class BadScenario(ValueError):
    """A file that cannot be run, or a position that is refused; it says where, what and by which rule."""

    def __init__(self, message: str, path: Path = (), rule: Rule | None = None, line: int = 0) -> None:
        super().__init__(message)
        self.message: Final = message
        self.path: Final = path
        self.rule: Final = rule
        self.line = line  # 0: not known, as in a position that is no file

    @property
    def numbers(self) -> tuple[str, ...]:
        return () if self.rule is None else self.rule.numbers

    def __str__(self) -> str:
        where = " ".join([str(part) for part in self.path])
        numbers = ", ".join(self.numbers)
        return (
            f"{where}: {self.message}" * bool(where) + self.message * (not where) + f" ({numbers})" * bool(numbers)
        )


class DoesNotHold(Exception):
    """A line of a scenario that is not so."""

    def __init__(self, message: str, path: Path = ()) -> None:
        super().__init__(message)
        self.message: Final = message
        self.path: Final = path
