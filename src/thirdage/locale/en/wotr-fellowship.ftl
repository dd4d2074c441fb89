### The Fellowship, the Hunt and Mordor.

## Asks

ask-fellowship-phase = Fellowship phase: declare the Fellowship, enter Mordor, change the Guide, or go on.
ask-guide = Who guides the Fellowship?
ask-who-leaves = Which Companions leave the Fellowship? (from { NUMBER($low) } to { NUMBER($high) })
ask-separate-to = Where do they go, up to { $count ->
    [one] { $count } region
   *[other] { $count } regions
}: { $character }?
ask-revealed-to = The Fellowship is revealed. Where are the Ring-bearers, within { $count ->
    [one] { $count } region
   *[other] { $count } regions
}?
ask-way = Which regions does the way touch? Destination: { $region }.
ask-tile-for-way = Spend a card to draw a Hunt tile for this way?
standing-tile-for-way = You spend no card to draw a Hunt tile for the way.
ask-prevent-draw = Spend a card so that no Hunt tile is drawn?
standing-prevent-draw = You spend no card so that no Hunt tile is drawn.
ask-redraw-tile = Spend a card to draw another Hunt tile instead?
standing-redraw-tile = You spend no card to draw another Hunt tile.
ask-hunt-bonus = Spend a card to add to every die of this Hunt roll?
standing-hunt-bonus = You spend no card to add to a Hunt roll.
ask-hunt-re-roll = How many failed dice do you re-roll? At most { NUMBER($count) }.
ask-lower-damage = Hunt damage { NUMBER($count) }. Spend a card to lower it?
standing-lower-damage = You spend no card to lower Hunt damage.
ask-hobbit-leaves = Hunt damage { NUMBER($count) }. Separate the Guide to lower it by 1: { $character }?
standing-hobbit-leaves = You do not separate the Guide to lower Hunt damage.
ask-gollum-reveals = Hunt damage { NUMBER($count) }. Reveal the Fellowship to lower it by 1?
standing-gollum-reveals = You do not reveal the Fellowship to lower Hunt damage.
ask-casualty = Hunt damage { NUMBER($count) }. Take a casualty (the Guide or a random Companion), or use the Ring?

## Log

log-guide = The Guide of the Fellowship: { $character }.
log-fellowship-moves = The Fellowship moves; progress { NUMBER($count) }.
log-moving-die = The die goes to the Hunt Box; Free Peoples dice there: { NUMBER($count) }.
log-moving-die-set-aside = The die that moved the Fellowship does not go to the Hunt Box.
log-hides = The Fellowship is hidden.
log-declared = The Fellowship is declared: { $region }.
log-revealed = The Fellowship is revealed!
log-ring-bearers-move = The Ring-bearers go: { $from_region } – { $region }.
log-way-touches = Their way touches: { $region }.
log-tile-for-stronghold = A Hunt tile is drawn for a Shadow Stronghold: { $region }.
log-separates = Leaves the Fellowship: { $character }.
log-enters-play = { $character } now stands in: { $region }.
log-companion-eliminated = Eliminated from the Fellowship: { $character }.
log-taken-alive = Taken alive, not killed: { $character }.
log-companion-drawn = The Companion drawn at random: { $character }.
log-hunt-nobody = The Hunt Box holds no Shadow dice: the Hunt fails.
log-hunt-roll = Hunt roll: { $dice }; added to each die: { NUMBER($amount) }; successes: { NUMBER($count) }.
log-hunt-re-roll = Hunt re-roll: { $dice }; added to each die: { NUMBER($amount) }; successes: { NUMBER($count) }.
log-hunt-fails = The Hunt fails.
log-hunt-succeeds = { $count ->
    [one] The Hunt succeeds with { $count } success.
   *[other] The Hunt succeeds with { $count } successes.
}
log-tile-drawn = { $cause ->
    [mordor] Hunt tile on the Mordor Track: { $tile }.
    [card] Hunt tile drawn by a card: { $tile }.
    [stronghold] Hunt tile for a Stronghold: { $tile }.
   *[hunt] Hunt tile: { $tile }.
}
log-draw-prevented = No Hunt tile is drawn.
log-tile-without-effect = The tile is discarded without effect: { $tile }.
log-tile-returned = The tile goes back into the Hunt Pool: { $tile }.
log-tile-removed = The tile is permanently removed: { $tile }.
log-tile-die = The die of the tile shows { NUMBER($count) }.
log-pool-refilled = The Hunt Pool is refilled with the standard tiles; tiles in it: { NUMBER($count) }.
log-pool-of-mordor = The Hunt Pool is made anew for Mordor; tiles in it: { NUMBER($count) }.
log-special-tile-waits = A special Hunt tile waits for Mordor: { $tile }.
log-special-tile-in-pool = A special Hunt tile joins the Hunt Pool: { $tile }.
log-hunt-damage = Hunt damage: { NUMBER($count) }.
log-damage-lowered = Hunt damage left: { NUMBER($count) }.
log-ring-used = The Ring is used against Hunt damage: { NUMBER($count) }.
log-gollum-reveals = Gollum lets the Fellowship be revealed; Hunt damage left: { NUMBER($count) }.
log-gollum-unseen = Gollum leads the Fellowship unseen: it is not revealed.
log-enters-mordor = The Fellowship enters Mordor.
log-moves-in-mordor = The Fellowship tries to move on in Mordor.
log-mordor-step = The Fellowship reaches step { NUMBER($count) } of the Mordor Track.
log-mordor-stop = The Fellowship is stopped and stays on its step.

## Reasons

reason-not-in-fellowship = Not in the Fellowship: { $character }.
reason-guide-level = Another Companion has a higher level: { $character } cannot be the Guide.
reason-guide-already = Already the Guide: { $character }.
reason-guide-not-now = The Guide may be changed only at the end of the Fellowship phase and when the Fellowship changes.
reason-fellowship-phase-only = This is possible in the Fellowship phase only.
reason-declare-revealed = Only a hidden Fellowship can be declared.
reason-declared-already = The Fellowship has been declared this turn already.
reason-beyond-progress = Too far: { $region }. The Fellowship can go { $count ->
    [one] { $count } region.
   *[other] { $count } regions.
}
reason-revealed-in-haven = A revealed Fellowship cannot end its move in a Free Peoples City or Stronghold: { $region }.
reason-in-mordor = The Fellowship is on the Mordor Track.
reason-not-at-gate = Mordor is entered from Morannon or Minas Morgul; the Fellowship is in: { $region }.
reason-revealed = A revealed Fellowship cannot move; hide it first.
reason-hidden = The Fellowship is hidden already.
reason-progress-full = The Progress counter stands at the end of the track.
reason-no-companions = There are no Companions in the Fellowship.
reason-separate-in-mordor = Nobody leaves the Fellowship on the Mordor Track.
reason-companion-leaves-siege = Companions cannot leave a besieged Stronghold: { $region }.
reason-companion-enters-siege = Companions cannot enter a besieged Stronghold: { $region }.
reason-companion-too-far = Out of reach: { $region }. Regions at most: { NUMBER($count) }.
reason-companion-stops = Companions must stop at a Shadow Stronghold on the way: { $region } is beyond it.
