### Armies: movement, stacking, capture, losses.

## Asks

ask-wotr-move-army = Which Army moves to a neighbouring region? { $count ->
    [one] { $count } Army can still move.
   *[other] { $count } Armies can still move.
}
ask-wotr-army-figures = Who goes from { $from_region_locative } to { $region_locative }?
ask-wotr-march-from = Where does an Army set out from? It goes no farther than { $count ->
    [one] { $count } region
   *[other] { $count } regions
}.
ask-wotr-march-figures = Who sets out from { $region_locative }?
ask-wotr-march-on = The Army stands in { $region_locative }. Where to next? It can go { $count ->
    [one] { $count } region
   *[other] { $count } regions
} more.
ask-wotr-disband = There are too many units in { $region_locative }: return { $count ->
    [one] { $count } of your choice
   *[other] { $count } of your choice
} to the reinforcements.

## The log

log-wotr-army-moves = { $figure_counted-capital } { $count ->
    [one] goes
   *[other] go
} from { $from_region_locative } to { $region_locative }.
log-wotr-disbanded = There are too many units in { $region_locative }: { $figure_counted } { $count ->
    [one] goes
   *[other] go
} back to the reinforcements.
log-wotr-eliminated = In { $region_locative } { $figure_counted } { $count ->
    [one] falls
   *[other] fall
}.
log-wotr-reduced = In { $region_locative } { $figure_counted } is reduced to a Regular.
log-wotr-captured = { $side_locative-capital } { $side_gender ->
    [plural] capture
   *[other] captures
} { $region }!
log-wotr-recaptured = { $side_locative-capital } { $side_gender ->
    [plural] retake
   *[other] retakes
} { $region }!
log-wotr-siege = The siege of { $region } begins.
log-wotr-siege-lifted = The siege of { $region } is lifted.

## Why it is not possible

reason-wotr-no-army-can-move = No Army can move with this result.
reason-wotr-no-army-here = You have no Army in { $region_locative }.
reason-wotr-besieged-army = The besieged Army cannot leave { $region_locative }.
reason-wotr-army-moved-already = Those who stand in { $region_locative } have moved already in this action.
reason-wotr-moved-already = No figure moves twice in one action, so not that many can go: { $figure }.
reason-wotr-level-zero = { $figure_counted-capital } never moves: a character of level 0.
reason-wotr-not-adjacent = { $from_region_locative-capital } and { $region_locative } are not neighbouring regions.
reason-wotr-black-border = The border between { $from_region_locative } and { $region_locative } cannot be crossed.
reason-wotr-enemy-army = To enter { $region_locative }, the Army would have to attack the enemy there.
reason-wotr-not-at-war-border = { $figure_counted-capital } cannot enter { $region_locative }: that is another Nation’s land, and its own is not at war.
reason-wotr-no-units = An Army needs at least one unit.
reason-wotr-army-not-led = The moving Army needs a Leader or character who can move.
reason-wotr-leader-stranded = Leaders of the Free Peoples may not be left without a unit.
reason-wotr-must-move = Something has to move first.
reason-wotr-nowhere-to-march = No Army in { $region_locative } can make such a march.
reason-wotr-march-ends-elsewhere = The march cannot end there.
