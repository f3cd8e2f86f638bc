"""The part of the interface that is for those who design arenas."""

from __future__ import annotations

from collections.abc import AsyncIterator

from boomtable.games import BLAST_TACTICS
from boomtable.server.extensions.blast_tactics import arenas
from boomtable.server.extensions.blast_tactics.estimates import Estimates
from boomtable.server.extensions.blast_tactics.requests import ArenaCard, ArenaReport, ArenaText, EstimateWish
from boomtable.server.http.endpoint import JSONL, Call, Endpoint
from boomtable.server.http.extension import Extension

ESTIMATES_A_MINUTE = 10.0


async def list_arenas(call: Call) -> list[ArenaCard]:
    return arenas.cards()


async def check_arena(call: Call) -> ArenaReport:
    arena: ArenaText = call.body
    return arenas.report(arena.text)


async def estimate_arena(call: Call) -> AsyncIterator[bytes]:
    estimates = call.lobby.service(Estimates)
    return estimates.begin(call.person.id, call.address, call.body)


EXTENSION = Extension(
    game=BLAST_TACTICS.info.id,
    endpoints=(
        Endpoint("GET", "/api/arenas", list_arenas, "The arenas of Blast Tactics, as text", "anyone", gives=list[ArenaCard]),
        Endpoint("POST", "/api/arenas/check", check_arena, "What is wrong with an arena", "anyone", takes=ArenaText, gives=ArenaReport),
        Endpoint(
            "POST", "/api/arenas/estimate", estimate_arena, "Length and fairness from games between bots: an Estimate per line", "guest",
            takes=EstimateWish, gives=bytes, media=JSONL, limit="estimates",
        ),
    ),
    quotas={"estimates": (ESTIMATES_A_MINUTE, 60.0)},
    services=(Estimates,),
)  # fmt: skip
