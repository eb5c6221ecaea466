"""Writes the golden games of tests/golden anew; read the difference before you commit it."""

from __future__ import annotations

import sys

from tests.golden import golden_games


def main() -> int:
    for box in golden_games.BOXES:
        golden_games.file_of(box).write_text(golden_games.told(box), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
