### The words of the Ford, the tiny game of the tests.

## Names

game-ford = The Ford
seat-east = Eastern Hunter
seat-west = Western Hunter
place-reeds = Reeds
place-stones = Stones
place-willow = Willow
place-bank = Bank
place-islet = Islet
place-shallows = Shallows
back-arms = arms
back-lore = lore
back-none = none
card-blade = Blade
card-spear = Spear
card-bow = Bow
card-axe = Axe
card-lookout = Lookout
card-omen = Omen
card-muster = Muster
card-spy = Spy
card-levy = Levy
card-bread = Bread
card-mist = Mist
card-fog = Fog
card-flood = Flood
card-hail = Hail

## What is asked

ask-hand-limit = { $count ->
    [one] Discard { $count } card
   *[other] Discard { $count } cards
}
ask-walk = Where do you go? Nobody sees it.
ask-act = Your action
ask-react = Do you cancel this card?
ask-order = { $count ->
    [one] Put back the top { $count } card
   *[other] Put the top { $count } cards in order, the uppermost first
}
ask-muster = Do you play another card at once?
ask-spy = Whose hand do you want to see?
ask-levy = { $count ->
    [one] Place { $count } scout
   *[other] Place up to { $count } scouts
}
ask-commit = Do you lay a card face down? The card laid before yours: { $back }.
ask-press-on = Do you press on?
ask-draw = A card is drawn.
ask-roll = Dice are rolled: { $seat }.
ask-tide = The tide comes.

## Answers

answer-pass = Pass
answer-react-pass = Let it happen
answer-muster-pass = Play no other card
answer-commit-pass = Lay no card
answer-play-card = Play: { $card }
answer-react-play-card = Cancel it with: { $card }
answer-search = Search: { $place }
answer-strike = Strike: { $place }
answer-walk = Go to: { $place }
answer-discard = Discard: { $card }
answer-order = In this order: { $card }
answer-place-scouts = Scouts: { $scouts }
answer-commit = Lay: { $card }
answer-spy-on = Look at the hand of: { $seat }
answer-press = Press on
answer-cease = Cease
answer-draw = Drawn: { $card }
answer-roll = Rolled: { $dice }
answer-tide = The tide comes over: { $place }

## The log

log-round = Round { $count }
log-ford-draws = The { $seat } drew a card.
log-ford-you-draw = The card drawn: { $card }.
log-discards = The { $seat } discarded: { $card }.
log-walks = The { $seat } took a secret step.
log-scout-sees = A scout saw the walker here: { $place }.
log-crossed = The walker has crossed the ford here: { $place }.
log-dusk = Night has fallen over the ford.
log-ford-passes = The { $seat } passed.
log-ford-plays = The { $seat } played: { $card }.
log-cancels = The { $seat } cancelled it with: { $card }.
log-looks = { $count ->
    [one] The { $seat } looked at the top card of the deck.
   *[other] The { $seat } looked at the top { $count } cards of the deck.
}
log-you-see = Seen: { $card }.
log-orders = { $count ->
    [one] The { $seat } put back the top card of the deck.
   *[other] The { $seat } ordered the top { $count } cards of the deck.
}
log-spies = The { $seat } saw the hand of this seat: { $other_seat }.
log-scouts = { $count ->
    [one] The { $seat } placed { $count } scout.
   *[other] The { $seat } placed { $count } scouts.
}
log-flood = The tide took the scouts here: { $place }.
log-found = The { $seat } searched and found a trace: { $place }.
log-not-found = The { $seat } searched and found nothing: { $place }.
log-strikes = The { $seat } struck and met the walker: { $place }.
log-strikes-air = The { $seat } struck at nothing: { $place }.
log-fight = The { $seat } attacked: round { $count } of the fight.
log-commits = The { $seat } laid a card face down: { $back }.
log-commits-none = The { $seat } laid no card.
log-turns-up = The { $seat } turned up: { $card }.
log-rolls = { $count ->
    [0] The { $seat } rolled { $dice }: no hits.
    [one] The { $seat } rolled { $dice }: { $count } hit.
   *[other] The { $seat } rolled { $dice }: { $count } hits.
}
log-wound = The { $seat } took a wound; strength left: { $count }.
log-shuffled = The pile was shuffled into a new deck.

## Endings

outcome-crossed = the walker crossed the ford
outcome-caught = the walker was caught
outcome-dusk = night fell first

## Reasons

reason-ford-not-adjacent = This place is not next to where you are: { $place }.
reason-not-in-hand = You do not hold this card: { $card }.
reason-arms-card = This card is laid in a fight only: { $card }.
reason-reaction-card = This card only answers another one: { $card }.
reason-no-reaction = This card cannot cancel another one: { $card }.
reason-no-scouts = There are no scouts left.
reason-walker-has-no-scouts = The walker has no scouts to place.
reason-deck-too-small = There are fewer than two cards to put in order.
reason-walker-does-not-hunt = The walker neither searches nor strikes.
reason-already-found = A trace has been found there already: { $place }.
reason-only-the-walker = Only the walker goes along the ford.
reason-not-now = This is not what is being decided now.

## Parts of the view

view-round = Round
view-strength = Strength of the walker
view-path = Path of the walker
view-questions = Questions asked
view-scouts = Scouts, place by place
view-supply = Scouts not yet placed
view-pile = Pile
view-deck = Deck
view-seats = Hands
view-committed = Laid face down
view-size = cards
view-top = top
view-bottom = bottom
view-known = known
view-seat = seat
view-back = back
view-card = card
view-search = searched
view-strike = struck

## Written positions that cannot be

refused-ford-seam = The game cannot go on from “{ $where }”.
refused-ford-cards = At “{ $where }” cards are lost or doubled.
refused-ford-scouts = At “{ $where }” there are more scouts than four.
refused-ford-path = “{ $where }” does not fit the path.
refused-ford-strength = At “{ $where }” the walker has no strength left.
