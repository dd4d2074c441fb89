"""A large choice taken in small steps, each of which can be completed."""

from __future__ import annotations

from typing import Final

from thirdage.cli.sentences import Sentences
from thirdage.kernel import Arrange, Ask, PickCounts, PickSome, Steps

ENOUGH: Final = -1


def step_prompt(sentences: Sentences, ask: Ask, steps: Steps) -> str:
    """What the next small choice is about."""
    options, words = ask.options, sentences.words
    if isinstance(options, PickCounts):
        item = sentences.thing(options.form.fields[0], options.items[len(steps.taken)][0])
        choices = steps.choices()
        return words.say("cli-how-many", {"item_name": item, "low": choices[0], "high": choices[-1]})
    if isinstance(options, PickSome):
        return words.say("cli-pick-next", {"number": len(steps.taken) + 1})
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


def forced(steps: Steps) -> Steps:
    """Take the steps that leave no choice."""
    while len(choices := steps.choices()) == 1:
        steps = steps.take(choices[0])
    return steps
