"""Undo: one's own answers, one at a time, as far as nothing was rolled, shown or asked of another; else by consent."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.helpers import (
    ASK_KEEP,
    KEEP,
    PICK,
    TABLES,
    Json,
    Notes,
    Toy,
    begin,
    examples,
    ford,
    logs,
    open_ask,
    pick,
    picture,
    played,
    random_answer,
    roll,
    said,
    seeds,
    tables,
    three_cards_each,
    toy,
    views,
    watchers,
)
from thirdage import Match, Refused, Rng, replay, seeded
from thirdage.kernel import CONSENT, NEVER, PRACTICE, Flow, canonical, in_play, rolled_since, taken_back, verify
from thirdage.kernel import replay as replay_of
from thirdage.kernel.takebacks import undone_behind


def refused_undo(match: Match, seat: str, *consent: str) -> str:
    """The id of the refusal of an undo, which must have changed nothing."""
    before = picture(match)
    with pytest.raises(Refused) as caught:
        match.undo(seat, consent)
    assert picture(match) == before
    return caught.value.id


def picks(*seats: str) -> Match:
    """A toy that asks these seats one after the other, each at a seam of its own; `*` rolls, `!` reveals."""

    def start(at: Notes, turn: int = 0) -> Flow[None]:
        while turn < len(seats):
            who = seats[turn]
            if who == "*":
                at.note(list((yield roll())[0]))
            elif who == "!":
                at.reveal()
                at.note("shown")
            else:
                at.note(said((yield pick(who))))
            turn += 1
            if turn % 2:
                at.next = ("start", turn)
                return
        at.end(None, "done")

    return toy(seeded(1), start=start)


def answer(match: Match, *numbers: int) -> Match:
    for n in numbers:
        match.answer(PICK(n))
    return match


# -- free ------------------------------------------------------------------------------------------------------------


def test_own_answers_are_taken_back_one_at_a_time_across_seams() -> None:
    match = answer(picks("ann", "ann", "ann", "ann", "bob"), 0, 1, 2)
    seen = views(match)["ann"]["position"]["notes"]
    assert seen == [0, 1, 2]
    for left in ([0, 1], [0], []):
        assert match.can_undo("ann")
        match.undo("ann")
        assert match.view("ann")["position"]["notes"] == left
    assert not match.can_undo("ann")
    assert refused_undo(match, "ann") == "refused-undo-nothing"
    assert refused_undo(match, "ann", "bob") == "refused-undo-nothing"


def test_after_an_undo_everything_is_as_before_the_answer_but_the_count() -> None:
    match = answer(picks("ann", "ann", "ann", "bob"), 1)
    before_views, before_logs, index = views(match), logs(match), match.index
    answer(match, 2)
    match.undo("ann")
    assert match.index == index + 2
    for seat, view in views(match).items():
        assert view["position"] == before_views[seat]["position"]
        assert [a["kind"] for a in view["asks"]] == [a["kind"] for a in before_views[seat]["asks"]]
        assert view["asks"][0]["index"] == match.index
        told = match.log(seat)
        assert told[:-1] == before_logs[seat]
        undone = {"index": index + 1, "id": "log-undo", "args": {"seat": "ann", "index": index}, "rule": ""}
        assert told[-1] == undone | {"scene": []}


@pytest.mark.parametrize(
    ("seats", "answers"),
    [
        (("ann", "*", "ann"), 1),
        (("ann", "!", "ann"), 1),
        (("ann", "bob"), 1),
        (("ann", "bob", "ann"), 2),
        (("ann", "*", "bob"), 1),
        (("ann", "!", "*", "ann"), 1),
    ],
)
def test_behind_a_roll_a_reveal_or_another_seat_it_needs_consent(seats: tuple[str, ...], answers: int) -> None:
    match = answer(picks(*seats), *[0] * answers)
    assert not match.can_undo("ann")
    assert refused_undo(match, "ann") == "refused-undo-consent"
    assert refused_undo(match, "ann", "ann") == "refused-undo-consent"
    assert refused_undo(match, "ann", "spectator", "referee") == "refused-undo-consent"
    match.undo("ann", ["bob"])
    assert match.view("ann")["position"]["notes"] == []


@pytest.mark.parametrize("between", ["!", "*"])
def test_answers_after_a_reveal_or_a_roll_are_free_again(between: str) -> None:
    match = answer(picks("ann", between, "ann", "ann", "bob"), 0)
    assert not match.can_undo("ann")
    answer(match, 1)
    assert match.can_undo("ann")
    match.undo("ann")
    assert not match.can_undo("ann")


def test_an_open_chance_ask_lies_in_between() -> None:
    def start(at: Notes) -> Flow[None]:
        yield pick("ann")
        yield roll()

    match = toy(start=start)
    match.answer(PICK(0))
    assert not match.can_undo("ann")
    assert refused_undo(match, "ann") == "refused-undo-consent"


def test_a_closed_group_needs_consent() -> None:
    def start(at: Notes) -> Flow[None]:
        yield (pick("ann", kind=ASK_KEEP), pick("bob", kind=ASK_KEEP))
        yield pick("ann")

    match = toy(start=start)
    match.answer(KEEP(0), "bob")
    match.answer(KEEP(0), "ann")
    assert not match.can_undo("ann")
    match.undo("ann", ["bob"])
    assert [a.seat for a in match.asks] == ["ann", "bob"]
    assert match.view("bob")["answered"] is None


def test_a_group_opened_after_an_own_answer_lies_in_between() -> None:
    match = toy(start=group_after_pick)
    match.answer(PICK(0))
    assert not match.can_undo("ann")
    assert refused_undo(match, "ann") == "refused-undo-consent"


def group_after_pick(at: Notes) -> Flow[None]:
    at.note(said((yield pick("ann"))))
    yield (pick("ann", kind=ASK_KEEP), pick("bob", kind=ASK_KEEP))
    yield pick("ann")


def test_a_group_lies_in_between_also_when_the_other_has_answered() -> None:
    game = Toy(start=group_after_pick)
    match = begin(game)
    match.answer(PICK(0))
    match.answer(KEEP(1), "bob")
    assert not match.can_undo("ann")
    assert refused_undo(match, "ann") == "refused-undo-consent"


def test_what_was_rolled_or_shown_still_lies_between_after_a_takeback_by_consent() -> None:
    for between in ("*", "!"):
        match = answer(picks("ann", "ann", between, "ann", "bob"), 0, 1)
        match.undo("ann", ["bob"])
        assert not match.can_undo("ann")
        assert refused_undo(match, "ann") == "refused-undo-consent"


@examples(12)
@given(seeds, tables)
def test_what_can_be_undone_freely_has_taught_the_seat_nothing(seed: int, table: Json) -> None:
    """In every world that the seat thought possible its answer would have led to the same sight."""
    match, rng = ford(table, seed), Rng(seed)
    free = 0
    while match.asks:
        if len(match.asks) > 1:
            random_answer(match, rng)
            continue
        ask = open_ask(match)
        worlds = [match.sample(ask.seat, rng) for _ in range(3)]
        option = ask.options.sample(rng)
        match.answer(option)
        if match.can_undo(ask.seat):
            free += 1
            for world in worlds:
                world.answer(option)
                assert world.view(ask.seat) == match.view(ask.seat)
    assert free or match.index < 12


# -- by consent ------------------------------------------------------------------------------------------------------


def test_all_other_seats_must_consent() -> None:
    match = played(TABLES[1], 2, 9)
    seats = [e["seat"] for e in match.record()["entries"] if "answer" in e]
    seat = next(s for s in match.seats if s in seats and not match.can_undo(s))
    others = [s for s in match.seats if s != seat]
    for given_by in ([], others[:1], others[1:], [seat], [seat, others[0]]):
        assert refused_undo(match, seat, *given_by) == "refused-undo-consent"
    match.undo(seat, others)
    assert match.record()["entries"][-1]["consent"] == sorted(others)


def test_an_undo_reaches_behind_the_answers_of_others() -> None:
    match = answer(picks("ann", "bob", "bob", "ann"), 0, 1, 2)
    match.undo("ann", ["bob"])
    assert match.view("bob")["position"]["notes"] == []
    assert open_ask(match).seat == "ann"
    assert match.record()["entries"][-1] == {"undo": 0, "seat": "ann", "consent": ["bob"]}


@pytest.mark.parametrize("seat", ["nobody", "chance", ""])
def test_who_does_not_sit_there_has_nothing_to_take_back(seat: str) -> None:
    match = answer(picks("ann", "ann", "bob"), 0)
    assert refused_undo(match, seat, "ann", "bob") == "refused-seat-unknown"
    assert not match.can_undo(seat)


@pytest.mark.parametrize("seat", ["spectator", "referee", "bob"])
def test_who_answered_nothing_has_nothing_to_take_back(seat: str) -> None:
    match = answer(picks("ann", "ann", "bob"), 0)
    assert refused_undo(match, seat, "ann", "bob") == "refused-undo-nothing"
    assert not match.can_undo(seat)


# -- what the table allows -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("between", ["!", "*", "bob"])
def test_in_practice_it_is_granted_at_once(between: str) -> None:
    match = answer(picks("ann", between, "ann"), *[0] * (2 if between == "bob" else 1))
    match.undo_setting = PRACTICE
    assert not match.can_undo("ann"), "free is what free was"
    match.undo("ann")
    assert match.view("ann")["position"]["notes"] == []
    record = match.record()
    assert record["entries"][-1] == {"undo": 0, "seat": "ann", "consent": []}
    assert record["undo"] == PRACTICE


@pytest.mark.parametrize("between", ["!", "*", "bob"])
def test_where_never_is_said_no_consent_helps(between: str) -> None:
    match = answer(picks("ann", between, "ann"), *[0] * (2 if between == "bob" else 1))
    match.undo_setting = NEVER
    assert refused_undo(match, "ann") == "refused-undo-never"
    assert refused_undo(match, "ann", "bob") == "refused-undo-never"
    assert "undo" not in match.record()


@pytest.mark.parametrize("setting", ["", PRACTICE, CONSENT, NEVER])
def test_what_taught_nobody_anything_is_free_everywhere(setting: str) -> None:
    match = answer(picks("ann", "ann", "ann", "bob"), 0, 1)
    match.undo_setting = setting
    assert match.can_undo("ann")
    match.undo("ann")
    assert match.view("ann")["position"]["notes"] == [0]
    assert match.record().get("undo") == (setting if setting in (PRACTICE, CONSENT) else None)


def test_a_match_of_which_nobody_said_anything_names_its_setting_once_it_mattered() -> None:
    match = answer(picks("ann", "*", "ann"), 0)
    assert "undo" not in match.record()
    match.undo("ann", ["bob"])
    assert match.record()["undo"] == CONSENT


def test_how_much_would_be_rolled_anew() -> None:
    match = answer(picks("ann", "*", "*", "bob", "*", "ann"), 0)
    assert (rolled_since(match, "ann"), rolled_since(match, "bob")) == (2, 0)
    answer(match, 1)
    assert (rolled_since(match, "ann"), rolled_since(match, "bob")) == (3, 1)
    match.undo("ann", ["bob"])
    told = match.log("bob")[-1]
    assert (told["id"], told["args"]) == ("log-undo-anew", {"seat": "ann", "index": 0, "count": 3})
    assert taken_back(match.record()["entries"]) == 3
    assert rolled_since(match, "ann") == 0
    assert rolled_since(match.fork(), "ann") == 0


def test_what_is_in_play_and_what_was_taken_back() -> None:
    entries: list[Json] = [
        {"seat": "a", "answer": 0},
        {"seat": "chance", "answer": 1},
        {"seat": "b", "answer": 2},
        {"undo": 2, "seat": "b", "consent": []},
        {"seat": "b", "answer": 4},
        {"undo": 0, "seat": "a", "consent": ["b"]},
        {"seat": "a", "answer": 6},
        {"seat": "chance", "answer": 7},
    ]
    assert [n for n, _ in in_play(entries)] == [6, 7]
    assert [n for n, _ in in_play(entries[:5])] == [0, 1, 4]
    assert (taken_back(entries), taken_back(entries[:5])) == (1, 0)
    assert undone_behind(entries) == [5]


@examples(20)
@given(seeds, tables)
def test_a_record_with_takebacks_is_replayed_with_its_setting(seed: int, table: Json) -> None:
    """In practice the entries hold no consent; what is counted is the same for the match and for its entries."""
    match, rng = ford(table, seed), Rng(seed)
    match.undo_setting = PRACTICE
    spent = 0
    for _ in range(40):
        if not match.asks:
            break
        random_answer(match, rng)
        seat = match.seats[rng.randrange(len(match.seats))]
        if match.asks and rng.randrange(4) == 0:
            spent += rolled_since(match, seat)
            with suppress(Refused):
                match.undo(seat)
    record = match.record()
    twin = replay(record, check=True)
    assert twin.record() == record
    assert match.history is not None
    assert twin.history is not None
    assert twin.history.behind == match.history.behind
    assert taken_back(record["entries"]) == spent


# -- record, fate and log --------------------------------------------------------------------------------------------


def test_an_undo_is_an_entry_and_the_undone_answer_stays() -> None:
    match = answer(picks("ann", "ann", "bob"), 1)
    match.undo("ann")
    answer(match, 2)
    assert match.record()["entries"] == [
        {"seat": "ann", "answer": {"kind": "pick", "n": 1}},
        {"undo": 0, "seat": "ann", "consent": []},
        {"seat": "ann", "answer": {"kind": "pick", "n": 2}},
    ]
    assert open_ask(match).index == match.index == 3


def test_an_answer_to_the_ask_before_the_undo_is_stale() -> None:
    match = picks("ann", "ann", "bob")
    first = open_ask(match).index
    answer(match, 1)
    match.undo("ann")
    with pytest.raises(Refused) as caught:
        match.answer(PICK(2), "ann", first)
    assert caught.value.id == "refused-stale"


def test_fate_never_goes_back() -> None:
    def start(at: Notes) -> Flow[None]:
        at.note(said((yield pick("ann"))))
        at.note(list((yield roll(3))[0]))
        at.note(said((yield pick("ann"))))
        at.end(None, "done")

    game = Toy(start=start)
    fate = seeded(5)
    expected = seeded(5)
    numbers = [expected.number("toy", 216) for _ in range(4)]
    match = begin(game, None, fate)
    for _ in range(3):
        match.answer(PICK(0))
        match.undo("ann", ["bob"])
    match.answer(PICK(0))
    match.answer(PICK(0))
    record = match.record()
    assert [e["number"] for e in record["entries"] if "number" in e] == numbers
    assert len(set(numbers)) > 1
    assert verify(game, record) == 4
    assert picture(replay_of(game, record, check=True)) == picture(match)


def test_a_pending_answer_is_taken_back_without_an_entry() -> None:
    match = three_cards_each(3)
    before = picture(match)
    index = match.index
    for seat in ("west", "free-peoples"):
        ask = next(a for a in match.asks if a.seat == seat)
        match.answer(next(iter(ask.options)), seat)
    assert match.can_undo("west")
    assert not match.can_undo("east")
    match.undo("west")
    match.undo("free-peoples")
    assert picture(match) == before
    assert match.index == index


def test_the_log_holds_only_the_line_in_play_and_its_takebacks() -> None:
    match = answer(picks("ann", "ann", "ann", "bob"), 0, 1)
    match.undo("ann")
    answer(match, 2)
    told = [(entry["index"], entry["id"], entry["args"].get("what")) for entry in match.log("bob")]
    assert told == [(0, "toy-noted", 0), (2, "log-undo", None), (3, "toy-noted", 2)]
    assert [entry["index"] for entry in match.log("bob", 2)] == [2, 3]


def test_a_game_that_is_over_cannot_be_undone() -> None:
    match = answer(picks("ann"), 0)
    assert match.outcome is not None
    assert refused_undo(match, "ann", "bob") == "refused-over"


@examples(25)
@given(seeds, tables, st.integers(1, 60))
def test_random_takebacks_end_where_the_line_in_play_leads(seed: int, table: Json, answers: int) -> None:
    """After any undo the match stands as if the undone answers had never been given, but for what fate has spent."""
    match, rng = ford(table, seed), Rng(seed)
    for _ in range(answers):
        if not match.asks:
            break
        random_answer(match, rng)
        if match.asks and rng.randrange(3) == 0:
            seat = match.seats[rng.randrange(len(match.seats))]
            free = match.can_undo(seat)
            with suppress(Refused):
                match.undo(seat, () if free else match.seats)
            assert not free or match.asks
    assert match.history is not None
    line = [pair for step in match.history.steps for pair in step.answers()]
    straight = ford(table, seed, None)
    straight = replay({**straight.record(), "entries": [], "seams": [], "fate": {}})
    for ask, option in line:
        straight.answer(option, ask.seat)
    for seat in watchers(match):
        assert canonical(straight.view(seat)["position"]) == canonical(match.view(seat)["position"])
    assert straight.written() == match.written()
    twin = match.fork()
    assert views(twin) == views(match)
