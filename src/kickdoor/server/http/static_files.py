"""The built page and its icons as files; every path of the page serves the same index."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import HTMLResponse, Response
from starlette.routing import Mount
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from .plain_page import PAGE

STATIC: Final = Path(__file__).parent.parent / "static"
FOR_EVER: Final = "public, max-age=31536000, immutable"  # built files have a hash in their names


class Files(StaticFiles):
    """Static files; a path that is none of them is a path within the page."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            found = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or "." in path.rpartition("/")[2]:
                raise
            found = await super().get_response("index.html", scope)
        if path.startswith("assets/"):
            found.headers["cache-control"] = FOR_EVER
        elif path.startswith("icons/"):
            found.headers["cache-control"] = "public, max-age=86400"
        else:
            found.headers["cache-control"] = "no-cache"
        return found


def pages() -> Starlette:
    """The built page; the plain page where it was not built."""
    if (STATIC / "index.html").exists():
        return Starlette(
            routes=[Mount("/", Files(directory=STATIC, html=True))],
            middleware=[Middleware(GZipMiddleware, minimum_size=600)],
        )

    async def plain(scope: Scope, receive: object, send: object) -> None:
        await HTMLResponse(PAGE)(scope, receive, send)  # type: ignore[arg-type]

    return Starlette(routes=[Mount("/", plain)])
