### Event cards of War of the Ring: drawing, playing, the table.

## What is asked

ask-card-drawn = An event card is drawn.
ask-discard = { $count ->
    [one] Discard { $count } card.
   *[other] Discard { $count } cards.
}
ask-guide-draw = Gandalf the Grey guides the Fellowship: draw a card? { $deck }
ask-which-deck = From which deck do you draw?
ask-another-card = Play another card without a die?
ask-pay-cards = Discard one Army event card and one Character event card.

## The log

log-draws = { $seat }, a card is drawn: { $deck }.
log-you-draw = You draw: { $card }.
log-discards-down = { $seat }, a card is discarded face down: { $deck }.
log-you-discard = You discard: { $card }.
log-plays = { $seat }, event card: { $card }.
log-stays-on-table = On the table from now on: { $card }.
log-table-card-goes = Discarded from the table: { $card }.
log-guide-draws = Gandalf the Grey guides the Fellowship, so a card is drawn: { $deck }.
log-pays-cards = { $seat }, cards paid: { $card }.
log-pays-ring = { $seat }: an Elven Ring is spent.

## Why something is not possible

reason-deck-not-yours = This is not one of your decks: { $deck }.
reason-deck-empty = This deck is empty: { $deck }.
reason-card-not-in-hand = This card is not in your hand: { $card }.
reason-card-needs-die = This card needs an Event result or another one ({ $die }): { $card }.
reason-card-not-built = This card cannot be played yet in this version: { $card }.
reason-card-not-allowed = This card is not of the kind you may play now: { $card }.
reason-card-not-on-table = This card is not on the table: { $card }.
reason-card-stays = You cannot remove this card from the table by an action: { $card }.
reason-no-cards-to-pay = You need one Army event card and one Character event card to discard.
reason-wrong-cards-to-pay = Choose one Army event card and one Character event card.
reason-needs-will-of-the-west = This needs a Will of the West.
reason-fellowship-hidden = The Fellowship is not revealed.
reason-not-in-play = Not in play: { $character }.
reason-not-besieged = Not under siege: { $region }.
reason-threats-and-promises = Threats and Promises: a Muster result cannot advance a passive nation. { $nation }
