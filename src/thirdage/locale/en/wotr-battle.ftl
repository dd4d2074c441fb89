### Battles and sieges: attacks, combat rounds, combat cards, casualties.

## Questions

ask-wotr-attack-from = Which Army attacks?
ask-wotr-attack-target = { $region }: whom does the Army attack?
ask-wotr-attackers = { $from_region } – { $region }: who attacks? The others stay behind as rearguard.
ask-wotr-withdraw = { $region }, Combat round { NUMBER($count) }: fight in the field or withdraw into the Stronghold?
ask-wotr-combat-card = { $region }, Combat round { NUMBER($count) }: play a Combat card?
standing-combat-card = You play no Combat cards.
ask-wotr-white-rider = { $region }: give up the Leadership of Gandalf the White to cancel that of all Nazgûl in this battle?
standing-white-rider = You do not give up the Leadership of Gandalf the White.
ask-wotr-sorcerer = The Witch-king is in the battle. Draw a card from this deck: { $deck }?
ask-wotr-leader-re-roll = { $failed ->
    [one] One die has missed.
   *[other] { NUMBER($failed) } dice have missed.
} How many do you re-roll? At most { NUMBER($count) }.
ask-wotr-take-hit = { $region }: hits still to take: { NUMBER($count) }. Choose a casualty.
ask-wotr-press = { $region }, after Combat round { NUMBER($count) }: press on or cease the attack?
ask-wotr-retreat = { $region }, after Combat round { NUMBER($count) }: stand or retreat?
ask-wotr-leave-battle = { $region }: where does the Army go before the dice are rolled?
ask-wotr-prolong = { $region }, after round { NUMBER($count) } of the assault: reduce an Elite to fight another round?
ask-wotr-advance-army = { $region }: who enters the region?
ask-wotr-combat-companion = “{ $combat }”: which Companion?
ask-wotr-combat-amount = “{ $combat }”: how many, from { NUMBER($low) } to { NUMBER($high) }?
ask-wotr-combat-victim = “{ $combat }”: which figure?

## The log

log-wotr-attacks = The { $side } { $side_gender ->
    [plural] attack
   *[other] attacks
} { $region } from { $from_region }.
log-wotr-assaults = The { $side } { $side_gender ->
    [plural] assault
   *[other] assaults
} the Stronghold of { $region }.
log-wotr-sortie = The { $side } { $side_gender ->
    [plural] sally
   *[other] sallies
} out of { $region }.
log-wotr-relieves = The { $side } { $side_gender ->
    [plural] come
   *[other] comes
} from { $from_region } to relieve { $region }.
log-wotr-attacker = In the attack: { $figure_counted }.
log-wotr-combat-round = { $region }: Combat round { NUMBER($count) }.
log-wotr-withdraws = The { $side } { $side_gender ->
    [plural] withdraw
   *[other] withdraws
} into the Stronghold of { $region }.
log-wotr-lays-card = The { $seat } { $seat_gender ->
    [plural] lay
   *[other] lays
} a card of the { $deck } face down.
log-wotr-lays-no-card = The { $seat } { $seat_gender ->
    [plural] play
   *[other] plays
} no Combat card.
log-wotr-combat-cards-banned = The { $side } may play no Combat card.
log-wotr-combat-card = The { $side } { $side_gender ->
    [plural] play
   *[other] plays
} the Combat card “{ $combat }” (of the Event “{ $card }”).
log-wotr-combat-card-cancelled = The Combat card “{ $combat }” has no effect.
log-wotr-white-rider = The White Rider: the Nazgûl have no Leadership in this battle.
log-wotr-gives-up-leadership = Gives up the Leadership for this round: { $character }.
log-wotr-nazgul-give-up-leadership = The Nazgûl give up Leadership for this round: { NUMBER($count) }.
log-wotr-no-leader-reroll = The { $side } { $side_gender ->
    [plural] have
   *[other] has
} no Leader re-roll in this round.
log-wotr-forgoes-reroll = The { $side } { $side_gender ->
    [plural] re-roll
   *[other] re-rolls
} no missed die.
log-wotr-silenced = Without Leadership and abilities in this round: { $character }.
log-wotr-card-scores = “{ $combat }”: further hits: { NUMBER($count) }.
log-wotr-card-cancels-hits = “{ $combat }”: hits cancelled: { NUMBER($count) }.
log-wotr-card-turns-misses = “{ $combat }”: misses turned into hits: { NUMBER($count) }.
log-wotr-card-own-hits = “{ $combat }”: hits on the own Army: { NUMBER($count) }.
log-wotr-combat-roll = Combat roll of the { $side }: { $roll } (needs { NUMBER($need) }{ $amount ->
    [0] { "" }
   *[other] , modifier { NUMBER($amount) }
}): { $count ->
    [0] no hit
    [one] { NUMBER($count) } hit
   *[other] { NUMBER($count) } hits
}.
log-wotr-leader-reroll = Leader re-roll of the { $side }: { $roll } (needs { NUMBER($need) }{ $amount ->
    [0] { "" }
   *[other] , modifier { NUMBER($amount) }
}): { $count ->
    [0] no hit
    [one] { NUMBER($count) } hit
   *[other] { NUMBER($count) } hits
}.
log-wotr-extra-attack = Extra attack of the { $side }: { $roll } (needs { NUMBER($need) }{ $amount ->
    [0] { "" }
   *[other] , modifier { NUMBER($amount) }
}): { $count ->
    [0] no hit
    [one] { NUMBER($count) } hit
   *[other] { NUMBER($count) } hits
}.
log-wotr-army-destroyed = The Army of the { $side } in { $region } is destroyed.
log-wotr-ceases = The { $side } { $side_gender ->
    [plural] cease
   *[other] ceases
} the attack.
log-wotr-retreats = The { $side } { $side_gender ->
    [plural] retreat
   *[other] retreats
} from { $from_region } to { $region }.
log-wotr-prolongs = The { $side } { $side_gender ->
    [plural] prolong
   *[other] prolongs
} the assault: one { $figure } is reduced.
log-wotr-battle-won = The { $side } { $side_gender ->
    [plural] win
   *[other] wins
} the battle of { $region }.
log-wotr-battle-both-destroyed = The battle of { $region } ends with both Armies destroyed.
log-wotr-advances = The { $side } { $side_gender ->
    [plural] advance
   *[other] advances
} into { $region }.
log-wotr-stays = The { $side } { $side_gender ->
    [plural] do
   *[other] does
} not advance into { $region }.

## Why it is not possible

reason-wotr-no-attack = No Army can attack anybody.
reason-wotr-no-army-there = You have no Army here: { $region }.
reason-wotr-no-target = From here nobody can be attacked: { $region }.
reason-wotr-nobody-at-war = Only units of Nations at war attack: { $region }.
reason-wotr-nobody-to-attack = There is nobody here to attack: { $region }.
reason-wotr-attack-not-adjacent = This region is not next to the Army: { $region }.
reason-wotr-assault-from-inside = The besieged can be attacked only by an Army in their own region: { $region }.
reason-wotr-besieged-only-sortie = A besieged Army can only make a sortie; it cannot attack here: { $region }.
reason-wotr-attack-needs-leader = With a Character result a Leader or a character must be among the attackers.
reason-wotr-attack-needs-unit = At least one unit must attack.
reason-wotr-rearguard-needs-unit = A rearguard needs at least one unit.
reason-wotr-not-at-war-stays = Its Nation is not at war, so it stays in the rearguard: { $figure }.
reason-wotr-cannot-be-hit = It does not take part and cannot be hit: { $figure }.
reason-wotr-leader-takes-no-hit = Only units take hits: { $figure }.
reason-wotr-elite-is-reduced = For one hit an Elite is reduced, not removed: { $figure }.
reason-wotr-elite-takes-two-hits = To remove an Elite takes two hits: { $figure }.
reason-wotr-no-elite = This is no Elite: { $figure }.
reason-wotr-no-regular-left = There is no Regular left to take its place: { $figure }.
reason-wotr-retreat-not-adjacent = An Army retreats to a neighbouring region only: { $region }.
reason-wotr-retreat-not-free = This region is not free: { $region }.
reason-wotr-no-stronghold-here = There is no Stronghold here to withdraw into.
reason-wotr-prolong-needs-elite = Only an Elite prolongs an assault: { $figure }.
reason-wotr-prolong-not-in-battle = It does not take part in the assault: { $figure }.
reason-wotr-prolong-no-regular = There is no Regular to replace it: { $figure }.
reason-wotr-level-zero-stays = A character of level 0 cannot leave his region: { $figure }.
reason-wotr-advance-needs-unit = At least one unit must enter the region.
reason-wotr-leaders-stranded = Leaders would be left without a unit.
reason-wotr-combat-card-not-held = You do not have this card: “{ $card }”.
reason-wotr-combat-card-not-yours = This card belongs to the other side.
reason-wotr-combat-card-needs-companion = In this round a Combat card can be played only with a Companion in the battle.
reason-wotr-combat-no-companion = No Companion takes part.
reason-wotr-combat-leadership-lost = The Leadership has already been given up.
reason-wotr-combat-needs-character = One of these must take part: { $character }.
reason-wotr-combat-no-leader = Neither a Leader nor a Companion takes part.
reason-wotr-combat-no-elite = No Elite of yours takes part.
reason-wotr-combat-no-ring-bearers = The Ring-bearers are not in the region of the defending Army.
reason-wotr-combat-not-in-rohan = The defending Army is neither in Rohan nor in Fangorn nor in Orthanc.
reason-wotr-combat-not-in-free-land = The defending Army is not in a region of the Free Peoples.
reason-wotr-combat-not-defending = This needs an Army that defends itself in the field.
reason-wotr-combat-no-nazgul = No Nazgûl takes part.
reason-wotr-combat-nazgul-leadership = The Nazgûl in the battle need this much Leadership: { NUMBER($count) }.
reason-wotr-combat-far-from-moria = The defending Army is more than two regions from Moria.
reason-wotr-combat-no-isengard = No unit of Isengard takes part.
reason-wotr-combat-no-assault = The defender does not fight from inside a Stronghold.
reason-wotr-combat-no-mumakil = No Elite of the Southrons and Easterlings takes part.
