"""The only source of chance: a keyed hash of a seed and a counter, so that the counter is all its state."""

from __future__ import annotations

from hashlib import blake2b, sha256
from struct import unpack
from typing import Final

SIDES: Final = 6
SEXES_FROM: Final = 1 << 63  # a counter that no game reaches: what is drawn there changes no other chance


def key_of(seed: str) -> bytes:
    """The key that a seed gives the dice."""
    return sha256(b"kickdoor dice " + seed.encode()).digest()


def hash_of(seed: str) -> str:
    """What the table publishes of its seed before the game."""
    return sha256(b"kickdoor seed " + seed.encode()).hexdigest()


def below(key: bytes, counter: int, bound: int) -> int:
    """The counter's number, from 0 to bound - 1; of 64 bits, so no bound of this game is felt."""
    digest = blake2b(counter.to_bytes(8, "big"), digest_size=8, key=key).digest()
    return int.from_bytes(digest, "big") % bound


def coin(key: bytes, seat: int) -> int:
    """0 or 1 for a seat, apart from all that is drawn in the game."""
    return below(key, SEXES_FROM + seat, 2)


def order(key: bytes, counter: int, length: int) -> list[int]:
    """A shuffle of the numbers from 0 to length - 1, all of it from one counter."""
    numbers: list[int] = []
    block = 0
    while len(numbers) < length:
        seed = counter.to_bytes(8, "big") + block.to_bytes(4, "big")
        digest = blake2b(seed, digest_size=64, key=key).digest()
        numbers += unpack(">8Q", digest)
        block += 1
    result = list(range(length))
    for last in range(length - 1, 0, -1):
        other = numbers[last] % (last + 1)
        result[last], result[other] = result[other], result[last]
    return result
