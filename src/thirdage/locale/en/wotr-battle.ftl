### Battles and sieges: attacks, combat rounds, combat cards, casualties.

## Questions

ask-wotr-attack-from = Which Army attacks?
ask-wotr-attack-target = Whom does the Army in { $region_locative } attack?
ask-wotr-attackers = Who attacks { $region_locative }? The others stay behind as rearguard.
ask-wotr-withdraw = The battle of { $region_locative }, round { NUMBER($count) }: fight in the field or withdraw into the Stronghold?
ask-wotr-combat-card = The battle of { $region_locative }, round { NUMBER($count) }: play a Combat card?
standing-combat-card = You play no Combat cards.
ask-wotr-white-rider = The battle of { $region_locative }: give up the Leadership of Gandalf the White to cancel that of all Nazgûl?
standing-white-rider = You do not give up the Leadership of Gandalf the White.
ask-wotr-sorcerer = The Witch-king is in the battle: draw a card from the { $deck }?
ask-wotr-leader-re-roll = { $failed ->
    [one] One die has missed.
   *[other] { NUMBER($failed) } dice have missed.
} How many do you re-roll? At most { NUMBER($count) }.
ask-wotr-take-hit = The battle of { $region_locative }: choose your losses. { $count ->
    [one] { NUMBER($count) } hit is left to take.
   *[other] { NUMBER($count) } hits are left to take.
}
ask-wotr-press = The battle of { $region_locative }, round { NUMBER($count) } is over: press on or cease the attack?
ask-wotr-retreat = The battle of { $region_locative }, round { NUMBER($count) } is over: stand or retreat?
ask-wotr-leave-battle = The battle of { $region_locative }: where does the Army go before the dice are rolled?
ask-wotr-prolong = The assault on { $region_locative }, round { NUMBER($count) } is over: reduce an Elite to fight another round?
ask-wotr-advance-army = Who advances into { $region_locative }?
ask-wotr-combat-companion = “{ $combat }”: which Companion?
ask-wotr-combat-amount = “{ $combat }”: how many, from { NUMBER($low) } to { NUMBER($high) }?
ask-wotr-combat-victim = “{ $combat }”: who falls?

## The log

log-wotr-attacks = { $side_locative-capital } { $side_gender ->
    [plural] attack
   *[other] attacks
} { $region_locative } from { $from_region_locative }.
log-wotr-assaults = { $side_locative-capital } { $side_gender ->
    [plural] assault
   *[other] assaults
} the Stronghold of { $region }.
log-wotr-sortie = { $side_locative-capital } { $side_gender ->
    [plural] sally
   *[other] sallies
} out of { $region }.
log-wotr-relieves = { $side_locative-capital } { $side_gender ->
    [plural] come
   *[other] comes
} from { $from_region } to relieve { $region }.
log-wotr-attacker = { $figure_counted-capital } { $count ->
    [one] joins
   *[other] join
} the attack.
log-wotr-combat-round = The battle of { $region }: round { NUMBER($count) }.
log-wotr-withdraws = { $side_locative-capital } { $side_gender ->
    [plural] withdraw
   *[other] withdraws
} into the Stronghold of { $region }.
log-wotr-lays-card = { $seat_locative-capital } { $seat_gender ->
    [plural] lay
   *[other] lays
} a card of the { $deck } face down.
log-wotr-lays-no-card = { $seat_locative-capital } { $seat_gender ->
    [plural] play
   *[other] plays
} no Combat card.
log-wotr-combat-cards-banned = { $side_locative-capital } may play no Combat card.
log-wotr-combat-card = { $side_locative-capital } { $side_gender ->
    [plural] play
   *[other] plays
} the Combat card “{ $combat }” (from the Event “{ $card }”).
log-wotr-combat-card-cancelled = The Combat card “{ $combat }” has no effect.
log-wotr-white-rider = The White Rider: the Nazgûl have no Leadership in this battle.
log-wotr-sorcerer = The Sorcerer: after a Combat card in the first round the Witch-king brings a card.
log-wotr-gives-up-leadership = { $character } gives up the Leadership for this round.
log-wotr-nazgul-give-up-leadership = The Nazgûl give up { NUMBER($count) } Leadership for this round.
log-wotr-no-leader-reroll = { $side_locative-capital } { $side_gender ->
    [plural] have
   *[other] has
} no Leader re-roll in this round.
log-wotr-forgoes-reroll = { $side_locative-capital } { $side_gender ->
    [plural] re-roll
   *[other] re-rolls
} no misses.
log-wotr-silenced = { $character } has neither Leadership nor abilities in this round.
log-wotr-card-scores = “{ $combat }” scores { $count ->
    [one] { NUMBER($count) } more hit
   *[other] { NUMBER($count) } more hits
}.
log-wotr-card-cancels-hits = “{ $combat }” cancels { $count ->
    [one] { NUMBER($count) } hit
   *[other] { NUMBER($count) } hits
}.
log-wotr-card-turns-misses = “{ $combat }” turns { $count ->
    [one] { NUMBER($count) } miss into a hit
   *[other] { NUMBER($count) } misses into hits
}.
log-wotr-card-own-hits = “{ $combat }” deals { $count ->
    [one] { NUMBER($count) } hit
   *[other] { NUMBER($count) } hits
} to its own Army.
log-wotr-combat-roll = Combat roll of { $side_locative }: { $roll } (needs { NUMBER($need) }{ $amount ->
    [0] { "" }
    [-1] { ", −1 each" }
    [-2] { ", −2 each" }
    [-3] { ", −3 each" }
   *[other] { ", +" }{ NUMBER($amount) } each
}), { $count ->
    [0] no hit
    [one] { NUMBER($count) } hit
   *[other] { NUMBER($count) } hits
}.
log-wotr-leader-reroll = Leader re-roll of { $side_locative }: { $roll } (needs { NUMBER($need) }{ $amount ->
    [0] { "" }
    [-1] { ", −1 each" }
    [-2] { ", −2 each" }
    [-3] { ", −3 each" }
   *[other] { ", +" }{ NUMBER($amount) } each
}), { $count ->
    [0] no hit
    [one] { NUMBER($count) } hit
   *[other] { NUMBER($count) } hits
}.
log-wotr-extra-attack = “{ $combat }”: extra attack of { $side_locative }: { $roll } (needs { NUMBER($need) }{ $amount ->
    [0] { "" }
    [-1] { ", −1 each" }
    [-2] { ", −2 each" }
    [-3] { ", −3 each" }
   *[other] { ", +" }{ NUMBER($amount) } each
}), { $count ->
    [0] no hit
    [one] { NUMBER($count) } hit
   *[other] { NUMBER($count) } hits
}.
log-wotr-army-destroyed = The Army of { $side_locative } in { $region } is destroyed.
log-wotr-ceases = { $side_locative-capital } { $side_gender ->
    [plural] cease
   *[other] ceases
} the attack.
log-wotr-retreats = { $side_locative-capital } { $side_gender ->
    [plural] retreat
   *[other] retreats
} from { $from_region_locative } to { $region_locative }.
log-wotr-prolongs = { $side_locative-capital } { $side_gender ->
    [plural] prolong
   *[other] prolongs
} the assault: { $figure_counted } is reduced.
log-wotr-assault-over = The assault on { $region } ends after { $count ->
    [one] one round
   *[other] { NUMBER($count) } rounds
}; the siege goes on.
log-wotr-battle-won = { $side_locative-capital } { $side_gender ->
    [plural] win
   *[other] wins
} the battle of { $region }.
log-wotr-battle-both-destroyed = The battle of { $region } ends with both Armies destroyed.
log-wotr-advances = { $side_locative-capital } { $side_gender ->
    [plural] advance
   *[other] advances
} into { $region_locative }.
log-wotr-stays = { $side_locative-capital } { $side_gender ->
    [plural] do
   *[other] does
} not advance into { $region_locative }.

## Why it is not possible

reason-wotr-no-attack = No Army can attack anybody.
reason-wotr-no-army-there = You have no Army in { $region_locative }.
reason-wotr-no-target = The Army in { $region_locative } has nobody to attack.
reason-wotr-nobody-at-war = Nobody in { $region_locative } can attack: only units of Nations at war do.
reason-wotr-nobody-to-attack = There is nobody to attack in { $region_locative }.
reason-wotr-attack-not-adjacent = The Army is not next to { $region_locative }.
reason-wotr-assault-from-inside = The besieged in { $region_locative } can be attacked only by an Army in the same region.
reason-wotr-besieged-only-sortie = A besieged Army can only sally out; it cannot attack { $region_locative }.
reason-wotr-attack-needs-leader = With a Character result a Leader or a character must be among the attackers.
reason-wotr-attack-needs-unit = At least one unit must attack.
reason-wotr-rearguard-needs-unit = A rearguard needs at least one unit.
reason-wotr-not-at-war-stays = { $figure_counted-capital } stays in the rearguard: its Nation is not at war.
reason-wotr-cannot-be-hit = { $figure_counted-capital } takes no part in the battle and cannot be a loss.
reason-wotr-leader-takes-no-hit = { $figure_counted-capital } takes no hits: only units do.
reason-wotr-elite-is-reduced = For one hit { $figure_counted } is reduced, not removed.
reason-wotr-elite-takes-two-hits = It takes two hits to remove { $figure_counted }.
reason-wotr-no-elite = { $figure_counted-capital } is not an Elite.
reason-wotr-no-regular-left = There is no Regular left to replace { $figure_counted }.
reason-wotr-retreat-not-adjacent = You cannot retreat to { $region_locative }: it is not a neighbouring region.
reason-wotr-retreat-not-free = You cannot retreat to { $region_locative }: it is not free.
reason-wotr-no-stronghold-here = There is no Stronghold here to withdraw into.
reason-wotr-prolong-needs-elite = { $figure_counted-capital } cannot prolong the assault: that takes an Elite.
reason-wotr-prolong-not-in-battle = { $figure_counted-capital } takes no part in the assault.
reason-wotr-prolong-no-regular = There is no Regular left to replace { $figure_counted }.
reason-wotr-level-zero-stays = { $figure_counted-capital } cannot leave the region: a character of level 0.
reason-wotr-advance-needs-unit = At least one unit must enter the region.
reason-wotr-leaders-stranded = Leaders would be left without a unit.
reason-wotr-combat-card-not-held = You do not have “{ $card }”.
reason-wotr-combat-card-not-yours = This card belongs to the other side.
reason-wotr-combat-card-needs-companion = In this round a Combat card can be played only with a Companion in the battle.
reason-wotr-combat-no-companion = No Companion takes part.
reason-wotr-combat-leadership-lost = The Leadership has already been given up.
reason-wotr-combat-needs-character = { $character_or } must take part in the battle.
reason-wotr-combat-no-leader = Neither a Leader nor a Companion takes part.
reason-wotr-combat-no-elite = No Elite of yours takes part.
reason-wotr-combat-no-ring-bearers = The Ring-bearers are not in the region of the defending Army.
reason-wotr-combat-not-in-rohan = The defending Army is neither in Rohan nor in Fangorn nor in Orthanc.
reason-wotr-combat-not-in-free-land = The defending Army is not in a region of the Free Peoples.
reason-wotr-combat-not-defending = This needs an Army that defends itself in the field.
reason-wotr-combat-no-nazgul = No Nazgûl takes part.
reason-wotr-combat-nazgul-leadership = The Nazgûl in the battle need at least { NUMBER($count) } Leadership.
reason-wotr-combat-far-from-moria = The defending Army is more than two regions from Moria.
reason-wotr-combat-no-isengard = No unit of Isengard takes part.
reason-wotr-combat-no-assault = The defender does not fight from inside a Stronghold.
reason-wotr-combat-no-mumakil = No Elite of the Southrons and Easterlings takes part.
