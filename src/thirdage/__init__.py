"""Third Age: a digital table for the War of the Ring family of games."""
