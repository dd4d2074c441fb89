"""A part of the position that belongs to a bundle, and a hunt pool that it hides from a seat."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any, cast

import pytest
from jsonschema import Draft202012Validator

from tests.wotr.vault import GUARDED, VAULT, Vault, game_with, vault_match
from thirdage.bots import match_checks as checks
from thirdage.bots import secrecy
from thirdage.games.cards.game import CARDS
from thirdage.games.wotr.game import WOTR
from thirdage.games.wotr.model.war import War
from thirdage.kernel import Bundle, Impossible, Match, Refused, Rng, canonical, dealt_anew, read_position, replay
from thirdage.kernel.parts import part_of

Json = dict[str, Any]
FREE, DARK = "free-peoples", "shadow"


def vault_of(match: Match) -> Vault:
    return part_of(match.position, Vault)


def after(match: Match, kind: str) -> Match:
    """The match when this is asked, all before answered at random."""
    rng = Rng(5)
    while match.ask is not None and match.ask.kind != kind:
        match.answer(match.ask.options.sample(rng))
    return match


def hidden(seed: int = 1, times: int = 2) -> Match:
    """A match with so many tiles in the vault, at the first ask of the game itself."""
    return after(vault_match(seed, times), "hunt-allocation")


def set_up(position: Json) -> Match:
    """A match from a written position, with the bundle."""
    return read_position(GUARDED, position, {"expansions": ["vault"]}, None)


def test_only_the_shadow_sees_what_is_hidden() -> None:
    match = hidden()
    seen, known = match.view(FREE)["position"], match.view(DARK)["position"]
    assert seen["parts"]["vault"]["tiles"] == [None, None]
    assert seen["parts"]["vault"]["count"] == 2
    assert seen["tiles"]["pool"] == [None] * 14
    assert match.view("spectator")["position"]["tiles"] == seen["tiles"]
    for seat in (DARK, "referee"):
        shown = match.view(seat)["position"]
        assert None not in shown["tiles"]["pool"]
        assert sorted([*shown["tiles"]["pool"], *shown["parts"]["vault"]["tiles"]]) == sorted(
            WOTR.write(WOTR.start(WOTR.rules()))["tiles"]["pool"]
        )
    assert known["tiles"]["pool"] == match.written()["position"]["tiles"]["pool"]


def test_special_tiles_in_a_hidden_pool_are_known() -> None:
    match = hidden()
    war = cast(War, match.position)
    war.pool = tuple(sorted([*war.pool, war.facts.tile["sh-shelobs-lair"]]))
    assert GUARDED.view(war, FREE)["tiles"]["pool"] == ["sh-shelobs-lair", *[None] * 14]
    world = GUARDED.complete(match.rules, FREE, GUARDED.view(war, FREE), Rng(1))
    GUARDED.check(world)
    assert GUARDED.view(world, FREE) == GUARDED.view(war, FREE)


def test_until_something_is_hidden_everyone_knows_the_pool() -> None:
    rules = GUARDED.rules({"expansions": ["vault"]})
    assert None not in GUARDED.view(GUARDED.start(rules), FREE)["tiles"]["pool"]


def test_samples_put_any_tile_into_the_vault_that_may_be_there() -> None:
    match = hidden(times=1)
    rng = Rng(3)
    found: Counter[int] = Counter()
    for _ in range(400):
        world = match.sample(FREE, rng)
        GUARDED.check(world.position)
        assert world.view(FREE) == match.view(FREE)
        found[vault_of(world).tiles[0]] += 1
    assert len(found) == 7, "every kind of standard tile"
    assert match.sample(DARK, rng).view(DARK) == match.view(DARK)
    assert vault_of(match.sample(DARK, rng)).tiles == vault_of(match).tiles


def test_a_tile_that_comes_back_later_was_not_hidden_before() -> None:
    """The part remembers what each tile may be; a tile that lay face up then is none of these."""
    rest: list[str] = WOTR.write(WOTR.start(WOTR.rules()))["tiles"]["pool"]
    pool = ["std-eye", "std-1", "std-1"]
    for tile in (*pool, "std-3"):
        rest.remove(tile)
    vault = {"tiles": ["std-3"], "may-be": [["std-3"]], "count": 1}
    match = set_up({"tiles": {"pool": pool, "drawn": rest}, "parts": {"vault": vault}})
    for seed in range(20):
        assert vault_of(match.sample(FREE, Rng(seed))).tiles == vault_of(match).tiles


@pytest.mark.parametrize("seed", range(3))
def test_a_game_with_a_part_holds_all_that_must_hold(seed: int) -> None:
    """Records, samples, undo, forks, written positions and secrets, all along a random game."""
    match, rng = vault_match(seed, 3), Rng(seed)
    for turn in range(160):
        if match.ask is None:
            break
        checks.conserved(match)
        if turn % 8 == 0 or turn < 12:
            checks.forks_alike(match, rng)
            checks.position_rebuilds(match)
            checks.views_speak_json(match)
            secrecy.samples_look_real(match, rng)
            secrecy.secrets_stay(match, rng)
        ask = match.asks[0]
        option = ask.options.sample(rng)
        worlds = {seat: secrecy.sampled(match, seat, rng) for seat in match.seats} if turn < 24 else {}
        before = {seat: match.view(seat)["position"] for seat in checks.onlookers(match)}
        match.answer(option)
        if worlds:
            secrecy.undo_hides_nothing(match, worlds, ask, option, rng)
            secrecy.undo_takes_back(match, before, ask, option)
    checks.record_replays(match)


def test_a_match_goes_on_from_its_written_form() -> None:
    match = hidden()
    data = json.loads(json.dumps(match.written()))
    assert data["position"]["parts"]["vault"]["count"] == 2
    again = set_up(data)
    assert again.view("referee")["position"] == match.view("referee")["position"]


def test_a_part_as_at_the_start_is_not_written() -> None:
    rules = GUARDED.rules({"expansions": ["vault"]})
    assert canonical(GUARDED.write(GUARDED.start(rules))) == canonical(WOTR.write(WOTR.start(WOTR.rules())))
    assert "parts" not in GUARDED.view(GUARDED.start(GUARDED.rules()), FREE)


def test_a_match_without_the_bundle_is_what_it_was() -> None:
    plain = Match(WOTR.rules(), WOTR.start(WOTR.rules()), None).start()
    beside = Match(GUARDED.rules(), GUARDED.start(GUARDED.rules()), None).start()
    assert canonical(beside.written()) == canonical(plain.written())
    assert canonical(beside.view(FREE)["position"]) == canonical(plain.view(FREE)["position"])


@pytest.mark.parametrize(
    ("vault", "where"),
    [
        ({"gold": 1}, "parts.vault"),
        ({"tiles": ["std-9"], "may-be": [[]], "count": 1}, "parts.vault.tiles[0]"),
        ({"tiles": ["std-3"], "may-be": [], "count": 1}, "parts.vault.may-be"),
        ({"tiles": ["std-3"], "may-be": [[]], "count": 0}, "parts.vault.count"),
        ({"tiles": ["std-3"] * 5, "may-be": [[]] * 5, "count": 5}, "tiles"),
    ],
)
def test_nonsense_in_a_part_is_refused_with_its_place(vault: Json, where: str) -> None:
    with pytest.raises(Refused) as refused:
        set_up({"parts": {"vault": vault}})
    assert refused.value.reason.args["where"] == where


def test_the_part_itself_is_checked() -> None:
    match = hidden(times=4)
    GUARDED.check(match.position)
    war = cast(War, match.position)
    vault = vault_of(match)
    vault.tiles, war.pool = (*vault.tiles, war.pool[0]), war.pool[1:]
    with pytest.raises(Impossible):
        GUARDED.check(war)


def test_a_part_of_nobody_is_refused() -> None:
    for game in (WOTR, GUARDED):
        with pytest.raises(Refused) as refused:
            read_position(game, {"position": {"parts": {"vault": {}}}}, None, None)
        assert refused.value.reason.args["found"] == "parts"


def test_a_pool_that_is_not_told_is_without_the_tiles_of_the_vault() -> None:
    vault = {"tiles": ["std-3", "std-3"], "may-be": [["std-3"]] * 2, "count": 2}
    match = set_up({"parts": {"vault": vault}})
    GUARDED.check(match.position)
    assert match.view(DARK)["position"]["tiles"]["pool"].count("std-3") == 1


def test_views_and_written_positions_follow_the_schemas_of_the_bundle() -> None:
    match = hidden()
    seen, written = [Draft202012Validator(schema) for schema in GUARDED.schemas()]
    for seat in (FREE, DARK, "spectator", "referee"):
        seen.validate(match.view(seat)["position"])
        wrong = match.view(seat)["position"]
        wrong["parts"]["vault"]["gold"] = 1
        assert not seen.is_valid(wrong)
    written.validate(match.written()["position"])
    assert not Draft202012Validator(WOTR.schemas()[0]).is_valid(match.view(FREE)["position"])


def test_a_record_names_the_bundle_and_replays() -> None:
    match = hidden()
    record = json.loads(json.dumps(match.record()))
    again = replay(GUARDED, record, check=True)
    assert vault_of(again).tiles == vault_of(match).tiles


def test_hidden_tiles_cannot_be_left_to_chance() -> None:
    """A table for others begins from what everyone knows: this part has no way to tell that."""
    assert dealt_anew(hidden()) is None
    assert dealt_anew(Match(WOTR.rules(), WOTR.start(WOTR.rules()), None).start()) is not None


def test_a_game_without_room_for_parts_says_so() -> None:
    with pytest.raises(ValueError, match="no room for the part of 'vault'"):
        CARDS.add_expansion(VAULT)
    with pytest.raises(LookupError, match="has no Vault"):
        part_of(WOTR.start(WOTR.rules()), Vault)


def test_parts_of_two_bundles_stand_side_by_side() -> None:
    class Ledger(Vault):
        """Another one."""

    game = game_with(VAULT, Bundle("ledger", part=Ledger))
    war = game.start(game.rules({"expansions": ["vault", "ledger"]}))
    assert [type(part) for part in war.parts] == [Vault, Ledger]
    assert [type(part) for part in war.copy().parts] == [Vault, Ledger]
    part_of(war, Ledger).count = 3
    assert game.write(war)["parts"] == {"ledger": {"tiles": [], "may-be": [], "count": 3}}
