"""What single games want of the server besides tables. Each is registered here; the rest of the server knows none of them."""

from boomtable.server.extensions.blast_tactics.endpoints import EXTENSION as BLAST_TACTICS
from boomtable.server.http.extension import Extension

EXTENSIONS: tuple[Extension, ...] = (BLAST_TACTICS,)
