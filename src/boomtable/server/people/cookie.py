"""The guest key in a browser's cookie, and whose it is: the only place that identifies people."""

from __future__ import annotations

import re

from starlette.requests import HTTPConnection
from starlette.responses import Response

from boomtable.server.people.people import People, Person

COOKIE = "guest"
KEY = re.compile(r"[\w-]{22,64}")  # 128 bits and more
FOR_LONG = 400 * 24 * 3600  # seconds; browsers keep no cookie longer


async def guest_of(people: People, browser: HTTPConnection) -> Person | None:
    """Who this browser belongs to; None for a browser that has no guest key, or a wrong one."""
    key = browser.cookies.get(COOKIE, "")
    return await people.find(key) if KEY.fullmatch(key) else None


def hand_out(response: Response, key: str, *, https: bool, domain: str | None = None) -> None:
    """`domain` is what several servers have in common that a table may send a browser to."""
    response.set_cookie(COOKIE, key, max_age=FOR_LONG, path="/", httponly=True, samesite="lax", secure=https, domain=domain)


def take_back(response: Response, *, https: bool, domain: str | None = None) -> None:
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax", secure=https, domain=domain)
