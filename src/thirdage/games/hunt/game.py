"""Hunt for the Ring as the kernel sees it.

Rooms: `board`, `facts` (data), `slots`, `model`, `sections`, `secrets` (the position), `knowledge`, `paths` (what a
seat can know); `setting_up`, `days`, `ring_bearer`, `journal`, `wraiths`, `paces`, `questions`, `draws`, `encounter`,
`ending` (the rules, a chapter of the book each); `second_chapter` (its set-up), `journey`, `gandalf`, `chief` (what
chapter 2 has of its own), `roads`; `effects`, `conditions`, `card_play`, `windows`, `cards` (cards).
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, cast

from thirdage.kernel import (
    Ask,
    Belief,
    Bundle,
    Game,
    MatchOption,
    Option,
    Position,
    Random,
    Reader,
    Reason,
    Rules,
)  # fmt: skip
from thirdage.kernel.codecs import Outline
from thirdage.kernel.compiled import mypyc_attr

from . import (
    card_play,
    chief,
    counts,
    days,
    encounter,
    invariants,
    knowledge,
    packs,
    printed,
    ring_bearer,
    second_chapter,
    setting_up,
)
from .asks import (
    ADVANCE_FORM,
    ASK_NAZGUL,
    DECISIONS,
    DEED_FORM,
    DOT_FORM,
    KINDS,
    MOVE_GANDALF,
    PLAY_ALLY,
    RECORD,
    REST_FORM,
    REVEAL_FORM,
    RIVENDELL_FORM,
    SPEND_FORM,
    TURN_COMPANION,
    USE_COMPANION,
)  # fmt: skip
from .belief import HuntBelief
from .cards.all_cards import EFFECTS
from .constants import REMINDERS, RING_BEARER, RINGWRAITHS, SORCERIES
from .ending import SAFE
from .facts import HuntFacts, own_facts
from .glance import Glance
from .model import Pursuit, fresh
from .ring_bearer import may_do
from .scenes import SCENES, begin_scenes
from .seam_checks import ARGUMENTS, SECOND, SETTING_UP, check_seam
from .sections import SECTIONS
from .truthful import check_answers
from .windows import declared, found
from .wraiths import may_act

Json = dict[str, Any]
PARTS: dict[str, str] = {
    "options": "the options of the match, where they are not given beside the position",
    **SECTIONS.told(),
}
"""The parts of a written position."""

NOTHING_YET: Final = (*SETTING_UP, *SECOND)
"""Seams before the first turn of a chapter."""


def _bearers(position: Position, ask: Ask, option: Option) -> Reason | None:
    """Why the Ring-bearer cannot do this now: what forbids it anyway, or that it must wait."""
    at = cast(Pursuit, position)
    if ask.seat != at.ring_bearer:
        return Reason("reason-hunt-other-side", "HR-DAY-02")
    reason = may_do(at, option) if at.next[0] not in NOTHING_YET else None
    return reason or Reason("reason-hunt-answer-first", ask.spec.rule)


def _wraiths(position: Position, ask: Ask, option: Option) -> Reason | None:
    """Why a Ringwraith cannot do this now."""
    at = cast(Pursuit, position)
    if ask.seat == at.ring_bearer:
        return Reason("reason-hunt-other-side", "HR-DAY-02")
    reason = may_act(at, at.active, option) if at.next[0] == "nazgul" else None
    return reason or Reason("reason-hunt-answer-first", ask.spec.rule)


COMPANION_USES = tuple(
    [f"companion:{use}" for use in ("frodo:upper", "frodo:lower", "sam:upper", "pippin:upper", "merry:upper")]
)
IN_CHAPTER_1 = (
    "search:yes", "hunt:yes", "hunt:here", "perception:yes", "perception:no", "encounter", "information-found",
    "information-hidden", "token-cancelled", *[f"ability:{n}" for n in range(1, 5)], "end:arrived", "end:rescued",
    "end:corrupted",
)  # fmt: skip
IN_CHAPTER_2 = (
    "ability:5", "companion:strider:upper", "companion:strider:lower", "direction:kept", "direction:changed",
    "gandalf:appears", "gandalf:deed", "gandalf:rivendell", "gandalf:found", "chief:enters", "chief:leaves",
    "manhunt", "end:rivendell",
)  # fmt: skip
"""What a long soak must have met, besides the cards."""
BEARER_FORMS = (
    RECORD, DOT_FORM, ADVANCE_FORM, REST_FORM, MOVE_GANDALF, REVEAL_FORM, DEED_FORM, RIVENDELL_FORM, PLAY_ALLY,
    SPEND_FORM, USE_COMPANION, TURN_COMPANION,
)  # fmt: skip
BASE = Bundle(
    seams={**setting_up.SEAMS, **second_chapter.SEAMS, **days.SEAMS, **card_play.SEAMS},
    arguments=ARGUMENTS,
    scenes=SCENES,
    steps={
        **days.STEPS,
        "declared": declared,
        "found": found,
        "extra-move": ring_bearer.extra_move,
        "encounter-tokens": encounter.encounter_tokens,
        "after-encounter": chief.leave,
    },
    effects=EFFECTS,
    kinds=KINDS,
    intents={
        **{form.kind: (form, _bearers) for form in BEARER_FORMS},
        **{form.kind: (form, _wraiths) for form in ASK_NAZGUL.forms.values() if form.kind != "end-turn"},
    },
    decisions=DECISIONS,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class HuntForTheRing(Game):
    """One Ring-bearer against one to four Ringwraith players."""

    id: ClassVar[str] = "hunt"
    version: ClassVar[int] = 1
    players: ClassVar[tuple[int, ...]] = (2, 3, 4, 5)
    options: ClassVar[tuple[MatchOption, ...]] = (
        MatchOption("chapters", "choice", "both", choices=("both", "first")),
        MatchOption("information", "int", 1, low=0, high=2),
        MatchOption("fellowship", "int", 3, low=3, high=4),
        MatchOption("refuges", "bool", default=False),
    )
    """HR-DIF-01 to 04: tokens given at set-up (two: harder for the Ring-bearer, none: easier), Fellowship tokens."""
    base: ClassVar[Bundle] = BASE
    hides_movement: ClassVar[bool] = True
    lag: ClassVar[str] = "day"

    def seating(self, options: Json) -> tuple[tuple[str, str], ...]:
        """HR-GEN-01: the Ringwraiths are one seat, or one each."""
        n = options["players"] - 1
        names = (RINGWRAITHS,) if n == 1 else tuple([f"ringwraith-{number}" for number in range(1, n + 1)])
        return ((RING_BEARER, RING_BEARER), *[(name, RINGWRAITHS) for name in names])

    def facts(self, options: Json, pack: Any) -> HuntFacts:
        """Our own facts, or those of a pack (the same files as data)."""
        return own_facts() if pack is None else packs.facts_of(pack)

    def own_pack(self) -> Json:
        """See packs."""
        return packs.own_pack()

    def check_pack(self, pack: Any) -> dict[str, tuple[int, int]]:
        """See packs."""
        return packs.check_pack(pack)

    def start(self, rules: Rules) -> Pursuit:
        """HR-SET1."""
        return fresh(rules)

    def begin_scenes(self, position: Position) -> None:
        """See scenes."""
        begin_scenes(cast(Pursuit, position))

    def view(self, position: Position, seat: str) -> Json:
        """See knowledge.view."""
        return knowledge.view(cast(Pursuit, position), seat)

    def derived_counts(self, rules: Rules, seen: Json) -> Json:
        """See counts."""
        return counts.derived_counts(rules, seen)

    def glance(self, position: Position, seat: str) -> Glance:
        """See glance."""
        return Glance(cast(Pursuit, position), seat)

    def complete(self, rules: Rules, seat: str, view: Json, rng: Random) -> Pursuit:
        """See knowledge.complete."""
        return knowledge.complete(rules, seat, view, rng)

    def belief(self, rules: Rules, seat: str, view: Json) -> Belief | None:
        """See belief; the Ring-bearer has nothing to guess that a view would not say as well."""
        return HuntBelief(rules, seat) if seat in rules.seats[1:] else None

    def write(self, position: Position) -> Json:
        """See sections."""
        return SECTIONS.write(position)

    def read(self, rules: Rules, data: Json) -> Pursuit:
        """What is not mentioned is as at set-up."""
        at = fresh(rules)
        SECTIONS.read(at, Reader(data, rules.names).only(*PARTS), secrets=True)
        check_seam(at)
        invariants.check(at)  # its answers are looked at only where all else can be
        check_answers(at)
        return at

    def check(self, position: Position) -> None:
        """See invariants."""
        invariants.check(cast(Pursuit, position))

    def schemas(self) -> tuple[Json, Json]:
        """See sections."""
        options: Json = {"options": {"type": "object"}}
        bundles = self.every_bundle
        return (
            SECTIONS.schema(Outline(bundles, whole=True), {}, {}),
            SECTIONS.schema(Outline(bundles, whole=False), options, {}),
        )

    def progress(self, position: Position) -> tuple[int, int]:
        """Days begun, counted on through both chapters, and decisions taken."""
        at = cast(Pursuit, position)
        return at.day, at.actions

    def goes_on(self, options: Json, outcome: Json) -> Json | None:
        """HR-GEN-03: chapter 1 alone can be followed by chapter 2 later, if Frodo is safe."""
        return {**options, "chapters": "both"} if outcome["reason"] == SAFE else None

    def anew(self, position: Position) -> Position | None:
        """See second_chapter.known_to_all."""
        return second_chapter.known_to_all(cast(Pursuit, position))

    def from_memory(self, seat: str, seen: Json) -> Json | None:
        """HR-AUX-01: the Ring-bearer has his log; see knowledge.remembered."""
        return None if seat == RING_BEARER else knowledge.remembered(seen)

    def reminders(self, rules: Rules, position: Position) -> tuple[int, frozenset[str], frozenset[str]]:
        """HR-AUX-01: six for the Ringwraiths, on any location of the board in use."""
        at, ids = cast(Pursuit, position), rules.names.ids["space"]
        return REMINDERS, frozenset(rules.seats[1:]), frozenset([ids[space] for space in at.board.locations()])

    def part(self, position: Position) -> int:
        """HR-SAV: its chapter."""
        return cast(Pursuit, position).chapter

    def printed(self, rules: Rules) -> Json:
        """See printed.printed."""
        return printed.printed(cast(HuntFacts, rules.facts))

    def printed_schema(self) -> Json:
        """See printed.shape."""
        return printed.shape()

    def expected(self, rules: Rules) -> tuple[str, ...]:
        """Every half of every card of the chapters that are played, every answer, every ending."""
        chapters = (1, 2) if rules.options["chapters"] == "both" else (1,)
        cards = [name for chapter in chapters for name in _plays(cast(HuntFacts, rules.facts), chapter)]
        second = IN_CHAPTER_2 if len(chapters) == 2 else ("end:safe",)
        return (*dict.fromkeys(cards), *IN_CHAPTER_1, *COMPANION_USES, *second)


def _plays(facts: HuntFacts, chapter: int) -> list[str]:
    """What is counted when the cards of a chapter are played."""
    names: list[str] = []
    for card in facts.cards:
        if card.deck in (chapter - 1, SORCERIES):
            halves = [half for half, row in enumerate(card.options) if chapter in row.get("chapters", (1, 2))]
            names += [f"card:{card.effect}:{h}" if len(card.options) > 1 else f"card:{card.effect}" for h in halves]
    return names


HUNT = HuntForTheRing()
