"""The rows of the facts: read from `data/`, and put together with those that expansions bring."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final

from thirdage.kernel import Bundle

Json = dict[str, Any]
INSTEAD_OF: Final = "instead_of"
"""The key of a row of a bundle that takes the place of the row with this id."""


def read(file: str) -> list[Json]:
    """The rows of one data file."""
    text = (resources.files("thirdage.games.wotr") / "data" / f"{file}.toml").read_text("utf-8")
    rows: list[Json] = next(iter(tomllib.loads(text).values()))
    return rows


def with_rows(data: dict[str, list[Json]], bundles: list[Bundle]) -> dict[str, list[Json]]:
    """The rows of every table, those of expansions behind the others, or in the place of the row they name."""
    tables = dict.fromkeys([*data, *[table for bundle in bundles for table in bundle.rows]])
    added = {table: [row for bundle in bundles for row in bundle.rows.get(table, [])] for table in tables}
    return {table: _put_together(data.get(table, []), rows) for table, rows in added.items()}


def _put_together(own: list[Json], added: list[Json]) -> list[Json]:
    instead = {row[INSTEAD_OF]: row for row in added if INSTEAD_OF in row}
    kept = [instead.get(row["id"], row) for row in own] if instead else own
    return [*kept, *[row for row in added if INSTEAD_OF not in row]]
