"""All registers of cards put together for the bundle."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from thirdage.games.hunt.effects import Effects

from . import asking, companions, hands, on_the_road, riding, tokens

REGISTERS: Final[tuple[Effects, ...]] = (
    companions.EFFECTS, riding.EFFECTS, tokens.EFFECTS, asking.EFFECTS, hands.EFFECTS,
    on_the_road.EFFECTS,
)  # fmt: skip
EFFECTS: Final[dict[str, Callable[..., Any]]] = {
    key: function for register in REGISTERS for key, function in register.all.items()
}
