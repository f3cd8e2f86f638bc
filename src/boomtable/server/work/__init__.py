"""Long work beside the tables, each in a process of its own: reviews and uploads."""
