"""The turn: its phases, action dice and actions, rings and tokens, the end of an action."""
