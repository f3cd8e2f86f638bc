"""The database: its tables, the one thread that writes, and what is read and written."""
