"""Chance and fate: exact probabilities, an even generator, and a keyed fate that anyone can recompute."""

from __future__ import annotations

import hashlib
import json
import random
from collections import Counter
from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.helpers import ROLLED, SIX, Notes, examples, ford, open_ask, roll, salted, seeds, toy
from thirdage import KeyedFate, Rng, ScriptedFate, fair, salt_hash, seeded
from thirdage.kernel import CHANCE, Dice, Draws, Flow, Form, Option, Outcomes, QuickFate, numbers

ITEM = Form("item", n=numbers(0, 9))
NONE = Form("none")

faces = st.lists(st.integers(1, 4), min_size=1, max_size=4).map(tuple)
some_dice = st.tuples(st.integers(0, 3), faces).map(lambda given: Dice(ROLLED, *given))
some_draws = st.lists(st.integers(0, 4), min_size=1, max_size=9).map(lambda items: Draws(ITEM, tuple(sorted(items))))

# -- outcomes --------------------------------------------------------------------------------------------------------


@examples(80)
@given(some_dice | some_draws)
def test_numbers_cover_the_outcomes_by_weight_and_probabilities_make_one(outcomes: Outcomes) -> None:
    listed = list(outcomes)
    reached = Counter(outcomes.pick(number) for number in range(outcomes.total))
    assert len(set(listed)) == len(listed)
    assert reached == {option: outcomes.weight(option) for option in listed}
    assert sum([outcomes.probability(option) for option in listed], Fraction(0)) == 1
    for option in listed:
        assert outcomes.probability(option) == Fraction(reached[option], outcomes.total)
        assert option in outcomes


@examples(40)
@given(some_dice | some_draws)
def test_what_cannot_happen_has_no_weight(outcomes: Outcomes) -> None:
    strange = [ROLLED((9,)), ROLLED((1,) * 7), ITEM(9), NONE()]
    for option in strange:
        assert outcomes.weight(option) == 0
        assert outcomes.probability(option) == 0
        assert option not in outcomes


def test_the_first_die_is_the_highest_digit() -> None:
    two = Dice(ROLLED, 2, SIX)
    assert [two.pick(n)[0] for n in (0, 1, 6, 35)] == [(1, 1), (1, 2), (2, 1), (6, 6)]


def test_repeated_faces_weigh_more() -> None:
    eye = Dice(ROLLED, 2, (1, 1, 2))
    chances = {option[0]: eye.probability(option) for option in eye}
    assert chances == {
        (1, 1): Fraction(4, 9),
        (1, 2): Fraction(2, 9),
        (2, 1): Fraction(2, 9),
        (2, 2): Fraction(1, 9),
    }


def test_a_draw_is_the_place_in_the_list() -> None:
    bag = Draws(ITEM, (2, 2, 5))
    assert [bag.pick(n)[0] for n in range(3)] == [2, 2, 5]
    assert bag.probability(ITEM(2)) == Fraction(2, 3)


def test_nothing_to_draw_from_must_not_be_asked() -> None:
    with pytest.raises(AssertionError):
        Draws(ITEM, ())


def test_many_dice_are_parametric_and_few_are_listed() -> None:
    def start(at: Notes) -> Flow[None]:
        yield roll(2)
        yield roll(8)

    match = toy(start=start)
    few = open_ask(match).options
    assert not few.parametric
    assert len(few.json()["options"]) == 36
    match.answer({"kind": "rolled", "dice": [1, 2]})
    many = open_ask(match).options
    assert many.parametric
    assert many.json() == {"dice": 8, "faces": list(SIX)}
    assert ROLLED((1,) * 8) in many


@pytest.mark.parametrize("rng", [Rng(11), random.Random(11)], ids=["ours", "the library's"])
def test_sample_follows_the_probabilities(rng: Any) -> None:
    dice = Dice(ROLLED, 1, (1, 1, 1, 2, 2, 3))
    counts = Counter(dice.sample(rng)[0][0] for _ in range(6000))
    assert abs(counts[1] - 3000) < 200
    assert abs(counts[2] - 2000) < 200
    assert abs(counts[3] - 1000) < 200


# -- our generator ---------------------------------------------------------------------------------------------------


def sfc32(seed: int, count: int) -> list[int]:
    """The published algorithm, written once more."""
    mask = 2**32 - 1
    a, b, c, n = seed & mask, seed >> 32 & mask, seed >> 64 & mask, 1
    out = []
    for _ in range(12 + count):
        t = (a + b + n) & mask
        n = (n + 1) & mask
        a = b ^ b >> 9
        b = (c + (c << 3)) & mask
        c = ((c << 21 | c >> 11) + t) & mask
        out.append(t)
    return out[12:]


@pytest.mark.parametrize("seed", [0, 1, 7, 2**31, 2**64 + 5, 2**95 + 12345])
def test_the_generator_is_sfc32(seed: int) -> None:
    rng = Rng(seed)
    assert [rng.bits() for _ in range(50)] == sfc32(seed, 50)


def chi_square(counts: Counter[int], cells: int) -> float:
    mean = sum(counts.values()) / cells
    return sum([(counts[n] - mean) ** 2 / mean for n in range(cells)])


@pytest.mark.parametrize("stop", [1, 2, 3, 5, 6, 7, 10, 52, 100])
def test_whole_numbers_are_even(stop: int) -> None:
    rng = Rng(stop)
    counts = Counter(rng.randrange(stop) for _ in range(200 * stop))
    assert set(counts) == set(range(stop))
    assert chi_square(counts, stop) < stop + 5 * (2 * stop) ** 0.5 + 5


@pytest.mark.parametrize("stop", [0x10000, 0x10001, 3 * 2**30, 2**32, 2**48, 2**48 + 1, 10**40])
def test_wide_numbers_are_even_and_below_the_limit(stop: int) -> None:
    rng = Rng(5)
    drawn = [rng.randrange(stop) for _ in range(4000)]
    assert all(0 <= n < stop for n in drawn)
    counts = Counter(n * 8 // stop for n in drawn)
    assert chi_square(counts, 8) < 30
    assert chi_square(Counter(n % 4 for n in drawn), 4) < 25


def test_shuffles_are_even_and_fractions_lie_below_one() -> None:
    rng = Rng(8)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = [0, 1, 2]
        rng.shuffle(items)
        counts[tuple(items)] += 1
    assert set(counts) == set(permutations(range(3)))
    assert all(850 < n < 1150 for n in counts.values())
    assert all(0 <= rng.random() < 1 for _ in range(1000))


@examples(20)
@given(seeds, st.integers(0, 40))
def test_a_copy_goes_on_with_the_same_numbers_and_lives_on_its_own(seed: int, before: int) -> None:
    rng = Rng(seed)
    for _ in range(before):
        rng.bits()
    twin = rng.copy()
    expected = [rng.bits() for _ in range(20)]
    assert [twin.bits() for _ in range(20)] == expected
    twin.bits()
    assert rng.copy().bits() != twin.copy().bits()


def test_seeds_differ() -> None:
    assert len({tuple([Rng(seed).bits() for _ in range(2)]) for seed in range(1000)}) == 1000


# -- the keyed fate --------------------------------------------------------------------------------------------------


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """HMAC by its definition (RFC 2104)."""
    block = (hashlib.sha256(key).digest() if len(key) > 64 else key).ljust(64, b"\0")
    inner = hashlib.sha256(bytes([b ^ 0x36 for b in block]) + message).digest()
    return hashlib.sha256(bytes([b ^ 0x5C for b in block]) + inner).digest()


def by_hand(secret: bytes, salts: dict[str, str], purpose: str, ordinal: int, total: int) -> tuple[int, int]:
    """The number, and how many attempts it took, from the description alone."""
    lines = "".join([f"{seat}:{salts[seat].encode().hex()}\n" for seat in sorted(salts)])
    key = hmac_sha256(secret, lines.encode())
    limit = 2**256 // total * total
    for attempt in range(200):
        number = int.from_bytes(hmac_sha256(key, f"{purpose}:{ordinal}:{attempt}".encode()), "big")
        if number < limit:
            return number % total, attempt + 1
    raise AssertionError("never")


salts_of = st.dictionaries(st.sampled_from(["free-peoples", "shadow", "east"]), st.text("aб🎲:\n0", max_size=5))


@examples(60)
@given(st.binary(max_size=100), salts_of, st.sampled_from(["deck", "fight-shadow", "a:0", ""]), st.integers(1, 10**9))
def test_every_number_can_be_recomputed_by_hand(secret: bytes, salts: dict[str, str], purpose: str, total: int) -> None:
    fate = KeyedFate(secret, salts)
    for ordinal in range(3):
        assert fate.number(purpose, total) == by_hand(secret, salts, purpose, ordinal, total)[0]


def test_known_numbers_never_change() -> None:
    assert seeded(7).secret.hex() == hashlib.sha256(b"thirdage-seed:7").hexdigest()
    fate = KeyedFate(bytes(range(32)), {"shadow": "ночь", "free-peoples": "star"})
    assert fate.commitment == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert [fate.number("deck", 52) for _ in range(6)] == [33, 27, 40, 2, 44, 32]
    assert [fate.number("dice", 6) for _ in range(10)] == [4, 0, 1, 0, 1, 1, 2, 1, 2, 1]


def test_the_tail_is_rejected() -> None:
    """Just above half of the space every other attempt fails; a remainder would favour small numbers."""
    total = 2**255 + 1
    fate = KeyedFate(b"key")
    by_definition = [by_hand(b"key", {}, "wide", i, total) for i in range(200)]
    assert [fate.number("wide", total) for _ in range(200)] == [number for number, _ in by_definition]
    attempts = sum([tries for _, tries in by_definition])
    assert 330 < attempts < 480
    wide = KeyedFate(b"three quarters")
    quarters = Counter(wide.number("wide", 3 * 2**254) // 2**254 for _ in range(1500))
    assert chi_square(quarters, 3) < 14


@pytest.mark.parametrize("total", [2, 3, 6, 7, 12])
def test_small_spaces_are_even(total: int) -> None:
    fate = seeded(total)
    counts = Counter(fate.number("deck", total) for _ in range(250 * total))
    assert chi_square(counts, total) < total + 5 * (2 * total) ** 0.5 + 5


def test_one_purpose_does_not_move_another() -> None:
    alone, mixed = seeded(1), seeded(1)
    expected = [alone.number("dice", 1000) for _ in range(20)]
    found = []
    for i in range(20):
        for _ in range(i % 4):
            mixed.number("deck", 60)
        found.append(mixed.number("dice", 1000))
    assert found == expected
    other = seeded(1)
    assert [other.number("deck", 1000) for _ in range(20)] != expected


def test_the_size_of_the_space_may_change_between_draws() -> None:
    """A deck shrinks; each number depends on its own ordinal and total only."""
    fate = seeded(3)
    found = [fate.number("deck", total) for total in range(12, 0, -1)]
    again = seeded(3)
    again.spent("deck", 5)
    assert [again.number("deck", total) for total in range(7, 0, -1)] == found[5:]


def test_salts_and_secrets_change_everything() -> None:
    def numbers_of(fate: KeyedFate) -> tuple[int, ...]:
        return tuple([fate.number("deck", 1000) for _ in range(8)])

    kinds = [
        KeyedFate(b"s"),
        KeyedFate(b"t"),
        KeyedFate(b"s", {"a": ""}),
        KeyedFate(b"s", {"a": "1"}),
        KeyedFate(b"s", {"b": "1"}),
        KeyedFate(b"s", {"a": "1", "b": "1"}),
        KeyedFate(b"s", {"a": "1b", "b": ""}),
    ]
    assert len({numbers_of(fate) for fate in kinds}) == len(kinds)
    assert numbers_of(KeyedFate(b"s", {"a": "1", "b": "2"})) == numbers_of(KeyedFate(b"s", {"b": "2", "a": "1"}))


def sealed(*seats: str) -> KeyedFate:
    """These seats have committed to salts that are their own names."""
    fate = KeyedFate(b"s")
    for seat in seats:
        fate.commit_salt(seat, salt_hash(fate.commitment, seat, seat))
    return fate


def test_a_hash_may_be_replaced_until_the_first_salt_is_open_then_never() -> None:
    fate = sealed("east", "west")
    other = salt_hash(fate.commitment, "west", "second thought")
    fate.commit_salt("west", other)
    fate.open_salt("east", "east")
    for seat in ("west", "north"):
        with pytest.raises(ValueError, match="before the first salt"):
            fate.commit_salt(seat, "0" * 64)
    assert fate.hashes == {"east": salt_hash(fate.commitment, "east", "east"), "west": other}


def test_only_the_salt_of_the_hash_opens_it() -> None:
    fate = sealed("east")
    for seat, salt in (("east", "another"), ("west", "east"), ("east", "")):
        with pytest.raises(ValueError, match="committed to"):
            fate.open_salt(seat, salt)
    assert fate.salts == {}
    other = KeyedFate(b"t")
    other.commit_salt("east", fate.hashes["east"])
    with pytest.raises(ValueError, match="committed to"):
        other.open_salt("east", "east")  # a hash is bound to the secret of its match


def test_nothing_is_rolled_before_all_salts_are_open() -> None:
    fate = sealed("east", "west")
    fate.open_salt("east", "east")
    with pytest.raises(ValueError, match="not all salts"):
        fate.number("deck", 3)
    fate.open_salt("west", "west")
    assert fate.number("deck", 1000) == KeyedFate(b"s", {"east": "east", "west": "west"}).number("deck", 1000)


def test_salts_come_before_the_first_outcome() -> None:
    fate = salted(KeyedFate(b"s"), {"east": "one"})
    fate.number("deck", 3)
    with pytest.raises(ValueError, match="first outcome"):
        fate.open_salt("east", "one")
    with pytest.raises(ValueError, match="before the first salt"):
        fate.commit_salt("west", "0" * 64)
    alone = KeyedFate(b"s")
    alone.number("deck", 3)
    with pytest.raises(ValueError, match="before the first salt"):
        alone.commit_salt("west", "0" * 64)


def test_a_later_chapter_has_dice_of_its_own() -> None:
    salts = {"east": "one"}
    first = salted(KeyedFate(b"s"), salts)
    later = [KeyedFate(b"s", salts, None, "", first.hashes, chapter) for chapter in (1, 2)]
    assert len({fate.number("deck", 10**9) for fate in (first, *later)}) == 3
    assert [fate.header(reveal=False).get("chapter") for fate in (first, *later)] == [None, 1, 2]
    old = KeyedFate(b"s", salts, chapter=2)
    assert old.header(reveal=False)["salts"] == {"east": "one", "chapter": "2"}
    assert old.number("deck", 10**9) == KeyedFate(b"s", {**salts, "chapter": "2"}).number("deck", 10**9)


def test_the_commitment_is_the_hash_of_the_secret_and_stands_before_the_salts() -> None:
    fate = fair()
    before = fate.commitment
    assert before == hashlib.sha256(fate.secret).hexdigest()
    assert len(fate.secret) == 32
    salted(fate, {"shadow": "x"})
    assert fate.commitment == before
    assert fair().secret != fate.secret


def test_the_header_keeps_the_secret_until_it_is_revealed_and_a_seed_is_no_secret() -> None:
    fate = KeyedFate(b"secret", {"a": "b"})
    hidden = fate.header(reveal=False)
    assert hidden == {"scheme": "thirdage-fate-1", "commitment": fate.commitment, "salts": {"a": "b"}}
    assert fate.header(reveal=True) == {**hidden, "secret": b"secret".hex()}
    kept = salted(KeyedFate(b"secret", restarts=2), {"a": "b"})
    hashes = {"a": salt_hash(kept.commitment, "a", "b")}
    told = {"scheme": "thirdage-fate-2", "commitment": kept.commitment, "hashes": hashes, "salts": {"a": "b"}}
    assert kept.header(reveal=False) == {**told, "restarts": 2}
    assert kept.copy().header(reveal=True) == {**told, "restarts": 2, "secret": b"secret".hex()}
    assert seeded(4).header(reveal=False)["secret"] == seeded(4).secret.hex()
    assert seeded(4).header(reveal=False)["seed"] == 4
    assert json.dumps(seeded(4).header(reveal=True))


def test_a_copy_of_a_fate_goes_on_the_same_and_alone() -> None:
    fate = seeded(9)
    fate.number("deck", 10)
    twin = fate.copy()
    ahead = [twin.number("deck", 1000) for _ in range(5)]
    assert [fate.number("deck", 1000) for _ in range(5)] == ahead
    assert fate.copy().header(reveal=True) == fate.header(reveal=True)


# -- fates at a table ------------------------------------------------------------------------------------------------


def three_rolls(at: Notes) -> Flow[None]:
    for _ in range(3):
        at.note(list((yield roll())[0]))
    at.end(None, "done")


def test_a_script_takes_options_and_json_and_waits_when_it_runs_out() -> None:
    match = toy(ScriptedFate([ROLLED((3,)), {"kind": "rolled", "dice": [5]}]), start=three_rolls)
    assert open_ask(match).seat == CHANCE
    assert match.view("ann")["position"]["notes"] == [[3], [5]]
    match.answer(ROLLED((1,)))
    assert match.view("ann")["position"]["notes"] == [[3], [5], [1]]
    assert match.outcome is not None


def test_a_script_that_says_what_cannot_happen_is_an_error() -> None:
    for wrong in (ROLLED((1, 2)), {"kind": "rolled", "dice": [1, 2]}):
        with pytest.raises(ValueError, match="cannot happen"):
            toy(ScriptedFate([wrong]), start=three_rolls)


def test_a_copied_script_is_its_own() -> None:
    script = ScriptedFate([ROLLED((3,)), ROLLED((4,))])
    match = toy(script.copy(), start=three_rolls)
    assert open_ask(match).index == 2
    assert len(script.outcomes) == 2


def test_without_fate_the_caller_answers_for_chance() -> None:
    match = toy(None, start=three_rolls)
    rolled: Option = ROLLED((2,))
    assert (open_ask(match).seat, open_ask(match).probability(rolled)) == (CHANCE, Fraction(1, 6))
    match.answer(rolled, CHANCE, 0)
    match.answer({"kind": "rolled", "dice": [6]})
    match.answer(rolled)
    assert match.view("ann")["position"]["notes"] == [[2], [6], [2]]


def test_a_quick_fate_copies_and_knows_no_key() -> None:
    fate = QuickFate(Rng(3))
    match = toy(fate.copy(), start=three_rolls)
    again = toy(fate.copy(), start=three_rolls)
    assert match.view("ann") == again.view("ann")
    assert fate.header(reveal=True) == {}


def test_one_seed_deals_the_same_cards_although_the_games_differ() -> None:
    """Two tables of one seed that act differently still meet the same deck in the same order."""

    def draws(seat_passes: bool) -> list[Any]:
        match = ford({"players": 2}, 12)
        rng = Rng(1 if seat_passes else 2)
        while match.ask and match.index < 40:
            match.answer(match.ask.options.sample(rng))
        return [e["number"] for e in match.record()["entries"] if e.get("purpose") == "deck"][:3]

    first, second = draws(True), draws(False)
    assert first == second
