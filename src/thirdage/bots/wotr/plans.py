"""The answers that lead from an open ask to what a seat intends: which die, what to do with it, from where, whom.

An intent is told as for `explain`. Of several dice that allow it the first is taken; what is asked on the way is
answered with nothing but what the intent says, so that a plan is never about something else.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from thirdage.kernel import Ask, Match, Option

Json = dict[str, Any]
ROLLED_FOR: Final = ("attack", "move-fellowship")
"""What can be intended that leads to a battle or a Hunt."""
ON_THE_WAY: Final = {"action": "use-die", "will-of-the-west": "become"}
"""Asks before the action itself, and the answers that lead on to it."""
FIELDS: Final = {"attack-from": "from_region", "attack-target": "region"}
LONGEST: Final = 6


def plan(world: Match, seat: str, intent: Json) -> list[Json] | None:
    """The answers, None if there is no way there from here."""
    if not any(intent.get("kind") == kind for kind in ROLLED_FOR):
        return None
    return _onward(world, seat, intent, LONGEST)


def _onward(world: Match, seat: str, intent: Json, steps: int) -> list[Json] | None:
    ask = next((ask for ask in world.asks if ask.seat == seat), None)
    if ask is None or not steps:
        return None
    if ask.kind == "attackers":
        figures = intent.get("figures")
        return [] if figures is None else [{"kind": "attackers", "figures": figures}]
    for option in _fitting(ask, intent):
        answer = option.json(world.rules.names)
        if option.kind == intent["kind"] == "move-fellowship" or _one_attacker(ask, world, option):
            return [answer]
        twin = world.fork()
        twin.answer(option, seat, ask.index)
        rest = _onward(twin, seat, intent, steps - 1)
        if rest is not None:
            return [answer, *rest]
    return None


def _fitting(ask: Ask, intent: Json) -> Iterator[Option]:
    """The answers that go the way of the intent."""
    for option in ask.options if ask.kind in (*ON_THE_WAY, *FIELDS, "die") else ():
        if ask.kind in FIELDS:
            wanted = option.json(ask.rules.names)["region"] == intent.get(FIELDS[ask.kind])
        else:
            wanted = option.kind == ON_THE_WAY.get(ask.kind, intent["kind"])
        if wanted:
            yield option


def _one_attacker(ask: Ask, world: Match, option: Option) -> bool:
    """Whether the battle begins at once with this target: a single figure is not asked who of it attacks."""
    if ask.kind != "attack-target":
        return False
    twin = world.fork()
    twin.answer(option, ask.seat, ask.index)
    return not any(other.kind == "attackers" for other in twin.asks)
