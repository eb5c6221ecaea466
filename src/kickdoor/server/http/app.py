"""The application: HTTP, sockets, health and metrics of one server."""

from __future__ import annotations

import contextlib
import functools
import re
from collections.abc import AsyncIterator
from typing import Final

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.responses import HTMLResponse, JSONResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

from ..house.house import Config, House
from ..net.doors import Doors
from ..net.socket import serve_socket
from .answers import refused
from .api import add_api
from .docs_page import docs_page
from .fair import fair
from .figures import registry_of
from .guide import guide
from .headers import Guarded
from .hosting import hosting
from .passing import PassedOn
from .plain_page import PAGE
from .problems import house_of
from .reading import reading
from .static_files import pages
from .throttle import Throttle

SOCKET: Final = re.compile("/api/tables/([^/]+)/socket")


class Sockets:
    """Serves the sockets of tables without the web framework, which needs more memory for each."""

    def __init__(self, app: ASGIApp) -> None:
        self._app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = SOCKET.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if found is None:
            await self._app(scope, receive, send)
            return
        scope["path_params"] = {"table": found[1]}
        await serve_socket(scope["app"].state.house, WebSocket(scope, receive, send))


def _open(app: FastAPI, config: Config) -> House:
    house = House(config)
    doors: Doors | None = getattr(app.state, "doors", None)  # None: in a test without a web server
    if doors is not None:
        doors.passing = house.passing
    app.state.house, app.state.registry = house, registry_of(house, doors)
    return house


def _add_layers(app: FastAPI) -> None:
    """What every request passes through, the last first."""
    # The cards of a box: 62 kB, compressed 14.
    app.add_middleware(GZipMiddleware, minimum_size=2000, compresslevel=6)
    app.add_middleware(Throttle)
    app.add_middleware(Guarded)
    app.add_middleware(Sockets)
    app.add_middleware(PassedOn)


def application(config: Config) -> FastAPI:
    """The whole server, for uvicorn or a test."""

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        house = _open(app, config)
        yield
        await house.close()

    app = FastAPI(
        title="kickdoor",
        version="1",
        summary="Tables of the game of Munchkin. What moves is on the socket /api/tables/{table}/socket.",
        lifespan=lifespan,
        docs_url=None,  # FastAPI's page loads scripts from elsewhere
        openapi_url="/api/openapi.json",
        redoc_url=None,
        responses=refused(429),  # whatever is asked too often
    )
    add_api(app, hosting, fair, reading, guide)

    @functools.cache
    def described() -> str:
        return docs_page(app.openapi())

    @app.get("/healthz", include_in_schema=False)
    async def healthz() -> dict[str, str]:
        return {"status": "alive"}

    @app.get("/readyz", include_in_schema=False)
    async def readyz(request: Request) -> Response:
        reasons = house_of(request).health.reasons
        if not reasons:
            return JSONResponse({"status": "ready"})
        return JSONResponse({"status": "not ready", "reasons": reasons}, 503)

    @app.get("/metrics", include_in_schema=False)
    async def metrics(request: Request) -> Response:
        return Response(generate_latest(request.app.state.registry), media_type=CONTENT_TYPE_LATEST)

    @app.get("/api/docs", include_in_schema=False)
    async def docs() -> Response:
        return HTMLResponse(described())

    @app.get("/plain", include_in_schema=False)
    async def plain() -> Response:
        return HTMLResponse(PAGE)

    _add_layers(app)
    # Not mounted: a mount would also answer paths of the HTTP part that lack the request's method.
    files, missing = pages(), app.router.default

    async def otherwise(scope: Scope, receive: Receive, send: Send) -> None:
        mine = scope["type"] == "http" and not scope["path"].startswith("/api/")
        await (files if mine else missing)(scope, receive, send)

    app.router.default = otherwise
    return app
