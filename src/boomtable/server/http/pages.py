"""The built web client, served from memory: compressed once, cached for ever where its name carries a hash."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass, field
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

STATIC = Path(__file__).parents[1] / "static"
CLIENT_ROUTE = re.compile(r"/((t|new|map|rules|replay|review|tv)(/.*)?|about|kit|arenas|party)?")
HASHED = re.compile(r"assets/.+-[\w-]{8,}\.\w+")
COMPRESSIBLE = re.compile(r"text/.*|application/(javascript|json|manifest\+json|xml|wasm)|image/svg\+xml|font/(ttf|otf)")
SMALLEST_TO_COMPRESS = 200  # bytes; for less, the header costs more than compression saves
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".ftl": "text/plain",
    ".map": "application/json",
}
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # best first

NOT_BUILT = b"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Boomtable</title>
<h1>The web client is not built</h1>
<p>The server runs, but it has no pages to show. Run <code>make play</code>, or build them once:</p>
<pre>cd web
npm ci
npm run build</pre>
<p>Then start the server again. The interface for programs is described at <a href="/api/docs">/api/docs</a>.</p>
</html>
"""


@dataclass(frozen=True)
class Page:
    """One file in all the forms it may be asked for."""

    body: bytes
    type: str
    cache: str
    tag: str
    packed: dict[str, bytes] = field(default_factory=dict)


class Pages:
    """All files of the built client. Only files that were there at the start can be requested."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._pages = read_pages(folder)
        self.built = "index.html" in self._pages

    def answer(self, request: Request) -> Response | None:
        """The file, or index.html for a route of the client; with status 404 a lost browser gets it, too. None for lost programs."""
        path = request.url.path
        page = self._pages.get(path.lstrip("/"))
        if page is not None:
            return _respond(page, request)
        if CLIENT_ROUTE.fullmatch(path):
            return _respond(self.index(), request)
        if "text/html" in request.headers.get("accept", ""):
            return Response(self.index().body, status_code=404, headers={"cache-control": ASK_AGAIN, "content-type": self.index().type})
        return None

    def index(self) -> Page:
        if self.built:
            return self._pages["index.html"]
        return page_of("index.html", NOT_BUILT)


def read_pages(folder: Path) -> dict[str, Page]:
    if not folder.is_dir():
        return {}
    files = {path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*")) if path.is_file()}
    pages = {}
    for name, path in files.items():
        if path.suffix in ENCODINGS.values() and name.removesuffix(path.suffix) in files:
            continue
        packed = {coding: files[name + end].read_bytes() for coding, end in ENCODINGS.items() if name + end in files}
        pages[name] = page_of(name, path.read_bytes(), packed)
    return pages


def page_of(name: str, body: bytes, packed: dict[str, bytes] | None = None) -> Page:
    kind = TYPES.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    packed = dict(packed or {})
    if COMPRESSIBLE.fullmatch(kind) and len(body) >= SMALLEST_TO_COMPRESS:
        packed.setdefault("gzip", gzip.compress(body, 9, mtime=0))
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    cache = FOR_EVER if HASHED.fullmatch(name) else ASK_AGAIN
    return Page(body, kind, cache, f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"', packed)


def _respond(page: Page, request: Request) -> Response:
    headers = {"cache-control": page.cache, "etag": page.tag, "vary": "accept-encoding"}
    if page.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    accepted = {part.split(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
    for coding in ENCODINGS:
        if coding in accepted and coding in page.packed:
            return Response(page.packed[coding], headers={**headers, "content-encoding": coding, "content-type": page.type})
    return Response(page.body, headers={**headers, "content-type": page.type})
