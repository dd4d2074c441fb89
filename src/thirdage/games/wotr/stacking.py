"""The end of an action: stacking limits, table cards whose time is over, whose turn it is."""

from __future__ import annotations

from typing import Any

from thirdage.kernel import AskKind

from .actions import Action

SEAMS: dict[str, Any] = {}
ACTIONS: list[Action] = []
KINDS: tuple[AskKind, ...] = ()
EXPECTED: tuple[str, ...] = ()
