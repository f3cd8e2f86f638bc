"""Language models at the table: the tools of `boomtable mcp`, which is a client of a running server like any other."""
