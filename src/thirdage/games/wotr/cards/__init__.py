"""The 96 event cards: short functions beside each other, registered by the id of the card. A guide for their authors.

Each of the four modules holds one deck and ends with `EFFECTS`, a dict of effects by name. A card is built when it has
an effect `"<card id>/play"`; until then it cannot be played (reason-card-not-built). Facts of a card (die, deck,
whether it stays on the table, combat half) come from data/cards.toml, its name from locale/*/wotr-names.ftl; the
combat halves live in `combat_cards`.

Effects of every card
    "<id>/condition"  (war, side) -> Reason | None
        Why it cannot be played now; leave it out if it always can. Read public facts and the own hand only. Of a card
        that stays on the table it is also what keeps it there: `hands.sweep_table` discards a card whose condition
        has failed, and it bends nothing from that moment on (WR-CARD-14).
    "<id>/play"       (war, side) -> Flow[None]
        What happens when it is played. The card has left the hand and lies in `war.playing`; the frame puts it away
        afterwards (discards, or table). Carry out what is possible (WR-CARD-10). `nothing` serves table cards that
        only bend rules. Last things an effect may do:
        - start a battle (the flow of `battle`): return right after it. What must follow the battle is a seam, queued
          before it with `actions.follow_up(war, ("seam", ints...))`; a seam ends with `actions.proceed(war)`;
        - `events.play_without_die(war, side, allows)`: another card from the hand at once.

Effects of cards that stay on the table, asked for by the rule they bend (`queries.bending`, `queries.forbidden`)
    "<id>/removal"          (war, side, result) -> Reason | None     the other side may take it off with such a die
    "<id>/removal-cost"     (war, side, result) -> Flow[None]        what that costs beside the die (see `costs`)
    "<id>/after-event-card" (war, side, card) -> tuple | None        the seam that follows a card played with an event
                                                                      result, as ("draw-from-either", side, own card)
    politics     "activation" (war, nation, how, region) -> Reason | None    this way of rousing a nation is closed
                 "activated" (war, nation) -> None                   a nation has been roused
                 "advanced" (war, nation, how) -> None               a nation has moved a step toward war
    muster       "muster-advance" (war, nation) -> Reason | None     a Muster result may not advance this nation
    armies       "army-entry" (war, side, region) -> Reason | None   armies of a side may not enter a region
    separation   "casualty" (war, character) -> Flow[None]           a companion was taken as a casualty
    tiles        "prevents-draw" (war, cause) -> bool                the card may be spent: no tile is drawn
                 "redraws-tile" (war, tile, cause) -> bool           the card may be spent: another tile instead
Each chapter documents its queries at the top of its module; look there for those not listed here.

Helpers: `turn.corrupt` (a negative amount heals), `hands.draw_cards` (all draws of one step, then the hand limit),
`hands.discard_from_table`, `politics.activate` and `advance`, `casualties.recruit`, `eliminate` with `settle`,
`casualties.reduce_elite`, `marches`, `separation.separate_companions`, `tiles`, `places` (whose is what, what is free).
Tell every change (`war.tell`), count what came to bear (`war.used`), ask with small asks whose kinds stand in the
deck's module (`KINDS`), and give each ask, log and reason its words in locale/*/wotr-cards.ftl.

Examples: an instant card, fp_character.bilbos_song; one with a condition, sh_character.morgul_wound; a table card,
sh_strategy.threats_and_promises (it forbids, and discards itself when told what happened); one that can be taken off
by an action and has an effect at a moment, sh_character, the Palantír of Orthanc.
"""

from __future__ import annotations

from typing import Any

from thirdage.games.wotr.costs import KINDS as COST_KINDS
from thirdage.kernel import AskKind

from . import fp_blows, fp_character, fp_companions, fp_strategy, sh_character, sh_strategy

_DECKS: tuple[Any, ...] = (fp_character, fp_companions, fp_blows, fp_strategy, sh_character, sh_strategy)

EFFECTS: dict[str, Any] = {}
for _deck in _DECKS:
    assert not EFFECTS.keys() & _deck.EFFECTS.keys(), "an effect in two decks"
    EFFECTS.update(_deck.EFFECTS)
SEAMS: dict[str, Any] = {name: seam for deck in _DECKS for name, seam in getattr(deck, "SEAMS", {}).items()}
KINDS: tuple[AskKind, ...] = (*COST_KINDS, *[kind for deck in _DECKS for kind in getattr(deck, "KINDS", ())])
EXPECTED: tuple[str, ...] = (
    *[f"card:{name.removesuffix('/play')}" for name in EFFECTS if name.endswith("/play")],
    *[name for deck in _DECKS for name in getattr(deck, "EXPECTED", ())],
)
