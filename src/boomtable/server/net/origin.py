"""The check where a request or a socket comes from."""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers


def same_origin(headers: Headers, base_url: str | None) -> bool:
    """Whether a browser sent this from our own pages. Programs other than browsers send no origin."""
    if headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc.lower() in _own_hosts(headers, base_url)
    except ValueError:  # no address at all
        return False


def _own_hosts(headers: Headers, base_url: str | None) -> Iterable[str]:
    hosts = {headers.get("host", "").lower()} - {""}
    if base_url:
        hosts.add(urlsplit(base_url).netloc.lower())
    return hosts
