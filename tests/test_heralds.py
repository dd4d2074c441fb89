"""A bundle extends War of the Ring in every way, without a line of base code: see `heralds`."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import pytest

from tests.heralds import ENOUGH, GAME, HERALD, HERALDS, HOME, MOST, ROWS, Favours
from tests.words_checks import ids_in_code
from thirdage import new_match
from thirdage.bots import Eyes, OutsideGameError, make_bot, register_outside_games
from thirdage.bots.bot_games import SeatedBots
from thirdage.bots.odds import answers_for, odds
from thirdage.bots.soak import SoakPlan, soak_game
from thirdage.bots.wotr.evaluation import contributions, win_probability
from thirdage.cli.boards.wotr import parts as board
from thirdage.games.rulebook import rulebook
from thirdage.games.wotr.game import WarOfTheRing
from thirdage.games.wotr.model.constants import FREE_PEOPLES, RESULTS, SHADOW, STRONGHOLD
from thirdage.games.wotr.model.places import controller, points, settlements_of
from thirdage.games.wotr.model.war import War
from thirdage.kernel import Match, QuickFate, Refused, Rng, read_position, replay
from thirdage.kernel.parts import part_of
from thirdage.locale import Words, catalogues, languages

Json = dict[str, Any]
FP, SH = "free-peoples", "shadow"
CHOSEN: Json = {"expansions": ["heralds"]}


def begun(position: Json, seed: int = 1) -> Match:
    match = read_position(GAME, position, CHOSEN, None)
    match.go_on(QuickFate(Rng(seed)))
    return match


def war_of(match: Match) -> War:
    assert isinstance(match.position, War)
    return match.position


def to_act(*dice: str, shadow: tuple[str, ...] = ("army",), **more: Any) -> Match:
    """The Free Peoples are to act with these dice."""
    return begun({"turn": 2, "next": ["action", 0], "dice": {FP: list(dice), SH: list(shadow)}, **more})


def offered(match: Match) -> list[Json]:
    assert match.ask is not None
    return [option.json(match.rules.names) for option in match.ask.options]


def test_a_die_of_its_own_is_rolled_written_and_used() -> None:
    match = begun({"turn": 1, "next": ["turn"]})
    while match.ask is not None and (match.ask.kind != "action" or match.ask.seat != FP):
        match.answer(next(iter(match.ask.options)))
    dice = match.view(SH)["position"]["dice"][FP]
    assert len(dice) == 4, "four, and the Herald die, less the one that is put aside"
    herald = next(die for die in dice if die.startswith(HERALD))
    assert GAME.read(match.rules, GAME.write(match.line.checkpoint)).dice == war_of(match).dice
    match.answer({"kind": "use-die", "die": herald})
    if match.ask is not None and match.ask.kind == "will-of-the-west":
        match.answer({"kind": "become", "die": "herald-army"})
    assert {"kind": "send-herald"} in offered(match), "any result of it sends a Herald"


def test_an_ordinary_die_allows_the_action_only_with_its_results() -> None:
    for die in ("character", "army-muster", "muster", "event"):
        match = to_act(die)
        match.answer({"kind": "use-die", "die": die})
        assert ({"kind": "send-herald"} in offered(match)) == (die in ("muster", "army-muster"))


def test_any_result_of_its_own_die_allows_the_action() -> None:
    for die in ("herald-character", "herald-army", "herald-event"):
        match = to_act(die)
        match.answer({"kind": "use-die", "die": die})
        assert {"kind": "send-herald"} in offered(match)


def test_the_new_answer_is_secret_and_can_be_taken_back() -> None:
    match = to_act("muster")
    match.answer({"kind": "use-die", "die": "muster"})
    match.answer({"kind": "send-herald"})
    before = match.view(SH)["position"]["parts"]
    match.answer({"kind": "favour", "favour": "banner"})
    assert match.view(FP)["position"]["parts"]["heralds"] == {"favour": ["banner"], "gained": 1}
    assert match.view(SH)["position"]["parts"]["heralds"] == {"favour": [None], "gained": 1}
    assert before["heralds"] == {"favour": [], "gained": 0}


def test_the_ring_and_the_will_keep_the_kind_of_the_die() -> None:
    match = to_act("herald-character", "event")
    match.answer({"kind": "use-ring", "die": "herald-character", "to_die": "herald-muster"})
    assert match.view(FP)["position"]["dice"][FP] == ["event", "herald-muster"]
    with pytest.raises(Refused):
        match.answer({"kind": "use-ring", "die": "event", "to_die": "herald-army"})


def test_an_action_without_a_die_is_offered_also_when_no_die_is_left() -> None:
    favours: Json = {"heralds": {"favour": ["horn"], "gained": 1}}
    plain = begun({"turn": 2, "next": ["action", 1], "dice": {FP: ["event"], SH: ["army"]}, "parts": {}})
    assert {"kind": "burn-favour"} not in offered(plain)
    with pytest.raises(Refused) as refused:
        plain.answer({"kind": "burn-favour"})
    assert refused.value.rule == "TEST-H2"
    match = begun({"turn": 2, "next": ["action", 0], "dice": {FP: ["event", "event"], SH: []}, "parts": favours})
    match.answer({"kind": "skip", "die": "event"})
    assert match.ask is not None
    assert match.ask.seat == SH, "without dice, but he can burn"
    assert {"kind": "burn-favour"} in offered(match)
    match.answer({"kind": "burn-favour"})
    assert part_of(match.position, Favours).held == ()
    assert match.ask is not None
    assert match.ask.seat == FP


def test_a_region_may_hold_another_settlement_for_a_while() -> None:
    enough: Json = {"heralds": {"favour": ["horn"] * ENOUGH, "gained": ENOUGH}}
    war = war_of(to_act("muster", parts=enough))
    bree, north = war.facts.region["bree"], war.facts.nation["north"]
    assert war.regions[bree].settlement == STRONGHOLD
    assert bree in settlements_of(war, north)
    assert controller(war, bree) == FREE_PEOPLES
    taken = war_of(to_act("muster", parts=enough, captured=["bree"]))
    assert points(taken, SHADOW) == 2
    fewer = war_of(to_act("muster"))
    assert fewer.regions[bree].settlement != STRONGHOLD
    assert fewer.regions is fewer.facts.regions


def test_its_card_its_tile_and_its_captain() -> None:
    hands: Json = {FP: ["fp-char-herald"]}
    match = to_act("character", hands=hands)
    match.answer({"kind": "use-die", "die": "character"})
    match.answer({"kind": "play-card", "card": "fp-char-herald"})
    assert part_of(match.position, Favours).held == (0, 0)
    assert "std-herald" in match.view(SH)["position"]["tiles"]["pool"]
    names = match.rules.names.ids["character"]
    assert match.explain(SH, {"kind": "bring", "character": "herald-captain"}) is not None
    assert "herald-captain" in names


def test_its_captain_bends_a_combat_roll() -> None:
    position: Json = {
        "turn": 2, "next": ["action", 1], "dice": {FP: ["event"], SH: ["army"]},
        "nations": {"isengard": {"steps": 0}, "rohan": {"steps": 0, "active": True}},
        SH: {"westemnet": {"isengard-regular": 3, "herald-captain": 1}},
        FP: {"folde": {"rohan-regular": 1}},
    }  # fmt: skip
    match = begun(position)
    for answer in (
        {"kind": "use-die", "die": "army"},
        {"kind": "attack"},
        {"kind": "attack-from", "region": "westemnet"},
        {"kind": "attack-target", "region": "folde"},
    ):
        match.answer(answer)
    while match.ask is not None and match.position.next[0] != "turn" and "herald:strikes" not in match.used():
        match.answer(match.ask.options.sample(Rng(3)))
    assert match.used()["herald:strikes"]


@pytest.mark.parametrize("seed", range(900, 908))
def test_it_is_played_with_all_checks(seed: int) -> None:
    """Views, samples, forks, records, undo and what must hold of every position, at many points of whole games."""
    soaked = soak_game(GAME, SoakPlan("wotr", options=CHOSEN), seed)
    assert not soaked.failure, soaked.failure


def test_records_name_the_dice_and_replay() -> None:
    match = GAME_MATCH(7)
    rng = Rng(7)
    for _ in range(400):
        if match.ask is None:
            break
        match.answer(match.ask.options.sample(rng))
    record = match.record()
    assert record["options"]["expansions"] == ["heralds"]
    assert replay(GAME, record).record() == record
    assert set(RESULTS) < set(match.rules.names.ids["die"])


def played_by(*bots: str, seed: int = 3, answers: int = 600) -> Match:
    """A game of bots, as far as it goes in so many answers."""
    match = GAME_MATCH(seed)
    seated = SeatedBots(match, seed, dict(zip(match.seats, bots, strict=True)))
    for _ in range(answers):
        if match.ask is None:
            break
        match.answer(seated.choose(match.ask))
    return match


def test_bots_use_its_die_and_its_action() -> None:
    used = played_by("rules", "rules").used()
    assert used["herald:die"]
    assert used["herald:sent-by-its-die"]
    assert used["herald:sent"]


def test_bots_use_the_action_without_a_die_where_nothing_better_is_left() -> None:
    match = to_act("event", "event", shadow=(), parts={"heralds": {"favour": ["horn"], "gained": 1}})
    match.answer({"kind": "skip", "die": "event"})
    assert match.ask is not None
    assert match.ask.seat == SH
    chosen = make_bot("wotr", "rules", Rng(1)).choose(Eyes(match, SH), match.ask, Rng(1))
    assert chosen.kind == "burn-favour"


def test_bots_answer_its_ask_as_they_were_taught() -> None:
    match = to_act("muster")
    match.answer({"kind": "use-die", "die": "muster"})
    match.answer({"kind": "send-herald"})
    assert match.ask is not None
    bot = make_bot("wotr", "rules", Rng(1))
    chosen = [bot.choose(Eyes(match, FP), match.ask, Rng(seed)) for seed in range(4)]
    assert {option.json(match.rules.names)["favour"] for option in chosen} == {"banner"}


def test_bots_use_a_die_of_a_kind_of_its_own_for_what_its_result_allows() -> None:
    """Nothing is left to gain by Heralds, so that only the result counts: they do with it what they do with another."""

    def done_with(die: str) -> str:
        match = to_act(die, shadow=(), parts={"heralds": {"favour": [], "gained": MOST}})
        assert match.ask is not None
        return make_bot("wotr", "rules", Rng(1)).choose(Eyes(match, FP), match.ask, Rng(1)).kind

    ordinary = {die: done_with(die) for die in ("character", "army-muster", "muster", "event")}
    assert {die: done_with(f"{HERALD}-{die}") for die in ordinary} == ordinary
    assert "use-die" in ordinary.values()


def test_bots_who_look_ahead_play_it_too() -> None:
    match = played_by("planner@40n", "planner@40n", answers=60)
    assert match.rules.game.progress(match.position)[1] > 0


def test_it_bends_what_the_bots_think_of_a_position() -> None:
    """Two favours are worth 0.2 of the logarithm of the odds."""
    none, two = (war_of(to_act("muster", parts={"heralds": {"favour": ["horn"] * n, "gained": n}})) for n in (0, 2))
    assert win_probability(two, FREE_PEOPLES) > win_probability(none, FREE_PEOPLES)
    assert contributions(two)["heralds"] == pytest.approx(0.2)
    assert contributions(none)["heralds"] == 0
    assert contributions(none).keys() - {"heralds"} == contributions(war_of(new_match("wotr", seed=1))).keys()


def test_it_has_odds_of_its_own() -> None:
    match = to_act("muster", parts={"heralds": {"favour": ["horn"], "gained": 1}})
    match.answer({"kind": "use-die", "die": "muster"})
    planned = answers_for(match, FP, {"kind": "send-herald"}, Rng(1))
    assert planned == [{"kind": "send-herald"}]
    found = odds(match, FP, planned, Rng(1), lambda worlds: worlds >= 5)
    assert found["heralds"] == {"mean": 2.0, "spread": {"2": 1.0}}
    assert found["battle"] is None


def test_what_is_intended_is_explained_and_undone() -> None:
    match = to_act("character", "muster")
    assert match.explain(FP, {"kind": "send-herald"}) is None
    why = match.explain(SH, {"kind": "send-herald"})
    assert why is not None
    bare = to_act("character")
    reason = bare.explain(FP, {"kind": "send-herald"})
    assert reason is not None
    assert reason.id != "refused-intent-unknown"
    match.answer({"kind": "use-die", "die": "muster"})
    match.answer({"kind": "send-herald"})
    assert match.can_undo(FP)
    match.undo(FP)
    assert {"kind": "send-herald"} in offered(match)
    full = to_act("muster", parts={"heralds": {"favour": [], "gained": MOST}})
    gone = full.explain(FP, {"kind": "send-herald"})
    assert gone is not None
    assert (gone.id, gone.rule) == ("reason-wotr-favours-gone", "TEST-H1")


def test_what_its_dice_can_do_is_explained_as_it_is_offered() -> None:
    """Any result of its own die sends a Herald; for the rest such a die is worth what it shows."""
    intents: list[Json] = [
        {"kind": "send-herald"}, {"kind": "move-fellowship"}, {"kind": "muster"},
        {"kind": "draw-card", "deck": "free-peoples-character"},
    ]  # fmt: skip
    for die in ("herald-character", "herald-army", "herald-muster", "herald-event", "herald-will-of-the-west"):
        match = to_act(die, nations={"gondor": {"steps": 0, "active": True}})
        before = [match.explain(FP, intent) is None for intent in intents]
        match.answer({"kind": "use-die", "die": die})
        if die.endswith("west"):
            assert [match.explain(FP, intent) is None for intent in intents] == [True] * 4
            continue
        assert [intent in offered(match) for intent in intents] == before
        assert before[0]


@pytest.mark.parametrize("language", languages())
def test_everything_it_says_has_words(language: str) -> None:
    spoken = Words(language, catalogues(GAME), strict=True)
    forms = [*HERALDS.kinds[0].forms.values(), *[form for more in HERALDS.forms.values() for form in more]]
    said = ["ask-wotr-favour", *[f"answer-wotr-{form.kind}" for form in forms], "text-fp-char-herald"]
    assert not [id for id in [*said, *ids_in_code(HOME)] if not spoken.knows(id)]
    rules = GAME.rules(CHOSEN)
    plain = GAME.rules()
    for table in ("card", "tile", "character", "figure"):
        for id in set(rules.names.ids[table]) - set(plain.names.ids[table]):
            assert spoken.name(table, id) != id
    for die in ROWS["dice"]:
        assert all(spoken.knows(f"die-{die['id']}-{face}") for face in die["faces"])


def test_its_rules_and_rulings_stand_in_the_rulebook() -> None:
    book, russian, plain = rulebook(GAME), rulebook(GAME, "ru"), rulebook(WarOfTheRing())
    assert book is not None
    assert russian is not None
    assert plain is not None
    assert book.rules.keys() - plain.rules.keys() == {"TEST-H1", "TEST-H2", "TEST-H3"}
    assert book.chapters["TEST-H"] == "The Heralds"
    assert [ruling.id for ruling in book.rulings_on("TEST-H2")] == ["HRU-01"]
    assert russian.chapters["TEST-H"] == "Глашатаи"
    assert russian.rules["TEST-H2"].text != book.rules["TEST-H2"].text
    assert russian.rules["TEST-H3"].text == book.rules["TEST-H3"].text, "what is not translated stands in English"


def test_the_terminal_shows_its_part() -> None:
    match = to_act("muster", parts={"heralds": {"favour": ["horn", "banner"], "gained": 3}})
    words = Words("en", catalogues(GAME))
    shown = {seat: board(match.view(seat), words, match.rules) for seat in (FP, SH)}
    mine, theirs = ({part.id: part.said for part in shown[seat]}["part-heralds"] for seat in (FP, SH))
    assert mine == ("The Heralds", "Favours: Horn and Banner. Gained so far: 3.")
    assert theirs == ("The Heralds", "Favours: hidden and hidden. Gained so far: 3.")


def test_an_expansion_is_loaded_by_its_name() -> None:
    """In every process that THIRDAGE_GAMES reaches; here it is tried on a process of its own."""
    code = """
import thirdage
from thirdage.bots import register_outside_games
register_outside_games(), register_outside_games()
print(thirdage.new_match("wotr", {"expansions": ["heralds"]}, seed=1).rules.options["expansions"])
"""
    told = subprocess.run(
        [sys.executable, "-c", code], env=os.environ | {"THIRDAGE_GAMES": "tests.heralds:HERALDS"},
        cwd=HOME.parent.parent, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert told.stdout.strip() == "['heralds']"


def test_an_expansion_of_no_game_cannot_be_loaded() -> None:
    with pytest.raises(OutsideGameError) as wrong:
        register_outside_games({"THIRDAGE_GAMES": "tests.wotr.vault:VAULT"})
    assert str(wrong.value).startswith("tests.wotr.vault:VAULT")


def GAME_MATCH(seed: int) -> Match:
    rules = GAME.rules(CHOSEN)
    return Match(rules, GAME.start(rules), QuickFate(Rng(seed))).start()
