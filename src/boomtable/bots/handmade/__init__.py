"""Bots that know one game, one file per game, each with its levels."""
