"""What Hunt for the Ring has odds of: where Frodo is, what a question will be answered, and an encounter in this phase.

Each world is as the seat may know it, by the game's own belief (any entry of the log as likely as any other), and is
played to the end of the phase by rules of thumb. What a seat knows already is told too, as a certainty: the Ring-bearer
is told where he stands.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from thirdage.bots.odds import WorldObserver, share, shares, spread
from thirdage.games.hunt.constants import ANSWERS, PERCEIVE_AREA, PERCEIVE_SECTION, QUESTIONS
from thirdage.games.hunt.constants import HUNT as HUNTED
from thirdage.games.hunt.constants import SEARCH as SEARCHED
from thirdage.games.hunt.model import Pursuit
from thirdage.kernel import Match, Refused

Json = dict[str, Any]
ASKED: Final = (SEARCHED, HUNTED, PERCEIVE_AREA, PERCEIVE_SECTION)
"""The questions whose answers are told."""


class HuntObserver:
    """One world, to the end of the phase."""

    def __init__(self, world: Match, planned: bool) -> None:
        at = cast(Pursuit, world.position)
        self.hunted = bool(at.orders) and not at.next[0].startswith("second-")
        self.planned = planned
        self.phase = (at.chapter, at.day, at.phase)
        self.questions = len(at.asked)
        self.corruption = at.corruption
        self.where = _place(at) if self.hunted else {}
        self.question: Json | None = None
        self.met = at.next[0] in ("encounter", "cancel", "resolve") and at.outcome is None
        self.tokens = 0

    def over(self, world: Match) -> bool:
        """The phase is over when the next one has begun, or the day's refresh, or the chapter is."""
        at = cast(Pursuit, world.position)
        if self.planned and self.question is None and len(at.asked) > self.questions:
            self.question = _answer(at, self.questions)
        self.met = self.met or at.next[0] in ("encounter", "cancel", "resolve")
        if self.met and at.drawn:
            self.tokens = max(self.tokens, len(at.drawn))
        later = at.next[0] in ("refresh", "refresh-roll", "day", "chapter-over")
        return not self.hunted or later or (at.chapter, at.day, at.phase) != self.phase

    def seen(self, world: Match) -> Json | None:
        """Where Frodo was, what was answered, and what became of it."""
        at = cast(Pursuit, world.position)
        if not self.hunted:
            return None
        corrupted = at.outcome is not None and at.outcome.reason == "corrupted"
        return {
            **self.where,
            "question": self.question,
            "met": self.met,
            "tokens": self.tokens,
            "corruption": max(0, at.corruption - self.corruption),
            "corrupted": corrupted,
        }


def _place(at: Pursuit) -> Json:
    """Where he is, by ids."""
    last, ids = at.frodo_last, at.rules.names.ids
    return {
        "space": ids["space"][last],
        "area": ids["area"][at.facts.area_of(last)],
        "section": ids["section"][at.facts.section_of(last)],
    }


def _answer(at: Pursuit, place: int) -> Json | None:
    """A question and what was answered."""
    _, kind, of, answer = at.asked[place]
    if kind not in ASKED:
        return None
    table = "area" if kind == PERCEIVE_AREA else "section" if kind == PERCEIVE_SECTION else "space"
    return {"kind": QUESTIONS[kind], "of": at.rules.names.ids[table][of], "answer": ANSWERS[answer]}


class HuntOdds:
    """All worlds together."""

    def observe(self, world: Match, planned: bool) -> WorldObserver:
        """Begin to look at a world."""
        return HuntObserver(world, planned)

    def summary(self, seen: Sequence[Json]) -> Json:
        """Where he is; what is answered; how likely an encounter is, and what it brings."""
        seen = [one for one in seen if one]
        met = [one for one in seen if one["met"]]
        return {
            "pursuit": {
                "samples": len(seen),
                "where": shares(seen, "space"),
                "areas": shares(seen, "area"),
                "sections": shares(seen, "section"),
                "question": _question([one["question"] for one in seen if one["question"] is not None]),
                "met": share(seen, "met"),
                "tokens": spread(met, "tokens") if met else None,
                "corruption": spread(seen, "corruption"),
                "corrupted": share(seen, "corrupted"),
            }
        }

    def plan(self, world: Match, seat: str, intent: Json) -> list[Json] | None:
        """Whatever is done in this game is one answer."""
        own = next((ask for ask in world.asks if ask.seat == seat), None)
        if own is None:
            return None
        try:
            option = own.options.decode(intent)
        except Refused:
            return None
        return [intent] if option in own.options else None


def _question(seen: list[Json]) -> Json | None:
    """The question that was planned, and its answers; None if none was."""
    if not seen:
        return None
    return {"kind": seen[0]["kind"], "of": seen[0]["of"], "samples": len(seen), "answers": shares(seen, "answer")}


HUNT_ODDS: Final = HuntOdds()
