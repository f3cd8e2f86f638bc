"""What protects every answer: a strict content policy, and the check where a request comes from."""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

CONTENT_POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "media-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
SECURE = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(self), geolocation=(), microphone=()",
}
OVER_TLS = {"cross-origin-opener-policy": "same-origin"}  # browsers ignore it by plain http, and say so on every page


class SecureHeaders:
    """Puts the headers above on every answer, errors included."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in (SECURE | OVER_TLS if scope["scheme"] == "https" else SECURE).items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, sent if scope["type"] == "http" else send)


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
