"""The base of all views, and how a field carries its description."""

from __future__ import annotations

from msgspec import Meta, Struct


class Shape(Struct, omit_defaults=True, gc=False):
    """Typed data, sent as JSON: fields at their default are left out, unknown fields are ignored by readers.

    Views never refer to each other in a circle, so the garbage collector need not look at them (`gc=False`).
    """


def about(text: str) -> Meta:
    """The description of a field, for the schema, the TypeScript types and the documentation."""
    return Meta(description=text)
