"""A table and its life, and all tables of the server."""
