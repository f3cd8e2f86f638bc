"""Arenas of Blast Tactics for those who design their own."""
