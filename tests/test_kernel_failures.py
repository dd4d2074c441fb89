"""Rules code that fails leaves the match as it was, playable and provable."""

from __future__ import annotations

import pytest

from tests.helpers import (
    ASK_KEEP,
    KEEP,
    PICK,
    Notes,
    Toy,
    begin,
    open_ask,
    pick,
    picture,
    refused,
    roll,
    said,
    toy,
)
from thirdage import seeded
from thirdage.kernel import Flow, replay, verify


class Boom(Exception):
    """A bug in rules code."""


class Fuse:
    """Rules that fail while it burns."""

    def __init__(self) -> None:
        self.burns = True

    def pass_by(self) -> None:
        if self.burns:
            raise Boom


def test_an_error_in_rules_code_leaves_the_match_as_it_was_and_playable() -> None:
    fuse = Fuse()

    def start(at: Notes) -> Flow[None]:
        at.note("begun")
        at.note(said((yield pick("ann"))))
        at.note(list((yield roll(2))[0]))
        at.used("rolled")
        at.next = ("second",)

    def second(at: Notes) -> Flow[None]:
        at.note(said((yield pick("bob"))))
        at.reveal()
        at.note(list((yield roll(1, 1, "other"))[0]))
        at.note(list((yield roll(2))[0]))
        at.next = ("third",)

    def third(at: Notes) -> Flow[None]:
        at.note(list((yield roll(2))[0]))
        fuse.pass_by()
        at.note(said((yield pick("ann"))))
        at.end("ann", "done")

    game = Toy(start=start, second=second, third=third)
    fate = seeded(3)
    match = begin(game, None, fate)
    match.answer(PICK(2))
    before, ordinals = picture(match), dict(fate.ordinals)
    for _ in range(3):
        with pytest.raises(Boom):
            match.answer(PICK(1))
        assert picture(match) == before
        assert fate.ordinals == {**ordinals, "other": 0}
        assert refused(match, PICK(7)) == "refused-not-offered"
    fuse.burns = False
    match.answer(PICK(1), "bob", open_ask(match).index)
    match.answer(PICK(0))
    record = match.record()
    assert verify(game, record) == 4
    assert picture(replay(game, record, check=True)) == picture(match)


def test_an_error_before_the_first_ask_after_a_seam_is_taken_back_too() -> None:
    fuse = Fuse()

    def start(at: Notes) -> Flow[None]:
        at.note(said((yield pick("ann"))))
        at.next = ("second",)

    def second(at: Notes) -> Flow[None]:
        fuse.pass_by()
        yield pick("bob")

    match = toy(start=start, second=second)
    before = picture(match)
    with pytest.raises(Boom):
        match.answer(PICK(1))
    assert picture(match) == before
    fuse.burns = False
    match.answer(PICK(1))
    assert open_ask(match).seat == "bob"


def test_an_error_takes_back_what_was_counted() -> None:
    def start(at: Notes) -> Flow[None]:
        yield pick("ann")
        at.used("something")
        raise Boom

    match = toy(start=start)
    with pytest.raises(Boom):
        match.answer(PICK(1))
    assert match.used() == {}


def test_an_error_at_the_closing_of_a_group_keeps_the_other_answers() -> None:
    def start(at: Notes) -> Flow[None]:
        yield (pick("ann", kind=ASK_KEEP), pick("bob", kind=ASK_KEEP))
        raise Boom

    match = toy(start=start)
    match.answer(KEEP(1), "ann")
    before = picture(match)
    with pytest.raises(Boom):
        match.answer(KEEP(2), "bob")
    assert picture(match) == before
