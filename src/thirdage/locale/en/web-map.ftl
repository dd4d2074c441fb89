### The map of War of the Ring.

map-name = Map of Middle-earth
map-regions = Regions
map-pieces = Pieces
map-compass-north = N

## Moving about

map-zoom-in = Nearer
map-zoom-out = Farther
map-fit = Show the whole map
map-keys = Arrow keys go from region to region, plus and minus zoom, 0 shows everything, Enter chooses.
map-choose = What do you choose in { $region }?

## What stands there

map-legend = Legend
