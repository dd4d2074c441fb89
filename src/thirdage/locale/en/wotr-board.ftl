### The board of War of the Ring at the terminal.

board-wotr-turn = Turn { NUMBER($count, useGrouping: 0) }
# Victory points of both sides.
board-wotr-points = Victory points: Free Peoples { $free } of 4, Shadow { $shadow } of 10
board-wotr-fellowship = The Fellowship
board-wotr-on-the-way = { $region }, progress { $progress }
board-wotr-in-mordor = on the Mordor Track, step { $count } of 5
board-wotr-hidden = hidden
board-wotr-revealed = revealed
board-wotr-corruption = Corruption { $count } of 12
board-wotr-guide = Guide: { $character_locative }
board-wotr-dice = Action dice
board-wotr-used = used: { $dice }
board-wotr-rings = Elven Rings: { $count }
board-wotr-hunt-box = Hunt Box: Shadow { $shadow }, Free Peoples { $free }
board-wotr-politics = The Nations (steps to war)
board-wotr-at-war = At War
board-wotr-active = active
board-wotr-passive = passive
board-wotr-wild = Lands of no Nation
board-wotr-besieged = besieged: { $force }
board-wotr-captured = held by: { $side }
board-wotr-ring-bearers = the Ring-bearers
board-wotr-battle = Battle
board-wotr-field = { $from_region } → { $region }, Combat round { $count }
board-wotr-assault = Siege battle: { $region }, Combat round { $count }
board-wotr-sortie = Sortie: { $region }, Combat round { $count }
board-wotr-table = Cards on the table
board-wotr-hand = Hand of { $seat_locative }: { $count }
board-wotr-stock = Decks and reinforcements
board-wotr-tiles = Hunt tiles
board-wotr-pool = in the pool
board-wotr-drawn = drawn
board-wotr-waiting = for Mordor
board-wotr-legend = How to read it
board-wotr-figures = Figures of a Nation: Regulars/Elites/Leaders
board-wotr-marks = ◆ Stronghold, ● City, ○ Town, △ Fortification; a card: name [die; Combat card] text

## What a referee reads instead of “you”

story-wotr-you-draw = It is “{ $card }”.
story-wotr-you-discard = It is “{ $card }”.
story-wotr-you-lose-card = It is “{ $card }”.
