"""Carrying a whole intent of Kings of Middle-earth through its asks."""

from __future__ import annotations

import thirdage
from tests.wotr.board import at_war
from thirdage.games.wotr.kings.bundle import KINGS

from .court import FP, GAME, SH, Json, Kings, acts, free, on, state, tokens

RULER_TOKEN: Json = {"kind": "ruler-token", "ability": "mustering-of-the-mark"}
CORRUPT: Json = {"kind": "corrupt", "sovereign": "brand"}


def carried(war: Kings, seat: str, intent: Json) -> tuple[list[str], Json]:
    """The kinds of the answers that an intent became, and what is left of it."""
    done = thirdage.carry(war.match, seat, intent)
    GAME.check(war.position)
    assert done.asks == war.match.asks
    return [entry["answer"]["kind"] for entry in done.answered], done.rest


def test_KM_TOK_02_a_ruler_token_is_spent() -> None:
    awake = free(edoras={"rohan-regular": 2, "king-theoden": 1})
    war = acts(FP, "ruler-event", "event", free_peoples=awake, nations=at_war("rohan"), parts=on(tokens=["theoden"]))
    assert carried(war, FP, RULER_TOKEN) == (["ruler-token"], {})
    assert tokens(war) == []
    assert [ask.kind for ask in war.match.asks] == ["king-musters"]


def test_KM_COR_02_a_sovereign_is_tried() -> None:
    war = acts(SH, "army", hunt_box={SH: 3})
    answers, rest = carried(war, SH, CORRUPT)
    assert (answers, rest) == (["corrupt"], {})
    assert state(war, "brand") == "leader", "a tile is still to be laid"


def test_no_intent_of_the_expansion_is_forgotten() -> None:
    assert {form.kind for form, _ in KINGS.intents.values()} == {RULER_TOKEN["kind"], CORRUPT["kind"]}
