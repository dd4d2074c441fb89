### The character deck of the Free Peoples.

## What is asked

ask-wotr-another-way = Gollum is the Guide: hide the Fellowship or move it?
ask-wotr-separate-or-move = Separate Companions from the Fellowship, or move Companions on the map?
ask-wotr-grey-company = Which Regular in { $region_locative } makes way for an Elite of its Nation?
ask-wotr-eagles = Which Shadow Army do the Eagles strike?
ask-wotr-nazgul-flee = { $count ->
    [one] To which Sauron Stronghold does { $count } Nazgûl flee from { $region_locative }?
   *[other] To which Sauron Stronghold do { $count } Nazgûl flee from { $region_locative }?
}
ask-wotr-dead-men-to = Where do the Paths of the Dead lead?
ask-wotr-take-along = Which Companions go with him to { $region_locative }?
ask-wotr-driven-out = The dead drive your Army out of { $region_locative }. Where does it retreat?
ask-wotr-raise = How many Gondor Regulars do you recruit in { $region_locative }? At most { NUMBER($count) }.

## The log

log-wotr-card-dice = The dice for “{ $card }” show { $dice }.
log-wotr-mirror = The Mirror of Galadriel turns { $die } into { $to_die }.
log-wotr-nazgul-flee = { $count ->
    [one] { $count } Nazgûl flees from { $from_region_locative } to { $region_locative }.
   *[other] { $count } Nazgûl flee from { $from_region_locative } to { $region_locative }.
}

## Why something is not possible

reason-wotr-not-in-nation = For this card { $character_locative } must be in a region of { $nation_locative }.
reason-wotr-not-named-by-card = “{ $card }” does not allow this.
reason-wotr-not-with-army = { $character } is not with a Free Peoples Army.
reason-wotr-no-nazgul-army = There is no Shadow Army with Nazgûl in { $region_locative }.
reason-wotr-no-companion-army-near = There is no Free Peoples Army with a Companion in or next to { $region_locative }.
reason-wotr-no-prey-of-eagles = No Free Peoples Army with a Companion is in the same region as a Shadow Army with Nazgûl, or next to one.
reason-wotr-no-companion-in-region = There is no Companion in { $region_locative }.

## What the cards say

text-fp-char-01 = Put the special Hunt tile “{ tile-fp-elven-cloaks }” (0) in play. It joins the Hunt Pool when the Fellowship enters Mordor, or at once if it is already on the Mordor Track.
text-fp-char-02 = Put the special Hunt tile “{ tile-fp-elven-rope }” (0) in play. It joins the Hunt Pool when the Fellowship enters Mordor, or at once if it is already on the Mordor Track.
text-fp-char-03 = Put the special Hunt tile “{ tile-fp-phial-of-galadriel }” (−2) in play. It joins the Hunt Pool when the Fellowship enters Mordor, or at once if it is already on the Mordor Track.
text-fp-char-04 = Put the special Hunt tile “{ tile-fp-smeagol-helps }” (−1) in play. It joins the Hunt Pool when the Fellowship enters Mordor, or at once if it is already on the Mordor Track.
text-fp-char-05 = Stays on the table. Once, after the Shadow player has drawn a Hunt tile, you may discard this card: a second tile is drawn and applied instead, and the first goes back into the Hunt Pool.
text-fp-char-06 = Playable if Gimli or Legolas is in the Fellowship. Stays on the table. Once, after a Hunt tile has been drawn, you may discard this card to lower the Hunt damage by 1. Discard it as soon as neither of them is in the Fellowship.
text-fp-char-07 = Playable if Boromir is in the Fellowship. Stays on the table. Once, after a Hunt tile has been drawn, you may discard this card to lower the Hunt damage by 1. Discard it as soon as Boromir leaves the Fellowship.
text-fp-char-08 = Playable if Gandalf the Grey is in the Fellowship. Stays on the table. Once, when the Shadow player is about to draw a Hunt tile, you may discard this card: no tile is drawn. Discard it as soon as Gandalf the Grey leaves the Fellowship.
text-fp-char-09 = Roll three dice and heal 1 Corruption for each result of 5 or more. If Strider is the Guide, each result of 3 or more heals.
text-fp-char-10 = Heal 1 Corruption. If Gollum is the Guide, you may then hide the Fellowship, or move it by the normal rules, with a Hunt; the die does not go to the Hunt Box.
text-fp-char-11 = Playable if a Companion is in the Fellowship. Separate one Companion or one group, who may go one region farther than usual. Then heal 1 Corruption.
text-fp-char-12 = Heal 1 Corruption, or 2 if Gollum is the Guide.
text-fp-char-13 = Turn one of your unused Character results into a Will of the West. If the Ring-bearers are in Lórien and it is unconquered, also heal 1 Corruption.
text-fp-char-14 = Playable if Strider or Aragorn is with a Free Peoples Army in a Gondor or Rohan region. Draw three Hunt tiles. If all three show an Eye, put them back and eliminate Strider or Aragorn. Otherwise the Eyes drawn are removed from the game for good. Other tiles go back into the Hunt Pool without effect.
text-fp-char-15 = Separate one Companion or one group from the Fellowship, or move one Companion or one group on the map, as if their Level were 4. They may end in a besieged Free Peoples Stronghold.
text-fp-char-16 = Separate one Companion or one group from the Fellowship, or move one Companion or one group on the map, up to two regions farther than usual. They may end in a besieged Free Peoples Stronghold.
text-fp-char-17 = Separate one Companion or one group, who may go one region farther than usual. Then, if Gimli or Legolas is in Dale, Erebor or the Woodland Realm, activate the Dwarves and the North, and advance the Dwarves, the Elves and the North one step each on the Political Track.
text-fp-char-18 = Playable if a Free Peoples Army with a Companion is in the region of a Shadow Army with Nazgûl or next to it. Choose such a Shadow Army and roll one die for each Nazgûl in it, at most five: each result of 5 or more eliminates one. The Shadow player moves all the others to one unconquered Sauron Stronghold. The Witch-king is not affected.
text-fp-char-19 = Playable if Gandalf the White is in play and a Companion is in Fangorn. Roll three dice against the Shadow Army in Orthanc: each result of 4 or more is a hit. If the Army is destroyed, its Nazgûl and Minions are eliminated too; Saruman is eliminated if he is in Orthanc without an Army. Then, if Gandalf the White is in Fangorn or in a Rohan region, you may play another Character Event card without a die. This counts as an attack on the Nations hit.
text-fp-char-20 = { text-fp-char-19 }
text-fp-char-21 = { text-fp-char-19 }
text-fp-char-22 = Playable if Strider or Aragorn is in a Rohan region, besieged or not. Move him, with any Companions of his region, to Erech, Lamedon or Pelargir. A Shadow Army there takes as many hits as one die shows and must retreat; if it cannot, it is destroyed. With a destroyed Army its Nazgûl and Minions are eliminated. Then you may recruit up to three Gondor Regulars there, who take control of the region. This counts as an attack on the Nations hit.
text-fp-char-23 = Playable if Boromir is in a Gondor region. Recruit one Gondor Regular or Elite in his region. Then draw two Strategy Event cards.
text-fp-char-24 = Playable if Strider or Aragorn is with a Free Peoples Army. Eliminate one Regular of that Army and recruit one Elite of the same Nation in its place. Then draw two Strategy Event cards.
