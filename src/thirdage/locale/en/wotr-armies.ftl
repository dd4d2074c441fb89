### Armies: movement, stacking, capture, losses.

## Asks

ask-wotr-move-army = Move an Army to a neighbouring region: from where, and where to? Armies left to move: { NUMBER($count) }.
ask-wotr-army-figures = Which figures go? { $from_region } – { $region }.
ask-wotr-march-from = From where does an Army march? Regions at most: { NUMBER($count) }.
ask-wotr-march-figures = Which figures march from here: { $region }?
ask-wotr-march-on = The Army stands here: { $region }. Where to next? Regions left: { NUMBER($count) }.
ask-wotr-disband = Too many units: { $region }. Return { NUMBER($count) } of your choice to the reinforcements.

## The log

log-wotr-army-moves = From { $from_region } to { $region } { $count ->
    [one] goes
   *[other] go
} { $figure_counted }.
log-wotr-disbanded = Too many units in { $region }: { $figure_counted } { $count ->
    [one] goes
   *[other] go
} back to the reinforcements.
log-wotr-eliminated = Lost in { $region }: { $figure_counted }.
log-wotr-reduced = In { $region }, one { $figure } is reduced to a Regular.
log-wotr-captured = The { $side } { $side_gender ->
    [plural] capture
   *[other] captures
} { $region }!
log-wotr-recaptured = The { $side } { $side_gender ->
    [plural] retake
   *[other] retakes
} { $region }!
log-wotr-siege = The siege of { $region } begins.
log-wotr-siege-lifted = The siege of { $region } is lifted.

## Why it is not possible

reason-wotr-no-army-can-move = No Army can move with this result.
reason-wotr-no-army-here = You have no Army here: { $region }.
reason-wotr-besieged-army = A besieged Army cannot move out: { $region }.
reason-wotr-army-moved-already = What stands here has moved already in this action: { $region }.
reason-wotr-moved-already = Not so many of these are free to move; no figure moves twice in one action: { $figure }.
reason-wotr-level-zero = A character of level 0 never moves: { $figure }.
reason-wotr-not-adjacent = Not neighbouring regions: { $from_region }, { $region }.
reason-wotr-black-border = The border between them cannot be crossed: { $from_region }, { $region }.
reason-wotr-enemy-army = Enemy units stand here; the Army would have to attack: { $region }.
reason-wotr-not-at-war-border = Not at war, so it may not enter another Nation: { $figure } – { $region }.
reason-wotr-no-units = An Army needs at least one unit.
reason-wotr-army-not-led = The moving Army needs a Leader or character who can move.
reason-wotr-leader-stranded = Leaders of the Free Peoples may not be left without a unit.
reason-wotr-must-move = Something has to move first.
reason-wotr-nowhere-to-march = No Army of this region can make such a march: { $region }.
reason-wotr-march-ends-elsewhere = The march cannot end there.
