"""War of the Ring as the kernel sees it: the chapters of the rulebook put together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, cast

from thirdage.kernel import (
    AskKind,
    Bundle,
    Flow,
    Game,
    Intent,
    MatchOption,
    Option,
    Position,
    Random,
    Reason,
    Refused,
    Rules,
)  # fmt: skip

from . import (
    actions,
    armies,
    asks,
    attacking,
    battle,
    checks,
    combat_cards,
    damage,
    declaring,
    entering,
    events,
    explaining,
    fellowship,
    guide,
    hands,
    hunt,
    knowledge,
    losses,
    marches,
    midway,
    mordor,
    muster,
    retreat,
    revealing,
    separation,
    shapes,
    siege,
    stacking,
    tiles,
    tokens,
    turn,
    voice,
    walking,
    ways,
    written,
)  # fmt: skip
from .actions import Repertoire
from .cards import combat_asks, combat_free, combat_shadow, gathered
from .constants import SIDES, TOKENS, TOKENS_OF
from .facts import OWN, WarFacts
from .glance import Glance
from .model import War, fresh

Json = dict[str, Any]
CHAPTERS: tuple[Any, ...] = (
    turn, actions, tokens, fellowship, declaring, guide, ways, separation, hunt, tiles, damage, revealing,
    mordor, armies, marches, stacking, muster, voice, walking, entering, attacking, battle, losses,
    retreat, siege, combat_cards, combat_asks, combat_free, combat_shadow, events, gathered, explaining, midway,
)  # fmt: skip
"""Modules with SEAMS, ACTIONS, KINDS or EFFECTS of their own."""


def all_actions() -> Repertoire:
    """Every action of the base game; the step "actions"."""
    return ACTIONS


def deal_blanks(war: War, *blanks: int) -> Flow[None]:
    """Cards that a written position gives as backs are drawn by chance."""
    for side, deck in zip(blanks[::2], blanks[1::2], strict=True):
        yield from hands.draw_card(war, side, deck)
    war.next, war.then = war.then[0], war.then[1:]


def _gather(name: str) -> dict[str, Any]:
    out: dict[str, Any] = {}
    for chapter in CHAPTERS:
        for key, value in getattr(chapter, name, {}).items():
            assert key not in out, f"{key} stands in two chapters"
            out[key] = value
    return out


ACTIONS = Repertoire([action for chapter in CHAPTERS for action in getattr(chapter, "ACTIONS", ())])
KINDS: tuple[AskKind, ...] = (
    *asks.FRAME_KINDS,
    *[kind for chapter in CHAPTERS for kind in getattr(chapter, "KINDS", ())],
)
INTENTS: Mapping[str, Intent] = _gather("INTENTS")
BASE = Bundle(
    seams={"deal-blanks": deal_blanks, **_gather("SEAMS")},
    steps={"actions": all_actions, **_gather("STEPS")},
    effects=_gather("EFFECTS"),
)


class WarOfTheRing(Game):
    """The base game for two players."""

    id: ClassVar[str] = "wotr"
    version: ClassVar[int] = 1
    players: ClassVar[tuple[int, ...]] = (2,)
    options: ClassVar[tuple[MatchOption, ...]] = (
        MatchOption("free-peoples-tokens", "int", 0, 0, 2),
        MatchOption("shadow-tokens", "int", 0, 0, 2),
        MatchOption("open-hands", "bool", default=False),
    )
    kinds: ClassVar[tuple[AskKind, ...]] = KINDS
    intents: ClassVar[Mapping[str, Intent]] = INTENTS

    def seating(self, options: Json) -> tuple[tuple[str, str], ...]:
        """With one seat a side, the seat has the side's id."""
        return (("free-peoples", "free-peoples"), ("shadow", "shadow"))

    def facts(self, options: Json, pack: Any) -> WarFacts:
        """Our own facts, or those of a pack (rows of the same files)."""
        return OWN if pack is None else WarFacts(pack)

    def bundles(self, options: Json) -> list[Bundle]:
        """The base game."""
        return [BASE]

    def start(self, rules: Rules) -> War:
        """The set-up (WR-SET)."""
        return fresh(rules, cast(WarFacts, rules.facts))

    def view(self, position: Position, seat: str) -> Json:
        """See knowledge.view."""
        return knowledge.view(cast(War, position), seat)

    def glance(self, position: Position, seat: str) -> Glance:
        """See glance."""
        return Glance(cast(War, position), seat)

    def complete(self, rules: Rules, seat: str, view: Json, rng: Random) -> War:
        """See knowledge.complete."""
        return knowledge.complete(rules, seat, view, rng)

    def write(self, position: Position) -> Json:
        """See written.write."""
        return written.write(cast(War, position))

    def read(self, rules: Rules, data: Json) -> War:
        """See written.read; refuses parts it does not know."""
        unknown = data.keys() - written.write(self.start(rules)).keys() - {"options"}
        if unknown:
            raise Refused("refused-position", "", {"detail": ", ".join(sorted(unknown))})
        return written.read(rules, data)

    def unasked(self, position: Position, seat: str, option: Option) -> Reason:
        """See explaining.unasked."""
        return explaining.unasked(cast(War, position), seat, option)

    def check(self, position: Position) -> None:
        """See checks.check."""
        checks.check(cast(War, position))

    def schemas(self) -> tuple[Json, Json]:
        """See shapes."""
        return shapes.seen(), shapes.written()

    def progress(self, position: Position) -> tuple[int, int]:
        """Turns begun and die actions taken."""
        war = cast(War, position)
        return war.turn, war.actions

    def expected(self, rules: Rules) -> tuple[str, ...]:
        """Every ending, the tokens that this match can have; cards and abilities are added by their chapters."""
        endings = ("end:corruption", "end:ring-destroyed", "end:military-shadow", "end:military-free-peoples")
        used = [(side, TOKENS[t]) for s, side in enumerate(SIDES) for t in TOKENS_OF[s]]
        names = [f"token:{side}:{token}" for side, token in used if rules.options[f"{side}-tokens"]]
        return (*endings, *names, *[name for chapter in CHAPTERS for name in getattr(chapter, "EXPECTED", ())])


WOTR = WarOfTheRing()
