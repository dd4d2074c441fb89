### The Card Game: what is asked, what is told, why something is not possible.

## What is asked

ask-cards-action = { $player }: what do you do?
ask-cards-opening = { $count ->
    [1] { $player }: which card of your opening hand do you cycle?
    [one] { $player }: which { $count } card of your opening hand do you cycle?
   *[other] { $player }: which { $count } cards of your opening hand do you cycle?
}
ask-cards-pay = { $player }: which card do you cycle to pay for “{ $card }”?
ask-cards-cycle = { $count ->
    [1] { $player }: which card of your hand do you cycle ({ $place })?
    [one] { $player }: which { $count } card of your hand do you cycle ({ $place })?
   *[other] { $player }: which { $count } cards of your hand do you cycle ({ $place })?
}
ask-cards-may-cycle = { $player }: do you cycle a card for the effect ({ $place })?
ask-cards-forsake = { $player }: which card do you forsake ({ $place })?
ask-cards-winnow = { $player }: which 2 cards of your hand do you eliminate?
ask-cards-eliminate-from-hand = { $player }: which card of your hand do you eliminate?
ask-cards-eliminate-drawn = { $player }: which of the cards drawn do you eliminate ({ $place })?
ask-cards-cycle-drawn = { $player }: which of the cards drawn do you cycle ({ $place })?
ask-cards-play-drawn = { $player }: which of the cards drawn do you play ({ $place })?
ask-cards-take = { $player }: which card do you take to your hand ({ $place })?
ask-cards-option = { $player }: do you use the effect ({ $place })?
ask-cards-effect = { $player }: which effect do you choose ({ $place })?
ask-cards-activate-battleground = { $player }: which battleground becomes active ({ $place })?
ask-cards-activate-path = { $player }: which path becomes active ({ $place })?
ask-cards-choose-battleground = { $player }: on which battleground do you put the token ({ $place })?
ask-cards-move-to = { $player }: where does “{ $card }” move ({ $place })?
ask-cards-victim = { $player }: which card is eliminated ({ $place })?
ask-cards-give-up = { $player }: which cards of your reserve do you eliminate ({ $place })?
ask-cards-next-combat = { $player }: where is the next combat?
ask-cards-support = { $player }: which army supports whom ({ $location })?
ask-cards-loss = { $location }: which defender is lost? Attack icons still to cancel: { $count }.
ask-cards-agree = { $location }: your team-mate gives up “{ $card }” (attack icons still to cancel: { $count }). Do you agree?
ask-cards-saved = { $player }: who else is saved ({ $place })?
ask-cards-card-drawn = { $cause ->
    [mirror] { $player } looks at the top card of the deck in the Mirror of Galadriel.
    [forsake] { $player } turns up the top card of the deck to forsake it.
    [apart] { $player } draws a card apart from the hand.
   *[effect] { $player } draws a card.
}
ask-cards-card-lies = Chance decides where { $card } lies.
ask-cards-location-drawn = { $cause ->
    [path] A path is drawn.
   *[battleground] A battleground is drawn.
}

## The log

log-cards-round = Round { NUMBER($count, useGrouping: 0) } begins. First player: { $player }.
log-cards-activated = Now active: { $location }.
log-cards-reactivated = Active once more: { $location }.
log-cards-no-battleground = No battleground is left in the decks: none becomes active.
log-cards-nothing-to-activate = { $place }: there is no battleground to activate.
log-cards-no-new-path = { $place }: there is no path to activate.
log-cards-path-replaced = { $place }: the way leads on. First there is a combat on the path { $location }.
log-cards-nobody-plays = Nobody plays this faction, so nothing happens: { $faction }.
log-cards-declines = { $player } does without the effect: { $place }.
log-cards-you-draw = You ({ $player }) draw “{ $card }”.
log-cards-draws = { $count ->
    [one] { $player } draws { $count } card.
   *[other] { $player } draws { $count } cards.
}
log-cards-no-card-to-draw = { $player } has no card left to draw.
log-cards-you-draw-apart = You ({ $player }) look at “{ $card }”.
log-cards-draws-apart = { $count ->
    [one] { $player } draws { $count } card apart from the hand.
   *[other] { $player } draws { $count } cards apart from the hand.
}
log-cards-rest-to-hand = { $player } takes the last of them to hand.
log-cards-new-deck = { $player } has an empty deck: the cycle pile becomes the new one.
log-cards-recycles = { $player } shuffles the cycle pile into the deck.
log-cards-mirror-shows = The top card of your deck: “{ $card }”.
log-cards-you-cycle = You ({ $player }) cycle “{ $card }”.
log-cards-cycles = { $player } cycles a card.
log-cards-card-cycled = Cycled: “{ $card }”.
log-cards-you-eliminate = You ({ $player }) eliminate “{ $card }”.
log-cards-eliminates = { $player } eliminates a card, face down.
log-cards-card-eliminated = Eliminated: “{ $card }”.
log-cards-nothing-to-forsake = { $player } has nothing to forsake.
log-cards-forsakes-top = { $player } forsakes the top card of the deck.
log-cards-you-turn-up = It was “{ $card }”.
log-cards-forsakes-hand = { $player } forsakes a card of the hand.
log-cards-forsakes-reserve = { $player } forsakes a card of the reserve: “{ $card }”.
log-cards-not-found = { $player } cannot find the card: { $place }.
log-cards-takes = { $player } takes “{ $card }” to hand from the { $zone }.
log-cards-takes-nothing = { $player } takes nothing.
log-cards-already-gone = Eliminated already: “{ $card }”.
log-cards-removed = Removed from the game: “{ $card }” ({ $zone }).
log-cards-plays-reserve = { $player } plays “{ $card }” to reserve.
log-cards-plays-location = { $player } plays “{ $card }” → { $location }.
log-cards-plays-item = { $player } plays the item “{ $card }” → { $on_card }.
log-cards-plays-event = { $player } plays the event “{ $card }”.
log-cards-moves = { $player } moves “{ $card }” → { $location }.
log-cards-uses = { $player } uses the action of “{ $card }”.
log-cards-uses-ring = { $player } uses the Ring token.
log-cards-winnows = { $player } winnows.
log-cards-passes = { $player } passes.
log-cards-all-passed = All have passed: the combat step begins.
log-cards-token-on-card = { $count ->
    [one] { $count } attack token on “{ $card }”.
   *[other] { $count } attack tokens on “{ $card }”.
}
log-cards-token-attack = { $count ->
    [one] { $location }: { $count } attack token is added.
   *[other] { $location }: { $count } attack tokens are added.
}
log-cards-token-defence = { $count ->
    [one] { $location }: { $count } defence token is added.
   *[other] { $location }: { $count } defence tokens are added.
}
log-cards-corruption = { $count ->
    [one] { $place }: the Shadow gets { $count } corruption token.
   *[other] { $place }: the Shadow gets { $count } corruption tokens.
}
log-cards-corruption-removed = { $count ->
    [one] { $place }: the Shadow loses { $count } corruption token.
   *[other] { $place }: the Shadow loses { $count } corruption tokens.
}
log-cards-path-combat = Combat on the path { $location }: attack { $attack }, the path's own defence { $defence }.
log-cards-battleground-combat = Combat on the battleground { $location }: attack { $attack }, its own defence { $defence }.
log-cards-supports = “{ $army_card }” supports “{ $card }”.
log-cards-loss = { $count ->
    [one] Loss: “{ $card }” cancels { $count } attack icon.
   *[other] Loss: “{ $card }” cancels { $count } attack icons.
}
log-cards-disagree = The team-mates do not agree. The loss is chosen by: { $seat }.
log-cards-path-lost = { $count ->
    [one] The path { $location } goes to the Shadow, with { $count } corruption token.
   *[other] The path { $location } goes to the Shadow, with { $count } corruption tokens.
}
log-cards-path-nobody = Nobody gets the path { $location }: attack { $attack }, defence { $defence }.
log-cards-path-won = { $count ->
    [one] The path { $location } goes to the Free Peoples: { $count } point.
   *[other] The path { $location } goes to the Free Peoples: { $count } points.
}
log-cards-battleground-won = { $count ->
    [one] The battleground { $location } goes to the { $side }: { $count } point.
   *[other] The battleground { $location } goes to the { $side }: { $count } points.
}
log-cards-points = Victory points: Free Peoples { $free }, Shadow { $shadow }.
log-cards-ends = The game is over. Victory: { $side } (Free Peoples { $free }, Shadow { $shadow }).

## What a referee reads instead of “you”

story-cards-you-draw = { $player } draws “{ $card }”.
story-cards-you-draw-apart = { $player } draws apart “{ $card }”.
story-cards-you-cycle = { $player } cycles “{ $card }”.
story-cards-you-eliminate = { $player } eliminates “{ $card }”.
story-cards-mirror-shows = The Mirror of Galadriel shows the top card: “{ $card }”.

## Why something is not possible

reason-cards-answer-first = Answer the open question first.
reason-cards-not-active = This location is not active: { $location } ({ $card }).
reason-cards-army-on-path = Armies cannot stand on a path: { $card } ({ $location }).
reason-cards-path-number = { $card } cannot stand on a path { $number }: { $location }.
reason-cards-shadow-battleground-active = { $card } cannot go to a path while a Shadow battleground is active: { $location }.
reason-cards-own-text-forbids = Its own text closes this location to { $card }: { $location }.
reason-cards-faction-not-shown = { $location } does not show the faction of { $card }: { $faction }.
reason-cards-wielder-not-in-play = { $wielder_card } is not in play and cannot bear the item: { $card }.
reason-cards-not-a-wielder = { $wielder_card } cannot bear this item: { $card }.
reason-cards-second-weapon = { $wielder_card } cannot bear a second weapon: { $card }.
reason-cards-event-has-no-place = An event is played for its effect, not put anywhere: { $card }.
reason-cards-twice-a-round = A character or item can be played only once a round: { $card }.
reason-cards-item-needs-wielder = An item is put on a character who may bear it: { $card }.
reason-cards-not-an-item = Only items are put on characters: { $card }.
reason-cards-not-in-hand = You do not have this card in hand: { $card }.
reason-cards-not-an-event = This is no event: { $card }.
reason-cards-moves-only-from-reserve = Only armies and characters of the reserve can be moved: { $card }.
reason-cards-not-in-your-reserve = This card is not in your reserve: { $card }.
reason-cards-came-this-round = It came to the reserve only this round: { $card }.
reason-cards-moves-to-locations = From the reserve a card moves only to a location: { $card }.
reason-cards-no-action = This card has no action: { $card }.
reason-cards-not-in-play = This card is not in play: { $card }.
reason-cards-not-your-card = This card's action is another player's: { $card }.
reason-cards-action-in-reserve = This action can be used only in reserve: { $card }.
reason-cards-action-on-path = This action can be used only on a path: { $card }.
reason-cards-action-on-location = This action can be used only on a path or a battleground: { $card }.
reason-cards-once-a-round = This action has been used in this round: { $card }.
reason-cards-nothing-to-forsake = You have nothing to forsake as its cost: { $card }.
reason-cards-no-such-path = There is no path that this action could activate: { $card }.
reason-cards-no-such-battleground = There is no battleground that this action could activate: { $card }.
reason-cards-nothing-to-find = Everyone knows that what it looks for is not there: { $card }.
reason-cards-no-ring-tokens = There are no Ring tokens in this scenario.
reason-cards-ring-used-trilogy = You have used your Ring token: once a game is all.
reason-cards-ring-used-duel = You have used your Ring token in this round.
reason-cards-may-not-pass = You may pass with at most { $limit } cards in hand, or with fewer than every opponent; you have { $count }.
reason-cards-too-few-to-winnow = To winnow you need two cards in hand.
reason-cards-deck-empty = { $player } has no card left in the deck.
reason-cards-pays-not-itself = A card cannot pay for itself: { $card }.
reason-cards-not-among-drawn = This card is not among those drawn: { $card }.
reason-cards-not-meant = The effect does not let this card be played: { $card }.
reason-cards-other-place = The effect lets it be played elsewhere only: { $card }.

## Endings, after a colon

outcome-final-round = by points, when the last path was over
outcome-lead = ten points ahead
