"""The markers that the tests use, and a record that several of them read."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

os.environ["LC_ALL"] = "C.UTF-8"  # commands speak the language of the environment: here English


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*numbers): the rules of the ledger that a test proves")
    config.addinivalue_line("markers", "slow: left out of `make quick`")


@pytest.fixture(scope="session")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a game that bots have played."""
    from tests.command import kickdoor  # here, so that tests of the engine do not load the command line

    file = tmp_path_factory.mktemp("records") / "watched.json"
    result = kickdoor("play", "--watch", "--box", "oz", "--seed", "3", "--save", str(file))
    assert result.exit_code == 0, result.output
    return file
