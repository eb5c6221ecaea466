"""One address opens sockets faster than anybody needs them: it is turned away for a moment, the others are not."""

from __future__ import annotations

from kickdoor.server.net.bucket import Bucket
from kickdoor.server.net.doors import Doors


def test_a_bucket_gives_so_many_at_once_and_so_many_a_second() -> None:
    bucket = Bucket(2.0, 3.0, 10.0)
    assert [bucket.take(10.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(10.5) for _ in range(2)] == [True, False]
    assert [bucket.take(99.0) for _ in range(4)] == [True, True, True, False]


def test_an_address_that_knocks_too_often_is_told_so_and_let_in_again() -> None:
    """Fault 22. `python -m scripts.knock_socket` does it to a real server."""
    doors = Doors(opened=(2.0, 3.0))
    assert [doors.upgrade(object(), "10.0.0.1", (), 0.0) for _ in range(4)] == [True, True, True, False]
    assert doors.upgrade(object(), "10.0.0.2", (), 0.0), "the others are let in"
    assert doors.upgrade(object(), "10.0.0.1", (), 1.0)
    assert doors.turned_away == {"fast": 1}
