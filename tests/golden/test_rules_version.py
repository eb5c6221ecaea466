"""The version of the rules is raised with the golden games: stored tables of other rules are not played on."""

from __future__ import annotations

from hashlib import sha256

from kickdoor.engine.rules_version import HISTORY, RULES_VERSION
from tests.golden.golden_games import GAMES, file_of


def digest() -> str:
    """Of the golden games as they are now."""
    whole = sha256()
    for name in sorted(GAMES):
        whole.update(file_of(name).name.encode() + b"\0" + file_of(name).read_bytes())
    return whole.hexdigest()[:16]


def test_golden_games_that_change_raise_the_version_of_the_rules() -> None:
    noted, what = HISTORY[RULES_VERSION]
    assert noted == digest(), (
        f"a golden game goes on otherwise: add a line `{RULES_VERSION + 1}: ({digest()!r}, what has changed)` to "
        "HISTORY in engine/rules_version.py"
    )
    assert what


def test_versions_are_counted_without_a_gap() -> None:
    assert list(HISTORY) == list(range(1, RULES_VERSION + 1))
