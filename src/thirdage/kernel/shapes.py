"""Parts of JSON Schemas, from which each game tells the shape of its views and written positions.

Ids of facts are plain strings with the name of their table, because a pack may bring others.
"""

from __future__ import annotations

from .messages import Json

TRUTH: Json = {"type": "boolean"}


def number(high: int | None = None) -> Json:
    """A whole number from 0."""
    return {"type": "integer", "minimum": 0} | ({} if high is None else {"maximum": high})


def one(table: str) -> Json:
    """An id of a table of the facts."""
    return {"type": "string", "title": table}


def many(items: Json) -> Json:
    """A list."""
    return {"type": "array", "items": items}


def or_null(schema: Json) -> Json:
    """This, or nothing."""
    return {"anyOf": [schema, {"type": "null"}]}


def by_id(table: str, value: Json) -> Json:
    """An object whose keys are ids."""
    return {"type": "object", "propertyNames": {"title": table}, "additionalProperties": value}


def parts(properties: Json, required: bool, optional: Json | None = None) -> Json:
    """An object of these keys and no others; of a written position any may be left out, else only the optional ones."""
    out: Json = {"type": "object", "properties": properties | (optional or {}), "additionalProperties": False}
    return out | {"required": list(properties)} if required else out
