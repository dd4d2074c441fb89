### The Fellowship, the Hunt and Mordor.

## Asks

ask-wotr-fellowship-phase = Fellowship phase: what does the Fellowship do?
ask-wotr-guide = Who guides the Fellowship?
ask-wotr-who-leaves = Which Companions leave the Fellowship? (from { NUMBER($low) } to { NUMBER($high) })
ask-wotr-separate-to = Where do they go, up to { $count ->
    [one] { $count } region
   *[other] { $count } regions
}: { $character }?
ask-wotr-revealed-to = The Fellowship is revealed. Where are the Ring-bearers, within { $count ->
    [one] { $count } region
   *[other] { $count } regions
}?
ask-wotr-way = Which regions does the way touch? Destination: { $region }.
ask-wotr-tile-for-way = Spend a card to draw a Hunt tile for this way?
standing-tile-for-way = You spend no card to draw a Hunt tile for the way.
ask-wotr-prevent-draw = Spend a card so that no Hunt tile is drawn?
standing-prevent-draw = You spend no card so that no Hunt tile is drawn.
ask-wotr-redraw-tile = Spend a card to draw another Hunt tile instead?
standing-redraw-tile = You spend no card to draw another Hunt tile.
ask-wotr-hunt-bonus = Spend a card to add to every die of this Hunt roll?
standing-hunt-bonus = You spend no card to add to a Hunt roll.
ask-wotr-hunt-re-roll = How many failed dice do you re-roll? At most { NUMBER($count) }.
ask-wotr-lower-damage = Hunt damage { NUMBER($count) }. Spend a card to lower it?
standing-lower-damage = You spend no card to lower Hunt damage.
ask-wotr-hobbit-leaves = Hunt damage { NUMBER($count) }. Separate the Guide to lower it by 1: { $character }?
standing-hobbit-leaves = You do not separate the Guide to lower Hunt damage.
ask-wotr-gollum-reveals = Hunt damage { NUMBER($count) }. Reveal the Fellowship to lower it by 1?
standing-gollum-reveals = You do not reveal the Fellowship to lower Hunt damage.
ask-wotr-casualty = Hunt damage { NUMBER($count) }. Take a casualty (the Guide or a random Companion), or use the Ring?

## Log

log-wotr-guide = The Guide of the Fellowship: { $character }.
log-wotr-fellowship-moves = The Fellowship moves; progress { NUMBER($count) }.
log-wotr-moving-die = The die goes to the Hunt Box; Free Peoples dice there: { NUMBER($count) }.
log-wotr-moving-die-set-aside = The die that moved the Fellowship does not go to the Hunt Box.
log-wotr-hides = The Fellowship is hidden.
log-wotr-declared = The Fellowship is declared: { $region }.
log-wotr-revealed = The Fellowship is revealed!
log-wotr-ring-bearers-move = The Ring-bearers go: { $from_region } – { $region }.
log-wotr-way-touches = Their way touches: { $region }.
log-wotr-tile-for-stronghold = A Hunt tile is drawn for a Shadow Stronghold: { $region }.
log-wotr-separates = Leaves the Fellowship: { $character }.
log-wotr-enters-play = { $character } now stands in: { $region }.
log-wotr-companion-eliminated = Eliminated from the Fellowship: { $character }.
log-wotr-taken-alive = Taken alive, not killed: { $character }.
log-wotr-companion-drawn = The Companion drawn at random: { $character }.
log-wotr-hunt-nobody = The Hunt Box holds no Shadow dice: the Hunt fails.
log-wotr-hunt-roll = Hunt roll: { $dice }; added to each die: { NUMBER($amount) }; successes: { NUMBER($count) }.
log-wotr-hunt-re-roll = Hunt re-roll: { $dice }; added to each die: { NUMBER($amount) }; successes: { NUMBER($count) }.
log-wotr-hunt-fails = The Hunt fails.
log-wotr-hunt-succeeds = { $count ->
    [one] The Hunt succeeds with { $count } success.
   *[other] The Hunt succeeds with { $count } successes.
}
log-wotr-tile-drawn = { $cause ->
    [mordor] Hunt tile on the Mordor Track: { $tile }.
    [card] Hunt tile drawn by a card: { $tile }.
    [stronghold] Hunt tile for a Stronghold: { $tile }.
   *[hunt] Hunt tile: { $tile }.
}
log-wotr-draw-prevented = No Hunt tile is drawn.
log-wotr-tile-without-effect = The tile is discarded without effect: { $tile }.
log-wotr-tile-returned = The tile goes back into the Hunt Pool: { $tile }.
log-wotr-tile-removed = The tile is permanently removed: { $tile }.
log-wotr-tile-die = The die of the tile shows { NUMBER($count) }.
log-wotr-pool-refilled = The Hunt Pool is refilled with the standard tiles; tiles in it: { NUMBER($count) }.
log-wotr-pool-of-mordor = The Hunt Pool is made anew for Mordor; tiles in it: { NUMBER($count) }.
log-wotr-special-tile-waits = A special Hunt tile waits for Mordor: { $tile }.
log-wotr-special-tile-in-pool = A special Hunt tile joins the Hunt Pool: { $tile }.
log-wotr-hunt-damage = Hunt damage: { NUMBER($count) }.
log-wotr-damage-lowered = Hunt damage left: { NUMBER($count) }.
log-wotr-ring-used = The Ring is used against Hunt damage: { NUMBER($count) }.
log-wotr-gollum-reveals = Gollum lets the Fellowship be revealed; Hunt damage left: { NUMBER($count) }.
log-wotr-gollum-unseen = Gollum leads the Fellowship unseen: it is not revealed.
log-wotr-enters-mordor = The Fellowship enters Mordor.
log-wotr-moves-in-mordor = The Fellowship tries to move on in Mordor.
log-wotr-mordor-step = The Fellowship reaches step { NUMBER($count) } of the Mordor Track.
log-wotr-mordor-stop = The Fellowship is stopped and stays on its step.

## Reasons

reason-wotr-not-in-fellowship = Not in the Fellowship: { $character }.
reason-wotr-guide-level = Another Companion has a higher level: { $character } cannot be the Guide.
reason-wotr-guide-already = Already the Guide: { $character }.
reason-wotr-guide-not-now = The Guide may be changed only at the end of the Fellowship phase and when the Fellowship changes.
reason-wotr-fellowship-phase-only = This is possible in the Fellowship phase only.
reason-wotr-declare-revealed = Only a hidden Fellowship can be declared.
reason-wotr-declared-already = The Fellowship has been declared this turn already.
reason-wotr-beyond-progress = Too far: { $region }. The Fellowship can go { $count ->
    [one] { $count } region.
   *[other] { $count } regions.
}
reason-wotr-revealed-in-haven = A revealed Fellowship cannot end its move in a Free Peoples City or Stronghold: { $region }.
reason-wotr-in-mordor = The Fellowship is on the Mordor Track.
reason-wotr-not-at-gate = Mordor is entered from Morannon or Minas Morgul; the Fellowship is in: { $region }.
reason-wotr-revealed = A revealed Fellowship cannot move; hide it first.
reason-wotr-hidden = The Fellowship is hidden already.
reason-wotr-progress-full = The Progress counter stands at the end of the track.
reason-wotr-no-companions = There are no Companions in the Fellowship.
reason-wotr-separate-in-mordor = Nobody leaves the Fellowship on the Mordor Track.
reason-wotr-companion-leaves-siege = Companions cannot leave a besieged Stronghold: { $region }.
reason-wotr-companion-enters-siege = Companions cannot enter a besieged Stronghold: { $region }.
reason-wotr-companion-too-far = Out of reach: { $region }. Regions at most: { NUMBER($count) }.
reason-wotr-companion-stops = Companions must stop at a Shadow Stronghold on the way: { $region } is beyond it.
