"""The armies, characters and Nazgûl of Mordor, and the promotional Gothmog."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.scenario import Table, given
from tests.cards.shadow import (
    MORDOR,
    NAZGUL,
    WALKS,
    all_forsake,
    attack,
    defence,
    grounds_open,
    path_attack,
    paths_open,
    printed,
)

ARMIES = {
    "black-uruks": (2, 1),
    "grond-hammer-of-the-underworld": (3, 0),
    "mordor-orcs": (1, 1),
    "mordor-orcs-2": (1, 1),
    "mordor-orcs-3": (1, 1),
    "mordor-orcs-4": (1, 1),
    "mordor-orcs-5": (1, 1),
    "olog-hai": (2, 2),
    "trolls-of-udun": (1, 2),
}
CHARACTERS = {
    "gorbag-and-shagrat": (0, 0, 0, 1, 0),
    "grishnakh": (0, 0, 1, 0, 1),
    "mouth-of-sauron": (0, 0, 1, 1, 1),
    "the-lidless-eye": (0, 0, 0, 0, 1),
    "gothmog": (0, 0, 1, 1, 0),
    **dict.fromkeys(NAZGUL, (0, 0, 1, 0, 1)),
    "the-black-easterling": (0, 0, 1, 1, 1),
    "the-witch-king": (2, 0, 0, 0, 2),
}
OPEN = {"lorien", "minas-tirith", "dol-guldur", "minas-morgul", "morannon"}
CYCLED = ("the-beguiler", "the-commander", "the-destroyer", "the-hunter", "the-messenger", "the-reaver", "the-warrior")
"""The Nazgûl that are cycled from the reserve for what they do."""
OTHER_SCENARIOS = [("duel", MORDOR, 2), ("duel-3", MORDOR, 2), ("fellowship", "balrog", 1)]


def action(card: str, scenario: str = "trilogy", player: str = MORDOR, **more: Any) -> Table:
    """A card in reserve uses its action."""
    path = {"path": "the-old-forest"} if scenario == "fellowship" else {}
    reserve: Any = {player: [card], **more.pop("reserve", {})}
    return given(scenario, turn=player, **{"reserve": reserve, **path, **more}).does("use-card", card=card)


def played(card: str, to: str, **more: Any) -> Table:
    """A card is played, and an ordinary one cycled for it."""
    hand = [card, "mordor-orcs-5", *more.pop("beside", ())]
    table = given(turn=MORDOR, hands={MORDOR: hand}, **more)
    return table.does("play-card", card=card, to=to).does("cycle-card", card="mordor-orcs-5")


def moved(card: str, to: str, **more: Any) -> Table:
    """A card moves out of the reserve."""
    return given(turn=MORDOR, reserve={MORDOR: [card]}, **more).does("move-card", card=card, to=to)


# -- what is printed --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("card", ARMIES)
def test_armies_of_mordor_count_what_is_printed(card: str) -> None:
    assert attack("minas-tirith", card) == ARMIES[card][0]
    assert defence("morannon", card) == {card: ARMIES[card][1]}


@pytest.mark.parametrize("card", CHARACTERS)
def test_characters_of_mordor_count_what_is_printed(card: str) -> None:
    assert printed(card, "lorien", "minas-morgul", "mordor-orcs") == CHARACTERS[card]


@pytest.mark.parametrize("card", [*ARMIES, *CHARACTERS])
def test_mordor_goes_where_it_is_shown(card: str) -> None:
    assert grounds_open(card) == OPEN
    assert grounds_open(card, "move") == OPEN


@pytest.mark.parametrize("card", ARMIES)
def test_armies_of_mordor_stay_off_paths(card: str) -> None:
    table = given(turn=MORDOR, path="morgai", hands={MORDOR: [card]})
    table.is_refused("CG-ARMY-02", "play-card", card=card, to="morgai")
    assert table.is_offered("play-card", card=card, to="reserve")


@pytest.mark.parametrize("card", CHARACTERS)
def test_paths_of_mordor_characters(card: str) -> None:
    assert paths_open(card) == WALKS[card]
    assert paths_open(card, "move") == WALKS[card]


def test_gothmog_walks_no_path() -> None:
    table = given(promos=True, turn=MORDOR, path="morgai", hands={MORDOR: ["gothmog"]})
    table.is_refused("CG-CARD-05", "play-card", card="gothmog", to="morgai")


def test_mordor_orcs_are_five_cards() -> None:
    table = given(turn=MORDOR, active=["morannon"], hands={MORDOR: ["mordor-orcs", "mordor-orcs-2", "mordor-orcs-3"]})
    table.does("play-card", card="mordor-orcs", to="morannon").does("cycle-card", card="mordor-orcs-3")
    table.passes("aragorn", "saruman", "frodo").does("play-card", card="mordor-orcs-2", to="morannon")
    table.does("forsake-top-card")
    assert table.zone("mordor-orcs") == table.zone("mordor-orcs-2") == "morannon"


# -- Gorbag and Shagrat -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("path", "added"), [("cirith-ungol", 2), ("morgul-vale", 1), ("morgai", 1)])
def test_gorbag_and_shagrat_are_stronger_for_a_cycled_card(path: str, added: int) -> None:
    table = played("gorbag-and-shagrat", path, path=path, beside=["olog-hai", "black-uruks"])
    assert (table.asked, table.player) == ("may-cycle", MORDOR)
    assert {offer.get("card") for offer in table.offers()} == {"olog-hai", "black-uruks", None}
    table.does("cycle-card", card="olog-hai")
    assert table.zone("olog-hai") == "cycle"
    assert table.seen()["active"][0]["cards"][0]["attack"] == added
    assert [entry["count"] for entry in table.told("log-cards-token-on-card")] == [1] * added
    table.is_sound()
    table.passes("aragorn", "saruman", "frodo", MORDOR)
    assert table.told("log-cards-path-combat")[0]["attack"] == added


def test_gorbag_and_shagrat_moved_may_cycle_too() -> None:
    table = moved("gorbag-and-shagrat", "cirith-ungol", path="cirith-ungol", hands={MORDOR: ["olog-hai"]})
    table.does("cycle-card", card="olog-hai")
    assert table.seen()["active"][0]["cards"][0]["attack"] == 2
    assert table.told("log-cards-cycles") == [{"player": MORDOR}]
    assert all(entry["args"].get("card") != "olog-hai" for entry in table.match.log("saruman"))


def test_gorbag_and_shagrat_need_not_cycle() -> None:
    table = moved("gorbag-and-shagrat", "cirith-ungol", path="cirith-ungol", hands={MORDOR: ["olog-hai"]})
    table.does("decline")
    assert table.zone("olog-hai") == "hand"
    assert table.told("log-cards-token-on-card") == []
    assert (table.asked, table.player) == ("action", "aragorn")


def test_gorbag_and_shagrat_are_not_asked_with_an_empty_hand() -> None:
    table = moved("gorbag-and-shagrat", "cirith-ungol", path="cirith-ungol")
    assert (table.asked, table.player) == ("action", "aragorn")
    assert table.told("log-cards-token-on-card") == []


@pytest.mark.parametrize("to", ["minas-morgul", "reserve"])
def test_gorbag_and_shagrat_off_the_path_are_not_asked(to: str) -> None:
    table = played("gorbag-and-shagrat", to, path="cirith-ungol", active=["minas-morgul"], beside=["olog-hai"])
    assert (table.asked, table.player) == ("action", "aragorn")
    assert table.hand(MORDOR) == {"olog-hai"}


# -- Grishnákh --------------------------------------------------------------------------------------------------------
def test_grishnakh_eliminated_on_a_path_brings_corruption() -> None:
    table = given(turn=MORDOR, path="amon-hen", at={"amon-hen": ["grishnakh"]}, corruption=2)
    table.does("use-card", card="grishnakh")
    assert table.zone("grishnakh") == "eliminated"
    assert table.points("shadow") == 3
    assert table.told("log-cards-corruption") == [{"place": "grishnakh", "count": 1}]
    assert table.player == "aragorn"
    table.is_sound()


def test_grishnakh_acts_on_a_path_only() -> None:
    table = given(turn=MORDOR, path="amon-hen", reserve={MORDOR: ["grishnakh"]})
    table.is_refused("CG-USE-01", "use-card", card="grishnakh")
    table = given(turn=MORDOR, path="amon-hen", at={"morannon": ["grishnakh"]})
    table.is_refused("CG-USE-01", "use-card", card="grishnakh")
    table = given(turn="saruman", path="amon-hen", at={"amon-hen": ["grishnakh"]})
    table.is_refused("CG-USE-01", "use-card", card="grishnakh")


# -- the Mouth of Sauron, the Lidless Eye -----------------------------------------------------------------------------
@pytest.mark.parametrize("card", ["mouth-of-sauron", "the-lidless-eye"])
def test_no_path_while_a_shadow_battleground_is_active(card: str) -> None:
    for ground in ("dol-guldur", "harad", "minas-morgul", "morannon", "moria", "orthanc", "umbar"):
        table = given(turn=MORDOR, path="morgai", active=["lorien", ground], hands={MORDOR: [card]})
        table.is_refused("CG-SPEC-08", "play-card", card=card, to="morgai")
        table = given(turn=MORDOR, path="morgai", active=["lorien", ground], reserve={MORDOR: [card]})
        table.is_refused("CG-SPEC-08", "move-card", card=card, to="morgai")
        assert table.is_offered("move-card", card=card, to="lorien")
    free = ["dol-amroth", "edoras", "helms-deep", "lorien", "minas-tirith", "pelargir", "rivendell"]
    table = given(turn=MORDOR, path="morgai", active=free, hands={MORDOR: [card]})
    assert table.is_offered("play-card", card=card, to="morgai")
    table = given(turn=MORDOR, path="morgai", active=free, reserve={MORDOR: [card]})
    assert table.is_offered("move-card", card=card, to="morgai")


@pytest.mark.parametrize("card", ["mouth-of-sauron", "the-witch-king", "gothmog"])
def test_one_more_card_from_the_reserve_in_each_draw_step(card: str) -> None:
    table = given(promos=True, next=["draw", 1], path=None, reserve={MORDOR: [card]})
    assert table.told("log-cards-draws")[0] == {"player": MORDOR, "count": 5}
    table = given(promos=True, next=["draw", 1], at={"morannon": [card]})
    assert table.told("log-cards-draws")[0] == {"player": MORDOR, "count": 4}


def test_the_extra_cards_of_the_draw_step_add_up() -> None:
    table = given(
        "duel", next=["draw", 1], path=None, reserve={MORDOR: ["mouth-of-sauron", "the-witch-king", "saruman"]}
    )
    assert table.told("log-cards-draws")[0] == {"player": MORDOR, "count": 9}


@pytest.mark.parametrize("to", ["morgai", "reserve", "lorien"])
def test_the_lidless_eye_lets_each_shadow_player_draw(to: str) -> None:
    table = played("the-lidless-eye", to, path="morgai", active=["lorien"])
    assert len(table.hand(MORDOR)) == len(table.hand("saruman")) == 1
    assert table.hand("frodo") == table.hand("aragorn") == set()


def test_the_lidless_eye_moved_draws_nothing() -> None:
    table = moved("the-lidless-eye", "morgai", path="morgai")
    assert table.hand(MORDOR) == table.hand("saruman") == set()


@pytest.mark.parametrize(("scenario", "drawn"), [("duel", 2), ("duel-3", 1)])
def test_the_lidless_eye_in_the_duels(scenario: str, drawn: int) -> None:
    table = given(scenario, turn=MORDOR, hands={MORDOR: ["the-lidless-eye"]})
    table.does("play-card", card="the-lidless-eye", to="reserve").does("forsake-top-card")
    assert len(table.hand(MORDOR)) == drawn
    if scenario == "duel-3":
        assert len(table.hand("saruman")) == 1


def test_the_lidless_eye_raises_the_limit_from_the_reserve() -> None:
    table = given(turn=MORDOR, path="morgai", reserve={MORDOR: ["the-lidless-eye"]}, hands={MORDOR: 3})
    assert (table.carryover(MORDOR), table.carryover("saruman")) == (3, 2)
    assert table.is_offered("pass")
    table.does("move-card", card="the-lidless-eye", to="morgai")
    assert table.carryover(MORDOR) == 2


# -- the Nazgûl -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("card", CYCLED)
def test_nazgul_act_from_the_reserve_and_are_cycled(card: str) -> None:
    table = action(card, fresh=[card], cycle={MORDOR: ["mouth-of-sauron"]})
    if card != "the-messenger":
        assert table.zone(card) == "cycle"
    assert {"card": card} in table.told("log-cards-card-cycled")
    for at in ("weathertop", "minas-morgul"):
        table = given(turn=MORDOR, at={at: [card]})
        table.is_refused("CG-USE-01", "use-card", card=card)
    table = given(turn="saruman", reserve={MORDOR: [card]})
    table.is_refused("CG-USE-01", "use-card", card=card)


@pytest.mark.parametrize("card", CYCLED)
def test_nazgul_take_their_items_along_to_the_cycle_pile(card: str) -> None:
    table = given(turn=MORDOR, reserve={MORDOR: [(card, "fell-beast")]}).does("use-card", card=card)
    assert table.zone("fell-beast") == "cycle"


@pytest.mark.parametrize("card", ["the-black-easterling", "the-witch-king"])
def test_two_nazgul_have_no_action(card: str) -> None:
    table = given(turn=MORDOR, reserve={MORDOR: [card]})
    table.is_refused("CG-USE-01", "use-card", card=card)


def test_the_beguiler_makes_each_free_player_cycle() -> None:
    table = action("the-beguiler", hands={"frodo": ["gimli", "sting"], "aragorn": ["arwen"]})
    assert (table.asked, table.player) == ("cycle", "frodo")
    table.does("cycle-cards", cards=["sting"])
    assert (table.asked, table.player) == ("cycle", "aragorn")
    table.does("cycle-cards", cards=["arwen"])
    assert table.hand("frodo") == {"gimli"}
    assert table.cycle("frodo") == {"sting"}
    assert table.told("log-cards-cycles", "saruman") == [{"player": "frodo"}, {"player": "aragorn"}]
    table.is_sound()


def test_the_beguiler_makes_an_empty_hand_forsake() -> None:
    table = action("the-beguiler", hands={"aragorn": ["arwen"]})
    assert (table.asked, table.player) == ("forsake", "frodo")
    table.does("forsake-top-card")
    assert (table.asked, table.player) == ("cycle", "aragorn")


@pytest.mark.parametrize(("scenario", "player", "times"), OTHER_SCENARIOS)
def test_the_beguiler_in_other_scenarios(scenario: str, player: str, times: int) -> None:
    table = action("the-beguiler", scenario, player, hands={"gandalf": ["gimli", "sting", "arwen"]})
    for card in ("gimli", "sting")[:times]:
        assert (table.asked, table.player) == ("cycle", "gandalf")
        table.does("cycle-cards", cards=[card])
    assert table.asked == "action"
    assert len(table.hand("gandalf")) == 3 - times


@pytest.mark.parametrize("to", ["reserve", "weathertop", "dol-guldur"])
def test_the_black_easterling_draws_a_card_when_played(to: str) -> None:
    table = played("the-black-easterling", to, active=["dol-guldur"], draws={MORDOR: ["olog-hai"]})
    assert table.hand(MORDOR) == {"olog-hai"}
    assert table.zone("the-black-easterling") == to


def test_the_black_easterling_moved_draws_nothing() -> None:
    assert moved("the-black-easterling", "weathertop").hand(MORDOR) == set()


def test_the_black_easterling_defends_dol_guldur() -> None:
    for ground, held in (("dol-guldur", 1), ("minas-morgul", 0), ("morannon", 0)):
        assert defence(ground, "the-black-easterling") == {"the-black-easterling": held}
    assert defence("dol-guldur", "mordor-orcs", "the-black-easterling")["the-black-easterling"] == 2
    assert attack("lorien", "the-black-easterling") == 0


def test_the_commander_lets_each_shadow_player_draw() -> None:
    table = action("the-commander", draws={}).is_sound()
    assert len(table.hand(MORDOR)) == len(table.hand("saruman")) == 1
    assert table.hand("frodo") == table.hand("aragorn") == set()
    assert table.told("log-cards-draws") == [{"player": MORDOR, "count": 1}, {"player": "saruman", "count": 1}]


@pytest.mark.parametrize(
    ("scenario", "player", "drawn"), [("duel", MORDOR, 2), ("duel-3", MORDOR, 1), ("fellowship", "balrog", 1)]
)
def test_the_commander_in_other_scenarios(scenario: str, player: str, drawn: int) -> None:
    table = action("the-commander", scenario, player)
    assert len(table.hand(player)) == drawn
    if scenario == "duel-3":
        assert len(table.hand("saruman")) == 1
    assert table.hand("gandalf") == set()


@pytest.mark.parametrize(("card", "icons"), [("the-destroyer", (1, 0)), ("the-warrior", (0, 1))])
@pytest.mark.parametrize("ground", ["minas-tirith", "morannon"])
def test_an_icon_for_a_battleground_of_ones_choice(card: str, icons: tuple[int, int], ground: str) -> None:
    table = action(card, active=["morannon", "minas-tirith"])
    assert (table.asked, table.player) == ("choose-battleground", MORDOR)
    assert {offer["location"] for offer in table.offers()} == {"morannon", "minas-tirith"}
    table.does("choose-location", location=ground)
    tokens = {row["location"]: (row["attack"], row["defence"]) for row in table.seen()["active"]}
    assert tokens == {"morannon": (0, 0), "minas-tirith": (0, 0), "weathertop": (0, 0), ground: icons}
    table.is_sound()


@pytest.mark.parametrize(("card", "side"), [("the-destroyer", "shadow"), ("the-warrior", "free-peoples")])
def test_the_icon_counts_in_combat(card: str, side: str) -> None:
    """Edoras has one defence icon; there is one attack icon beside that of the Nazgûl."""
    table = action(card, active=["edoras"], tokens={"edoras": (1, 0)})
    assert table.player == "aragorn"
    table.passes("aragorn", "saruman", "frodo", MORDOR).fights("edoras")
    attacks = 2 if card == "the-destroyer" else 1
    assert table.told("log-cards-battleground-combat") == [
        {"location": "edoras", "attack": attacks, "defence": 1 + (card == "the-warrior")}
    ]
    assert table.state("edoras") == side


@pytest.mark.parametrize("card", ["the-destroyer", "the-warrior"])
def test_without_a_battleground_there_is_no_icon(card: str) -> None:
    table = action(card)
    assert table.zone(card) == "cycle"
    assert table.told("log-cards-token-attack") == table.told("log-cards-token-defence") == []
    assert all(row["attack"] == row["defence"] == 0 for row in table.seen()["active"])
    assert table.player == "aragorn"


def test_the_hunter_adds_an_attack_icon_to_the_path() -> None:
    table = action("the-hunter", active=["edoras"])
    assert table.told("log-cards-token-attack") == [{"location": "weathertop", "count": 1}]
    table.passes("aragorn", "saruman", "frodo", MORDOR).fights("weathertop")
    assert table.told("log-cards-path-combat") == [{"location": "weathertop", "attack": 1, "defence": 0}]
    assert table.points("shadow") == 1


def test_the_messenger_fetches_a_nazgul_from_the_cycle_pile() -> None:
    table = action("the-messenger", cycle={MORDOR: ["the-witch-king", "mordor-orcs", "morgul-blade"]})
    assert (table.asked, table.player) == ("take", MORDOR)
    assert {offer.get("card") for offer in table.offers()} == {"the-messenger", "the-witch-king"}
    table.does("take-card", card="the-witch-king")
    assert table.hand(MORDOR) == {"the-witch-king"}
    assert table.zone("the-messenger") == "cycle"
    assert table.told("log-cards-takes") == [{"player": MORDOR, "card": "the-witch-king", "zone": "cycle"}]
    table.is_sound()


def test_the_messenger_may_bring_itself_but_not_be_played_twice() -> None:
    table = action("the-messenger", fresh=["the-messenger"], played=["the-messenger"], cycle={MORDOR: ["olog-hai"]})
    assert {offer.get("card") for offer in table.offers()} == {"the-messenger"}
    table.does("take-card", card="the-messenger").passes("aragorn", "saruman", "frodo")
    table.is_refused("CG-SPEC-03", "play-card", card="the-messenger", to="reserve")


def test_the_messenger_does_not_search_the_deck() -> None:
    table = action("the-messenger", cycle={MORDOR: ["the-hunter"]})
    assert "the-witch-king" not in {offer.get("card") for offer in table.offers()}


def test_the_reaver_makes_each_free_player_forsake() -> None:
    table = action("the-reaver").is_sound()
    all_forsake(table, "the-reaver", "frodo", "aragorn")
    assert (table.asked, table.player) == ("action", "aragorn")


@pytest.mark.parametrize(("scenario", "player", "times"), OTHER_SCENARIOS)
def test_the_reaver_in_other_scenarios(scenario: str, player: str, times: int) -> None:
    all_forsake(action("the-reaver", scenario, player), "the-reaver", *["gandalf"] * times)


def test_the_witch_king_forsaken_from_the_top_is_cycled() -> None:
    table = given(turn=MORDOR, hands={MORDOR: ["olog-hai"]}, draws={MORDOR: ["the-witch-king"]})
    table.does("play-card", card="olog-hai", to="reserve").does("forsake-top-card")
    assert table.zone("the-witch-king") == "cycle"
    assert table.told("log-cards-card-cycled") == [{"card": "the-witch-king"}]
    table = given(turn=MORDOR, hands={MORDOR: ["olog-hai"]}, draws={MORDOR: ["the-hunter"]})
    table.does("play-card", card="olog-hai", to="reserve").does("forsake-top-card")
    assert table.zone("the-hunter") == "eliminated"
    assert table.told("log-cards-card-eliminated") == []


def test_the_witch_king_forsaken_from_elsewhere_is_eliminated() -> None:
    table = given(turn=MORDOR, hands={MORDOR: ["olog-hai"]}, reserve={MORDOR: ["the-witch-king"]})
    table.does("play-card", card="olog-hai", to="reserve").does("forsake-from-reserve", card="the-witch-king")
    assert table.zone("the-witch-king") == "eliminated"
    table = given(turn=MORDOR, hands={MORDOR: ["olog-hai", "the-witch-king"]})
    table.does("winnow").does("winnow-cards", cards=["olog-hai", "the-witch-king"])
    assert table.zone("the-witch-king") == "eliminated"


def test_the_witch_king_counts_two_on_a_path_without_help() -> None:
    assert path_attack("weathertop", "the-witch-king", "the-hunter") == 3


# -- Gothmog ----------------------------------------------------------------------------------------------------------
def gothmog(**more: Any) -> Table:
    hand = ["gothmog", "olog-hai", *more.pop("beside", ())]
    table = given(promos=True, turn=MORDOR, hands={MORDOR: hand}, **more)
    return table.does("play-card", card="gothmog", to="reserve").does("cycle-card", card="olog-hai")


@pytest.mark.parametrize("where", ["deck", "hand", "cycle", "reserve", "path"])
def test_gothmog_removes_the_witch_king_wherever_he_is(where: str) -> None:
    him = ("the-witch-king", "fell-beast")
    stands: Any = {
        "deck": {},
        "hand": {"beside": ["the-witch-king"]},
        "cycle": {"cycle": {MORDOR: ["the-witch-king"]}},
        "reserve": {"reserve": {MORDOR: [him]}},
        "path": {"at": {"weathertop": [him]}},
    }[where]
    table = gothmog(**stands)
    assert table.zone("the-witch-king") == "eliminated"
    assert [entry["card"] for entry in table.told("log-cards-removed")] == ["the-witch-king"]
    if where in ("reserve", "path"):
        assert table.zone("fell-beast") == "eliminated"
    assert table.zone("gothmog") == "reserve"
    table.is_sound()


def test_gothmog_after_the_witch_king_is_gone() -> None:
    table = gothmog(eliminated={MORDOR: ["the-witch-king"]})
    assert table.told("log-cards-already-gone") == [{"card": "the-witch-king"}]
    assert table.eliminated(MORDOR) == {"the-witch-king"}


def test_gothmog_moved_removes_nobody() -> None:
    table = given(promos=True, turn=MORDOR, active=["morannon"], reserve={MORDOR: ["gothmog", "the-witch-king"]})
    table.does("move-card", card="gothmog", to="morannon")
    assert table.zone("the-witch-king") == "reserve"
