"""Answers of the HTTP part: typed data written by msgspec, and described by it in the OpenAPI."""

from __future__ import annotations

import asyncio
import gzip
from typing import Any, Final

import msgspec
from fastapi import FastAPI, Request, Response
from fastapi.openapi.utils import get_openapi
from msgspec import Struct

from kickdoor.views.room import Problem

from ..protocol import answers

encode = msgspec.json.Encoder().encode
ANSWERS: Final[list[type[Struct]]] = [
    *answers.VIEWS,
    *(one for one in vars(answers).values() if isinstance(one, type) and one.__module__ == answers.__name__),
]
LONG: Final = 50_000  # bytes that take some milliseconds to compress
FAST: Final = 1  # of the levels of gzip
ONCE: Final = "max-age=300"  # seconds that a browser may keep what changes only with the server


def described(shape: type[Struct], many: bool = False, status: int = 200) -> dict[int | str, dict[str, Any]]:
    """What a route says of its answer, for the OpenAPI."""
    if shape not in ANSWERS:
        raise ValueError(f"{shape.__name__} is not among the answers that are described")
    found: dict[str, Any] = {"$ref": f"#/components/schemas/{shape.__name__}"}
    if many:
        found = {"type": "array", "items": found}
    return {status: {"content": {"application/json": {"schema": found}}}}


def refused(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """What a route says of its refusals."""
    about = {"description": "Refused, and why."}
    return {status: {**about, **described(Problem)[200]} for status in statuses}


def answered(found: object, status: int = 200, kept: str = "") -> Response:
    """Typed data, or JSON that is written already; `kept`: how long a browser may keep it."""
    body = found if isinstance(found, bytes) else encode(found)
    headers = {"cache-control": kept} if kept else {}
    return Response(body, status, headers, "application/json")


async def answered_packed(body: bytes, request: Request) -> Response:
    """JSON that may be long: then a thread compresses it, and the event loop does not wait for that."""
    if len(body) < LONG or "gzip" not in request.headers.get("accept-encoding", ""):
        return answered(body)
    response = answered(await asyncio.to_thread(gzip.compress, body, FAST))
    response.headers.update({"content-encoding": "gzip", "vary": "accept-encoding"})
    return response


def _uniform(schema: Any) -> Any:
    """A schema in which a pair is an array of one type: not all readers of OpenAPI know `prefixItems`."""
    if isinstance(schema, list):
        return [_uniform(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    made = {key: _uniform(part) for key, part in schema.items() if key != "prefixItems"}
    if "prefixItems" in schema:
        made["items"] = _uniform(schema["prefixItems"][0])
    return made


def describe(app: FastAPI) -> None:
    """Adds the answers to what the application says of itself."""

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            found = get_openapi(title=app.title, version=app.version, summary=app.summary, routes=app.routes)
            _, shown = msgspec.json.schema_components(ANSWERS, ref_template="#/components/schemas/{name}")
            found.setdefault("components", {}).setdefault("schemas", {}).update(_uniform(shown))
            app.openapi_schema = found
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]
