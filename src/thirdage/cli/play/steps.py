"""A large choice taken in small steps, each of which can be completed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from thirdage.cli.sentences import Sentences
from thirdage.kernel import Arrange, Ask, Option, PickCounts, PickSome, Steps

ENOUGH: Final = -1
NONE: Final = -2
"""What a number means that stands for no choice."""


def step_prompt(sentences: Sentences, ask: Ask, steps: Steps) -> str:
    """What the next small choice is about."""
    options, words = ask.options, sentences.words
    if isinstance(options, PickCounts):
        item = sentences.thing(options.form.fields[0], options.items[len(steps.taken)][0])
        choices = steps.choices()
        return words.say("cli-how-many", {"item_name": item, "low": choices[0], "high": choices[-1]})
    if isinstance(options, Arrange):
        return words.say("cli-place-next", {"number": len(steps.taken) + 1})
    return words.say("cli-step", {"number": len(steps.taken) + 1})


def step_keys(ask: Ask, steps: Steps) -> dict[int, int]:
    """What to type for each choice: a count is typed itself, 0 is enough, things are numbered from 1."""
    choices = steps.choices()
    if isinstance(ask.options, PickCounts):
        return {choice: choice for choice in choices}
    things = [choice for choice in choices if choice != ENOUGH]
    return dict(enumerate(things, 1)) | ({0: ENOUGH} if ENOUGH in choices else {})


def step_label(sentences: Sentences, ask: Ask, choice: int) -> str:
    """A choice of a step in words; a count needs none, it is typed as it is."""
    options = ask.options
    if isinstance(options, PickCounts):
        return ""
    if isinstance(options, Arrange):
        if choice == ENOUGH:
            return sentences.words.say("cli-enough")
        return sentences.thing(options.form.fields[0], options.items[choice])
    return str(choice)


def together(steps: Steps, choices: Sequence[int]) -> Steps | None:
    """The steps after several choices of one line; None if one of them leads nowhere."""
    for choice in choices:
        if choice in steps.choices():
            steps = forced(steps.take(choice))
        elif choice not in steps.taken:
            return None
    return steps


class Picks:
    """Some of several things without an order: named one after the other or several in one line, as one likes."""

    def __init__(self, options: PickSome, chosen: tuple[int, ...] = ()) -> None:
        self.options = options
        self.chosen = chosen

    def keys(self) -> dict[int, int]:
        """What to type for each thing that is left, and 0 where it may be enough."""
        left = [item for item in range(len(self.options.items)) if item not in self.chosen]
        return dict(enumerate(left, 1)) | ({0: ENOUGH} if len(self.chosen) >= self.options.low else {})

    def after(self, numbers: Sequence[int]) -> Picks | None:
        """The picks with these things too; None if there are not so many, or one of them is not there."""
        keys = self.keys()
        items = tuple(keys.get(number, ENOUGH) for number in numbers)
        chosen = (*self.chosen, *items)
        if ENOUGH in items or len(set(chosen)) < len(chosen) or len(chosen) > self.options.high:
            return None
        return Picks(self.options, chosen)

    @property
    def full(self) -> bool:
        """Whether nothing more can be picked."""
        return len(self.chosen) == min(self.options.high, len(self.options.items))

    @property
    def answer(self) -> Option | None:
        """The answer with what was picked; None where it is not offered."""
        if len(self.chosen) < self.options.low:
            return None
        option = self.options.form(tuple(self.options.items[item] for item in sorted(self.chosen)))
        return option if self.options.reason_against(option) is None else None


def forced(steps: Steps) -> Steps:
    """Take the steps that leave no choice."""
    while len(choices := steps.choices()) == 1:
        steps = steps.take(choices[0])
    return steps
