"""Looking for scenes in the log: what belongs to a battle or a hunt is said by the engine."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

Json = dict[str, Any]


def scene_of(entry: Json, kind: str) -> Json | None:
    """The scene of this kind that an entry of a log belongs to."""
    return next((scene for scene in entry["scene"] if scene["kind"] == kind), None)


def told_in(log: Iterable[Json], kind: str) -> list[Json]:
    """The entries of a log that belong to scenes of a kind."""
    return [entry for entry in log if scene_of(entry, kind) is not None]


def scenes_of(log: Iterable[Json], kind: str) -> dict[str, Json]:
    """The scenes of a kind in a log, by their ids, in order."""
    return {scene["id"]: scene for entry in log for scene in entry["scene"] if scene["kind"] == kind}
