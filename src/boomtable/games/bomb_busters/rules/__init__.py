"""The rules of Bomb Busters, one file per chapter."""
