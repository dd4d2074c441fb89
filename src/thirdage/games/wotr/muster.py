"""Mustering: recruiting by dice, and the diplomatic action."""

from __future__ import annotations

from typing import Any

from thirdage.kernel import AskKind

from .actions import Action

SEAMS: dict[str, Any] = {}
ACTIONS: list[Action] = []
KINDS: tuple[AskKind, ...] = ()
EXPECTED: tuple[str, ...] = ()
