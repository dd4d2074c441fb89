### Characters on the map: moving and entering play.

## Asks

ask-wotr-companion-group = Which Companions move now, together? Or stop here.
ask-wotr-companion-destination = Where do they go? { $character }. Regions at most: { NUMBER($count) }.
ask-wotr-minions = Which Nazgûl or Minions move now? Or stop here.
ask-wotr-minion-destination = Where { $count ->
    [one] does
   *[other] do
} { $figure_counted } go from { $region }?
ask-wotr-enter = Where does { $character } enter play?

## The log

log-wotr-companions-move = From { $from_region } to { $region }: { $character }.
log-wotr-minions-move = From { $from_region } to { $region } { $count ->
    [one] goes
   *[other] go
} { $figure_counted }.
log-wotr-enters = { $character } enters play in { $region }!

## Why it is not possible

reason-wotr-no-companion-moves = No Companion on the map can move.
reason-wotr-no-group = Choose at least one Companion, each of them once.
reason-wotr-not-together = A group starts from one region.
reason-wotr-character-moved = Has moved already in this action: { $character }.
reason-wotr-stands-there = There already: { $region }.
reason-wotr-nowhere-to-walk = There is no way from here: { $region }.
reason-wotr-no-minion-moves = No Nazgûl and no Minion can move.
reason-wotr-no-minion = Not a figure of this move: { $figure }.
reason-wotr-minion-not-here = Not so many that could still move ({ $region }): { $figure }.
reason-wotr-enemy-stronghold = A Stronghold of the Free Peoples that is not besieged: { $region }.
reason-wotr-minion-siege = He can neither enter nor leave a besieged Stronghold: { $region }.
reason-wotr-minion-too-far = Out of reach: { $region }. Regions at most: { NUMBER($count) }.
reason-wotr-entry-condition = The conditions of the character’s card are not met: { $character }.
reason-wotr-never-enters = Does not enter play with a die: { $character }.
reason-wotr-eliminated = Out of the game: { $character }.
reason-wotr-in-play-already = In play already: { $character }.
