"""Time that passes when a test says so: servers with slow clocks, which are moved forward from the test."""

from __future__ import annotations

import socket

from boomtable.client.server_process import ServerProcess

SLOWLY = 0.01  # a speed at which half a minute of a game lasts for almost an hour, however busy the machine is
PATIENCE = 60.0  # seconds until a test gives up waiting
DOOR = "clock.port"  # a file in the data folder: the port that hears how many milliseconds the clock shall leap


def forward(server: ServerProcess, seconds: float) -> None:
    """Let so much time pass in the games of this server; when this returns, whatever was due has happened."""
    port = int((server.data / DOOR).read_text())
    with socket.create_connection(("127.0.0.1", port), PATIENCE) as line:
        line.sendall(b"%f\n" % (seconds * 1000 / server.speed))
        assert line.recv(1) == b"", "the line is closed when all is done"
