"""The built client: compressed, cached, and nothing but what was built."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from starlette.requests import Request

from boomtable.server.http.pages import FOR_EVER, NOT_BUILT, Pages

SCRIPT = b"export const boom = 1;\n" * 40


@pytest.fixture
def built(tmp_path: Path) -> Pages:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_bytes(b"<!doctype html><title>Boomtable</title>")
    (tmp_path / "assets" / "index-Bq3xY_9z.js").write_bytes(SCRIPT)
    (tmp_path / "assets" / "index-Bq3xY_9z.js.br").write_bytes(b"brotli of it")
    (tmp_path / "assets" / "style-12345678.css").write_bytes(b"body { color: red }\n" * 20)
    (tmp_path / "manifest.webmanifest").write_bytes(b"{}")
    (tmp_path.parent / "secret.txt").write_bytes(b"not for you")
    return Pages(tmp_path)


def request(path: str, **headers: str) -> Request:
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "method": "GET", "path": path, "query_string": b"", "headers": raw, "server": ("h", 80), "scheme": "http"}
    return Request(scope)


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/t/abc",
        "/t/abc/more",
        "/rules/snip",
        "/rules",
        "/replay/abc",
        "/tv/abc",
        "/about",
        "/kit",
        "/arenas",
        "/party",
        "/review/7m453vhebc",
    ],
)
def test_routes_of_the_client_show_its_page(built: Pages, path: str) -> None:
    answer = built.answer(request(path))

    assert answer is not None
    assert answer.body == b"<!doctype html><title>Boomtable</title>"
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    [
        "/nothing",
        "/tvs",
        "/assets/",
        "/assets/old-99999999.js",
        "/../secret.txt",
        "/assets/../../secret.txt",
        "//secret.txt",
        "/index.html/x",
    ],
)
def test_there_is_nothing_else(built: Pages, path: str) -> None:
    assert built.answer(request(path)) is None


def test_a_lost_browser_is_shown_the_client_and_told_so(built: Pages) -> None:
    answer = built.answer(request("/nowhere", accept="text/html,application/xhtml+xml"))

    assert answer is not None
    assert (answer.status_code, answer.body) == (404, b"<!doctype html><title>Boomtable</title>")


def test_hashed_files_are_kept_for_ever_and_sent_compressed(built: Pages) -> None:
    plain = built.answer(request("/assets/index-Bq3xY_9z.js"))
    brotli = built.answer(request("/assets/index-Bq3xY_9z.js", accept_encoding="gzip, deflate, br"))
    packed = built.answer(request("/assets/index-Bq3xY_9z.js", accept_encoding="gzip;q=0.5"))
    style = built.answer(request("/assets/style-12345678.css", accept_encoding="br, gzip"))

    assert plain is not None and brotli is not None and packed is not None and style is not None  # noqa: PT018
    assert plain.headers["cache-control"] == FOR_EVER
    assert plain.headers["content-type"] == "text/javascript; charset=utf-8"
    assert (plain.body, "content-encoding" in plain.headers) == (SCRIPT, False)
    assert (brotli.body, brotli.headers["content-encoding"]) == (b"brotli of it", "br")
    assert (gzip.decompress(bytes(packed.body)), packed.headers["content-encoding"]) == (SCRIPT, "gzip")
    assert style.headers["content-encoding"] == "gzip"
    assert plain.headers["vary"] == "accept-encoding"


def test_what_the_browser_has_is_not_sent_again(built: Pages) -> None:
    first = built.answer(request("/"))
    assert first is not None
    again = built.answer(request("/", if_none_match=first.headers["etag"]))

    assert again is not None
    assert (again.status_code, again.body) == (304, b"")


def test_a_client_that_was_not_built_says_how_to_build_it(tmp_path: Path) -> None:
    answer = Pages(tmp_path / "none").answer(request("/"))

    assert answer is not None
    assert answer.body == NOT_BUILT
    assert b"make play" in NOT_BUILT
    assert b"<script" not in NOT_BUILT


def test_the_manifest_has_its_type(built: Pages) -> None:
    answer = built.answer(request("/manifest.webmanifest"))

    assert answer is not None
    assert answer.headers["content-type"] == "application/manifest+json"
