"""Answers of the HTTP part that are shapes of ours: written by msgspec, and described by it in the OpenAPI."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from fastapi import FastAPI, Response
from fastapi.openapi.utils import get_openapi

from ..protocol import shapes

encode = msgspec.json.Encoder().encode


class StoryStep(shapes.Shape):
    """A finished game after so many answers: what was seen, what had happened since the step before."""

    step: int
    public: shapes.Public
    owns: list[shapes.Own]  # of the seat that was asked for; without one, of all
    events: list[shapes.Event]
    by: int | None  # whose answer comes next; -1: the clock's; null: the game is over


class Story(shapes.Shape):
    steps: int  # answers there are
    states: list[StoryStep]


class Log(shapes.Shape):
    """All that happened in a finished game."""

    ends: list[int]  # by step, from 0: how many of the events had happened
    by: list[int]  # by step: whose answer comes next; -1: the clock's
    events: list[shapes.Event]


SHAPES: Final = {"TableInfo": shapes.TableInfo, "Story": Story, "Log": Log}


def described(name: str, many: bool = False) -> dict[int | str, dict[str, Any]]:
    """What a route says of its answer, for the OpenAPI."""
    assert name in SHAPES
    shape: dict[str, Any] = {"$ref": f"#/components/schemas/{name}"}
    found = {"type": "array", "items": shape} if many else shape
    return {200: {"content": {"application/json": {"schema": found}}}}


def answered(found: object) -> Response:
    """Shapes, or JSON that is written already."""
    body = found if isinstance(found, bytes) else encode(found)
    return Response(body, media_type="application/json")


def describe(app: FastAPI) -> None:
    """Adds our shapes to what the application says of itself."""

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            found = get_openapi(title=app.title, version=app.version, summary=app.summary, routes=app.routes)
            _, shown = msgspec.json.schema_components(SHAPES.values(), ref_template="#/components/schemas/{name}")
            found["components"]["schemas"].update(shown)
            app.openapi_schema = found
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]
