"""What an expansion may add to the rules of a match, proved on the toy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.helpers import ASK_PICK, PICK, Notes, Toy, begin
from thirdage.kernel import Ask, AskKind, Bundle, Checked, Flow, Form, Match, Option, Reason, Refused

SHOUT = Form("toy-shout")
LOUD = SHOUT()
ASK_ECHO = AskKind("toy-echo", "a seat", "TOY-9", (SHOUT,))


def one_or_more(at: Notes) -> Flow[None]:
    """The base asks for a number that its step `offers` lists; the check lets everything pass."""
    chosen = yield Ask(ASK_PICK, "ann", Checked(at.rules.steps["offers"], lambda _: None))
    at.note(chosen.json(at.rules.names))
    at.next = ("echo",) if "echo" in at.rules.seams else ("start",)


def numbers() -> list[Option]:
    return [PICK(1), PICK(2)]


def louder(base: Callable[[], list[Option]]) -> list[Option]:
    return [*base(), LOUD]


def echo(at: Notes) -> Flow[None]:
    yield Ask(ASK_ECHO, "bob", Checked(lambda: [LOUD], lambda _: None))
    at.next = ("start",)


class Expanded(Toy):
    def __init__(self, *expansions: Bundle) -> None:
        super().__init__(start=one_or_more)
        for bundle in expansions:
            self.add_expansion(bundle)

    def bundles(self, options: dict[str, Any]) -> list[Bundle]:
        base = Toy.bundles(self, options)[0]
        base.steps["offers"] = numbers
        return [base, *self.expansions.values()]


def listed(match: Match) -> list[dict[str, Any]]:
    ask = match.asks[0]
    found = list(ask.options)
    assert all(option in ask.options for option in found)
    return [option.json(match.rules.names) for option in found]


def test_a_step_that_is_extended_can_call_the_one_it_replaces() -> None:
    twice = Bundle("twice", extends={"offers": louder}, forms={"toy-pick": (SHOUT,)})
    thrice = Bundle("thrice", extends={"offers": lambda base: [*base(), PICK(3)]})
    match = begin(Expanded(twice, thrice))
    assert [option["kind"] for option in listed(match)] == ["pick", "pick", "toy-shout", "pick"]


def test_an_answer_that_an_expansion_adds_is_listed_and_accepted() -> None:
    match = begin(Expanded(Bundle("loud", extends={"offers": louder}, forms={"toy-pick": (SHOUT,)})))
    match.answer({"kind": "toy-shout"})
    assert match.view("bob")["position"]["notes"] == [{"kind": "toy-shout"}]


def test_an_answer_without_its_form_is_neither_listed_nor_accepted() -> None:
    match = begin(Expanded(Bundle("forgetful", extends={"offers": louder})))
    assert {"kind": "toy-shout"} not in listed(match)
    with pytest.raises(Refused):
        match.answer(LOUD)


def test_an_expansion_brings_ask_kinds_and_seams() -> None:
    match = begin(Expanded(Bundle("echo", seams={"echo": echo}, kinds=(ASK_ECHO,))))
    match.answer(PICK(1))
    assert match.asks[0].kind == "toy-echo"
    assert set(match.rules.kinds) > {"toy-pick", "toy-echo"}


def test_an_ask_whose_kind_nobody_has_added_fails_at_once() -> None:
    match = begin(Expanded(Bundle("echo", seams={"echo": echo})))
    with pytest.raises(KeyError, match="toy-echo"):
        match.answer(PICK(1))
    assert match.asks[0].kind == "toy-pick"


def test_an_expansion_brings_intents() -> None:
    def too_early(*_: object) -> Reason:
        return Reason("reason-ford-not-now", "TOY-9")

    match = begin(Expanded(Bundle("echo", seams={"echo": echo}, kinds=(ASK_ECHO,), intents={"s": (SHOUT, too_early)})))
    reason = match.explain("ann", {"kind": "toy-shout"})
    assert reason is not None
    assert reason.rule == "TOY-9"


def test_what_stands_there_already_cannot_be_added_again() -> None:
    with pytest.raises(AssertionError, match="toy-pick"):
        begin(Expanded(Bundle("again", kinds=(ASK_PICK,))))
