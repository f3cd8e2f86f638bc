"""Bots and advisers that know one game, one file per game, each with its levels."""
