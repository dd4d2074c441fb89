"""Combat cards: laying and revealing them, and the order of their effects.

Rulebook: combat cards and initiative (WR-CC).

A combat card of the facts has its effects registered as `combat/<id>` (a second one as `combat/<id>/2`), functions
(war, fight, side) -> Flow[None], and its condition as `combat/<id>/condition`, (war, side) -> Reason | None. The
initiative also says at which moment of the round an effect works.

Queries:
`no-combat-cards(war, side) -> Reason | None`: this side may lay no combat card in this battle (Denethor's Folly).
`combat-card(war, side) -> Reason | None`, of cards on the table: this side may lay the card as a combat card (Balrog of
Moria); None means that it may, if its condition is met.
`cards-laid(war, cards) -> Flow[None]`: told the combat cards of a round by side, -1 for none, before they are revealed.
"""

from __future__ import annotations

from typing import Any

from thirdage.games.wotr.cards.hands import discard_from_table, leave_hand_unseen, tell_open_card
from thirdage.games.wotr.model.constants import DECKS, FREE_PEOPLES, SHADOW, SIDES, enemy
from thirdage.games.wotr.model.effects import effects_on, forbidden, table_effects
from thirdage.games.wotr.model.given_away import turned_up
from thirdage.games.wotr.model.war import War
from thirdage.games.wotr.turn.asks import DECLINE, DECLINE_FORM, back_face
from thirdage.kernel import Ask, AskKind, Checked, Flow, Form, Option, Reason, Rules, ids, open_face

from .combatants import (
    CARDS_NEED_COMPANION,
    Round,
    battle_commander,
    battle_of,
    engaged,
    fallen,
)  # fmt: skip

LAY = Form("lay-card", card=ids("card"))
LAY_FROM_TABLE = Form("lay-card-from-table", card=ids("card"))

BY_CARD = "combat/"
"""How the names of the effects of combat cards begin."""

BEFORE_ROLL = (0, 3)
AFTER_ROLL = (4, 4)
AFTER_REROLL = (5, 6)
AFTER_CASUALTIES = (7, 7)
"""The moments of a round, told by the initiative of an effect (WR-CC-07)."""


def laid_face(rules: Rules, option: Option) -> Any:
    """WR-CC-04: of a card laid from the hand the opponent sees the back; no card, or one from the table, is seen.

    Where hands are open everybody knows which card has left the hand.
    """
    hidden = option.form is LAY and not rules.options["open-hands"]
    return back_face(rules, option) if hidden else open_face(rules, option)


ASK_LAY = AskKind(
    "combat-card", "the commanders, of the attackers first", "WR-CC-02", (DECLINE_FORM, LAY, LAY_FROM_TABLE), laid_face,
    window=True,
)  # fmt: skip


def banned(war: War, side: int) -> Reason | None:
    """Whether a card keeps a side from laying combat cards in this battle or round."""
    battle = battle_of(war)
    limited = side == FREE_PEOPLES and battle.number == 1 and CARDS_NEED_COMPANION in battle.extra
    if limited and not engaged(war, side).characters:
        return Reason("reason-wotr-combat-card-needs-companion", "WR-CC-16")
    reason: Reason | None = forbidden(war, "no-combat-cards", side)
    return reason


def from_table(war: War, side: int) -> list[int]:
    """Cards on the table that a side may lay as combat cards."""
    return [card for card, effect in table_effects(war, "combat-card") if effect(war, side) is None]


def may_lay(war: War, side: int, option: Option) -> Reason | None:
    """WR-CC-05: a card of the hand (or of the table) whose condition is met in this battle now; or none."""
    if option.form is DECLINE_FORM:
        return None
    card: int = option[0]
    here = war.held(battle_commander(war, side)) if option.form is LAY else from_table(war, side)
    if card not in here:
        return Reason("reason-wotr-combat-card-not-held", "WR-CC-02", {"card": war.facts.cards[card].id})
    combat = war.facts.combat[war.facts.cards[card].combat]
    condition = war.rules.effects.get(f"combat/{combat.id}/condition")
    reason: Reason | None = condition(war, side) if condition is not None else None
    return reason


def lay_cards(war: War) -> Flow[None]:
    """WR-CC-02, WR-CC-03, WR-CC-04: the attacker lays a card or none, then the defender; revealed together."""
    attacker = battle_of(war).attacker
    mine = yield from lay_card(war, attacker)
    yours = yield from lay_card(war, enemy(attacker))
    for effect in effects_on(war, "cards-laid"):
        yield from effect(war, {attacker: mine, enemy(attacker): yours})
    reveal_card(war, attacker, mine)
    reveal_card(war, enemy(attacker), yours)
    war.next = ("combat-rolls", card_id(war, mine), card_id(war, yours))


def card_id(war: War, card: int) -> str:
    """The id of a card, nothing for none."""
    return war.facts.cards[card].id if card >= 0 else ""


def lay_card(war: War, side: int) -> Flow[int]:
    """A side is asked whatever it holds, as long as it holds anything; -1 for none."""
    if banned(war, side) is not None:
        war.tell("log-wotr-combat-cards-banned", "WR-CC-16", side=SIDES[side])
        return -1
    table, player = from_table(war, side), battle_commander(war, side)
    if not war.hands[player.index] and not table:
        return -1

    def candidates() -> list[Option]:
        return [DECLINE, *[LAY(c) for c in war.held(player)], *[LAY_FROM_TABLE(c) for c in table]]

    battle = battle_of(war)
    args = {"region": war.region_id(battle.place), "count": battle.number}
    options = Checked(candidates, lambda o: may_lay(war, side, o))
    chosen = yield Ask(ASK_LAY, player.seat, options, args, args)
    if chosen is DECLINE:
        war.tell("log-wotr-lays-no-card", "WR-CC-03", seat=player.seat)
        return -1
    card: int = chosen[0]
    if chosen.form is LAY:
        leave_hand_unseen(war, player, card)
        war.battle = battle_of(war).replaced(laid=(*battle.laid, (side, card)))
    war.tell("log-wotr-lays-card", "WR-CC-04", seat=player.seat, deck=DECKS[war.facts.cards[card].deck])
    if chosen.form is LAY:
        tell_open_card(war, player, card, "WR-CC-04")
    return card


def reveal_card(war: War, side: int, card: int) -> None:
    """WR-CC-04, WR-CC-06: turned up; it goes to the discards and works in this round only."""
    if card < 0:
        return
    battle = battle_of(war)
    fact = war.facts.cards[card]
    if card in war.table:
        discard_from_table(war, card, "WR-CC-06")
        war.used("combat-card-from-table")
    else:
        war.battle = battle.replaced(laid=tuple([held for held in battle.laid if held != (side, card)]))
        if war.given_away:
            turned_up(war, battle_commander(war, side), card)
        war.discards = (*war.discards, (card, -1))
    war.reveal()
    war.used(f"combat:{war.facts.combat[fact.combat].id}")
    combat = war.facts.combat[fact.combat].id
    war.tell("log-wotr-combat-card", "WR-CC-04", side=SIDES[side], card=fact.id, combat=combat)


def combat_effect(war: War, _side: int, card: int) -> int:
    """The step "combat-effect": the combat effect (by index) that the card of a side has this round: its lower half."""
    return war.facts.cards[card].combat


def round_effects(war: War, fight: Round) -> list[tuple[int, int, str]]:
    """The step "round-effects": initiative, side and name of every effect of this round; here those of the cards.

    The effect of a card (`combat/...`) is void when the card is cancelled; a bundle may put others in its place.
    """
    found: list[tuple[int, int, str]] = []
    for side in (FREE_PEOPLES, SHADOW):
        if fight.combat[side] >= 0:
            card = war.facts.combat[fight.combat[side]]
            for at, initiative in enumerate(card.initiative):
                name = f"{BY_CARD}{card.id}" if at == 0 else f"{BY_CARD}{card.id}/{at + 1}"
                found.append((initiative, side, name))
    return found


def play_out(war: War, fight: Round, moment: tuple[int, int]) -> Flow[None]:
    """WR-CC-07, WR-CC-08, WR-CC-09: the effects of a moment, lower initiative first, the defender first on a tie.

    A cancelled card has no effect; an effect that ends the battle is the last one (WR-CC-15).
    """
    attacker = battle_of(war).attacker
    known: list[tuple[int, int, str]] = war.rules.steps["round-effects"](war, fight)
    waiting = [
        (initiative, side == attacker, side, name)
        for initiative, side, name in known
        if moment[0] <= initiative <= moment[1]
    ]
    for _, _, side, name in sorted(waiting):
        if fight.combat[side] < 0 and name.startswith(BY_CARD):
            continue
        yield from war.rules.effects[name](war, fight, side)
        if not fight.result:
            fight.result = fallen(war)
        if fight.result:
            return


def cancel(war: War, fight: Round, side: int) -> None:
    """The combat card of a side has no effect this round."""
    if fight.combat[side] < 0:
        return
    war.tell("log-wotr-combat-card-cancelled", "WR-CC-16", combat=war.facts.combat[fight.combat[side]].id)
    war.used("combat-card-cancelled")
    fight.combat[side] = -1


STEPS = {"combat-effect": combat_effect, "round-effects": round_effects}
KINDS: tuple[AskKind, ...] = (ASK_LAY,)
EXPECTED: tuple[str, ...] = ("combat-card-cancelled", "combat-card-from-table")
