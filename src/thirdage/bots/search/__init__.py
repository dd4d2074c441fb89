"""Bots that look ahead. They know no game: each game gives proposals, an evaluation and a player for the playouts."""
