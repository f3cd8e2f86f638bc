"""Bots and advisers: the processes they think in, and their side of a table."""
