"""Moving and hiding the Fellowship (rulebook: the Fellowship; hiding).

Cards call `move_fellowship(war, by_die=False)` and `hide_fellowship`.

Queries: `moving-die-set-aside(war) -> bool`: the die that moved the Fellowship does not go to the hunt box (The Last
Battle). `hides-with(war, result) -> bool`: this result, which is no Character result, hides the Fellowship (Strider).
`hides(war, result) -> None`: told when a die hides it.
"""

from __future__ import annotations

from thirdage.games.wotr.model.constants import (
    D_ARMY,
    D_ARMY_MUSTER,
    D_CHARACTER,
    D_EVENT,
    D_MUSTER,
    FREE_PEOPLES,
    NOBODY,
    RESULTS,
    TRACK_END,
)  # fmt: skip
from thirdage.games.wotr.model.effects import allowed, effects_on
from thirdage.games.wotr.model.scenes import join_hunt
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.turn.asks import HIDE, HIDE_FORM, MOVE_FELLOWSHIP, MOVE_FELLOWSHIP_FORM
from thirdage.games.wotr.turn.repertoire import Action
from thirdage.kernel import Flow, Option, Reason

from .hunt_roll import hunt
from .mordor import move_in_mordor


def fellowship_region(war: War) -> int:
    """WR-FEL-02, WR-MORD-01: where rules and cards find the Fellowship; -1 on the Mordor track."""
    return NOBODY if war.mordor >= 0 else war.ring_bearers


def may_move_fellowship(war: War) -> Reason | None:
    """WR-FEL-15, WR-MORD-11, WR-FEL-17, WR-ACT-07: hidden, and not at the end of the track. Ruling WRU-49."""
    if not war.hidden:
        return Reason("reason-wotr-revealed", "WR-MORD-11" if war.mordor >= 0 else "WR-FEL-15")
    if war.mordor < 0 and war.progress >= TRACK_END:
        return Reason("reason-wotr-progress-full", "WR-FEL-17")
    return None


def move_fellowship(war: War, by_die: bool, fewer: int = 0) -> Flow[None]:
    """WR-FEL-11 to 14: progress, the Hunt, and then the die into the hunt box, so it does not count for its own Hunt.

    A card that moves them leaves its die out of the box. `fewer` dice are rolled in the Hunt.

    WR-ACT-03, WR-MORD-14: the only die that does not go aside. WR-FEL-16: several moves a turn, a die each.
    Ruling WRU-48.
    """
    war.used("fellowship-moves")
    join_hunt(war, "move")
    if war.mordor >= 0:
        war.tell("log-wotr-moves-in-mordor", "WR-MORD-07")
        yield from move_in_mordor(war)
    else:
        war.progress += 1
        war.tell("log-wotr-fellowship-moves", "WR-FEL-11", count=war.progress)
        yield from hunt(war, fewer)
    if by_die and war.outcome is None:
        place_moving_die(war)
    war.end_scene("hunt")


def place_moving_die(war: War) -> None:
    """WR-FEL-13: the die that moved them goes to the hunt box, unless a card on the table keeps it out."""
    if allowed(war, "moving-die-set-aside"):
        war.tell("log-wotr-moving-die-set-aside", "WR-EVT-04")
        return
    war.hunt_box[FREE_PEOPLES] += 1
    war.tell("log-wotr-moving-die", "WR-FEL-13", count=war.hunt_box[FREE_PEOPLES])


def may_hide(war: War) -> Reason | None:
    """WR-DECL-23: only a revealed Fellowship is hidden."""
    return Reason("reason-wotr-hidden", "WR-DECL-23") if war.hidden else None


def hide_fellowship(war: War) -> None:
    """WR-DECL-23, WR-DECL-24, WR-MORD-12, WR-MORD-13: no move, no Hunt; in Mordor it counts as an attempt.

    WR-DECL-22: until then they stay revealed. Ruling WRU-68.
    """
    war.hidden = True
    war.mordor_attempted = war.mordor_attempted or war.mordor >= 0
    war.used("hides")
    war.tell("log-wotr-hides", "WR-DECL-23")


def _offer_move(_war: War, _side: int, _result: int) -> list[Option]:
    return [MOVE_FELLOWSHIP]


def _check_move(war: War, _side: int, _result: int, _option: Option) -> Reason | None:
    return may_move_fellowship(war)


def _move(war: War, _side: int, _result: int, _option: Option) -> Flow[None]:
    yield from move_fellowship(war, by_die=True)


def _offer_hide(_war: War, _side: int, _result: int) -> list[Option]:
    return [HIDE]


def _check_hide(war: War, _side: int, result: int, _option: Option) -> Reason | None:
    """WR-ACT-08: a Character result; an ability may let others do."""
    if result != D_CHARACTER and not allowed(war, "hides-with", result):
        return Reason("reason-wotr-die-cannot", "WR-CHR-01", {"die": RESULTS[result]})
    return may_hide(war)


def _hide(war: War, _side: int, result: int, _option: Option) -> Flow[None]:
    for effect in effects_on(war, "hides"):
        effect(war, result)
    hide_fellowship(war)
    yield from ()


ACTIONS = [
    Action(MOVE_FELLOWSHIP_FORM, (D_CHARACTER,), FREE_PEOPLES, _offer_move, _check_move, _move),
    Action(
        HIDE_FORM, (D_CHARACTER, D_ARMY, D_MUSTER, D_EVENT, D_ARMY_MUSTER), FREE_PEOPLES, _offer_hide, _check_hide,
        _hide,
    ),
]  # fmt: skip
EXPECTED = ("fellowship-moves", "hides")
