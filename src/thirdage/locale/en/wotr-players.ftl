### Three and four players of War of the Ring: the seats that no other game has, and who commands what.

## Asks and answers

ask-wotr-swap-card = Swap a card with your team-mate? Choose the card that you would give. It changes hands only if your team-mate offers one too.
ask-wotr-merge-armies = You and your team-mate both have units in { $region_locative }. Do your Armies merge?
answer-wotr-swap-card = Give “{ $card }”
lead-wotr-swap-card = Offer a card
answer-wotr-swap-card-decline = No swap
answer-wotr-merge-armies-accept = Merge
answer-wotr-merge-armies-decline = Stay separate

## What happens

log-wotr-swaps = { $seat_locative-capital } { $seat_gender ->
    [plural] give
   *[other] gives
} { $to_seat_locative } a card of the { $deck }.
log-wotr-you-give = You give “{ $card }” to { $seat_locative }.
log-wotr-you-receive = You receive “{ $card }” from { $seat_locative }.
log-wotr-no-swap = No cards are swapped: only { $seat_locative } wanted to.
log-wotr-merged = The Armies of the team-mates in { $region_locative } merge. { $seat_locative-capital } commands.
log-wotr-stay-separate = The Armies of the team-mates in { $region_locative } stay separate.
log-wotr-score = Inside the winning side { $seat_locative } { $seat_gender ->
    [plural] score
   *[other] scores
} { $count ->
    [one] { NUMBER($count) } point
   *[other] { NUMBER($count) } points
}.
log-wotr-wins-inside = { $seat_locative-capital } { $seat_gender ->
    [plural] share the victory.
   *[other] comes first inside the winning side.
}

## Why not

reason-wotr-nation-of-team-mate = Your team-mate commands { $nation_locative }.
reason-wotr-character-of-team-mate = Your team-mate commands { $character_locative }.
reason-wotr-card-of-team-mate = Only { $seat_locative } can play “{ $card }” as an event.
reason-wotr-army-of-team-mate = Your team-mate commands the mixed Army in { $region_locative }.
reason-wotr-split-loses-command = You would not command the part of the mixed Army that goes.
reason-wotr-nation-twice = Your last action was taken with { $nation_locative } already.
reason-wotr-army-twice = Your last action was taken with the mixed Army in { $region_locative } already.
standing-swap-card = You swap no cards.
standing-merge-armies = You do not merge your armies with those of your ally.

## On the page

web-wotr-player = { $seat_text ->
    [gondor] Gondor
    [rohan] Rohan
    [witch-king] Witch-king
    [saruman] Saruman
   *[other] Free Peoples
}
web-look-player = { $seat_text ->
    [gondor] Commands Gondor and the Elves.
    [rohan] Commands Rohan, the North and the Dwarves.
    [witch-king] Commands Sauron’s armies, the Witch-king and the Mouth of Sauron.
    [saruman] Commands Isengard, the Southrons and Easterlings, and Saruman.
   *[other] Commands all Free Peoples.
}
web-wotr-leads = { $seat_locative-capital } { $seat_gender ->
    [plural] lead
   *[other] leads
} the side this turn
web-wotr-commands = One Army of two players. { $seat_locative-capital } commands it: more units, or more Elites, or the lead of the side this turn.
web-wotr-in-command = { $seat_locative-capital } { $seat_gender ->
    [plural] command
   *[other] commands
}
web-wotr-separate = There are two Armies here: each player commands their own.
web-wotr-table-talk = All at the table read this. Team-mates may not speak of their cards, only say whether they want to swap one.

## At the terminal

board-wotr-mixed = Armies of two players
board-wotr-commands = { $seat_locative-capital } { $seat_gender ->
    [plural] command
   *[other] commands
} in { $region_locative }

## What a referee reads instead of “you”

story-wotr-you-give = It is “{ $card }”.
story-wotr-you-receive = “{ $card }” came from { $seat_locative }.
