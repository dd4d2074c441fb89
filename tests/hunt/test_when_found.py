"""Cards for the moment when a hunt has found Frodo: Elbereth Gilthoniel (HR-ALY-08, HR-ENC-04, HR-ENC-05)."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from thirdage.games.hunt.facts import DATA
from thirdage.games.hunt.game import HUNT
from thirdage.kernel import Rng, leave_standing, read_position
from thirdage.kernel.samples import sample

from .scenario import given
from .second import SecondTable, second

ELBERETH = "ally-elbereth-gilthoniel"
DECK = [row["id"] for row in DATA["cards"]["card"] if row["deck"] == "ally2"]
OTHER = next(card for card in DECK if card != ELBERETH)


def hunted(**more: Any) -> SecondTable:
    """Frodo's last location is 19; blue stands there and hunts, green next to it."""
    situation: dict[str, Any] = {
        "turn": "blue",
        "track": 8,
        "dice": "sword ring",
        "nazgul": {"blue": "19", "green": "d-19-29-1"},
        "ally": {"hand": [ELBERETH, OTHER]},
    }
    return second(**{**situation, **more})


def hunts(table: SecondTable, face: str = "sword") -> SecondTable:
    """The active Nazgûl hunts, and nobody cancels that."""
    table.does("hunt-with-die", face=face)
    if table.asked == "out-of-turn":
        table.does("pass")
    return table


def found(**more: Any) -> SecondTable:
    """Blue has found him."""
    table = hunts(hunted(**more))
    assert table.at.found
    return table


def test_it_is_asked_when_a_hunt_has_found_frodo_and_at_no_other_time() -> None:
    """HR-ALY-08."""
    table = hunted()
    assert table.ask.seat == "ringwraiths"
    hunts(table)
    assert (table.asked, table.ask.seat, table.ask.window) == ("frodo-found", "ring-bearer", True)
    assert table.ask.public["prompt"]["args"] == {"space": "2-19"}
    assert table.told()[-1] == "frodo-is-here"
    elsewhere = hunts(hunted(nazgul={"blue": "29"}))
    assert (elsewhere.at.found, elsewhere.asked) == (False, "nazgul-turn")
    passed = hunts(hunted(nazgul={"blue": "8"}))
    assert (passed.tracks, passed.at.found, passed.asked) == ({"8": "sword"}, False, "nazgul-turn")
    hunted(turn="bearer").is_refused("HR-ALY-08", "play-ally", card=ELBERETH, option=0)


def test_a_nazgul_that_is_near_is_moved_up_to_two_steps() -> None:
    """HR-ENC-04, HR-NMV-05: one in his last location or next to it, and the hunt goes on where it was."""
    table = found(nazgul={"blue": "19", "green": "d-19-29-1", "red": "33"})
    table.does("play-ally", card=ELBERETH, option=0)
    assert (table.asked, table.ask.seat) == ("move-nazgul", "ring-bearer")
    assert {row["nazgul"] for row in table.offers("move-nazgul")} == {"blue", "green"}
    table.is_refused("HR-ALY-07", "move-nazgul", nazgul="red", space="28")
    reach = table.at.board.reach(table.at.nazgul[0], 2, table.at.closed)
    assert {row["space"] for row in table.offers("move-nazgul") if row["nazgul"] == "blue"} == {
        table.at.space_id(space) for space in reach
    }
    table.does("move-nazgul", nazgul="blue", space="29")
    assert (table.stands("blue"), table.asked, table.ask.seat) == ("29", "nazgul-turn", "ringwraiths")
    assert table.at.found
    assert table.at.ally_hand == (table.at.rules.names.keys["card"][OTHER],)
    assert table.at.ally_discards == ((table.at.rules.names.keys["card"][ELBERETH], -1),)
    table.is_refused("HR-RWT-03", "search")
    assert table.offers("ride"), "it has hunted, not moved"


def test_it_may_move_none() -> None:
    """HR-ALY-07: up to one."""
    table = found().does("play-ally", card=ELBERETH, option=0).does("no-more")
    assert (table.stands("blue"), table.stands("green"), table.asked) == ("19", "d-19-29-1", "nazgul-turn")


def test_whoever_is_gone_takes_no_part_in_the_encounter() -> None:
    """HR-ENC-04, HR-ENC-05: at the end of the phase it counts who is near."""
    drawn = []
    for spaces in ([], ["29"]):
        table = found(turn="purple", nazgul={"purple": "19", "green": "19"}, players=2)
        if spaces:
            table.does("play-ally", card=ELBERETH, option=0).does("move-nazgul", nazgul="purple", space="29")
        else:
            table.does("pass")
        table.ends_turn()
        drawn.append(len([row for row in table.told() if row == "draws-token"]))
    assert drawn == [2, 1]


def test_without_a_nazgul_near_nothing_is_moved() -> None:
    """HR-ALY-07: a hunt by a card from afar; it is played all the same, and as much as possible is done."""
    table = hunted(
        dice="sorcery", nazgul={"blue": "28", "green": "28"}, ally={"hand": [ELBERETH]},
        sorcery={"hands": {"ringwraiths": ["sorcery-powers-of-darkness"]}},
    )  # fmt: skip
    table.does("play-sorcery", face="sorcery", card="sorcery-powers-of-darkness", option=0)
    table.does("choose-space", space="19").does("pass").does("play-ally", card=ELBERETH, option=0)
    assert (table.at.found, table.at.ally_hand, table.asked) == (True, (), "nazgul-turn")


def test_a_card_that_hunts_twice_goes_on_after_it() -> None:
    """HR-SOR-04, HR-ALY-07: what a Sorcery card still has to do is done, from where the Nazgûl stand then."""
    table = hunted(
        dice="sorcery", nazgul={"blue": "19", "green": "29"}, ally={"hand": [ELBERETH, OTHER]},
        sorcery={"hands": {"ringwraiths": ["sorcery-piercing-cry"]}},
    )  # fmt: skip
    table.does("play-sorcery", face="sorcery", card="sorcery-piercing-cry", option=0)
    table.does("choose-space", space="19").does("pass").does("play-ally", card=ELBERETH, option=0)
    table.does("move-nazgul", nazgul="blue", space="22")
    assert (table.asked, table.ask.seat) == ("card-space", "ringwraiths")
    assert "22" in table.spaces("choose-space")
    table.does("choose-space", space="22").does("pass")
    assert table.at.next == ("nazgul", 0)
    assert table.told().count("hunts") == 2


def test_only_cards_for_that_moment() -> None:
    """HR-ALY-05, HR-ALY-08."""
    table = found()
    assert table.offers("play-ally") == [{"kind": "play-ally", "card": ELBERETH, "option": 0}]
    table.is_refused("HR-ALY-08", "play-ally", card=OTHER, option=0)
    table.is_refused("HR-ALY-06", "play-ally", card=ELBERETH, option=1)
    missing = found(ally={"hand": [OTHER]})
    missing.is_refused("HR-ALY-08", "play-ally", card=ELBERETH, option=0)
    assert missing.offers("play-ally") == []
    search = hunted(ally={"hand": [ELBERETH]}, nazgul={"blue": "29"}).does("search")
    assert search.asked == "out-of-turn"
    search.is_refused("HR-ALY-08", "cancel-action", card=ELBERETH)


def test_whether_he_is_asked_depends_on_what_all_know() -> None:
    """HR-ALY-08, HR-SEC-01: not on his hand; never with an empty one, nor once the card lies open."""
    assert found(ally={"hand": [OTHER]}).asked == "frodo-found"
    assert found(ally={"hand": []}).asked == "nazgul-turn"
    assert found(ally={"hand": [OTHER], "discards": [[ELBERETH, -1]]}).asked == "nazgul-turn"
    assert found(ally={"hand": [OTHER], "discards": [[ELBERETH, 1]]}).asked == "frodo-found"


def test_the_dice_of_the_chief_do_not_close_it() -> None:
    """HR-CHD-03: it cancels nothing. Ruling HRU-59."""
    table = hunts(hunted(chief="red", chief_die="chief-sword"), "chief-sword")
    assert table.asked == "frodo-found"


def test_chapter_1_knows_no_such_moment() -> None:
    """HR-SET1-01: the card is of the orange deck."""
    table = given(log="1 5", turn="blue", dice="sword", nazgul={"blue": "5"}, hand=["ally-a-walking-song"])
    table.does("hunt-with-die", face="sword")
    if table.asked == "out-of-turn":
        table.does("pass")
    assert (table.at.found, table.asked) == (True, "nazgul-turn")


def test_a_standing_answer_of_its_own() -> None:
    """HR-ALY-09: who lets declared actions go by is asked here all the same; and may let this go by too."""
    table = hunted()
    other = leave_standing(table.match, "ring-bearer", "hunt-out-of-turn", "revoked")
    mine = leave_standing(table.match, "ring-bearer", "hunt-frodo-found", "revoked")
    hunts(table)
    assert other.answer_to(table.match, table.ask) is None
    answer = mine.answer_to(table.match, table.ask)
    assert answer is not None
    assert table.ask.options.encode(answer) == {"kind": "pass"}


def test_a_wraith_cannot_tell_from_the_asking_what_he_holds() -> None:
    """HR-SEC-01: worlds with the card and without it look alike, before and after he lets it go by."""
    for answers in ([], ["pass"]):
        table = found()
        for kind in answers:
            table.does(kind)
        rng, held = Rng(3), set()
        for _ in range(40):
            world: Any = sample(table.match, "ringwraiths", rng)
            assert world.view("ringwraiths") == table.match.view("ringwraiths")
            held.add(table.at.rules.names.keys["card"][ELBERETH] in world.position.ally_hand)
        assert held == {True, False}


def test_several_such_cards_and_several_nazgul() -> None:
    """HR-ALY-08: any number of them; a pack may let one move two, one after the other, each but once."""
    data = deepcopy(DATA)
    for row in data["cards"]["card"]:
        if row["id"] in (ELBERETH, OTHER):
            row |= {"out_of_turn": True, "cond": {"trigger": "found"}}
            row["option"] = [{"ops": [{"op": "move_nazgul", "n": 2, "steps": 1, "from": "near_frodo"}]}]
    written = hunted().match.written()["position"]
    match = read_position(HUNT, written, None, data)
    match.go_on(None)
    table = SecondTable(match)
    table.goes_on()
    hunts(table).does("play-ally", card=ELBERETH, option=0)
    table.does("move-nazgul", nazgul="green", space="29")
    assert {row["nazgul"] for row in table.offers("move-nazgul")} == {"blue"}
    table.does("move-nazgul", nazgul="blue", space="d-19-29-1")
    assert table.asked == "frodo-found"
    table.does("play-ally", card=OTHER, option=0)
    assert {row["nazgul"] for row in table.offers("move-nazgul")} == {"blue"}, "it is still next to him"
    table.does("no-more")
    assert (table.asked, table.at.ally_hand) == ("nazgul-turn", ())
    table.ends_turn()
    assert table.at.next == ("nazgul", 1)
