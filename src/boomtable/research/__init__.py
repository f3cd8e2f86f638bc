"""Games for study: bots against each other, and their results."""
