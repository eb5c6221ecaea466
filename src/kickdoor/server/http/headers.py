"""Headers of answers that tell browsers what a page of ours may do, and cookies that stay on TLS."""

from __future__ import annotations

from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

# The page is built into files of its own; only styles are set within it.
POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
ALONE: Final = "/offline.html"  # the page without a server has its script within it, and nothing else
WITHIN: Final = POLICY.replace("script-src 'self'", "script-src 'unsafe-inline'")
WORKER: Final = "/sw.js"  # runs by itself, by the policy that comes with it, and not by that of a page
PARTS: Final = (b"text/javascript", b"text/css", b"font/")  # no browser shows one as a page, and a page has many
NO_SNIFFING: Final = (b"x-content-type-options", b"nosniff")
HEADERS: Final = (
    NO_SNIFFING,
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),  # the link of a table is known to its people only
    (b"cross-origin-opener-policy", b"same-origin"),
)
GUARDS: Final = (*HEADERS, (b"content-security-policy", POLICY.encode()))


class Guarded:
    """Adds the headers to every answer; to the parts of a page, only the one that they need."""

    def __init__(self, app: ASGIApp) -> None:
        self._app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        policy = WITHIN if scope["path"] == ALONE else POLICY
        guards = [*HEADERS, (b"content-security-policy", policy.encode())]
        secure = scope.get("scheme") == "https"

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                found = [(name, _secured(value) if secure and name == b"set-cookie" else value)
                         for name, value in message.get("headers", ())]  # fmt: skip
                part = any(name == b"content-type" and value.startswith(PARTS) for name, value in found)
                part = part and scope["path"] != WORKER
                message["headers"] = [*found, NO_SNIFFING] if part else [*found, *guards]
            await send(message)

        await self._app(scope, receive, answer)


def _secured(cookie: bytes) -> bytes:
    return cookie if b"; secure" in cookie.lower() else cookie + b"; Secure"
