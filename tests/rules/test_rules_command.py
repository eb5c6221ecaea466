"""`kickdoor rules`: one rule with its tests, the rules of one edition, and what is said of an unknown number."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from kickdoor.rules import ledger
from tests.command import kickdoor


def test_one_rule_is_explained_with_its_proofs() -> None:
    result = kickdoor("rules", "cmb-02")
    assert result.exit_code == 0
    assert "CMB-02" in result.output
    assert "scenarios/" in result.output


def test_a_rule_is_told_for_one_edition() -> None:
    assert "A Door card.\n" in kickdoor("rules", "TURN-04", "--box", "oz").output
    assert "Base: a Treasure. Super, Oz," in kickdoor("rules", "TURN-04").output
    listed = kickdoor("rules", "--box", "base").output
    assert "\nDEATH-09  " in listed
    assert "\nDEATH-08  " not in listed


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["DEATH-08", "--box", "base"], "DEATH-08 does not hold in base; it holds in south-park\n"),
        (["--box", "mars"], "there is no edition mars; there are base, super, oz, harry-potter, south-park\n"),
    ],
)
def test_a_rule_that_does_not_hold_in_an_edition_is_said_so(words: Sequence[str], said: str) -> None:
    result = kickdoor("rules", *words)
    assert (result.exit_code, result.output) == (1, said)


def test_all_rules_are_listed() -> None:
    listed = kickdoor("rules").output
    assert all(f"\n{number}  " in listed for number in ledger.rules())


def test_an_unknown_rule_gets_its_chapter() -> None:
    result = kickdoor("rules", "CMB-99")
    assert result.exit_code == 1
    assert "CMB-02" in result.output
