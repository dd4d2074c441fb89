### What may be answered in War of the Ring, as the terminal lists it.

## The turn

answer-wotr-pass = Pass
answer-wotr-skip = Skip the action: spend the { $die } die for nothing
answer-wotr-use-die = Use the { $die } die
answer-wotr-use-ring = Turn { $die } into { $to_die } with an Elven Ring
answer-wotr-become = Use it as { $die }
answer-wotr-allocate = { $dice ->
    [0] Put no dice into the Hunt Box
    [one] Put { $dice } die into the Hunt Box
   *[other] Put { $dice } dice into the Hunt Box
}
answer-wotr-discard = Discard { $card_quoted }
answer-wotr-accept = Yes
answer-wotr-decline = No
answer-wotr-done = Enough
answer-wotr-fellowship-phase-decline = Go on
answer-wotr-casualty-decline = Nobody falls: use the Ring
answer-wotr-gollum-reveals-accept = Reveal the Fellowship
answer-wotr-gollum-reveals-decline = Stay hidden
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
answer-wotr-advance = Move { $nation_locative } a step towards war
answer-wotr-advance-by-companion = Move a Nation a step towards war: { $character_locative } pleads
answer-wotr-bring = Bring { $character_locative } into play
answer-wotr-voice-of-saruman = { $how ->
    [recruit] The Voice of Saruman: a Regular in every Isengard Settlement
   *[replace] The Voice of Saruman: two Regulars in Orthanc become Elites
}
answer-wotr-use-as-army = The Mouth of Sauron: use this die as an Army result
answer-wotr-draw-card = Draw a card from the { $deck }
answer-wotr-play-card = Play “{ $card }”
answer-wotr-remove-table-card = Remove “{ $card }” from the table

## The Fellowship and the Hunt

answer-wotr-declare = Declare the Fellowship in { $region_locative }
answer-wotr-enter-mordor = Enter Mordor
answer-wotr-guide = Make { $character_locative } the Guide
answer-wotr-way = { $region_gender ->
    [none] Go around
   *[other] Go through { $region_locative }
}
answer-wotr-companions = { $character_gender ->
    [plural] { $character } leave
   *[other] { $character } leaves
}
answer-wotr-separate-to = Go to { $region_locative }
answer-wotr-revealed-to = They are in { $region_locative }
answer-wotr-re-roll = { $dice ->
    [0] Re-roll none
    [one] Re-roll one die
   *[other] Re-roll { NUMBER($dice) } dice
}
answer-wotr-use-table-card = Use “{ $card }”
answer-wotr-casualty = { $who ->
    [guide] The Guide falls
   *[random] A random Companion falls
}
answer-wotr-lure = { $how ->
    [corruption] Take the Corruption
   *[eliminate] Eliminate the Companion
}

## Armies and recruits

answer-wotr-move-army = Move the Army from { $from_region_locative } to { $region_locative }
answer-wotr-take-figures = { $figure_gender ->
    [none] Nobody goes
    [plural] { $figure_counted-capital } go
   *[other] { $figure_counted-capital } goes
}
answer-wotr-march-from = March from { $region_locative }
answer-wotr-march-on = March on to { $region_locative }
answer-wotr-disband = Return { $figure_counted }
answer-wotr-recruit = Recruit { $figure_counted } in { $region_locative }
answer-wotr-recruit-in = Recruit in { $region_locative }
answer-wotr-unit = { $figure }
answer-wotr-promote = Replace { $figure_counted }
answer-wotr-raise = { $count ->
    [0] Recruit nobody
    [one] Recruit { $count } unit
   *[other] Recruit { $count } units
}

## Characters

answer-wotr-group = { $character } { $character_gender ->
    [plural] go
   *[other] goes
}
answer-wotr-walk = Go to { $region_locative }
answer-wotr-take-minions = Move { $figure_counted } from { $from_region_locative }
answer-wotr-enter = Enter play in { $region_locative }
answer-wotr-take-along = Take { $character_locative } along

## Battles

answer-wotr-attack-from = Attack from { $region_locative }
answer-wotr-attack-target = Attack { $region_locative }
answer-wotr-attackers = { $figure_gender ->
    [plural] { $figure_counted-capital } attack
   *[other] { $figure_counted-capital } attacks
}
answer-wotr-advance-army = { $figure_gender ->
    [none] Nobody advances
    [plural] { $figure_counted-capital } advance
   *[other] { $figure_counted-capital } advances
}
answer-wotr-lose-unit = Lose { $figure_counted }
answer-wotr-reduce-elite = Reduce { $figure_counted } to a Regular
answer-wotr-lose-elite = Lose { $figure_counted } outright
answer-wotr-press = Press the attack
answer-wotr-cease = Cease the attack
answer-wotr-stand = Stand
answer-wotr-retreat = Retreat to { $region_locative }
answer-wotr-withdraw = Withdraw into the Stronghold
answer-wotr-fight = Fight in the field
answer-wotr-prolong = Fight on: reduce { $figure_counted }
answer-wotr-lay-card = Lay “{ $card }”
answer-wotr-lay-card-from-table = Lay “{ $card }” from the table
answer-wotr-combat-companion = { $character }
answer-wotr-combat-amount = { $amount }
answer-wotr-combat-victim = { $figure }

## Cards

answer-wotr-pay-cards = Discard { $card_quoted }
answer-wotr-eagles = Strike in { $region_locative }
answer-wotr-flee-to = Flee to { $region_locative }
answer-wotr-dead-men-to = Go to { $region_locative }
answer-wotr-counsel = { $nation }
answer-wotr-strike = Strike the Army in { $region_locative }
answer-wotr-woses-from = Lead the Army out of { $region_locative }
answer-wotr-woses-to = Lead the Army to { $region_locative }
answer-wotr-weather-to = Drive them to { $region_locative }
answer-wotr-remove-character-card = Discard “{ $card }” from the table
answer-wotr-take-from-hand = A random card from the hand
answer-wotr-turn-to-eye = { $die_gender ->
    [none] Turn no die
   *[other] Turn { $die } to the Eye
}
answer-wotr-hunt-roll = Make a Hunt roll
answer-wotr-cast-spells = From { $from_region_locative } against { $region_locative }
answer-wotr-recruit-nazgul = Recruit Nazgûl
answer-wotr-leader-falls = { $figure_counted-capital } falls
answer-wotr-step-back = { $nation }
answer-wotr-give-up = Give up { $figure_counted } in { $region_locative }
answer-wotr-sail-to = Sail to { $region_locative }
answer-wotr-share-out = Place them in { $region_counted }
answer-wotr-recruit-in-each = Recruit in { $region_locative }
answer-wotr-trolls-in = Replace a unit in { $region_locative }
answer-wotr-use-token = Use the action token “{ $token }”
answer-wotr-take-token = Take the token “{ $token }”
answer-wotr-fly-nazgul = Move the Nazgûl
