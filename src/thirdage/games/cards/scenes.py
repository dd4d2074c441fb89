"""Scenes of the log: what a page shows as one thing, and which lies within which.

setup                       the opening cards, and what chance deals to a written position
round     count
phase   phase             location, victory, draw
action  player, how, card how: what was answered; the card where everyone sees it
combat  location        in the combat step, or by an effect that replaces a path
"""

from __future__ import annotations

from typing import Final

from thirdage.kernel import Option

from .asks import MOVE, PLAY, PLAY_EVENT, USE
from .model import Saga

SCENES: Final = {"setup": 0, "round": 0, "phase": 1, "action": 1, "combat": 2}
"""Each kind with its level."""
SHOWN: Final = (PLAY, PLAY_EVENT, MOVE, USE)
"""The actions whose card everyone sees."""
DEALS: Final = ("deal", "deal-anew")


def begin_scenes(saga: Saga) -> None:
    """The scenes in the middle of which a position stands."""
    seam = saga.next[0]
    if not saga.round or seam in DEALS:
        saga.begin_scene("setup")
        return
    saga.begin_scene("round", count=saga.round)
    if seam in ("path", "draw"):
        saga.begin_scene("phase", phase="location" if seam == "path" else "draw")


def begin_action_scene(saga: Saga, player: int, choice: Option) -> None:
    """What a player does when it is his turn."""
    if saga.log is None:
        return
    if choice.form in SHOWN:
        saga.begin_scene("action", player=saga.name(player), how=choice.form.kind, card=saga.id(choice[0]))
    else:
        saga.begin_scene("action", player=saga.name(player), how=choice.form.kind)
