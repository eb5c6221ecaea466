"""Refusals of the HTTP part, all in one form; foreign origins and long bodies among them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from msgspec import structs
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse
from starlette.routing import compile_path
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kickdoor.views.names import RefusalCode
from kickdoor.views.room import Problem

from ..house.house import House
from ..room.refusal import Refusal
from .answers import answered
from .headers import GUARDS

STATUS: Final[dict[RefusalCode, int]] = {
    "no_table": 404,
    "no_seat": 404,
    "no_box": 404,
    "not_seated": 403,
    "not_host": 403,
    "not_signed": 403,
    "not_understood": 422,
    "too_many": 503,
    "too_many_of_yours": 429,
    "sent_away": 403,
    "no_password": 403,
    "wrong_password": 403,
    "not_invited": 403,
    "too_fast": 429,
    "not_saved": 503,
    "not_read": 503,
}

LARGEST: Final = 65_536  # bytes of a request's body


def house_of(request: Request) -> House:
    house = request.app.state.house
    assert isinstance(house, House)
    return house


def refusal_answer(status: int, problem: Problem) -> Response:
    return answered(structs.replace(problem, name=_whole(problem.name), text=_whole(problem.text)), status)


def _whole(text: str) -> str:
    """Text that may quote half a surrogate pair which a client sent, without it."""
    return text.encode(errors="replace").decode()


async def _refusal(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return refusal_answer(STATUS.get(error.code, 409), error.problem)


async def _invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    parts = [f"{'.'.join(str(step) for step in found['loc'])}: {found['msg']}" for found in error.errors()]
    return refusal_answer(422, Problem("not_understood", text="; ".join(parts)[:2000]))


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    answer = refusal_answer(error.status_code, Problem("not_understood", text=str(error.detail)))
    answer.headers.update(error.headers or {})
    if error.status_code == 405:  # a route knows only its own methods
        answer.headers["allow"] = ", ".join(_methods(request.app.openapi()["paths"], request.url.path))
    return answer


def _methods(paths: dict[str, dict[str, Any]], path: str) -> list[str]:
    found = {method.upper() for known in paths if compile_path(known)[0].match(path) for method in paths[known]}
    return sorted(found) or ["GET", "HEAD"]


async def _mistake(request: Request, error: Exception) -> Response:
    """A mistake of ours, which the log tells. It is answered outside of all that adds headers."""
    return PlainTextResponse(
        "Internal Server Error", 500, {name.decode(): value.decode() for name, value in GUARDS}
    )


async def _own_origin(request: Request, go_on: Callable[[Request], Awaitable[Response]]) -> Response:
    """Requests that change something come from our own pages, from allowed origins, or from no page at all."""
    origin = request.headers.get("origin")
    if request.method not in ("GET", "HEAD", "OPTIONS") and origin is not None:
        house = house_of(request)
        if origin.partition("://")[2] != request.headers.get("host") and origin not in house.origins:
            return refusal_answer(403, Problem("foreign_page"))
    return await go_on(request)


class Small:
    """Refuses long bodies without reading them to their end."""

    def __init__(self, app: ASGIApp) -> None:
        self._app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        read, body = b"", True
        while body:
            message = await receive()
            if message["type"] != "http.request":
                return  # the client is gone
            read += message.get("body", b"")
            body = message.get("more_body", False)
            if len(read) > LARGEST:
                refusal = refusal_answer(413, Problem("too_long", number=LARGEST))
                await refusal(scope, receive, send)
                return
        whole: list[Message] = [{"type": "http.request", "body": read}]

        async def again() -> Message:
            return whole.pop() if whole else await receive()

        await self._app(scope, again, send)


def add_refusals(app: FastAPI) -> None:
    app.add_exception_handler(Refusal, _refusal)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Exception, _mistake)
    app.middleware("http")(_own_origin)
    app.add_middleware(Small)
