"""A page that is shown the positions of recorded games one after the other: it loads once, and what comes over its socket is ours."""

from __future__ import annotations

import json
import re
import time
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from boomtable.core.game import AnyGame
from boomtable.core.seats import is_seat
from boomtable.games import GAMES
from boomtable.server.bots.advising import advise
from boomtable.server.bots.worker_messages import Consult
from boomtable.server.game.updates import RECENT_EVENTS
from boomtable.table.recording import Recording, read, replay, step
from boomtable.table.table import Table
from tests.browser.recorded_table import RECORDINGS

SOCKET = re.compile("/ws/")


@dataclass
class Position:
    """A position of a recorded game as it was shown to the seat that moved next, and what its adviser says; both as they are sent."""

    where: str
    seat: int
    full: dict[str, Any]
    advice: dict[str, Any]


@dataclass
class RecordedGame:
    path: Path
    recording: Recording
    positions: list[Position] = field(default_factory=list)


@cache
def recorded(game: str) -> list[RecordedGame]:
    """Every position of every recording in which a seat then did something."""
    return [_positions(path) for path in sorted((RECORDINGS / game).glob("*.jsonl"))]


def _positions(path: Path) -> RecordedGame:
    found = RecordedGame(path, read(path.read_bytes(), GAMES.get))
    table = replay(found.recording, 0)
    for moves, entry in enumerate(found.recording.entries):
        if is_seat(entry.actor) and entry.actor in table.game.waiting_on(table.state):  # a hint is for what is asked
            found.positions.append(_position(table, entry.actor, f"{path.stem} {moves} {type(entry.action).__name__}"))
        step(table, entry, moves + 2)
    return found


def _position(table: Table, seat: int, where: str) -> Position:
    told = table.update(seat)
    sent = {"type": "Full", "seat": seat, "at": told.at, "chat": [], "marks": ""}
    view = msgspec.to_builtins(told.view)
    full = {
        **sent,
        "view": view,
        "offers": msgspec.to_builtins(told.offers),
        "log": msgspec.to_builtins(told.events[-RECENT_EVENTS:]),
        "turns": told.turns[-RECENT_EVENTS:],
        "channels": table.game.channels(table.state, seat),
        "timers": [{"name": timer["name"], "key": timer["key"], "ms": timer["ms"]} for timer in view["timers"]],
        "tip": None,  # a hint comes when it was read
    }
    return Position(where, seat, full, {"type": "Advice", "seat": seat, **_advice(table.game, table, seat)})


def _advice(game: AnyGame, table: Table, seat: int) -> dict[str, Any]:
    options = msgspec.Raw(msgspec.json.encode(game.known_options(table.options)))
    view = msgspec.Raw(msgspec.json.encode(game.view(table.state, seat)))
    said = advise(Consult("", game.info.id, options, seat, view))
    proposals = [
        {
            **msgspec.to_builtins(proposal),
            "action": json.loads(proposal.action),
            "then": None if proposal.then is None else json.loads(proposal.then),
        }
        for proposal in said.proposals
    ]
    return {"chances": msgspec.to_builtins(said.chances), "proposals": proposals}


class ShownPositions:
    """The server's side of one page's socket. All others at the table are bots, so hints are on at first."""

    def __init__(self, page: Page, table: str) -> None:
        self.page = page
        self.table = table
        self._card = page.request.get(f"/api/tables/{table}").json()
        self._socket: WebSocketRoute | None = None
        self._position: Position | None = None
        self._seat: int | None = None
        self._n = 0
        self._advised = 0  # which of the positions the page asked about last
        page.route_web_socket(SOCKET, self._open)

    def show(self, position: Position) -> None:
        """The page draws it anew, and asks for a hint once it has."""
        before, self._position = self._seat, position
        self._n += 2
        if before == position.seat:
            self._send_pause()
            self._send_position()
            return
        self._seat = position.seat
        if self._socket is None:
            self.page.route(f"**/api/tables/{self.table}", lambda route: route.fulfill(json=self._card_of_seat()))
            self.page.goto(f"/t/{self.table}")
        else:
            self._send({"type": "Card", "card": self._card_of_seat()})

    def has_asked(self) -> bool:
        """Whether the page has drawn the position and let go of the last hint."""
        return self._advised == self._n

    def _card_of_seat(self) -> dict[str, Any]:
        others = {"kind": "bot", "level": "standard", "you": False}
        seats = [{**seat, "online": True, **({"you": True} if seat["seat"] == self._seat else others)} for seat in self._card["seats"]]
        return {**self._card, "seats": seats, "you_host": True}

    def _open(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(self._hear)

    def _hear(self, text: str | bytes) -> None:
        said = json.loads(text)
        if said["type"] == "Ping":
            self._send({"type": "Pong", "t": said["t"], "now": time.time() * 1000})
        elif said["type"] == "Hello" and said["seat"] == self._seat:
            self._send_position()
        elif said["type"] == "Advise" and said["seat"] == self._seat:
            assert self._position is not None
            self._send({**self._position.advice, "n": self._n})
            self._advised = self._n
        elif said["type"] == "Act":
            self._send({"type": "Ack", "seat": said["seat"], "id": said["id"]})

    def _send_pause(self) -> None:
        """Nobody is asked, so that the page lets go of what was picked before."""
        assert self._position is not None
        full = self._position.full
        self._send({**full, "view": {**full["view"], "waiting_on": []}, "offers": [], "timers": [], "n": self._n - 1})

    def _send_position(self) -> None:
        assert self._position is not None
        now = time.time() * 1000
        timers = [{"name": each["name"], "key": each["key"], "ends_at": now + each["ms"]} for each in self._position.full["timers"]]
        self._send({**self._position.full, "timers": timers, "n": self._n})

    def _send(self, message: dict[str, Any]) -> None:
        assert self._socket is not None
        self._socket.send(json.dumps({"table": self.table, **message}))
