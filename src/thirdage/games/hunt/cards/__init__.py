"""The effects of Ally, Sorcery and Companion cards: short functions, registered by the id of the card.

`effects.py` lists the queries and says which module asks each. A new module puts its register into `all_cards`.
"""
