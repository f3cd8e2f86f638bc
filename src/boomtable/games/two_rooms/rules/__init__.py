"""Two Rooms and a Boom: the rules, one file per chapter."""
