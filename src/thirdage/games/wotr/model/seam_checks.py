"""Going on from a seam: the arguments of every seam, and what must be so for the rules to go on from it.

The rules reach a seam only when this holds; a written position may say anything. A seam that waits (`then`) follows an
action that is not yet over; cards being played and a battle are there only at the seams that end them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from thirdage.games.wotr.battle.combatants import (
    ASSAULT,
    BOTH,
    CEASED,
    DESTROYED,
    ENDS,
    FIELD,
    LOST,
    RETREATED,
    SORTIE,
    WITHDRAWN,
    engaged,
)
from thirdage.games.wotr.cards.hands import decks_of
from thirdage.games.wotr.fellowship.guide import possible_guides
from thirdage.games.wotr.turn.actions import may_use_token
from thirdage.games.wotr.turn.free_actions import can_act_freely
from thirdage.games.wotr.turn.phases import pool
from thirdage.kernel import Impossible
from thirdage.kernel.seams import Argument, Arguments, between, id_of, index_of, one_of

from .constants import FREE_PEOPLES, SHADOW, SIDES, STRONGHOLD
from .invariants import MOST_DICE
from .places import controller, force_at
from .players import as_acting, following
from .war import Battle, War, usual_guide

Seam = tuple[Any, ...]
PLAYER: Argument = index_of("seat")
ARGUMENTS: dict[str, Arguments] = {
    "action": {"player": PLAYER},
    "last-tokens": {"player": PLAYER, "declined": between(0, 3)},
    "use-token": {"player": PLAYER, "token": index_of("token")},
    "play": {"player": PLAYER, "card": index_of("card")},
    "guide-draw": {"deck": between(*decks_of(FREE_PEOPLES))},
    "draw-from-either": {"player": PLAYER, "because of": index_of("card")},
    "combat-rolls": {"card of the attacker": id_of("card"), "card of the defender": id_of("card")},
    "battle-end": {"result": one_of(*ENDS)},
    "deal-blanks": {"player, deck": between(0, 3, rest=True)},
    "deal-anew": {"player (more by the number of players: to his discards), deck": between(0, 7, rest=True)},
}
PLAYER_SEAMS = ("action", "last-tokens", "use-token", "play", "draw-from-either")
"""Seams whose first argument is the player who acts."""
DEALS = ("deal-blanks", "deal-anew")
BATTLE_SEAMS = ("combat-round", "combat-rolls", "battle-end")
FOLLOW_UPS = ("guide-draw", "draw-from-either", "nazgul-search", "nazgul-strike")
"""What can wait for the end of a card or a battle."""
NOT_OVER = ("play", *BATTLE_SEAMS, *FOLLOW_UPS)
"""Seams of a card or a battle, while which others can wait."""


def check_seams(war: War) -> None:
    """Whether the rules can go on from here; nothing is asked of a game that is over."""
    if war.outcome is not None:
        return
    if war.guide not in (possible_guides(war) or [usual_guide(war.facts, [])]):
        raise Impossible("fellowship.guide", "refused-wotr-guide", "WR-FEL-06")
    seams = [war.next, *war.queued_seams]
    at = check_deals(war, seams)
    now = seams[at]
    check = CHECKS.get(now[0])
    if check is not None:
        check(war, now)
    if (war.battle is not None) != (now[0] in BATTLE_SEAMS):
        raise cannot_be("battle", "battle")
    waiting: tuple[str, ...] = war.rules.steps["follow-ups"]()
    for seam in seams[at + 1 :]:
        if seam[0] not in waiting or (now[0] not in NOT_OVER and now[0] not in waiting):
            raise cannot_be("then", "then")
    if war.playing != ((now[2],) if now[0] == "play" else ()):
        raise cannot_be("playing", "playing")
    if war.battle is not None:
        check_battle(war, war.battle, now)


def follow_ups() -> tuple[str, ...]:
    """The step "follow-ups": the seams that can wait for the end of a card or a battle."""
    return FOLLOW_UPS


def cannot_be(place: str, problem: str, rule: str = "") -> Impossible:
    """Something at a seam that the rules do not reach."""
    return Impossible(place, "refused-wotr-seam", rule, {"problem": problem})


def check_deals(war: War, seams: list[Seam]) -> int:
    """Blanks come in pairs, from decks of the player's side, and something follows; how many seams deal."""
    players, wanted, at = war.facts.players, [0] * len(war.decks), 0
    while at < len(seams) and seams[at][0] in DEALS:
        blanks = seams[at][1:]
        most = len(players) * (2 if seams[at][0] == "deal-anew" else 1)
        for place, deck in zip(blanks[::2], blanks[1::2], strict=False):
            if place >= most or deck not in decks_of(players[place % len(players)].side):
                raise cannot_be("next", "deal")
            wanted[deck] += 1
        at += 1
        if len(blanks) % 2 or at == len(seams):
            raise cannot_be("next", "deal")
    if any(n > len(deck) for n, deck in zip(wanted, war.decks, strict=True)):
        raise cannot_be("blanks", "deal", "WR-CARD-05")
    return at


def check_action(war: War, seam: Seam) -> None:
    """WR-ACT-01: whoever acts has a die, or can act without one."""
    player = war.facts.players[seam[1]]
    side = player.side
    if not war.dice[side] and not can_act_freely(as_acting(war, player), side):
        raise cannot_be(f"dice.{SIDES[side]}", "action", "WR-ACT-01")


def check_token(war: War, seam: Seam) -> None:
    """HR-LNK-06: a token that can be used."""
    side = war.facts.players[seam[1]].side
    if may_use_token(war, side, seam[2]) is not None:
        raise cannot_be(f"tokens.{SIDES[side]}", "token", "HR-LNK-06")


def check_declined(war: War, seam: Seam) -> None:
    """HR-LNK-06: when all have declined one after the other, nobody is asked any more."""
    if seam[2] >= len(following(war, seam[1])):
        raise cannot_be("next", "declined", "HR-LNK-06")


def check_play(war: War, seam: Seam) -> None:
    """WR-CARD-06: a player plays a card of his side."""
    if war.facts.cards[seam[2]].side != war.facts.players[seam[1]].side:
        raise cannot_be("next", "play", "WR-CARD-06")


def check_roll(war: War, seam: Seam) -> None:
    """WR-DICE-05, WR-DICE-06: before the roll no die is used or in the box but those that the Shadow has allocated.

    Dice that lie there unused are rolled again; there are no more than fit.
    """
    most = [MOST_DICE[side] - pool(war, side) for side in (FREE_PEOPLES, SHADOW)]
    if any(len(dice) > n for dice, n in zip(war.dice, most, strict=True)):
        raise cannot_be("dice", "roll", "WR-COMP-02")
    if any(war.used_dice) or war.hunt_box[FREE_PEOPLES]:
        raise cannot_be("hunt-box", "roll", "WR-DICE-05")
    if war.hunt_box[SHADOW] > (pool(war, SHADOW) if seam[0] == "action-roll" else 0):
        raise cannot_be("hunt-box.shadow", "roll", "WR-DICE-06")


CHECKS: dict[str, Callable[[War, Seam], None]] = {
    "action": check_action,
    "last-tokens": check_declined,
    "use-token": check_token,
    "play": check_play,
    "swap-cards": check_roll,
    "fellowship-phase": check_roll,
    "hunt-allocation": check_roll,
    "action-roll": check_roll,
}


# -- the battle -------------------------------------------------------------------------------------------------------
def check_battle(war: War, battle: Battle, seam: Seam) -> None:
    """WR-BTL-05 to 10: the attackers stand where they attack from, and the defenders where they are attacked."""
    side, here = battle.attacker, force_at(war, battle.attacker, battle.origin)
    if any(here.count(figure) < n for figure, n in battle.attackers):
        raise cannot_be("battle.attackers", "attackers", "WR-BTL-06")
    if (battle.kind == FIELD) == (battle.origin == battle.place):
        raise cannot_be("battle.place", "battle", "WR-BTL-01")
    inside = war.inside[battle.place]
    walls = {ASSAULT: 1 - side, SORTIE: side}.get(battle.kind, -1)
    if seam[0] == "battle-end":
        check_end(war, battle, seam[1])
        return
    if battle.kind != FIELD and (not inside.units or inside.side != walls):
        raise cannot_be("battle.kind", "battle", "WR-SIEGE-14")
    if not engaged(war, side).units or not engaged(war, 1 - side).units:
        raise cannot_be("battle.attackers", "attackers", "WR-BTL-01")
    if seam[0] == "combat-rolls":
        for owner, card in zip((side, 1 - side), seam[1:], strict=True):
            check_combat_card(war, owner, card)


def check_combat_card(war: War, side: int, card: str) -> None:
    """WR-CC-05: a combat card of the side, whose condition is met."""
    if not card:
        return
    fact = war.facts.cards[war.facts.card[card]]
    condition = war.rules.effects.get(f"combat/{war.facts.combat[fact.combat].id}/condition")
    if fact.side != side or (condition is not None and condition(war, side) is not None):
        raise cannot_be("next", "combat-card", "WR-CC-05")


def check_end(war: War, battle: Battle, result: str) -> None:
    """WR-BTL-33, WR-BTL-39, WR-SIEGE-06: who is left fits how the battle ended."""
    side, place = battle.attacker, battle.place
    mine, yours = bool(engaged(war, side).units), bool(engaged(war, 1 - side).units)
    wanted = {DESTROYED: (True, False), RETREATED: (True, False), LOST: (False, True), BOTH: (False, False)}
    fits = (mine, yours) == wanted.get(result, (True, True))
    if result == WITHDRAWN:
        region = war.regions[place]
        fits = fits and battle.kind == FIELD and region.settlement == STRONGHOLD
        fits = fits and controller(war, place) == 1 - side and not war.inside[place].figures
    if not fits and result != CEASED:
        raise cannot_be("next", "battle-end", "WR-BTL-33")


STEPS = {"follow-ups": follow_ups}
