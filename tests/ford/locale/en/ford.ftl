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

ask-ford-hand-limit = { $count ->
    [one] Discard { $count } card
   *[other] Discard { $count } cards
}
ask-ford-walk = Where do you go? Nobody sees it.
ask-ford-act = Your action
ask-ford-react = Do you cancel this card?
ask-ford-order = { $count ->
    [one] Put back the top { $count } card
   *[other] Put the top { $count } cards in order, the uppermost first
}
ask-ford-muster = Do you play another card at once?
ask-ford-spy = Whose hand do you want to see?
ask-ford-levy = { $count ->
    [one] Place { $count } scout
   *[other] Place up to { $count } scouts
}
ask-ford-commit = Do you lay a card face down? The card laid before yours: { $back }.
ask-ford-press-on = Do you press on?
ask-ford-draw = A card is drawn.
ask-ford-roll = Dice are rolled: { $seat }.
ask-ford-tide = The tide comes.

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

log-ford-round = Round { $count }
log-ford-draws = The { $seat } drew a card.
log-ford-you-draw = The card drawn: { $card }.
log-ford-discards = The { $seat } discarded: { $card }.
log-ford-walks = The { $seat } took a secret step.
log-ford-scout-sees = A scout saw the walker here: { $place }.
log-ford-crossed = The walker has crossed the ford here: { $place }.
log-ford-dusk = Night has fallen over the ford.
log-ford-passes = The { $seat } passed.
log-ford-plays = The { $seat } played: { $card }.
log-ford-cancels = The { $seat } cancelled it with: { $card }.
log-ford-looks = { $count ->
    [one] The { $seat } looked at the top card of the deck.
   *[other] The { $seat } looked at the top { $count } cards of the deck.
}
log-ford-you-see = Seen: { $card }.
log-ford-orders = { $count ->
    [one] The { $seat } put back the top card of the deck.
   *[other] The { $seat } ordered the top { $count } cards of the deck.
}
log-ford-spies = The { $seat } saw the hand of this seat: { $other_seat }.
log-ford-scouts = { $count ->
    [one] The { $seat } placed { $count } scout.
   *[other] The { $seat } placed { $count } scouts.
}
log-ford-flood = The tide took the scouts here: { $place }.
log-ford-found = The { $seat } searched and found a trace: { $place }.
log-ford-not-found = The { $seat } searched and found nothing: { $place }.
log-ford-strikes = The { $seat } struck and met the walker: { $place }.
log-ford-strikes-air = The { $seat } struck at nothing: { $place }.
log-ford-fight = The { $seat } attacked: round { $count } of the fight.
log-ford-commits = The { $seat } laid a card face down: { $back }.
log-ford-commits-none = The { $seat } laid no card.
log-ford-turns-up = The { $seat } turned up: { $card }.
log-ford-rolls = { $count ->
    [0] The { $seat } rolled { $dice }: no hits.
    [one] The { $seat } rolled { $dice }: { $count } hit.
   *[other] The { $seat } rolled { $dice }: { $count } hits.
}
log-ford-wound = The { $seat } took a wound; strength left: { $count }.
log-ford-shuffled = The pile was shuffled into a new deck.

## Endings

outcome-crossed = the walker crossed the ford
outcome-caught = the walker was caught
outcome-dusk = night fell first

## Reasons

reason-ford-not-adjacent = This place is not next to where you are: { $place }.
reason-ford-not-in-hand = You do not hold this card: { $card }.
reason-ford-arms-card = This card is laid in a fight only: { $card }.
reason-ford-reaction-card = This card only answers another one: { $card }.
reason-ford-no-reaction = This card cannot cancel another one: { $card }.
reason-ford-no-scouts = There are no scouts left.
reason-ford-walker-has-no-scouts = The walker has no scouts to place.
reason-ford-deck-too-small = There are fewer than two cards to put in order.
reason-ford-walker-does-not-hunt = The walker neither searches nor strikes.
reason-ford-already-found = A trace has been found there already: { $place }.
reason-ford-only-the-walker = Only the walker goes along the ford.
reason-ford-not-now = This is not what is being decided now.

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
