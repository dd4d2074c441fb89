### Short pages for newcomers: how things work.

## War of the Ring: the turn

web-guide-wotr-turn = How a turn goes
web-guide-wotr-turn-lead = A game is a row of turns, and every turn has six phases. The table leads you through them; you only decide.
web-guide-wotr-turn-1 = Dice and cards
web-guide-wotr-turn-1-text = Both sides take their action dice back and draw two event cards: one from the character deck, one from the strategy deck. Nobody keeps more than six cards.
web-guide-wotr-turn-2 = The Fellowship
web-guide-wotr-turn-2-text = The Free Peoples may declare where the Fellowship is. In a City or Stronghold of their own this wakes that Nation and heals a point of Corruption. They may choose another Guide, and from Morannon or Minas Morgul they may enter Mordor.
web-guide-wotr-turn-3 = Dice for the Hunt
web-guide-wotr-turn-3-text = The Shadow lays some of its dice into the Hunt Box before the roll: at most one for each Companion in the Fellowship, and at least one if the Fellowship moved last turn.
web-guide-wotr-turn-4 = The roll
web-guide-wotr-turn-4-text = Both sides roll their dice. Every Eye of the Shadow goes to the Hunt Box at once. The Shadow starts with seven dice, the Free Peoples with four, so the Free Peoples must choose well.
web-guide-wotr-turn-5 = Actions
web-guide-wotr-turn-5-text = Beginning with the Free Peoples, the sides use one die after another. The sword moves characters, the Fellowship and led Armies, the banner Armies, the helmet musters and persuades Nations, the palantír plays or draws cards. Whoever has fewer dice left may pass.
web-guide-wotr-turn-6 = Has anybody won?
web-guide-wotr-turn-6-text = Victory by conquest is checked only now. If nobody has won, the next turn begins.

## War of the Ring: the Hunt

web-guide-wotr-hunt = How the Hunt works
web-guide-wotr-hunt-lead = The Fellowship walks to Mordor unseen. Each step is a risk, and each further step in the same turn a greater one.
web-guide-wotr-hunt-1 = One step
web-guide-wotr-hunt-1-text = A sword die moves the Fellowship: its progress rises by one, the figure on the map stays where it was last seen. Then the Shadow hunts, and the die goes to the Hunt Box.
web-guide-wotr-hunt-2 = The Hunt roll
web-guide-wotr-hunt-2-text = The Shadow rolls one die for each of its dice in the Hunt Box, five at most. A 6 is a success. Each Free Peoples die that lies there already adds 1 to every roll: the second step of a turn is found on 5, the third on 4.
web-guide-wotr-hunt-3 = Second chances
web-guide-wotr-hunt-3-text = One failed die may be rolled again for each of these at the figure of the Ring-bearers: a Stronghold of the Shadow, a Shadow unit, a Nazgûl.
web-guide-wotr-hunt-4 = The tile
web-guide-wotr-hunt-4-text = With one success or more the Shadow draws one tile from the Hunt Pool. Its number is the damage; an Eye does as much damage as there were successes. A tile with the small eye also reveals the Fellowship.
web-guide-wotr-hunt-5 = The damage
web-guide-wotr-hunt-5-text = A card on the table or the Guide may lower it. Then one Companion may fall, the Guide or one by chance, and takes as much as his Level. The rest becomes Corruption. At 12 the Ring has won, and the Shadow with it.
web-guide-wotr-hunt-6 = Revealed, and hidden again
web-guide-wotr-hunt-6-text = A revealed Fellowship is put where it really is, and cannot move until a die hides it. In Mordor there is no roll: a tile is drawn for every step, and a stop sign takes the step away.

## War of the Ring: a battle

web-guide-wotr-battle = How a battle works
web-guide-wotr-battle-lead = An Army attacks a neighbouring region. It stays where it is until it has won.
web-guide-wotr-battle-1 = Who may attack
web-guide-wotr-battle-1-text = The banner lets any Army attack, the sword one with a Leader or a character. Only units of Nations At War attack; the others stay behind as a rearguard. Everybody may defend.
web-guide-wotr-battle-2 = Combat cards
web-guide-wotr-battle-2-text = Each round both sides may lay an event card face down for its lower half, the attacker first. It costs no die. Both are turned over together; the lower number acts first.
web-guide-wotr-battle-3 = The combat roll
web-guide-wotr-battle-3-text = Both roll one die for each unit, five at most. 5 and 6 are hits. Against a City or a Fortification the attacker needs a 6 in the first round.
web-guide-wotr-battle-4 = The Leader re-roll
web-guide-wotr-battle-4-text = Each point of Leadership lets one missed die roll again. Leaders and Nazgûl give one point each, characters what their card says.
web-guide-wotr-battle-5 = Casualties
web-guide-wotr-battle-5-text = Each hit removes a Regular or turns an Elite into a Regular; two hits remove an Elite. With the last unit the Leaders and characters fall too. Fallen Free Peoples never return, Shadow units go back to the reinforcements.
web-guide-wotr-battle-6 = On, or away
web-guide-wotr-battle-6-text = Then the attacker may cease. If he goes on, the defender may retreat to a free region beside him; else the next round begins. The winner may move in at once.

## War of the Ring: a siege

web-guide-wotr-siege = How a siege works
web-guide-wotr-siege-lead = Strongholds are worth most and fall hardest. Their defenders can shut the gates.
web-guide-wotr-siege-1 = Behind the walls
web-guide-wotr-siege-1-text = An Army attacked at its own Stronghold chooses before every round: fight in the field, or withdraw inside. If it withdraws and the attacker enters the region, the siege begins.
web-guide-wotr-siege-2 = Five units
web-guide-wotr-siege-2-text = Inside there is room for five units. The others go back to the reinforcements. The besieged can neither move nor retreat, and no die musters there.
web-guide-wotr-siege-3 = The assault
web-guide-wotr-siege-3-text = The besieger needs a 6, the garrison a 5. An assault lasts one round; for each further round the attacker turns one of his Elites into a Regular.
web-guide-wotr-siege-4 = Sortie and relief
web-guide-wotr-siege-4-text = The garrison may break out with a die: a sortie is fought in the field, on 5 for both. An Army from outside may attack the besiegers as in any battle; the garrison takes no part.
web-guide-wotr-siege-5 = The fall
web-guide-wotr-siege-5-text = When the last unit inside is gone and the besieger has one left, the Stronghold is taken: two victory points. If the besieging units leave, the siege is over.

## War of the Ring: politics

web-guide-wotr-politics = Politics and mustering
web-guide-wotr-politics-lead = Most Nations would rather stay out of the war. Only those At War attack and muster.
web-guide-wotr-politics-1 = The Political Track
web-guide-wotr-politics-1-text = Each Nation stands one to three steps away from war. A helmet die, a card, an attack on its units or the loss of a Settlement moves it one step down.
web-guide-wotr-politics-2 = Waking a Nation
web-guide-wotr-politics-2-text = The last step is open only to an active Nation. A passive one wakes when an enemy Army enters its land or attacks its units, when the Fellowship is declared in its City or Stronghold, or when the right Companion arrives there. The Nations of the Shadow and the Elves are active from the start.
web-guide-wotr-politics-3 = Not yet At War
web-guide-wotr-politics-3-text = Its units defend themselves, but do not attack, do not enter the land of another Nation and are not mustered with dice.
web-guide-wotr-politics-4 = Mustering
web-guide-wotr-politics-4-text = A helmet die brings two Regulars, two Leaders, one of each, or one Elite, from the reinforcements into Towns, Cities and Strongholds of their own Nation: two figures into two places. For the Shadow a Nazgûl counts as a Leader and comes to a Stronghold of Sauron.
web-guide-wotr-politics-5 = The great ones
web-guide-wotr-politics-5-text = With a helmet the Shadow also brings Saruman, the Witch-king and the Mouth of Sauron; the Free Peoples need a Will of the West for Aragorn and Gandalf the White. Each of them is one more action die.

## War of the Ring: victory

web-guide-wotr-victory = How each side wins
web-guide-wotr-victory-lead = There are four ways to win. If several come true in one turn, the first in this order counts.
web-guide-wotr-victory-1 = The Ring-bearers fall
web-guide-wotr-victory-1-text = At 12 Corruption the Shadow wins at once.
web-guide-wotr-victory-2 = The Ring is destroyed
web-guide-wotr-victory-2-text = When the Fellowship stands at the Crack of Doom with less than 12 Corruption, the Free Peoples win at once.
web-guide-wotr-victory-3 = The Shadow conquers
web-guide-wotr-victory-3-text = If at the end of a turn the Shadow holds 10 victory points, it wins. A captured City is worth 1, a Stronghold 2, a Town nothing.
web-guide-wotr-victory-4 = Sauron is banished
web-guide-wotr-victory-4-text = If at the end of a turn the Free Peoples hold 4 victory points, they win. A threat that no Shadow player may forget.

## War of the Ring: three and four players

web-guide-wotr-players = Three and four players
web-guide-wotr-players-lead = Dice, Elven Rings and decks belong to a side, Nations and hands to its players. The sides win as with two players; inside a side one may win more than the other.
web-guide-wotr-players-1 = Who commands what
web-guide-wotr-players-1-text = One player of the Free Peoples has Gondor and the Elves, the other Rohan, the North and the Dwarves. One of the Shadow has Sauron with the Witch-king and the Mouth of Sauron, the other Isengard, the Southrons and Easterlings with Saruman. Everybody recruits, moves, fights and talks politics for his own Nations only. The Fellowship and the Companions are for both players of the Free Peoples, the Nazgûl for both of the Shadow; only the Witch-king’s player recruits them.
web-guide-wotr-players-2 = Who leads
web-guide-wotr-players-2-text = The player with the crown leads his side in this turn: he rolls its dice. The one of the Free Peoples decides on the Fellowship, the Guide and the Hunt, the one of the Shadow on the dice for the Hunt. The crown passes to the team-mate at the start of every turn but the first.
web-guide-wotr-players-3 = Cards
web-guide-wotr-players-3-text = In the first turn everybody draws a card from each deck of his side, later one card from the deck of his choice. Nobody keeps more than four. Then team-mates may swap one card if both want to: neither shows what he gives before. They must not show or discuss their cards, and what is written in the chat everybody reads.
web-guide-wotr-players-4 = Who acts when
web-guide-wotr-players-4-text = First the player of the Free Peoples who does not lead, then the one of the Shadow who does not lead, then the leading ones, and so on. Whoever passes acts again when his place comes. Whether one may pass depends on the dice of the two sides. An Elven Ring is used by whoever is about to act, one a turn for each side.
web-guide-wotr-players-5 = Two armies in one region
web-guide-wotr-players-5-text = When units of both team-mates come together, both are asked whether they become one Army. If one of them declines, each keeps an Army of his own. When the region is attacked they are one Army at once. A mixed Army is commanded by whoever has more units in it, then more Elites, then by the leading player; his badge stands at the corner of the piece. He moves it, fights with it, takes its losses and plays the combat cards. He may not lead away a part that he would not command. Whoever wants his own units back moves them out.
web-guide-wotr-players-6 = Cards and Elites
web-guide-wotr-players-6-text = An event card with the badge of a player is played by him alone, one without badge by anybody. As a combat card anybody lays it. While Saruman is in play the Elites of the Southrons and Easterlings are Leaders too, like those of Isengard.
web-guide-wotr-players-7 = With three
web-guide-wotr-players-7-text = The Free Peoples have one player with two cards a turn and a hand of six; the rules for four hold for the Shadow. He acts first, then one of the Shadow, then he again, then the other. He may not act twice running with the same Nation, nor with the same mixed Army; the Fellowship, Companions and cards for no Nation are always free.
web-guide-wotr-players-8 = Who has won
web-guide-wotr-players-8-text = Inside a winning Shadow the player wins whose Nations have captured more points, less those that they lost. Inside the winning Free Peoples it is the one whose Nations have lost fewer. If they are equal, they share the victory.
