### Characters on the map: moving and entering play.

## Asks

ask-companion-group = Which Companions move now, together? Or stop here.
ask-companion-destination = Where do they go? { $character }. Regions at most: { NUMBER($count) }.
ask-minions = Which Nazgûl or Minions move now? Or stop here.
ask-minion-destination = Where do they go? { $figure } × { NUMBER($count) }, from: { $region }.
ask-enter = Where does { $character } enter play?

## The log

log-companions-move = { $from_region } – { $region }: { $character }.
log-minions-move = { $from_region } – { $region }: { $figure } × { NUMBER($count) }.
log-enters = Enters play: { $character } ({ $region }).

## Why it is not possible

reason-no-companion-moves = No Companion on the map can move.
reason-no-group = Choose at least one Companion, each of them once.
reason-not-together = A group starts from one region.
reason-character-moved = Has moved already in this action: { $character }.
reason-stands-there = There already: { $region }.
reason-nowhere-to-walk = There is no way from here: { $region }.
reason-no-minion-moves = No Nazgûl and no Minion can move.
reason-no-minion = Not a figure of this move: { $figure }.
reason-minion-not-here = Not so many that could still move ({ $region }): { $figure }.
reason-enemy-stronghold = A Stronghold of the Free Peoples that is not besieged: { $region }.
reason-minion-siege = He can neither enter nor leave a besieged Stronghold: { $region }.
reason-minion-too-far = Out of reach: { $region }. Regions at most: { NUMBER($count) }.
reason-entry-condition = The conditions of the character’s card are not met: { $character }.
reason-never-enters = Does not enter play with a die: { $character }.
reason-eliminated = Out of the game: { $character }.
reason-in-play-already = In play already: { $character }.
