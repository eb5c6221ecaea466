"""Names the markers that the tests use."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*numbers): the rules of the ledger that a test proves")
    config.addinivalue_line("markers", "slow: left out of `make quick`")
