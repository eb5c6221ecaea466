"""Reads the files of a box as texts and as tables, within limits."""

from __future__ import annotations

import os
import re
import stat
import tomllib
from pathlib import Path
from typing import Final

from .printing import PRINTING
from .problems import Problems

LARGEST: Final = 2_000_000  # bytes in a file
LARGEST_BOX: Final = 4_000_000  # bytes in all its files
LONGEST_LINE: Final = 4_000
MOST_FILES: Final = 100
# The TOML parser needs time that grows with the square of the dots in a key.
DOTTED: Final = re.compile(r"""(?<![\w"'-])(?:[\w"'-]+[ \t]*\.[ \t]*){12,}""")


def card_files(folder: Path, problems: Problems) -> list[str]:
    """The names of the files that make up a box, in order."""
    try:
        names = sorted([name for name in os.listdir(folder) if name.endswith(".toml") and name != PRINTING])
    except OSError as error:
        problems.add(str(folder), "", "", "", f"cannot be read: {error.strerror}")
        return []
    if len(names) > MOST_FILES:
        problems.add(folder.name, "", "", "", f"a box may have at most {MOST_FILES} files")
        return []
    return names


def read_files(folder: Path, names: list[str], problems: Problems) -> dict[str, str]:
    """The texts of plain files in this folder."""
    texts: dict[str, str] = {}
    whole = 0
    for name in names:
        file = f"{folder.absolute().name}/{name}"
        try:
            about = os.lstat(folder / name)
            if not stat.S_ISREG(about.st_mode):
                problems.add(file, "", "", "", "the files of a box must be plain files, not links")
            elif about.st_size > LARGEST:
                problems.add(file, "", "", "", f"a file may have at most {LARGEST:,} bytes")
            elif (whole := whole + about.st_size) > LARGEST_BOX:
                problems.add(folder.name, "", "", "", f"a box may have at most {LARGEST_BOX:,} bytes")
                return {}
            else:
                texts[file] = (folder / name).read_bytes().decode("utf-8").replace("\r\n", "\n")
        except UnicodeDecodeError as error:
            problems.add(file, "", "", "", f"not written in UTF-8 (at byte {error.start})")
        except OSError as error:
            problems.add(file, "", "", "", f"cannot be read: {error.strerror}")
    return texts


def toml(file: str, text: str, problems: Problems) -> dict[str, object] | None:
    for number, line in enumerate(text.split("\n"), 1):
        wrong = "is too long" if len(line) > LONGEST_LINE else "has a key with too many dots"
        if len(line) > LONGEST_LINE or DOTTED.search(line):
            problems.add(file, "", "", "", f"not a card file: line {number} {wrong}")
            return None
    try:
        return tomllib.loads(text)
    except RecursionError:
        problems.add(file, "", "", "", "not TOML: nested too deeply")
    except ValueError as error:
        problems.add(file, "", "", "", f"not TOML: {error}")
    return None
