"""The three states of a Sovereign, and how one becomes another (KM-SOV, KM-AWK, KM-COR-16 to 20).

He is a Leader while his Leader figure is on the map, Awakened while the companion is, Corrupted by a mark in the court.

Queries: `awakening(war, who) -> Reason | None` forbids to Awaken him; `sovereign-corrupted(war, who) -> None` is told;
`tiles-stay(war, who) -> Reason | None` forbids the Free Peoples to take tiles from him.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from thirdage.games.wotr.fellowship.hunt_pool import without
from thirdage.games.wotr.model.constants import FREE_PEOPLES, SHADOW
from thirdage.games.wotr.model.effects import effects_on, forbidden
from thirdage.games.wotr.model.forces import Picks, force
from thirdage.games.wotr.model.places import force_at
from thirdage.games.wotr.model.players import leading
from thirdage.games.wotr.model.war import War, renew_regions
from thirdage.games.wotr.muster.politics import companion_arrives
from thirdage.kernel import Draws, Flow, Form, Reason, chance, chance_kind, numbers

from .court import Laid, court_of, level, resists
from .facts import BY_NAME, NAMES, SOVEREIGNS, Sovereign, companion_of, is_royal, leader_of, nation_of

MOST_TILES: Final = 18
HIDDEN_TILE: Final = Form("hidden-tile", number=numbers(0, MOST_TILES))
ASK_HIDDEN_TILE: Final = chance_kind("hidden-tile", HIDDEN_TILE, {"inspired": "KM-INS-01", "card": "KM-COR-25"})


# -- states ----------------------------------------
def is_leader(war: War, who: Sovereign) -> bool:
    """KM-SOV-01: neither Awakened nor Corrupted, and still there."""
    return not war.casualties[leader_of(war, who)]


def is_awakened(war: War, who: Sovereign) -> bool:
    """KM-SOV-04: a companion in play."""
    return war.in_play(companion_of(war, who))


def is_corrupted(war: War, who: Sovereign) -> bool:
    """KM-SOV-07 to 09: in play as a Corrupted Sovereign: by a mark, with no figure that anything could befall."""
    return bool(court_of(war).corrupted >> who.index & 1)


def awakened(war: War) -> list[Sovereign]:
    """All who are Awakened and in play."""
    return [who for who in SOVEREIGNS if is_awakened(war, who)]


def corrupted(war: War) -> list[Sovereign]:
    """All who are Corrupted and in play."""
    return [who for who in SOVEREIGNS if is_corrupted(war, who)]


def leaders(war: War) -> list[Sovereign]:
    """All who are neither."""
    return [who for who in SOVEREIGNS if is_leader(war, who)]


def place_of(war: War, who: Sovereign) -> int:
    """Where he stands, in whatever state; -1 if he is out of the game."""
    if is_corrupted(war, who):
        return war.facts.region[who.home]
    if is_awakened(war, who):
        return war.where[companion_of(war, who)]
    figure = leader_of(war, who)
    if not is_leader(war, who):
        return -1
    return next(r for r in range(len(war.regions)) if force_at(war, FREE_PEOPLES, r).count(figure))


def companions_at(war: War, region: int) -> list[int]:
    """Companions on the map who stand in a region."""
    return [c for c, who in enumerate(war.facts.characters) if who.side == FREE_PEOPLES and war.where[c] == region]


def is_accompanied(war: War, who: Sovereign) -> bool:
    """KM-INS-01, KM-REM-01: a companion of his nation, or with the icon of all Free Peoples, is in his region."""
    nation, here = nation_of(war, who), place_of(war, who)
    return any(nation in war.facts.characters[c].activates for c in companions_at(war, here))


def hidden_on(war: War, who: Sovereign) -> list[int]:
    """KM-INS-02, KM-TRN-01: the places of his tiles that are not royal."""
    return [i for i, laid in enumerate(court_of(war).tiles[who.index]) if not is_royal(war, laid.tile)]


def level_of(war: War, who: Sovereign) -> int:
    """KM-COR-16: how far he is corrupted."""
    return level(war, court_of(war).tiles[who.index])


# -- tiles ----------------------------------------
def into_pool(war: War, *tiles: int) -> None:
    """Tiles return to the pool."""
    war.pool = tuple(sorted([*war.pool, *tiles]))


def return_all(war: War, who: Sovereign, rule: str) -> None:
    """KM-AWK-04, KM-SOV-02: all of his tiles return to the pool."""
    court = court_of(war)
    on_him = court.tiles[who.index]
    if on_him:
        court.tiles[who.index] = ()
        into_pool(war, *[laid.tile for laid in on_him])
        war.tell("log-wotr-sovereign-tiles-return", rule, sovereign=who.id, count=len(on_him))


def return_one(war: War, who: Sovereign, at: int, rule: str) -> None:
    """One of his tiles returns unseen."""
    court = court_of(war)
    on_him = court.tiles[who.index]
    court.tiles[who.index] = on_him[:at] + on_him[at + 1 :]
    into_pool(war, on_him[at].tile)
    war.used("sovereign:tile-returns")
    war.tell("log-wotr-sovereign-tile-returns", rule, sovereign=who.id, count=len(on_him) - 1)


def may_return(war: War, who: Sovereign) -> Reason | None:
    """KM-INS-02: he has a hidden tile, and nothing keeps it on him."""
    if not hidden_on(war, who):
        return Reason("reason-wotr-no-hidden-tile", "KM-INS-02", {"sovereign": who.id})
    reason: Reason | None = forbidden(war, "tiles-stay", who)
    return reason


def return_random(war: War, who: Sovereign, cause: str, rule: str) -> Flow[None]:
    """KM-INS-01: one hidden tile, picked at random, returns to the pool; nobody is shown it."""
    backs = hidden_on(war, who)
    at = backs[0]
    if len(backs) > 1:
        about = {"sovereign": who.id}
        seat = leading(war, FREE_PEOPLES).seat
        at = (
            yield chance(ASK_HIDDEN_TILE, Draws(HIDDEN_TILE, tuple(backs)), "corruption-tiles", cause, seat, -1, about)
        )[0]
    return_one(war, who, at, rule)


def lay(war: War, who: Sovereign, laid: Laid) -> None:
    """KM-COR-17: a tile comes onto him (it has left the pool); at his resistance he is Corrupted."""
    court = court_of(war)
    court.tiles[who.index] = (*court.tiles[who.index], laid)
    if not resists(war, who.index, court.tiles[who.index]):
        corrupt(war, who)


# -- from one state to another ----------------------------------------
def leave_map(war: War, who: Sovereign) -> int:
    """His Leader figure is taken off the map, out of an attacking part too; where it stood."""
    here, picks = place_of(war, who), ((leader_of(war, who), 1),)
    war.take(FREE_PEOPLES, here, picks)
    war.casualties[picks[0][0]] += 1
    battle = war.battle
    if battle is not None and force(war.facts, battle.attackers).has(picks):
        war.battle = battle.replaced(attackers=force(war.facts, battle.attackers).minus(picks).figures)
    return here


def awaken(war: War, who: Sovereign, region: int, rule: str = "KM-AWK-01") -> None:
    """KM-AWK-04 to 07, KM-TOK-01: the companion takes his place; tiles return, the token comes (ruling KMU-20)."""
    fights = war.battle is not None and force(war.facts, war.battle.attackers).count(leader_of(war, who)) > 0
    leave_map(war, who)
    character = companion_of(war, who)
    picks = ((war.facts.characters[character].figure, 1),)
    war.place(FREE_PEOPLES, region, picks)
    if fights and war.battle is not None:
        war.battle = war.battle.replaced(attackers=force(war.facts, war.battle.attackers).plus(picks).figures)
    war.begin_scene("awakening", sovereign=who.id, region=war.region_id(region))
    war.used(f"awakened:{who.id}")
    war.tell("log-wotr-awakened", rule, sovereign=who.id, region=war.region_id(region))
    return_all(war, who, "KM-AWK-04")
    if not war.rules.options["no-ruler-tokens"]:
        court_of(war).tokens |= 1 << who.index
    companion_arrives(war, character, region)
    war.end_scene("awakening")


def corrupt(war: War, who: Sovereign) -> None:
    """KM-COR-18 to 20: his tiles are opened, the highest is out as if drawn; he stands at home, Corrupted."""
    court = court_of(war)
    on_him = [laid.tile for laid in court.tiles[who.index]]
    facts = war.facts.tiles
    highest = max([t for t in on_him if not is_royal(war, t)], key=lambda t: (facts[t].damage, facts[t].reveal))
    court.tiles[who.index] = ()
    into_pool(war, *without(tuple(on_him), highest))
    war.tiles_drawn = tuple(sorted([*war.tiles_drawn, highest]))
    leave_map(war, who)
    court.corrupted |= 1 << who.index
    war.reveal()
    war.used(f"corrupted:{who.id}")
    war.tell("log-wotr-sovereign-tiles-opened", "KM-COR-18", sovereign=who.id, tile=[facts[t].id for t in on_him])
    war.tell("log-wotr-tile-discarded", "KM-COR-18", tile=facts[highest].id)
    war.tell("log-wotr-sovereign-corrupted", "KM-COR-20", sovereign=who.id, region=who.home)
    renew_regions(war)
    for effect in effects_on(war, "sovereign-corrupted"):
        effect(war, who)


def remove(war: War, who: Sovereign, rule: str) -> None:
    """KM-REM-01: a Corrupted Sovereign leaves the game, and his weaknesses end."""
    court_of(war).corrupted &= ~(1 << who.index)
    war.used(f"removed:{who.id}")
    war.tell("log-wotr-sovereign-removed", rule, sovereign=who.id)
    renew_regions(war)


def lost(
    base: Callable[[War, int, int, Picks, str], None], war: War, side: int, region: int, picks: Picks, rule: str
) -> None:
    """KM-SOV-02, KM-EXP-01: with a Leader his tiles return; an unused token of an Awakened one turns into dismay."""
    base(war, side, region, picks, rule)
    if side == SHADOW:
        return
    for figure, _ in picks:
        kind = war.facts.figures[figure]
        if kind.named and kind.id in NAMES:
            return_all(war, BY_NAME[kind.id], "KM-SOV-02")
    court = court_of(war)
    for who in SOVEREIGNS:
        figure = war.facts.characters[companion_of(war, who)].figure
        if any(f == figure for f, _ in picks):
            had_token = war.rules.options["no-ruler-tokens"] or court.tokens >> who.index & 1
            court.tokens &= ~(1 << who.index)
            if had_token:
                gain_dismay(war, who)


def gain_dismay(war: War, who: Sovereign) -> None:
    """KM-EXP-01, KM-TRN-03: the token turns over and goes to the Shadow, where dismay tokens are in use."""
    if war.rules.options["dismay-tokens"]:
        court_of(war).dismay |= 1 << who.index
        war.used("dismay:gained")
        war.tell("log-wotr-dismay-gained", "KM-EXP-01", sovereign=who.id)


KINDS = (ASK_HIDDEN_TILE,)
