### Event cards of War of the Ring: drawing, playing, the table.

## What is asked

ask-wotr-card-drawn = { $seat_locative-capital } { $seat_gender ->
    [plural] draw
   *[other] draws
} a card from the { $deck }.
ask-wotr-discard = { $count ->
    [one] Discard { $count } card.
   *[other] Discard { $count } cards.
}
ask-wotr-guide-draw = Gandalf the Grey is the Guide: draw a card from the { $deck }?
ask-wotr-which-deck = Which deck do you draw from?
ask-wotr-another-card = Play another card without a die?
ask-wotr-pay-cards = Discard one Army Event card and one Character Event card.

## The log

log-wotr-draws = { $seat_locative-capital } { $seat_gender ->
    [plural] draw
   *[other] draws
} a card from the { $deck }.
log-wotr-you-draw = You draw “{ $card }”.
log-wotr-discards-down = { $seat_locative-capital } { $seat_gender ->
    [plural] discard
   *[other] discards
} a card of the { $deck } face down.
log-wotr-you-discard = You discard “{ $card }”.
log-wotr-plays = { $seat_locative-capital } { $seat_gender ->
    [plural] play
   *[other] plays
} “{ $card }”.
log-wotr-stays-on-table = “{ $card }” stays on the table.
log-wotr-table-card-goes = “{ $card }” is discarded from the table.
log-wotr-guide-draws = Gandalf the Grey guides the Fellowship, and a card is drawn from the { $deck }.
log-wotr-pays-cards = { $seat_locative-capital } { $seat_gender ->
    [plural] pay
   *[other] pays
} with { $card_quoted }.
log-wotr-pays-ring = { $seat_locative-capital } { $seat_gender ->
    [plural] spend
   *[other] spends
} an Elven Ring.

## Why something is not possible

reason-wotr-deck-not-yours = The { $deck } is not yours.
reason-wotr-deck-empty = The { $deck } is empty.
reason-wotr-card-not-in-hand = “{ $card }” is not in your hand.
reason-wotr-card-needs-die = To play “{ $card }” takes an Event or { $die } result.
reason-wotr-card-not-built = “{ $card }” cannot be played yet in this version.
reason-wotr-card-not-allowed = “{ $card }” cannot be played now: a card of another kind is needed.
reason-wotr-card-not-on-table = “{ $card }” is not on the table.
reason-wotr-card-stays = “{ $card }” cannot be removed from the table by an action.
reason-wotr-no-cards-to-pay = You need one Army Event card and one Character Event card to discard.
reason-wotr-wrong-cards-to-pay = Choose one Army Event card and one Character Event card.
reason-wotr-needs-will-of-the-west = This needs a Will of the West.
reason-wotr-fellowship-hidden = The Fellowship is not revealed.
reason-wotr-not-in-play = { $character } is not in play.
reason-wotr-not-besieged = Nobody besieges { $region_locative }.
reason-wotr-threats-and-promises = “Threats and Promises”: a Muster result does not advance { $nation_locative } while passive.
