"""Options: the only source of legality. What is listed is legal, what is not is refused, nothing is listed in vain."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.helpers import (
    ASK_KEEP,
    ASK_PICK,
    KEEP,
    PICK,
    Notes,
    Toy,
    begin,
    examples,
    open_ask,
    pick,
    roll,
    said,
    seeds,
    toy,
)
from thirdage import Rng
from thirdage.kernel import (
    Ask,
    Checked,
    Flow,
    Form,
    Listed,
    Match,
    Option,
    Options,
    Reason,
    Refused,
    ScriptedFate,
    replay,
)

OTHER = Form("other", n=PICK.fields[0])


def odd(option: Option) -> Reason | None:
    return None if said(option) % 2 else Reason("reason-even", "TOY-9", {"n": said(option)})


class Counted:
    """Candidates that count how often they are listed."""

    def __init__(self) -> None:
        self.calls = 0

    def __call__(self) -> Iterable[Option]:
        self.calls += 1
        return [PICK(n) for n in range(8)]


def bound(options: Options) -> Options:
    """Options as an open ask has them."""

    def start(at: Notes) -> Flow[None]:
        yield Ask(ASK_PICK, "ann", options)

    return open_ask(toy(start=start)).options


listed = st.lists(st.integers(0, 9), min_size=1, unique=True).map(lambda ns: Listed([PICK(n) for n in ns]))
checked = st.sets(st.integers(0, 9), min_size=1).map(
    lambda ns: Checked(
        lambda: [PICK(n) for n in range(10)],
        lambda o: None if said(o) in ns else Reason("reason-not-in", "TOY-9"),
    )
)


@examples(80)
@given(listed | checked, seeds)
def test_list_in_why_sample_and_decode_agree(options: Options, seed: int) -> None:
    options = bound(options)
    rng = Rng(seed)
    on_offer = list(options)
    assert len(set(on_offer)) == len(on_offer) > 0
    for n in range(10):
        option = PICK(n)
        assert (option in options) == (option in on_offer) == (options.reason_against(option) is None)
        assert options.decode(options.encode(option)) is option
    assert all(options.sample(rng) in on_offer for _ in range(10))
    assert KEEP(1) not in options
    assert OTHER(1) not in options
    assert options.encode(on_offer[0]) not in options
    assert 1 not in options
    assert options.json() == {"options": [options.encode(o) for o in on_offer]}


@examples(40)
@given(listed | checked)
def test_steps_of_a_plain_list_are_its_places(options: Options) -> None:
    options = bound(options)
    steps = options.steps()
    assert steps.answer is None
    assert [steps.take(choice).answer for choice in steps.choices()] == list(options)
    assert steps.take(0).choices() == ()
    for wrong in (-1, len(list(options))):
        with pytest.raises(Refused) as refused:
            steps.take(wrong)
        assert refused.value.id == "refused-not-offered"


def test_sample_reaches_every_option_evenly() -> None:
    options = bound(Listed([PICK(n) for n in range(4)]))
    rng = Rng(5)
    counts = dict.fromkeys(options, 0)
    for _ in range(4000):
        counts[options.sample(rng)] += 1
    assert all(850 < n < 1150 for n in counts.values())


@pytest.mark.parametrize("few", [{3}, {0, 9}, {1, 2, 5, 7}], ids=["one", "two", "four"])
def test_sample_of_checked_candidates_is_even_however_few_pass(few: set[int]) -> None:
    candidates = [PICK(n) for n in range(10)]
    options = bound(Checked(lambda: candidates, lambda o: None if said(o) in few else Reason("reason-no", "")))
    rng = Rng(2)
    counts = dict.fromkeys(few, 0)
    for _ in range(1200):
        counts[said(options.sample(rng))] += 1
    mean = 1200 / len(few)
    assert all(abs(n - mean) < 5 * mean**0.5 for n in counts.values())


@pytest.mark.parametrize(
    "data",
    [None, True, 0, "pick", [], ["pick"], {}, {"n": 1}, {"kind": None}, {"kind": ["pick"]}, {"kind": "keep", "n": 1},
     {"kind": {"kind": "pick"}, "n": 1}, {"kind": "PICK", "n": 1}],
)  # fmt: skip
def test_an_unknown_kind_is_refused_with_the_rule_of_the_ask(data: Any) -> None:
    options = bound(Listed([PICK(1)]))
    with pytest.raises(Refused) as refused:
        options.decode(data)
    assert (refused.value.id, refused.value.rule) == ("refused-unknown-kind", "TOY-1")


def test_a_malformed_answer_is_refused_with_the_rule_of_the_ask() -> None:
    options = bound(Listed([PICK(1)]))
    with pytest.raises(Refused) as refused:
        options.decode({"kind": "pick", "n": "one"})
    assert (refused.value.id, refused.value.rule) == ("refused-bad-answer", "TOY-1")


def test_checked_gives_its_own_reason_and_listed_a_plain_one() -> None:
    checked = bound(Checked(Counted(), odd))
    assert checked.reason_against(PICK(2)) == Reason("reason-even", "TOY-9", {"n": 2})
    assert checked.reason_against(KEEP(1)) == Reason("refused-not-offered", "TOY-1")
    assert bound(Listed([PICK(1)])).reason_against(PICK(2)) == Reason("refused-not-offered", "TOY-1")


def test_checked_offers_what_the_check_allows_even_if_it_is_no_candidate() -> None:
    """`in` never lists: candidates must cover what the check allows, and that is for the game's own tests."""
    candidates = Counted()
    options = bound(Checked(candidates, odd))
    assert PICK(3) in options
    assert PICK(4) not in options
    assert options.decode({"kind": "pick", "n": 3}) is PICK(3)
    assert candidates.calls == 0
    assert list(options) == [PICK(n) for n in (1, 3, 5, 7)]
    assert candidates.calls == 1


def lazy_game(candidates: Counted) -> Toy:
    """Three choices of one seat within one stretch, with a roll between."""

    def start(at: Notes) -> Flow[None]:
        for _ in range(3):
            at.note(said((yield Ask(ASK_PICK, "ann", Checked(candidates, odd)))))
        at.note((yield roll())[0][0])
        at.note(said((yield Ask(ASK_PICK, "ann", Checked(candidates, odd)))))
        yield pick("bob")

    return Toy(start=start)


def test_answering_forking_undoing_and_replaying_list_nothing() -> None:
    candidates = Counted()
    game = lazy_game(candidates)
    match: Match = begin(game, None, ScriptedFate([{"kind": "rolled", "dice": [4]}]))
    for n in (1, 3, 5, 7):
        match.answer({"kind": "pick", "n": n}, "ann", match.index)
        fork = match.fork()
        assert fork.position is not match.position
    match.undo("ann", ["bob"])
    match.undo("ann", ["bob"])
    replay(game, match.record(), check=True)
    assert candidates.calls == 0
    with pytest.raises(Refused):
        match.answer({"kind": "pick", "n": 2})
    assert candidates.calls == 0
    match.view("bob")
    assert candidates.calls == 0
    match.view("ann")
    assert candidates.calls == 1


def test_an_answered_ask_offers_nothing_and_holds_on_to_nothing() -> None:
    match = begin(lazy_game(Counted()))
    asked = open_ask(match)
    chosen = asked.options.sample(Rng(1))
    match.answer(chosen)
    assert list(asked.options) == []
    reason = asked.options.reason_against(chosen)
    assert reason is not None
    assert reason.id == "refused-answered"
    assert isinstance(asked.options, Checked)
    assert "<locals>" not in repr(asked.options.check), "a closure would keep the position alive"


def test_answered_asks_of_a_kind_share_what_is_left_of_their_offers() -> None:
    def start(_at: Notes) -> Flow[None]:
        for _ in range(2):
            yield Ask(ASK_PICK, "ann", Checked(lambda: [PICK(1)], lambda _: None))
            yield Ask(ASK_KEEP, "ann", Checked(lambda: [KEEP(2)], lambda _: None))
        yield Ask(ASK_PICK, "bob", Checked(lambda: [PICK(3)], lambda _: None))

    match = toy(start=start)
    answered: list[Ask] = []
    for n in (1, 2, 1, 2):
        asked, offer = open_ask(match), open_ask(match).options
        match.answer(next(iter(offer)))
        assert list(offer) == [], f"what {n} was chosen from is closed, whoever holds it"
        assert isinstance(offer, Checked)
        assert "<locals>" not in repr(offer.candidates), "a closure would keep the position alive"
        answered.append(asked)
    pick, keep, again, _ = answered
    assert pick.options is again.options
    assert pick.options.decode({"kind": "pick", "n": 1}) is PICK(1)
    assert list(keep.options.forms) == ["keep"]
    with pytest.raises(Refused):
        keep.options.decode({"kind": "pick", "n": 1})
    assert list(open_ask(match).options) == [PICK(3)]


def test_what_was_drawn_is_checked_once() -> None:
    looked: list[Option] = []

    def odd(option: Option) -> Reason | None:
        looked.append(option)
        return None if option[0] % 2 else Reason("reason-even", "R-1")

    def start(at: Notes) -> Flow[None]:
        at.note(said((yield Ask(ASK_PICK, "ann", Checked(lambda: [PICK(1), PICK(3)], odd)))))
        yield pick("bob")

    match = toy(start=start)
    match.answer(open_ask(match).options.sample(Rng(1)))
    assert len(looked) == 1
