"""`thirdage play`: a game at the terminal, alone against bots or several people at one screen."""
