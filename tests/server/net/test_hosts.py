"""Under which names a server may be asked for: a page of another site cannot have its own name lead here and read our answers."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from boomtable.client import Guest
from boomtable.server.net.hosts import Hosts
from boomtable.server.settings import THIS_MACHINE, Settings
from boomtable.server.throttle import is_within
from tests.server.company import NOWHERE
from tests.server.in_process import in_process

HOSTS = Hosts(
    Settings(data=Path("data"), host="here.example.net", base_url="https://Boom.example.org:8443/", host_names=("Games.example.com",))
)


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("localhost:8000", True),
        ("127.0.0.1:8000", True),
        ("192.168.1.20:8000", True),  # as printed for phones
        ("[fe80::1]:8000", True),
        ("8.8.8.8", True),  # a page that was opened by a number comes from there
        ("laptop:8000", True),
        ("laptop.local:8000", True),
        ("LAPTOP.LOCAL.", True),
        ("laptop.home.arpa", True),
        ("boom.localhost:8000", True),
        ("boom.example.org", True),  # the base url's
        ("games.example.com:8000", True),
        ("here.example.net", True),
        ("", True),
        ("evil.example", False),
        ("evil.example:8000", False),
        ("localhost.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("local.", True),
        ("x@evil.example", False),
        ("[::1", False),
        (":8000", False),
    ],
)
def test_a_server_is_known_by_its_addresses_the_names_of_its_home_and_those_it_was_given(host: str, known: bool) -> None:
    assert HOSTS.know(host) is known


async def test_a_name_of_somebody_else_reads_and_opens_nothing(tmp_path: Path) -> None:
    async with in_process(tmp_path, host_names=("games.example",)) as (_, port):
        url = f"http://127.0.0.1:{port}"
        async with httpx.AsyncClient(base_url=url, trust_env=False, timeout=60) as http:
            statuses = {}
            for name in ("evil.example", "games.example", "laptop.local", f"127.0.0.1:{port}"):
                for path in ("/", "/api/me", "/api/games", "/metrics", "/readyz"):
                    statuses[name, path] = (await http.get(path, headers={"host": name})).status_code
            refused = await http.get("/api/me", headers={"host": "evil.example"})

        ours = [status for (name, _), status in statuses.items() if name != "evil.example"]
        assert set(ours) == {200}
        assert [statuses["evil.example", path] for path in ("/", "/api/me", "/api/games", "/metrics", "/readyz")] == [421] * 4 + [200]
        assert (refused.json()["code"], "set-cookie" in refused.headers) == ("unknown_host", False)

        async with Guest(url) as guest:
            await guest.me()
            headers = {"Cookie": f"guest={guest.key}"}
            where = f"ws://127.0.0.1:{port}/ws/{NOWHERE}"
            for name, opens in (("evil.example", False), ("games.example", True)):
                asked = {**headers, "Origin": f"http://{name}:{port}"}
                rebound = connect(where.replace("127.0.0.1", name), host="127.0.0.1", port=port, additional_headers=asked, proxy=None)
                if opens:
                    async with rebound:
                        pass
                else:
                    with pytest.raises(InvalidStatus) as turned_away:
                        await rebound
                    assert turned_away.value.response.status_code == 403


@pytest.mark.parametrize(
    ("networks", "statuses"), [((), [200, 403, 403]), (("10.1.0.0/16", "2001:db8::/32"), [403, 200, 200])], ids=["by default", "as set"]
)
async def test_the_figures_are_for_those_whom_the_operator_lets_in(tmp_path: Path, networks: tuple[str, ...], statuses: list[int]) -> None:
    async with (
        in_process(tmp_path, metrics_for=networks or THIS_MACHINE) as (_, port),
        httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=60) as http,
    ):
        for path in ("/metrics", "/watchz"):
            asked = [await http.get(path, headers={"x-forwarded-for": who}) for who in ("127.0.0.1", "10.1.2.3", "2001:db8::7")]
            assert [answer.status_code for answer in asked] == statuses


def test_addresses_are_found_in_networks() -> None:
    networks = ("10.0.0.0/8", "::1")
    assert [is_within(address, networks) for address in ("10.9.9.9", "::ffff:10.0.0.1", "::1", "11.0.0.1", "x", None)] == [True] * 3 + [
        False
    ] * 3
