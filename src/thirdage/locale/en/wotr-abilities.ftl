### What combat cards and characters of War of the Ring do, in our own words.

## Combat cards of the Free Peoples

text-combat-it-is-a-gift = If the Ring-bearers are in the defender's region. Your combat roll and Leader re-roll get +1.
text-combat-blade-of-westernesse = If Meriadoc or Peregrin is in the battle. If your Leader re-roll scores a hit, you may give up one of these hits to eliminate a Minion in the battle.
text-combat-mighty-attack = If a Companion is in the battle. After the combat roll one Companion forfeits his Leadership, and one of your missed dice becomes a hit.
text-combat-servant-of-the-secret-fire = If Gandalf is in the battle, the Grey or the White. Your combat roll gets +1.
text-combat-anduril = If Strider or Aragorn is in the battle. He forfeits his Leadership: with Strider one missed die becomes a hit, with Aragorn two.
text-combat-heroic-death = If a Leader or a Companion is in the battle. You may eliminate a Leader to cancel one hit, or a Companion to cancel as many hits as his Level.
text-combat-daring-defiance = If a Companion is in the battle. All Companions forfeit their Leadership, and the Shadow's combat card has no effect.
text-combat-fateful-strike = If a Leader or a Companion is in the battle. If your Leader re-roll scores a hit, a Nazgûl is eliminated as well; with two hits or more you may choose a Minion instead.
text-combat-sudden-strike = If a Leader or a Companion is in the battle. Before the combat roll you make an extra attack with one die for each point of your Leadership, five dice at most.
text-combat-brave-stand = If a Companion is in the battle. The Shadow rolls one die fewer for each Companion in the battle.
text-combat-ents-rage = If the defender is in a Rohan region, in Fangorn or in Orthanc. Your combat roll gets +2.
text-combat-huorn-dark = If the defender is in a Rohan region, in Fangorn or in Orthanc. The Shadow rolls at most two dice.
text-combat-nameless-wood = If the defender is in a Rohan region, in Fangorn or in Orthanc. If you score at least one hit, you score two more.
text-combat-daylight = The Shadow rolls at most three dice.
text-combat-no-quarter = If you score at least one hit, you score one more.
text-combat-advantageous-position = If the defender is in a region of a Free Peoples Nation. The Shadow's combat roll gets −1, its re-roll does not.
text-combat-scouts = If you defend, and not from inside a Stronghold. Before the dice are rolled your whole Army leaves the battle: it retreats, or withdraws into the Stronghold.
text-combat-shield-wall = If the Shadow scores two hits or more, one of them is cancelled.
text-combat-confusion = Each 1 that the Shadow rolls in the combat roll is a hit on its own Army and is not re-rolled.
text-combat-charge = If a Free Peoples Elite is in the battle. Before the combat roll you make an extra attack with one die for each of your Elites, five dice at most.
text-combat-valour = If a Free Peoples Elite is in the battle. Your combat roll gets +1.

## Combat cards of the Shadow

text-combat-one-for-the-dark-lord = If the Ring-bearers are in the defender's region. Your combat roll and Leader re-roll get +1.
text-combat-cruel-as-death = If the Nazgûl in the battle have a Leadership of 2 or more. They forfeit 2 points of it, and your combat roll gets +1.
text-combat-they-are-terrible = If the Nazgûl in the battle have a Leadership of 1 or more. They forfeit 1 point of it, and your Leader re-roll gets +1.
text-combat-dread-and-despair = If the Nazgûl in the battle have a Leadership of 1 or more. They forfeit at least 1 point of it, and for each point the Free Peoples roll one die fewer.
text-combat-black-breath = If a Nazgûl is in the battle. If your Leader re-roll scores a hit, you may eliminate a Leader, or a Companion whose Level is not above the number of these hits.
text-combat-foul-stench = If the Nazgûl in the battle have a Leadership of 1 or more. If it is no less than all Leadership of the Free Peoples, they have no Leader re-roll.
text-combat-words-of-power = If a Nazgûl is in the battle. Choose a Companion in the battle: in this round he has neither Leadership nor abilities.
text-combat-durins-bane = If the defender is in Moria or at most two regions away from it. Before the combat roll you make an extra attack with three dice that hit on 4 or more.
text-combat-devilry-of-orthanc = If you assault a Stronghold and an Isengard unit is in the battle. Your combat roll gets +1.
text-combat-deadly-strife = Combat rolls and Leader re-rolls of both sides get +2.
text-combat-onslaught = After casualties are removed, you may take up to four hits on your own Army. For each of them roll a die: it hits the enemy on 4 or more.
text-combat-relentless-assault = Before the combat roll you may take up to two hits on your own Army. Your combat roll gets +1 for each.
text-combat-great-host = If, after casualties are removed, you have at least twice as many units in the battle as the enemy, you score one more hit at once.
text-combat-mumakil = If an Elite of the Southrons and Easterlings is in the battle. Your combat roll gets +1; and if you score more hits than the enemy, you score one more.
text-combat-swarm-of-bats = The combat card of the Free Peoples has no effect. If they play none, your Leader re-roll gets +1.
text-combat-we-come-to-kill = If a Shadow Elite is in the battle. After casualties are removed, you make an extra attack with one die for each of your Elites that are left, five dice at most; it hits on 5 or more.
text-combat-desperate-battle = Combat rolls and Leader re-rolls of both sides get +1.

## Characters

text-character-ring-bearers = They carry the Ring. Their piece on the map shows where the Fellowship was last known to be. The Hunt harms them as Corruption; at 12 Corruption the Shadow wins. When they reach the Crack of Doom, the Free Peoples win.
text-character-gandalf-the-grey = Guide: when you play a card with an Event result, you may draw a card from the deck of the same kind. On the map: your Army in his battle counts one unit more. Gandalf the White can replace him. Wakes any Nation.
text-character-strider = Guide: any die result may hide the Fellowship. On the map: your Army in his battle counts one unit more. In Minas Tirith, Dol Amroth or Pelargir a Will of the West makes him Aragorn. Wakes the North.
text-character-boromir = On the map: your Army in his battle counts one unit more. In an unconquered City or Stronghold of Gondor any die may advance Gondor on the Political Track. Wakes Gondor.
text-character-legolas = On the map: your Army in his battle counts one unit more. In an unconquered Stronghold of the Elves any die may advance them on the Political Track. Wakes the Elves.
text-character-gimli = On the map: your Army in his battle counts one unit more. In unconquered Erebor any die may advance the Dwarves on the Political Track. Wakes the Dwarves.
text-character-meriadoc = Guide: after a Hunt tile you may separate him to lower the Hunt damage by 1. If he would be eliminated in the Fellowship, he enters play instead as if separated, but not on the Mordor Track. Wakes any Nation.
text-character-peregrin = { text-character-meriadoc }
text-character-aragorn = Enters with a Will of the West in place of Strider, who must be in unconquered Minas Tirith, Dol Amroth or Pelargir. Your Army in his battle counts one unit more. One more action die. Wakes any Nation.
text-character-gandalf-the-white = Enters with a Will of the West once Gandalf the Grey is gone or out of the Fellowship and a Minion has been in play: in his place, or in Fangorn or an unconquered Elven Stronghold. Alone or with one Hobbit he moves up to four regions. At the start of a battle he may forfeit his Leadership to cancel that of all Nazgûl for the whole battle. One more action die. Wakes any Nation.
text-character-gollum = Joins as Guide when no Companion is left in the Fellowship. Guide: a numbered standard tile does not reveal the Fellowship; but you may reveal it to lower the Hunt damage by 1.
text-character-saruman = Enters with a Muster result in unconquered Orthanc if Isengard is At War, and never leaves it. Isengard Elites are also Leaders. A Muster result may recruit one Regular in every Isengard Settlement, or turn two Regulars in Orthanc into Elites. One more action die.
text-character-witch-king = Enters with a Muster result in a region with a Sauron unit, if Sauron and a Nation of the Free Peoples are At War; all Free Peoples become active. He is a Nazgûl. If you play a combat card in the first round of his battle, you may draw a card from the deck of the same kind. One more action die.
text-character-mouth-of-sauron = Enters with a Muster result in an unconquered Sauron Stronghold, if the Fellowship is on the Mordor Track or all Free Peoples are At War. Once a turn a Muster result may be used as an Army result. One more action die.
