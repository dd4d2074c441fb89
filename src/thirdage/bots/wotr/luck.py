"""Luck in War of the Ring: combat dice, the Hunt's dice and tiles, action dice.

Every roll is set against what its dice could be expected to do at that moment: with the number they needed and what was
added (both are told with the roll), and every tile against the pool it was drawn from. Tiles and dice of event cards
are left out: a card says for itself what its dice do.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final, cast

from thirdage.bots.luck import Account
from thirdage.bots.scenes import scene_of
from thirdage.games.wotr.battle.combat_rolls import count_hits
from thirdage.games.wotr.fellowship.hunt_pool import BY_HUNT, BY_MORDOR, BY_STRONGHOLD
from thirdage.games.wotr.fellowship.hunt_roll import successes
from thirdage.games.wotr.model.constants import SIDES
from thirdage.games.wotr.model.facts import WarFacts
from thirdage.games.wotr.model.war import War
from thirdage.kernel import CHANCE, EVERYONE, SPECTATOR, Ask, Dice, Draws, Match, moment

Json = dict[str, Any]
BY_THE_HUNT: Final = frozenset({BY_HUNT, BY_MORDOR, BY_STRONGHOLD})
MEAN_OF_A_DIE: Final = Fraction(7, 2)


class Ledger:
    """The accounts of a match."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.facts = cast(WarFacts, match.rules.facts)
        self.combat = {side: Account() for side in SIDES}
        self.action: dict[str, dict[str, Account]] = {side: {} for side in SIDES}
        self.rolled = dict.fromkeys(SIDES, 0)
        self.hunt = Account()
        self.tiles = Account()
        self.found = 0

    def roll(self, ask: Ask, entry: Json) -> None:
        """Dice, with what was told of them."""
        dice = cast(Dice, ask.options)
        told = entry["args"]
        if "roll" in told and scene_of(entry, "battle") is not None:
            each = Fraction(count_hits(dice.faces, told["amount"], told["need"]), len(dice.faces))
            self.combat[told["side"]].add(dice.n, dice.n * each, told["count"])
        elif "dice" in told and scene_of(entry, "hunt") is not None:
            each = Fraction(successes(dice.faces, told["amount"]), len(dice.faces))
            self.hunt.add(dice.n, dice.n * each, told["count"])
        elif entry["id"] == "log-wotr-tile-die":
            self.tiles.add(0, Fraction(0), told["count"])

    def action_dice(self, ask: Ask, side: str, rolled: tuple[int, ...]) -> None:
        """Every result with its share of the die."""
        dice = cast(Dice, ask.options)
        self.rolled[side] += dice.n
        ids = ask.rules.names.ids["die"]
        for face in sorted(set(dice.faces)):
            account = self.action[side].setdefault(ids[face], Account())
            each = Fraction(dice.faces.count(face), len(dice.faces))
            account.add(dice.n, dice.n * each, rolled.count(face))

    def tile(self, ask: Ask, tile: int, cause: str, place: int) -> None:
        """A tile against the mean of the pool, an Eye counting what it counts at this moment (WR-HUNT-24, 25)."""
        if cause not in BY_THE_HUNT:
            return
        eye = self.found if cause == BY_HUNT else 0
        if cause == BY_MORDOR:
            eye = sum(cast(War, moment(self.match, place).position).hunt_box)
        pool = cast(Draws, ask.options)
        expected = sum([self.worth(o[0], eye) * ask.probability(o) for o in pool], Fraction(0))
        if self.match.rules.parts:
            expected += self.misjudged(cast(War, moment(self.match, place).position), eye, len(pool.items))
        fact = self.facts.tiles[tile]
        self.tiles.add(1, expected, 0 if fact.die else int(self.worth(tile, eye)))

    def misjudged(self, war: War, eye: int, drawn_from: int) -> Fraction:
        """What is to be added where the public cannot place all tiles: any of them may be in the pool or out of it."""
        bit = war.rules.bit(SPECTATOR)
        hidden = war.rules.steps["hidden-tiles"](war, bit)
        if not hidden:
            return Fraction(0)
        any_of = (*hidden, *war.rules.steps["unseen-tiles"](war, bit))
        inside = sum([self.worth(tile, eye) for tile in hidden], Fraction(0))
        mean = sum([self.worth(tile, eye) for tile in any_of], Fraction(0)) / len(any_of)
        return (len(hidden) * mean - inside) / drawn_from

    def worth(self, tile: int, eye: int) -> Fraction:
        """The damage of a tile; what is below 0 heals. A die is told when it is rolled."""
        fact = self.facts.tiles[tile]
        if fact.die:
            return MEAN_OF_A_DIE
        return Fraction(eye if fact.eye else fact.damage)

    def json(self) -> Json:
        """All accounts."""
        sides = {
            side: {
                "combat": self.combat[side].json(),
                "action": {
                    "count": self.rolled[side],
                    "results": {result: account.json() for result, account in self.action[side].items()},
                },
            }
            for side in SIDES
        }
        return {"sides": sides, "hunt": self.hunt.json(), "tiles": self.tiles.json()}


def war_luck(match: Match) -> Json:
    """The luck of the line in play; what was taken back does not count."""
    history = match.history
    assert history is not None, "a fork has no history"
    told: dict[int, list[Json]] = {}
    for entry in match.log(SPECTATOR):
        told.setdefault(entry["index"], []).append(entry)
    ledger = Ledger(match)
    for place, step in enumerate(history.steps):
        ask = step.group[0]
        if ask.seat != CHANCE or ask.to != EVERYONE:
            continue
        for entry in told.get(step.index, ()):
            if entry["id"] == "log-wotr-rolls-action-dice":
                side = entry["args"]["side"]
                if ask.purpose == f"action-dice-{side}":
                    ledger.action_dice(ask, side, step.value[0])
            elif entry["id"] == "log-wotr-tile-drawn":
                ledger.tile(ask, step.value[0], entry["args"]["cause"], place)
            elif entry["id"] == "log-wotr-hunt-succeeds":
                ledger.found = entry["args"]["count"]
            else:
                ledger.roll(ask, entry)
    return ledger.json()
