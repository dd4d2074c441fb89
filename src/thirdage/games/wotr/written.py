"""The position of War of the Ring as JSON: the public board, and the whole for written positions and hashes."""

from __future__ import annotations

from typing import Any, cast

from thirdage.kernel import EVERYONE, Deck, Rules, read_deck, read_outcome

from .constants import (
    ASIDE,
    DECKS,
    FREE_PEOPLES,
    GONE,
    IN_FELLOWSHIP,
    RESULTS,
    SHADOW,
    SIDES,
)  # fmt: skip
from .facts import WarFacts
from .forces import Force, force
from .model import Battle, Held, War, fresh

Json = dict[str, Any]
PLACES = {ASIDE: "aside", IN_FELLOWSHIP: "fellowship", GONE: "gone"}
BATTLE_LISTS = ("attackers", "lost_leadership", "extra", "laid")


def _listed(value: Any) -> Any:
    """Tuples as lists, all the way down."""
    return [_listed(v) for v in value] if isinstance(value, tuple | list) else value


def _tupled(value: Any) -> Any:
    """Lists as tuples, all the way down."""
    return tuple([_tupled(v) for v in value]) if isinstance(value, tuple | list) else value


def _figures(facts: WarFacts, forces: list[Force]) -> Json:
    return {
        facts.regions[r].id: {facts.figures[f].id: n for f, n in here.figures} for r, here in enumerate(forces) if here
    }


def _forces(facts: WarFacts, data: Json) -> list[Force]:
    out = [force(facts, ())] * len(facts.regions)
    for region, figures in data.items():
        out[facts.region[region]] = force(facts, [(facts.figure[f], n) for f, n in figures.items()])
    return out


def write_public(war: War) -> Json:
    """Everything that all can see."""
    facts = war.facts
    tiles = [t.id for t in facts.tiles]
    battle = war.battle
    return {
        "turn": war.turn,
        "actions": war.actions,
        "next": _listed(war.next),
        "then": _listed(war.then),
        "outcome": war.outcome.json() if war.outcome is not None else None,
        "free-peoples": _figures(facts, war.free),
        "shadow": _figures(facts, war.shadow),
        "inside": _figures(facts, war.inside),
        "reinforcements": {f.id: war.reinforcements[i] for i, f in enumerate(facts.figures) if war.reinforcements[i]},
        "casualties": {f.id: war.casualties[i] for i, f in enumerate(facts.figures) if war.casualties[i]},
        "characters": {c.id: PLACES.get(war.where[i], "map") for i, c in enumerate(facts.characters)},
        "captured": [r.id for i, r in enumerate(facts.regions) if war.captured >> i & 1],
        "nations": {n.id: {"steps": war.steps[i], "active": war.is_active(i)} for i, n in enumerate(facts.nations)},
        "dice": {SIDES[s]: [RESULTS[d] for d in war.dice[s]] for s in (FREE_PEOPLES, SHADOW)},
        "hunt-box": {SIDES[s]: war.hunt_box[s] for s in (FREE_PEOPLES, SHADOW)},
        "forced-die": war.forced_die,
        "rings": {SIDES[s]: war.rings[s] for s in (FREE_PEOPLES, SHADOW)},
        "rings-used": [SIDES[s] for s in (FREE_PEOPLES, SHADOW) if war.ring_used >> s & 1],
        "table": [facts.cards[c].id for c in war.table],
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
        "battle": {name: _listed(getattr(battle, name)) for name in Battle.__slots__} if battle else None,
    }


def read_public(rules: Rules, data: Json) -> War:
    """The public part of a position; parts not mentioned as at set-up, figures not mentioned in reinforcements."""
    facts = cast(WarFacts, rules.facts)
    war = fresh(rules, facts)
    war.turn = data.get("turn", 1)
    war.actions = data.get("actions", 0)
    war.next = _tupled(data.get("next", ["turn"]))
    assert war.next[0] in rules.seams, f"no seam {war.next[0]}"
    war.then = _tupled(data.get("then", []))
    war.outcome = read_outcome(data.get("outcome"))
    for key, forces in (("free-peoples", war.free), ("shadow", war.shadow), ("inside", war.inside)):
        if key in data:
            forces[:] = _forces(facts, data[key])
    _read_characters(war, data.get("characters", {}))
    _read_pools(war, data)
    war.captured = sum([1 << facts.region[r] for r in data.get("captured", [])])
    for name, state in data.get("nations", {}).items():
        nation = facts.nation[name]
        war.steps[nation] = state.get("steps", war.steps[nation])
        bit = 1 << nation
        war.active = war.active | bit if state.get("active", war.is_active(nation)) else war.active & ~bit
    for s, side in enumerate(SIDES):
        if side in data.get("dice", {}):
            war.dice[s] = tuple(sorted([RESULTS.index(d) for d in data["dice"][side]]))
        war.hunt_box[s] = data.get("hunt-box", {}).get(side, 0)
        war.rings[s] = data.get("rings", {}).get(side, war.rings[s])
    war.forced_die = data.get("forced-die", False)
    war.ring_used = sum([1 << SIDES.index(s) for s in data.get("rings-used", [])])
    war.table = tuple([facts.card[c] for c in data.get("table", [])])
    _read_fellowship(war, data.get("fellowship", {}))
    for name, tiles in data.get("tiles", {}).items():
        setattr(war, {"pool": "pool", "drawn": "drawn", "removed": "removed", "waiting": "waiting"}[name],
                tuple(sorted([facts.tile[t] for t in tiles])))  # fmt: skip
    war.minion_entered = data.get("minion-entered", war.minion_entered or _a_minion_stands(war))
    war.once = tuple(data.get("once", []))
    war.actor = SIDES.index(data.get("actor", "free-peoples"))
    war.die = RESULTS.index(data["die"]) if data.get("die") is not None else -1
    battle = data.get("battle")
    war.battle = Battle(**{k: _tupled(v) if k in BATTLE_LISTS else v for k, v in battle.items()}) if battle else None
    return war


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


def _read_pools(war: War, data: Json) -> None:
    facts = war.facts
    lost = data.get("casualties", {})
    for i, figure in enumerate(facts.figures):
        if figure.character >= 0:
            war.reinforcements[i] = war.casualties[i] = 0
            continue
        out = sum([forces[r].count(i) for forces in (war.free, war.shadow, war.inside) for r in range(len(forces))])
        war.casualties[i] = lost.get(figure.id, 0)
        war.reinforcements[i] = figure.limit - out - war.casualties[i]
        assert war.reinforcements[i] >= 0, f"more {figure.id} than there are"


def _read_fellowship(war: War, data: Json) -> None:
    facts = war.facts
    war.ring_bearers = facts.region[data.get("region", facts.regions[war.ring_bearers].id)]
    war.progress = data.get("progress", 0)
    war.hidden = data.get("hidden", True)
    war.corruption = data.get("corruption", 0)
    war.mordor = data["mordor"] if data.get("mordor") is not None else -1
    war.tried = data.get("tried", False)
    war.declared = data.get("declared", False)
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
    for seat, cards in data.get("hands", {}).items():
        side = rules.names.key("seat", seat)
        hand: list[Held] = []
        for card in cards:
            if card in DECKS:
                blanks.append((side, DECKS.index(card)))
            elif isinstance(card, str):
                hand.append((keys[card], 1 << side))
            else:
                hand.append((keys[card[0]], card[1]))
        war.hands[side] = tuple(hand)
    known = [(c, EVERYONE) if isinstance(c, str) else (c[0], c[1]) for c in data.get("discards", [])]
    war.discards = tuple([(keys[c], k) for c, k in known])
    placed = {c for hand in war.hands for c, _ in hand} | {c for c, _ in war.discards} | set(war.table)
    for d, name in enumerate(DECKS):
        if name in data.get("decks", {}):
            war.decks[d] = read_deck(data["decks"][name], keys)
        else:
            war.decks[d] = Deck(tuple([c for c in war.decks[d].rest if c not in placed]))
    if blanks:
        war.then = (war.next, *war.then)
        war.next = ("deal-blanks", *[n for blank in blanks for n in blank])
    return war
