"""The Fellowship: moving, hiding, declaring, its guide, and the Fellowship phase."""

from __future__ import annotations

from typing import Any

from thirdage.kernel import AskKind

from .actions import Action

SEAMS: dict[str, Any] = {}
ACTIONS: list[Action] = []
KINDS: tuple[AskKind, ...] = ()
EXPECTED: tuple[str, ...] = ()
