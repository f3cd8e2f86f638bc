"""The rules of Blast Tactics, one chapter per file."""
