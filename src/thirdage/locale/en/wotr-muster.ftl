### Recruiting and politics.

## Asks

ask-wotr-recruit = Which figure do you recruit, and where? Figure { NUMBER($count) } of at most two.
ask-wotr-voice-settlements = { $count ->
    [one] The Voice of Saruman: not enough Regulars for all. Choose { $count } Settlement.
   *[other] The Voice of Saruman: not enough Regulars for all. Choose { $count } Settlements.
}

## The log

log-wotr-recruited = Recruited in { $region }: { $figure_counted }.
log-wotr-replaced = In { $region }, { $figure_counted } { $count ->
    [one] is
   *[other] are
} replaced by { $to_figure_counted }.
log-wotr-voice = The Voice of Saruman is heard.
log-wotr-envoy = { $character } pleads with his people.
log-wotr-messenger = { $character } turns a Muster result into another: { $die }.
log-wotr-activated = { $nation } { $nation_gender ->
    [plural] become
   *[other] becomes
} active.
log-wotr-advanced = { $nation } { $nation_gender ->
    [plural] take
   *[other] takes
} a step towards war; { $count ->
    [0] none is left
    [one] { $count } step is left
   *[other] { $count } steps are left
}.
log-wotr-at-war = { $nation } { $nation_gender ->
    [plural] go
   *[other] goes
} to war!
log-wotr-stepped-back = { $nation } { $nation_gender ->
    [plural] step
   *[other] steps
} back from war; { $count ->
    [one] { $count } step is left
   *[other] { $count } steps are left
}.

## Why it is not possible

reason-wotr-no-recruit = This figure is not recruited: { $figure }.
reason-wotr-elite-alone = An Elite is the whole recruitment of a Muster result: { $figure }.
reason-wotr-not-at-war = Not at war: { $nation }.
reason-wotr-muster-nobody-at-war = None of your Nations is at war.
reason-wotr-nothing-to-recruit = There is nothing that could be recruited anywhere.
reason-wotr-none-available = None left in the reinforcements: { $figure }.
reason-wotr-same-settlement = The two figures go to different Settlements; the first one came here: { $region }.
reason-wotr-not-own-settlement = Not a Settlement of its own Nation: { $figure } – { $region }.
reason-wotr-nazgul-need-stronghold = Nazgûl are recruited only in Sauron Strongholds, and this is none: { $region }.
reason-wotr-captured-settlement = In enemy hands: { $region }.
reason-wotr-besieged-settlement = Besieged: { $region }.
reason-wotr-region-not-free = Not a free region: { $region }.
reason-wotr-leader-needs-unit = A Leader needs a unit to stand with: { $region }.
reason-wotr-must-recruit = Recruit at least one figure.
reason-wotr-not-your-nation = Not a Nation of your side: { $nation }.
reason-wotr-already-at-war = At war already: { $nation }.
reason-wotr-passive = A passive Nation cannot enter war: { $nation }.
reason-wotr-no-envoy = He has no such ability: { $character }.
reason-wotr-envoy-not-home = { $character } must be in the right unconquered place of his people, and this is none: { $region }.
reason-wotr-once-a-turn = Only once a turn: { $character }.
reason-wotr-voice-needs-regulars = Isengard Regulars needed here: { $region }, { NUMBER($count) }.
