"""What dice are used for: the deeds of each side, the results that allow them, and the field that says what about."""

from __future__ import annotations

from typing import Final

from thirdage.games.wotr.model.constants import D_ARMY, D_ARMY_MUSTER, D_CHARACTER, D_EVENT, D_MUSTER

Deed = tuple[str, str]
"""The kind of an action and the id of what it is about, empty if it is about nothing."""
ANY_DIE: Final = (D_CHARACTER, D_ARMY, D_MUSTER, D_EVENT, D_ARMY_MUSTER)
DICE_FOR: Final[dict[str, tuple[int, ...]]] = {
    "move-fellowship": (D_CHARACTER,), "hide": (D_CHARACTER,), "separate": (D_CHARACTER,),
    "move-companions": (D_CHARACTER,), "move-minions": (D_CHARACTER,),
    "move-armies": (D_ARMY, D_ARMY_MUSTER, D_CHARACTER), "attack": (D_ARMY, D_ARMY_MUSTER, D_CHARACTER),
    "muster": (D_MUSTER, D_ARMY_MUSTER), "advance": (D_MUSTER, D_ARMY_MUSTER), "advance-by-companion": ANY_DIE,
    "voice-of-saruman": (D_MUSTER, D_ARMY_MUSTER), "use-as-army": (D_MUSTER,), "draw-card": (D_EVENT,),
    "remove-table-card": ANY_DIE,
}  # fmt: skip
"""Which results may do what (WR-ACT); cards have their own icon, and Event results play all of them."""
FIELDS: Final = {
    "advance": "nation", "advance-by-companion": "character", "bring": "character", "voice-of-saruman": "how",
    "draw-card": "deck", "play-card": "card", "remove-table-card": "card",
}  # fmt: skip
MINIONS: Final = ("saruman", "witch-king", "mouth-of-sauron")
ENVOYS: Final = {"boromir": "gondor", "legolas": "elves", "gimli": "dwarves"}
"""Companions who can bring a nation nearer to war."""
FREE_PEOPLES_DO: Final[tuple[Deed, ...]] = (
    ("move-fellowship", ""), ("hide", ""), ("separate", ""), ("move-companions", ""),
)  # fmt: skip
SARUMAN_DOES: Final[tuple[Deed, ...]] = (("voice-of-saruman", "recruit"), ("voice-of-saruman", "replace"))
SHADOW_DOES: Final[tuple[Deed, ...]] = (("use-as-army", ""), ("move-minions", ""))
BOTH_DO: Final[tuple[Deed, ...]] = (("move-armies", ""), ("attack", ""), ("muster", ""))
