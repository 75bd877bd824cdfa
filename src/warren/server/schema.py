"""The JSON Schema of every message and body: `python -m warren.server.schema` prints it for the client's types."""

from __future__ import annotations

import json
from typing import Any, Final, get_args

import msgspec
from msgspec import Struct

from warren.server import bodies, messages
from warren.table import Record

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"


def body_types() -> list[type[Any]]:
    """Every Struct that bodies.py declares, in its order."""
    return [
        thing
        for thing in vars(bodies).values()
        if isinstance(thing, type) and issubclass(thing, Struct) and thing.__module__ == bodies.__name__
        if thing is not bodies.Body
    ]


def schema() -> dict[str, Any]:
    """One document: `ClientMessage`, `ServerMessage`, and each message and body by its name in `$defs`."""
    client = list(get_args(messages.ClientMessage))
    server = list(get_args(messages.ServerMessage))
    _, parts = msgspec.json.schema_components([*client, *server, *body_types(), Record], ref_template="#/$defs/{name}")
    parts["ClientMessage"] = {"oneOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in client]}
    parts["ServerMessage"] = {"oneOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in server]}
    return {"$schema": DIALECT, "title": "Warren", "$defs": parts}


if __name__ == "__main__":
    print(json.dumps(schema(), indent=2, ensure_ascii=False))
