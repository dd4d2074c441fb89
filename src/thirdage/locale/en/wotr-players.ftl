### Three and four players of War of the Ring: the seats that no other game has, and who commands what.

## Seats

seat-gondor = Gondor player
    .gender = neuter
seat-rohan = Rohan player
    .gender = neuter

## Asks and answers

ask-wotr-swap-card = Swap a card with your team-mate? Choose the card that you would give. It changes hands only if your team-mate offers one too.
ask-wotr-merge-armies = You and your team-mate both have units here: { $region }. Do your Armies merge?
answer-wotr-swap-card = Give: { $card }
lead-wotr-swap-card = Offer a card
answer-wotr-swap-card-decline = No swap
answer-wotr-merge-armies-accept = Merge
answer-wotr-merge-armies-decline = Stay separate

## What happens

log-wotr-swaps = A card of { $seat } goes to { $to_seat }: { $deck }.
log-wotr-you-give = You give away “{ $card }”. It goes to { $seat }.
log-wotr-you-receive = You receive “{ $card }”. It comes from { $seat }.
log-wotr-no-swap = No cards are swapped: only one of the two team-mates wanted to ({ $seat }).
log-wotr-merged = The Armies of the team-mates are one mixed Army now: { $region }. It is commanded by { $seat }.
log-wotr-stay-separate = The Armies of the team-mates stay separate: { $region }.
log-wotr-score = Points inside the winning side, { $seat }: { NUMBER($count) }.
log-wotr-wins-inside = First inside the winning side: { $seat }.

## Why not

reason-wotr-nation-of-team-mate = This Nation is commanded by your team-mate: { $nation }.
reason-wotr-character-of-team-mate = This character is led by your team-mate: { $character }.
reason-wotr-card-of-team-mate = “{ $card }” can be played as an event by another player only: { $seat }.
reason-wotr-army-of-team-mate = The mixed Army here is commanded by your team-mate: { $region }.
reason-wotr-split-loses-command = You would not command the part of the mixed Army that goes.
reason-wotr-nation-twice = Your last action was taken with this Nation already: { $nation }.
reason-wotr-army-twice = Your last action was taken with this very mixed Army: { $region }.
standing-swap-card = You swap no cards.
standing-merge-armies = You do not merge your armies with those of your ally.

## On the page

web-wotr-leads = Leads this turn: { $seat }
web-wotr-commands = One army of two players. In command: { $seat }, who has more units or else more Elites, or leads this turn.
web-wotr-separate = Two armies here: each player commands their own.
web-wotr-table-talk = All at the table read this. Team-mates may not speak of their cards, only say whether they want to swap one.
