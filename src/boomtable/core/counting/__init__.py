"""Exact counting: all ways to lay out hidden pieces, as paths through a net of layers (docs/decisions/017)."""
