"""All decks of event cards together: one chapter of the game."""

from __future__ import annotations

from typing import Any

from thirdage.games.wotr.model.effects import Effects
from thirdage.kernel import AskKind

from . import (
    fp_armies,
    fp_blows,
    fp_character,
    fp_companions,
    fp_musters,
    fp_strategy,
    sh_armies,
    sh_character,
    sh_musters,
    sh_servants,
    sh_strategy,
)
from .costs import KINDS as COST_KINDS
from .recruits import KINDS as RECRUIT_KINDS

_DECKS: tuple[Any, ...] = (
    fp_character, fp_companions, fp_blows, fp_strategy, fp_armies, fp_musters, sh_character, sh_servants, sh_strategy,
    sh_armies, sh_musters,
)  # fmt: skip

EFFECTS = Effects()
for _deck in _DECKS:
    EFFECTS.add(_deck.EFFECTS)
SEAMS: dict[str, Any] = {name: seam for deck in _DECKS for name, seam in getattr(deck, "SEAMS", {}).items()}
KINDS: tuple[AskKind, ...] = (
    *COST_KINDS,
    *RECRUIT_KINDS,
    *[kind for deck in _DECKS for kind in getattr(deck, "KINDS", ())],
)
EXPECTED: tuple[str, ...] = (
    *[f"card:{name.removesuffix('/play')}" for name, _ in EFFECTS.items() if name.endswith("/play")],
    *[f"removed:{name.removesuffix('/removal')}" for name, _ in EFFECTS.items() if name.endswith("/removal")],
    "card-without-die",
    *[name for deck in _DECKS for name in getattr(deck, "EXPECTED", ())],
)
