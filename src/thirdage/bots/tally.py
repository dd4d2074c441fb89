"""What happened in a soak, counted; what should have and did not."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from thirdage.bots.match_checks import decisions, longest_stretch
from thirdage.kernel import Match, Rules

Json = dict[str, Any]


@dataclass(slots=True)
class Tally:
    """Counts over games. They are counted where the games are played, and added up afterwards."""

    games: int = 0
    rounds: int = 0
    asks: int = 0
    actions: int = 0
    checked: int = 0
    """At how many answers the expensive checks were made."""
    tables: Counter[str] = field(default_factory=Counter)
    options: Counter[str] = field(default_factory=Counter)
    """By `option=value`, as far as they are not the default."""
    kinds: Counter[str] = field(default_factory=Counter)
    answers: Counter[str] = field(default_factory=Counter)
    """By `ask kind:answer kind`."""
    used: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    expected_kinds: set[str] = field(default_factory=set)
    expected_answers: set[str] = field(default_factory=set)
    expected_used: set[str] = field(default_factory=set)
    stretch: int = 0
    stretch_from: str = ""

    def expect(self, rules: Rules) -> None:
        """Remember what a table of these rules lets us expect."""
        for kind, forms in rules.forms.items():
            self.expected_kinds.add(kind)
            self.expected_answers.update(f"{kind}:{form}" for form in forms)
        self.expected_used.update(rules.game.expected(rules), rules.expected)

    def count(self, match: Match) -> None:
        """Count one game, as far as it went."""
        rules = match.rules
        rounds, actions = rules.game.progress(match.position)
        self.games += 1
        self.rounds += rounds
        self.actions += actions
        self.asks += match.index
        expansions = "+".join(rules.options.get("expansions", [])) or "base"
        written = " from a written position" if match.origin is not None else ""
        self.tables[f"{len(rules.seats)} {expansions}{written}"] += 1
        for option in rules.game.match_options():
            if rules.options[option.id] != option.default:
                self.options[f"{option.id}={rules.options[option.id]}"] += 1
        for ask, answer in decisions(match):
            self.kinds[ask.kind] += 1
            self.answers[f"{ask.kind}:{answer.kind}"] += 1
        self.used.update(match.used())
        if match.outcome is not None:
            self.endings[f"{match.outcome.side or 'nobody'}: {match.outcome.reason}"] += 1
        self._stretched(*longest_stretch(match))

    def _stretched(self, longest: int, where: str) -> None:
        if longest > self.stretch:
            self.stretch, self.stretch_from = longest, where

    def add(self, other: Tally) -> None:
        """Add the counts of other games."""
        self.games += other.games
        self.rounds += other.rounds
        self.asks += other.asks
        self.actions += other.actions
        self.checked += other.checked
        self.tables.update(other.tables)
        self.options.update(other.options)
        self.kinds.update(other.kinds)
        self.answers.update(other.answers)
        self.used.update(other.used)
        self.endings.update(other.endings)
        self.expected_kinds |= other.expected_kinds
        self.expected_answers |= other.expected_answers
        self.expected_used |= other.expected_used
        self._stretched(other.stretch, other.stretch_from)

    def missing(self) -> dict[str, list[str]]:
        """What is expected and stands at zero."""
        return {
            "asks": sorted(self.expected_kinds - set(self.kinds)),
            "answers": sorted(self.expected_answers - set(self.answers)),
            "used": sorted(self.expected_used - set(self.used)),
        }

    def json(self) -> Json:
        """All counts, and the longest stretch between seams."""
        return {
            "games": self.games,
            "rounds": self.rounds,
            "asks": self.asks,
            "actions": self.actions,
            "checked": self.checked,
            "tables": _sorted(self.tables),
            "options": _sorted(self.options),
            "kinds": _sorted(self.kinds),
            "answers": _sorted(self.answers),
            "used": _sorted(self.used),
            "endings": _sorted(self.endings),
            "longest_stretch": {"answers": self.stretch, "seam": self.stretch_from},
        }


def _sorted(counts: Counter[str]) -> dict[str, int]:
    return dict(sorted(counts.items()))
