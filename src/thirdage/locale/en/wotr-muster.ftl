### Recruiting and politics.

## Asks

ask-recruit = Which figure do you recruit, and where? Figure { NUMBER($count) } of at most two.
ask-voice-settlements = { $count ->
    [one] The Voice of Saruman: not enough Regulars for all. Choose { $count } Settlement.
   *[other] The Voice of Saruman: not enough Regulars for all. Choose { $count } Settlements.
}

## The log

log-recruited = Recruited ({ $region }): { $figure } × { NUMBER($count) }.
log-replaced = { $region }: { $figure } × { NUMBER($count) } replaced by: { $to_figure }.
log-voice = The Voice of Saruman is heard.
log-envoy = { $character } pleads with his people.
log-messenger = { $character } turns a Muster result into another: { $die }.
log-activated = Now active: { $nation }.
log-advanced = A step toward war: { $nation }. Steps left: { NUMBER($count) }.
log-at-war = At war: { $nation }!
log-stepped-back = A step back from war: { $nation }. Steps left: { NUMBER($count) }.

## Why it is not possible

reason-no-recruit = This figure is not recruited: { $figure }.
reason-elite-alone = An Elite is the whole recruitment of a Muster result: { $figure }.
reason-not-at-war = Not at war: { $nation }.
reason-muster-nobody-at-war = None of your Nations is at war.
reason-nothing-to-recruit = There is nothing that could be recruited anywhere.
reason-none-available = None left in the reinforcements: { $figure }.
reason-same-settlement = The two figures go to different Settlements; the first one came here: { $region }.
reason-not-own-settlement = Not a Settlement of its own Nation: { $figure } – { $region }.
reason-nazgul-need-stronghold = Nazgûl are recruited only in Sauron Strongholds, and this is none: { $region }.
reason-captured-settlement = In enemy hands: { $region }.
reason-besieged-settlement = Besieged: { $region }.
reason-region-not-free = Not a free region: { $region }.
reason-leader-needs-unit = A Leader needs a unit to stand with: { $region }.
reason-must-recruit = Recruit at least one figure.
reason-not-your-nation = Not a Nation of your side: { $nation }.
reason-already-at-war = At war already: { $nation }.
reason-passive = A passive Nation cannot enter war: { $nation }.
reason-no-envoy = He has no such ability: { $character }.
reason-envoy-not-home = { $character } must be in the right unconquered place of his people, and this is none: { $region }.
reason-once-a-turn = Only once a turn: { $character }.
reason-voice-needs-regulars = Isengard Regulars needed here: { $region }, { NUMBER($count) }.
