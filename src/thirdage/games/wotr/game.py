"""War of the Ring as the kernel sees it: the chapters of the rulebook put together."""

from __future__ import annotations

from typing import Any, ClassVar, cast

from thirdage.kernel import (
    Ask,
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
from thirdage.kernel.compiled import mypyc_attr

from .alliance import merging, swapping
from .battle import attack, casualties, combat_cards, combatants, hits, leader_rerolls, retreat, rounds, siege
from .cards import all_cards, combat_asks, combat_free, combat_shadow, events, hands
from .characters import companions, entrance, gandalf, gollum, mouth_of_sauron, move_actions, saruman, witch_king
from .characters import moves as character_moves
from .expansions import OFFERED
from .explanations import answers, intents
from .fellowship import declaration, guide, hunt_damage, hunt_pool, hunt_roll, mordor, reveal, separation, ways
from .fellowship import moves as fellowship_moves
from .model import counts, invariants, knowledge, printed, redeal, schemas, seam_checks, war, written
from .model.constants import SIDES, TOKENS, TOKENS_OF
from .model.fact_rows import with_rows
from .model.facts import OWN, OWN_DATA, WarFacts, for_players
from .model.glance import Glance
from .model.scenes import SCENES, begin_scenes
from .model.war import War, fresh
from .movement import armies, marches
from .muster import politics, recruitment
from .turn import action_end, actions, asks, free_actions, phases, tokens
from .turn.repertoire import Repertoire

Json = dict[str, Any]
CHAPTERS: tuple[Any, ...] = (
    war, redeal, phases, actions, free_actions, tokens, fellowship_moves, declaration, guide, ways, separation,
    hunt_roll, hunt_pool, hunt_damage, reveal, mordor, armies, marches, action_end, politics, recruitment,
    mouth_of_sauron, saruman, character_moves, move_actions, entrance, companions, gandalf, gollum, witch_king,
    attack, combatants, rounds, leader_rerolls, hits, casualties, retreat, siege, combat_cards, combat_asks,
    combat_free, combat_shadow, events, all_cards, intents, swapping, merging, seam_checks,
)  # fmt: skip
"""Modules with SEAMS, STEPS, ACTIONS, KINDS or EFFECTS of their own."""


def all_actions() -> Repertoire:
    """Every action of the base game; the step "actions"."""
    return ACTIONS


def deal_blanks(war: War, *blanks: int) -> Flow[None]:
    """Cards that a written position gives as backs are drawn by chance."""
    for player, deck in zip(blanks[::2], blanks[1::2], strict=True):
        yield from hands.draw_card(war, war.facts.players[player], deck, "deal")
    war.next, war.queued_seams = war.queued_seams[0], war.queued_seams[1:]
    begin_scenes(war)


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
    arguments=seam_checks.ARGUMENTS,
    scenes=SCENES,
    steps={"actions": all_actions, **_gather("STEPS")},
    effects=_gather("EFFECTS"),
    kinds=KINDS,
    intents={**_gather("INTENTS"), **intents.intents_of(ACTIONS.actions)},
    decisions=answers.DECISIONS,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class WarOfTheRing(Game):
    """The base game for two, three and four players."""

    id: ClassVar[str] = "wotr"
    version: ClassVar[int] = 1
    players: ClassVar[tuple[int, ...]] = (2, 3, 4)
    options: ClassVar[tuple[MatchOption, ...]] = (
        MatchOption("free-peoples-tokens", "int", 0, 0, 2),
        MatchOption("shadow-tokens", "int", 0, 0, 2),
        MatchOption("open-hands", "bool", default=False),
    )
    base: ClassVar[Bundle] = BASE
    takes_parts: ClassVar[bool] = True
    memories: ClassVar[tuple[str, ...]] = ("given-away",)

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

    def rules(self, options: Any = None, pack: Any = None, setup: bool = False) -> Rules:
        """As any game's; what the actions of expansions let a player intend is added."""
        made = super().rules(options, pack, setup)
        if made.steps["actions"] is not all_actions:
            intents.complete_intents(made)
        return made

    def start(self, rules: Rules) -> War:
        """The set-up (WR-SET)."""
        return fresh(rules, cast(WarFacts, rules.facts))

    def begin_scenes(self, position: Position) -> None:
        """See model.scenes."""
        begin_scenes(cast(War, position))

    def view(self, position: Position, seat: str) -> Json:
        """See knowledge.view."""
        return knowledge.view(cast(War, position), seat)

    def derived_counts(self, rules: Rules, seen: Json) -> Json:
        """See counts.derived_counts."""
        return counts.derived_counts(rules, seen)

    def glance(self, position: Position, seat: str) -> Glance:
        """See glance."""
        return Glance(cast(War, position), seat)

    def complete(self, rules: Rules, seat: str, view: Json, rng: Random) -> War:
        """See knowledge.complete."""
        return knowledge.complete(rules, seat, view, rng)

    def anew(self, position: Position) -> War | None:
        """See redeal.anew."""
        return redeal.anew(cast(War, position))

    def write(self, position: Position) -> Json:
        """See written.write."""
        return written.write(cast(War, position))

    def read(self, rules: Rules, data: Json) -> War:
        """See written.read."""
        return written.read(rules, data)

    def unasked(self, position: Position, seat: str, option: Option) -> Reason:
        """See intents.unasked."""
        return intents.unasked(cast(War, position), seat, option)

    def answer_to(self, position: Position, ask: Ask, option: Option) -> tuple[Option, int] | None:
        """See answers.answer_to."""
        return answers.answer_to(position, ask, option)

    def check(self, position: Position) -> None:
        """See invariants.check."""
        invariants.check(cast(War, position))

    def schemas(self) -> tuple[Json, Json]:
        """See schemas."""
        return schemas.both(self.every_bundle)

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
        every = (*endings, *names, *[name for chapter in CHAPTERS for name in getattr(chapter, "EXPECTED", ())])
        return tuple([name for name in every if not _of_a_card_not_there(rules, name)])


def _of_a_card_not_there(rules: Rules, name: str) -> bool:
    """Whether something expected needs a card that a bundle has replaced."""
    what, _, card = name.partition(":")
    return what in ("card", "removed", "table") and card not in rules.names.keys["card"]


WOTR = WarOfTheRing()
for offered in OFFERED:
    WOTR.offer(offered)
