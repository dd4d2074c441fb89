"""The Elven Rings: what they change, and where they go (rulebook: Elven Rings)."""

from __future__ import annotations

from thirdage.games.wotr.model.constants import D_EYE, D_WILL, FREE_PEOPLES, SHADOW, SIDES, face
from thirdage.games.wotr.model.effects import forbidden
from thirdage.games.wotr.model.players import acting
from thirdage.games.wotr.model.war import War
from thirdage.kernel import Option, Reason


def may_use_ring(war: War, side: int, option: Option) -> Reason | None:
    """WR-RING-01 to 07: one ring a turn changes an unused die into another result that its faces show.

    Ruling WRU-10.
    """
    die, to = option
    ids = war.facts.die_ids
    spent = ring_to_spend(war, side)
    if spent is not None:
        return spent
    if die not in war.dice[side]:
        rule = "WR-RING-07" if face(die) == D_EYE else "WR-RING-02"
        return Reason("reason-wotr-no-such-die", rule, {"die": ids[die]})
    if to == die:
        return Reason("reason-wotr-same-result", "WR-RING-02", {"die": ids[to]})
    if face(to) == D_WILL:
        return Reason("reason-wotr-ring-no-will", "WR-RING-05")
    if to not in war.facts.faces(side, die):
        return Reason("reason-wotr-no-such-face", "WR-DICE-01", {"die": ids[to]})
    return None


def ring_to_spend(war: War, side: int) -> Reason | None:
    """WR-RING-01, WR-RING-04: a side has a ring, and has used none this turn.

    Query: `ring(war, side) -> Reason | None` forbids a side to use one now.
    """
    if not war.rings[side]:
        return Reason("reason-wotr-no-ring", "WR-RING-01")
    if war.ring_used >> side & 1:
        return Reason("reason-wotr-ring-used", "WR-RING-04")
    reason: Reason | None = forbidden(war, "ring", side)
    return reason


def use_ring(war: War, side: int, die: int, to: int) -> None:
    """WR-RING-01, WR-RING-06: change a die; the ring passes to the Shadow, or leaves the game."""
    hand_over_ring(war, side)
    war.spend(side, die)
    eye, ids = face(to) == D_EYE, war.facts.die_ids
    war.used(f"ring:{SIDES[side]}" if not eye else "ring:eye")
    war.tell("log-wotr-ring", "WR-RING-02", seat=acting(war, side).seat, die=ids[die], to_die=ids[to])
    if eye:
        war.hunt_box[SHADOW] += 1
    else:
        war.dice[side] = tuple(sorted([*war.dice[side], to]))


def hand_over_ring(war: War, side: int) -> None:
    """WR-RING-01, WR-RING-04, WR-RING-08: a ring used by the Free Peoples goes to the Shadow, by the Shadow away."""
    war.rings[side] -= 1
    if side == FREE_PEOPLES:
        war.rings[SHADOW] += 1
    war.ring_used |= 1 << side
