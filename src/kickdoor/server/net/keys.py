"""A person is known by a random key, in a signed cookie or token. There are no accounts."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Mapping
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer

LASTS: Final = 180 * 24 * 3600  # seconds that a token is worth something; each visit gives a new one
CARRIED: Final = 90 * 24 * 3600  # seconds after the upgrade in which tokens without a time are still read


class Keys:
    """Signs and reads keys; the secret is kept in the store.

    `revoked` has, by key, how often all its tokens were revoked; a token says how often that was when it was made.
    """

    def __init__(
        self,
        secret: str,
        revoked: Mapping[str, int] | None = None,
        carried_until: float = 0.0,
        time: Callable[[], float] = time.time,
    ) -> None:
        self._signer: Final = URLSafeTimedSerializer(secret, salt="player 2")
        self._old: Final = URLSafeSerializer(secret, salt="player")  # tokens without a time
        self._revoked: Final = dict(revoked or {})
        self._carried_until: Final = carried_until
        self._time: Final = time

    def new(self) -> str:
        return secrets.token_hex(16)

    def signed(self, key: str) -> str:
        found = self._signer.dumps([key, self._revoked.get(key, 0)])
        return found if isinstance(found, str) else found.decode()

    def read(self, token: str) -> str | None:
        """The key in a token; None if it was not signed here, is too old, or was revoked."""
        try:
            found, signed = self._signer.loads(token[:500], return_timestamp=True)
        except BadSignature:
            return self._carried(token)
        if self._time() - signed.timestamp() > LASTS:
            return None
        key, revoked = found
        return key if isinstance(key, str) and revoked == self._revoked.get(key, 0) else None

    def _carried(self, token: str) -> str | None:
        if self._time() > self._carried_until:
            return None
        try:
            key = self._old.loads(token[:500])
        except BadSignature:
            return None
        return key if isinstance(key, str) and key not in self._revoked else None

    def learn(self, key: str, times: int) -> bool:
        """Another node has revoked its tokens; whether that is new here."""
        known = self._revoked.get(key, 0)
        self._revoked[key] = max(known, times)
        return times > known

    def revoke(self, key: str) -> int:
        """All tokens of this key are worth nothing any more; how often that has been so by now."""
        self._revoked[key] = self._revoked.get(key, 0) + 1
        return self._revoked[key]
