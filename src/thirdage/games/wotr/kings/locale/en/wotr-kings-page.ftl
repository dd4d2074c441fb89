### What the page says of Kings of Middle-earth.

## The page

web-kings-court = Sovereigns and Dark Chieftains
web-kings-state-awakenable = can be awakened
web-kings-state-leader = Leader
web-kings-state-awakened = awakened
web-kings-state-corrupted = corrupted
web-kings-state-gone = out of the game
web-kings-state-aside = not yet in play
web-kings-state-play = in play
web-kings-resistance = Resistance { NUMBER($count) }
web-kings-below = { $count ->
    [one] { NUMBER($count) } tile, sum below { NUMBER($high) }
   *[other] { NUMBER($count) } tiles, sum below { NUMBER($high) }
}
web-kings-sum = { $count ->
    [one] { NUMBER($count) } tile, sum { NUMBER($amount) }
   *[other] { NUMBER($count) } tiles, sum { NUMBER($amount) }
}
web-kings-no-tiles = No corruption tiles
web-kings-token-left = His Ruler token is unused.
web-kings-dismay = His token is with the Shadow, as a token of dismay.
web-kings-corruptor = The last attempt of this turn was made by { $seat_text }.
web-kings-nation-active = nation active
web-kings-nation-passive = nation not active
web-kings-home-free = { $region } is not conquered
web-kings-home-lost = { $region } is conquered
web-kings-leader-text = A Leader of his Nation. The Free Peoples may awaken him with a Muster result or any result of the Ruler die if his Nation is active and the place of his awakening unconquered. The Shadow may try to corrupt him.
web-kings-corrupted-brand = The Free Peoples cannot recruit Leaders or Elites of the North except by Event cards. Once a battle with a unit of the North the Shadow may give up the effect of its Combat card to cancel that of the Free Peoples.
web-kings-corrupted-dain = The Free Peoples cannot recruit Leaders or Elites in Erebor except by Event cards. Once in each assault on Erebor the Shadow may remove a Regular of the besiegers for one more round.
web-kings-corrupted-denethor = The Free Peoples cannot recruit Leaders or Elites in Minas Tirith except by Event cards. Once in each assault on Minas Tirith the Shadow may remove a Regular of the besiegers for one more round.
web-kings-corrupted-theoden = The Free Peoples cannot recruit Leaders or Elites of Rohan except by Event cards. While the Shadow controls Helm’s Deep it is a Stronghold of Isengard.
web-kings-corrupted-thranduil = The Free Peoples cannot recruit Elites in the Woodland Realm except by Event cards. Once in each assault on the Woodland Realm the Shadow may remove a Regular of the besiegers for one more round.
web-kings-if-awakened = When he is awakened
web-kings-if-corrupted = When he is corrupted
web-kings-removal = A Companion of his Nation, or of all Free Peoples, in his region removes him from the game with a Character result.
web-stage-attempt = An attempt to corrupt { $sovereign }
web-stage-awakening = { $sovereign } awakens
web-guide-wotr-kings = Kings of Middle-earth
web-guide-wotr-kings-lead = Kings and stewards become heroes, or fall to the Enemy; and captains of his rise against them.
web-guide-wotr-kings-1 = Sovereigns
web-guide-wotr-kings-1-text = Five Sovereigns stand on the map as Leaders. The Free Peoples awaken them; the Shadow corrupts them.
web-guide-wotr-kings-2 = Awakening
web-guide-wotr-kings-2-text = A Muster result, or any result of the Ruler die, awakens a Sovereign whose Nation is active where his card says. He is a Companion then, with two abilities.
web-guide-wotr-kings-3 = Ruler dice
web-guide-wotr-kings-3-text = Whoever has an awakened Sovereign or a Dark Chieftain rolls a Ruler die too, and then discards one die.
web-guide-wotr-kings-4 = Corruption
web-guide-wotr-kings-4-text = With two Eyes in the Hunt box the Shadow may spend one for an attempt: it draws as many tiles as Eyes remain and lays one face down on a Sovereign. At his resistance he is corrupted.
web-guide-wotr-kings-5 = Inspiring and removing
web-guide-wotr-kings-5-text = When his Nation advances, a Companion beside a Sovereign takes a hidden tile from him; with a Character result a Companion removes a corrupted one.
web-odds-kings = Corrupted at once: { $percent }
web-odds-kings-royal = A royal tile: { $percent }
web-odds-kings-level = Level reached otherwise, { NUMBER($mean, maximumFractionDigits: 1) } on average
web-sheet-court = Court
