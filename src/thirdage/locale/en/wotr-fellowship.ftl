### The Fellowship, the Hunt and Mordor.

## Asks

ask-wotr-fellowship-phase = Fellowship phase: what does the Fellowship do?
ask-wotr-guide = Who guides the Fellowship?
ask-wotr-who-leaves = Who leaves the Fellowship? Choose from { NUMBER($low) } to { NUMBER($high) } Companions.
ask-wotr-separate-to = Where { $character_gender ->
    [plural] do { $character_locative } go
   *[other] does { $character_locative } go
}? No farther than { $count ->
    [one] { $count } region
   *[other] { $count } regions
}.
ask-wotr-revealed-to = The Fellowship is revealed. Where are the Ring-bearers? No farther than { $count ->
    [one] { $count } region
   *[other] { $count } regions
} from their last place.
ask-wotr-way = Which regions does the way to { $region_locative } pass through?
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
ask-wotr-hobbit-leaves = Hunt damage { NUMBER($count) }. Does { $character_locative }, the Guide, leave the Fellowship to lower it by 1?
standing-hobbit-leaves = You do not separate the Guide to lower Hunt damage.
ask-wotr-gollum-reveals = Hunt damage { NUMBER($count) }. Reveal the Fellowship to lower it by 1?
standing-gollum-reveals = You do not reveal the Fellowship to lower Hunt damage.
ask-wotr-casualty = Hunt damage { NUMBER($count) }. Who takes it: the Guide, a random Companion or the Ring?

## Log

log-wotr-guide = { $character } becomes the Guide of the Fellowship.
log-wotr-fellowship-moves = The Fellowship moves: its progress is { NUMBER($count) } now.
log-wotr-moving-die = The die goes to the Hunt Box, which now holds { $count ->
    [one] { $count } Free Peoples die
   *[other] { $count } Free Peoples dice
}.
log-wotr-moving-die-set-aside = The die that moved the Fellowship does not go to the Hunt Box.
log-wotr-hides = The Fellowship is hidden.
log-wotr-declared = The Fellowship is declared in { $region_locative }.
log-wotr-revealed = The Fellowship is revealed!
log-wotr-ring-bearers-move = The Ring-bearers go from { $from_region_locative } to { $region_locative }.
log-wotr-way-touches = Their way passes through { $region_locative }.
log-wotr-tile-for-stronghold = The Shadow Stronghold in { $region_locative } costs them a Hunt tile.
log-wotr-separates = { $character } { $character_gender ->
    [plural] leave
   *[other] leaves
} the Fellowship.
log-wotr-enters-play = { $character } { $character_gender ->
    [plural] are
   *[other] is
} in { $region_locative } now.
log-wotr-companion-eliminated = The Fellowship loses { $character_locative }.
log-wotr-taken-alive = { $character } is taken alive, not killed.
log-wotr-companion-drawn = The lot falls on { $character_locative }.
log-wotr-hunt-nobody = The Hunt Box holds no Shadow dice: the Hunt fails.
log-wotr-hunt-roll = Hunt roll: { $dice }{ $amount ->
    [0] { "" }
   *[other] { " " }(+{ NUMBER($amount) } each)
}, { $count ->
    [0] no success
    [one] { $count } success
   *[other] { $count } successes
}.
log-wotr-hunt-re-roll = Hunt re-roll: { $dice }{ $amount ->
    [0] { "" }
   *[other] { " " }(+{ NUMBER($amount) } each)
}, { $count ->
    [0] no success
    [one] { $count } success
   *[other] { $count } successes
}.
log-wotr-hunt-fails = The Hunt fails.
log-wotr-hunt-succeeds = { $count ->
    [one] The Hunt succeeds with { $count } success.
   *[other] The Hunt succeeds with { $count } successes.
}
log-wotr-tile-drawn = { $cause ->
    [mordor] The Hunt tile “{ $tile }” is drawn on the Mordor Track.
    [card] The Hunt tile “{ $tile }” is drawn for a card.
    [stronghold] The Hunt tile “{ $tile }” is drawn for a Stronghold.
   *[hunt] The Hunt tile “{ $tile }” is drawn.
}
log-wotr-draw-prevented = No Hunt tile is drawn.
log-wotr-tile-without-effect = The tile “{ $tile }” is discarded without effect.
log-wotr-tile-returned = The tile “{ $tile }” goes back into the Hunt Pool.
log-wotr-tile-removed = The tile “{ $tile }” is out of the game for good.
log-wotr-tile-die = The die of the tile shows { NUMBER($count) }.
log-wotr-pool-refilled = The standard tiles go back into the Hunt Pool, which now holds { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}.
log-wotr-pool-of-mordor = The Hunt Pool is made anew for Mordor with { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}.
log-wotr-special-tile-waits = The special Hunt tile “{ $tile }” waits for Mordor.
log-wotr-special-tile-in-pool = The special Hunt tile “{ $tile }” joins the Hunt Pool.
log-wotr-hunt-damage = The Hunt damage is { NUMBER($count) }.
log-wotr-damage-lowered = { $count ->
    [0] No Hunt damage is left.
   *[other] { NUMBER($count) } Hunt damage is left.
}
log-wotr-ring-used = The Ring takes { NUMBER($count) } damage.
log-wotr-gollum-reveals = Gollum lets the Fellowship be revealed; { $count ->
    [0] no damage is left
   *[other] { NUMBER($count) } damage is left
}.
log-wotr-gollum-unseen = Gollum leads the Fellowship unseen: it is not revealed.
log-wotr-enters-mordor = The Fellowship enters Mordor.
log-wotr-moves-in-mordor = The Fellowship tries to move on in Mordor.
log-wotr-mordor-step = The Fellowship reaches step { NUMBER($count) } of the Mordor Track.
log-wotr-mordor-stop = The Fellowship is stopped and stays on its step.

## Reasons

reason-wotr-not-in-fellowship = { $character } { $character_gender ->
    [plural] are
   *[other] is
} not in the Fellowship.
reason-wotr-guide-level = { $character } cannot be the Guide: another Companion has a higher level.
reason-wotr-guide-already = { $character } is the Guide already.
reason-wotr-guide-not-now = The Guide may be changed only at the end of the Fellowship phase and when the Fellowship changes.
reason-wotr-fellowship-phase-only = This is possible in the Fellowship phase only.
reason-wotr-declare-revealed = Only a hidden Fellowship can be declared.
reason-wotr-declared-already = The Fellowship has been declared this turn already.
reason-wotr-beyond-progress = { $count ->
    [0] The Fellowship cannot get to { $region_locative }: its progress is 0.
    [one] The Fellowship cannot get to { $region_locative }: it can go { $count } region only.
   *[other] The Fellowship cannot get to { $region_locative }: it can go { $count } regions only.
}
reason-wotr-revealed-in-haven = A revealed Fellowship cannot stop in { $region_locative }: a Free Peoples City or Stronghold.
reason-wotr-in-mordor = The Fellowship is on the Mordor Track.
reason-wotr-not-at-gate = Mordor is entered from Morannon or Minas Morgul, and the Fellowship is in { $region_locative }.
reason-wotr-revealed = A revealed Fellowship cannot move; hide it first.
reason-wotr-hidden = The Fellowship is hidden already.
reason-wotr-progress-full = The Progress counter stands at the end of the track.
reason-wotr-no-companions = There are no Companions in the Fellowship.
reason-wotr-separate-in-mordor = Nobody leaves the Fellowship on the Mordor Track.
reason-wotr-companion-leaves-siege = Companions cannot leave { $region_locative }: the Stronghold is besieged.
reason-wotr-companion-enters-siege = Companions cannot enter { $region_locative }: the Stronghold is besieged.
reason-wotr-companion-too-far = They cannot get as far as { $region_locative }: { $count ->
    [one] { $count } region
   *[other] { $count } regions
} at most.
reason-wotr-companion-stops = Companions stop at the Shadow Stronghold in { $region_locative }.
