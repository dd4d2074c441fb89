"""Characters: entering play, moving on the map, abilities of their own."""
