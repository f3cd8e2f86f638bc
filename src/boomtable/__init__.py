"""Boomtable: hidden-information board games to play, study and teach machines to play."""

from importlib.metadata import version

__version__ = version("boomtable")
