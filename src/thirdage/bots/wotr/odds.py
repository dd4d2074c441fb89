"""What War of the Ring has odds of: the battle that is fought, or that the plan leads to, and the Hunt.

Losses are counted in hits: a Regular is one, an Elite two, one that is reduced has lost one. They are taken from all
units that a side has on the map, so that it does not matter where the survivors of a battle go.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, Final, cast

from thirdage.bots.odds import DIGITS, WorldObserver, mean, share, shares, spread
from thirdage.bots.scenes import scenes_of, told_in
from thirdage.bots.wotr.lessons import known_odds, lessons
from thirdage.bots.wotr.plans import plan
from thirdage.games.wotr.battle.combatants import FIELD
from thirdage.games.wotr.battle.hits import can_take
from thirdage.games.wotr.fellowship.hunt_roll import rerolls, successes
from thirdage.games.wotr.model.constants import D6, FREE_PEOPLES, SHADOW, SIDES, enemy
from thirdage.games.wotr.model.effects import effects_on
from thirdage.games.wotr.model.places import controller
from thirdage.games.wotr.model.war import War
from thirdage.kernel import REFEREE, Match

Json = dict[str, Any]
NEXT_THING: Final = frozenset({"action", "token", "fellowship-phase", "hunt-allocation"})
"""Asks that begin something new: whatever was planned is over."""
ADVANCE: Final = "advance-army"
"""Here a battle has been fought, and only its end is still open."""
ROUND_OVER: Final = frozenset({"press", "retreat", "prolong"})
"""Asks after the dice of a combat round: what is still to be rolled is in the next."""
RELIEF: Final = "relief"
"""A battle in the field to relieve a stronghold."""


def war_of(world: Match) -> War:
    """The position of a match of War of the Ring."""
    return cast(War, world.position)


def blows(war: War, side: int) -> int:
    """How many hits all units of a side on the map could take."""
    inside = [here for here in war.inside if here.side == side]
    return sum([can_take(here) for here in (*war.field(side), *inside)])


def _amid(world: Match) -> bool:
    """Whether something is going on that has not come to its end."""
    return any(ask.kind not in NEXT_THING for ask in world.asks)


class Before:
    """What a battle is compared with: the hits that the armies can take, and who holds what."""

    def __init__(self, war: War) -> None:
        self.blows = (blows(war, FREE_PEOPLES), blows(war, SHADOW))
        self.captured = war.captured


class Fought:
    """The battle that is looked at. One without a decision in it is over before anybody can look."""

    def __init__(self, attacker: int, place: int, kind: str) -> None:
        self.attacker = attacker
        self.place = place
        self.kind = kind


class WarObserver:
    """One world: the first battle that is fought in it, and what the Hunt does until the action is over."""

    def __init__(self, world: Match, planned: bool) -> None:
        war = war_of(world)
        kinds = {ask.kind for ask in world.asks}
        self.start = world.index
        self.begun = (planned or _amid(world)) and ADVANCE not in kinds
        self.rounds = int(war.battle is not None and not kinds & ROUND_OVER)
        self.open = {scene["id"] for scene in world.scene()}
        self.before = self.after = Before(war)
        self.battle: Fought | None = self._fought(world, war) if self.begun else None
        self.ended = False
        self.companions = len(war.companions())
        self.rerolls, self.raised = _rerolls(war)

    def over(self, world: Match) -> bool:
        """The battle is over, or nothing was fought and the next action begins."""
        if not self.begun:
            return True
        war = war_of(world)
        if self.battle is None:
            self.battle = self._fought(world, war)
        if self.battle is None:
            self.before = Before(war)
        elif war.battle is None and not self.ended:
            self.ended = True
            self.after = Before(war)
        return self.ended or world.outcome is not None or not (war.battle is not None or _amid(world))

    def _fought(self, world: Match, war: War) -> Fought | None:
        if war.battle is not None:
            return Fought(war.battle.attacker, war.battle.place, war.battle.kind)
        for scene in scenes_of(world.log(REFEREE, self.start), "battle").values():
            told = scene["args"]
            kind = FIELD if told["how"] == RELIEF else told["how"]
            return Fought(SIDES.index(told["side"]), war.facts.region[told["region"]], kind)
        return None

    def seen(self, world: Match) -> Json | None:
        """Battle and Hunt, None for what there was not."""
        told = world.log(REFEREE, self.start)
        battle, hunt = self._battle(world, told), self._hunt(world, told)
        return {"battle": battle, "hunt": hunt} if battle or hunt else None

    def _battle(self, world: Match, told: list[Json]) -> Json | None:
        battle = self.battle
        if battle is None or not self.ended:
            return None
        end = self._end(battle, told)
        mine, yours = battle.attacker, enemy(battle.attacker)
        taken = (self.after.captured ^ self.before.captured) >> battle.place & 1
        lost = [was - now for was, now in zip(self.before.blows, self.after.blows, strict=True)]
        return {
            "attacker": SIDES[mine],
            "place": world.rules.facts.tables["region"][battle.place],
            "kind": battle.kind,
            "end": end,
            "wins": end in ("destroyed", "retreated"),
            "captured": bool(taken) and controller(war_of(world), battle.place) == mine,
            "attacker_losses": lost[mine],
            "defender_losses": lost[yours],
            "rounds": self.rounds + len(scenes_of(told, "round").keys() - self.open),
        }

    @staticmethod
    def _end(battle: Fought, told: list[Json]) -> str:
        ids = {entry["id"] for entry in told}
        won = [entry["args"]["side"] for entry in told if entry["id"] == "log-wotr-battle-won"]
        if "log-wotr-battle-both-destroyed" in ids:
            return "both"
        if won:
            attacked = won[0] == SIDES[battle.attacker]
            return "lost" if not attacked else "retreated" if "log-wotr-retreats" in ids else "destroyed"
        return "withdrawn" if "log-wotr-withdraws" in ids else "ceased"

    def _hunt(self, world: Match, told: list[Json]) -> Json | None:
        told = told_in(told, "hunt")
        if not told:
            return None
        war = war_of(world)
        ids = [entry["id"] for entry in told]
        outcome = world.outcome
        return {
            "tile": "log-wotr-tile-drawn" in ids,
            "found": "log-wotr-hunt-succeeds" in ids,
            "chance": self._chance(told),
            "damage": sum([entry["args"]["count"] for entry in told if entry["id"] == "log-wotr-hunt-damage"]),
            "corruption": sum([entry["args"]["amount"] for entry in told if entry["id"] == "log-wotr-corruption"]),
            "revealed": "log-wotr-revealed" in ids,
            "companions": max(0, self.companions - len(war.companions())),
            "lost": outcome is not None and outcome.side == SIDES[SHADOW],
        }

    def _chance(self, told: list[Json]) -> float | None:
        """The chance that any die of the Hunt succeeds; None where they had been rolled before one looked."""
        for entry in told:
            if entry["id"] == "log-wotr-hunt-roll":
                n, bonus = len(entry["args"]["dice"]), entry["args"]["amount"]
                missed = _missed(bonus) ** n * _missed(bonus + self.raised) ** min(self.rerolls, n)
                return float(1 - missed)
        return None


def _rerolls(war: War) -> tuple[int, int]:
    """How many dice the Shadow may roll again where the Ring-bearers are now, and what is added to each of these."""
    return rerolls(war), sum([effect(war) for effect in effects_on(war, "hunt-re-roll-bonus")])


def _missed(bonus: int) -> Fraction:
    """The chance that a die of the Hunt fails."""
    return 1 - Fraction(successes(D6, bonus), len(D6))


class EveryObserver:
    """One world: battle and Hunt, and what the expansions of the match look for, by their names."""

    def __init__(self, world: Match, planned: bool) -> None:
        self.war = WarObserver(world, planned)
        self.learnt: dict[str, WorldObserver] = {
            name: lesson.odds.observe(world, planned)
            for name, lesson in lessons(world.rules.options).items()
            if lesson.odds is not None
        }

    def over(self, world: Match) -> bool:
        """When the battle or the action is; expansions look as long as that."""
        for observer in self.learnt.values():
            observer.over(world)
        return self.war.over(world)

    def seen(self, world: Match) -> Json | None:
        """All of it; None if there was nothing."""
        learnt = {name: observer.seen(world) for name, observer in self.learnt.items()}
        found = {name: seen for name, seen in learnt.items() if seen is not None}
        war = self.war.seen(world)
        return {**(war or {}), **found} if war or found else None


class WarOdds:
    """All worlds together."""

    def observe(self, world: Match, planned: bool) -> WorldObserver:
        """Begin to look at a world."""
        return EveryObserver(world, planned) if lessons(world.rules.options) else WarObserver(world, planned)

    def summary(self, seen: Sequence[Json]) -> Json:
        """In what share of the worlds with a battle it went how, of those with a Hunt, and what expansions look for."""
        battles = [one["battle"] for one in seen if one.get("battle")]
        hunts = [one["hunt"] for one in seen if one.get("hunt")]
        found: Json = {"battle": _battles(battles) if battles else None, "hunt": _hunts(hunts) if hunts else None}
        for name, odds in known_odds().items():
            learnt = [one[name] for one in seen if name in one]
            if learnt:
                found[name] = odds.summary(learnt)
        return found

    def plan(self, world: Match, seat: str, intent: Json) -> list[Json] | None:
        """To attack, to move the Fellowship, or what an expansion has odds of."""
        ways = [lesson.odds.plan for lesson in lessons(world.rules.options).values() if lesson.odds is not None]
        found = [answers for way in (plan, *ways) if (answers := way(world, seat, intent)) is not None]
        return found[0] if found else None


def _battles(seen: Sequence[Json]) -> Json:
    return {
        "attacker": seen[0]["attacker"],
        "place": seen[0]["place"],
        "kind": seen[0]["kind"],
        "samples": len(seen),
        "wins": share(seen, "wins"),
        "captured": share(seen, "captured"),
        "attacker_losses": spread(seen, "attacker_losses"),
        "defender_losses": spread(seen, "defender_losses"),
        "rounds": mean(seen, "rounds"),
        "ends": shares(seen, "end"),
    }


def _tile(seen: Sequence[Json]) -> tuple[float, bool]:
    """How likely a tile is drawn, and whether that is exact.

    It is reckoned, unless the dice lie already or a card may prevent the draw.
    """
    prevented = any(one["found"] and not one["tile"] for one in seen)
    if prevented or any(one["chance"] is None for one in seen):
        return share(seen, "tile"), False
    chances: list[float] = [one["chance"] for one in seen]
    return round(sum(chances) / len(seen), DIGITS), len(set(chances)) == 1


def _hunts(seen: Sequence[Json]) -> Json:
    tile, exact = _tile(seen)
    return {
        "samples": len(seen),
        "tile": tile,
        "exact": ["tile"] if exact else [],
        "damage": shares(seen, "damage"),
        "corruption": mean(seen, "corruption"),
        "revealed": share(seen, "revealed"),
        "companions": mean(seen, "companions"),
        "lost": share(seen, "lost"),
    }


WAR_ODDS: Final = WarOdds()
