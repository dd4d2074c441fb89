"""Large choices as fields with limits: pick figures, pick cards, order things.

One description of the small steps (`moves`) serves the complete listing, random drawing and the sequence of
small asks. Limits make every step completable by construction; where a rule adds a check of its own, steps that
no longer lead to an allowed answer are left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from .compiled import mypyc_attr
from .forms import Form, Option
from .messages import Json, Reason
from .options import Check, Options, Random, answered

ENOUGH: Final = -1
"""The step that ends a choice of variable length."""
BLIND_TRIES: Final = 20
"""How often `sample` tries to meet an extra check before it walks only along completable steps."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Parametric(Options):
    """A choice with limits; `form` has one field, `check` may add a rule of its own.

    The position stands while an ask is open, so the option drawn last need not be checked again when it is answered.
    """

    __slots__ = ("check", "drawn", "form", "high", "low")

    def __init__(self, form: Form, low: int, high: int, check: Check | None) -> None:
        super().__init__()
        self.form = form
        self.low = low
        self.high = high
        self.check = check
        self.drawn: Option | None = None

    @property
    def parametric(self) -> bool:
        """Shown as fields with limits."""
        return True

    def free_moves(self, partial: tuple[int, ...]) -> Iterable[int]:
        """The next steps by the limits alone, without the extra check."""
        raise NotImplementedError

    def fits(self, option: Option) -> bool:
        """Whether an option of our form keeps the limits."""
        raise NotImplementedError

    def limits(self) -> Json:
        """The field's JSON Schema with the limits of this ask."""
        raise NotImplementedError

    def moves(self, partial: tuple[int, ...]) -> Iterable[int]:
        """The next small choices, each of which can be completed to an allowed answer."""
        if self.check is None:
            return self.free_moves(partial)
        return [m for m in self.free_moves(partial) if any(True for _ in self._answers((*partial, m)))]

    def _answers(self, partial: tuple[int, ...]) -> Iterator[Option]:
        ended = True
        for move in self.free_moves(partial):
            ended = False
            yield from self._answers((*partial, move))
        if ended:
            option = self.built(partial)
            if self.check is None or self.check(option) is None:
                yield option

    def __iter__(self) -> Iterator[Option]:
        return self._answers(())

    def reason_against(self, option: Option) -> Reason | None:
        """First the limits, then the rule's own check."""
        if option.form is not self.form:
            return Reason("refused-not-offered", self.rule)
        if not self.fits(option):
            if self.low == self.high:
                return Reason("refused-exactly", self.rule, {"count": self.low})
            return Reason("refused-count", self.rule, {"low": self.low, "high": self.high})
        return None if self.check is None or option is self.drawn else self.check(option)

    def closed(self, _shared: dict[str, Options], _kind: str) -> Options:
        """Closures hold on to much; a match remembers every ask."""
        self.check = answered
        self.drawn = None
        return self

    def sample(self, rng: Random) -> Option:
        """A random walk along the steps."""
        for _ in range(BLIND_TRIES):
            option = self._walk(rng, careful=False)
            if self.check is None or self.check(option) is None:
                self.drawn = option
                return option
        return self._walk(rng, careful=True)

    def _walk(self, rng: Random, careful: bool) -> Option:
        partial: tuple[int, ...] = ()
        while True:
            moves = list(self.moves(partial) if careful else self.free_moves(partial))
            if not moves:
                return self.built(partial)
            partial = (*partial, moves[rng.randrange(len(moves))])

    def json(self) -> Json:
        """Fields with limits instead of a list."""
        schema = self.form.schema(self.names)
        schema["properties"][self.form.keys[0]] = self.limits()
        return {"schema": schema, "total": {"minimum": self.low, "maximum": self.high}}

    def _shown(self, item: int) -> Any:
        assert self.names is not None, "options are bound when their ask opens"
        table = self.form.fields[0].table
        return self.names.ids[table][item] if table else item


class PickCounts(Parametric):
    """Pick figures: how many of each item, between low and high in all. The field has the shape `counts`."""

    __slots__ = ("items",)

    def __init__(
        self, form: Form, items: Iterable[tuple[int, int]], low: int, high: int, check: Check | None = None
    ) -> None:
        self.items: tuple[tuple[int, int], ...] = tuple(sorted(items))
        have = sum([most for _, most in self.items])
        super().__init__(form, low, min(high, have), check)
        assert low <= self.high, "a choice that cannot be made must not be asked"

    def free_moves(self, partial: tuple[int, ...]) -> Iterable[int]:
        """How many of the next item."""
        at = len(partial)
        if at == len(self.items):
            return ()
        so_far = sum(partial)
        later = sum([most for _, most in self.items[at + 1 :]])
        return range(max(0, self.low - so_far - later), min(self.items[at][1], self.high - so_far) + 1)

    def built(self, partial: tuple[int, ...]) -> Option:
        """The counts that are not zero."""
        return self.form(tuple([(item, n) for (item, _), n in zip(self.items, partial, strict=True) if n]))

    def fits(self, option: Option) -> bool:
        """Each count within its item's limit, the sum within the ask's, in order of the items' keys."""
        counts: tuple[tuple[int, int], ...] = option.values[0]
        most = dict(self.items)
        if any(n < 1 or n > most.get(item, 0) for item, n in counts) or len(dict(counts)) != len(counts):
            return False
        return self.low <= sum([n for _, n in counts]) <= self.high and counts == tuple(sorted(counts))

    def limits(self) -> Json:
        """One stepper for each item."""
        each = {self._shown(item): {"type": "integer", "minimum": 0, "maximum": n} for item, n in self.items}
        return {"type": "object", "properties": each, "additionalProperties": False}


class Arrange(Parametric):
    """Order things: a sequence of between low and high of these items (all of them if no limits are given)."""

    __slots__ = ("items",)

    def __init__(
        self, form: Form, items: Iterable[int], low: int = -1, high: int = -1, check: Check | None = None
    ) -> None:
        self.items: tuple[int, ...] = tuple(items)
        n = len(self.items)
        super().__init__(form, n if low < 0 else low, n if high < 0 else min(high, n), check)
        assert self.low <= self.high, "a choice that cannot be made must not be asked"

    def free_moves(self, partial: tuple[int, ...]) -> Iterable[int]:
        """Any item not yet placed, or enough."""
        taken = len(partial)
        if taken == self.high or (taken and partial[-1] == ENOUGH):
            return ()
        rest = [i for i in range(len(self.items)) if i not in partial]
        return [ENOUGH, *rest] if taken >= self.low else rest

    def built(self, partial: tuple[int, ...]) -> Option:
        """The items in the order chosen."""
        return self.form(tuple([self.items[i] for i in partial if i != ENOUGH]))

    def fits(self, option: Option) -> bool:
        """Different items of ours, as many as allowed."""
        chosen: tuple[int, ...] = option.values[0]
        if not self.low <= len(chosen) <= self.high or len(set(chosen)) != len(chosen):
            return False
        return all(c in self.items for c in chosen)

    def limits(self) -> Json:
        """A list of different items with its length; the order counts."""
        return {
            "type": "array",
            "items": {"enum": [self._shown(i) for i in self.items]},
            "uniqueItems": True,
            "minItems": self.low,
            "maxItems": self.high,
        }


class PickSome(Arrange):
    """Pick cards: between low and high of these different items, order without meaning (kept as in the facts)."""

    __slots__ = ()

    def __init__(self, form: Form, items: Iterable[int], low: int, high: int, check: Check | None = None) -> None:
        super().__init__(form, sorted(items), low, high, check)

    def free_moves(self, partial: tuple[int, ...]) -> Iterable[int]:
        """A later item, or enough."""
        taken = len(partial)
        if taken == self.high or (taken and partial[-1] == ENOUGH):
            return ()
        last_start = len(self.items) - max(self.low - taken, 1)
        later = list(range(partial[-1] + 1 if taken else 0, last_start + 1))
        return [ENOUGH, *later] if taken >= self.low else later

    def decode(self, data: object) -> Option:
        """As any option, in the items' own order."""
        option = super().decode(data)
        return self.form(tuple(sorted(option.values[0]))) if option.form is self.form else option

    def fits(self, option: Option) -> bool:
        """As an arrangement, in order."""
        return super().fits(option) and list(option.values[0]) == sorted(option.values[0])
