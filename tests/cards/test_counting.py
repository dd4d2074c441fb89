"""What the table counts for a seat: the forces as they stand, and what a card of its own would change."""

from __future__ import annotations

from typing import Any

from tests.cards.scenario import given
from thirdage import Match

Json = dict[str, Any]


def aids(match: Match, seat: str) -> Json:
    told: Json = match.rules.game.derived_counts(match.rules, match.view(seat)["position"])
    return told


def test_forces_are_counted_with_the_best_support() -> None:
    table = given(
        path="weathertop",
        active=["edoras"],
        at={"edoras": ["eomer", "riders-of-rohan", "saruman"], "weathertop": [("strider", "anduril"), "the-hunter"]},
        tokens={"weathertop": (1, 0)},
    )
    match = table.match
    counts = aids(match, "spectator")["counts"]
    edoras = counts["edoras"]
    assert edoras["own"] == {"attack": 0, "defence": 1}
    assert edoras["defence"] == 1 + edoras["cards"]["eomer"] + edoras["cards"]["riders-of-rohan"]
    assert edoras["cards"]["eomer"] == 1, "an army of Rohan supports its leader"
    way = counts["weathertop"]
    assert way["attack"] == 1 + way["cards"]["the-hunter"]
    table.is_sound()


def test_only_cards_of_ones_own_are_weighed() -> None:
    table = given(
        path="weathertop",
        active=["edoras"],
        at={"edoras": ["eomer"], "weathertop": ["strider"]},
        hands={"frodo": ["riders-of-rohan"], "aragorn": ["anduril"], "witch-king": ["the-hunter"]},
        players=4,
        turn="frodo",
    )
    match = table.match
    frodo, aragorn, watching = (aids(match, seat) for seat in ("frodo", "aragorn", "spectator"))
    before = watching["counts"]["edoras"]
    place, attack, defence = frodo["would"]["riders-of-rohan"]["edoras"]
    assert (place, attack) == ("edoras", before["attack"])
    assert defence > before["defence"] + 1, "the riders count, and so does the leader whom they support"
    assert list(aragorn["would"]["anduril"]) == ["strider"], "an item is weighed on those who may bear it"
    assert set(frodo["would"]) == {"riders-of-rohan"}
    assert watching["would"] == {}
