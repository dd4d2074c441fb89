### Event cards of War of the Ring: drawing, playing, the table.

## What is asked

ask-card-drawn = An Event card is drawn for the { $seat }. Its deck: { $deck }.
ask-discard = { $count ->
    [one] Discard { $count } card.
   *[other] Discard { $count } cards.
}
ask-guide-draw = Gandalf the Grey guides the Fellowship. Draw a card from this deck: { $deck }?
ask-which-deck = From which deck do you draw?
ask-another-card = Play another card without a die?
ask-pay-cards = Discard one Army Event card and one Character Event card.

## The log

log-draws = Card drawn ({ $seat }): { $deck }.
log-you-draw = You draw: “{ $card }”.
log-discards-down = Card discarded face down ({ $seat }): { $deck }.
log-you-discard = You discard: “{ $card }”.
log-plays = Event card ({ $seat }): “{ $card }”.
log-stays-on-table = On the table from now on: “{ $card }”.
log-table-card-goes = Discarded from the table: “{ $card }”.
log-guide-draws = Gandalf the Grey guides the Fellowship, so a card is drawn: { $deck }.
log-pays-cards = Cards discarded as the price ({ $seat }): { $card }.
log-pays-ring = An Elven Ring is spent ({ $seat }).

## Why something is not possible

reason-deck-not-yours = This is not one of your decks: { $deck }.
reason-deck-empty = This deck is empty: { $deck }.
reason-card-not-in-hand = This card is not in your hand: “{ $card }”.
reason-card-needs-die = This card needs an Event result or this one, { $die }: “{ $card }”.
reason-card-not-built = This card cannot be played yet in this version: “{ $card }”.
reason-card-not-allowed = This card is not of the kind you may play now: “{ $card }”.
reason-card-not-on-table = This card is not on the table: “{ $card }”.
reason-card-stays = You cannot remove this card from the table by an action: “{ $card }”.
reason-no-cards-to-pay = You need one Army Event card and one Character Event card to discard.
reason-wrong-cards-to-pay = Choose one Army Event card and one Character Event card.
reason-needs-will-of-the-west = This needs a Will of the West.
reason-fellowship-hidden = The Fellowship is not revealed.
reason-not-in-play = Not in play: { $character }.
reason-not-besieged = Not under siege: { $region }.
reason-threats-and-promises = Threats and Promises: a Muster result cannot advance a passive Nation: { $nation }.
