"""Written positions of War of the Ring are read here; `written` writes them.

Parts not mentioned stand as at set-up, figures not mentioned are in reinforcements. What cannot be is refused, by the
Reader with the place where it stands, or by the checks of the whole (`checks`, `resuming`).
"""

from __future__ import annotations

from typing import Any, cast

from thirdage.games.wotr.battle.combatants import BATTLE_KINDS, EXTRAS
from thirdage.games.wotr.characters.mouth_of_sauron import MESSENGER
from thirdage.games.wotr.fellowship.mordor import GATES
from thirdage.games.wotr.turn.actions import token_mark
from thirdage.kernel import EVERYONE, Deck, Impossible, Reader, Rules, read_deck
from thirdage.kernel.seams import read_seam

from .constants import (
    CORRUPTION_LIMIT,
    DECKS,
    ELVEN_RINGS,
    FREE_PEOPLES,
    GONE,
    MORDOR_STEPS,
    RESULTS,
    SHADOW,
    SIDES,
    TOKENS,
    TRACK_END,
)  # fmt: skip
from .facts import WarFacts
from .forces import Force, force
from .invariants import character_wrong
from .players import order_of_turn
from .seam_checks import PLAYER_SEAMS, check_seams
from .war import Battle, Held, War, fresh
from .written import PLACE_WORDS, PLACES, TILE_PLACES

Json = dict[str, Any]
ONCE: tuple[str, ...] = (MESSENGER, token_mark(FREE_PEOPLES), token_mark(SHADOW))
"""What can have been done once this turn."""
PARTS: dict[str, str] = {
    "options": "the options of the match, where they are not given beside the position",
    "turn": "the number of the turn",
    "actions": "how many dice have been used in the game",
    "next": "the seam that comes next",
    "then": "seams that wait for the end of the card or battle at hand",
    "outcome": "how the game ended; null while it goes on",
    "free-peoples": "figures of the Free Peoples in the open: region to figure to number",
    "shadow": "figures of the Shadow in the open",
    "inside": "figures inside a besieged Stronghold, of either side",
    "reinforcements": "figure to number; what is neither here nor on the map is a casualty, if no casualties are given",
    "casualties": "figure to number; what is neither here nor on the map is in reinforcements",
    "characters": "where they are who stand in no region: `aside`, `fellowship`, `gone` (or `map`)",
    "captured": "settlements that the other side controls",
    "nations": "nation to `steps` from war and whether it is `active`",
    "dice": "unused action dice of each side",
    "used-dice": "action dice of this turn that are no longer there, in their order; left out where there are none",
    "hunt-box": "dice of each side in the Hunt Box",
    "forced-die": "whether the Shadow must put a die into the Hunt Box in this turn",
    "rings": "Elven Rings of each side",
    "tokens": "action tokens of each side",
    "rings-used": "the sides that have used an Elven Ring this turn",
    "table": "cards that lie on the table",
    "playing": "the card whose effect comes next (seam `play`)",
    "fellowship": "`region` (null on the Mordor Track), `progress`, `hidden`, `corruption`, `guide`, `mordor` (the "
    "step, or null), `tried` (moved or hidden in this turn), `declared` (in this turn)",
    "tiles": "Hunt tiles: `pool`, `drawn`, `removed`, and special ones that are `waiting` for Mordor",
    "minion-entered": "whether a Minion has ever entered play",
    "once": "what was done that can be done once a turn",
    "actor": "the seat whose action it is",
    "leading": "side to the seat that leads it; only with three or four players",
    "order": "the seats in the order in which they act next; only with three or four players",
    "die": "the result in use, or null",
    "battle": "the battle that is fought, or null: `kind`, `attacker`, `origin`, `place`, `attackers` (figure to "
    "number), `number` of the round, `rounds` (of an assault), `by-card`, `must-press`, `extra` (what cards have "
    "changed), `laid` (combat cards face down: [side, card])",
    "decks": "deck to `top`, `rest` (in no order) and `bottom`; a known card is [card, mask of those who know it]",
    "hands": "seat to cards: an id, [id, mask of those who know it], or a deck for a card that chance deals",
    "discards": "cards: an id (face up), or [id, mask of those who know it]",
    "blanks": "cards still to be dealt by chance: [seat, deck] as numbers",
}
"""The parts of a written position."""


def read(rules: Rules, data: Any) -> War:
    """A written position. A hand card is an id, [id, who knows it], or a deck for a card to be drawn by chance."""
    whole = Reader(data, rules.names).only(*PARTS)
    war = read_public(rules, whole)
    blanks = _read_blanks(whole["blanks"])
    for place, hand in whole["hands"].entries("seat"):
        held: list[Held] = []
        eyes = war.eyes(war.facts.players[place])
        for card in hand.items():
            if isinstance(card.value, str) and card.value in DECKS:
                blanks.append((place, DECKS.index(card.value)))
            else:
                index, knowers = _read_card(card, eyes)
                held.append((index, knowers | eyes))
        war.hands[place] = tuple(held)
    war.discards = tuple([_read_card(card, EVERYONE) for card in whole["discards"].items()])
    if war.battle is not None:
        laid = [pair.exactly(2) for pair in whole["battle"]["laid"].items()]
        war.battle = war.battle.replaced(laid=tuple([(side.word(SIDES), card.id("card")) for side, card in laid]))
    _read_decks(war, whole["decks"].only(*DECKS))
    if blanks:
        war.queued_seams = (war.next, *war.queued_seams)
        war.next = ("deal-blanks", *[n for blank in blanks for n in blank])
    check_seams(war)
    return war


def _read_card(card: Reader, knowers: int) -> Held:
    """A card as an id, known to these, or with the mask of those who know it."""
    if isinstance(card.value, list):
        index, mask = card.exactly(2)
        return index.id("card"), mask.mask()
    return card.id("card"), knowers


def _read_blanks(blanks: Reader) -> list[tuple[int, int]]:
    """Cards still to be dealt: [player, deck]."""
    pairs, most = [pair.exactly(2) for pair in blanks.items()], len(blanks.names.ids["seat"]) - 1
    return [(player.number(0, most), deck.number(0, len(DECKS) - 1)) for player, deck in pairs]


def _read_decks(war: War, decks: Reader) -> None:
    """A deck not mentioned holds what lies nowhere else."""
    placed = {c for hand in war.hands for c, _ in hand} | {c for c, _ in war.discards}
    placed |= {*war.table, *war.playing, *war.committed_cards()}
    for d, name in enumerate(DECKS):
        if decks[name].given:
            war.decks[d] = read_deck(decks[name])
        else:
            war.decks[d] = Deck(tuple([c for c in war.decks[d].rest if c not in placed]))


# -- what all can see -------------------------------------------------------------------------------------------------
def read_public(rules: Rules, whole: Reader) -> War:
    """The public part of a position, or of a view."""
    facts = cast(WarFacts, rules.facts)
    war = fresh(rules, facts)
    at_start = war.next
    if whole["next"].given:
        war.next = read_seam(rules, whole["next"])
    war.turn = whole["turn"].number(default=0 if war.next in (("turn",), at_start) else 1)
    war.actions = whole["actions"].number(default=0, high=1_000_000)
    war.queued_seams = tuple([read_seam(rules, seam) for seam in whole["then"].items()])
    war.outcome = whole["outcome"].outcome()
    for key, forces in (("free-peoples", war.free_forces), ("shadow", war.shadow_forces), ("inside", war.inside)):
        if whole[key].given:
            forces[:] = _read_forces(facts, whole[key])
    _read_characters(war, whole["characters"])
    _read_pools(war, whole["casualties"], whole["reinforcements"])
    for region in whole["captured"].ids("region"):
        war.captured |= 1 << region
    for nation, state in whole["nations"].entries("nation"):
        state.only("steps", "active")
        war.steps_to_war[nation] = state["steps"].number(0, 3, war.steps_to_war[nation])
        bit = 1 << nation
        war.active = war.active | bit if state["active"].truth(war.is_active(nation)) else war.active & ~bit
    _read_boxes(war, whole)
    war.table = whole["table"].ids("card")
    war.playing = whole["playing"].ids("card")
    _read_fellowship(war, whole["fellowship"])
    _read_tiles(war, whole["tiles"])
    war.minion_entered = whole["minion-entered"].truth(_a_minion_stands(war))
    war.used_this_turn = tuple([ONCE[mark] for mark in whole["once"].words(ONCE, once=True)])
    _read_order(war, whole)
    war.die = whole["die"].word(RESULTS) if whole["die"].there else -1
    war.battle = _read_battle(whole["battle"], facts) if whole["battle"].there else None
    return war


def _read_order(war: War, whole: Reader) -> None:
    """WR-MP-03, WR-MP-09: who acts, who leads, and who acts next: if not told, in the order of the turn after him."""
    players, leading, order = war.facts.players, whole["leading"], whole["order"]
    if war.facts.one_a_side:
        for part in (leading, order):
            if part.given:
                raise whole.wrong("key", {"found": part.key})
    else:
        leads = [leading.only(*SIDES)[name].id("seat", war.leading[side]) for side, name in enumerate(SIDES)]
        for side, lead in enumerate(leads):
            if players[lead].side != side:
                raise leading[SIDES[side]].wrong("word", {"found": players[lead].seat})
        war.leading = tuple(leads)
        war.actor = war.next[1] if war.next[0] in PLAYER_SEAMS else war.leading[FREE_PEOPLES]
    war.actor = whole["actor"].id("seat", war.actor)
    queue = order_of_turn(war)
    if queue:
        place = queue.index(war.actor) + 1
        war.order = queue[place:] + queue[:place]
    if order.given:
        war.order = tuple([seat.id("seat") for seat in order.items()])
        if war.order and sorted(war.order) != sorted(queue):
            raise order.wrong("length", {"count": len(queue)})


def _read_forces(facts: WarFacts, written: Reader) -> list[Force]:
    nobody = force(facts, ())
    out = [nobody] * len(facts.regions)
    for region, figures in written.entries("region"):
        out[region] = force(facts, _read_figures(facts, figures))
    return out


def _read_figures(facts: WarFacts, written: Reader) -> list[tuple[int, int]]:
    """Figures with their numbers; none of which there are more than in the box (WR-COMP-07)."""
    return written.counts("figure", facts.limits)


def _read_boxes(war: War, whole: Reader) -> None:
    """Dice, rings and tokens."""
    parts = [whole[key].only(*SIDES) for key in ("dice", "used-dice", "hunt-box", "rings", "tokens")]
    dice, used, box, rings, tokens = parts
    for s, side in enumerate(SIDES):
        war.dice[s] = tuple(sorted(dice[side].words(RESULTS)))
        war.used_dice[s] = used[side].words(RESULTS)
        war.hunt_box[s] = box[side].number(0, 10, 0)
        war.rings[s] = rings[side].number(0, ELVEN_RINGS, war.rings[s])
        if tokens[side].given:
            war.tokens[s] = tuple(sorted(tokens[side].words(TOKENS, once=True)))
    war.forced_die = whole["forced-die"].truth(war.forced_die)
    for s in whole["rings-used"].words(SIDES, once=True):
        war.ring_used |= 1 << s


def _read_battle(written: Reader, facts: WarFacts) -> Battle:
    """A battle, but for the combat cards laid in it."""
    written.only(
        "kind", "attacker", "origin", "place", "attackers", "number", "rounds", "by-card", "must-press", "extra", "laid"
    )
    attackers = [(figure, n) for figure, n in _read_figures(facts, written["attackers"]) if n]
    return Battle(
        BATTLE_KINDS[written["kind"].word(BATTLE_KINDS)], written["attacker"].word(SIDES),
        written["origin"].id("region"), written["place"].id("region"), tuple(attackers),
        written["number"].number(1, 1000, 1), written["rounds"].number(1, 1000, 1),
        written["by-card"].id("card") if written["by-card"].there else -1, written["must-press"].truth(default=False),
        tuple([EXTRAS[word] for word in written["extra"].words(EXTRAS, once=True)]),
    )  # fmt: skip


def _read_tiles(war: War, written: Reader) -> None:
    """Tiles by place; a standard tile that is not mentioned is in the pool if no pool is given."""
    written.only(*TILE_PLACES)
    for name, attribute in TILE_PLACES.items():
        if written[name].given:
            setattr(war, attribute, tuple(sorted([tile.id("tile") for tile in written[name].items()])))
    if not written["pool"].given:
        left = list(war.pool)
        for tile in (*war.tiles_drawn, *war.tiles_removed):
            if war.facts.tiles[tile].standard:
                if tile not in left:
                    raise Impossible("tiles", "refused-wotr-tiles", "WR-HUNT-01", {"tile": war.facts.tiles[tile].id})
                left.remove(tile)
        war.pool = tuple(left)


def _a_minion_stands(war: War) -> bool:
    return any(c.kind == "minion" and war.in_play(i) for i, c in enumerate(war.facts.characters))


def _read_characters(war: War, written: Reader) -> None:
    """A character stands where his figure is; else where the position says; else as at set-up."""
    facts = war.facts
    stands: dict[int, int] = {}
    for forces in (war.free_forces, war.shadow_forces, war.inside):
        for region, here in enumerate(forces):
            for c in here.characters:
                if c in stands:
                    raise character_wrong(war, c)
                stands[c] = region
    words = (*PLACE_WORDS, "map")
    told = {c: words[state] for c, state in written.words_of("character", words)}
    for i in range(len(facts.characters)):
        state = told.get(i)
        if (state == "map" and i not in stands) or (state not in (None, "map") and i in stands):
            raise character_wrong(war, i)
        if i in stands:
            war.where[i] = stands[i]
        elif state is not None:
            war.where[i] = PLACES_BY_WORD[state]
    for i, who in enumerate(facts.characters):
        if who.replaces >= 0 and war.where[i] >= 0 and who.replaces not in told:
            if who.replaces in stands:
                raise character_wrong(war, who.replaces)
            war.where[who.replaces] = GONE


PLACES_BY_WORD = {word: value for value, word in PLACES.items()}


def _read_pools(war: War, casualties: Reader, reinforcements: Reader) -> None:
    """Figures not on the map are casualties as far as told, the rest are reinforcements (or the other way round)."""
    facts = war.facts
    lost, waiting = (dict(_read_figures(facts, pool)) for pool in (casualties, reinforcements))
    for pool, counts in ((casualties, lost), (reinforcements, waiting)):
        for f in counts:
            if facts.figures[f].character >= 0:
                raise pool.wrong("key", {"found": facts.figures[f].id})
    placed = [0] * len(facts.figures)
    for forces in (war.free_forces, war.shadow_forces, war.inside):
        for here in forces:
            for f, n in here.figures:
                placed[f] += n
    for i, figure in enumerate(facts.figures):
        if figure.character >= 0:
            war.reinforcements[i] = war.casualties[i] = 0
            continue
        away = figure.limit - placed[i]
        if not casualties.given and i in waiting:
            lost[i] = away - waiting[i]
        war.casualties[i] = lost.get(i, 0)
        war.reinforcements[i] = away - war.casualties[i]
        told = i in waiting and war.reinforcements[i] != waiting[i]
        if told or min(war.casualties[i], war.reinforcements[i]) < 0:
            count = placed[i] + lost.get(i, 0) + waiting.get(i, 0)
            args = {"figure": figure.id, "count": count, "high": figure.limit}
            raise Impossible(f"reinforcements.{figure.id}", "refused-wotr-figures", "WR-COMP-07", args)


def _read_fellowship(war: War, written: Reader) -> None:
    """The Ring-bearers. On the Mordor Track they are in no region (WR-MORD-04): null, or the gate they came by."""
    facts = war.facts
    written.only("region", "progress", "hidden", "corruption", "guide", "mordor", "tried", "declared")
    war.mordor = written["mordor"].number(0, MORDOR_STEPS) if written["mordor"].there else -1
    if war.mordor >= 0 and not written["region"].there:
        war.ring_bearers = facts.region[GATES[0]]
    else:
        war.ring_bearers = written["region"].id("region", war.ring_bearers)
    war.progress = written["progress"].number(0, TRACK_END, 0)
    war.hidden = written["hidden"].truth(war.hidden)
    war.corruption = written["corruption"].number(0, CORRUPTION_LIMIT, 0)
    war.mordor_attempted = written["tried"].truth(war.mordor_attempted)
    war.declared = written["declared"].truth(war.declared)
    companions = war.companions()
    if written["guide"].given:
        war.guide = written["guide"].id("character")
    elif not companions:
        war.guide = facts.character["gollum"]
    elif war.guide not in companions:
        war.guide = max(companions, key=lambda c: facts.characters[c].level)
