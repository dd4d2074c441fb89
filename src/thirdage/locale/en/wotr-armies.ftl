### Armies: movement, stacking, capture, losses.

## Asks

ask-move-army = Move an Army to a neighbouring region: from where, and where to? Armies left to move: { NUMBER($count) }.
ask-army-figures = Which figures go? { $from_region } – { $region }.
ask-march-from = From where does an Army march? Regions at most: { NUMBER($count) }.
ask-march-figures = Which figures march from here: { $region }?
ask-march-on = The Army stands here: { $region }. Where to next? Regions left: { NUMBER($count) }.
ask-disband = Too many units: { $region }. Return { NUMBER($count) } of your choice to the reinforcements.

## The log

log-army-moves = { $from_region } – { $region }: { $figure } × { NUMBER($count) }.
log-disbanded = Over the limit, back to the reinforcements ({ $region }): { $figure } × { NUMBER($count) }.
log-eliminated = Eliminated ({ $region }): { $figure } × { NUMBER($count) }.
log-reduced = Reduced to a Regular ({ $region }): { $figure }.
log-captured = Captured by the { $side }: { $region }.
log-recaptured = Retaken by the { $side }: { $region }.
log-siege = Besieged: { $region }.
log-siege-lifted = The siege is lifted: { $region }.

## Why it is not possible

reason-no-army-can-move = No Army can move with this result.
reason-no-army-here = You have no Army here: { $region }.
reason-besieged-army = A besieged Army cannot move out: { $region }.
reason-army-moved-already = What stands here has moved already in this action: { $region }.
reason-moved-already = Not so many of these are free to move; no figure moves twice in one action: { $figure }.
reason-level-zero = A character of level 0 never moves: { $figure }.
reason-not-adjacent = Not neighbouring regions: { $from_region }, { $region }.
reason-black-border = The border between them cannot be crossed: { $from_region }, { $region }.
reason-enemy-army = Enemy units stand here; the Army would have to attack: { $region }.
reason-not-at-war-border = Not at war, so it may not enter another Nation: { $figure } – { $region }.
reason-no-units = An Army needs at least one unit.
reason-army-not-led = The moving Army needs a Leader or character who can move.
reason-leader-stranded = Leaders of the Free Peoples may not be left without a unit.
reason-must-move = Something has to move first.
reason-nowhere-to-march = No Army of this region can make such a march: { $region }.
reason-march-ends-elsewhere = The march cannot end there.
