### The Card Game: what is asked, what is told, why something is not possible.

## What is asked

ask-cards-action = What does { $player_locative } do?
ask-cards-opening = { $count ->
    [1] Which card of the opening hand does { $player_locative } cycle?
    [one] Which { $count } card of the opening hand does { $player_locative } cycle?
   *[other] Which { $count } cards of the opening hand does { $player_locative } cycle?
}
ask-cards-pay = Which card does { $player_locative } cycle to pay for “{ $card }”?
ask-cards-cycle = { $count ->
    [1] { $place_capital }: which card of your hand does { $player_locative } cycle?
    [one] { $place_capital }: which { $count } card of your hand does { $player_locative } cycle?
   *[other] { $place_capital }: which { $count } cards of your hand does { $player_locative } cycle?
}
ask-cards-may-cycle = { $place_capital }: does { $player_locative } cycle a card for the effect?
ask-cards-forsake = { $place_capital }: which card does { $player_locative } forsake?
ask-cards-winnow = Which 2 cards of the hand does { $player_locative } eliminate?
ask-cards-eliminate-from-hand = Which card of the hand does { $player_locative } eliminate?
ask-cards-eliminate-drawn = { $place_capital }: which of the cards drawn does { $player_locative } eliminate?
ask-cards-cycle-drawn = { $place_capital }: which of the cards drawn does { $player_locative } cycle?
ask-cards-play-drawn = { $place_capital }: which of the cards drawn does { $player_locative } play?
ask-cards-take = { $place_capital }: which card does { $player_locative } take to hand?
ask-cards-option = { $place_capital }: does { $player_locative } use the effect?
ask-cards-effect = { $place_capital }: which effect does { $player_locative } choose?
ask-cards-activate-battleground = { $place_capital }: which battleground does { $player_locative } activate?
ask-cards-activate-path = { $place_capital }: which path does { $player_locative } activate?
ask-cards-choose-battleground = { $place_capital }: on which battleground does { $player_locative } put the token?
ask-cards-move-to = { $place_capital }: where does { $player_locative } move “{ $card }”?
ask-cards-victim = { $place_capital }: which card does { $player_locative } eliminate?
ask-cards-give-up = { $place_capital }: which cards of the reserve does { $player_locative } eliminate?
ask-cards-next-combat = Where is the next combat? { $player } chooses.
ask-cards-support = Combat at { $location_locative }: which army of { $player_locative } supports whom?
ask-cards-loss = Combat at { $location_locative }: which defender is lost? { $count ->
    [one] { $count } attack icon is left to cancel.
   *[other] { $count } attack icons are left to cancel.
}
ask-cards-agree = Combat at { $location_locative }: your team-mate would give up “{ $card }”, with { $count ->
    [one] { $count } attack icon
   *[other] { $count } attack icons
} left to cancel. Do you agree?
ask-cards-saved = { $place_capital }: who else does { $player_locative } save?
ask-cards-card-drawn = { $cause ->
    [mirror] { $player } looks at the top card of the deck in the Mirror of Galadriel.
    [forsake] { $player } turns up the top card of the deck to forsake it.
    [apart] { $player } draws a card apart from the hand.
   *[effect] { $player } draws a card.
}
ask-cards-card-lies = Chance decides where “{ $card }” lies.
ask-cards-location-drawn = { $cause ->
    [path] A path is drawn.
   *[battleground] A battleground is drawn.
}

## The log

log-cards-round = Round { NUMBER($count, useGrouping: 0) } begins; { $player_locative } goes first.
log-cards-activated = { $location_locative-capital } is active now.
log-cards-reactivated = { $location_locative-capital } is active once more.
log-cards-no-battleground = No battleground is left in the decks: none becomes active.
log-cards-nothing-to-activate = { $place }: its effect finds no battleground that could become active now.
log-cards-no-new-path = { $place }: there is no path to activate.
log-cards-path-replaced = { $place_capital }: the way leads on, but first there is a combat at { $location_locative }.
log-cards-nobody-plays = Nobody plays the { $faction } faction, so nothing happens.
log-cards-declines = { $player } does not use the effect of “{ $place }”.
log-cards-you-draw = For { $player_locative } you draw “{ $card }”.
log-cards-draws = { $count ->
    [one] { $player } draws { $count } card.
   *[other] { $player } draws { $count } cards.
}
log-cards-no-card-to-draw = { $player } has no card left to draw.
log-cards-you-draw-apart = For { $player_locative } you draw “{ $card }” apart from the hand.
log-cards-draws-apart = { $count ->
    [one] { $player } draws { $count } card apart from the hand.
   *[other] { $player } draws { $count } cards apart from the hand.
}
log-cards-rest-to-hand = { $player } takes the last of them to hand.
log-cards-new-deck = { $player } has an empty deck: the cycle pile becomes the new one.
log-cards-recycles = { $player } shuffles the cycle pile into the deck.
log-cards-mirror-shows = The top card of your deck is “{ $card }”.
log-cards-you-cycle = For { $player_locative } you cycle “{ $card }”.
log-cards-cycles = { $player } cycles a card.
log-cards-card-cycled = “{ $card }” is cycled.
log-cards-you-eliminate = For { $player_locative } you eliminate “{ $card }”.
log-cards-eliminates = { $player } eliminates a card, face down.
log-cards-card-eliminated = “{ $card }” is eliminated.
log-cards-nothing-to-forsake = { $player } has nothing to forsake.
log-cards-forsakes-top = { $player } forsakes the top card of the deck.
log-cards-you-turn-up = It was “{ $card }”.
log-cards-forsakes-hand = { $player } forsakes a card from the hand.
log-cards-forsakes-reserve = { $player } forsakes “{ $card }” from the reserve.
log-cards-not-found = { $place_capital }: { $player_locative } does not find the card.
log-cards-takes = { $player } takes “{ $card }” to hand from the { $zone }.
log-cards-takes-nothing = { $player } takes nothing.
log-cards-already-gone = “{ $card }” has been eliminated already.
log-cards-removed = “{ $card }” is removed from the { $zone } and from the game.
log-cards-plays-reserve = { $player } plays “{ $card }” to reserve.
log-cards-plays-location = { $player } plays “{ $card }” to { $location_locative }.
log-cards-plays-item = { $player } gives { $on_card } the item “{ $card }”.
log-cards-plays-event = { $player } plays the event “{ $card }”.
log-cards-moves = { $player } moves “{ $card }” to { $location_locative }.
log-cards-uses = { $player } uses the action of “{ $card }”.
log-cards-uses-ring = { $player } uses the Ring token.
log-cards-winnows = { $player } winnows.
log-cards-passes = { $player } passes.
log-cards-all-passed = All have passed: the combat step begins.
log-cards-token-on-card = { $count ->
    [one] { $count } attack token goes on “{ $card }”.
   *[other] { $count } attack tokens go on “{ $card }”.
}
log-cards-token-attack = { $count ->
    [one] { $location_locative-capital } gets { $count } attack token.
   *[other] { $location_locative-capital } gets { $count } attack tokens.
}
log-cards-token-defence = { $count ->
    [one] { $location_locative-capital } gets { $count } defence token.
   *[other] { $location_locative-capital } gets { $count } defence tokens.
}
log-cards-corruption = { $count ->
    [one] { $place_capital }: the Shadow gains { $count } corruption token.
   *[other] { $place_capital }: the Shadow gains { $count } corruption tokens.
}
log-cards-corruption-removed = { $count ->
    [one] { $place_capital }: the Shadow loses { $count } corruption token.
   *[other] { $place_capital }: the Shadow loses { $count } corruption tokens.
}
log-cards-path-combat = Combat at { $location_locative }: attack { $attack }, the path’s own defence { $defence }.
log-cards-battleground-combat = Combat at { $location_locative }: attack { $attack }, the location’s own defence { $defence }.
log-cards-supports = “{ $army_card }” supports “{ $card }”.
log-cards-loss = { $count ->
    [one] “{ $card }” is lost and cancels { $count } attack icon.
   *[other] “{ $card }” is lost and cancels { $count } attack icons.
}
log-cards-disagree = The team-mates do not agree: { $seat_locative } { $seat_gender ->
    [plural] choose
   *[other] chooses
} the loss.
log-cards-path-lost = { $count ->
    [one] The path { $location } goes to the Shadow, with { $count } corruption token.
   *[other] The path { $location } goes to the Shadow, with { $count } corruption tokens.
}
log-cards-path-nobody = Nobody gets the path { $location }: attack { $attack }, defence { $defence }.
log-cards-path-won = { $count ->
    [one] The path { $location } goes to the Free Peoples for { $count } point.
   *[other] The path { $location } goes to the Free Peoples for { $count } points.
}
log-cards-battleground-won = { $count ->
    [one] { $location_locative-capital } goes to { $side_locative } for { $count } point.
   *[other] { $location_locative-capital } goes to { $side_locative } for { $count } points.
}
log-cards-points = The Free Peoples have { $free ->
    [one] { $free } victory point
   *[other] { $free } victory points
}, the Shadow has { $shadow }.
log-cards-ends = The game is over: { $side_locative } { $side_gender ->
    [plural] win
   *[other] wins
}. The Free Peoples have { $free ->
    [one] { $free } point
   *[other] { $free } points
}, the Shadow has { $shadow }.

## What a referee reads instead of “you”

story-cards-you-draw = { $player } draws “{ $card }”.
story-cards-you-draw-apart = { $player } draws apart “{ $card }”.
story-cards-you-cycle = { $player } cycles “{ $card }”.
story-cards-you-eliminate = { $player } eliminates “{ $card }”.
story-cards-mirror-shows = The Mirror of Galadriel shows the top card: “{ $card }”.

## Why something is not possible

reason-cards-answer-first = Answer the open question first.
reason-cards-not-active = “{ $card }” cannot be played to { $location_locative }: it is not active.
reason-cards-army-on-path = “{ $card }” cannot be played to { $location_locative }: armies never stand on a path.
reason-cards-path-number = “{ $card }” cannot be played to { $location_locative }: it does not go to path { $number }.
reason-cards-shadow-battleground-active = “{ $card }” cannot go to a path while { $location_locative } is active: it is a Shadow battleground.
reason-cards-own-text-forbids = Its own text keeps “{ $card }” out of { $location_locative }.
reason-cards-faction-not-shown = “{ $card }” cannot be played to { $location_locative }: the { $faction } faction is not shown there.
reason-cards-wielder-not-in-play = Nobody can bear “{ $card }”: { $wielder_card } is not in play.
reason-cards-not-a-wielder = { $wielder_card } cannot bear “{ $card }”.
reason-cards-second-weapon = { $wielder_card } cannot bear “{ $card }”: it would be a second weapon.
reason-cards-event-has-no-place = “{ $card }” is put nowhere: an event is played for its effect.
reason-cards-twice-a-round = “{ $card }” has been played this round: a character or item is played only once a round.
reason-cards-item-needs-wielder = “{ $card }” is put on a character who may bear it.
reason-cards-not-an-item = “{ $card }” cannot be put on a character: it is not an item.
reason-cards-not-in-hand = “{ $card }” is not in your hand.
reason-cards-not-an-event = “{ $card }” is not an event.
reason-cards-moves-only-from-reserve = “{ $card }” cannot move: only armies and characters in reserve do.
reason-cards-not-in-your-reserve = “{ $card }” is not in your reserve.
reason-cards-came-this-round = “{ $card }” came to the reserve only this round: it cannot move yet.
reason-cards-moves-to-locations = “{ $card }” moves from the reserve only to a location.
reason-cards-no-action = “{ $card }” has no action.
reason-cards-not-in-play = “{ $card }” is not in play.
reason-cards-not-your-card = The action of “{ $card }” is another player’s.
reason-cards-action-in-reserve = The action of “{ $card }” can be used only in reserve.
reason-cards-action-on-path = The action of “{ $card }” can be used only on a path.
reason-cards-action-on-location = The action of “{ $card }” can be used only on a path or battleground.
reason-cards-once-a-round = The action of “{ $card }” has been used this round.
reason-cards-nothing-to-forsake = You have nothing to forsake to pay for “{ $card }”.
reason-cards-no-such-path = There is no path that “{ $card }” could activate.
reason-cards-no-such-battleground = There is no battleground that “{ $card }” could activate.
reason-cards-nothing-to-find = Everyone knows that what “{ $card }” looks for is not there.
reason-cards-no-ring-tokens = There are no Ring tokens in this scenario.
reason-cards-ring-used-trilogy = You have used your Ring token: once a game is all.
reason-cards-ring-used-duel = You have used your Ring token this round.
reason-cards-may-not-pass = You may pass with at most { $limit } cards in hand, or with fewer than every opponent; you have { $count }.
reason-cards-too-few-to-winnow = To winnow you need two cards in hand.
reason-cards-deck-empty = { $player_locative-capital } has no card left in the deck.
reason-cards-pays-not-itself = “{ $card }” cannot pay for itself.
reason-cards-not-among-drawn = “{ $card }” is not among the cards drawn.
reason-cards-not-meant = The effect does not let you play “{ $card }”.
reason-cards-other-place = “{ $card }” cannot be played here: the effect names another place.

## Endings, after a colon

outcome-final-round = by points, when the last path was over
outcome-lead = ten points ahead
