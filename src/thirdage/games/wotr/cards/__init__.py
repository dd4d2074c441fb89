"""The 96 event cards: short functions beside each other, registered by the id of the card. A guide for their authors.

Each module holds a deck, or a part of one. Above each function stands what it is for:

    @EFFECTS.on("sh-str-05", "muster-advance")
    def threats_and_promises(war: War, nation: int) -> Reason | None: ...

`EFFECTS = Effects()` is the register of the module; a function shared by several cards has a line for each, one that is
made or imported is put in beside the card's own: `EFFECTS.on("sh-str-05", "play")(nothing)`. The name of the effect is
"<card id>/<query>". A card is built when it has an effect "<card id>/play"; until then it cannot be played
(reason-wotr-card-not-built). Facts of a card (die, deck, whether it stays on the table, combat half) come from
data/cards.toml, its name from locale/*/wotr-names.ftl. Combat halves stand in `combat_free` and `combat_shadow`: most
of them are printed on several cards, so they have ids of their own (`@EFFECTS.on("combat/charge")`).

Effects of every card
    "<id>/condition"  (war, side) -> Reason | None
        Why it cannot be played now; leave it out if it always can. Read public facts and the own hand only. Of a card
        that stays on the table it is also what keeps it there: `hands.sweep_table` discards a card whose condition
        has failed, and it bends nothing from that moment on (WR-CARD-14).
    "<id>/play"       (war, side) -> Flow[None]
        What happens when it is played. The card has left the hand and lies in `war.playing`; the frame puts it away
        afterwards (discards, or table). Carry out what is possible (WR-CARD-10). `nothing` serves table cards that
        only bend rules. Last things an effect may do:
        - start a battle (`battle.attack.begin_battle`): return right after it. What must follow the battle is a seam,
          queued before it with `actions.follow_up(war, ("seam", ints...))`; a seam ends with `actions.proceed(war)`;
        - `events.play_without_die(war, side, allows)`: another card from the hand at once.

Effects of cards that stay on the table, asked for by the rule they bend (`effects.effects_on`, `effects.forbidden`);
characters and what an expansion brings answer the same queries (model/effects.py, characters/)
    "<id>/removal"          (war, side, result) -> Reason | None     the other side may take it off with such a die
    "<id>/removal-cost"     (war, side, result) -> Flow[None]        what that costs beside the die (see `costs`)
    "<id>/after-event-card" (war, side, card) -> tuple | None        the seam that follows a card played with an event
                                                                      result, as ("draw-from-either", player, own card)
    Forbidding: (...) -> Reason | None, the first Reason counts
        "muster-advance" (war, nation)                a Muster result may not advance this nation (muster.recruitment)
        "activation" (war, nation, how, region)       this way of rousing a nation is closed (muster.politics)
        "army-entry" (war, side, region)              armies of a side may not enter a region (movement.armies)
        "attack" (war, side, origin, place)           nor attack it (battle.attack)
        "no-combat-cards" (war, side)                 no combat cards for a side in this battle (battle.combat_cards)
        "combat-card" (war, side)                     None: the card may be laid from the table (battle.combat_cards)
    Told what has happened: (...) -> None; a card that ends so calls `hands.discard_from_table`
        "activated" (war, nation), "advanced" (war, nation, how)      muster.politics
        "declared" (war, region), "revealed" (war)                    fellowship.declaration, .reveal
        "casualty" (war, character) -> Flow[None]                     fellowship.separation
    Spent by their owner at a moment (`reactions`): what they answer, if it is true, is what they are good for
        "prevents-draw" (war, cause), "redraws-tile" (war, tile, cause) -> bool       fellowship.hunt_pool
        "lowers-damage" (war, damage, cause) -> int                                   fellowship.hunt_damage
        "hunt-bonus" (war) -> int                                                     fellowship.hunt_roll
        "tile-for-way" (war, touched) -> bool, with "watches-region" (war) -> int     fellowship.reveal, .ways
    "moving-die-set-aside" (war) -> bool     the die that moved the Fellowship stays out of the box (fellowship.moves)
Each chapter documents its queries at the top of its module.

Effects are given the side of the card. Its player is `players.acting(war, side)`: he is asked, draws and discards.
Others who decide have names too (`leading`, `commander`, `owner`); figures and nations go through the checks of
`command`.

Helpers: `turn.phases.corrupt` (a negative amount heals), `hands.draw_cards` (all draws of one step, then the hand
limit), `hands.discard_from_table`, `politics.activate` and `advance`, `casualties.recruit`, `eliminate` with `settle`,
`casualties.reduce_elite`, `marches`, `separation.separate_companions`, `hunt_pool`, `places` (whose is what, and free).
Tell every change (`war.tell`), count what came to bear (`war.used`), ask with small asks whose kinds stand in the
deck's module (`KINDS`), and give each ask, log and reason its words in locale/*/wotr-<deck>.ftl. Names of further
special cases that a long soak must meet stand in the module's `EXPECTED`; "card:<id>" is counted by the frame.

Examples: an instant card, fp_character.bilbos_song; one with a condition, sh_character.morgul_wound; a table card,
sh_strategy.threats_and_promises (it forbids, and discards itself when told what happened); one that can be taken off
by an action and has an effect at a moment, sh_servants, the Palantír of Orthanc.
"""
