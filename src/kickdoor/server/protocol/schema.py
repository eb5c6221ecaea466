"""The messages on the socket as a JSON Schema."""

from __future__ import annotations

import json

import msgspec

from . import describe, messages
from .meanings import OPEN_MEANINGS


def schema() -> str:
    """docs/protocol.schema.json, both directions: `$defs/FromClient` and `$defs/FromServer`."""
    (client, server), parts = msgspec.json.schema_components(
        [messages.FromClient, messages.FromServer], ref_template="#/$defs/{name}"
    )
    for struct in describe.client():  # the server knows only these; what it says itself may grow
        for field in struct.fields:
            if field.open:
                parts[struct.name]["properties"][field.name]["enum"] = ["", *OPEN_MEANINGS[field.open]]
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "kickdoor messages",
        "description": "Frames on a table's socket are FromClient one way and FromServer the other.",
        "version": messages.VERSION,
        "anyOf": [{"$ref": "#/$defs/FromClient"}, {"$ref": "#/$defs/FromServer"}],
        "$defs": {"FromClient": client, "FromServer": server, **parts},
    }
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"
