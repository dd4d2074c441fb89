### Recruiting and politics.

## Asks

ask-wotr-recruit = { $count ->
    [1] Whom do you recruit, and where? This is the first figure of two.
   *[other] Whom do you recruit, and where? This is the second figure of two.
}
ask-wotr-voice-settlements = { $count ->
    [one] The Voice of Saruman: not enough Regulars for all. Choose { $count } Settlement.
   *[other] The Voice of Saruman: not enough Regulars for all. Choose { $count } Settlements.
}

## The log

log-wotr-recruited = { $figure_counted-capital } { $count ->
    [one] is
   *[other] are
} recruited in { $region_locative }.
log-wotr-replaced = In { $region_locative } { $figure_counted } { $count ->
    [one] is
   *[other] are
} replaced by { $to_figure_counted }.
log-wotr-voice = The Voice of Saruman is heard.
log-wotr-envoy = { $character } pleads with his people.
log-wotr-messenger = { $character } turns a Muster result into { $die }.
log-wotr-activated = { $nation_locative-capital } { $nation_gender ->
    [plural] become
   *[other] becomes
} active.
log-wotr-advanced = { $nation_locative-capital } { $nation_gender ->
    [plural] take
   *[other] takes
} a step towards war; { $count ->
    [0] no step is left
    [one] { $count } step is left
   *[other] { $count } steps are left
}.
log-wotr-at-war = { $nation_locative-capital } { $nation_gender ->
    [plural] go
   *[other] goes
} to war!
log-wotr-stepped-back = { $nation_locative-capital } { $nation_gender ->
    [plural] step
   *[other] steps
} back from war; { $count ->
    [one] { $count } step is left
   *[other] { $count } steps are left
}.

## Why it is not possible

reason-wotr-no-recruit = You cannot recruit { $figure_counted }.
reason-wotr-elite-alone = { $figure_counted-capital } takes the whole Muster result: nobody else is recruited with it.
reason-wotr-not-at-war = { $nation_locative-capital } { $nation_gender ->
    [plural] are
   *[other] is
} not at war yet.
reason-wotr-muster-nobody-at-war = None of your Nations is at war.
reason-wotr-nothing-to-recruit = There is nobody to recruit now, anywhere.
reason-wotr-none-available = No { $figure } is left in the reinforcements.
reason-wotr-same-settlement = Two figures are recruited in different Settlements, and the first one is in { $region_locative }.
reason-wotr-not-own-settlement = You cannot recruit { $figure_counted } in { $region_locative }: not a Settlement of its Nation.
reason-wotr-nazgul-need-stronghold = Nazgûl are recruited in Sauron Strongholds only, and there is none in { $region_locative }.
reason-wotr-captured-settlement = The Settlement in { $region_locative } is in enemy hands.
reason-wotr-besieged-settlement = The Settlement in { $region_locative } is besieged.
reason-wotr-region-not-free = The region of { $region_locative } is not free.
reason-wotr-leader-needs-unit = A Leader needs a unit to stand with, and there is none in { $region_locative }.
reason-wotr-must-recruit = Recruit at least one figure.
reason-wotr-not-your-nation = { $nation_locative-capital } { $nation_gender ->
    [plural] are
   *[other] is
} not a Nation of yours.
reason-wotr-already-at-war = { $nation_locative-capital } { $nation_gender ->
    [plural] are
   *[other] is
} at war already.
reason-wotr-passive = { $nation_locative-capital } { $nation_gender ->
    [plural] are
   *[other] is
} passive and cannot go to war.
reason-wotr-no-envoy = { $character } { $character_gender ->
    [plural] have
   *[other] has
} no such ability.
reason-wotr-envoy-not-home = { $character } is in { $region_locative } and must be in an unconquered place of his people that his card names.
reason-wotr-once-a-turn = { $character } does this only once a turn.
reason-wotr-voice-needs-regulars = There must be at least { NUMBER($count) } Isengard Regulars in { $region_locative }.
