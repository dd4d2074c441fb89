"""At a table of four each ask goes to the right player: a table over every kind of ask of the base game.

The positions of tests/wotr/asks.json.gz are played by every pair of players, while their team-mates hold the leading
player tokens; so nobody is at once the acting and the leading player.
"""

from __future__ import annotations

from typing import Any, cast

import pytest

from thirdage.games.wotr.game import WOTR
from thirdage.games.wotr.model.war import War
from thirdage.kernel import CHANCE, Ask, Match

from .four import NATIONS, SEATS, led_to, mate, who_play
from .scenario import at_table

Json = dict[str, Any]

ACTING = (
    "action", "will-of-the-west", "die", "last-tokens", "token", "who-leaves", "move-army", "army-figures",
    "march-from", "march-figures", "march-on", "recruit", "voice-settlements", "companion-group",
    "companion-destination", "minions", "minion-destination", "enter", "attack-from", "attack-target", "attackers",
    "guide-draw", "which-deck", "another-card", "pay-cards", "card-unit", "recruit-in", "another-way",
    "separate-or-move", "grey-company", "eagles", "dead-men-to", "take-along", "raise", "wisdom-of-elrond",
    "strike-army", "woses-from", "woses-to", "woses-figures", "cruel-weather", "lidless-eye", "nazgul-strike",
    "dreadful-spells", "black-captain", "march-or-attack", "denethors-folly", "stormcrow", "corsairs", "share-out",
    "recruit-in-each", "hill-trolls", "dunlendings",
)  # fmt: skip
"""Whoever carries out the action, and holds the card that is played (WR-MP-12 to 14)."""
LEADING = (
    "hunt-allocation", "take-token", "fellowship-phase", "guide", "way", "hunt-re-roll", "hunt-bonus", "prevent-draw",
    "redraw-tile", "lower-damage", "hobbit-leaves", "gollum-reveals", "casualty", "revealed-to", "tile-for-way", "lure",
    "worn-with-sorrow", "nazgul-flee",
)  # fmt: skip
"""WR-MP-07, 08, 13: the leading player of the side that is asked; of the side that does not act, for what it must."""
COMMANDER = (
    "advance-army", "take-hit", "press", "retreat", "leave-battle", "withdraw", "prolong", "combat-card",
    "white-rider", "sorcerer", "leader-re-roll", "combat-companion", "combat-amount", "combat-victim", "disband",
    "driven-out",
)  # fmt: skip
"""WR-MP-18, WR-MP-19: whoever has most units in the army."""
OWNER = ("give-up",)
"""WR-MP-12: the player of the nation."""
HANDS = ("discard",)
"""WR-MP-05: every player with too many cards, at once."""
TEAM_MATES = ("swap-card", "merge-armies")
"""WR-MP-06, WR-MP-17: both players of a side, at once; with two players nobody. See test_players_cards and _armies."""
SOMETIMES = ("separate-to",)
"""Whoever separates companions; of those whom the Hunt makes leave, the leading player (WR-MP-13)."""
OF_THEIR_OWN = ("discard", "grey-company", "worn-with-sorrow")
"""Not to be reached by the positions of two players; below."""


def test_every_kind_of_ask_is_in_the_table() -> None:
    table = [*ACTING, *LEADING, *COMMANDER, *OWNER, *HANDS, *TEAM_MATES, *SOMETIMES]
    assert len(table) == len(set(table))
    assert set(table) == {kind.id for kind in WOTR.base.kinds if kind.who != CHANCE}


def tables(kind: str) -> list[tuple[Json, Json, Match]]:
    """Every table of four that comes to this ask: who plays, who leads, the match."""
    found = []
    for who in who_play():
        leading = {side: mate(seat) for side, seat in who.items()}
        match = led_to(kind, who, leading)
        if match is not None:
            found.append((who, leading, match))
    assert found, f"no table comes to {kind}"
    return found


def asked(match: Match, kind: str) -> list[tuple[str, Ask]]:
    """The open asks of a kind, each with the side of its seat."""
    return [(match.rules.side_of[ask.seat], ask) for ask in match.asks if ask.kind == kind]


def army(match: Match, side: str, ask: Ask) -> Json:
    """The figures of the army that an ask is about."""
    seen = match.view("referee")["position"]
    battle = seen["battle"]
    place = (ask.args or {}).get("region")
    if battle is not None and side == battle["attacker"]:
        return cast(Json, battle["attackers"])
    if battle is not None and place is None:
        place = battle["place"]
    here = seen[side].get(place, {})
    besieged = seen["inside"].get(place, {})
    return cast(Json, here or besieged)


def most_units(figures: Json, leading: str) -> str:
    """The player with more units, then with more Elites, then the leading one."""

    def weight(seat: str) -> tuple[int, int, bool]:
        elites = sum([figures.get(f"{nation}-elite", 0) for nation in NATIONS[seat]])
        return elites + sum([figures.get(f"{nation}-regular", 0) for nation in NATIONS[seat]]), elites, seat == leading

    return max([leading, mate(leading)], key=weight)


@pytest.mark.parametrize("kind", [kind for kind in ACTING if kind not in OF_THEIR_OWN])
def test_the_acting_player_is_asked(kind: str) -> None:
    for who, _, match in tables(kind):
        for side, ask in asked(match, kind):
            assert ask.seat == who[side]


@pytest.mark.parametrize("kind", [kind for kind in LEADING if kind not in OF_THEIR_OWN])
def test_the_leading_player_is_asked(kind: str) -> None:
    for _, leading, match in tables(kind):
        for side, ask in asked(match, kind):
            assert ask.seat == leading[side]


@pytest.mark.parametrize("kind", COMMANDER)
def test_the_commander_of_the_army_is_asked(kind: str) -> None:
    for _, leading, match in tables(kind):
        for side, ask in asked(match, kind):
            figures = army(match, side, ask)
            assert figures
            assert ask.seat == most_units(figures, leading[side])


def test_the_owner_of_the_nation_is_asked() -> None:
    for _, _, match in tables("give-up"):
        for _, ask in asked(match, "give-up"):
            assert ask.args is not None
            assert ask.args["nation"] in NATIONS[ask.seat]


def test_who_separates_companions_says_where_they_go() -> None:
    for who, _, match in tables("separate-to"):
        for side, ask in asked(match, "separate-to"):
            assert ask.seat == who[side]


def test_where_a_hobbit_goes_who_leaves_because_of_the_hunt_is_said_by_the_leading_player() -> None:
    """WR-MP-13: it is part of a decision of the Hunt."""
    others = dict.fromkeys(["gandalf-the-grey", "strider", "boromir", "legolas", "gimli", "peregrin"], "gone")
    war = at_table(
        4, next=["action", 1], dice={"free-peoples": ["character"], "shadow": ["army"]}, hunt_box={"shadow": 1},
        characters=others, fellowship={"guide": "meriadoc"}, hands={seat: [] for seat in SEATS},
    )  # fmt: skip
    war.seat("rohan").uses("character").does("move-fellowship")
    war.chance.rolls(6).draws_tile("std-1")
    war.seat("gondor").is_asked("hobbit-leaves").does("accept").is_asked("separate-to")


def test_the_grey_company_asks_who_plays_it() -> None:
    war = at_table(
        4, next=["action", 0], dice={"free-peoples": ["character"], "shadow": ["army"]},
        leading={"free-peoples": "rohan"}, hands={"gondor": ["fp-char-24"]}, characters={"strider": "map"},
        free_peoples={"edoras": {"gondor-regular": 1, "elves-regular": 1, "rohan-regular": 1, "strider": 1}},
    )  # fmt: skip
    gondor = war.seat("gondor").uses("character").does("play-card", card="fp-char-24").is_asked("grey-company")
    assert gondor.offered("promote", "figure") == ["elves-regular", "gondor-regular"]


def test_worn_with_sorrow_asks_the_leading_player_about_the_hand_of_the_leading_player() -> None:
    """WR-MP-13: a casualty of the Hunt; of two hands the leading player's is meant."""
    war = at_table(
        4, next=["action", 1], dice={"free-peoples": ["character"], "shadow": ["army"]}, hunt_box={"shadow": 1},
        table=["sh-char-15"], leading={"shadow": "saruman"}, fellowship={"guide": "gandalf-the-grey"},
        hands={"gondor": ["fp-char-12"], "rohan": [], "witch-king": [], "saruman": []},
    )  # fmt: skip
    war.seat("rohan").uses("character").does("move-fellowship")
    war.chance.rolls(6).draws_tile("std-3")
    war.seat("gondor").does("casualty", who="guide")
    while war.match.ask is not None and war.match.ask.seat == "gondor":
        war.match.answer(next(iter(war.match.ask.options)))
    war.seat("saruman").is_asked("worn-with-sorrow").does("take-from-hand")
    war.chance.draws_card("fp-char-12")
    assert war.seat("gondor").hand == []


def test_everybody_discards_down_to_his_own_limit() -> None:
    """WR-MP-05, WC-MP-03: four cards, with three players six for the Free Peoples."""
    war = at_table(4, next=["turn"], hands={"gondor": ["fp-char-01", "fp-char-02", "fp-char-03"]})
    war.chance.draws_anything()
    assert war.open() == [("gondor", "discard")]
    war.match.answer(next(iter(war.match.asks[0].options)))
    assert [len(war.seat(seat).hand) for seat in SEATS] == [4, 2, 2, 2]


def test_all_who_hold_too_many_discard_at_once() -> None:
    held = {"gondor": 3, "rohan": 3, "witch-king": 2, "saruman": 4}
    decks = {"gondor": "fp-char", "rohan": "fp-str", "witch-king": "sh-char", "saruman": "sh-str"}
    hands = {seat: [f"{decks[seat]}-{n:02}" for n in range(1, count + 1)] for seat, count in held.items()}
    war = at_table(4, next=["turn"], hands=hands)
    war.chance.draws_anything()
    assert war.open() == [("gondor", "discard"), ("rohan", "discard"), ("saruman", "discard")]
    three = at_table(3, next=["turn"], hands={"free-peoples": hands["gondor"], "saruman": hands["saruman"]})
    three.chance.draws_anything()
    assert three.open() == [("saruman", "discard")]
    position: War = three.position
    assert [len(hand) for hand in position.hands] == [5, 2, 6]
