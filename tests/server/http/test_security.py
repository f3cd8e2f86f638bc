"""Who may do what: cookies, origins, headers, and every route with every kind of visitor."""

from __future__ import annotations

import re
from http.cookies import SimpleCookie
from typing import Any

import httpx
import msgspec
import pytest
from starlette.datastructures import Headers
from websockets.exceptions import InvalidStatus

from boomtable.client import Guest
from boomtable.client.server_process import ServerProcess
from boomtable.server.app import ENDPOINTS
from boomtable.server.extensions.blast_tactics.requests import ArenaText, EstimateWish
from boomtable.server.http.endpoint import Endpoint
from boomtable.server.net.origin import same_origin
from boomtable.server.protocol.requests import (
    BotLevel,
    Code,
    Going,
    Moderate,
    Muted,
    NewTable,
    NextGame,
    Profile,
    SeatEntropy,
    Start,
    TableSettings,
    TableTempo,
    TakeSeat,
)
from tests.server.company import NOWHERE, company, frames

PERSON = {"name": "A", "face": 0}
BODIES: dict[Any, Any] = {
    Profile: {"name": "A", "face": 1},
    NewTable: {"game": "snip", "options": {"seats": 2}, **PERSON},
    Code: {"code": "WRONG1"},
    TakeSeat: PERSON,
    Moderate: {"name": "A", "code": "WRONG1"},
    Going: {"ends": "deal"},
    NextGame: {},
    Start: {"entropy": "0" * 32},
    SeatEntropy: {"entropy": "0" * 32},
    BotLevel: {"level": "novice"},
    Muted: {"muted": True},
    TableSettings: {"options": {"seats": 2}, "public": True, "spectators": "none", "pace": "live"},
    TableTempo: {"tempo": "fast"},
    ArenaText: {"text": "no arena"},
    EstimateWish: {"text": "no arena", "games": 1},
}

# What a guest who does not sit at a running private table gets, by the name of the endpoint. A new endpoint has to be added here.
STRANGER = {
    "list_games": 200,
    "read_ledger": 200,
    "show_address": 200,
    "show_me": 200,
    "change_me": 204,
    "forget_me": 204,
    "show_chapters": 200,
    "list_tables": 200,
    "create_table": 200,
    "join_table": 404,
    "move_device": 404,
    "show_table": 200,
    "change_settings": 403,
    "start_table": 403,
    "pause_table": 403,
    "resume_table": 403,
    "say_go": 403,
    "choose_tempo": 403,
    "hurry_table": 403,
    "close_table": 403,
    "play_again": 403,
    "take_seat": 403,
    "moderate": 403,
    "stop_moderating": 403,
    "add_entropy": 403,
    "free_seat": 403,
    "add_bot": 403,
    "remove_bot": 403,
    "mute_seat": 403,
    "make_device_code": 403,
    "make_moderator_code": 403,
    "follow_table": 404,
    "download_recording": 409,
    "show_odds": 409,
    "replay_table": 409,
    "show_series": 200,
    "show_briefing": 200,
    "review_table": 409,
    "replay_upload": 400,
    "list_arenas": 200,
    "check_arena": 200,
    "estimate_arena": 400,
}
OPEN_TO_ALL = {endpoint.name for endpoint in ENDPOINTS if endpoint.who != "known"}


def test_every_endpoint_is_in_the_list() -> None:
    assert {endpoint.name for endpoint in ENDPOINTS} == set(STRANGER)


async def ask(http: httpx.AsyncClient, endpoint: Endpoint, table: str) -> httpx.Response:
    path = re.sub(r"\{seat:\w+\}", "1", endpoint.path).replace("{table}", table).replace("{game}", "snip")
    if endpoint.takes is bytes:
        return await http.request(endpoint.method, path, content=b"no recording")
    body = BODIES.get(endpoint.takes)
    return await http.request(endpoint.method, path, json=body) if body is not None else await http.request(endpoint.method, path)


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda endpoint: endpoint.name)
async def test_a_stranger_gets_only_what_everybody_may_have(server: ServerProcess, endpoint: Endpoint) -> None:
    async with company(server, 2) as here, httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60) as http:
        before = [await guest.card(here.table) for guest in here.guests]
        without_key = await ask(http, endpoint, here.table)
        await http.get("/api/me")
        with_key = await ask(http, endpoint, here.table)
        after = [await guest.card(here.table) for guest in here.guests]

    assert with_key.status_code == STRANGER[endpoint.name]
    assert without_key.status_code == (STRANGER[endpoint.name] if endpoint.name in OPEN_TO_ALL else 403)
    assert after == before
    for answer in (without_key, with_key):
        assert here.code not in answer.text
        if answer.is_error:
            assert set(answer.json()) == {"code", "text"}


HOST_ONLY = ["change_settings", "start_table", "pause_table", "resume_table", "close_table", "mute_seat"]


@pytest.mark.parametrize("name", HOST_ONLY)
async def test_only_the_host_runs_the_table(server: ServerProcess, name: str) -> None:
    endpoint = next(endpoint for endpoint in ENDPOINTS if endpoint.name == name)
    async with company(server, 2) as here:
        cookies = {"guest": here.guests[1].key or ""}
        async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60, cookies=cookies) as http:
            answer = await ask(http, endpoint, here.table)

    assert (answer.status_code, answer.json()["code"]) == (403, "not_yours")


async def test_the_host_pauses_frees_seats_and_closes(server: ServerProcess) -> None:
    async with company(server, 2) as here:
        await here.host.pause(here.table)
        assert (await here.host.card(here.table))["paused"]
        await here.host.resume(here.table)
        assert not (await here.host.card(here.table))["paused"]
        await here.host.leave(here.table, 1)
        assert (await here.host.card(here.table))["seats"][1]["kind"] == "open"
        await here.host.close(here.table)
        assert (await here.host.card(here.table))["phase"] == "closed"


def cookie_of(answer: httpx.Response) -> Any:
    return SimpleCookie(answer.headers["set-cookie"])["guest"]


async def test_the_guest_key_is_long_random_and_out_of_reach_of_scripts(server: ServerProcess) -> None:
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60) as http:
        first = cookie_of(await http.get("/api/me"))
        again = await http.get("/api/me")
        http.cookies.clear()
        second = cookie_of(await http.get("/api/me"))
        http.cookies.clear()
        secure = cookie_of(await http.get("/api/me", headers={"x-forwarded-proto": "https"}))

    assert len(first.value) >= 22  # 128 bits in base 64
    assert first.value != second.value
    assert (first["httponly"], first["samesite"], first["path"], first["secure"]) == (True, "lax", "/", "")
    assert secure["secure"] is True
    assert "set-cookie" not in again.headers


async def test_the_database_holds_no_key(server: ServerProcess) -> None:
    async with Guest(server.url) as guest:
        await guest.me()
        key = (guest.key or "").encode()

    stored = b"".join(file.read_bytes() for file in server.data.iterdir())
    assert len(key) > 20
    assert key not in stored


@pytest.mark.parametrize("path", ["/", "/about", "/t/abc", "/api/games", "/api/docs", "/api/nothing", "/healthz", "/api/tables/none000000"])
async def test_every_answer_carries_the_strict_headers(server: ServerProcess, path: str) -> None:
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60) as http:
        answer = await http.get(path)

    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "same-origin"
    assert "server" not in answer.headers
    assert "<script>" not in answer.text
    assert "style=" not in answer.text


@pytest.mark.parametrize(
    ("headers", "same"),
    [
        ({"host": "table.home:8000"}, True),
        ({"host": "table.home:8000", "origin": "http://table.home:8000"}, True),
        ({"host": "TABLE.home:8000", "origin": "http://table.HOME:8000"}, True),
        ({"host": "table.home:8000", "origin": "http://table.home"}, False),
        ({"host": "table.home:8000", "origin": "http://evil.example"}, False),
        ({"host": "table.home:8000", "origin": "null"}, False),
        ({"host": "table.home:8000", "origin": ""}, False),
        ({"host": "table.home:8000", "origin": "http://["}, False),
        ({"origin": "null"}, False),
        ({"host": "inner:8000", "origin": "https://boom.example"}, True),
        ({"host": "table.home:8000", "sec-fetch-site": "cross-site"}, False),
        ({"host": "table.home:8000", "sec-fetch-site": "same-site"}, False),
        ({"host": "table.home:8000", "sec-fetch-site": "same-origin"}, True),
    ],
)
def test_where_a_request_comes_from(headers: dict[str, str], same: bool) -> None:
    assert same_origin(Headers(headers), "https://boom.example/") is same


async def test_pages_of_other_sites_change_nothing_and_open_no_socket(server: ServerProcess) -> None:
    evil = {"origin": "http://evil.example"}
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60) as http:
        refused = await http.post("/api/tables", json=BODIES[NewTable], headers=evil)
        own = await http.post("/api/tables", json=BODIES[NewTable], headers={"origin": server.url})
    with pytest.raises(InvalidStatus) as turned_away:
        async with frames(server, NOWHERE, None, Origin="http://evil.example"):
            pass
    async with frames(server, NOWHERE, None, Origin=server.url) as socket:
        assert await socket.settled() == []

    assert (refused.status_code, refused.json()["code"]) == (403, "not_yours")
    assert "set-cookie" not in refused.headers
    assert own.status_code == 200
    assert turned_away.value.response.status_code == 403


@pytest.mark.parametrize(
    ("method", "path", "status", "allow"),
    [
        ("GET", "/api/nothing", 404, None),
        ("GET", "/api/tables/aaaaaaaaaa/nothing", 404, None),
        ("GET", "/api/tables/aaaaaaaaaa/seats/x", 404, None),
        ("PUT", "/api/tables/aaaaaaaaaa/seats/99999999999999999999/mute", 403, None),
        ("PUT", f"/api/tables/aaaaaaaaaa/seats/{'9' * 5000}/mute", 404, None),
        ("GET", "/api/join", 405, {"POST"}),
        ("PATCH", "/api/me", 405, {"GET", "HEAD", "PUT", "DELETE"}),
        ("POST", "/", 405, {"GET", "HEAD"}),
        ("GET", "/nothing.js", 404, None),
        ("GET", "/../../etc/passwd", 404, None),
        ("GET", "/%2e%2e/%2e%2e/etc/passwd", 404, None),
        ("GET", "/assets/..%2f..%2fapp.py", 404, None),
        ("GET", "/api/games/..%2f..%2fserver/ledger", 404, None),
    ],
)
async def test_wrong_addresses_and_methods_are_said_so(
    server: ServerProcess, method: str, path: str, status: int, allow: set[str] | None
) -> None:
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60) as http:
        answer = await http.request(method, path, json={"muted": True} if path.endswith("mute") else None)

    assert answer.status_code == status
    assert set(answer.json()) == {"code", "text"}
    if allow is not None:
        assert {part.strip() for part in answer.headers["allow"].split(",")} == allow


@pytest.mark.parametrize(
    ("content", "kind", "status"),
    [
        (b"", "application/json", 400),
        (b"[]", "application/json", 400),
        (b"\xff", "application/json", 400),
        (b'{"code": 7}', "application/json", 400),
        (b'{"code": ""}', "application/json", 400),
        (b'{"code": "x", "more": 1}', "application/json", 400),
        (b'{"code": "x"}', "text/plain", 415),
        (b'{"code": "x"}', "application/x-www-form-urlencoded", 415),
        (b'{"code": "' + b"x" * 70_000 + b'"}', "application/json", 413),
        (b"[" * 5_000, "application/json", 400),
        (b'{"code": "x"}', "application/json; charset=utf-8", 404),
    ],
)
async def test_bodies_are_checked_before_anything_is_done(server: ServerProcess, content: bytes, kind: str, status: int) -> None:
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60) as http:
        answer = await http.post("/api/join", content=content, headers={"content-type": kind})

    assert answer.status_code == status
    assert set(answer.json()) == {"code", "text"}


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess"},
        {"game": "../snip"},
        {"options": {}},
        {"options": {"seats": 99}},
        {"options": {"seats": 2, "first": 4}},
        {"options": "two"},
        {"name": ""},
        {"name": "x" * 25},
        {"face": 64},
        {"fill": "godlike"},
        {"spectators": "some"},
        {"host": True},
        {"entropy": "0" * 32},  # before the commitment is known
    ],
)
async def test_a_table_that_makes_no_sense_is_refused(server: ServerProcess, wish: dict[str, object]) -> None:
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60) as http:
        answer = await http.post("/api/tables", json={**BODIES[NewTable], **wish})

    assert answer.status_code == 400
    assert answer.json()["code"] == "bad_request"
    assert "invalid" not in answer.json()["text"].lower()


async def test_options_that_are_no_text_are_refused(server: ServerProcess) -> None:
    body = msgspec.json.encode(BODIES[NewTable]).replace(b'"seats":2', b'"\xff":2')
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60) as http:
        answer = await http.post("/api/tables", content=body, headers={"content-type": "application/json"})

    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")


async def test_options_that_are_nested_too_deeply_are_refused(server: ServerProcess) -> None:
    nested = b"[" * 5000 + b"]" * 5000
    body = msgspec.json.encode(BODIES[NewTable]).replace(b'{"seats":2}', nested)
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60) as http:
        answer = await http.post("/api/tables", content=body, headers={"content-type": "application/json"})

    assert nested in body
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")


async def test_the_figures_are_for_this_machine_only(server: ServerProcess) -> None:
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60) as http:
        here = await http.get("/metrics")
        there = await http.get("/metrics", headers={"x-forwarded-for": "192.168.1.7"})

    for name in (
        "boomtable_tables ",
        "boomtable_sockets ",
        "boomtable_actions_total",
        "boomtable_action_seconds_bucket",
        "boomtable_commit_seconds_sum",
    ):
        assert name in here.text
    assert there.status_code == 403


async def test_health_and_readiness(server: ServerProcess) -> None:
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60) as http:
        answers = [await http.get(path) for path in ("/healthz", "/readyz")]

    assert [(answer.status_code, answer.json()) for answer in answers] == [(200, {"ok": True})] * 2
