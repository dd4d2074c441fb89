### Battles and sieges: attacks, combat rounds, combat cards, casualties.

## Questions

ask-attack-from = Which Army attacks?
ask-attack-target = { $region }: whom does the Army attack?
ask-attackers = { $from_region } – { $region }: who attacks? The others stay behind as rearguard.
ask-withdraw = { $region }, Combat round { NUMBER($count) }: fight in the field or withdraw into the Stronghold?
ask-combat-card = { $region }, Combat round { NUMBER($count) }: play a Combat card?
standing-combat-card = You play no Combat cards.
ask-white-rider = { $region }: give up the Leadership of Gandalf the White to cancel that of all Nazgûl in this battle?
standing-white-rider = You do not give up the Leadership of Gandalf the White.
ask-sorcerer = The Witch-king is in the battle. Draw a card from this deck: { $deck }?
ask-leader-re-roll = { $failed ->
    [one] One die has missed.
   *[other] { NUMBER($failed) } dice have missed.
} How many do you re-roll? At most { NUMBER($count) }.
ask-take-hit = { $region }: hits still to take: { NUMBER($count) }. Choose a casualty.
ask-press = { $region }, after Combat round { NUMBER($count) }: press on or cease the attack?
ask-retreat = { $region }, after Combat round { NUMBER($count) }: stand or retreat?
ask-leave-battle = { $region }: where does the Army go before the dice are rolled?
ask-prolong = { $region }, after round { NUMBER($count) } of the assault: reduce an Elite to fight another round?
ask-advance-army = { $region }: who enters the region?
ask-combat-companion = “{ $combat }”: which Companion?
ask-combat-amount = “{ $combat }”: how many, from { NUMBER($low) } to { NUMBER($high) }?
ask-combat-victim = “{ $combat }”: which figure?

## The log

log-attacks = Attack ({ $side }): { $from_region } – { $region }.
log-assaults = Assault on the Stronghold ({ $side }): { $region }. The attackers stand here: { $from_region }.
log-sortie = Sortie ({ $side }): { $region }. The garrison comes from here: { $from_region }.
log-relieves = Attack on the besiegers ({ $side }): { $from_region } – { $region }.
log-attacker = In the attack: { $figure } × { NUMBER($count) }.
log-combat-round = { $region }: Combat round { NUMBER($count) }.
log-withdraws = The defenders withdraw into the Stronghold ({ $side }): { $region }.
log-lays-card = Combat card laid face down ({ $seat }): { $deck }.
log-lays-no-card = No Combat card ({ $seat }).
log-combat-cards-banned = No Combat card may be played ({ $side }).
log-combat-card = Combat card ({ $side }): “{ $combat }” from the card “{ $card }”.
log-combat-card-cancelled = The Combat card has no effect: “{ $combat }”.
log-white-rider = The White Rider: the Nazgûl have no Leadership in this battle.
log-gives-up-leadership = Gives up the Leadership for this round: { $character }.
log-nazgul-give-up-leadership = The Nazgûl give up Leadership for this round: { NUMBER($count) }.
log-no-leader-reroll = No Leader re-roll in this round ({ $side }).
log-forgoes-reroll = No missed die is re-rolled ({ $side }).
log-silenced = Without Leadership and abilities in this round: { $character }.
log-card-scores = “{ $combat }”: further hits: { NUMBER($count) }.
log-card-cancels-hits = “{ $combat }”: hits cancelled: { NUMBER($count) }.
log-card-turns-misses = “{ $combat }”: misses turned into hits: { NUMBER($count) }.
log-card-own-hits = “{ $combat }”: hits on the own Army: { NUMBER($count) }.
log-combat-roll = Combat roll ({ $side }): { $roll }; needed: { NUMBER($need) }{ $amount ->
    [0] { "" }
   *[other] , added to each die: { NUMBER($amount) }
}; hits: { NUMBER($count) }.
log-leader-reroll = Leader re-roll ({ $side }): { $roll }; needed: { NUMBER($need) }{ $amount ->
    [0] { "" }
   *[other] , added to each die: { NUMBER($amount) }
}; hits: { NUMBER($count) }.
log-extra-attack = Extra attack ({ $side }): { $roll }; needed: { NUMBER($need) }{ $amount ->
    [0] { "" }
   *[other] , added to each die: { NUMBER($amount) }
}; hits: { NUMBER($count) }.
log-army-destroyed = The Army is destroyed ({ $side }): { $region }.
log-ceases = The attack ceases ({ $side }).
log-retreats = Retreat ({ $side }): { $from_region } – { $region }.
log-prolongs = The assault goes on ({ $side }): { $figure }.
log-battle-won = The battle is won ({ $side }): { $region }.
log-battle-both-destroyed = Both Armies are destroyed: { $region }.
log-advances = The attackers enter the region ({ $side }): { $region }.
log-stays = The attackers stay where they are ({ $side }): { $region }.

## Why it is not possible

reason-no-attack = No Army can attack anybody.
reason-no-army-there = You have no Army here: { $region }.
reason-no-target = From here nobody can be attacked: { $region }.
reason-nobody-at-war = Only units of Nations at war attack: { $region }.
reason-nobody-to-attack = There is nobody here to attack: { $region }.
reason-attack-not-adjacent = This region is not next to the Army: { $region }.
reason-assault-from-inside = The besieged can be attacked only by an Army in their own region: { $region }.
reason-besieged-only-sortie = A besieged Army can only make a sortie; it cannot attack here: { $region }.
reason-attack-needs-leader = With a Character result a Leader or a character must be among the attackers.
reason-attack-needs-unit = At least one unit must attack.
reason-rearguard-needs-unit = A rearguard needs at least one unit.
reason-not-at-war-stays = Its Nation is not at war, so it stays in the rearguard: { $figure }.
reason-cannot-be-hit = It does not take part and cannot be hit: { $figure }.
reason-leader-takes-no-hit = Only units take hits: { $figure }.
reason-elite-is-reduced = For one hit an Elite is reduced, not removed: { $figure }.
reason-elite-takes-two-hits = To remove an Elite takes two hits: { $figure }.
reason-no-elite = This is no Elite: { $figure }.
reason-no-regular-left = There is no Regular left to take its place: { $figure }.
reason-retreat-not-adjacent = An Army retreats to a neighbouring region only: { $region }.
reason-retreat-not-free = This region is not free: { $region }.
reason-no-stronghold-here = There is no Stronghold here to withdraw into.
reason-prolong-needs-elite = Only an Elite prolongs an assault: { $figure }.
reason-prolong-not-in-battle = It does not take part in the assault: { $figure }.
reason-prolong-no-regular = There is no Regular to replace it: { $figure }.
reason-level-zero-stays = A character of level 0 cannot leave his region: { $figure }.
reason-advance-needs-unit = At least one unit must enter the region.
reason-leaders-stranded = Leaders would be left without a unit.
reason-combat-card-not-held = You do not have this card: “{ $card }”.
reason-combat-card-not-yours = This card belongs to the other side.
reason-combat-card-needs-companion = In this round a Combat card can be played only with a Companion in the battle.
reason-combat-no-companion = No Companion takes part.
reason-combat-leadership-lost = The Leadership has already been given up.
reason-combat-needs-character = One of these must take part: { $character }.
reason-combat-no-leader = Neither a Leader nor a Companion takes part.
reason-combat-no-elite = No Elite of yours takes part.
reason-combat-no-ring-bearers = The Ring-bearers are not in the region of the defending Army.
reason-combat-not-in-rohan = The defending Army is neither in Rohan nor in Fangorn nor in Orthanc.
reason-combat-not-in-free-land = The defending Army is not in a region of the Free Peoples.
reason-combat-not-defending = This needs an Army that defends itself in the field.
reason-combat-no-nazgul = No Nazgûl takes part.
reason-combat-nazgul-leadership = The Nazgûl in the battle need this much Leadership: { NUMBER($count) }.
reason-combat-far-from-moria = The defending Army is more than two regions from Moria.
reason-combat-no-isengard = No unit of Isengard takes part.
reason-combat-no-assault = The defender does not fight from inside a Stronghold.
reason-combat-no-mumakil = No Elite of the Southrons and Easterlings takes part.
