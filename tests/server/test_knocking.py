"""One address opens sockets faster than anybody needs them: it is turned away for a moment, the others are not."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from kickdoor.server.net.bucket import Bucket
from kickdoor.server.net.edge import OPENED
from tests.server.load import party
from tests.server.serving import running


def test_a_bucket_gives_so_many_at_once_and_so_many_a_second() -> None:
    bucket = Bucket(2.0, 3.0, 10.0)
    assert [bucket.take(10.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(10.5) for _ in range(2)] == [True, False]
    assert [bucket.take(99.0) for _ in range(4)] == [True, True, True, False]


def test_an_address_that_knocks_too_often_is_told_so_and_let_in_again(tmp_path: Path) -> None:
    """Fault 22."""

    async def evening(http: str, socket: str) -> None:
        table = await party(http, socket, 1)
        await table.come()
        knocking = table.players[0]
        with pytest.raises(InvalidStatus) as turned:
            await asyncio.gather(*(table.players[0].come() for _ in range(int(OPENED[1]) * 2)))
        assert turned.value.response.status_code == 429
        await asyncio.sleep(2)
        await table.come()
        await table.play(5)
        assert table.answers >= 5
        assert knocking.closed is None
        await table.go()

    with running(tmp_path) as serving:
        asyncio.run(evening(serving.url, serving.socket_url))
