"""The position of War of the Ring as JSON: the public board, and the whole for written positions and hashes.

`reading` reads it.
"""

from __future__ import annotations

from typing import Any

from thirdage.kernel.game import listed

from .constants import (
    ASIDE,
    DECKS,
    FREE_PEOPLES,
    GONE,
    IN_FELLOWSHIP,
    SHADOW,
    SIDES,
    TOKENS,
)  # fmt: skip
from .facts import WarFacts
from .forces import Force
from .war import BATTLE_PARTS, Battle, War

Json = dict[str, Any]
PLACES = {ASIDE: "aside", IN_FELLOWSHIP: "fellowship", GONE: "gone"}
PLACE_WORDS: tuple[str, ...] = tuple(PLACES.values())
TILE_PLACES = {"pool": "pool", "drawn": "tiles_drawn", "removed": "tiles_removed", "waiting": "tiles_waiting"}


def _figures(facts: WarFacts, forces: list[Force]) -> Json:
    kinds = facts.figures
    stand = [(r, here.figures) for r, here in enumerate(forces) if here.figures]
    return {facts.regions[r].id: {kinds[f].id: n for f, n in figures} for r, figures in stand}


def _regions(facts: WarFacts, mask: int) -> list[str]:
    """The regions of a mask, in order."""
    out = []
    while mask:
        out.append(facts.regions[(mask & -mask).bit_length() - 1].id)
        mask &= mask - 1
    return out


def _write_battle(war: War, battle: Battle) -> Json:
    """A battle with the ids of the facts."""
    facts = war.facts
    out = {name.replace("_", "-"): listed(getattr(battle, name)) for name in BATTLE_PARTS}
    out["attacker"] = SIDES[battle.attacker]
    out["origin"] = facts.regions[battle.origin].id
    out["place"] = facts.regions[battle.place].id
    out["attackers"] = {facts.figures[f].id: n for f, n in battle.attackers}
    out["by-card"] = facts.cards[battle.by_card].id if battle.by_card >= 0 else None
    out["laid"] = [[SIDES[side], facts.cards[card].id] for side, card in battle.laid]
    return out


def write_public(war: War) -> Json:
    """Everything that all can see."""
    facts = war.facts
    tiles = [t.id for t in facts.tiles]
    battle = war.battle
    return {
        "turn": war.turn,
        "actions": war.actions,
        "next": listed(war.next),
        "then": listed(war.queued_seams),
        "outcome": war.outcome.json() if war.outcome is not None else None,
        "free-peoples": _figures(facts, war.free_forces),
        "shadow": _figures(facts, war.shadow_forces),
        "inside": _figures(facts, war.inside),
        "reinforcements": {f.id: war.reinforcements[i] for i, f in enumerate(facts.figures) if war.reinforcements[i]},
        "casualties": {f.id: war.casualties[i] for i, f in enumerate(facts.figures) if war.casualties[i]},
        "characters": {c.id: PLACES.get(war.where[i], "map") for i, c in enumerate(facts.characters)},
        "captured": _regions(facts, war.captured),
        "nations": {
            n.id: {"steps": war.steps_to_war[i], "active": war.is_active(i)} for i, n in enumerate(facts.nations)
        },
        "dice": {SIDES[s]: [facts.die_ids[d] for d in war.dice[s]] for s in (FREE_PEOPLES, SHADOW)},
        "hunt-box": {SIDES[s]: war.hunt_box[s] for s in (FREE_PEOPLES, SHADOW)},
        "forced-die": war.forced_die,
        "rings": {SIDES[s]: war.rings[s] for s in (FREE_PEOPLES, SHADOW)},
        "tokens": {SIDES[s]: [TOKENS[t] for t in war.tokens[s]] for s in (FREE_PEOPLES, SHADOW)},
        "rings-used": [SIDES[s] for s in (FREE_PEOPLES, SHADOW) if war.ring_used >> s & 1],
        "table": [facts.cards[c].id for c in war.table],
        "playing": [facts.cards[c].id for c in war.playing],
        "fellowship": {
            "region": facts.regions[war.ring_bearers].id,
            "progress": war.progress,
            "hidden": war.hidden,
            "corruption": war.corruption,
            "guide": facts.characters[war.guide].id,
            "mordor": war.mordor if war.mordor >= 0 else None,
            "tried": war.mordor_attempted,
            "declared": war.declared,
        },
        "tiles": {
            "pool": [tiles[t] for t in war.pool],
            "drawn": [tiles[t] for t in war.tiles_drawn],
            "removed": [tiles[t] for t in war.tiles_removed],
            "waiting": [tiles[t] for t in war.tiles_waiting],
        },
        "minion-entered": war.minion_entered,
        "once": list(war.used_this_turn),
        "actor": facts.players[war.actor].seat,
        "die": facts.die_ids[war.die] if war.die >= 0 else None,
        "battle": _write_battle(war, battle) if battle is not None else None,
        **write_order(war),
    }


def write_order(war: War) -> Json:
    """WR-MP-03, WR-MP-09: who leads and who acts next; nothing with two players."""
    players = war.facts.players
    if war.facts.one_a_side:
        return {}
    leading = {SIDES[side]: players[lead].seat for side, lead in enumerate(war.leading)}
    return {"leading": leading, "order": [players[index].seat for index in war.order]}


def write_used_dice(war: War) -> Json:
    """The dice of this turn that are no longer there, in their order."""
    return {SIDES[s]: [war.facts.die_ids[d] for d in war.used_dice[s]] for s in (FREE_PEOPLES, SHADOW)}


def write(war: War) -> Json:
    """The whole position. Where no die has been used, nothing is written of that."""
    ids = war.rules.names.ids["card"]
    out = write_public(war)
    if any(war.used_dice):
        out["used-dice"] = write_used_dice(war)
    out["decks"] = {DECKS[d]: deck.written(ids) for d, deck in enumerate(war.decks)}
    out["hands"] = {p.seat: [[ids[c], k] for c, k in sorted(war.hands[p.index])] for p in war.facts.players}
    out["discards"] = [[ids[c], k] for c, k in sorted(war.discards)]
    out["blanks"] = []
    return out
