"""A person is known by a random key, in a signed cookie or token. There are no accounts."""

from __future__ import annotations

import secrets
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer

LASTS: Final = 365 * 24 * 3600  # seconds that the cookie is kept


class Keys:
    """Signs and reads keys; the secret is kept in the store."""

    def __init__(self, secret: str) -> None:
        self._signer: Final = URLSafeSerializer(secret, salt="player")

    def new(self) -> str:
        return secrets.token_hex(16)

    def signed(self, key: str) -> str:
        found = self._signer.dumps(key)
        return found if isinstance(found, str) else found.decode()

    def read(self, token: str) -> str | None:
        """The key in a token; None if it was not signed here."""
        try:
            key = self._signer.loads(token[:500])
        except BadSignature:
            return None
        return key if isinstance(key, str) else None
