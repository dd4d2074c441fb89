### What the cards and characters of Kings of Middle-earth do, in words of our own.

## Event cards of the Free Peoples

text-km-fp-char-23 = Playable if Boromir is in a Gondor region. Either recruit one Gondor unit (Regular or Elite) in his region, or return one hidden Corruption tile of Denethor, drawn at random, to the Hunt pool. Then draw two Strategy Event cards.
text-km-fp-char-25 = Move any or all Companions who are not in the Fellowship. Then choose a Sovereign, neither Awakened nor Corrupted, in the region of a Companion: he is Awakened there.
text-km-fp-char-26 = Advance one Nation of the Free Peoples on the Political Track. Then look at all Corruption tiles of a Sovereign who is not Corrupted, and return one of them to the Hunt pool.
text-km-fp-str-08 = Either activate one Nation of the Free Peoples and advance it on the Political Track, or look at all Corruption tiles of a Sovereign who is not Corrupted; you may then return one of them to the Hunt pool.
text-km-fp-str-16 = If Théoden is Corrupted, remove him from the game. If not, either recruit one Rohan unit (Regular or Elite) and one Rohan Leader in Edoras or in a Rohan region with a Companion, or return one hidden Corruption tile of Théoden, drawn at random, to the Hunt pool; then draw one Strategy Event card.
text-km-fp-str-19 = If Brand is Corrupted, remove him from the game. If not, either recruit two North Regulars in Dale, or return one hidden Corruption tile of Brand, drawn at random, to the Hunt pool; then draw one Strategy Event card.
text-km-fp-str-22 = If Dáin is Corrupted, remove him from the game. If not, either recruit one Dwarven unit (Regular or Elite) and one Dwarven Leader in Erebor, or return one hidden Corruption tile of Dáin, drawn at random, to the Hunt pool; then draw one Strategy Event card.
text-km-fp-str-24 = If Thranduil is Corrupted, remove him from the game. If not, either recruit one Elven unit (Regular or Elite) in the Woodland Realm, or return one hidden Corruption tile of Thranduil, drawn at random, to the Hunt pool; then draw one Strategy Event card.
text-km-fp-str-25 = Choose a Sovereign who is not Corrupted and recruit one unit of his Nation (Regular or Elite) in his region. Then one of his hidden Corruption tiles, drawn at random, returns to the Hunt pool.
text-km-fp-str-26 = Choose four Nations of the Free Peoples. For each of them recruit one Regular or one Leader in a free region with a Settlement of that Nation.

## Event cards of the Shadow

text-km-sh-char-25 = Stays on the table. The Free Peoples cannot remove Corruption tiles from Sovereigns, and may Awaken a Sovereign only if his Nation is At War. The Free Peoples may discard this card as an action: with a Will of the West, or with a Character result if a Companion is in the region of a Sovereign who is not Corrupted.
text-km-sh-char-26 = Playable if a Sovereign, neither Awakened nor Corrupted, is in the region of a Nazgûl or next to one. Try to corrupt him and leave all Eye dice in the Hunt box: draw a tile for each of them, three at most. This attempt counts neither for the one a turn nor needs an unused die of the Free Peoples.
text-km-sh-str-01 = Playable if the Shadow controls an Elven Stronghold or a Sovereign is Corrupted. In every region with an unconquered Elven Stronghold that is not besieged, roll a die for each Elven unit, five at most: each 6 is a hit on the Army there; with two Corrupted Sovereigns or more each 5 too.
text-km-sh-str-03 = Playable if Denethor is in the game and not Awakened. Stays on the table. Denethor cannot be Awakened, and the Free Peoples play no combat cards in battles in Minas Tirith or in Denethor’s region. They may discard this card as an action: with a Will of the West, or with any die if Gandalf or Aragorn is in one of these regions. Discard it when Denethor is out of the game.
text-km-sh-str-05 = Stays on the table. Muster results of the Free Peoples neither advance inactive Nations nor Awaken Sovereigns. Discard this card when a Sovereign is Corrupted, or when a Nation of the Free Peoples advances because of an attack or a Companion’s ability.
text-km-sh-str-06 = Playable if the Fellowship or a Companion is in a region of a Nation of the Free Peoples that is not At War. This Nation goes back one step on the Political Track. If its Sovereign is not Awakened, a Hunt tile is laid on him as a Corruption tile, and the Free Peoples eliminate one unit of this Nation.
text-km-sh-str-18 = Playable if Aragorn or Awakened Denethor is in play. Recruit five Sauron Regulars and one Nazgûl in Minas Morgul, and for each Awakened Sovereign one Regular or one Nazgûl more.
text-km-sh-str-25 = Stays on the table. Once a turn the Shadow may use a Muster result as an Event result. The Free Peoples may discard this card as an action: with a Will of the West, or with any other result and an Elven Ring.
text-km-sh-str-26 = Choose a region with a Sovereign and roll three dice: each 5 or 6 is a hit on the Free Peoples’ Army there, and each 4 too if he is Corrupted.

## Combat cards and combat abilities

text-combat-the-kings-banner = If Aragorn or an Awakened Sovereign is in the battle. He forfeits his Leadership, and the Shadow has no Leader re-roll.
text-combat-like-a-god-of-old = If an Awakened Sovereign is in the battle. Before the combat roll you make an extra attack with one die for each point of his Leadership; it hits on 3 or more.
text-combat-there-is-hope-for-victory = If a Sovereign who is not Corrupted is in the battle. One who still sleeps is Awakened where he stands. Your Leader re-roll gets +1.
text-combat-servant-of-the-shadow = If a Minion is in the battle. One Minion forfeits his Leadership, and for each point of it the Free Peoples roll one die fewer, but at least one.
text-combat-battle-is-vain = If the Nazgûl in the battle have a Leadership of 1 or more. They forfeit up to five points of it, and the Leadership of the Free Peoples is lower by as many.
text-combat-his-power-waxes = If a Sovereign is in the defender’s region. Your combat roll and Leader re-roll get +1; if he is not Corrupted, so do those of the Free Peoples.
text-combat-heir-of-bard = The combat card of the Shadow has no effect.
text-combat-shadow-in-the-north = The combat card of the Free Peoples has no effect.
text-combat-red-wrath = You take one hit on your own Army, and your combat roll gets +1.
text-combat-red-wrath-relentless = You take one hit on your own Army, and your combat roll gets +2.
text-combat-lord-of-the-bats = The Shadow of Mirkwood forfeits his Leadership, and your Leader re-roll gets +1.
text-combat-lord-of-the-bats-swarm = The Shadow of Mirkwood forfeits his Leadership, your Leader re-roll gets +1, and the combat card of the Free Peoples has no effect.
text-combat-i-command = Combat rolls and Leader re-rolls of both sides get +1.
text-combat-i-command-desperate = Your combat roll and Leader re-roll get +1.

## Characters

text-character-king-brand = Once a battle, with a North unit in it, you may give up the effect of your combat card so that the card of the Shadow has none. Ruler die, Muster: if the North is At War, one North Regular or Leader comes to each of two free Settlements of the North, and one to his region if it is free. Wakes the North.
text-character-king-dain = With a Muster result, in Erebor and with the Dwarves At War, a Regular of his Army becomes an Elite. Ruler die, Muster: if the Dwarves are At War, a Dwarven unit comes to his region, besieged or not, then a Regular or Leader to another free Settlement of theirs. Wakes the Dwarves.
text-character-steward-denethor = With a Muster result, in Minas Tirith and with Gondor At War, a Regular of his Army becomes an Elite. Ruler die, Event: in Minas Tirith you draw or play an Event card, and may then draw one more card. Wakes Gondor.
text-character-king-theoden = In the first round of every battle his Leadership is 3. Ruler die, Muster: if Rohan is At War, one Rohan Regular or Leader comes to each of two free Settlements of Rohan, and one to his region if it is free. Wakes Rohan.
text-character-king-thranduil = With a Muster result, in the Woodland Realm and with the Elves At War, a Regular of his Army becomes an Elite. Ruler die, Character, not on the Mordor Track: the Fellowship moves and the Hunt rolls one die fewer, but at least one; or Companions move or separate one region farther than usual. Wakes the Elves.
text-character-black-serpent = Enters with a Muster result or any result of the Ruler die, if Gondor is At War, in a region with a unit of the Southrons and Easterlings. Before combat cards are shown you may give up the effect of yours and take a hit on your own Army: your combat roll gets +1, or +2 with Relentless Assault.
text-character-shadow-of-mirkwood = Enters with a Muster result or any result of the Ruler die, if the Dwarves, the Elves or the North are At War, in a region with a Sauron unit. Before combat cards are shown you may give up the effect of yours and his Leadership: your Leader re-roll gets +1; with Swarm of Bats the card of the Free Peoples has no effect either.
text-character-ugluk = Enters with a Muster result or any result of the Ruler die, if Rohan is At War or the Fellowship is revealed: in a region with an Isengard unit, or in a free region with or next to the revealed Fellowship. Before combat cards are shown you may give up the effect of yours: all rolls of both sides get +1; with Desperate Battle only yours. With or next to the Fellowship the Hunt re-roll gets +1.
