"""What Ally, Sorcery and Companion cards do: short functions, registered by the name of the operation.

`effects.py` lists the queries and says which module asks each. A new module puts its register into `all_cards`.
"""
