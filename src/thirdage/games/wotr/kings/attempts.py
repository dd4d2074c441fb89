"""Corruption attempts: the Shadow spends an Eye die, draws hunt tiles and lays one on a Sovereign (KM-COR-01 to 15).

While an attempt goes on the drawn tiles count as still in the pool, so that nobody learns more than the rules say.
"""

from __future__ import annotations

from typing import Any, Final, cast

from thirdage.games.wotr.fellowship.hunt_pool import without
from thirdage.games.wotr.model.constants import FREE_PEOPLES, SHADOW
from thirdage.games.wotr.model.facts import WarFacts
from thirdage.games.wotr.model.players import acting
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.turn.asks import ACCEPT, ACCEPT_FORM, DECLINE, DECLINE_FORM
from thirdage.games.wotr.turn.free_actions import FreeAction
from thirdage.kernel import (
    EVERYONE,
    Ask,
    AskKind,
    Draws,
    Flow,
    Form,
    Listed,
    Option,
    Reason,
    Rules,
    chance,
    chance_kind,
    ids,
    open_face,
    secret_face,
    words,
)

from .court import Laid, court_of, dark_eyes, done, note, numbered
from .facts import BY_NAME, NAMES, ROYAL, SOVEREIGNS, Sovereign, is_royal
from .sovereigns import is_awakened, is_leader, lay

MOST_DRAWN: Final = 3
ATTEMPT: Final = Form("corrupt", sovereign=words(*NAMES))
ATTEMPT_TILE: Final = Form("attempt-tile", tile=ids("tile"))
LAY_TILE: Final = Form("lay-tile", tile=ids("tile"))
Drawn = list[int]


def attempt_face(rules: Rules, option: Option) -> Any:
    """KM-COR-12, KM-COR-13: tiles that cannot lie face down are shown to all as soon as they are drawn."""
    tile = cast(WarFacts, rules.facts).tiles[option[0]]
    return open_face(rules, option) if tile.eye or not tile.standard or tile.id in ROYAL else None


def laid_face(rules: Rules, option: Option) -> Any:
    """KM-COR-06, KM-TRN-01: face down, unless tiles are open."""
    return open_face(rules, option) if rules.options["open-corruption"] else secret_face(rules, option)


ASK_ATTEMPT_TILE: Final = chance_kind("attempt-tile", ATTEMPT_TILE, {"attempt": "KM-COR-05"}, attempt_face)
ASK_LAY_TILE: Final = AskKind("lay-tile", "the player who tries to corrupt", "KM-COR-06", (LAY_TILE,), laid_face)
ASK_DRAW_ON: Final = AskKind(
    "draw-on", "the player who tries to corrupt, where the last tile counts", "KM-TRN-02", (ACCEPT_FORM, DECLINE_FORM)
)


# -- who may be tried ----------------------------------------
def may_target(war: War, who: Sovereign) -> Reason | None:
    """KM-COR-04, KM-SOV-10: a Sovereign neither Awakened nor Corrupted."""
    if is_leader(war, who):
        return None
    rule = "KM-SOV-10" if is_awakened(war, who) else "KM-COR-04"
    return Reason("reason-wotr-no-target-for-corruption", rule, {"sovereign": who.id})


def may_attempt(war: War, side: int, option: Option) -> Reason | None:
    """KM-COR-01, KM-COR-03, KM-COR-23, KM-COR-24, KM-MP-04, KM-MP-05: two Eyes, a free enemy die, each once a turn."""
    who = BY_NAME[option[0]]
    if not war.dice[FREE_PEOPLES]:
        return Reason("reason-wotr-attempt-no-free-dice", "KM-COR-01")
    if war.hunt_box[SHADOW] < 2:
        return Reason("reason-wotr-attempt-needs-eyes", "KM-COR-01")
    target = may_target(war, who)
    if target is not None:
        return target
    if f"tried:{who.id}" in done(war):
        return Reason("reason-wotr-tried-already", "KM-COR-03", {"sovereign": who.id})
    last = [mark for mark in done(war) if mark.startswith("corruptor:")][-1:]
    if not war.facts.one_a_side and last == [corruptor(war, side)]:
        return Reason("reason-wotr-corruptors-alternate", "KM-MP-04")
    return None


def corruptor(war: War, side: int) -> str:
    """KM-MP-03, KM-MP-04: the corruptor token: who made the last attempt of the turn, cards apart (ruling KMU-23)."""
    return f"corruptor:{acting(war, side).seat}"


def attempt(war: War, side: int, option: Option) -> Flow[None]:
    """KM-COR-02 to 07: an Eye die leaves the box; as many tiles are drawn as Eyes remain, three at most."""
    who = BY_NAME[option[0]]
    note(war, f"tried:{who.id}", corruptor(war, side))
    war.hunt_box[SHADOW] -= 1
    war.used("attempt")
    war.tell("log-wotr-attempt", "KM-COR-04", seat=acting(war, side).seat, sovereign=who.id, count=war.hunt_box[SHADOW])
    yield from draw_for(war, side, who, min(MOST_DRAWN, war.hunt_box[SHADOW]))


# -- the tiles ----------------------------------------
def draw_for(war: War, side: int, who: Sovereign, most: int) -> Flow[None]:
    """What is drawn for a Sovereign is a scene of its own."""
    war.begin_scene("attempt", sovereign=who.id)
    yield from draw_and_lay(war, side, who, most)
    war.end_scene("attempt")


def draw_and_lay(war: War, side: int, who: Sovereign, most: int) -> Flow[None]:
    """KM-COR-05 to 08, KM-COR-12 to 15: one by one; a royal tile ends it, others that cannot serve are replaced.

    KM-COR-09: of equal tiles one is chosen too, or that nobody is asked would tell which tile lies there.
    """
    drawn: Drawn = []
    aside: Drawn = []
    last_counts = war.rules.options["last-tile-counts"]
    while len(drawn) < most:
        tile = yield from draw_one(war, side, who, (*drawn, *aside))
        if tile < 0:
            break
        fact = war.facts.tiles[tile]
        if is_royal(war, tile):
            take_royal(war, who, tile)
            return
        if fact.eye or not fact.standard:
            war.tell("log-wotr-attempt-replaced", "KM-COR-12", tile=fact.id)
            aside.append(tile)
            continue
        drawn.append(tile)
        if last_counts and len(drawn) < most and not (yield from draws_on(war, side, who, tile)):
            break
    if not drawn:
        war.tell("log-wotr-attempt-in-vain", "KM-COR-21", sovereign=who.id)
        return
    kept = drawn[-1]
    if not last_counts and len(drawn) > 1:
        args = {"sovereign": who.id}
        options = Listed([LAY_TILE(tile) for tile in dict.fromkeys(drawn)])
        kept = (yield Ask(ASK_LAY_TILE, acting(war, side).seat, options, args, args))[0]
    lay_hidden(war, who, kept, without(tuple(drawn), kept))


def draw_one(war: War, side: int, who: Sovereign, held: tuple[int, ...]) -> Flow[int]:
    """KM-COR-21: a tile of the pool, which is refilled with drawn standard tiles if need be; -1 if there is none."""
    left = left_in_pool(war, held)
    if not left:
        back = tuple([tile for tile in war.tiles_drawn if war.facts.tiles[tile].standard])
        war.tiles_drawn = tuple([tile for tile in war.tiles_drawn if not war.facts.tiles[tile].standard])
        war.pool = tuple(sorted([*war.pool, *back]))
        if not back:
            return -1
        war.tell("log-wotr-pool-refilled", "KM-COR-21", count=len(back))
        left = left_in_pool(war, held)
    about, seat = {"sovereign": who.id}, acting(war, side).seat
    ask = chance(ASK_ATTEMPT_TILE, Draws(ATTEMPT_TILE, left), "hunt-pool", "attempt", seat, dark_eyes(war), about)
    tile: int = (yield ask)[0]
    war.used(f"attempt-tile:{war.facts.tiles[tile].id}")
    return tile


def left_in_pool(war: War, held: tuple[int, ...]) -> tuple[int, ...]:
    """The pool without the tiles in hand."""
    left = war.pool
    for tile in held:
        left = without(left, tile)
    return left


def draws_on(war: War, side: int, who: Sovereign, tile: int) -> Flow[bool]:
    """KM-TRN-02, KM-TRN-05: after each tile the Shadow may stop; if it goes on, the tile returns."""
    args = {"sovereign": who.id, "tile": war.facts.tiles[tile].id}
    known = {"sovereign": who.id}
    ask = Ask(ASK_DRAW_ON, acting(war, side).seat, Listed([ACCEPT, DECLINE]), args, known)
    return (yield ask) is ACCEPT


def take_royal(war: War, who: Sovereign, tile: int) -> None:
    """KM-COR-13: it lies open on him and counts nothing; the other tiles return unseen (ruling KMU-03)."""
    war.pool = without(war.pool, tile)
    war.used("attempt:royal")
    war.tell("log-wotr-attempt-royal", "KM-COR-13", tile=war.facts.tiles[tile].id, sovereign=who.id)
    lay(war, who, Laid(tile, EVERYONE))


def lay_hidden(war: War, who: Sovereign, tile: int, others: tuple[int, ...]) -> None:
    """KM-COR-06: face down onto him; the others are shown and return."""
    facts, eyes = war.facts.tiles, dark_eyes(war)
    if others:
        war.reveal()
        war.tell("log-wotr-attempt-shown", "KM-COR-06", tile=[facts[t].id for t in others])
    war.tell("log-wotr-corruption-laid", "KM-COR-06", EVERYONE & ~eyes, sovereign=who.id)
    war.tell("log-wotr-corruption-laid-open", "KM-COR-06", eyes, sovereign=who.id, tile=facts[tile].id)
    may_be = may_lie_there(war, others)
    war.pool = without(war.pool, tile)
    lay(war, who, Laid(tile, eyes, may_be))


def may_lie_there(war: War, shown: tuple[int, ...]) -> tuple[int, ...]:
    """What the public holds possible of a tile laid now: any numbered one that it cannot place, nor has just seen."""
    kinds = numbered(war)
    hidden = [laid.tile for on_him in court_of(war).tiles for laid in on_him if laid.known != EVERYONE]
    unplaced = [tile for tile in (*war.pool, *hidden) if tile in kinds]
    for tile in shown:
        unplaced.remove(tile)
    return tuple(sorted(set(unplaced)))


ATTEMPTING = FreeAction(ATTEMPT, lambda _w, _s: [ATTEMPT(who.id) for who in SOVEREIGNS], may_attempt, attempt)
KINDS = (ASK_ATTEMPT_TILE, ASK_LAY_TILE, ASK_DRAW_ON)
