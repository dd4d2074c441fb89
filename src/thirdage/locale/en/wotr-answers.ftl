### What may be answered in War of the Ring, as the terminal lists it.

## The turn

answer-wotr-pass = Pass
answer-wotr-skip = Skip an action with this die: { $die }
answer-wotr-use-die = Use a die: { $die }
answer-wotr-use-ring = Elven Ring: { $die } → { $to_die }
answer-wotr-become = It becomes: { $die }
answer-wotr-allocate = Dice into the Hunt Box: { $dice }
answer-wotr-discard = Discard: { $card }
answer-wotr-accept = Yes
answer-wotr-decline = No
answer-wotr-done = Enough
answer-wotr-fellowship-phase-decline = Go on
answer-wotr-casualty-decline = Nobody: use the Ring
answer-wotr-combat-card-decline = No card
answer-wotr-another-card-decline = No card
answer-wotr-march-or-attack-decline = Neither
answer-wotr-another-way-decline = Neither

## What dice do

answer-wotr-move-fellowship = Move the Fellowship
answer-wotr-hide = Hide the Fellowship
answer-wotr-separate = Separate Companions from the Fellowship
answer-wotr-move-companions = Move Companions
answer-wotr-move-minions = Move Nazgûl and Minions
answer-wotr-move-armies = Move Armies
answer-wotr-attack = Attack
answer-wotr-muster = Recruit
answer-wotr-advance = A step toward war: { $nation }
answer-wotr-advance-by-companion = A step toward war by a Companion: { $character }
answer-wotr-bring = Enters play: { $character }
answer-wotr-voice-of-saruman = { $how ->
    [recruit] The Voice of Saruman: a Regular in every Isengard Settlement
   *[replace] The Voice of Saruman: two Regulars in Orthanc become Elites
}
answer-wotr-use-as-army = The Mouth of Sauron: use this die as an Army result
answer-wotr-draw-card = Draw a card: { $deck }
answer-wotr-play-card = Play: { $card }
answer-wotr-remove-table-card = Remove from the table: { $card }

## The Fellowship and the Hunt

answer-wotr-declare = Declare the Fellowship: { $region }
answer-wotr-enter-mordor = Enter Mordor
answer-wotr-guide = The Guide: { $character }
answer-wotr-way = The way touches: { $region }
answer-wotr-companions = They leave: { $character }
answer-wotr-separate-to = To: { $region }
answer-wotr-revealed-to = Here: { $region }
answer-wotr-re-roll = { $dice ->
    [0] Re-roll none
    [one] Re-roll one die
   *[other] Re-roll { NUMBER($dice) } dice
}
answer-wotr-use-table-card = Use: { $card }
answer-wotr-casualty = { $who ->
    [guide] The Guide falls
   *[random] A random Companion falls
}
answer-wotr-lure = { $how ->
    [corruption] Take the Corruption
   *[eliminate] Eliminate the Companion
}

## Armies and recruits

answer-wotr-move-army = { $from_region } → { $region }
answer-wotr-take-figures = They go: { $figures }
answer-wotr-march-from = From: { $region }
answer-wotr-march-on = On to: { $region }
answer-wotr-disband = Remove: { $figures }
answer-wotr-recruit = { $figure } – { $region }
answer-wotr-recruit-in = Here: { $region }
answer-wotr-unit = { $figure }
answer-wotr-promote = In place of: { $figure }
answer-wotr-raise = Recruits: { $count }

## Characters

answer-wotr-group = They go: { $character }
answer-wotr-walk = To: { $region }
answer-wotr-take-minions = Move { $figure_counted } from { $from_region }
answer-wotr-enter = Here: { $region }
answer-wotr-take-along = With him: { $character }

## Battles

answer-wotr-attack-from = From: { $region }
answer-wotr-attack-target = Against: { $region }
answer-wotr-attackers = They attack: { $figures }
answer-wotr-advance-army = They advance: { $figures }
answer-wotr-lose-unit = Lose: { $figure }
answer-wotr-reduce-elite = Reduce to a Regular: { $figure }
answer-wotr-lose-elite = Lose for one hit: { $figure }
answer-wotr-press = Press the attack
answer-wotr-cease = Cease the attack
answer-wotr-stand = Stand
answer-wotr-retreat = Retreat: { $region }
answer-wotr-withdraw = Withdraw into the Stronghold
answer-wotr-fight = Fight in the field
answer-wotr-prolong = Another round, reduce: { $figure }
answer-wotr-lay-card = Lay: { $card }
answer-wotr-lay-card-from-table = Lay from the table: { $card }
answer-wotr-combat-companion = { $character }
answer-wotr-combat-amount = { $amount }
answer-wotr-combat-victim = { $figure }

## Cards

answer-wotr-pay-cards = Discard: { $card }
answer-wotr-eagles = Here: { $region }
answer-wotr-flee-to = To: { $region }
answer-wotr-dead-men-to = To: { $region }
answer-wotr-counsel = { $nation }
answer-wotr-strike = Here: { $region }
answer-wotr-woses-from = From: { $region }
answer-wotr-woses-to = To: { $region }
answer-wotr-weather-to = To: { $region }
answer-wotr-remove-character-card = Remove: { $card }
answer-wotr-take-from-hand = A random card of the hand
answer-wotr-turn-to-eye = These become Eyes: { $dice }
answer-wotr-hunt-roll = A Hunt roll
answer-wotr-cast-spells = { $from_region } against { $region }
answer-wotr-recruit-nazgul = Recruit Nazgûl
answer-wotr-leader-falls = { $figure }
answer-wotr-step-back = { $nation }
answer-wotr-give-up = { $figure } – { $region }
answer-wotr-sail-to = To: { $region }
answer-wotr-share-out = So many: { $regions }
answer-wotr-recruit-in-each = Here: { $region }
answer-wotr-trolls-in = Here: { $region }
answer-wotr-use-token = Use an action token: { $token }
answer-wotr-take-token = Take: { $token }
answer-wotr-fly-nazgul = Move the Nazgûl
