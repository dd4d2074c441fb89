### Hunt for the Ring, in a first game: what each ask wants, what to touch, and what a good player would weigh.

web-coach-hunt-give-information = One of your information tokens goes to the Ringwraiths and gives them their first ability. Touch the one that lies farthest from where you mean to go: the others can still be saved by going there.
web-coach-hunt-command = Touch the Nazgûl in the order in which they shall act. Who acts later knows more, so let the one that is likely to be nearest come last.
web-coach-hunt-place = Touch a black location for this Nazgûl. Frodo begins in the west (1, 2 or 3) and must reach the east: spread the four, so that no section is empty.
web-coach-hunt-bearer-turn = Touch a ringed place to write it into your log, or record a dot to stay in the wild and go farther next time. The Nazgûl ask about numbers you have written, so a dot hides you. By night resting is safe; moving costs 1 corruption and lets them hunt without a die.
web-coach-hunt-nazgul-turn = This Nazgûl may ride and do one thing, in either order. A search is free: was Frodo ever here? A Ring die asks about the whole area, a Sword die hunts: only a hunt at his last location leads to an encounter. Ask large questions first, then close in.
web-coach-hunt-discard = You hold too many cards. Touch the one that will not fit where you are going.
web-coach-hunt-cancel-token = You may turn a Companion over for good to put one of these tokens back. Worth it for an Eye or a large number.
web-coach-hunt-escape = After an encounter Frodo may slip away. Touch a place that they would not guess, or stay: nobody is told whether you moved.
web-coach-hunt-out-of-turn = The Ringwraiths have declared something, and a card might cancel it. You are asked every time, even without such a card, so that the question gives nothing away.
web-coach-hunt-card-move = The card moves Frodo once more: touch a ringed place, or record a dot.
web-coach-hunt-ally-token = Touch where the Ally token shall lie. No Nazgûl may enter or ride through that location until a Sword removes it: close the road behind you.
web-coach-hunt-move-nazgul = The card lets you move a Nazgûl: touch it, then where it goes. Lead the nearest one away from your next two places.
web-coach-hunt-card-area = Touch the area or section that the card shall name: that where the question would hurt you, or help you, most.
web-coach-hunt-card-dice = Choose the dice that are rolled anew. Spoil what the other side needs most, or what you need least.
web-coach-hunt-discard-one = One of the cards goes. Keep the one that fits the next two days.
web-coach-hunt-refresh-draw = Peregrin may draw two cards and keep one, instead of drawing one. There is rarely a reason to say no.
web-coach-hunt-card-space = Touch the location that the card asks about. Take those that split what is still possible into halves.
web-coach-hunt-card-step = The card lets this Nazgûl make a step: touch where to, or let it stay.
web-coach-hunt-weight = Give a Fellowship token back, or bear 1 corruption. Tokens come back with every Shadow that is rolled; corruption hardly ever leaves.

web-first-day-hunt = { $next ->
    [yes] That was a whole day. See a day from the other side in a new game – this one waits among your tables – or play on here.
   *[no] That was a whole day. You have seen both sides now: play on to the end whenever you like.
}
web-first-day-change = A day as the { $seat }
web-first-day-on = Play this game on
