### Three and four players of War of the Ring: the seats that no other game has, and who commands what.

## Seats

seat-gondor = Gondor player
    .gender = neuter
seat-rohan = Rohan player
    .gender = neuter

## Asks and answers

ask-wotr-swap-card = Swap a card with your team-mate? Choose the card that you would give. It changes hands only if your team-mate offers one too.
ask-wotr-merge-armies = You and your team-mate both have units in { $region }. Do your Armies merge?
answer-wotr-swap-card = Give: { $card }
lead-wotr-swap-card = Offer a card
answer-wotr-swap-card-decline = No swap
answer-wotr-merge-armies-accept = Merge
answer-wotr-merge-armies-decline = Stay separate

## What happens

log-wotr-swaps = The { $seat } gives the { $to_seat } a card of the { $deck }.
log-wotr-you-give = You give “{ $card }” to the { $seat }.
log-wotr-you-receive = You receive “{ $card }” from the { $seat }.
log-wotr-no-swap = No cards are swapped: of the two team-mates only the { $seat } wanted to.
log-wotr-merged = The Armies of the team-mates in { $region } are one mixed Army now. The { $seat } commands it.
log-wotr-stay-separate = The Armies of the team-mates in { $region } stay separate.
log-wotr-score = Inside the winning side the { $seat } has { NUMBER($count) } points.
log-wotr-wins-inside = Inside the winning side the { $seat } is first.

## Why not

reason-wotr-nation-of-team-mate = Your team-mate commands { $nation }.
reason-wotr-character-of-team-mate = Your team-mate leads { $character }.
reason-wotr-card-of-team-mate = Only the { $seat } can play “{ $card }” as an event.
reason-wotr-army-of-team-mate = Your team-mate commands the mixed Army in { $region }.
reason-wotr-split-loses-command = You would not command the part of the mixed Army that goes.
reason-wotr-nation-twice = Your last action was taken with this Nation already: { $nation }.
reason-wotr-army-twice = Your last action was taken with this very mixed Army: { $region }.
standing-swap-card = You swap no cards.
standing-merge-armies = You do not merge your armies with those of your ally.

## On the page

web-wotr-leads = The { $seat } leads this turn
web-wotr-commands = One Army of two players. The { $seat } commands it, who has more units or else more Elites, or leads this turn.
web-wotr-in-command = The { $seat } commands
web-wotr-separate = Two armies here: each player commands their own.
web-wotr-table-talk = All at the table read this. Team-mates may not speak of their cards, only say whether they want to swap one.

## At the terminal

board-wotr-mixed = Armies of two players
board-wotr-commands = In { $region } the { $seat } commands
