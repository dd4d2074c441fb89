"""Chance as a seat: outcomes with exact probabilities, each reached by a number below `total`."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import product

from .compiled import mypyc_attr
from .forms import Form, Option
from .messages import Json, Reason
from .options import Options, Random


@mypyc_attr(allow_interpreted_subclasses=True)
class Outcomes(Options):
    """Options of chance: `total` equally likely numbers, each standing for an outcome."""

    __slots__ = ("total",)

    def __init__(self, total: int) -> None:
        super().__init__()
        self.total = total

    def pick(self, number: int) -> Option:
        """The outcome that this number stands for."""
        raise NotImplementedError

    def weight(self, option: Option) -> int:
        """How many of the numbers stand for this outcome; 0 if it cannot happen."""
        raise NotImplementedError

    def reason_against(self, option: Option) -> Reason | None:
        """What can happen is on offer."""
        return None if self.weight(option) else Reason("refused-not-offered", self.rule)

    def probability(self, option: Option) -> Fraction:
        """The exact probability of an outcome."""
        return Fraction(self.weight(option), self.total)

    def sample(self, rng: Random) -> Option:
        """One outcome, by its probability."""
        return self.pick(rng.randrange(self.total))


class Dice(Outcomes):
    """n dice rolled together, in order. `faces` are the values of one die's sides; repeated values weigh more.

    Number to outcome: the number written in base len(faces) with n digits, the first die being the highest.
    """

    __slots__ = ("faces", "form", "n")

    def __init__(self, form: Form, n: int, faces: tuple[int, ...]) -> None:
        super().__init__(len(faces) ** n)
        self.form = form
        self.n = n
        self.faces = faces

    @property
    def parametric(self) -> bool:
        """Many dice have too many outcomes to list."""
        return self.total > 500

    def pick(self, number: int) -> Option:
        """The digits of the number, as faces."""
        base = len(self.faces)
        rolled: list[int] = []
        for _ in range(self.n):
            number, digit = divmod(number, base)
            rolled.append(self.faces[digit])
        rolled.reverse()
        return self.form(tuple(rolled))

    def weight(self, option: Option) -> int:
        """Product of how often each value stands on a die."""
        if option.form is not self.form or len(option.values[0]) != self.n:
            return 0
        ways = 1
        for face in option.values[0]:
            ways *= self.faces.count(face)
        return ways

    def __iter__(self) -> Iterator[Option]:
        for rolled in product(sorted(set(self.faces)), repeat=self.n):
            yield self.form(rolled)

    def json(self) -> Json:
        """The number of dice and their sides; a short list as well."""
        out: Json = {"dice": self.n, "faces": list(self.faces)}
        if not self.parametric:
            out.update(super().json())
        return out


class Draws(Outcomes):
    """One of these items (cards, tiles), each equally likely; an item may stand there more than once.

    Number to outcome: the place in the list, which is sorted in the order of the facts.
    """

    __slots__ = ("form", "items")

    def __init__(self, form: Form, items: tuple[int, ...]) -> None:
        super().__init__(len(items))
        assert items, "nothing to draw from must not be asked"
        self.form = form
        self.items = items

    def pick(self, number: int) -> Option:
        """The item at this place."""
        return self.form(self.items[number])

    def weight(self, option: Option) -> int:
        """How many of this item there are."""
        return self.items.count(option.values[0]) if option.form is self.form else 0

    def __iter__(self) -> Iterator[Option]:
        for item in dict.fromkeys(self.items):
            yield self.form(item)
