"""Hush, a sound little game for the laws: all choose at once, a timer runs or the host goes on, chance comes late."""
