"""Bombs Away: the rules, one file per chapter."""
