"""Hunt for the Ring: a hidden Ring-bearer against one to four Ringwraith players, in two chapters."""
