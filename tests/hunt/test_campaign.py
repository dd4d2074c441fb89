"""From the hunt to the war: action tokens (HR-LNK). What each token does in the war: tests/wotr/test_tokens.py."""

from __future__ import annotations

from typing import Any

import pytest

import thirdage
from thirdage.games import campaign
from thirdage.games.hunt.ending import CORRUPTED, SAFE
from thirdage.games.hunt.game import HUNT
from thirdage.kernel import Match, Outcome, QuickFate, Refused, Rng, seeded

from .second import second


def ended(reason: str, **details: int) -> Outcome:
    """A hunt that is over."""
    side = "ringwraiths" if reason == CORRUPTED else "ring-bearer"
    return Outcome((), side, reason, {"chapter": 2, "track": 14, "corruption": 5, "companions": 3, **details})


def in_rivendell() -> Match:
    """A hunt whose next move is the last."""
    table = second(track=13, companions={"sam": "down"}).does("move-frodo")
    assert table.match.outcome is not None
    return table.match


def test_hr_lnk_01_the_war_that_follows_a_hunt() -> None:
    hunt = in_rivendell()
    war = campaign.begin_war(hunt, {"players": 2}, seeded(3))
    assert (war.rules.options["free-peoples-tokens"], war.rules.options["shadow-tokens"]) == (2, 0)
    assert war.view("spectator")["position"]["tokens"]["free-peoples"] == ["draw-card", "advance-nation"]


def test_hr_lnk_01_even_if_frodo_was_corrupted() -> None:
    won = campaign.war_options(ended(CORRUPTED, track=7))
    assert won == {"free-peoples-tokens": 0, "shadow-tokens": 2}


@pytest.mark.parametrize(
    "outcome", [None, ended(SAFE, chapter=1), Outcome(("ring-bearer",), "ring-bearer", "resigned", {})]
)
def test_hr_lnk_02_a_hunt_without_its_end_is_worth_nothing(outcome: Outcome | None) -> None:
    with pytest.raises(Refused) as refused:
        campaign.war_options(outcome)
    assert refused.value.reason.id == "refused-campaign-hunt-goes-on"


def test_hr_lnk_02_nobody_chooses_other_tokens() -> None:
    with pytest.raises(Refused) as refused:
        campaign.war_options(ended(CORRUPTED, track=8), {"shadow-tokens": 2})
    assert refused.value.reason.id == "refused-campaign-tokens"
    assert campaign.war_options(ended(CORRUPTED, track=8), {"shadow-tokens": 1})["shadow-tokens"] == 1


def test_hc_lnk_10_kings_changes_nothing() -> None:
    won = campaign.war_options(ended(CORRUPTED, track=9), {"expansions": ["kings"]})
    match = thirdage.new_match("wotr", won, seed=1)
    assert [(ask.seat, ask.kind) for ask in match.asks if ask.kind == "take-token"] == [("shadow", "take-token")]


def whole_hunt() -> Match:
    """A hunt from its set-up, played by chance."""
    rules = HUNT.rules({"players": 2})
    match, rng = Match(rules, HUNT.start(rules), QuickFate(Rng(1))).start(), Rng(1)
    while match.asks:
        match.answer(match.asks[0].options.sample(rng), match.asks[0].seat)
    return match


def test_a_campaign_is_a_chain_of_records() -> None:
    hunt = whole_hunt()
    war = campaign.begin_war(hunt, None, QuickFate(Rng(2)))
    campaign.check_chain([hunt.record(), war.record()])
    other: dict[str, Any] = thirdage.new_match("wotr", {"free-peoples-tokens": 2, "shadow-tokens": 2}, seed=2).record()
    for chain in ([hunt.record(), other], [war.record(), hunt.record()], [hunt.record()]):
        with pytest.raises(Refused):
            campaign.check_chain(chain)
