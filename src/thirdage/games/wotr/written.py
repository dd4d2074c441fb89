"""The position of War of the Ring as JSON: the public board, and the whole for written positions and hashes."""

from __future__ import annotations

from typing import Any, cast

from thirdage.kernel import EVERYONE, Deck, Rules, read_deck, read_outcome
from thirdage.kernel.writing import listed, read_number, read_seam, read_truth, tupled

from .constants import (
    ASIDE,
    CORRUPTION_LIMIT,
    D_EYE,
    DECKS,
    ELVEN_RINGS,
    FREE_PEOPLES,
    GONE,
    IN_FELLOWSHIP,
    MORDOR_STEPS,
    RESULTS,
    SHADOW,
    SIDES,
    TOKENS,
    TRACK_END,
)  # fmt: skip
from .facts import WarFacts
from .forces import Force, force
from .model import BATTLE_PARTS, Battle, Held, War, fresh

Json = dict[str, Any]
PLACES = {ASIDE: "aside", IN_FELLOWSHIP: "fellowship", GONE: "gone"}
TILE_PLACES = ("pool", "drawn", "removed", "waiting")
SUCCESSORS = {"aragorn": "strider", "gandalf-the-white": "gandalf-the-grey"}
"""WR-FIG-10: who takes whose place; both are one person."""


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


def _forces(facts: WarFacts, data: Json) -> list[Force]:
    out = [force(facts, ())] * len(facts.regions)
    for region, figures in data.items():
        counts = [(facts.figure[f], read_number(figures, f, 0)) for f in figures]
        out[facts.region[region]] = force(facts, counts)
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


def _read_battle(facts: WarFacts, data: Json) -> Battle:
    """The battle of its JSON form, but for the combat cards laid in it."""
    out = {name.replace("-", "_"): tupled(value) for name, value in data.items() if name != "laid"}
    out["attacker"] = SIDES.index(data["attacker"])
    out["origin"] = facts.region[data["origin"]]
    out["place"] = facts.region[data["place"]]
    out["attackers"] = tuple(sorted([(facts.figure[f], n) for f, n in data["attackers"].items()]))
    out["by_card"] = facts.card[data["by-card"]] if data.get("by-card") is not None else -1
    return Battle(**out)


def write_public(war: War) -> Json:
    """Everything that all can see."""
    facts = war.facts
    tiles = [t.id for t in facts.tiles]
    battle = war.battle
    return {
        "turn": war.turn,
        "actions": war.actions,
        "next": listed(war.next),
        "then": listed(war.then),
        "outcome": war.outcome.json() if war.outcome is not None else None,
        "free-peoples": _figures(facts, war.free),
        "shadow": _figures(facts, war.shadow),
        "inside": _figures(facts, war.inside),
        "reinforcements": {f.id: war.reinforcements[i] for i, f in enumerate(facts.figures) if war.reinforcements[i]},
        "casualties": {f.id: war.casualties[i] for i, f in enumerate(facts.figures) if war.casualties[i]},
        "characters": {c.id: PLACES.get(war.where[i], "map") for i, c in enumerate(facts.characters)},
        "captured": _regions(facts, war.captured),
        "nations": {n.id: {"steps": war.steps[i], "active": war.is_active(i)} for i, n in enumerate(facts.nations)},
        "dice": {SIDES[s]: [RESULTS[d] for d in war.dice[s]] for s in (FREE_PEOPLES, SHADOW)},
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
            "tried": war.tried,
            "declared": war.declared,
        },
        "tiles": {
            "pool": [tiles[t] for t in war.pool],
            "drawn": [tiles[t] for t in war.drawn],
            "removed": [tiles[t] for t in war.removed],
            "waiting": [tiles[t] for t in war.waiting],
        },
        "minion-entered": war.minion_entered,
        "once": list(war.once),
        "actor": SIDES[war.actor],
        "die": RESULTS[war.die] if war.die >= 0 else None,
        "battle": _write_battle(war, battle) if battle is not None else None,
    }


def read_public(rules: Rules, data: Json) -> War:
    """The public part of a position; parts not mentioned as at set-up, figures not mentioned in reinforcements."""
    facts = cast(WarFacts, rules.facts)
    war = fresh(rules, facts)
    at_start = war.next
    war.next = read_seam(rules, data.get("next", war.next))
    war.turn = read_number(data, "turn", 0 if war.next in (("turn",), at_start) else 1)
    war.actions = read_number(data, "actions", 0)
    war.then = tuple([read_seam(rules, seam) for seam in data.get("then", [])])
    war.outcome = read_outcome(data.get("outcome"))
    for key, forces in (("free-peoples", war.free), ("shadow", war.shadow), ("inside", war.inside)):
        if key in data:
            forces[:] = _forces(facts, data[key])
    _read_characters(war, data.get("characters", {}))
    _read_pools(war, data)
    war.captured = sum([1 << facts.region[r] for r in data.get("captured", [])])
    for name, state in data.get("nations", {}).items():
        nation = facts.nation[name]
        war.steps[nation] = read_number(state, "steps", war.steps[nation], 3)
        bit = 1 << nation
        war.active = war.active | bit if read_truth(state, "active", war.is_active(nation)) else war.active & ~bit
    for s, side in enumerate(SIDES):
        if side in data.get("dice", {}):
            war.dice[s] = tuple(sorted([RESULTS.index(d) for d in data["dice"][side]]))
            assert D_EYE not in war.dice[s], "an Eye is no unused die (WR-DICE-11)"
        war.hunt_box[s] = read_number(data.get("hunt-box", {}), side, 0, 10)
        war.rings[s] = read_number(data.get("rings", {}), side, war.rings[s], ELVEN_RINGS)
        if side in data.get("tokens", {}):
            war.tokens[s] = tuple(sorted([TOKENS.index(t) for t in data["tokens"][side]]))
    war.forced_die = read_truth(data, "forced-die", war.forced_die)
    war.ring_used = sum([1 << SIDES.index(s) for s in data.get("rings-used", [])])
    war.table = tuple([facts.card[c] for c in data.get("table", [])])
    war.playing = tuple([facts.card[c] for c in data.get("playing", [])])
    _read_fellowship(war, data.get("fellowship", {}))
    _read_tiles(war, data.get("tiles", {}))
    war.minion_entered = read_truth(data, "minion-entered", _a_minion_stands(war))
    war.once = tuple([str(name) for name in data.get("once", [])])
    war.actor = SIDES.index(data.get("actor", "free-peoples"))
    war.die = RESULTS.index(data["die"]) if data.get("die") is not None else -1
    war.battle = _read_battle(facts, data["battle"]) if data.get("battle") is not None else None
    return war


def _read_tiles(war: War, data: Json) -> None:
    """Tiles by place; a standard tile that is not mentioned is in the pool if no pool is given."""
    assert not data.keys() - set(TILE_PLACES), f"tiles lie in {', '.join(TILE_PLACES)}"
    keys = war.facts.tile
    for name in TILE_PLACES:
        if name in data:
            setattr(war, name, tuple(sorted([keys[t] for t in data[name]])))
    if "pool" not in data:
        left = list(war.pool)
        for tile in (*war.drawn, *war.removed):
            if war.facts.tiles[tile].standard:
                left.remove(tile)
        war.pool = tuple(left)


def _a_minion_stands(war: War) -> bool:
    return any(c.kind == "minion" and war.in_play(i) for i, c in enumerate(war.facts.characters))


def _read_characters(war: War, states: Json) -> None:
    """A character stands where his figure is; else where the position says; else as at set-up."""
    facts = war.facts
    stands: dict[int, int] = {}
    for forces in (war.free, war.shadow, war.inside):
        for region, here in enumerate(forces):
            for c in here.characters:
                assert c not in stands, f"{facts.characters[c].id} stands twice"
                stands[c] = region
    words = {word: value for value, word in PLACES.items()}
    for i, character in enumerate(facts.characters):
        if character.id in states and states[character.id] != "map":
            war.where[i] = words[states[character.id]]
            assert i not in stands, f"{character.id} stands in a region"
        if i in stands:
            war.where[i] = stands[i]
        assert states.get(character.id) != "map" or i in stands, f"{character.id} stands nowhere"
    for successor, before in SUCCESSORS.items():
        if war.where[facts.character[successor]] >= 0 and before not in states:
            assert facts.character[before] not in stands, f"{before} and {successor} are one person"
            war.where[facts.character[before]] = GONE


def _read_pools(war: War, data: Json) -> None:
    """Figures not on the map are casualties as far as told, the rest are reinforcements (or the other way round)."""
    facts = war.facts
    lost, waiting = data.get("casualties"), data.get("reinforcements", {})
    for name in (lost or {}) | waiting:
        assert facts.figures[facts.figure[name]].character < 0, f"{name} is a character"
    placed = [0] * len(facts.figures)
    for forces in (war.free, war.shadow, war.inside):
        for here in forces:
            for f, n in here.figures:
                placed[f] += n
    for i, figure in enumerate(facts.figures):
        if figure.character >= 0:
            war.reinforcements[i] = war.casualties[i] = 0
            continue
        out = placed[i]
        assert out <= figure.limit, f"more {figure.id} than there are"
        away = figure.limit - out
        if lost is None and figure.id in waiting:
            war.casualties[i] = away - read_number(waiting, figure.id, 0, away)
        else:
            war.casualties[i] = read_number(lost or {}, figure.id, 0, away)
        war.reinforcements[i] = away - war.casualties[i]
        assert figure.side == FREE_PEOPLES or not war.casualties[i], f"{figure.id} comes back, it is no casualty"
        if lost is not None and figure.id in waiting:
            assert war.reinforcements[i] == waiting[figure.id], f"{figure.id}: map and boxes do not add up"


def _read_fellowship(war: War, data: Json) -> None:
    facts = war.facts
    war.ring_bearers = facts.region[data.get("region", facts.regions[war.ring_bearers].id)]
    war.progress = read_number(data, "progress", 0, TRACK_END)
    war.hidden = read_truth(data, "hidden", war.hidden)
    war.corruption = read_number(data, "corruption", 0, CORRUPTION_LIMIT)
    war.mordor = read_number(data, "mordor", 0, MORDOR_STEPS) if data.get("mordor") is not None else -1
    war.tried = read_truth(data, "tried", war.tried)
    war.declared = read_truth(data, "declared", war.declared)
    companions = war.companions()
    if "guide" in data:
        war.guide = facts.character[data["guide"]]
    elif not companions:
        war.guide = facts.character["gollum"]
    elif war.guide not in companions:
        war.guide = max(companions, key=lambda c: facts.characters[c].level)


def write(war: War) -> Json:
    """The whole position."""
    ids = war.rules.names.ids["card"]
    out = write_public(war)
    out["decks"] = {DECKS[d]: deck.written(ids) for d, deck in enumerate(war.decks)}
    out["hands"] = {war.seat(s): [[ids[c], k] for c, k in sorted(war.hands[s])] for s in (FREE_PEOPLES, SHADOW)}
    out["discards"] = [[ids[c], k] for c, k in sorted(war.discards)]
    out["blanks"] = []
    return out


def read(rules: Rules, data: Json) -> War:
    """A written position. A hand card is an id, [id, who knows it], or a deck for a card to be drawn by chance."""
    war = read_public(rules, data)
    keys = rules.names.keys["card"]
    blanks: list[tuple[int, int]] = [(s, d) for s, d in data.get("blanks", [])]
    hands = {rules.names.key("seat", seat): cards for seat, cards in data.get("hands", {}).items()}
    for side, cards in sorted(hands.items()):  # whatever the order of the keys, the same cards are dealt
        hand: list[Held] = []
        for card in cards:
            if card in DECKS:
                blanks.append((side, DECKS.index(card)))
            elif isinstance(card, str):
                hand.append((keys[card], war.eyes(side)))
            else:
                hand.append((keys[card[0]], card[1] | war.eyes(side)))
        war.hands[side] = tuple(hand)
    known = [(c, EVERYONE) if isinstance(c, str) else (c[0], c[1]) for c in data.get("discards", [])]
    war.discards = tuple([(keys[c], k) for c, k in known])
    if war.battle is not None:
        laid = [(SIDES.index(side), keys[card]) for side, card in data["battle"].get("laid", [])]
        war.battle = war.battle.replaced(laid=tuple(laid))
    placed = {c for hand in war.hands for c, _ in hand} | {c for c, _ in war.discards}
    placed |= {*war.table, *war.playing, *war.committed_cards()}
    for d, name in enumerate(DECKS):
        if name in data.get("decks", {}):
            war.decks[d] = read_deck(data["decks"][name], keys)
        else:
            war.decks[d] = Deck(tuple([c for c in war.decks[d].rest if c not in placed]))
    if blanks:
        war.then = (war.next, *war.then)
        war.next = ("deal-blanks", *[n for blank in blanks for n in blank])
    return war
