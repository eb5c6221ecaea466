"""How a test says which rule it proves: @rule("CMB-04") above it, or `rule:` in a scenario file."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from kickdoor.rules.proofs import collect_proofs

TESTS = Path(__file__).parent


def rule(*numbers: str) -> pytest.MarkDecorator:
    """The test below proves these numbers of the ledger."""
    return pytest.mark.rule(*numbers)


def proofs(root: Path = TESTS) -> Mapping[str, list[str]]:
    """Every rule cited in the tests, with the tests that cite it."""
    return collect_proofs(root)
