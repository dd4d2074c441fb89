### What may be answered in the Card Game, as the terminal lists it.

answer-cards-pass = Pass
answer-cards-play-card = Play “{ $card }” to { $place_locative }
answer-cards-play-event = Play the event “{ $card }”
answer-cards-move-card = Move “{ $card }” to { $place_locative }
answer-cards-use-card = Use the action of “{ $card }”
answer-cards-use-ring = Use the Ring token
answer-cards-winnow = Winnow: eliminate 2 cards in hand, draw 1
answer-cards-cycle-card = Cycle “{ $card }”
answer-cards-cycle-cards = Cycle { $card_quoted }
answer-cards-winnow-cards = Eliminate { $card_quoted }
answer-cards-forsake-from-hand = Forsake “{ $card }” from hand
answer-cards-forsake-from-reserve = Forsake “{ $card }” from reserve
answer-cards-forsake-top-card = Forsake the top card of the deck
answer-cards-eliminate-card = Eliminate “{ $card }”
answer-cards-give-up-cards = { $card_size ->
    [0] Eliminate nothing
   *[other] Eliminate { $card_quoted }
}
answer-cards-take-card = Take “{ $card }”
answer-cards-nothing = There is no such card
answer-cards-accept = Yes
answer-cards-decline = No
answer-cards-done = Play nothing
answer-cards-activate = Activate { $location_locative }
answer-cards-choose-location = { $location }
answer-cards-fight = Fight at { $location_locative }
answer-cards-support = “{ $army }” supports “{ $card }”
answer-cards-pick-effect = { $effect }
answer-cards-cards-take-decline = Take nothing
answer-cards-cards-move-to-decline = Stay in reserve
answer-cards-cards-saved-take-card = Save “{ $card }”
answer-cards-cards-saved-decline = Nobody else
answer-cards-cards-agree-accept = Agree
answer-cards-cards-agree-decline = Disagree: the opponent chooses

## Effects between which a player chooses

effect-path-defence = A defence token on the active path
effect-battleground-defence = A defence token on an active battleground
effect-take-saruman = Take { card-saruman } from the deck
effect-eliminate-rohan = Eliminate a Rohan character in play
