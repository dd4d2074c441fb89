"""Old records stay as they are when options, tables of facts and expansions are added to the game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import thirdage
from thirdage.games.wotr.game import WOTR
from thirdage.games.wotr.model.facts import OWN
from thirdage.kernel import Bundle, MatchOption, Refused

from .test_golden import FILES, read

OMENS = Bundle(
    "omens",
    options=(MatchOption("omens-shown", "bool", default=False, added=True),),
    rows={"omens": [{"id": "red-star", "turn": 3}]},
)


@pytest.fixture
def omens() -> Iterator[None]:
    WOTR.add_expansion(OMENS)
    yield
    del WOTR.expansions["omens"]


@pytest.mark.usefixtures("omens")
@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.name).removesuffix(".json.gz"))
def test_golden_records_replay_byte_for_byte_beside_an_expansion(path: Path) -> None:
    golden = read(path)["record"]
    again = thirdage.replay(golden).record()
    del again["seams"]
    assert again == golden


@pytest.mark.usefixtures("omens")
def test_an_added_option_is_written_where_it_differs_from_its_default() -> None:
    plain = thirdage.new_match("wotr", {"omens-shown": False}, seed=1).record()
    assert "omens-shown" not in plain["options"]
    assert "expansions" not in plain["options"]
    shown = thirdage.new_match("wotr", {"omens-shown": True, "expansions": ["omens"]}, seed=1)
    assert shown.record()["options"] == {**plain["options"], "omens-shown": True, "expansions": ["omens"]}
    assert thirdage.replay(shown.record()).rules.options == shown.rules.options


@pytest.mark.usefixtures("omens")
def test_a_table_enters_the_digest_only_of_matches_that_use_it() -> None:
    assert thirdage.new_match("wotr", seed=1).rules.facts is OWN
    with_omens = thirdage.new_match("wotr", {"expansions": ["omens"]}, seed=1)
    assert with_omens.rules.facts.digest != OWN.digest
    assert with_omens.rules.facts is thirdage.new_match("wotr", {"expansions": ["omens"]}).rules.facts


def test_an_option_that_a_record_does_not_name_has_its_default() -> None:
    record = thirdage.new_match("wotr", seed=1).record()
    del record["options"]["open-hands"]
    assert thirdage.replay(record).rules.options["open-hands"] is False


def test_an_expansion_that_nobody_has_added_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        thirdage.new_match("wotr", {"expansions": ["omens"]})
    assert refused.value.id in ("refused-option-unknown", "refused-option-value"), "whether others can be chosen or not"


def test_two_expansions_of_one_name_are_an_error() -> None:
    WOTR.add_expansion(OMENS)
    WOTR.add_expansion(OMENS)
    with pytest.raises(ValueError, match="omens"):
        WOTR.add_expansion(Bundle("omens"))
    del WOTR.expansions["omens"]
