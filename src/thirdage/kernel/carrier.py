"""Carrying a whole intent through its asks, for those who import games that people have played.

The report of a game says "attacks from here to there with these, loses two Regulars"; the rules ask die, action, army,
target, figures, and each hit by itself. `carry` answers the asks of one seat as long as the intent determines them. It
never chooses: where the intent leaves something open, or somebody else decides, it stops and says what is asked.
"""

from __future__ import annotations

from typing import Any, Final

from .asks import Ask
from .decisions import Taken, in_turn, meant
from .forms import Form, Option
from .match import Match
from .messages import Json, Refused, refuse, shown

ANSWERS: Final = "answers"
"""By kind of ask: a value, or a list with one for each time it is asked."""
TARGETS: Final = "targets"
"""Values for whatever is asked in the course of it, in order."""
ALSO: Final = "also"
"""Further parts of the same action (another army, another recruit). It is then told to its end: `done` comes last."""
DONE: Final = "done"
BEFORE: Final = -1
"""How far an intent has come that has not answered anything."""


class Carried:
    """What `carry` did: the answers that it gave, the asks that are open now, and what of the intent is left.

    `rest` can be carried on with when others have decided or chance has fallen; it is empty when all has been used.
    """

    __slots__ = ("answered", "asks", "rest")

    def __init__(self, answered: list[Json], asks: tuple[Ask, ...], rest: Json) -> None:
        self.answered = answered
        self.asks = asks
        self.rest = rest


def carry(match: Match, seat: str, intent: Any) -> Carried:
    """Answer the open asks of a seat as far as the intent determines them.

    Raises Refused, with the reason that `explain` gives, if it is not possible; then the match is as it was.
    """
    carrier = Carrier(match, seat, intent)
    carrier.run()
    for option in carrier.given:
        match.answer(option, seat)
    return Carried(carrier.answered, match.asks, carrier.rest)


class Carrier:
    """Tries an intent on a copy of the match: what it answers there, the match answers too."""

    __slots__ = ("_core", "_done_at", "_parts", "_place", "_progress", "answered", "given", "kind", "left",
                 "seat", "trial")  # fmt: skip

    def __init__(self, match: Match, seat: str, intent: Any) -> None:
        if match.outcome is not None:
            raise Refused("refused-over")
        if seat not in match.seats:
            raise Refused("refused-seat-unknown", "", {"id": shown(seat)})
        if not isinstance(intent, dict) or not intent:
            raise Refused("refused-intent-unknown", "", {"kind": shown(intent)})
        self.trial = match.fork()
        self.seat = seat
        self.given: list[Option] = []
        self.answered: list[Json] = []
        self.kind: Any = intent.get("kind")
        self._core: Option | None = None
        self._place = BEFORE
        self._done_at: set[str] = set()
        """Kinds of ask that the intent, with `also`, has told to their end."""
        self._progress: tuple[int, int] | None = None
        self.left: Json = self._intend(intent) if "kind" in intent else dict(intent)
        self._parts: list[Json] | None = self._further_parts()
        self._check_names()

    # -- reading the intent -------------------------------------------------------------------------------------
    def _intend(self, intent: Json) -> Json:
        """Take the intent proper out of what is told; what is left are decisions. Refuse what is not possible."""
        form = self._form(intent)
        proper = {"kind": form.kind, **{key: intent[key] for key in form.keys if key in intent}}
        self._core = form.decode(proper, self.trial.rules.names)
        self._place = BEFORE
        if self._is_intent(form):
            reason = self.trial.explain(self.seat, proper)
            if reason is not None:
                raise refuse(reason)
        return {key: value for key, value in intent.items() if key not in proper}

    def _form(self, intent: Json) -> Form:
        """The form with the most fields that are told, of the intents of this kind and of the open ask's answers."""
        kind = intent["kind"]
        ask = self._open()
        ways = [form for form, _ in self.trial.rules.intents.get(kind, ())] if isinstance(kind, str) else []
        if ask is not None and isinstance(kind, str) and kind in ask.options.forms:
            ways.append(ask.options.forms[kind])
        if not ways:
            raise Refused("refused-intent-unknown", "", {"kind": shown(kind)})
        told = [form for form in ways if all(key in intent for key in form.keys)]
        return max(told, key=lambda form: len(form.keys)) if told else ways[0]

    def _is_intent(self, form: Form) -> bool:
        return any(way[0] is form for way in self.trial.rules.intents.get(form.kind, ()))

    def _listed(self, name: str) -> list[Any] | None:
        value = self.left.get(name)
        if value is not None and not isinstance(value, list):
            raise Refused("refused-bad-answer", "", {"detail": f"{name}: {shown(value)}"})
        return value

    def _further_parts(self) -> list[Json] | None:
        parts = self._listed(ALSO)
        for part in parts or ():
            if not isinstance(part, dict):
                raise Refused("refused-bad-answer", "", {"detail": f"{ALSO}: {shown(part)}"})
        return None if parts is None else list(parts)

    def _check_names(self) -> None:
        """Refuse a decision that no ask knows: it would be forgotten in silence."""
        rules = self.trial.rules
        known = {*rules.decisions, ANSWERS, TARGETS, ALSO}
        strange = [name for name in self.left if name not in known]
        answers = self.left.get(ANSWERS, {})
        if not isinstance(answers, dict):
            strange.append(ANSWERS)
        else:
            strange += [kind for kind in answers if kind not in rules.kinds]
        if strange:
            raise Refused("refused-bad-answer", "", {"detail": shown(strange[0])})
        self._listed(TARGETS)

    # -- answering ----------------------------------------------------------------------------------------------
    @property
    def rest(self) -> Json:
        """What has not been used: all of it, if the intent was not even begun."""
        if self._core is not None and self._place == BEFORE:
            return {**self._core.json(self.trial.rules.names), **self.left}
        left = {name: value for name, value in self.left.items() if name != ALSO}
        return {"kind": self.kind, **self._parts[0], **left, ALSO: self._parts[1:]} if self._parts else left

    def run(self) -> None:
        """Answer until something is open that the intent does not determine."""
        while True:
            ask = self._open()
            option = self._answer(ask) if ask is not None else None
            if ask is None and self._parts and self._place != BEFORE:
                raise Refused("refused-action-over")
            if ask is None or option is None:
                return
            written = ask.options.encode(option)
            self.trial.answer(option, self.seat)
            self.given.append(option)
            self.answered.append({"index": ask.index, "ask": ask.kind, "answer": written})
            self._within_the_action()

    def _open(self) -> Ask | None:
        return next((ask for ask in self.trial.asks if ask.seat == self.seat), None)

    def _within_the_action(self) -> None:
        """Further parts belong to the same action: they never begin another one."""
        if self._progress is not None and self.trial.rules.game.progress(self.trial.position) != self._progress:
            raise Refused("refused-action-over")

    def _answer(self, ask: Ask) -> Option | None:
        """By a decision that is named, by the intent itself, by its further parts, by the next of the targets."""
        return self._decided(ask) or self._intended(ask) or self._finished(ask) or self._aimed(ask)

    def _decided(self, ask: Ask) -> Option | None:
        """The first decision whose answer is on offer; if there is none, the first is refused."""
        refused: Option | None = None
        for name, value in list(self.left.items()):
            taken = self._taken(ask, name, value)
            if taken is None:
                continue
            if taken[0] in ask.options:
                self._keep(name, ask, taken[1])
                return taken[0]
            refused = refused or taken[0]
        if refused is not None:
            reason = ask.options.reason_against(refused)
            assert reason is not None, "it was not on offer"
            raise refuse(reason)
        return None

    def _taken(self, ask: Ask, name: str, value: Any) -> Taken | None:
        if name == ANSWERS:
            return in_turn(ask, value[ask.kind]) if ask.kind in value else None
        decision = self.trial.rules.decisions.get(name)
        return decision.take(ask, value) if decision is not None and ask.kind in decision.kinds else None

    def _keep(self, name: str, ask: Ask, rest: Any) -> None:
        """What is left of a decision after an answer."""
        if name == ANSWERS:
            others = {kind: value for kind, value in self.left[ANSWERS].items() if kind != ask.kind}
            rest = others if rest is None else {**others, ask.kind: rest}
        if rest is None or rest == {}:
            del self.left[name]
        else:
            self.left[name] = rest

    def _intended(self, ask: Ask) -> Option | None:
        """What the intent itself answers; after it, the next of its further parts."""
        while self._core is not None:
            told = self.trial.rules.game.answer_to(self.trial.position, ask, self._core)
            if told is not None and told[1] > self._place:
                reason = ask.options.reason_against(told[0])
                if reason is not None:
                    raise refuse(reason)
                self._place = told[1]
                self._done_at.add(ask.kind)
                return told[0]
            if self._place == BEFORE or not self._parts or ask.kind not in self._done_at:
                return None
            self._next_part()
        return None

    def _next_part(self) -> None:
        """Go on with the next part, within the action that has begun."""
        assert self._parts, "there is another part"
        part = self._parts.pop(0)
        self._progress = self.trial.rules.game.progress(self.trial.position)
        more = self._intend({"kind": self.kind, **part})
        if more:
            raise Refused("refused-bad-answer", "", {"detail": f"{ALSO}: {shown(next(iter(more)))}"})

    def _finished(self, ask: Ask) -> Option | None:
        """All parts are told: enough, where that is asked."""
        form = ask.options.forms.get(DONE)
        if self._parts is None or self._parts or form is None or ask.kind not in self._done_at:
            return None
        self._parts = None
        return form()

    def _aimed(self, ask: Ask) -> Option | None:
        """The next of the targets, if it can mean only one thing here."""
        targets: list[Any] = self.left.get(TARGETS, [])
        if not targets or (self._core is not None and self._place == BEFORE):
            return None
        options = meant(ask, targets[0])
        if not options:
            return None
        reason = ask.options.reason_against(options[0])
        if reason is not None:
            raise refuse(reason)
        if len(options) > 1:
            return None
        self._keep(TARGETS, ask, targets[1:] or None)
        return options[0]
