"""An action told whole ("this army, from here to there, with these figures"), where the rules ask step by step.

An action owns the ways in which it can be told whole, beside the code that carries it out. Each has a check, which runs
the checks of the asks on the way, and the steps: what the intent answers to each of those asks. `explain` and
`thirdage.carry` both come from here, for the actions of a bundle too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from thirdage.games.wotr.model.war import War
from thirdage.kernel import Ask, AskKind, Form, Option, Reason

NO_DIE: Final = -1
"""The result where a card does it, with limits of its own."""
Check = Callable[[War, int, int, Option], "Reason | None"]
"""Why an intent is not possible with a result, or None: (war, side, result, option)."""
Answer = Callable[[War, Option], "Option | None"]
"""What an intent answers to an ask; None where it leaves that open."""
About = Callable[[War, Option], dict[str, Any]]
"""What an ask must be about (its arguments) to be a step of this very intent."""


def from_and_to(war: War, option: Option) -> dict[str, Any]:
    """Of an ask about the figures of the army that goes, or attacks, from here to there."""
    return {"from_region": war.region_id(option[0]), "region": war.region_id(option[1])}


class Step:
    """One ask on the way of an action told whole.

    The answer is decided by the ask's own options. `before` holds what speaks against the intent before they are asked,
    `after` what the steps to come would say. Where a card lets figures do more than the rules allow, `after` is given
    the result NO_DIE.
    """

    __slots__ = ("_about", "_after", "_before", "answer", "kind")

    def __init__(
        self,
        kind: AskKind,
        answer: Answer,
        about: About | None = None,
        before: Check | None = None,
        after: Check | None = None,
    ) -> None:
        self.kind = kind
        self.answer = answer
        self._about = about
        self._before = before
        self._after = after

    def belongs(self, war: War, ask: Ask, option: Option) -> bool:
        """Whether the open ask is a step of this very intent, and not of another army or character."""
        if self._about is None:
            return True
        args = ask.args or {}
        return all(args.get(key) == value for key, value in self._about(war, option).items())

    def reason_against(self, war: War, side: int, ask: Ask, option: Option) -> Reason | None:
        """None if the intent is possible from this open ask on."""
        result = NO_DIE if war.playing else war.die
        reason = None if self._before is None else self._before(war, side, result, option)
        answer = self.answer(war, option)
        if reason is None and answer is not None:
            reason = ask.options.reason_against(answer)
            if reason is None and self._after is not None:
                reason = self._after(war, side, result, option)
        return reason


class WholeIntent:
    """One way to tell an action whole: its form, its check with a die result, and the asks that it answers.

    `begins` is the action itself, as the die is used for it; one that has no fields needs no word.
    """

    __slots__ = ("begins", "check", "form", "steps")

    def __init__(self, form: Form, check: Check, *steps: Step, begins: Answer | None = None) -> None:
        self.form = form
        self.check = check
        self.begins = begins
        self.steps: dict[str, Step] = {step.kind.id: step for step in steps}
