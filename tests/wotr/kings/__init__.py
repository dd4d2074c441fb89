"""Kings of Middle-earth: every case of its catalogue by id, its cards, and what must hold in whole games."""
