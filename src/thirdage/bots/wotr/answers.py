"""Finding an answer among the options of an ask."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from thirdage.kernel import Ask, Option, PickCounts, PickSome, Steps

Picks = tuple[tuple[int, int], ...]
LAST: Final = ("pass", "skip", "done", "decline", "cease")
"""Kinds of answers that do nothing; taken for want of anything better."""


def best(options: Iterable[Option], value: Callable[[Option], float]) -> Option:
    """The option with the highest value; the first of equals."""
    chosen: Option | None = None
    most = 0.0
    for option in options:
        worth = value(option)
        if chosen is None or worth > most:
            chosen, most = option, worth
    assert chosen is not None, "an ask offers something"
    return chosen


def of_kind(ask: Ask, kind: str) -> Option | None:
    """The first option of a kind, if there is one."""
    return next((option for option in ask.options if option.kind == kind), None)


def yes_or_no(ask: Ask, yes: bool) -> Option:
    """Accept or decline, or whatever does and does not do something."""
    options = list(ask.options)
    doing = [option for option in options if option.kind not in LAST]
    idle = [option for option in options if option.kind in LAST]
    return (doing or idle)[0] if yes else (idle or doing)[0]


def field(option: Option, key: str, otherwise: Any = -1) -> Any:
    """A field of an option, if it has one of this name."""
    return option.get(key) if key in option.form.keys else otherwise


def counted(ask: Ask, wishes: Iterable[Picks]) -> Option:
    """Figures: the first of these wishes that is on offer, else whatever comes nearest to the first."""
    options = ask.options
    assert isinstance(options, PickCounts), "counts are picked"
    first: Picks = ()
    for number, wish in enumerate(wishes):
        if number == 0:
            first = wish
        option = options.form(tuple(sorted([(f, n) for f, n in wish if n])))
        if option in options:
            return option
    return nearest(options.steps(), [dict(first).get(item, 0) for item, _ in options.items])


def nearest(steps: Steps, wanted: list[int]) -> Option:
    """Step by step, always the choice that comes nearest to what is wanted there (the highest where nothing is)."""
    for want in [*wanted, *[99] * 99]:
        choices = steps.choices()
        if not choices:
            break
        steps = steps.take(min(choices, key=lambda choice: (abs(choice - want), -choice)))
    answer = steps.answer
    assert answer is not None, "the steps come to an end"
    return answer


def some(ask: Ask, value: Callable[[int], float], at_least: float = 0.0) -> Option:
    """Some of these things: as many as must be, and those worth more than that, the best first."""
    options = ask.options
    assert isinstance(options, PickSome)
    ranked = sorted(options.items, key=value, reverse=True)
    wanted = [item for at, item in enumerate(ranked) if at < options.low or value(item) > at_least][: options.high]
    for number in range(len(wanted), -1, -1):
        option = options.form(tuple(sorted(wanted[:number])))
        if option in options:
            return option
    return nearest(options.steps(), [])
