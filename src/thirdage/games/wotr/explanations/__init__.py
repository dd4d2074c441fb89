"""Why an intent is not possible now."""
