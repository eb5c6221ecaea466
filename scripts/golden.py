"""Writes the golden games of tests/golden again, from the same answers. Read the difference before you commit it.

python -m scripts.golden           the answers that the files hold
python -m scripts.golden --anew    answers of bots, where those of a file are no longer possible
"""

from __future__ import annotations

import sys

from tests.golden.golden_games import GAMES, answers_in, chosen, file_of, played


def main() -> int:
    anew = "--anew" in sys.argv[1:]
    for name in GAMES:
        file = file_of(name)
        answers = list(chosen(name)) if anew else answers_in(file.read_text("utf-8"))
        lines = played(name, answers)
        if lines[-1].startswith("refused"):
            print(f"{file.name}: {lines[-2]} {lines[-1]}; --anew writes new answers")
            return 1
        file.write_text("".join(f"{line}\n" for line in lines), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
