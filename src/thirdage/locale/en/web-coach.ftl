### In a first game: what each ask wants, what to touch, and what a good player would weigh.

web-hint-point = Show me where
