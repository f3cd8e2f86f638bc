"""What a game hides of its options, as a deck that is not open, reaches nobody before the end."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from boomtable.client import Guest
from boomtable.client.server_process import ServerProcess
from boomtable.core.seats import PUBLIC
from boomtable.server.app import ENDPOINTS
from boomtable.server.bots.worker_messages import Sit
from boomtable.server.protocol.requests import NewTable
from tests.server.company import Company, company, frames
from tests.server.parlour import gathered, guests, parlour

rule = pytest.mark.rule

DECK = ("president", "bomber", "doctor", "engineer", "intern", "victim", "blue_team", "red_team")
TELLING = ("doctor", "engineer", "intern", "victim")  # of this deck; without the option nobody has heard of them
HIDDEN: dict[str, Any] = {"mode": "online", "game": "advanced", "roles": DECK, "open_deck": False, "round_minutes": [60, 60, 60]}


def lists(parts: Iterable[bytes]) -> list[bytes]:
    """Those parts that tell the whole deck."""
    return [part for part in parts if all(f'"{role}"'.encode() in strip(part) for role in TELLING)]


def strip(part: bytes) -> bytes:
    """The description without what may be said: the closed list of words has all roles."""
    message = msgspec.json.decode(part) if part[:1] in (b"{", b"[") else {}
    if isinstance(message, dict):
        message.pop("offers", None)
    return msgspec.json.encode(message)


async def reading(server: ServerProcess, here: Company, guest: Guest | None) -> list[bytes]:
    """Every route that only reads, but for what is said of the game as such."""
    cookies = {} if guest is None else {"guest": guest.key or ""}
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60, cookies=cookies) as http:
        paths = [endpoint.path.replace("{table}", here.table) for endpoint in ENDPOINTS if endpoint.method == "GET"]
        return [(await http.get(path)).content for path in paths if "{game}" not in path and path != "/api/games"]


@rule("TR-024", "TB-012")
async def test_the_deck_is_in_no_answer_and_no_frame_before_the_end(calm: ServerProcess) -> None:
    async with AsyncExitStack() as stack:
        here = await stack.enter_async_context(company(calm, 8, game="two_rooms", options=HIDDEN, start=False, public=True))
        people = [*here.guests, None]
        lobby = [await reading(calm, here, guest) for guest in people]
        sockets = [await stack.enter_async_context(frames(calm, here.table, guest)) for guest in people]
        for seat, socket in enumerate(sockets[:-1]):
            await socket.hello(here.table, seat)
        await sockets[-1].hello(here.table, PUBLIC)
        for screen in (await here.host.ask("GET", f"/api/tables/{here.table}"))["screens"]:
            await sockets[-1].hello(here.table, screen["viewer"], code=screen["code"])
        for socket in sockets:
            await socket.next("Card")
        gathered = [list(socket.all) for socket in sockets]
        await here.host.start(here.table)
        await here.host.go(here.table, "deal")
        for socket in sockets:
            await socket.settled()
        playing = [await reading(calm, here, guest) for guest in people]

        assert [len(lists(answers)) for answers in lobby] == [1, 0, 0, 0, 0, 0, 0, 0, 0]  # the host's own table card
        assert [lists(frames) for frames in gathered[1:]] == [[]] * 8
        assert [lists(socket.all[len(before) :]) for socket, before in zip(sockets, gathered, strict=True)] == [[]] * 9
        assert [lists(answers) for answers in playing] == [[]] * 9
        assert sockets[3].all != []

        await here.host.close(here.table)
        assert len(lists(await reading(calm, here, here.guests[3]))) == 1


@rule("TR-024", "TR-322", "TB-012")
async def test_bots_are_told_no_more_than_people(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with parlour(tmp_path) as tables:
        sent: list[Sit] = []
        pool = tables._services.pool
        monkeypatch.setattr(pool, "sit", lambda table, sit, seat: sent.append(sit))
        monkeypatch.setattr(pool, "send", lambda table, message: None)
        [ann] = await guests(tables, 1)
        options = msgspec.Raw(msgspec.json.encode({"seats": 8, **HIDDEN}))
        await tables.create(ann, NewTable("two_rooms", options, "Ann", 1, fill="standard", start=True))

        told = [msgspec.json.decode(message.options) for message in sent]
        assert len(told) == 7
        assert all(options["roles"] == [] for options in told)


@rule("TR-044")
async def test_the_host_alone_is_warned_of_a_poor_deck_and_may_play_it(tmp_path: Path) -> None:
    spies = {"mode": "online", "game": "advanced", "roles": ("president", "bomber", "spy_blue", "spy_red", "red_team", "blue_team")}
    async with parlour(tmp_path) as tables:
        people = await guests(tables, 6)
        table = await gathered(tables, people, game="two_rooms", options=spies)

        assert table.audience.card(people[0].id).warnings == ["TR-044"]
        assert table.audience.card(people[1].id).warnings == []
        await table.phases.start(people[0])
        assert table.audience.card(people[0].id).warnings == []
