### The strategy deck of the Free Peoples.

## What is asked

ask-wotr-wisdom-of-elrond = Which Free Peoples Nation do you activate and advance?
ask-wotr-card-unit = { $nation_locative-capital } in { $region_locative }: a Regular or an Elite?
ask-wotr-recruit-in = Where does the card “{ $card }” recruit?
ask-wotr-strike-army = Which Shadow Army does the card “{ $card }” strike?
ask-wotr-woses-from = Which Army do the Woses lead?
ask-wotr-woses-to = Where do the Woses lead the Army from { $region_locative }?
ask-wotr-woses-figures = Who goes from { $from_region_locative } to { $region_locative }?

## The log

log-wotr-no-recruit = No unit of { $nation_locative } can be recruited in { $region_locative }.
log-wotr-card-in-vain = “{ $card }” changes nothing.
log-wotr-nobody-to-strike = “{ $card }” finds no Shadow Army to strike.
log-wotr-card-strikes = “{ $card }” strikes the Shadow Army in { $region_locative }.

## Why something is not possible

reason-wotr-inside-free-borders = { $character } is in { $region_locative }, within the borders of a Free Peoples Nation.
reason-wotr-guarded = “{ $card }” keeps Shadow Armies out of { $region_locative }.
reason-wotr-wrong-unit = { $figure_counted-capital } is neither a Regular nor an Elite of { $nation_locative }.
reason-wotr-not-active = { $nation_locative-capital } { $nation_gender ->
    [plural] are
   *[other] is
} not active.
reason-wotr-no-siege-to-relieve = You have no besieged Stronghold in { $region_locative }.
reason-wotr-no-army-with-companion = No Free Peoples Army has a Companion with it.

## What the cards say

text-fp-str-01 = Playable if Aragorn is with a Free Peoples Army in a region that belongs to no Free Peoples Nation. Stays on the table. The die with which you move the Fellowship is set aside as used and does not go to the Hunt Box. Discard the card when the Fellowship is declared or revealed, or as soon as Aragorn is no longer with such an Army.
text-fp-str-02 = Advance the Elves one step on the Political Track. Stays on the table. Shadow Armies may neither move into these three regions nor attack there, in the field or in a siege: { region-lorien }, { region-rivendell }, { region-grey-havens }. As an action, the Shadow player may have the card discarded: any Action die result, and from his hand one Army Event and one Character Event.
text-fp-str-03 = Advance the North one step on the Political Track. Stays on the table. Shadow Armies may neither move into these three regions nor attack there: { region-old-forest }, { region-the-shire }, { region-buckland }. As an action, the Shadow player may have the card discarded: any Action die result, and from his hand one Army Event and one Character Event.
text-fp-str-04 = Move any or all Companions who are not in the Fellowship. Then, if a Companion is in Erebor or Ered Luin, activate the Dwarves and put them At War.
text-fp-str-05 = Choose a Shadow Army with units of two or three Nations and roll five dice: each 5 or more is a hit on it.
text-fp-str-06 = Choose a Shadow Army in Osgiliath, South Ithilien or North Ithilien and roll three dice: each 5 or more is a hit on it. Then, if a Free Peoples Army is in Osgiliath, recruit one Gondor unit (Regular or Elite) and one Gondor Leader there.
text-fp-str-07 = Move any or all Companions who are not in the Fellowship. Then, if a Companion is in the Shire or Bree, activate the North and put it At War.
text-fp-str-08 = Choose one Free Peoples Nation: activate it and advance it one step on the Political Track.
text-fp-str-09 = Playable if Gondor is active. Advance Rohan one step on the Political Track. Then recruit one Rohan unit (Regular or Elite) and one Rohan Leader in Edoras.
text-fp-str-10 = A Free Peoples Army next to a besieged Stronghold of yours attacks the besieging Army, by the usual rules. In every Combat roll of this battle the Shadow player rolls one die fewer for each Free Peoples unit inside the Stronghold, but at least one die.
text-fp-str-11 = Playable if Rohan is At War. Move a Free Peoples Army, or part of it, from a Rohan region straight to Minas Tirith, even out of a besieged Stronghold. If Minas Tirith is besieged or controlled by the Shadow, move it to a region next to Minas Tirith instead. The region must be free for Army movement.
text-fp-str-12 = Playable if a Companion is with a Free Peoples Army. Move such an Army, or part of it with at least one Companion, one or two regions. Both regions must be free for Army movement; nothing is picked up or left on the way.
text-fp-str-13 = Playable if the Elves are At War. Recruit two Elven units (Regular or Elite) in one coastal region with a Free Peoples Army.
text-fp-str-14 = Recruit one Gondor unit (Regular or Elite) and one Gondor Leader in Minas Tirith.
text-fp-str-15 = Recruit one Elven unit (Regular or Elite) in Lórien. Then draw one Strategy Event card.
text-fp-str-16 = Recruit one Rohan unit (Regular or Elite) and one Rohan Leader in Edoras, or together in one Rohan region with a Companion.
text-fp-str-17 = Recruit one North unit (Regular or Elite) and one North Leader in Carrock.
text-fp-str-18 = Recruit one Gondor unit (Regular or Elite) and one Gondor Leader in Dol Amroth.
text-fp-str-19 = Recruit two North Regulars in Dale. Then draw one Strategy Event card.
text-fp-str-20 = Recruit one North unit (Regular or Elite) in the Shire and one Dwarven unit (Regular or Elite) in Ered Luin. Then draw one Strategy Event card.
text-fp-str-21 = Recruit one Elven unit (Regular or Elite) in Rivendell. Then draw one Strategy Event card.
text-fp-str-22 = Recruit one Dwarven unit (Regular or Elite) and one Dwarven Leader in Erebor.
text-fp-str-23 = Recruit one Rohan unit (Regular or Elite) and one Rohan Leader together in one free Rohan Settlement (not in a besieged one).
text-fp-str-24 = Recruit one Elven unit (Regular or Elite) in the Woodland Realm. Then draw one Strategy Event card.
