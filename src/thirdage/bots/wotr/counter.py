"""What an arena counts in War of the Ring: how it ended, and what a good player would not have done.

A card is void if nothing but the card and its die has changed when the action is over, and not by bad luck: no chance
was asked. The last card of a turn is seldom counted, because the next turn changes much before anybody is asked: the
counts are low rather than high.
"""

from __future__ import annotations

from typing import Any, Final, cast

from thirdage.games.wotr.model.constants import FREE_PEOPLES, SHADOW, SIDES
from thirdage.games.wotr.model.places import controller, points
from thirdage.games.wotr.model.war import War
from thirdage.kernel import Ask, Match, Option

Numbers = dict[str, float]
COUNTS: Final = ("towns-left-empty", "dice-skipped", "void-cards")
AFTER: Final = ("action", "last-tokens", "fellowship-phase", "discard", "hunt-allocation")
"""What is asked when an action is over."""
LEADERS: Final = {"aragorn": FREE_PEOPLES, "gandalf-the-white": FREE_PEOPLES, "saruman": SHADOW, "witch-king": SHADOW}
"""Characters that bring a die; when they came is worth knowing. The Mouth of Sauron comes late or never."""


class WarCounter:
    """Counts what happens in one game."""

    def __init__(self, _match: Match) -> None:
        self._counts: list[dict[str, int]] = [dict.fromkeys(COUNTS, 0) for _ in SIDES]
        self._came: dict[str, int] = {}
        self._mordor = 0
        self._acting: tuple[int, set[int]] | None = None
        """Who has begun an action, and the settlements he had guarded."""
        self._card: tuple[Any, ...] | None = None
        """If he plays a card: how the table looked before."""
        self._answers = 0
        """The place in the record that the next answer has as long as no chance is asked."""

    def answering(self, match: Match, ask: Ask, option: Option) -> None:
        """Look at what begins."""
        if ask.kind == "action" and option.kind != "use-ring":
            side = SIDES.index(match.rules.side_of[ask.seat])
            self._counts[side]["dice-skipped"] += option.kind == "skip"
            self._acting = (side, _guarded(_war(match), side))
        elif ask.kind == "die" and option.kind == "play-card":
            self._card = _table(_war(match))
            self._answers = match.index
        self._answers += 1

    def answered(self, match: Match) -> None:
        """Count what is over."""
        war = _war(match)
        if war.mordor >= 0 and not self._mordor:
            self._mordor = war.turn
        if self._acting is not None and (match.ask is None or match.ask.kind in AFTER):
            if match.index != self._answers:
                self._card = None
            self._action_over(war, *self._acting)
            self._acting = self._card = None

    def _action_over(self, war: War, side: int, guarded: set[int]) -> None:
        counts = self._counts[side]
        counts["void-cards"] += self._card is not None and _table(war) == self._card
        for region in guarded:
            left = controller(war, region) == side and not _units(war, side, region)
            counts["towns-left-empty"] += left and _threatened(war, side, region)
        for name in LEADERS:
            if name not in self._came and war.in_play(war.facts.character[name]):
                self._came[name] = war.turn

    def of_game(self, match: Match) -> Numbers:
        """The end in numbers."""
        war = _war(match)
        numbers: Numbers = {
            "corruption": war.corruption,
            "companions-left": len(war.companions()),
            "shadow-points": points(war, SHADOW),
            "free-peoples-points": points(war, FREE_PEOPLES),
            "in-mordor": float(self._mordor > 0),
            "rings-used": 3 - war.rings[FREE_PEOPLES],
        }
        if self._mordor:
            numbers["mordor-entered-turn"] = self._mordor
            numbers["mordor-step"] = war.mordor
        for name, turn in self._came.items():
            numbers[f"{name}-turn"] = turn
        return numbers

    def of_side(self, _match: Match, side: str) -> Numbers:
        """What went wrong."""
        return dict(self._counts[SIDES.index(side)])


def _war(match: Match) -> War:
    return cast(War, match.position)


def _units(war: War, side: int, region: int) -> int:
    inside = war.inside[region].units if controller(war, region) == side else 0
    return war.field(side)[region].units + inside


def _guarded(war: War, side: int) -> set[int]:
    """Settlements worth points that are this side's and have a unit in them."""
    worth = [r for r, region in enumerate(war.facts.regions) if region.vp]
    return {r for r in worth if controller(war, r) == side and _units(war, side, r)}


def _threatened(war: War, side: int, region: int) -> bool:
    """Whether an enemy army stands next to it."""
    return any(war.field(1 - side)[r].units for r in war.facts.regions[region].adjacent)


def _table(war: War) -> tuple[Any, ...]:
    """All that a card can change, but for the card itself and the die that it was played with."""
    return (
        tuple(war.free_forces), tuple(war.shadow_forces), tuple(war.inside), tuple(war.reinforcements),
        tuple(war.casualties),
        tuple(war.where), war.captured, tuple(war.steps_to_war), war.active, war.table, war.hidden, war.progress,
        war.corruption, war.ring_bearers, war.mordor, war.pool, war.tiles_removed, war.tiles_waiting,
        tuple(war.rings), tuple(war.hunt_box), tuple([len(deck) for deck in war.decks]), tuple(war.dice),
    )  # fmt: skip
