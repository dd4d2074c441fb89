"""Three and four players: swapping cards, merging armies, victory inside a side (rulebook: three and four players)."""
