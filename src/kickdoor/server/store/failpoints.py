"""Faults on demand, for tests: the environment variable KICKDOOR_FAIL names where the store fails, and when.

`KICKDOOR_FAIL=after_commit:17` ends the process right after the seventeenth commit of a table's entries;
`commit_error:5:3` makes the fifth and the two after it fail, `slow_commit:1:4` delays the first four. With
`disk_error:5` the fifth fails and so does the next reading, by which a room finds out what it has. Several are
separated by commas. Where it is not set, it costs a comparison for each commit and reading.
"""

from __future__ import annotations

import os
import sqlite3
import time
from typing import Final

VARIABLE: Final = "KICKDOOR_FAIL"
KINDS: Final = ("before_commit", "after_commit", "commit_error", "disk_error", "slow_commit")
CODE: Final = 86  # exit code of a process that ends at a failpoint
SLOW: Final = 0.5  # seconds
ERROR: Final = "disk I/O error"


class Failpoints:
    """Counts how often each point was passed, and fails there as configured."""

    def __init__(self, text: str) -> None:
        self._due: Final[dict[str, range]] = {}
        self._passed: Final = dict.fromkeys(KINDS, 0)
        self._unreadable = 0  # readings that will fail
        for part in text.split(",") if text else ():
            kind, _, numbers = part.partition(":")
            first, _, times = numbers.partition(":")
            times = times or "1"
            if kind not in KINDS or not first.isdecimal() or not times.isdecimal():
                raise ValueError(f"{VARIABLE}: expected one of {', '.join(KINDS)} and a number, found {part!r}")
            self._due[kind] = range(int(first), int(first) + int(times))

    def passing(self, *kinds: str) -> None:
        """The writer thread passes these points, with entries of a table to be committed."""
        if not self._due:
            return
        for kind in kinds:
            self._passed[kind] += 1
            if self._passed[kind] in self._due.get(kind, ()):
                self._unreadable += kind == "disk_error"
                _fail(kind)

    def reading(self) -> None:
        """Somebody reads."""
        if self._unreadable:
            self._unreadable -= 1
            raise sqlite3.OperationalError(ERROR)


def _fail(kind: str) -> None:
    if kind in ("commit_error", "disk_error"):
        raise sqlite3.OperationalError(ERROR)
    if kind == "slow_commit":
        time.sleep(SLOW)
    else:
        os._exit(CODE)


def from_environment() -> Failpoints:
    return Failpoints(os.environ.get(VARIABLE, ""))
