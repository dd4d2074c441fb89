### The strategy deck of the Shadow.

## What is asked

ask-wotr-denethors-folly = Which Leader in Minas Tirith is eliminated?
ask-wotr-stormcrow = Which Nation steps back on the Political Track?
ask-wotr-give-up = Which figure of { $nation_locative } do you give up?
ask-wotr-corsairs = To which coastal region of Gondor does the fleet sail?
ask-wotr-share-out = “{ $card }”: only { $figure_counted } { $count ->
    [one] is
   *[other] are
} left in the reinforcements. How many go where?{ $amount ->
    [0] { "" }
   *[other] { " " }Elites make up for what Orthanc lacks.
}
ask-wotr-recruit-in-each = { $count ->
    [one] “{ $card }”: in which regions do you recruit? Choose { $count } region.
   *[other] “{ $card }”: in which regions do you recruit? Choose { $count } regions.
}
ask-wotr-hill-trolls = Where does a Sauron Regular become an Elite? { $count ->
    [one] { $count } can still be replaced.
   *[other] { $count } can still be replaced.
}
ask-wotr-dunlendings = Which Isengard units come from { $from_region_locative } to { $region_locative }? At most { NUMBER($count) }.

## The log

log-wotr-valinor = “Return to Valinor” strikes the Army in { $region_locative }.
log-wotr-day-without-dawn = { $count ->
    [0] No Will of the West was left to lose.
    [one] The Free Peoples player loses { $count } Will of the West die.
   *[other] The Free Peoples player loses { $count } Will of the West dice.
}
log-wotr-not-recruited = { $figure_counted-capital } could not be recruited in { $region_locative }.

## Why something is not possible

reason-wotr-no-elven-stronghold = The Shadow controls no Elven Stronghold.
reason-wotr-denethors-folly = “{ $card }”: the Free Peoples play no Combat cards in battles for Minas Tirith.
reason-wotr-no-guest = Neither the Ring-bearers nor a Companion is in a region of a Free Peoples Nation that is not At War.
reason-wotr-not-host = Neither the Ring-bearers nor a Companion is in a region of { $nation_locative }, or they are at war.
reason-wotr-other-nation = { $figure_counted-capital } is neither a Leader nor a unit of { $nation_locative }.
reason-wotr-figure-not-here = There is no { $figure } in { $region_locative }.
reason-wotr-attack-needs-isengard = An Isengard unit must be among the attackers.
reason-wotr-no-isengard-siege = No Army with an Isengard unit besieges a Stronghold here.
reason-wotr-no-army-to-join = There is no other Shadow Army in { $region_locative } to join.
reason-wotr-more-can-come = There is still { $figure_counted } to recruit, so you must.

## What the cards say

text-sh-str-01 = Playable if the Shadow controls an Elven Stronghold. For each region with an Elven Stronghold that is not besieged, roll one die for each Elven unit there, at most five: each 6 is a hit on the Army there.
text-sh-str-02 = Playable if Saruman is in play and an Army with an Isengard unit besieges a Stronghold. Attack the Stronghold with that Army. The siege battle lasts three Combat rounds instead of one. In the first round the Free Peoples player may use a Combat card only if a Companion takes part in the battle.
text-sh-str-03 = Playable if a Shadow Army besieges Minas Tirith. Choose one Leader in Minas Tirith and eliminate it (a Companion is not a Leader). Stays on the table. The Free Peoples player may use no Combat cards in battles at Minas Tirith. Discard this card as soon as Minas Tirith is no longer besieged. The Free Peoples player may have it discarded as an action: with a Will of the West, or with any Action die result while Gandalf or Aragorn is in Minas Tirith.
text-sh-str-04 = Playable if all Shadow Nations are At War. The Free Peoples player loses all his unused Action dice that show the Will of the West.
text-sh-str-05 = Stays on the table. The Free Peoples player may not advance passive Nations with Muster results. Discard this card when a Free Peoples Nation advances because it was attacked, or by a Companion’s special ability.
text-sh-str-06 = Playable if the Ring-bearers or a Companion are in a region of a Free Peoples Nation that is not At War. Move that Nation one step back on the Political Track, if it can still go back. Then the Free Peoples player chooses one figure of that Nation on the map (Leader, Regular or Elite) and eliminates it.
text-sh-str-07 = Move one Shadow Army, or part of it, up to three regions. It must end in a region with another Shadow Army that is not besieged. All regions on its way must be free for Army movement; nothing is picked up or left on the way.
text-sh-str-08 = Move two Shadow Armies, or parts of Armies, up to two regions each. Each must end in a region with another Shadow Army that is not besieged. All regions on their way must be free for Army movement; nothing is picked up or left on the way.
text-sh-str-09 = Playable if all Shadow Nations are At War. Move one to four different Shadow Armies one region each.
text-sh-str-10 = Playable if the Southrons & Easterlings are At War. Move a Shadow Army, or part of it, from Umbar to one of these regions: { region-anfalas }, { region-dol-amroth }, { region-lamedon }, { region-pelargir }. If a Free Peoples Army is there and is not besieged, attack it from Umbar; you may not cease the attack.
text-sh-str-11 = Playable if Isengard is At War. Choose a free region next to North Dunland or South Dunland and recruit two Isengard Regulars there. Up to four Isengard units from the two Dunlands may join them.
text-sh-str-12 = Playable if the Witch-king is in play. Move him to Angmar, and recruit two Sauron Regulars and one Sauron Elite there.
text-sh-str-13 = Playable if Isengard is At War. Recruit one Isengard unit (Regular or Elite) with any Shadow Army.
text-sh-str-14 = Playable if Sauron is At War. Recruit one Sauron unit (Regular or Elite) with any Shadow Army.
text-sh-str-15 = Playable if Sauron is At War. Replace two Sauron Regulars anywhere on the map with two Sauron Elites.
text-sh-str-16 = Playable if Saruman is in play. Recruit two Isengard Regulars in North Dunland and two in South Dunland. Then recruit two Isengard units (each Regular or Elite) in Orthanc.
text-sh-str-17 = Choose three Settlements of the Southrons & Easterlings and recruit two Regulars of that Nation in each.
text-sh-str-18 = Playable if Aragorn is in play. Recruit five Sauron Regulars and one Nazgûl in Minas Morgul.
text-sh-str-19 = Choose Mount Gram or Moria and recruit two Sauron units (each Regular or Elite) and one Nazgûl there.
text-sh-str-20 = Recruit three Sauron Regulars in Dol Guldur and three in Mount Gundabad.
text-sh-str-21 = Playable if the Southrons & Easterlings are At War. Recruit five Regulars of that Nation in one of these regions, if it is free: { region-east-rhun }, { region-south-rhun }, { region-khand }, { region-far-harad }.
text-sh-str-22 = Recruit one Sauron Regular in each of these regions: { region-angmar }, { region-ettenmoors }, { region-weather-hills }; and one Sauron Elite in this one: { region-trollshaws }. Regions that are not free are left out.
text-sh-str-23 = Playable if all Shadow Nations are At War. Recruit five Regulars of the Southrons & Easterlings in Gorgoroth and five Sauron Regulars in Nurn.
text-sh-str-24 = Playable if Sauron is At War. Choose three Sauron Strongholds and recruit two Sauron Regulars in each.
