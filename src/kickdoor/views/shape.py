"""The base of all views, and how a field carries its description."""

from __future__ import annotations

from msgspec import Meta, Struct


class Shape(Struct, omit_defaults=True, gc=False):
    """Typed data, sent as JSON. Fields at their default are not sent; a reader ignores unknown fields.

    Views have no reference cycles, so the garbage collector does not have to track them (`gc=False`).
    """


def about(text: str) -> Meta:
    """The description of a field, for the schema, the TypeScript types and the documentation."""
    return Meta(description=text)
