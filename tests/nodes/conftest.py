"""What the tests of several nodes share: one PostgreSQL for a session, and an empty schema for a test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.nodes.cluster import Cluster


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    found = Cluster()
    yield found
    found.close()


@pytest.fixture
def url(cluster: Cluster) -> str:
    return cluster.schema()
