### What may be answered in the Card Game, as the terminal lists it.

answer-cards-pass = Pass
answer-cards-play-card = Play: { $card } → { $place }
answer-cards-play-event = Play the event: { $card }
answer-cards-move-card = Move: { $card } → { $place }
answer-cards-use-card = Use the action: { $card }
answer-cards-use-ring = Use the Ring token
answer-cards-winnow = Winnow: eliminate 2 cards in hand, draw 1
answer-cards-cycle-card = Cycle: { $card }
answer-cards-cycle-cards = Cycle: { $card }
answer-cards-winnow-cards = Eliminate: { $card }
answer-cards-forsake-from-hand = From hand: { $card }
answer-cards-forsake-from-reserve = From reserve: { $card }
answer-cards-forsake-top-card = The top card of the deck
answer-cards-eliminate-card = Eliminate: { $card }
answer-cards-give-up-cards = Eliminate: { $card }
answer-cards-take-card = Take: { $card }
answer-cards-nothing = It is not there
answer-cards-accept = Yes
answer-cards-decline = No
answer-cards-done = No more
answer-cards-activate = Activate: { $location }
answer-cards-choose-location = { $location }
answer-cards-fight = { $location }
answer-cards-support = { $army } supports { $card }
answer-cards-pick-effect = { $effect }
answer-cards-cards-take-decline = Take nothing
answer-cards-cards-move-to-decline = Stay in reserve
answer-cards-cards-saved-take-card = Save: { $card }
answer-cards-cards-saved-decline = Nobody else
answer-cards-cards-agree-accept = Agree
answer-cards-cards-agree-decline = Disagree: the opponent chooses

## Effects between which a player chooses

effect-path-defence = A defence token on the active path
effect-battleground-defence = A defence token on an active battleground
effect-take-saruman = Take { card-saruman } from the deck
effect-eliminate-rohan = Eliminate a Rohan character in play
