"""The races of `tests.nodes.races`, many times each: `make nodes`."""

from __future__ import annotations

from functools import partial

from tests.nodes.fenced import play
from tests.nodes.races import appends_against_takes, renewal_against_take, two_takers


def test_two_takers_never_both_have_a_room(url: str) -> None:
    play(url, partial(two_takers, rounds=500))


def test_a_renewal_and_a_take_over_never_both_succeed(url: str) -> None:
    play(url, partial(renewal_against_take, rounds=400))


def test_a_log_has_just_what_was_told_to_be_kept(url: str) -> None:
    play(url, partial(appends_against_takes, rounds=400))
