"""JSON Schemas of what War of the Ring shows and takes: a seat's view of the position, and a written position.

Ids of facts are plain strings with the name of their table, because a pack may bring others.
"""

from __future__ import annotations

from typing import Any

from thirdage.kernel import Bundle
from thirdage.kernel.codecs import Outline
from thirdage.kernel.parts import part_shapes

from .sections import SECTIONS

Json = dict[str, Any]


def both(bundles: list[Bundle]) -> tuple[Json, Json]:
    """Of views and of written positions, for matches that may have these bundles."""
    seen, written = part_shapes(bundles)
    options: Json = {"options": {"type": "object"}}
    return (
        SECTIONS.schema(Outline(bundles, whole=True), {}, seen),
        SECTIONS.schema(Outline(bundles, whole=False), options, written),
    )
