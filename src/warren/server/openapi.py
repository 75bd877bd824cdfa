"""The OpenAPI document, made of the table of endpoints and the types of their bodies."""

from __future__ import annotations

import inspect
import re
from typing import Any

import msgspec

from warren.server.api import ENDPOINTS
from warren.server.bodies import Problem
from warren.server.calls import JSON, LONGEST_HEADER, Endpoint
from warren.server.refusal import STATUS

ALWAYS = ("bad-message", "too-fast", "foreign-origin", "stopping", "fault")
REF = "#/components/schemas/{name}"


def openapi() -> bytes:
    import warren

    types = [Problem]
    for endpoint in ENDPOINTS:
        types += [kind for kind in (endpoint.body, endpoint.answer) if kind is not None]
        types.append(endpoint.query)  # type: ignore[arg-type]
    schemas, parts = msgspec.json.schema_components(types, ref_template=REF)
    known = dict(zip(map(repr, types), schemas, strict=True))
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, known, parts)
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {"title": "Warren", "version": warren.__version__, "description": "See docs/protocol.md."},
            "paths": paths,
            "components": {"schemas": parts, "securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}}},
        }
    )


def _operation(endpoint: Endpoint, known: dict[str, Any], parts: dict[str, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": endpoint.act.__name__,
        "summary": inspect.getdoc(endpoint.act),
        "parameters": [*_in_path(endpoint), *_in_query(endpoint, parts)],
        "responses": _responses(endpoint, known),
    }
    if endpoint.needs_token:
        operation["security"] = [{"seat": []}]
    if endpoint.path == "/api/tables" and endpoint.method == "GET":
        header = {"type": "string", "maxLength": LONGEST_HEADER}
        operation["parameters"].append({"name": "Warren-Tokens", "in": "header", "schema": header})
    if endpoint.body is not None:
        operation["requestBody"] = {"required": True, "content": {JSON: {"schema": known[repr(endpoint.body)]}}}
    return operation


def _in_path(endpoint: Endpoint) -> list[dict[str, Any]]:
    names = re.findall(r"{(\w+)}", endpoint.path)
    return [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}} for name in names
    ]


def _in_query(endpoint: Endpoint, parts: dict[str, Any]) -> list[dict[str, Any]]:
    schema = parts[endpoint.query.__name__]
    needed = schema.get("required", [])
    return [
        {"name": name, "in": "query", "required": name in needed, "schema": _without_null(kind)}
        for name, kind in schema["properties"].items()
    ]


def _without_null(schema: dict[str, Any]) -> dict[str, Any]:
    """In a query what isn't there is left out, never null."""
    if "anyOf" in schema:
        return next(dict(one) for one in schema["anyOf"] if one != {"type": "null"})
    return {key: value for key, value in schema.items() if key != "default" or value is not None}


def _responses(endpoint: Endpoint, known: dict[str, Any]) -> dict[str, Any]:
    refuses = [*endpoint.refuses, *ALWAYS]
    if endpoint.body is not None:
        refuses += ["too-big", "wrong-type"]
    responses: dict[str, Any] = {}
    for key in refuses:
        status = str(STATUS[key])
        keys = [one for one in refuses if str(STATUS[one]) == status]
        body = {JSON: {"schema": {"$ref": REF.format(name="Problem")}}}
        responses[status] = {"description": ", ".join(dict.fromkeys(keys)), "content": body}
    if endpoint.answer is None:
        responses["204"] = {"description": "done"}
    else:
        kind = endpoint.kind.partition(";")[0]
        schema = known[repr(endpoint.answer)]
        responses["200"] = {"description": "done", "content": {kind: {"schema": schema}}}
    return responses
