"""Carrying a whole intent through its asks: every kind of intent, what it names besides, where it stops."""

from __future__ import annotations

from typing import Any

import pytest

import thirdage
from tests.helpers import picture
from tests.wotr.play import new_match
from tests.wotr.ring import bends
from tests.wotr.scenario import Json, Scenario, given
from tests.wotr.test_actions import to_act
from tests.wotr.test_explain import FP, SH, at_war, some_intents
from thirdage.games.wotr.cards.events import play_without_die
from thirdage.games.wotr.game import WOTR
from thirdage.games.wotr.model.war import War
from thirdage.kernel import CHANCE, Flow, Match, Refused, Rng

CARDS = {"free-peoples": ["fp-str-15"], "shadow": ["sh-str-22"]}
HANDS = {"free-peoples": ["fp-str-19", "fp-char-05"], "shadow": ["sh-str-16"]}


def free(*dice: str, **position: Any) -> Scenario:
    """The Free Peoples are to act, some of them abroad."""
    data: Json = {
        "free_peoples": {
            "bree": {"strider": 1, "legolas": 1}, "minas-tirith": {"boromir": 1, "gondor-regular": 3},
            "osgiliath": {"gondor-regular": 2},
        },
        "shadow": {"north-ithilien": {"sauron-regular": 2}},
        "nations": at_war("gondor", "sauron"),
    }  # fmt: skip
    return begun(FP, list(dice), ["army"] * 3, {**data, **position})


def dark(*dice: str, **position: Any) -> Scenario:
    """The Shadow is to act, its armies at the borders."""
    data: Json = {
        "shadow": {
            "north-ithilien": {"sauron-regular": 5, "nazgul": 1}, "dagorlad": {"sauron-regular": 3, "nazgul": 2},
            "orthanc": {"isengard-regular": 2},
        },
        "free_peoples": {"osgiliath": {"gondor-regular": 2}},
        "nations": at_war("sauron", "isengard", "gondor"),
    }  # fmt: skip
    return begun(SH, ["character"], list(dice), {**data, **position})


def begun(side: str, free: list[str], shadow: list[str], position: Json) -> Scenario:
    """A side is to act, unless the position says what comes next."""
    if "next" not in position:
        return to_act(side, free, shadow, **position)
    return given(dice={"free-peoples": free, "shadow": shadow}, **position)


def carried(war: Scenario, seat: str, **intent: Any) -> tuple[list[Json], Json]:
    """What was answered, and what is left of the intent."""
    done = thirdage.carry(war.match, seat, intent)
    WOTR.check(war.position)
    assert done.asks == war.match.asks
    return [entry["answer"] for entry in done.answered], done.rest


def kinds(answers: list[Json]) -> list[str]:
    return [answer["kind"] for answer in answers]


# -- every kind of intent -------------------------------------------------------------------------------------------
TO_OSGILIATH = {"from_region": "north-ithilien", "region": "osgiliath"}
TO_THE_NORTH = {"from_region": "dagorlad", "region": "noman-lands"}
WAY = ["use-die", "attack", "attack-from", "attack-target", "attackers"]
Row = tuple[str, tuple[str, ...], Json, Json, list[str]]
ROWS: tuple[Row, ...] = (
    ("pass", ("character",), {}, {"kind": "pass"}, ["pass"]),
    ("skip", ("character",), {}, {"kind": "skip", "die": "character"}, ["skip"]),
    ("use-die", ("character",), {}, {"kind": "use-die", "die": "character"}, ["use-die"]),
    ("use-ring", ("muster",), {}, {"kind": "use-ring", "die": "muster", "to_die": "event"}, ["use-ring"]),
    ("use-token", ("muster",), {"tokens": {"free-peoples": ["draw-card"]}},
     {"kind": "use-token", "token": "draw-card"}, ["use-token"]),
    ("move-fellowship", ("character",), {}, {"kind": "move-fellowship"}, ["use-die", "move-fellowship"]),
    ("hide", ("character",), {"fellowship": {"hidden": False}}, {"kind": "hide"}, ["use-die", "hide"]),
    ("separate", ("character",), {}, {"kind": "separate"}, ["use-die", "separate"]),
    ("separate whole", ("character",), {},
     {"kind": "separate", "characters": ["gimli"], "region": "trollshaws"},
     ["use-die", "separate", "companions", "separate-to"]),
    ("move-companions", ("character",), {}, {"kind": "move-companions"}, ["use-die", "move-companions"]),
    ("move-character", ("character",), {},
     {"kind": "move-character", "character": "strider", "region": "the-shire"},
     ["use-die", "move-companions", "group", "walk"]),
    ("move-character together", ("character",), {},
     {"kind": "move-character", "characters": ["legolas", "strider"], "region": "the-shire", "also": []},
     ["use-die", "move-companions", "group", "walk", "done"]),
    ("move-character by figure", ("character",), {},
     {"kind": "move-character", "figure": "strider", "from_region": "bree", "region": "the-shire"},
     ["use-die", "move-companions", "group", "walk"]),
    ("move-armies", ("army-muster",), {}, {"kind": "move-armies"}, ["use-die", "move-armies"]),
    ("move-army", ("army-muster",), {},
     {"kind": "move-army", "from_region": "minas-tirith", "region": "lossarnach"},
     ["use-die", "move-armies", "move-army"]),
    ("move-army with figures", ("army-muster",), {},
     {"kind": "move-army", "from_region": "minas-tirith", "region": "lossarnach", "figures": {"gondor-regular": 1}},
     ["use-die", "move-armies", "move-army", "take-figures"]),
    ("attack", ("army-muster",), {}, {"kind": "attack"}, ["use-die", "attack"]),
    ("attack there", ("army-muster",), {},
     {"kind": "attack", "from_region": "osgiliath", "region": "north-ithilien"}, WAY[:-1]),
    ("attack with figures", ("army-muster",), {},
     {"kind": "attack", "from_region": "osgiliath", "region": "north-ithilien", "figures": {"gondor-regular": 1}}, WAY),
    ("muster", ("muster",), {}, {"kind": "muster"}, ["use-die", "muster"]),
    ("muster there", ("muster",), {},
     {"kind": "muster", "figure": "gondor-elite", "region": "dol-amroth"}, ["use-die", "muster", "recruit"]),
    ("advance", ("muster",), {}, {"kind": "advance", "nation": "rohan"}, ["use-die", "advance"]),
    ("advance-by-companion", ("event",), {"nations": at_war("sauron")},
     {"kind": "advance-by-companion", "character": "boromir"}, ["use-die", "advance-by-companion"]),
    ("draw-card", ("event",), {}, {"kind": "draw-card", "deck": "free-peoples-strategy"}, ["use-die", "draw-card"]),
    ("play-card", ("event",), {"hands": HANDS}, {"kind": "play-card", "card": "fp-char-05"}, ["use-die", "play-card"]),
    ("bring", ("will-of-the-west",), {"free_peoples": {"minas-tirith": {"strider": 1}}},
     {"kind": "bring", "character": "aragorn"}, ["use-die", "become", "bring"]),
    ("bring there", ("will-of-the-west",),
     {"characters": {"gandalf-the-grey": "gone"}, "minion_entered": True},
     {"kind": "bring", "character": "gandalf-the-white", "region": "fangorn"},
     ["use-die", "become", "bring", "enter"]),
)  # fmt: skip


@pytest.mark.parametrize(("name", "dice", "position", "intent", "answers"), ROWS, ids=[row[0] for row in ROWS])
def test_every_kind_of_intent(
    name: str, dice: tuple[str, ...], position: Json, intent: Json, answers: list[str]
) -> None:
    war = free(*dice, **position)
    assert war.match.explain(FP, {k: v for k, v in intent.items() if k != "also"}) is None, name
    answers_given, rest = carried(war, FP, **intent)
    assert kinds(answers_given) == answers
    assert rest == {}


SHADOW_ROWS: tuple[Row, ...] = (
    ("move-minions", ("character",), {}, {"kind": "move-minions"}, ["use-die", "move-minions"]),
    ("move-character", ("character",), {"shadow": {"morannon": {"witch-king": 1, "sauron-regular": 1}}},
     {"kind": "move-character", "character": "witch-king", "region": "bree"},
     ["use-die", "move-minions", "take-minions", "walk"]),
    ("move-character by figure", ("character",), {},
     {"kind": "move-character", "figure": "nazgul", "from_region": "dagorlad", "region": "bree"},
     ["use-die", "move-minions", "take-minions", "walk"]),
    ("several Nazgul", ("character",), {},
     {"kind": "move-character", "figure": "nazgul", "from_region": "dagorlad", "region": "bree", "count": 2,
      "also": [{"figure": "nazgul", "from_region": "north-ithilien", "region": "moria"}]},
     ["use-die", "move-minions", "take-minions", "walk", "take-minions", "walk"]),
    ("voice-of-saruman", ("muster",), {"shadow": {"orthanc": {"saruman": 1, "isengard-regular": 1}}},
     {"kind": "voice-of-saruman", "how": "recruit"}, ["use-die", "voice-of-saruman"]),
    ("bring", ("muster",), {}, {"kind": "bring", "character": "saruman"}, ["use-die", "bring"]),
    ("bring there", ("muster",), {},
     {"kind": "bring", "character": "witch-king", "region": "dagorlad"}, ["use-die", "bring", "enter"]),
    ("use-as-army", ("muster",), {"shadow": {"morannon": {"mouth-of-sauron": 1, "sauron-regular": 2}}},
     {"kind": "use-as-army"}, ["use-die", "use-as-army"]),
    ("an attack by the Mouth of Sauron", ("muster",),
     {"shadow": {"morannon": {"mouth-of-sauron": 1}, "north-ithilien": {"sauron-regular": 2}}},
     {"kind": "attack", **TO_OSGILIATH, "figures": {"sauron-regular": 2}},
     ["use-die", "use-as-army", "attack", "attack-from", "attack-target", "attackers"]),
    ("a token", (), {"tokens": {"shadow": ["move-minions"]}},
     {"kind": "move-character", "figure": "nazgul", "from_region": "dagorlad", "region": "bree"},
     ["use-token", "take-minions", "walk"]),
    ("allocate", (), {"next": ["hunt-allocation"]}, {"kind": "allocate", "dice": 1}, ["allocate"]),
)  # fmt: skip


@pytest.mark.parametrize(
    ("name", "dice", "position", "intent", "answers"), SHADOW_ROWS, ids=[row[0] for row in SHADOW_ROWS]
)
def test_every_kind_of_intent_of_the_shadow(
    name: str, dice: tuple[str, ...], position: Json, intent: Json, answers: list[str]
) -> None:
    war = dark(*(dice or ("event",)), **position)
    answers_given, rest = carried(war, SH, **intent)
    assert kinds(answers_given) == answers, name
    assert rest == {}


def test_the_fellowship_phase() -> None:
    war = free(next=["fellowship-phase"], fellowship={"progress": 2}, free_peoples={})
    answers_given, _ = carried(war, FP, kind="declare", region="trollshaws")
    assert kinds(answers_given)[0] == "declare"
    assert kinds(carried(war, FP, kind="guide", character="strider")[0]) == ["guide"]
    inside = free(next=["fellowship-phase"], fellowship={"region": "morannon", "progress": 0})
    assert kinds(carried(inside, FP, kind="enter-mordor")[0]) == ["enter-mordor"]


def test_no_kind_of_intent_is_forgotten() -> None:
    told = {row[3]["kind"] for row in (*ROWS, *SHADOW_ROWS)} | {"declare", "guide", "enter-mordor", "remove-table-card"}
    assert {form.kind for form, _ in WOTR.base.intents.values()} <= told


def test_a_card_on_the_table_is_removed() -> None:
    war = free("character", table=["sh-char-21"], shadow={"orthanc": {"isengard-regular": 1, "saruman": 1}})
    assert kinds(carried(war, FP, kind="remove-table-card", card="sh-char-21")[0]) == ["use-die", "remove-table-card"]
    assert war.view()["table"] == []


# -- the die --------------------------------------------------------------------------------------------------------
def test_a_die_is_not_chosen_where_several_would_do() -> None:
    war = dark("army", "army-muster")
    whole = {"kind": "move-army", **TO_THE_NORTH, "figures": {"sauron-regular": 1}}
    assert carried(war, SH, **whole) == ([], whole)
    assert war.open() == [(SH, "action")]
    answers_given, rest = carried(war, SH, **whole, die="army")
    assert answers_given[0] == {"kind": "use-die", "die": "army"}
    assert rest == {}


def test_two_dice_of_one_kind_are_one_choice() -> None:
    war = dark("army", "army")
    assert carried(war, SH, kind="attack", **TO_OSGILIATH)[0][0] == {"kind": "use-die", "die": "army"}


def test_a_die_that_cannot_do_it_is_refused() -> None:
    war = dark("army", "event")
    refused(war, SH, {"kind": "attack", **TO_OSGILIATH, "die": "event"}, "reason-wotr-die-cannot")
    refused(war, SH, {"kind": "attack", **TO_OSGILIATH, "die": "muster"}, "reason-wotr-no-such-die")


def test_what_a_will_of_the_west_becomes() -> None:
    march = {"kind": "move-army", "from_region": "minas-tirith", "region": "lossarnach",
             "figures": {"gondor-regular": 1, "boromir": 1}}  # fmt: skip
    war = free("will-of-the-west")
    answers_given, rest = carried(war, FP, **march)
    assert kinds(answers_given) == ["use-die"]
    assert war.open() == [(FP, "will-of-the-west")]
    answers_given, rest = carried(free("will-of-the-west"), FP, **march, become="character")
    assert kinds(answers_given) == ["use-die", "become", "move-armies", "move-army", "take-figures"]
    assert rest == {}


# -- several parts of one action ------------------------------------------------------------------------------------
def test_a_march_of_several_armies() -> None:
    war = dark("army")
    first = {**TO_THE_NORTH, "figures": {"sauron-regular": 2}}
    second = {"from_region": "orthanc", "region": "gap-of-rohan", "figures": {"isengard-regular": 1}}
    answers_given, rest = carried(war, SH, kind="move-army", **first, also=[second])
    assert kinds(answers_given) == ["use-die", "move-armies", "move-army", "take-figures", "move-army", "take-figures"]
    assert rest == {}
    assert war.view()["shadow"]["noman-lands"] == {"sauron-regular": 2}
    assert war.view()["shadow"]["gap-of-rohan"] == {"isengard-regular": 1}
    assert war.open() == [(FP, "action")]


def test_one_army_and_no_more() -> None:
    war = dark("army")
    march = {"kind": "move-army", **TO_THE_NORTH, "figures": {"sauron-regular": 2}}
    assert kinds(carried(war, SH, **march, also=[])[0])[-1] == "done"
    war = dark("army")
    assert kinds(carried(war, SH, **march)[0])[-1] == "take-figures"
    assert war.open() == [(SH, "move-army")]
    second = {"kind": "move-army", "from_region": "orthanc", "region": "gap-of-rohan",
              "figures": {"isengard-regular": 1}}  # fmt: skip
    assert kinds(carried(war, SH, **second)[0]) == ["move-army", "take-figures"]


def test_a_character_result_moves_one_army_only() -> None:
    war = dark("character", "character")
    first = {**TO_THE_NORTH, "figures": {"sauron-regular": 2, "nazgul": 1}}
    second = {"from_region": "dagorlad", "region": "morannon", "figures": {"sauron-regular": 1, "nazgul": 1}}
    refused(war, SH, {"kind": "move-army", **first, "also": [second]}, "refused-action-over")
    alone = given(next=["action", 1], dice={"free-peoples": [], "shadow": ["character"] * 2},
                  shadow={"dagorlad": {"sauron-regular": 3, "nazgul": 2}}, nations=at_war("sauron"))  # fmt: skip
    refused(alone, SH, {"kind": "move-army", **first, "also": [second]}, "refused-action-over")


def test_a_part_that_is_not_possible_spoils_the_whole() -> None:
    war = dark("army")
    first = {**TO_THE_NORTH, "figures": {"sauron-regular": 2}}
    second = {"from_region": "orthanc", "region": "rivendell", "figures": {"isengard-regular": 1}}
    refused(war, SH, {"kind": "move-army", **first, "also": [second]}, "reason-wotr-not-adjacent")


def test_two_recruits() -> None:
    war = free("muster")
    answers_given, _ = carried(war, FP, kind="muster", figure="gondor-regular", region="dol-amroth",
                       also=[{"figure": "gondor-regular", "region": "pelargir"}])  # fmt: skip
    assert kinds(answers_given) == ["use-die", "muster", "recruit", "recruit"]
    assert war.open() == [(SH, "action")]


# -- battles --------------------------------------------------------------------------------------------------------
def test_an_attack_with_losses_over_rounds() -> None:
    """Fate is None: the dice are those of the report."""
    garrison = {"osgiliath": {"gondor-regular": 3, "gondor-elite": 1}}
    strike = {"north-ithilien": {"sauron-regular": 5, "sauron-elite": 1, "nazgul": 1}}
    war = dark("army", shadow=strike, free_peoples=garrison, hands=CARDS)
    figures = {"sauron-regular": 5, "sauron-elite": 1, "nazgul": 1}
    answers_given, rest = carried(
        war, SH, kind="attack", **TO_OSGILIATH, figures=figures, combat_cards=["decline", "decline"],
        re_rolls=[1, 0], losses={"sauron-regular": 2}, press=["press", "cease"],
    )  # fmt: skip
    assert kinds(answers_given) == [*WAY, "decline"]
    assert rest == {"combat_cards": ["decline"], "re_rolls": [1, 0], "losses": {"sauron-regular": 2},
                    "press": ["press", "cease"]}  # fmt: skip
    defence: Json = {"combat_cards": ["decline", "decline"], "losses": {"gondor-regular": 1},
                     "reductions": {"gondor-elite": 1}, "retreat": "stand"}  # fmt: skip
    rolls = [[6, 1, 1, 1, 1], [6, 1, 1, 1], [1], [6, 1, 1, 1, 1], [6, 1, 1]]
    plans = {SH: rest, FP: defence}
    while war.match.ask is not None and war.match.ask.kind != "action":
        ask = war.match.ask
        if ask.seat == CHANCE:
            war.match.answer({"kind": "dice", "dice": rolls.pop(0)})
        else:
            done = thirdage.carry(war.match, ask.seat, plans[ask.seat])
            assert done.answered, f"{ask.kind} is left open"
            plans[ask.seat] = done.rest
    assert plans == {SH: {}, FP: {}}
    assert rolls == []
    assert war.figures(FP, "osgiliath") == {"gondor-regular": 3}
    assert war.figures(SH, "north-ithilien") == {"sauron-regular": 3, "sauron-elite": 1, "nazgul": 1}


def test_losses_that_cannot_be_taken_are_refused() -> None:
    garrison = {"osgiliath": {"gondor-regular": 2, "gondor-elite": 2}}
    war = dark("army", shadow={"north-ithilien": {"sauron-regular": 5}}, free_peoples=garrison, hands=CARDS)
    carried(war, SH, kind="attack", **TO_OSGILIATH, figures={"sauron-regular": 5}, combat_cards="decline")
    carried(war, FP, combat_cards="decline")
    for roll in ([6, 1, 1, 1, 1], [1, 1, 1, 1]):
        war.match.answer({"kind": "dice", "dice": roll})
    assert war.open() == [(FP, "take-hit")]
    refused(war, FP, {"losses": {"rohan-regular": 1}}, "reason-wotr-cannot-be-hit")
    refused(war, FP, {"losses": {"gondor-elite": 1}}, "reason-wotr-elite-is-reduced")
    refused(war, FP, {"losses": {"no-such-figure": 1}}, "refused-unknown-id")
    refused(war, FP, {"losses": ["gondor-regular"]}, "refused-bad-answer")
    refused(war, FP, {"losses": {"gondor-regular": "two"}}, "refused-bad-answer")
    assert carried(war, FP, losses={"gondor-regular": 0}) == ([], {"losses": {"gondor-regular": 0}})
    assert carried(war, FP, losses={"rohan-regular": 1, "gondor-regular": 1})[1] == {"losses": {"rohan-regular": 1}}


# -- cards ----------------------------------------------------------------------------------------------------------
def test_a_card_with_targets() -> None:
    """Cirdan's Ships: where, and which two units, told in order."""
    there = {"pelargir": {"gondor-regular": 1}, "grey-havens": {"elves-elite": 1}}
    war = free("event", free_peoples=there, hands={"free-peoples": ["fp-str-13"]}, nations=at_war("elves"))
    answers_given, rest = carried(
        war, FP, kind="play-card", card="fp-str-13", targets=["pelargir", "elves-elite", "elves-regular"]
    )
    assert answers_given == [
        {"kind": "use-die", "die": "event"},
        {"kind": "play-card", "card": "fp-str-13"},
        {"kind": "recruit-in", "region": "pelargir"},
        {"kind": "unit", "figure": "elves-elite"},
        {"kind": "unit", "figure": "elves-regular"},
    ]
    assert rest == {}
    assert war.figures(FP, "pelargir") == {"gondor-regular": 1, "elves-elite": 1, "elves-regular": 1}


def test_a_card_is_played_once_even_where_it_lets_another_be_played() -> None:
    def ents(war: War, side: int) -> Flow[None]:
        yield from play_without_die(war, side, lambda w, card: w.facts.cards[card].die == 0)

    hand = ["fp-char-12", "fp-char-20"]
    war = free("character", hands={"free-peoples": hand}, fellowship={"corruption": 2})
    bends(war, "fp-char-20", "play", ents)
    war.match.rules.effects.pop("fp-char-20/condition", None)
    answers_given, _ = carried(war, FP, kind="play-card", card="fp-char-20")
    assert kinds(answers_given) == ["use-die", "play-card"]
    assert war.open() == [(FP, "another-card")]
    assert kinds(carried(war, FP, kind="play-card", card="fp-char-12")[0]) == ["play-card"]


def test_targets_are_taken_in_order_and_by_their_meaning() -> None:
    war = dark("army")
    targets = ["north-ithilien", "osgiliath", {"sauron-regular": 2}]
    answers_given, rest = carried(war, SH, kind="attack", targets=targets)
    assert answers_given[2:] == [
        {"kind": "attack-from", "region": "north-ithilien"},
        {"kind": "attack-target", "region": "osgiliath"},
        {"kind": "attackers", "figures": {"sauron-regular": 2}},
    ]
    assert rest == {}


def test_a_target_that_is_forbidden_is_refused_and_one_that_means_nothing_here_waits() -> None:
    war = dark("army")
    refused(war, SH, {"kind": "attack", "targets": ["bree"]}, "reason-wotr-no-army-there")
    answers_given, rest = carried(war, SH, kind="attack", targets=["gondor"])
    assert kinds(answers_given) == ["use-die", "attack"]
    assert rest == {"targets": ["gondor"]}


def test_answers_by_kind_of_ask() -> None:
    war = dark("army", hands=CARDS)
    answers_given, rest = carried(war, SH, kind="attack", **TO_OSGILIATH,
                          answers={"attackers": {"sauron-regular": 3}, "press": ["press"]})  # fmt: skip
    assert kinds(answers_given) == WAY
    assert rest == {"answers": {"press": ["press"]}}
    assert carried(war, SH, answers={"combat-card": {"kind": "decline"}})[0] == [{"kind": "decline"}]


def test_an_answer_that_is_none_is_refused() -> None:
    war = dark("army")
    attack = {"kind": "attack", **TO_OSGILIATH}
    refused(war, SH, {**attack, "answers": {"attackers": {"sauron-regular": 9}}}, "refused-count")
    refused(war, SH, {**attack, "answers": {"attackers": "everybody"}}, "refused-bad-answer")


# -- what is refused ------------------------------------------------------------------------------------------------
def refused(war: Scenario, seat: str, intent: Any, id: str) -> None:
    """The intent is refused with this reason, and the match is as it was."""
    before, record = picture(war.match), war.match.record()
    with pytest.raises(Refused) as caught:
        thirdage.carry(war.match, seat, intent)
    assert caught.value.id == id
    assert picture(war.match) == before
    assert war.match.record() == record


@pytest.mark.parametrize(
    ("seat", "intent", "id"),
    [
        (SH, {}, "refused-intent-unknown"),
        (SH, "attack", "refused-intent-unknown"),
        (SH, None, "refused-intent-unknown"),
        (SH, {"kind": "fly"}, "refused-intent-unknown"),
        (SH, {"kind": ["attack"]}, "refused-intent-unknown"),
        (SH, {"kind": "attack", "from_region": "dagorlad"}, "refused-bad-answer"),
        (SH, {"kind": "attack", "colour": "red"}, "refused-bad-answer"),
        (SH, {"kind": "move-army"}, "refused-bad-answer"),
        (SH, {"kind": "attack", "targets": "osgiliath"}, "refused-bad-answer"),
        (SH, {"kind": "attack", "answers": ["press"]}, "refused-bad-answer"),
        (SH, {"kind": "attack", "answers": {"no-such-ask": "press"}}, "refused-bad-answer"),
        (SH, {"kind": "attack", "also": {}}, "refused-bad-answer"),
        (SH, {"kind": "attack", "also": ["osgiliath"]}, "refused-bad-answer"),
        (SH, {"kind": "attack", **TO_OSGILIATH, "die": 3}, "refused-unknown-id"),
        (SH, {"kind": "muster", "figure": "sauron-regular", "region": "moon"}, "refused-unknown-id"),
        (SH, {"kind": "attack", "from_region": "bree", "region": "the-shire"}, "reason-wotr-no-army-there"),
        (SH, {"kind": "muster", "figure": "sauron-regular", "region": "bree"}, "reason-wotr-not-own-settlement"),
        (SH, {"kind": "hide"}, "reason-wotr-other-side"),
        (FP, {"kind": "hide"}, "reason-wotr-hidden"),
        ("gondor", {"kind": "pass"}, "refused-seat-unknown"),
        (CHANCE, {"kind": "pass"}, "refused-seat-unknown"),
    ],
)
def test_what_is_refused_changes_nothing(seat: str, intent: Any, id: str) -> None:
    refused(dark("army", "muster"), seat, intent, id)


def test_a_match_that_is_over() -> None:
    war = dark("army")
    war.match.finish("agreed", [])
    refused(war, SH, {"kind": "attack"}, "refused-over")


def test_a_seat_that_is_not_asked_keeps_its_decisions() -> None:
    assert carried(dark("army"), FP, losses={"gondor-regular": 1}) == ([], {"losses": {"gondor-regular": 1}})


# -- random play ----------------------------------------------------------------------------------------------------
def replayed(match: Match) -> None:
    assert thirdage.replay(match.record(), check=True, fate=None).view("referee") == match.view("referee")


@pytest.mark.parametrize("seed", range(3))
def test_what_is_possible_is_carried_and_what_is_not_is_refused_as_explained(seed: int) -> None:
    match, rng = new_match(seed), Rng(seed + 70)
    carried_through = 0
    for i in range(220):
        ask = match.ask
        if ask is None:
            break
        if ask.seat != CHANCE and i % 2 == 0:
            for intent in some_intents(match, rng)[:25]:
                reason = match.explain(ask.seat, intent)
                twin = thirdage.replay(match.record()) if i % 40 == 0 else match.fork()
                if reason is not None:
                    with pytest.raises(Refused) as caught:
                        thirdage.carry(twin, ask.seat, intent)
                    assert caught.value.reason == reason
                    continue
                done = thirdage.carry(twin, ask.seat, intent)
                WOTR.check(twin.position)
                carried_through += bool(done.answered)
                if not done.answered:
                    assert done.rest == intent
        match.answer(ask.options.sample(rng))
    replayed(match)
    assert carried_through > 30
