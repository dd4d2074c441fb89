"""War of the Ring as the kernel sees it: the chapters of the rulebook put together."""

from __future__ import annotations

from typing import Any, ClassVar, cast

from thirdage.kernel import (
    AskKind,
    Bundle,
    Flow,
    Game,
    MatchOption,
    Option,
    Position,
    Random,
    Reason,
    Rules,
)  # fmt: skip
from thirdage.kernel.seams import seam_schema

from .battle import attack as attacking
from .battle import combat_cards, combatants, retreat, siege
from .battle import hits as losses
from .battle import leader_rerolls as rerolls
from .battle import rounds as battle
from .cards import all_cards as gathered
from .cards import combat_asks, combat_free, combat_shadow, events, hands
from .characters import companions, gandalf, gollum, mouth_of_sauron, saruman, witch_king
from .characters import entrance as entering
from .characters import moves as walking
from .explanations import intents as explaining
from .explanations import midway
from .fellowship import declaration as declaring
from .fellowship import guide, mordor, separation, ways
from .fellowship import hunt_damage as damage
from .fellowship import hunt_pool as tiles
from .fellowship import hunt_roll as hunt
from .fellowship import moves as fellowship
from .fellowship import reveal as revealing
from .model import invariants as checks
from .model import knowledge, printed, written
from .model import reader as reading
from .model import redeal as anew
from .model import schemas as shapes
from .model import seam_checks as resuming
from .model.constants import SIDES, TOKENS, TOKENS_OF
from .model.facts import OWN, OWN_DATA, WarFacts, for_players, with_rows
from .model.glance import Glance
from .model.war import War, fresh
from .movement import armies, marches
from .muster import recruitment as muster
from .turn import action_end as stacking
from .turn import actions, asks, tokens
from .turn import phases as turn
from .turn.actions import Repertoire

Json = dict[str, Any]
CHAPTERS: tuple[Any, ...] = (
    anew, turn, actions, tokens, fellowship, declaring, guide, ways, separation, hunt, tiles, damage, revealing,
    mordor, armies, marches, stacking, muster, mouth_of_sauron, saruman, walking, entering, companions,
    gandalf, gollum, witch_king, attacking, combatants, battle, rerolls, losses,
    retreat, siege, combat_cards, combat_asks, combat_free, combat_shadow, events, gathered, explaining, midway,
)  # fmt: skip
"""Modules with SEAMS, ACTIONS, KINDS or EFFECTS of their own."""


def all_actions() -> Repertoire:
    """Every action of the base game; the step "actions"."""
    return ACTIONS


def deal_blanks(war: War, *blanks: int) -> Flow[None]:
    """Cards that a written position gives as backs are drawn by chance."""
    for player, deck in zip(blanks[::2], blanks[1::2], strict=True):
        yield from hands.draw_card(war, war.facts.players[player], deck, "deal")
    war.next, war.queued_seams = war.queued_seams[0], war.queued_seams[1:]


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
BASE = Bundle(
    seams={"deal-blanks": deal_blanks, **_gather("SEAMS")},
    arguments=resuming.ARGUMENTS,
    steps={"actions": all_actions, **_gather("STEPS")},
    effects=_gather("EFFECTS"),
    kinds=KINDS,
    intents=_gather("INTENTS"),
)


class WarOfTheRing(Game):
    """The base game for two players. Only a written position seats three or four: their rules are not complete yet."""

    id: ClassVar[str] = "wotr"
    version: ClassVar[int] = 1
    players: ClassVar[tuple[int, ...]] = (2,)
    setup_players: ClassVar[tuple[int, ...]] = (3, 4)
    options: ClassVar[tuple[MatchOption, ...]] = (
        MatchOption("free-peoples-tokens", "int", 0, 0, 2),
        MatchOption("shadow-tokens", "int", 0, 0, 2),
        MatchOption("open-hands", "bool", default=False),
    )
    base: ClassVar[Bundle] = BASE

    def __init__(self) -> None:
        super().__init__()
        self._facts: dict[tuple[object, ...], WarFacts] = {}

    def seating(self, options: Json) -> tuple[tuple[str, str], ...]:
        """WR-MP-01: with one seat a side, the seat has the side's id."""
        return tuple([(player.seat, SIDES[player.side]) for player in self.facts(options, None).players])

    def facts(self, options: Json, pack: Any) -> WarFacts:
        """Our own facts, or those of a pack (rows of the same files), with the rows of expansions."""
        bundles, players = self.bundles(options), options["players"]
        if pack is not None:
            return WarFacts(for_players(with_rows(pack, bundles), players))
        if players == len(SIDES) and not any(bundle.rows for bundle in bundles):
            return OWN
        names = (players, *[bundle.name for bundle in bundles])
        if names not in self._facts:
            self._facts[names] = WarFacts(for_players(with_rows(OWN_DATA, bundles), players))
        return self._facts[names]

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

    def anew(self, position: Position) -> War:
        """See anew.anew."""
        return anew.anew(cast(War, position))

    def write(self, position: Position) -> Json:
        """See written.write."""
        return written.write(cast(War, position))

    def read(self, rules: Rules, data: Json) -> War:
        """See reading.read."""
        return reading.read(rules, data)

    def unasked(self, position: Position, seat: str, option: Option) -> Reason:
        """See explaining.unasked."""
        return explaining.unasked(cast(War, position), seat, option)

    def check(self, position: Position) -> None:
        """See checks.check."""
        checks.check(cast(War, position))

    def schemas(self) -> tuple[Json, Json]:
        """See shapes."""
        seam = seam_schema(BASE.seams, BASE.arguments)
        return shapes.seen(seam), shapes.written(seam)

    def printed(self, rules: Rules) -> Json:
        """See printed.printed."""
        return printed.printed(cast(WarFacts, rules.facts))

    def printed_schema(self) -> Json:
        """See printed.shape."""
        return printed.shape()

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
