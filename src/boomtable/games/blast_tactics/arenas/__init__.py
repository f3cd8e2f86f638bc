"""The arenas of Blast Tactics."""
