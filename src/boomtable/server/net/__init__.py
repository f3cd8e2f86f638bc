"""Sockets: who may open one, and what goes in and out."""
