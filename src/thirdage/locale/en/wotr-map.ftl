### The map of War of the Ring.

map-title = Middle-earth
map-subtitle = at the end of the Third Age

## Moving about

map-reach = Show how far the Fellowship may have come

## What stands there

map-points = { $count ->
    [one] { $count } victory point
   *[other] { $count } victory points
}
map-regulars = { $count ->
    [one] { $count } Regular
   *[other] { $count } Regulars
}
map-elites = { $count ->
    [one] { $count } Elite
   *[other] { $count } Elites
}
map-leaders = { $count ->
    [one] { $count } Leader
   *[other] { $count } Leaders
}
map-nazgul = { $count } Nazgûl
map-army = Army of { $side_locative } in { $region }: { $figures_text }
map-besieged-army = Besieged in { $region }: { $figures_text }
map-nazgul-in = { $count } Nazgûl in { $region }
map-figure-in = { $figure } in { $region }
map-besieged = besieged
map-fellowship = The Fellowship, progress { $progress }
map-fellowship-mordor = The Fellowship on the Mordor Track, step { $count } of 5
map-mordor = Mordor Track
map-in-reach = { $count ->
    [0] The Fellowship was last known to be here
    [one] The Fellowship may be here: { $count } step away
   *[other] The Fellowship may be here: { $count } steps away
}
map-legend-regulars = Regulars
map-legend-elites = Elites
map-legend-leaders = Leaders
map-legend-fellowship = The Fellowship, its progress

## Waters

water-anduin = Anduin
water-isen = Isen
water-greyflood = Greyflood
water-bruinen = Bruinen
water-brandywine = Brandywine
water-lhun = Lhûn
water-celduin = Celduin
water-carnen = Carnen
water-entwash = Entwash
water-poros = Poros
water-harnen = Harnen
water-belegaer = Belegaer
water-great-sea = The Great Sea
water-gulf-of-lhun = Gulf of Lhûn
water-bay-of-belfalas = Bay of Belfalas
water-forochel = Ice Bay of Forochel
water-sea-of-rhun = Sea of Rhûn

## Mountains

range-ered-nimrais = White Mountains
range-hithaeglir = Misty Mountains
range-ephel-duath = Mountains of Shadow
range-ered-luin = Blue Mountains
