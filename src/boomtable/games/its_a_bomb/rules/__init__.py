"""The rules of It's a Bomb!, one file per chapter."""
