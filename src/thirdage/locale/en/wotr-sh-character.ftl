### The character deck of the Shadow.

## What is asked

ask-wotr-cruel-weather = The Ring-bearers are in { $region_locative }. To which neighbouring region does the weather drive them?
ask-wotr-lure = The Ring lures { $character_locative }. Raise Corruption by { NUMBER($count) }, or give him up?
ask-wotr-worn-with-sorrow = A Companion is lost: remove a Free Peoples Character Event card from the table, or a random one from the hand?
standing-worn-with-sorrow = You remove no card when a Companion is lost.
ask-wotr-card-taken = “{ $card }”: a random card is taken from the hand of { $from_seat_locative }.
ask-wotr-lidless-eye = Which of your unused dice become Eyes? At most { NUMBER($count) }.
ask-wotr-nazgul-strike = A Nazgûl has found the Ring-bearers: remove a Free Peoples Character Event card from the table, or make a Hunt roll?
ask-wotr-dreadful-spells = Which Army with Nazgûl casts the spells, and on which Army?
ask-wotr-black-captain = The Witch-king is in { $region_locative }: recruit two Nazgûl with him, or move Nazgûl?
ask-wotr-march-or-attack = { $count ->
    [1] “{ $card }”: move such an Army, or attack with it?
    [one] “{ $card }”: move { $count } such Army, or attack with one?
   *[other] “{ $card }”: move { $count } such Armies, or attack with one?
}

## The log

log-wotr-breaking = { $count ->
    [one] { $count } Companion must leave the Fellowship.
   *[other] { $count } Companions must leave the Fellowship.
}
log-wotr-loses-card = { $seat_locative-capital } { $seat_gender ->
    [plural] discard
   *[other] discards
} a random card of the { $deck } from the hand.
log-wotr-you-lose-card = You lose a random card, “{ $card }”.
log-wotr-lidless-eye = The Lidless Eye: { $die_counted } now show the Eye. The Hunt Box holds { $count ->
    [one] { NUMBER($count) } Shadow die
   *[other] { NUMBER($count) } Shadow dice
}.
log-wotr-spells = The Army in { $from_region_locative } casts dreadful spells on the Army in { $region_locative }.

## Why something is not possible

reason-wotr-fellowship-in-settlement = The Fellowship is in { $region_locative }, a region with a Free Peoples Settlement.
reason-wotr-no-progress = The Progress counter of the Fellowship is at 0.
reason-wotr-no-free-army = There is no Free Peoples Army in { $region_locative }.
reason-wotr-no-prey-of-spells = No Shadow Army with Nazgûl is in the same region as a Free Peoples Army, or next to one.
reason-wotr-witch-king-besieges-nothing = The Witch-king is in { $region_locative }, and no Army with him besieges a Stronghold.
reason-wotr-army-needs-witch-king = The Witch-king must be among the attackers.
reason-wotr-army-needs-nazgul = A Nazgûl must be among the attackers.
reason-wotr-card-moves-no-army = No Army can move by “{ $card }”.
reason-wotr-wormtongue = “Wormtongue”: { $nation_locative } cannot be activated like that.

## What the cards say

text-sh-char-01 = Put the special Hunt tile “{ tile-sh-shelobs-lair }” (a die roll, stop) in play. It joins the Hunt Pool when the Fellowship enters Mordor, or at once if it is already on the Mordor Track.
text-sh-char-02 = Put the special Hunt tile “{ tile-sh-the-ring-is-mine }” (Eye, reveal, stop) in play. It joins the Hunt Pool when the Fellowship enters Mordor, or at once if it is already on the Mordor Track.
text-sh-char-03 = Put the special Hunt tile “{ tile-sh-on-on-they-went }” (3, stop) in play. It joins the Hunt Pool when the Fellowship enters Mordor, or at once if it is already on the Mordor Track.
text-sh-char-04 = Put the special Hunt tile “{ tile-sh-give-it-to-uss }” (1, reveal, stop) in play. It joins the Hunt Pool when the Fellowship enters Mordor, or at once if it is already on the Mordor Track.
text-sh-char-05 = Playable if the Fellowship is not in a region with a Settlement that belonged to the Free Peoples at the start. Draw a Hunt tile. An Eye or a special tile of the Fellowship has no effect; any other tile is applied as after a successful Hunt.
text-sh-char-06 = Playable if the Fellowship is not in a region with a Settlement that belonged to the Free Peoples at the start. Draw a Hunt tile. An Eye or a special tile of the Fellowship has no effect; any other tile is applied as after a successful Hunt, but nothing lowers its damage: all of it becomes Corruption.
text-sh-char-07 = Playable if the Fellowship is not in a region with a Settlement that belonged to the Free Peoples at the start. Draw a Hunt tile. An Eye or a special tile of the Fellowship has no effect; any other tile is applied as after a successful Hunt, but if there is damage, a random Companion must be eliminated to lower it before the Ring is used.
text-sh-char-08 = Playable if the Fellowship is not in a region with a Settlement that belonged to the Free Peoples at the start. Roll three dice and add 1 Corruption for each result of 4 or more. If Gollum is the Guide, only a 6 counts.
text-sh-char-09 = Playable if the Progress counter is on step 1 or higher. Move any or all Nazgûl. Then, if a Nazgûl is in the region of the Ring-bearers, the Fellowship is revealed.
text-sh-char-10 = Playable if the Progress counter is on step 1 or higher. Move the Ring-bearers to an adjacent region of your choice; the progress stays as it is.
text-sh-char-11 = Playable if the Progress counter is on step 1 or higher. Move any or all Nazgûl. Then, if a Nazgûl is in the region of the Ring-bearers, you may either discard a Free Peoples Character Event card from the table, or make a Hunt roll as if the Fellowship had moved.
text-sh-char-12 = Playable if the Fellowship is revealed. Add 2 Corruption if it is now 3 or less, otherwise 1.
text-sh-char-13 = Playable if the Fellowship is revealed. Draw a random Companion of the Fellowship. The Free Peoples player either adds Corruption equal to his Level, or eliminates him. If Gollum is the Guide, add 1 Corruption instead.
text-sh-char-14 = Playable if the Fellowship is revealed. Draw a Hunt tile. An Eye or a special tile of the Fellowship has no effect. With any other tile as many Companions as its number shows (or all, if there are fewer), chosen by the Free Peoples player, are separated and stay in the region of the Ring-bearers; the icons of the tile do not matter. If Gollum is the Guide, add 1 Corruption instead.
text-sh-char-15 = Stays on the table. Each time a Companion of the Fellowship is taken as a casualty, you may also discard a Free Peoples Character Event card: a random one from the hand, or one on the table. Discard this card when the Fellowship is declared in an unconquered Free Peoples City or Stronghold.
text-sh-char-16 = Stays on the table. Once, before a Hunt roll, you may discard this card to add 1 to every die of that roll and of its re-roll. Discard it when the Fellowship is declared in an unconquered Free Peoples City or Stronghold.
text-sh-char-17 = Stays on the table. When the Ring-bearers are moved because the Fellowship is declared or revealed, and their way begins in, ends in or passes through Moria, you may discard this card to draw a Hunt tile: an Eye has no effect, any other tile is applied as after a successful Hunt (its reveal icon is ignored if the Fellowship was declared in a Free Peoples City or Stronghold). Or discard it in a battle to use its combat effect.
text-sh-char-18 = Turn up to three of your unused Action dice to Eyes and put them into the Hunt Box at once.
text-sh-char-19 = Playable if a Shadow Army with Nazgûl is in the region of a Free Peoples Army or next to it, besieged or not. Choose such a pair and roll one die for each Nazgûl of the Shadow Army, at most five: each result of 5 or more is a hit on the other Army. This is not an attack, and Companions are unharmed.
text-sh-char-20 = Playable if the Witch-king is with an Army that besieges a Stronghold. Attack the Stronghold with that Army. The battle lasts three Combat rounds instead of one. In the first round the Free Peoples player may use a Combat card only if a Companion takes part.
text-sh-char-21 = Playable if Saruman is in play. Stays on the table. Each time you have played an Event card with an Event result, draw a card from one of your decks. Discard this card when Saruman is eliminated. The Free Peoples player may discard it as an action, with a Will of the West or with any other result and an Elven Ring.
text-sh-char-22 = Playable if Saruman is in play. Stays on the table. Rohan is activated only by a Companion able to do it, by declaring the Fellowship in Edoras or Helm’s Deep, or by an attack on one of these two. Discard this card when Rohan is activated or Saruman is eliminated.
text-sh-char-23 = Move any or all Nazgûl. Then you may move two Armies with a Nazgûl in each, or attack with one Army with a Nazgûl.
text-sh-char-24 = Playable if the Witch-king is in play. You may first recruit two Nazgûl in his region, or move any or all Nazgûl. Then you may move one Army with the Witch-king, or attack with it.
