"""What servers on one PostgreSQL say to it about each other."""

ALONE = 0x626F6F6D  # the advisory lock of whoever migrates or begins a run

# A run of the same start of the same server: begun when the one before was declared dead.
ALIKE = """
SELECT id FROM runs WHERE NOT dead AND id > %s AND start = (SELECT start FROM runs AS former WHERE former.id = %s)
"""
AGAIN = """
INSERT INTO runs (name, address, start, rules, started, alive)
SELECT name, address, start, rules, started, alive FROM runs AS former
WHERE id = %s AND NOT EXISTS (SELECT 1 FROM runs WHERE runs.name = former.name AND NOT dead)
RETURNING id
"""
LIVING = "SELECT id, commits FROM runs WHERE NOT dead"
# Only if nothing was heard of it meanwhile. Its commits lock the row, so this comes before or after each of them.
DECLARE_DEAD = "UPDATE runs SET dead = true WHERE id = %s AND commits = %s AND NOT dead"
WANTED = "SELECT id FROM tables WHERE owner = %s AND wanted IS NOT NULL"
ORPHANS = """
SELECT tables.id FROM runs JOIN tables ON tables.owner = runs.id WHERE runs.dead AND tables.phase = 'playing'
ORDER BY random() LIMIT %s
"""
