"""The database: what is kept, in which columns. Times are milliseconds since 1970 unless a comment says otherwise."""

import sqlalchemy as sa

META = sa.MetaData(naming_convention={"ix": "ix_%(table_name)s_%(column_0_name)s", "pk": "pk_%(table_name)s"})

RUNS = sa.Table(
    "runs",
    META,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("started", sa.BigInteger, nullable=False),
    sa.Column("alive", sa.BigInteger, nullable=False),  # when this run of the server was last known to be alive
    sa.Column("commits", sa.BigInteger, nullable=False, server_default="0"),  # number of its last group that was more than lines of logs
    sa.Column("dead", sa.Boolean, nullable=False, server_default=sa.false()),  # ended, replaced or given up by the others; never comes back
    sa.Column("name", sa.String(40), nullable=False, server_default=""),  # of the server, the same after a restart
    sa.Column("address", sa.Text, nullable=False, server_default=""),  # where players reach this very server; empty: through a proxy
    sa.Column("start", sa.String(16), nullable=False, server_default=""),  # of a process: a run that was given up has heirs of the same
    sa.Column("rules", sa.Text, nullable=False, server_default="{}"),  # JSON: the version of the rules of each game
)

PEOPLE = sa.Table(
    "people",
    META,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("key_hash", sa.String(64), nullable=False, unique=True),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("face", sa.Integer, nullable=False),
    sa.Column("language", sa.String(8)),
    sa.Column("created", sa.BigInteger, nullable=False),
)

SERIES = sa.Table(
    "series",
    META,
    sa.Column("id", sa.String(10), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
)

TABLES = sa.Table(
    "tables",
    META,
    sa.Column("id", sa.String(10), primary_key=True),
    sa.Column("code", sa.String(8), nullable=False, unique=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("phase", sa.String(10), nullable=False, index=True),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("research", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("spectators", sa.String(10), nullable=False),
    sa.Column("pace", sa.String(10), nullable=False),
    sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("tempo", sa.String(10), nullable=False, server_default="normal"),
    sa.Column("host", sa.String(16)),  # a person
    sa.Column("moderator", sa.String(16)),  # a person, too
    sa.Column("moderator_name", sa.String(24), nullable=False, server_default=""),
    sa.Column("screens", sa.String(60), nullable=False, server_default=""),  # codes
    sa.Column("players", sa.Text, nullable=False, server_default=""),  # people since the deal, those who have left as well
    sa.Column("moderators", sa.Text, nullable=False, server_default=""),  # the same
    sa.Column("seed", sa.String(64), nullable=False),  # the server's secret of the fair deal
    sa.Column("setup_rolls", sa.Text),
    sa.Column("started", sa.BigInteger),
    sa.Column("outcome", sa.Text),
    sa.Column("ended", sa.BigInteger),
    sa.Column("tally", sa.Text),
    sa.Column("closing", sa.String(20)),
    sa.Column("series", sa.String(10), sa.ForeignKey("series.id"), index=True),
    sa.Column("round", sa.Integer, nullable=False),  # of its series, from 1
    sa.Column("next_table", sa.String(10)),
    sa.Column("clock_at", sa.BigInteger, nullable=False),  # table time …
    sa.Column("clock_set", sa.BigInteger, nullable=False),  # … at this moment
    sa.Column("clock_runs", sa.Boolean, nullable=False),  # false: table time stands still since then
    sa.Column("clock_entry", sa.Integer, nullable=False, server_default="0"),  # so many entries were in the log at that moment
    sa.Column("to_move", sa.String(100)),  # of relaxed games: the seats that are waited for, with spaces between
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
    sa.Column("owner", sa.Integer),  # the run that has it in memory, unless that is dead; null: nobody has
    sa.Column("fence", sa.BigInteger, nullable=False, server_default="0"),  # rises whenever the owner changes
    sa.Column("wanted", sa.Integer),  # the run that asks the owner for it
    sa.Index("ix_tables_owner", "owner", sqlite_where=sa.text("owner IS NOT NULL"), postgresql_where=sa.text("owner IS NOT NULL")),
    sa.Index("ix_tables_wanted", "wanted", sqlite_where=sa.text("wanted IS NOT NULL"), postgresql_where=sa.text("wanted IS NOT NULL")),
)

SEATS = sa.Table(
    "seats",
    META,
    sa.Column("table", sa.String(10), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(6), nullable=False),
    sa.Column("person", sa.String(16), index=True),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("face", sa.Integer, nullable=False),
    sa.Column("level", sa.String(20)),
    sa.Column("away", sa.Boolean, nullable=False),
    sa.Column("muted", sa.Boolean, nullable=False),
    sa.Column("entropy", sa.String(32)),  # what the seat adds to the deal, as hex
    sa.Column("marks", sa.Text, nullable=False),
    sa.Column("hinted", sa.Boolean, nullable=False, server_default=sa.false()),  # its holder took a hint that counts
    sa.Column("program", sa.Boolean, nullable=False, server_default=sa.false()),  # its holder said that a program plays here
)

# What people tried in a campaign: one row for each finished game and each person who sat there. The series is that of the table.
ATTEMPTS = sa.Table(
    "attempts",
    META,
    sa.Column("table", sa.String(10), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("person", sa.String(16), primary_key=True, index=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("chapter", sa.Integer, nullable=False),  # the number of the mission or scenario
    sa.Column("won", sa.Boolean, nullable=False),
    sa.Column("slips", sa.Integer),  # null: not known
    sa.Column("hinted", sa.Boolean, nullable=False),
    sa.Column("score", sa.Integer),
    sa.Column("ended", sa.BigInteger, nullable=False),
)

# Append-only: nothing here is ever changed.
ENTRIES = sa.Table(
    "entries",
    META,
    sa.Column("table", sa.String(10), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),  # table time
    sa.Column("actor", sa.Integer, nullable=False),
    sa.Column("action", sa.Text, nullable=False),
    sa.Column("rolls", sa.Text, nullable=False),
    sa.Column("digest", sa.String(16)),
    sa.Column("client", sa.String(40)),  # the id the sender gave its action
    sa.Column("written", sa.BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

CHAT = sa.Table(
    "chat",
    META,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("table", sa.String(10), sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("person", sa.String(16), nullable=False, index=True),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("channel", sa.String(20), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("audience", sa.BigInteger, nullable=False),  # who heard it, as in an event
)

DEVICES = sa.Table(
    "devices",
    META,
    sa.Column("code_hash", sa.String(64), primary_key=True),
    sa.Column("table", sa.String(10), sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("expires", sa.BigInteger, nullable=False),
    sa.Column("by_host_at", sa.BigInteger),  # when the host made it for somebody else; null: the holder made it
)
