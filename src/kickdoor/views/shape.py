"""The base of all views, and how a field carries its description."""

from __future__ import annotations

from msgspec import Meta, Struct


class Shape(Struct, omit_defaults=True):
    """Typed data, sent as JSON: fields at their default are left out, unknown fields are ignored by readers."""


def about(text: str) -> Meta:
    """The description of a field, for the schema, the TypeScript types and the documentation."""
    return Meta(description=text)
