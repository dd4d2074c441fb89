"""The character deck of the Shadow: the cards that stay on the table (cards 15 to 17, 21, 22)."""

from __future__ import annotations

from typing import Any

import pytest

from thirdage.games.wotr.muster.politics import BY_CARD, BY_MINION, activate
from thirdage.kernel import Rng

from .board import acts, at_war, attacks, moves, nation, walks
from .ring import acting, consistent, phase, tile_of
from .ring import moves as moves_fellowship
from .scenario import Scenario
from .test_sh_character import cannot_play, holding, is_discarded, plays

WORN, CREBAIN, BALROG, PALANTIR, WORMTONGUE = "sh-char-15", "sh-char-16", "sh-char-17", "sh-char-21", "sh-char-22"
SARUMAN: dict[str, Any] = {"shadow": {"orthanc": {"isengard-regular": 1, "saruman": 1}}}


@pytest.mark.parametrize("card", [WORN, CREBAIN, BALROG])
def test_laid_on_the_table(card: str) -> None:
    war = plays(holding(card), card)
    war.expect(table=[card], playing=[], discards=[])
    assert war.told("log-wotr-stays-on-table") == [{"card": card}]
    assert war.shadow.hand == []
    war.free_peoples.is_asked("action")
    consistent(war)


# -- discarded by a declaration in a haven ----------------------------------------------------------------------------
@pytest.mark.parametrize("card", [WORN, CREBAIN])
@pytest.mark.parametrize("region", ["rivendell", "lorien", "edoras"])
def test_goes_when_declared_in_a_city_or_stronghold(card: str, region: str) -> None:
    war = phase(region=region, table=[card])
    war.free_peoples.does("declare", region=region)
    war.expect(table=[])
    assert is_discarded(war, card)
    assert war.told("log-wotr-table-card-goes") == [{"card": card}]


@pytest.mark.parametrize("card", [WORN, CREBAIN])
@pytest.mark.parametrize(
    ("region", "captured"), [("hollin", []), ("bree", []), ("moria", []), ("edoras", ["edoras"]), ("moria", ["moria"])]
)
def test_stays_when_declared_elsewhere(card: str, region: str, captured: list[str]) -> None:
    more: dict[str, Any] = {"captured": captured, "free_peoples": {}, "shadow": {}} if captured else {}
    war = phase(region=region, table=[card], **more)
    war.free_peoples.does("declare", region=region)
    war.expect(table=[card])


@pytest.mark.parametrize("card", [WORN, CREBAIN])
def test_goes_even_in_a_besieged_stronghold_but_not_when_revealed(card: str) -> None:
    siege: dict[str, Any] = {
        "inside": {"lorien": {"elves-elite": 1}},
        "free_peoples": {},
        "shadow": {"lorien": {"sauron-regular": 5}},
    }
    war = phase(region="lorien", table=[card], **siege)
    war.free_peoples.does("declare", region="lorien")
    war.expect(table=[])
    war = acting(region="lorien", table=[card], box=1, progress=0)
    moves_fellowship(war)
    if card == CREBAIN:
        war.shadow.passes()
    war.chance.rolls(6).draws_tile("std-0r")
    war.free_peoples.does("revealed-to", region="dimrill-dale")
    war.expect(table=[card])


# -- Worn with Sorrow and Toil ----------------------------------------------------------------------------------------
HAND = ["fp-char-09", "fp-char-12", "fp-str-07"]


def casualty(*table: str, who: str = "random", lost: str = "gimli", guide: str = "strider", **more: Any) -> Scenario:
    """A casualty is taken in a Hunt with Worn with Sorrow and Toil and other cards on the table."""
    war = acting(region="hollin", table=[WORN, *table], **more)
    tile_of(war, "std-3")
    while "casualty" not in [kind for _, kind in war.open()]:
        war.free_peoples.passes()
    war.free_peoples.does("casualty", who=who)
    if who == "random":
        war.chance.draws_companion(lost)
    if "guide" in [kind for _, kind in war.open()]:
        war.free_peoples.does("guide", character=guide)
    return war


def test_sh_char_15_a_card_of_the_table() -> None:
    war = casualty("fp-char-05", "fp-str-02", hands={"free-peoples": HAND, "shadow": []})
    war.shadow.is_asked("worn-with-sorrow")
    assert war.shadow.offered("remove-character-card", "card") == ["fp-char-05"]
    war.shadow.is_refused("WR-CARD-10", "remove-character-card", card="fp-str-02")
    war.shadow.is_refused("WR-CARD-10", "remove-character-card", card=WORN)
    consistent(war)
    war.shadow.does("remove-character-card", card="fp-char-05")
    war.expect(table=[WORN, "fp-str-02"], corruption=1)
    assert is_discarded(war, "fp-char-05")
    assert war.free_peoples.hand == HAND


def test_sh_char_15_a_random_card_of_the_hand() -> None:
    war = casualty(hands={"free-peoples": HAND, "shadow": []})
    war.shadow.is_asked("worn-with-sorrow").does("take-from-hand")
    assert {o[0] for o in war.match.asks[0].options} == {war.position.facts.card[c] for c in HAND[:2]}
    war.chance.draws_card("fp-char-12")
    assert war.free_peoples.hand == ["fp-char-09", "fp-str-07"]
    war.expect(table=[WORN], corruption=1)
    assert ["fp-char-12", 1] in war.view()["discards"], "face down: only its owner knows it"
    assert "fp-char-12" not in str(war.match.view("shadow"))
    told = [e["args"] for e in war.match.log("shadow") if e["id"] == "log-wotr-loses-card"]
    assert told == [{"seat": "free-peoples", "deck": "free-peoples-character"}]
    assert not [e for e in war.match.log("shadow") if e["id"] == "log-wotr-you-lose-card"]
    assert [e["args"] for e in war.match.log("free-peoples") if e["id"] == "log-wotr-you-lose-card"] == [
        {"card": "fp-char-12"}
    ]
    consistent(war)


def test_sh_char_15_samples_do_not_know_the_card_taken() -> None:
    hand = [["fp-char-09", 1], ["fp-char-12", 1]]
    war = acting(region="hollin", table=[WORN, CREBAIN], hands={"free-peoples": hand, "shadow": []})
    moves_fellowship(war).shadow.passes()
    war.chance.rolls(6).draws_tile("std-1r")
    war.free_peoples.does("casualty", who="random")
    war.chance.draws_companion("gimli")
    war.free_peoples.does("guide", character="strider")
    war.shadow.does("take-from-hand")
    war.chance.draws_card("fp-char-09")
    war.free_peoples.is_asked("revealed-to")
    seen = set()
    for seed in range(20):
        world: Any = war.match.sample("shadow", Rng(seed))
        assert world.view("shadow") == war.match.view("shadow")
        seen.add(world.position.discards[-1][0])
    assert len(seen) > 3


def test_sh_char_15_with_open_hands_everybody_sees_the_card() -> None:
    position = {**casualty(hands={"free-peoples": HAND, "shadow": []}).view(), "next": ["action", 0]}
    position["dice"] = {"free-peoples": ["character"], "shadow": ["army"]}
    war = Scenario(position, {"open-hands": True})
    tile_of(war, "std-2").free_peoples.does("casualty", who="guide")
    war.shadow.does("take-from-hand")
    war.chance.draws_card("fp-char-12")
    assert ["fp-char-12", -1] in war.view()["discards"]
    assert [entry["id"] for entry in war.match.log("shadow")].count("log-wotr-open-card") == 1
    consistent(war)


def test_sh_char_15_is_optional_and_stays() -> None:
    war = casualty("fp-char-05", hands={"free-peoples": HAND, "shadow": []})
    war.shadow.passes()
    war.expect(table=[WORN, "fp-char-05"])
    assert war.free_peoples.hand == HAND


def test_sh_char_15_nothing_to_remove_nobody_is_asked() -> None:
    war = casualty("fp-str-02", hands={"free-peoples": ["fp-str-07"], "shadow": []})
    war.expect(corruption=1)
    war.shadow.is_asked("action")


def test_sh_char_15_only_the_hand_or_only_the_table() -> None:
    war = casualty("fp-char-05", hands={"free-peoples": ["fp-str-07"], "shadow": []})
    assert not war.shadow.may("take-from-hand")
    war = casualty(hands={"free-peoples": HAND, "shadow": []})
    assert not war.shadow.offered("remove-character-card")


def test_sh_char_15_the_card_of_the_lost_companion_has_gone_already() -> None:
    war = casualty("fp-char-07", lost="boromir", hands={"free-peoples": [], "shadow": []})
    war.expect(table=[WORN])
    war.shadow.is_asked("action")


def test_sh_char_15_a_hobbit_taken_alive_is_a_casualty_too() -> None:
    war = acting(region="hollin", table=[WORN, "fp-char-05"])
    tile_of(war, "std-3").free_peoples.passes()
    war.free_peoples.does("casualty", who="random")
    war.chance.draws_companion("peregrin")
    war.free_peoples.does("separate-to", region="hollin").does("guide", character="strider")
    war.shadow.is_asked("worn-with-sorrow")


def test_sh_char_15_the_victim_of_the_foul_thing_is_a_casualty() -> None:
    war = holding("sh-char-07", table=[WORN, "fp-char-05"])
    plays(war, "sh-char-07").chance.draws_tile("std-1")
    war.free_peoples.passes()
    war.chance.draws_companion("gimli")
    war.free_peoples.does("guide", character="strider")
    war.shadow.is_asked("worn-with-sorrow").does("remove-character-card", card="fp-char-05")
    war.expect(table=[WORN])


def test_sh_char_15_whoever_is_separated_is_no_casualty() -> None:
    war = acting(region="hollin", table=[WORN, "fp-char-05"])
    war.free_peoples.uses("character").does("separate").does("companions", characters=["gimli"])
    war.free_peoples.does("separate-to", region="hollin").does("guide", character="strider")
    war.shadow.is_asked("action")


# -- Flocks of Crebain ------------------------------------------------------------------------------------------------
def test_sh_char_16_one_more_on_every_die_and_re_roll() -> None:
    war = acting(region="hollin", box=3, moved=1, table=[CREBAIN], shadow={"hollin": {"nazgul": 1}})
    moves_fellowship(war).shadow.is_asked("hunt-bonus").does("use-table-card", card=CREBAIN)
    assert is_discarded(war, CREBAIN)
    consistent(war)
    war.chance.rolls(1, 3, 4)
    war.shadow.is_asked("hunt-re-roll").does("re-roll", dice=1)
    war.chance.rolls(4)
    assert war.told("log-wotr-hunt-succeeds") == [{"count": 2}]


def test_sh_char_16_may_wait() -> None:
    war = acting(region="hollin", box=1, table=[CREBAIN])
    moves_fellowship(war).shadow.passes()
    war.chance.rolls(5)
    war.expect(table=[CREBAIN])
    assert war.told("log-wotr-hunt-fails")


@pytest.mark.parametrize("more", [{"box": 0}, {"mordor": 1}])
def test_sh_char_16_no_roll_no_birds(more: dict[str, Any]) -> None:
    war = moves_fellowship(acting(table=[CREBAIN], **more))
    war.expect(table=[CREBAIN])
    assert ("shadow", "hunt-bonus") not in war.open()


# -- Balrog of Moria --------------------------------------------------------------------------------------------------
def balrog_wakes(war: Scenario) -> Scenario:
    war.shadow.is_asked("tile-for-way").does("use-table-card", card=BALROG)
    assert is_discarded(war, BALROG)
    return war


@pytest.mark.parametrize(
    ("start", "end", "progress"),
    [("moria", "dimrill-dale", 1), ("hollin", "moria", 1), ("rivendell", "lorien", 5), ("moria", "moria", 0)],
)
def test_sh_char_17_start_end_or_stop_of_a_declaration(start: str, end: str, progress: int) -> None:
    war = phase(region=start, progress=progress, table=[BALROG])
    war.free_peoples.does("declare", region=end)
    if "way" in [kind for _, kind in war.open()]:
        war.free_peoples.does("way", regions=["moria"])
    balrog_wakes(war).chance.draws_tile("std-2")
    war.free_peoples.is_asked("casualty").passes()
    war.expect(corruption=2, hidden=True, fellowship_region=end)
    consistent(war)


def test_sh_char_17_a_way_around_moria() -> None:
    war = phase(region="hollin", progress=1, table=[BALROG])
    war.free_peoples.does("declare", region="north-dunland")
    war.expect(table=[BALROG], corruption=0)
    assert ("shadow", "tile-for-way") not in war.open()


def test_sh_char_17_an_eye_is_discarded() -> None:
    war = phase(region="moria", table=[BALROG])
    war.free_peoples.does("declare", region="moria")
    balrog_wakes(war).chance.draws_tile("std-eye")
    war.expect(corruption=0, hidden=True)


def test_WC_DECL_20_sh_char_17_the_icon_is_ignored_in_a_haven() -> None:
    war = phase(region="moria", progress=2, table=[BALROG])
    war.free_peoples.does("declare", region="lorien")
    balrog_wakes(war).chance.draws_tile("std-1r")
    war.free_peoples.passes()
    war.expect(corruption=1, hidden=True)


def test_WC_DECL_17_sh_char_17_order_of_tiles() -> None:
    war = tile_of(acting(region="hollin", progress=0, table=[BALROG]), "std-0r")
    war.free_peoples.does("revealed-to", region="moria")
    balrog_wakes(war).chance.draws_tile("std-1")
    war.free_peoples.passes()
    war.chance.draws_tile("std-2")
    war.free_peoples.passes()
    war.expect(corruption=3, hidden=False)
    assert [told["cause"] for told in war.told("log-wotr-tile-drawn")] == ["hunt", "card", "stronghold"]


def test_sh_char_17_may_wait() -> None:
    war = phase(region="moria", table=[BALROG])
    war.free_peoples.does("declare", region="moria")
    war.shadow.passes()
    war.expect(table=[BALROG], corruption=0)


# -- The Palantír of Orthanc, Wormtongue ------------------------------------------------------------------------------
@pytest.mark.parametrize("card", [PALANTIR, WORMTONGUE])
def test_WR_CARD_08_needs_saruman(card: str) -> None:
    cannot_play(holding(card), card)
    war = plays(holding(card, **SARUMAN), card)
    war.expect(table=[card])


@pytest.mark.parametrize("card", [PALANTIR, WORMTONGUE])
def test_WR_CARD_14_goes_with_saruman(card: str) -> None:
    war = acts(
        "free-peoples", "character", hands={"free-peoples": ["fp-char-19"], "shadow": []}, table=[card],
        free_peoples={"fangorn": {"gandalf-the-white": 1}}, shadow={"orthanc": {"saruman": 1}},
        characters={"gandalf-the-grey": "gone"},
    )  # fmt: skip
    war.free_peoples.uses("character").does("play-card", card="fp-char-19").passes()
    war.expect(table=[])
    assert is_discarded(war, card)


def whispers(side: str = "shadow", *dice: str, **more: Any) -> Scenario:
    """Wormtongue is on the table, and Rohan is passive."""
    shadow = {"orthanc": {"saruman": 1, "isengard-regular": 1}, **more.pop("shadow", {})}
    position = {"free_peoples": {}, "nations": at_war("isengard"), "table": [WORMTONGUE], **more}
    return acts(side, *(dice or ("army",)), shadow=shadow, **position)


def test_PF_101_walking_into_rohan_does_not_rouse_it() -> None:
    war = whispers(shadow={"fords-of-isen": {"isengard-regular": 1}})
    war.shadow.uses("army").does("move-armies")
    moves(war.shadow, "fords-of-isen", "helms-deep", {"isengard-regular": 1})
    assert nation(war, "rohan")[1] is False
    war.expect(table=[WORMTONGUE], captured=["helms-deep"])


@pytest.mark.parametrize(
    ("start", "place", "roused"),
    [("westemnet", "edoras", True), ("fords-of-isen", "helms-deep", True), ("fords-of-isen", "westemnet", False)],
)
def test_PF_101_an_attack_on_the_two_halls(start: str, place: str, roused: bool) -> None:
    war = whispers(shadow={start: {"isengard-regular": 2}}, free_peoples={place: {"rohan-regular": 2}})
    before = nation(war, "rohan")[0]
    attacks(war.shadow, "army", start, place, {"isengard-regular": 2})
    assert nation(war, "rohan") == (before - 1, roused)
    war.expect(table=[] if roused else [WORMTONGUE])


@pytest.mark.parametrize("region", ["edoras", "helms-deep"])
def test_PF_101_a_declaration(region: str) -> None:
    war = phase(region=region, table=[WORMTONGUE], **SARUMAN)
    war.free_peoples.does("declare", region=region)
    assert nation(war, "rohan")[1] is True
    war.expect(table=[])
    assert is_discarded(war, WORMTONGUE)


@pytest.mark.parametrize(("who", "roused"), [("meriadoc", True), ("gimli", False)])
def test_PF_101_a_companion_who_can(who: str, roused: bool) -> None:
    war = whispers("free-peoples", "character", free_peoples={"westemnet": {who: 1}})
    war.free_peoples.uses("character").does("move-companions")
    walks(war.free_peoples, "edoras", who)
    assert nation(war, "rohan")[1] is roused
    war.expect(table=[] if roused else [WORMTONGUE])


@pytest.mark.parametrize("how", [BY_CARD, BY_MINION])
def test_sh_char_22_neither_cards_nor_minions(how: str) -> None:
    war = whispers()
    activate(war.position, war.position.facts.nation["rohan"], how, "WR-POL-04")
    assert nation(war, "rohan")[1] is False
    activate(war.position, war.position.facts.nation["gondor"], how, "WR-POL-04")
    assert nation(war, "gondor")[1] is True
    war.expect(table=[WORMTONGUE])


def test_sh_char_22_the_witch_king_comes() -> None:
    nations = at_war("isengard", "sauron", "elves")
    war = whispers("shadow", "muster", nations=nations, shadow={"moria": {"sauron-regular": 1}})
    war.shadow.uses("muster").does("bring", character="witch-king")
    assert nation(war, "rohan")[1] is False
    assert nation(war, "gondor")[1] is True


def test_sh_char_22_without_saruman_it_bends_nothing() -> None:
    war = acts(
        "shadow", "army", table=[WORMTONGUE], nations=at_war("isengard"), free_peoples={},
        shadow={"fords-of-isen": {"isengard-regular": 2}},
    )  # fmt: skip
    war.shadow.uses("army").does("move-armies")
    moves(war.shadow, "fords-of-isen", "westemnet", {"isengard-regular": 2})
    assert nation(war, "rohan")[1] is True
    war.expect(table=[])
