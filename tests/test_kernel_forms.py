"""Forms: every answer has one JSON form, and whatever is not one is refused, never anything worse."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from tests.helpers import Json, examples
from thirdage.kernel import COUNTS, MANY, Field, Form, Names, Option, Refused, ids, numbers, words

PLACES = ("reeds", "stones", "willow")
CARDS = ("blade", "spear", "mist", "fog")
NAMES = Names({"place": PLACES, "card": CARDS})

place = st.sampled_from(range(len(PLACES)))
card = st.sampled_from(range(len(CARDS)))
word = st.sampled_from(("left", "right"))


def counted(keys: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.dictionaries(keys, st.integers(1, 9)).map(lambda d: tuple(sorted(d.items())))


def several(one: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.lists(one, max_size=5).map(tuple)


FORMS: dict[str, tuple[Form, st.SearchStrategy[Any]]] = {
    "nothing": (Form("nothing"), st.just(())),
    "id": (Form("id", place=ids("place")), st.tuples(place)),
    "ids": (Form("ids", cards=ids("card", MANY)), st.tuples(several(card))),
    "id counts": (Form("id-counts", cards=ids("card", COUNTS)), st.tuples(counted(card))),
    "word": (Form("word", way=words("left", "right")), st.tuples(word)),
    "words": (Form("words", ways=Field(words=("left", "right"), shape=MANY)), st.tuples(several(word))),
    "number": (Form("number", n=numbers(-2, 3)), st.tuples(st.integers(-2, 3))),
    "numbers": (Form("numbers", ns=numbers(1, 6, MANY)), st.tuples(several(st.integers(1, 6)))),
    "mixed": (
        Form("mixed", place=ids("place"), cards=ids("card", MANY), way=words("left", "right"), n=numbers(0, 9)),
        st.tuples(place, several(card), word, st.integers(0, 9)),
    ),
}

garbage = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from([*PLACES, *CARDS, "left", "kind", 0, 1, 2, 3, 10**30]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=8,
)


def through_json(data: Any) -> Any:
    return json.loads(json.dumps(data))


def without_zeros(data: Any) -> Any:
    """Counts of zero may be left out: they mean nothing."""
    if isinstance(data, dict):
        return {k: {a: b for a, b in v.items() if b != 0} if isinstance(v, dict) else v for k, v in data.items()}
    return data


@pytest.mark.parametrize("shape", FORMS)
def test_an_option_comes_back_from_json_as_the_same_object(shape: str) -> None:
    form, values = FORMS[shape]

    @examples(60)
    @given(values)
    def check(drawn: tuple[Any, ...]) -> None:
        option = form(*drawn)
        data = option.json(NAMES)
        assert data["kind"] == form.kind
        assert form.decode(through_json(data), NAMES) is option
        assert tuple(option) == drawn
        assert [option.get(key) for key in form.keys] == list(drawn)

    check()


@pytest.mark.parametrize("shape", FORMS)
def test_the_schema_of_a_form_accepts_all_its_options(shape: str) -> None:
    form, values = FORMS[shape]
    checker = Draft202012Validator(form.schema(NAMES))
    Draft202012Validator.check_schema(form.schema(NAMES))
    loose = Draft202012Validator(form.schema())

    @examples(40)
    @given(values)
    def check(drawn: tuple[Any, ...]) -> None:
        data = through_json(form(*drawn).json(NAMES))
        checker.validate(data)
        loose.validate(data)

    check()


@pytest.mark.parametrize("shape", FORMS)
def test_garbage_in_a_field_is_refused_or_means_exactly_what_it_says(shape: str) -> None:
    form, values = FORMS[shape]
    checker = Draft202012Validator(form.schema(NAMES))

    @examples(80)
    @given(values, st.data())
    def check(drawn: tuple[Any, ...], data: st.DataObject) -> None:
        written = form(*drawn).json(NAMES)
        key = data.draw(st.sampled_from([*form.keys, "extra"]))
        written[key] = data.draw(garbage)
        try:
            option = form.decode(written, NAMES)
        except Refused:
            pass
        else:
            assert option.json(NAMES) == without_zeros(written)
            assert option is form.decode(option.json(NAMES), NAMES)
            checker.validate(written)

    check()


@examples(150)
@given(st.sampled_from(sorted(FORMS)), garbage)
def test_any_object_of_the_right_kind_is_read_or_refused(shape: str, data: Any) -> None:
    form = FORMS[shape][0]
    written = {**data, "kind": form.kind} if isinstance(data, dict) else {"kind": form.kind, "x": data}
    try:
        form.decode(written, NAMES)
    except Refused:
        pass
    else:
        assert written.keys() == {"kind", *form.keys}


PLACE_FORM, CARDS_FORM, COUNT_FORM = FORMS["id"][0], FORMS["ids"][0], FORMS["id counts"][0]
WAY_FORM, NUMBER_FORM, DICE_FORM = FORMS["word"][0], FORMS["number"][0], FORMS["numbers"][0]

MALFORMED: list[tuple[Form, Json]] = [
    (PLACE_FORM, {}),
    (PLACE_FORM, {"kind": "id"}),
    (PLACE_FORM, {"place": "reeds"}),
    (PLACE_FORM, {"kind": "id", "place": "reeds", "more": 1}),
    (PLACE_FORM, {"kind": "id", "places": "reeds"}),
    (PLACE_FORM, {"kind": "id", "place": "Reeds"}),
    (PLACE_FORM, {"kind": "id", "place": "blade"}),
    (PLACE_FORM, {"kind": "id", "place": 0}),
    (PLACE_FORM, {"kind": "id", "place": None}),
    (PLACE_FORM, {"kind": "id", "place": True}),
    (PLACE_FORM, {"kind": "id", "place": ["reeds"]}),
    (PLACE_FORM, {"kind": "id", "place": {"reeds": 1}}),
    (CARDS_FORM, {"kind": "ids", "cards": "blade"}),
    (CARDS_FORM, {"kind": "ids", "cards": {"blade": 1}}),
    (CARDS_FORM, {"kind": "ids", "cards": ["blade", None]}),
    (CARDS_FORM, {"kind": "ids", "cards": [["blade"]]}),
    (CARDS_FORM, {"kind": "ids", "cards": [0]}),
    (COUNT_FORM, {"kind": "id-counts", "cards": ["blade"]}),
    (COUNT_FORM, {"kind": "id-counts", "cards": {"blade": -1}}),
    (COUNT_FORM, {"kind": "id-counts", "cards": {"blade": True}}),
    (COUNT_FORM, {"kind": "id-counts", "cards": {"blade": 1.0}}),
    (COUNT_FORM, {"kind": "id-counts", "cards": {"blade": "1"}}),
    (COUNT_FORM, {"kind": "id-counts", "cards": {"blade": None}}),
    (COUNT_FORM, {"kind": "id-counts", "cards": {"nobody": 1}}),
    (COUNT_FORM, {"kind": "id-counts", "cards": {"": 1}}),
    (WAY_FORM, {"kind": "word", "way": "up"}),
    (WAY_FORM, {"kind": "word", "way": ["left"]}),
    (WAY_FORM, {"kind": "word", "way": 0}),
    (NUMBER_FORM, {"kind": "number", "n": 4}),
    (NUMBER_FORM, {"kind": "number", "n": -3}),
    (NUMBER_FORM, {"kind": "number", "n": True}),
    (NUMBER_FORM, {"kind": "number", "n": False}),
    (NUMBER_FORM, {"kind": "number", "n": 1.0}),
    (NUMBER_FORM, {"kind": "number", "n": float("nan")}),
    (NUMBER_FORM, {"kind": "number", "n": float("inf")}),
    (NUMBER_FORM, {"kind": "number", "n": "1"}),
    (NUMBER_FORM, {"kind": "number", "n": 10**30}),
    (NUMBER_FORM, {"kind": "number", "n": -(10**30)}),
    (DICE_FORM, {"kind": "numbers", "ns": 3}),
    (DICE_FORM, {"kind": "numbers", "ns": [7]}),
    (DICE_FORM, {"kind": "numbers", "ns": [True]}),
    (DICE_FORM, {"kind": "numbers", "ns": [[1]]}),
]


@pytest.mark.parametrize(("form", "data"), MALFORMED, ids=[str(data)[:60] for _, data in MALFORMED])
def test_malformed_json_is_refused(form: Form, data: Json) -> None:
    with pytest.raises(Refused) as refused:
        form.decode(data, NAMES)
    assert refused.value.id in ("refused-bad-answer", "refused-unknown-id")
    assert json.dumps(refused.value.reason.json())


def deep(levels: int) -> list[Any]:
    nested: list[Any] = []
    for _ in range(levels):
        nested = [nested]
    return nested


@pytest.mark.parametrize("monster", [10**5000, -(10**5000), deep(20_000)], ids=["huge", "hugely negative", "deep"])
def test_monsters_are_refused_like_anything_else(monster: Any) -> None:
    for shape in ("id", "ids", "id counts", "word", "number", "numbers"):
        form = FORMS[shape][0]
        for value in (monster, [monster]):
            with pytest.raises(Refused):
                form.decode({"kind": form.kind, form.keys[0]: value}, NAMES)


def test_a_refusal_quotes_only_the_beginning() -> None:
    with pytest.raises(Refused) as refused:
        PLACE_FORM.decode({"kind": "id", "place": "x" * 5000}, NAMES)
    assert len(json.dumps(refused.value.reason.json())) < 300


@pytest.mark.parametrize("field", [{"words": ("left", "right")}, {"low": 1, "high": 6}], ids=["words", "numbers"])
def test_only_what_has_an_id_can_be_counted(field: Json) -> None:
    """Keys of a JSON object are strings: a number would not come back as what it was."""
    with pytest.raises(AssertionError):
        Field(shape=COUNTS, **field)


def test_a_count_of_zero_is_the_same_as_none() -> None:
    assert COUNT_FORM.decode({"kind": "id-counts", "cards": {"blade": 0, "fog": 2}}, NAMES) is COUNT_FORM(((3, 2),))


def test_equal_values_are_one_object_and_other_forms_are_not_equal() -> None:
    twin = Form("id", place=ids("place"))
    assert PLACE_FORM(1) is PLACE_FORM(1)
    assert PLACE_FORM(1) != PLACE_FORM(2)
    assert PLACE_FORM(1) != twin(1)
    assert PLACE_FORM(1) != {"kind": "id", "place": "stones"}
    assert len({PLACE_FORM(1), PLACE_FORM(1), PLACE_FORM(2)}) == 2


def test_a_form_remembers_only_so_many_options_but_they_stay_equal() -> None:
    form = Form("many", n=numbers(0, 100_000))
    first: list[Option] = [form(n) for n in range(25_000)]
    assert all(form(n) == first[n] for n in range(25_000))
    assert form(0) is first[0]
    assert form(24_999) is not first[24_999]
    assert hash(form(24_999)) == hash(first[24_999])
