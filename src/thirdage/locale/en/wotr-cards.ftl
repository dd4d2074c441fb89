### Event cards of War of the Ring: drawing, playing, the table.

## What is asked

ask-wotr-card-drawn = An Event card is drawn for the { $seat }. Its deck: { $deck }.
ask-wotr-discard = { $count ->
    [one] Discard { $count } card.
   *[other] Discard { $count } cards.
}
ask-wotr-guide-draw = Gandalf the Grey guides the Fellowship. Draw a card from this deck: { $deck }?
ask-wotr-which-deck = From which deck do you draw?
ask-wotr-another-card = Play another card without a die?
ask-wotr-pay-cards = Discard one Army Event card and one Character Event card.

## The log

log-wotr-draws = The { $seat } { $seat_gender ->
    [plural] draw
   *[other] draws
} a card from the { $deck }.
log-wotr-you-draw = You draw: “{ $card }”.
log-wotr-discards-down = The { $seat } { $seat_gender ->
    [plural] discard
   *[other] discards
} a card of the { $deck } face down.
log-wotr-you-discard = You discard: “{ $card }”.
log-wotr-plays = The { $seat } { $seat_gender ->
    [plural] play
   *[other] plays
} “{ $card }”.
log-wotr-stays-on-table = On the table from now on: “{ $card }”.
log-wotr-table-card-goes = Discarded from the table: “{ $card }”.
log-wotr-guide-draws = Gandalf the Grey guides the Fellowship, so a card is drawn: { $deck }.
log-wotr-pays-cards = The { $seat } { $seat_gender ->
    [plural] discard
   *[other] discards
} cards as the price: { $card }.
log-wotr-pays-ring = The { $seat } { $seat_gender ->
    [plural] spend
   *[other] spends
} an Elven Ring.

## Why something is not possible

reason-wotr-deck-not-yours = This is not one of your decks: { $deck }.
reason-wotr-deck-empty = This deck is empty: { $deck }.
reason-wotr-card-not-in-hand = This card is not in your hand: “{ $card }”.
reason-wotr-card-needs-die = This card needs an Event result or this one, { $die }: “{ $card }”.
reason-wotr-card-not-built = This card cannot be played yet in this version: “{ $card }”.
reason-wotr-card-not-allowed = This card is not of the kind you may play now: “{ $card }”.
reason-wotr-card-not-on-table = This card is not on the table: “{ $card }”.
reason-wotr-card-stays = You cannot remove this card from the table by an action: “{ $card }”.
reason-wotr-no-cards-to-pay = You need one Army Event card and one Character Event card to discard.
reason-wotr-wrong-cards-to-pay = Choose one Army Event card and one Character Event card.
reason-wotr-needs-will-of-the-west = This needs a Will of the West.
reason-wotr-fellowship-hidden = The Fellowship is not revealed.
reason-wotr-not-in-play = Not in play: { $character }.
reason-wotr-not-besieged = Not under siege: { $region }.
reason-wotr-threats-and-promises = Threats and Promises: a Muster result cannot advance a passive Nation: { $nation }.
