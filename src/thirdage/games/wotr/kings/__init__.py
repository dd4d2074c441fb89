"""Kings of Middle-earth: the Sovereigns, the Dark Chieftains and their dice, as a bundle of War of the Ring.

`bundle.KINGS` is all that the rest of the house needs. `facts` reads the data, `court` is what the expansion keeps in
the position; the other modules follow the chapters of its rulebook.
"""
