"""What single games want of the server besides tables: each registers it here, and the rest of the server knows of none."""

from boomtable.server.extensions.blast_tactics.endpoints import EXTENSION as BLAST_TACTICS
from boomtable.server.http.extension import Extension

EXTENSIONS: tuple[Extension, ...] = (BLAST_TACTICS,)
