"""Makes tests/ importable (`from proofs import rule`) and names the one marker the tests use."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*numbers): the rules of the ledger that a test proves")
