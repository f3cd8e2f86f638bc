"""How much one visitor may ask for."""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
from starlette.datastructures import Headers
from websockets.exceptions import ConnectionClosed

from boomtable.client.server_process import ServerProcess
from boomtable.core.seats import audience_viewer
from boomtable.server.app import ENDPOINTS
from boomtable.server.http.quotas import CODES_A_MINUTE, CODES_AT_HOME, GUESTS_AN_HOUR, quotas
from boomtable.server.net.caller import address_of
from boomtable.server.net.connection import FLOOD, SOCKET_BURST
from boomtable.server.settings import THIS_MACHINE
from boomtable.server.throttle import AddressLimit, Bucket, is_loopback, is_public
from tests.server.company import NOWHERE, Frames, company, frames
from tests.server.in_process import in_process

SOMEBODY = {"x-forwarded-for": "8.8.8.8"}
PERSON = {"name": "A", "face": 0}
TABLE = {"game": "snip", "options": {"seats": 2}, **PERSON}


def test_a_bucket_fills_at_its_rate() -> None:
    bucket = Bucket(2, 1.0, now=0.0)

    assert [bucket.take(0.0) for _ in range(3)] == [True, True, False]
    assert [bucket.take(1.5), bucket.take(1.5), bucket.take(2.0)] == [True, False, True]


def test_public_addresses_are_limited_one_by_one_and_living_rooms_are_not() -> None:
    limit = AddressLimit(1, 60, clock=lambda: 0.0)

    assert [limit.allows("8.8.8.8"), limit.allows("8.8.8.8"), limit.allows("8.8.4.4")] == [True, False, True]
    assert all(limit.allows(address) for address in ["192.168.1.7", "127.0.0.1", "::1", None, "strange"] * 3)


def test_who_has_a_whole_network_of_addresses_is_one_visitor() -> None:
    limit = AddressLimit(1, 60, clock=lambda: 0.0)

    assert [limit.allows("2606:4700::1"), limit.allows("2606:4700::2:3:4"), limit.allows("2606:4700:0:1::1")] == [True, False, True]
    assert [limit.allows("8.8.8.8"), limit.allows("::ffff:8.8.8.8")] == [True, False]


def test_what_is_given_back_may_be_asked_for_again() -> None:
    limit = AddressLimit(1, 60, clock=lambda: 0.0)

    assert limit.allows("8.8.8.8")
    limit.give_back("8.8.8.8")
    limit.give_back("8.8.8.8")
    limit.give_back("192.168.1.7")
    assert [limit.allows("8.8.8.8"), limit.allows("8.8.8.8")] == [True, False]


@pytest.mark.parametrize(
    ("address", "public", "loopback"),
    [
        ("::ffff:10.0.0.1", False, False),
        ("::ffff:127.0.0.1", False, True),
        ("8.8.8.8", True, False),
        ("10.0.0.1", False, False),
        ("::1", False, True),
        ("2606:4700::1", True, False),
        ("x", False, False),
    ],
)
def test_addresses_are_told_apart(address: str, public: bool, loopback: bool) -> None:
    assert (is_public(address), is_loopback(address)) == (public, loopback)


async def test_a_public_address_may_make_twenty_tables_an_hour(server: ServerProcess) -> None:
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60) as http:
        statuses = [(await http.post("/api/tables", json=TABLE, headers=SOMEBODY)).status_code for _ in range(21)]
        elsewhere = await http.post("/api/tables", json=TABLE, headers={"x-forwarded-for": "8.8.4.4"})

    assert statuses == [200] * 20 + [429]
    assert elsewhere.status_code == 200


async def test_codes_cannot_be_guessed_by_trying(server: ServerProcess) -> None:
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60) as http:
        statuses = [404]
        while statuses[-1] == 404:  # who tries slowly may try more often
            statuses.append((await http.post("/api/join", json={"code": f"NO{len(statuses):04}"}, headers=SOMEBODY)).status_code)

    assert len(statuses[1:-1]) >= CODES_A_MINUTE
    assert statuses[-1] == 429


GUESSES: list[tuple[str, str, dict[str, object]]] = [
    ("POST", "/api/join", {}),
    ("POST", "/api/tables/{table}/seats", PERSON),
    ("POST", "/api/tables/{table}/device", {}),
    ("POST", "/api/tables/{table}/next", {}),
    ("PUT", "/api/tables/{table}/moderator", {"name": "A"}),
]


def test_every_way_to_guess_a_code_is_known_here() -> None:
    takes_codes = {(one.method, one.path) for one in ENDPOINTS if "code" in getattr(one.takes, "__struct_fields__", ())}

    assert takes_codes == {(method, path) for method, path, _ in GUESSES}


async def test_each_way_to_guess_a_code_or_to_upload_is_limited(tmp_path: Path) -> None:
    async with in_process(tmp_path) as (server, port):
        here = cast(ServerProcess, SimpleNamespace(url=f"http://127.0.0.1:{port}", port=port))
        limits = server.app.state.lobby.quotas
        for word in ("codes", "uploads"):
            limits[word] = AddressLimit(3, 60, lambda: 0.0)
        async with company(here, 2, start=False) as table, httpx.AsyncClient(base_url=here.url, trust_env=False, timeout=60) as http:
            for number, (method, path, more) in enumerate(GUESSES):
                ask = partial(http.request, method, path.format(table=table.table), headers={"x-forwarded-for": f"8.8.9.{number}"})
                statuses = [(await ask(json={"code": f"WRONG{guess}", **more})).status_code for guess in range(4)]
                assert statuses[3] == 429, path
                assert set(statuses[:3]) <= {403, 404}, path
            upload = partial(http.post, "/api/replay", content=b"no recording", headers={"x-forwarded-for": "8.8.9.9"})
            assert [(await upload()).status_code for _ in range(4)] == [400, 400, 400, 429]


async def test_nor_are_the_codes_of_screens_through_however_many_sockets(server: ServerProcess) -> None:
    guesser, wall = {"x-forwarded-for": "8.8.5.5"}, {"x-forwarded-for": "8.8.4.4"}
    screen = audience_viewer(0)
    async with company(server, 6, game="two_rooms") as here:
        code = (await here.host.ask("GET", f"/api/tables/{here.table}"))["screens"][0]["code"]
        tried: list[str] = []
        while "too_many" not in tried:  # who tries slowly may try more often
            async with frames(server, here.table, None, **guesser) as socket:
                for _ in range(10):
                    await socket.hello(here.table, screen, code=f"NO{len(tried):04}")
                tried += [message["code"] for message in await socket.settled()]
                await socket.hello(here.table, screen, code=code)
                opened = [message["type"] for message in await socket.settled()]
        async with frames(server, here.table, None, **wall) as socket:
            for _ in range(int(CODES_A_MINUTE) + 9):  # a line that breaks often
                await socket.hello(here.table, screen, code=code)
            heard = await socket.settled()

    assert set(tried) == {"not_yours", "too_many"}
    assert tried.count("not_yours") >= CODES_A_MINUTE
    assert "Full" not in opened
    assert not [message for message in heard if message["type"] == "Notice"]


def test_an_address_is_that_of_the_network_or_what_a_known_proxy_says() -> None:
    assert address_of("192.168.1.7", Headers({"x-forwarded-for": "8.8.8.8"}), THIS_MACHINE) == "192.168.1.7"
    assert address_of("127.0.0.1", Headers({"x-forwarded-for": "9.9.9.9, 8.8.8.8, 127.0.0.1"}), THIS_MACHINE) == "8.8.8.8"
    assert address_of("::1", Headers({}), THIS_MACHINE) == "::1"
    assert address_of(None, Headers({"x-forwarded-for": "8.8.8.8"}), THIS_MACHINE) is None
    assert address_of("10.1.2.3", Headers({"x-forwarded-for": "9.9.9.9, 8.8.8.8, 10.1.9.9"}), ("10.1.0.0/16",)) == "8.8.8.8"


@pytest.mark.parametrize(("proxies", "status"), [(("127.0.0.0/8",), 403), (("10.0.0.1",), 200)], ids=["known", "unknown"])
async def test_whom_a_proxy_names_is_believed_where_it_is_known(tmp_path: Path, proxies: tuple[str, ...], status: int) -> None:
    async with (
        in_process(tmp_path, proxies=proxies) as (_, port),
        httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=60) as http,
    ):
        assert (await http.get("/metrics", headers=SOMEBODY)).status_code == status


def test_phones_behind_one_router_share_a_larger_bucket_and_this_machine_has_none() -> None:
    limit = AddressLimit(1, 60, clock=lambda: 0.0, at_home=3)

    assert [limit.allows("192.168.1.7") for _ in range(4)] == [True, True, True, False]
    assert [limit.allows(address) for address in ("192.168.1.8", "8.8.8.8", "8.8.8.8")] == [True, True, False]
    assert all(limit.allows(address) for address in ("127.0.0.1", "::1", None) * 9)
    limit.give_back("192.168.1.7")
    assert limit.allows("192.168.1.7")


def test_codes_cannot_be_guessed_from_the_same_network_either() -> None:
    codes = quotas({})["codes"]
    tries = [codes.allows("192.168.77.7") for _ in range(int(CODES_AT_HOME) * 2)]

    assert all(tries[: 30 * 10])  # thirty phones behind one router, each mistyping ten
    assert not all(tries)
    assert codes.allows("192.168.77.8")


async def test_a_guest_speaks_no_more_through_many_sockets(server: ServerProcess) -> None:
    async with company(server, 2) as here, frames(server, here.table, here.host) as one, frames(server, here.table, here.host) as two:
        heard: list[dict[str, Any]] = []
        while not any(message["type"] == "Notice" for message in heard):  # who speaks slowly may say more
            for socket in (one, two):
                for number in range(15):
                    await socket.send({"type": "Say", "table": here.table, "seat": 0, "channel": "table", "text": f"line {number}"})
                heard += await socket.settled()
        refused = [message for message in heard if message["type"] == "Notice"]
        async with frames(server, here.table, here.guests[1]) as other:
            await other.send({"type": "Say", "table": here.table, "seat": 1, "channel": "table", "text": "may I"})
            assert await other.settled() == []

    assert {(message["code"], message["table"]) for message in refused} == {("too_many", here.table)}


async def test_only_wrong_codes_are_counted(server: ServerProcess) -> None:
    """Thirty phones share an address, and each types the code and sits down."""
    school = {"x-forwarded-for": "8.8.7.7"}
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60) as http:
        code = (await http.post("/api/tables", json=TABLE, headers=school)).json()["code"]
        statuses = [(await http.post("/api/join", json={"code": code}, headers=school)).status_code for _ in range(60)]

    assert statuses == [200] * 60


async def test_a_public_address_brings_only_so_many_new_guests(server: ServerProcess) -> None:
    crowd = {"x-forwarded-for": "8.8.6.6"}
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60) as http:
        answers = [await http.get("/api/me", headers=crowd)]
        while answers[-1].status_code == 200:  # one more is let in every twelve seconds: a slow crowd is a larger one
            http.cookies.clear()
            answers.append(await http.get("/api/me", headers=crowd))
        known = await http.get("/api/me", headers={**crowd, "cookie": f"guest={answers[0].cookies['guest']}"})

    assert len(answers) > GUESTS_AN_HOUR
    assert answers[-1].status_code == 429
    assert known.status_code == 200


async def test_a_hasty_client_is_asked_to_wait_and_a_flood_is_cut_off(server: ServerProcess) -> None:
    async with frames(server, NOWHERE) as socket:
        kinds: list[str] = []
        while "Notice" not in kinds:  # a slow client needs more messages to be a hasty one
            for number in range(60):
                await socket.send({"type": "Ping", "t": number})
            kinds += [(await socket.next())["type"] for _ in range(60)]
        assert set(kinds) == {"Pong", "Notice"}
        assert kinds.index("Notice") >= SOCKET_BURST
    async with frames(server, NOWHERE) as socket:
        flooding = asyncio.create_task(flood(socket))
        with pytest.raises(ConnectionClosed):
            await socket.next("never")
        await flooding
        assert socket.socket.close_code == 1008


async def flood(socket: Frames) -> None:
    with contextlib.suppress(ConnectionClosed):
        for number in range(FLOOD * 4):
            await socket.send({"type": "Ping", "t": number})
