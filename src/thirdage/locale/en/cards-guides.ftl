### Short pages for newcomers: how things work.

## The Card Game: the round

web-guide-cards-round = How a round goes
web-guide-cards-round-lead = Each round a battleground and a path are fought for, sometimes more. You play cards to them, and pay for each with another card.
web-guide-cards-round-1 = Locations
web-guide-cards-round-1-text = The first player activates a random battleground and then the next path of the Fellowship’s journey. Effects may activate more. Each battleground shows which factions may fight there.
web-guide-cards-round-2 = Actions
web-guide-cards-round-2-text = In turn each player takes one action: play a card, move a card from the reserve, use a card in play or the Ring token, winnow, or cycle a card. Whoever holds no more cards than the carryover limit (two), or fewer than every opponent, may pass. When all pass in a row, the step ends.
web-guide-cards-round-3 = Combat
web-guide-cards-round-3-text = At each active location there is one combat, in the order that the first player chooses.
web-guide-cards-round-4 = Victory check
web-guide-cards-round-4-text = The game ends if a side leads by 10 victory points, or when the last path has been fought for. More points win; on a tie the Shadow does.
web-guide-cards-round-5 = New cards
web-guide-cards-round-5-text = Everybody draws, the first-player token passes on, and the next round begins.

## The Card Game: what a card says

web-guide-cards-card = How to read a card
web-guide-cards-card-lead = Colour and mark tell the faction, the shape of the picture tells the type, and the icons tell what a card is worth and where.
web-guide-cards-card-1 = Faction and type
web-guide-cards-card-1-text = Armies show a standard, characters a medallion, items a lozenge, events a leaf of paper. An army or character may fight only on battlegrounds that show the mark of its faction.
web-guide-cards-card-2 = Sword and shield
web-guide-cards-card-2-text = Attack and defence on battlegrounds. Armies never go to a path.
web-guide-cards-card-3 = Crown
web-guide-cards-card-3-text = The icons beside a crown are leadership icons: they count when an army of the same faction supports the character on a battleground.
web-guide-cards-card-4 = Footprints
web-guide-cards-card-4-text = Icons on paths: attack for the Shadow, defence for the Free Peoples. The numbers on black are the paths that the character may go to.
web-guide-cards-card-5 = Text and subtypes
web-guide-cards-card-5-text = What a card does is written below its icons. A subtype, such as Nazgûl or weapon, does nothing itself; other cards speak of it.
web-guide-cards-card-6 = Items
web-guide-cards-card-6-text = An item is played on a character in play; its last line names its allowed wielders. Its icons are added to theirs.
web-guide-cards-card-7 = Locations
web-guide-cards-card-7-text = The star is what a location is worth, the first shield its own defence. The marks behind shield and sword are the factions that may defend and attack.

## The Card Game: combat

web-guide-cards-combat = How combat works
web-guide-cards-combat-lead = Nothing is rolled. Swords are counted against shields, and every shield that is used is lost.
web-guide-cards-combat-1 = Who attacks
web-guide-cards-combat-1-text = On a path the Shadow always attacks. A battleground is defended by the side it belongs to and attacked by the other.
web-guide-cards-combat-2 = Attack icons
web-guide-cards-combat-2-text = All attack icons of the attackers there are added up. Each defence icon of the location itself cancels one.
web-guide-cards-combat-3 = The price of defence
web-guide-cards-combat-3-text = While attack icons are left, the defenders must eliminate one of their cards there. It cancels as many icons as it has defence icons, and icons it has beyond that are lost.
web-guide-cards-combat-4 = Who wins
web-guide-cards-combat-4-text = If every attack icon is cancelled, the defender wins, else the attacker. The winner takes the location. On a path each icon that was not cancelled is one Corruption, a point for the Shadow.
web-guide-cards-combat-5 = What remains
web-guide-cards-combat-5-text = Defending cards that are left are cycled and come again. All attacking cards are eliminated, even if they won.
web-guide-cards-combat-6 = Leaders
web-guide-cards-combat-6-text = Leadership icons count only on a battleground where an army of the same faction supports the character. Each army supports one.

## The Card Game: cards come and go

web-guide-cards-cycle = Cycling, eliminating, forsaking
web-guide-cards-cycle-lead = Your deck is your strength and your time. What you cycle comes back; what you eliminate is gone.
web-guide-cards-cycle-1 = A card costs a card
web-guide-cards-cycle-1-text = To play a card you cycle another from your hand. Whoever plays the last one forsakes a card instead.
web-guide-cards-cycle-2 = Cycle
web-guide-cards-cycle-2-text = A cycled card lies face down on your cycle pile. When your deck is empty, the pile is shuffled into a new one.
web-guide-cards-cycle-3 = Eliminate
web-guide-cards-cycle-3-text = An eliminated card never returns. Attackers are always eliminated after combat, defenders only if they were needed.
web-guide-cards-cycle-4 = Forsake
web-guide-cards-cycle-4-text = You choose a card of your hand, a card of your reserve, or the unseen top card of your deck, and eliminate it.
web-guide-cards-cycle-5 = Winnow
web-guide-cards-cycle-5-text = As an action you may eliminate two cards of your hand and draw one.
web-guide-cards-cycle-6 = Corruption
web-guide-cards-cycle-6-text = Corruption comes from paths that the Free Peoples could not hold and from cards. Each token is a victory point for the Shadow until something takes it away.
