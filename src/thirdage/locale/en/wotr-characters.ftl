### Characters on the map: moving and entering play.

## Asks

ask-wotr-companion-group = Which Companions go together now?
ask-wotr-companion-destination = Where { $character_gender ->
    [plural] do { $character_locative } go
   *[other] does { $character_locative } go
}? No farther than { $count ->
    [one] { $count } region
   *[other] { $count } regions
}.
ask-wotr-minions = Which Nazgûl or Minions move now?
ask-wotr-minion-destination = Where { $count ->
    [one] does
   *[other] do
} { $figure_counted } go from { $region_locative }?
ask-wotr-enter = Where does { $character_locative } enter play?

## The log

log-wotr-companions-move = { $character } { $character_gender ->
    [plural] go
   *[other] goes
} from { $from_region_locative } to { $region_locative }.
log-wotr-minions-move = { $figure_counted-capital } { $count ->
    [one] goes
   *[other] go
} from { $from_region_locative } to { $region_locative }.
log-wotr-enters = { $character_locative-capital } enters play in { $region_locative }!

## Why it is not possible

reason-wotr-no-companion-moves = No Companion on the map can move.
reason-wotr-no-group = Choose at least one Companion, each of them once.
reason-wotr-not-together = A group starts from one region.
reason-wotr-character-moved = { $character } { $character_gender ->
    [plural] have
   *[other] has
} moved already in this action.
reason-wotr-stands-there = The way starts in { $region_locative }: choose another region.
reason-wotr-nowhere-to-walk = There is no way out of { $region_locative }.
reason-wotr-no-minion-moves = No Nazgûl and no Minion can move.
reason-wotr-no-minion = { $figure_counted-capital } does not move like that.
reason-wotr-minion-not-here = In { $region_locative } { $count ->
    [0] no { $figure } is left that could move
    [one] only { $figure_counted } could still move
   *[other] only { $figure_counted } could still move
}.
reason-wotr-enemy-stronghold = The Free Peoples Stronghold in { $region_locative } is not besieged: Minions may not enter.
reason-wotr-minion-siege = A Minion can neither enter nor leave the besieged Stronghold in { $region_locative }.
reason-wotr-minion-too-far = He cannot get as far as { $region_locative }: { $count ->
    [one] { $count } region
   *[other] { $count } regions
} at most.
reason-wotr-entry-condition = { $character } cannot enter play: the conditions on the character card are not met.
reason-wotr-never-enters = { $character } { $character_gender ->
    [plural] do
   *[other] does
} not enter play with a die.
reason-wotr-eliminated = { $character } is out of the game for good.
reason-wotr-in-play-already = { $character } is in play already.
