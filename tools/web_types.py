"""Writes web/src/generated/schemas.ts: docs/schemas as types of the page, and beside it the languages that we speak.

Only what our schemas use is known here. Conditions (`if`, `allOf`) and limits say nothing that a type could; objects
that are alternatives become one, in which what not all of them have is optional, since the page asks for what is there.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any, Final

from thirdage.locale import languages

Json = dict[str, Any]
ROOT: Final = Path(__file__).parents[1]
SCHEMAS: Final = ROOT / "docs" / "schemas"
FILE: Final = ROOT / "web" / "src" / "generated" / "schemas.ts"
LANGUAGES: Final = FILE.with_name("languages.ts")
TYPES: Final = {
    "Message": "reason.json",
    "Ask": "ask.json",
    "LogEntry": "log-entry.json",
    "View": "view.json",
    "Outcome": "view.json#/$defs/outcome",
    "Game": "games.json#/items",
    "WarPosition": "wotr/view.json#/properties/position",
    "WarFacts": "wotr/facts.json",
    "SagaPosition": "cards/view.json#/properties/position",
    "CardFacts": "cards/facts.json",
    "HuntPosition": "hunt/view.json#/properties/position",
    "HuntFacts": "hunt/facts.json",
}
"""Name of a type -> file, and place in it."""
PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
UNKNOWN: Final = "unknown"
OBJECT: Final = f"Record<string, {UNKNOWN}>"
NAME: Final = re.compile(r"[A-Za-z_]\w*")


class Writer:
    """Writes the types of one document, whose definitions are written where they are used."""

    def __init__(self, document: Json) -> None:
        self.definitions: Json = document.get("$defs", {})

    def meant(self, schema: Json) -> Json:
        """The schema that a reference means."""
        while "$ref" in schema:
            schema = self.definitions[schema["$ref"].removeprefix("#/$defs/")]
        return schema

    def type(self, schema: Json, depth: int = 0) -> str:
        """A schema as a type, its lines indented by so many levels."""
        schema = self.meant(schema)
        if "const" in schema:
            return json.dumps(schema["const"])
        if "enum" in schema:
            return " | ".join(json.dumps(one) for one in schema["enum"])
        if "anyOf" in schema:
            return self._any(self._ways(schema), depth)
        kind = schema.get("type")
        if isinstance(kind, list):
            return " | ".join(self.type({**schema, "type": one}, depth) for one in kind)
        if kind == "object":
            return self._object(schema, depth)
        if kind == "array":
            return self._array(schema, depth)
        return PLAIN.get(str(kind), UNKNOWN)

    def _ways(self, schema: Json) -> list[Json]:
        """The alternatives of a schema, those of alternatives among them."""
        met = self.meant(schema)
        return [way for one in met["anyOf"] for way in self._ways(one)] if "anyOf" in met else [met]

    def _any(self, ways: list[Json], depth: int) -> str:
        """Objects become one, with what only some of them have as optional."""
        objects = [way for way in ways if "properties" in way]
        if len(objects) > 1:
            keys = dict.fromkeys(key for way in objects for key in way["properties"])
            merged: Json = {"type": "object", "properties": {}, "additionalProperties": False}
            for key in keys:
                shapes = [way["properties"][key] for way in objects if key in way["properties"]]
                different = [shape for place, shape in enumerate(shapes) if shape not in shapes[:place]]
                merged["properties"][key] = different[0] if len(different) == 1 else {"anyOf": different}
            merged["required"] = [key for key in keys if all(key in way.get("required", []) for way in objects)]
            ways = [merged, *[way for way in ways if way not in objects]]
        return " | ".join(dict.fromkeys(self.type(way, depth) for way in ways))

    def _object(self, schema: Json, depth: int) -> str:
        if "properties" not in schema:
            more = schema.get("additionalProperties")
            return f"Record<string, {self.type(more, depth)}>" if isinstance(more, dict) else OBJECT
        needed = schema.get("required", [])
        rows = []
        for key, value in schema["properties"].items():
            name = key if NAME.fullmatch(key) else json.dumps(key)
            rows.append(f"{'  ' * (depth + 1)}{name}{'' if key in needed else '?'}: {self.type(value, depth + 1)};\n")
        if schema.get("additionalProperties") is not False:
            rows.append(f"{'  ' * (depth + 1)}[more: string]: {UNKNOWN};\n")
        return "{\n" + "".join(rows) + "  " * depth + "}"

    def _array(self, schema: Json, depth: int) -> str:
        if "prefixItems" in schema:
            first = [self.type(one, depth) for one in schema["prefixItems"]]
            rest = [] if schema.get("items") is False else [f"...{UNKNOWN}[]"]
            return f"[{', '.join([*first, *rest])}]"
        inner = self.type(schema.get("items", {}), depth)
        return f"({inner})[]" if _has_ways(inner) else f"{inner}[]"


def _has_ways(type: str) -> bool:
    """Whether a type has alternatives, not only parts that have."""
    depth = 0
    for letter in type:
        depth += (letter in "{[<(") - (letter in "}]>)")
        if letter == "|" and not depth:
            return True
    return False


def written(name: str, place: str) -> str:
    """One type with what its document says of it."""
    file, _, pointer = place.partition("#/")
    document = json.loads((SCHEMAS / file).read_text(encoding="utf-8"))
    schema = document
    for step in pointer.split("/") if pointer else []:
        schema = schema[step]
    about = document["title"] if not pointer else f"{document['title']}; {pointer.replace('$defs/', '')}"
    return f"/** {about} */\nexport type {name} = {Writer(document).type(schema)};\n"


def main() -> int:
    """Write all types and the languages; a file is left alone where nothing changed."""
    head = "/** Made by tools/web_types.py from docs/schemas; not to be edited. */\n\n"
    text = head + "\n".join(written(name, place) for name, place in TYPES.items())
    head = "/** Made by tools/web_types.py from the folders of the words; not to be edited. */\n\n"
    spoken = f"{head}export const LANGUAGES = {json.dumps(languages())} as const;\n"
    FILE.parent.mkdir(parents=True, exist_ok=True)
    for file, content in ((FILE, text), (LANGUAGES, spoken)):
        if not file.exists() or file.read_text(encoding="utf-8") != content:
            file.write_text(content, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
