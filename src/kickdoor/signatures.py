"""Signatures of records: Ed25519 over the record as JSON with sorted keys, without the signature itself."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final

FIELD: Final = "signed"  # of a record: the key and the signature
PREFIX: Final = b"kickdoor record "  # a signature of this key over anything else is none of a record


def new_key() -> str:
    """A private key, as hexadecimal digits."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    return Ed25519PrivateKey.generate().private_bytes_raw().hex()


class Signer:
    """Signs with one private key."""

    def __init__(self, private: str) -> None:
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

        self._key: Final = Ed25519PrivateKey.from_private_bytes(bytes.fromhex(private))
        self.public: Final = self._key.public_key().public_bytes_raw().hex()

    def signed(self, body: bytes) -> bytes:
        """The record with its signature; `body` is the record as `plain` writes it."""
        signature = self._key.sign(PREFIX + body).hex()
        return body[:-1] + f',"{FIELD}":{{"key":"{self.public}","signature":"{signature}"}}}}'.encode()


def plain(record: Mapping[str, object]) -> bytes:
    """What is signed of a record: every field but the signature, as JSON with sorted keys and without spaces."""
    kept = {key: value for key, value in record.items() if key != FIELD}
    return json.dumps(kept, ensure_ascii=False, separators=(",", ":"), sort_keys=True).encode()


def key_of(record: Mapping[str, object]) -> str | None:
    """The public key that a record names; None: it is not signed."""
    found = record.get(FIELD)
    key = found.get("key") if isinstance(found, dict) else None
    return key if isinstance(key, str) else None


def is_signed(record: Mapping[str, object], key: str) -> bool:
    """Whether this public key has signed the record as it is."""
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    found = record.get(FIELD)
    signature = found.get("signature") if isinstance(found, dict) else None
    if not isinstance(signature, str):
        return False
    try:
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(key)).verify(
            bytes.fromhex(signature), PREFIX + plain(record)
        )
    except (InvalidSignature, ValueError):
        return False
    return True
