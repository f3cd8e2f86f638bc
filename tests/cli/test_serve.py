"""`boomtable serve` says where it is open; `boomtable backup` copies what it keeps."""

from __future__ import annotations

import asyncio
import resource
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from boomtable.cli.main import run
from boomtable.cli.serve import greeting, usable_port
from boomtable.client import Guest
from boomtable.client.server_process import ServerProcess, free_port
from boomtable.server.address import network_url
from boomtable.server.settings import Settings


def said(**settings: object) -> list[str]:
    return list(greeting(Settings(data=Path("none"), **settings)))  # type: ignore[arg-type]


def test_it_says_where_it_is_open_here_and_for_phones() -> None:
    lines = said(host="192.168.1.7", port=8000)

    assert lines[0] == "Boomtable is open:  http://192.168.1.7:8000/"
    assert lines[1] == "On phones nearby:   http://192.168.1.7:8000/"
    assert len(lines[2].splitlines()) > 10  # the QR code
    assert set(lines[2]) <= set(" ▀▄█\n\x1b[0123456789;m")


def test_an_address_that_only_this_machine_reaches_gets_no_code() -> None:
    assert said(host="127.0.0.1", port=8000) == ["Boomtable is open:  http://localhost:8000/", "Ctrl-C closes it. Every move is kept."]
    assert network_url("localhost", "http", 80) is None


def test_behind_a_proxy_the_base_url_is_shown() -> None:
    lines = said(host="127.0.0.1", port=8000, base_url="https://boom.example/")

    assert lines[:2] == ["Boomtable is open:  https://boom.example/", "On phones nearby:   https://boom.example/"]


@pytest.mark.parametrize(
    ("flags", "words"),
    [
        (["--port", "0"], "'0' is no port number"),
        (["--port", "x"], "'x' is no port number"),
        (["--speed", "-1"], "'-1' is no speed factor"),
        (["--cert", "c.pem"], "--cert and --key belong together"),
        (["--cert", "no.pem", "--key", "no.key"], "there is no file 'no.pem'"),
        (["--base-url", "boom.example"], "'boom.example' is no address"),
        (["--host-name", "https://boom.example"], "'https://boom.example' is no name"),
        (["--host-name", "boom.example:80"], "'boom.example:80' is no name"),
        (["--name", "s1"], "--name and --address are for servers that share a database"),
        (["--address", "https://s1.example/"], "--name and --address are for servers that share a database"),
        (["--store", "postgresql://u@h/d", "--name", "s 1"], "'s 1' is no name of a server"),
        (["--store", "postgresql://u@h/d", "--address", "s1.example"], "'s1.example' is no address"),
        (["--proxy", "home"], "'home' is no address and no network"),
        (["--metrics-for", "home"], "'home' is no address and no network"),
        (["--metrics-for", "10.0.0.1/8"], "'10.0.0.1/8' is no address and no network"),
    ],
)
def test_flags_that_make_no_sense_are_said_so(capsys: pytest.CaptureFixture[str], flags: list[str], words: str) -> None:
    assert run(["serve", *flags]) == 2
    assert words in capsys.readouterr().err


def test_a_port_that_is_taken_is_said_so(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]

        assert run(["serve", "--host", "127.0.0.1", "--port", str(port), "--data", str(tmp_path)]) == 2
    assert f"cannot listen on 127.0.0.1 port {port}" in capsys.readouterr().err


def test_where_no_port_is_named_the_next_free_one_is_taken() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]

        assert port < usable_port("127.0.0.1", port) <= port + 19
    assert usable_port("127.0.0.1", port) == port


def test_a_folder_that_cannot_be_made_is_said_so(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    assert run(["serve", "--host", "127.0.0.1", "--port", str(free_port()), "--data", str(tmp_path / "file" / "data")]) == 2
    assert "tables cannot be kept in" in capsys.readouterr().err


def test_only_its_owner_can_read_what_is_kept(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "server" / "data", log=tmp_path / "log") as process:
        kept = {file.name: file.stat().st_mode & 0o077 for file in process.data.iterdir() if file.name.startswith("boomtable.db")}

    assert kept == {"boomtable.db": 0, "boomtable.db-wal": 0, "boomtable.db-shm": 0}


def test_it_may_open_as_many_sockets_as_the_system_allows(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as process:
        soft, hard = resource.prlimit(process.pid, resource.RLIMIT_NOFILE)

    assert soft == hard


def serve(*flags: str) -> tuple[int, str, str]:
    command = [sys.executable, "-m", "boomtable.server", "--host", "127.0.0.1", "--port", str(free_port()), *flags]
    done = subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)
    return done.returncode, done.stdout, done.stderr


def test_a_second_server_in_the_same_folder_says_so_and_goes(tmp_path: Path) -> None:
    with ServerProcess(tmp_path):
        answer = serve("--data", str(tmp_path))

    assert answer == (2, "", f"boomtable: tables cannot be kept in {str(tmp_path)!r}: another server runs there\n")


def test_a_file_that_is_no_database_is_said_so(tmp_path: Path) -> None:
    file = tmp_path / "boomtable.db"
    file.write_bytes(b"hello" * 1000)

    assert serve("--data", str(tmp_path)) == (
        2,
        "",
        f"boomtable: {str(file)!r} cannot be opened: it is no database of this or an older Boomtable\n",
    )
    assert file.read_bytes() == b"hello" * 1000


def test_a_certificate_that_is_none_is_said_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "c.pem").write_text("hello")

    assert run(["serve", "--cert", str(tmp_path / "c.pem"), "--key", str(tmp_path / "c.pem")]) == 2
    assert "are no certificate and its key" in capsys.readouterr().err


def test_a_backup_is_made_while_the_server_runs_and_opens_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def table_at(url: str) -> tuple[str, str | None]:
        async with Guest(url) as guest:
            return (await guest.create("snip", {"seats": 2}))[0], guest.key

    async def phase_at(url: str, table: str, key: str | None) -> str:
        async with Guest(url, key=key) as guest:
            phase: str = (await guest.card(table))["phase"]
            return phase

    copy = tmp_path / "again" / "boomtable.db"
    copy.parent.mkdir()
    with ServerProcess(tmp_path / "data") as process:
        table, key = asyncio.run(table_at(process.url))
        assert run(["backup", str(copy), "--data", str(tmp_path / "data")]) == 0
    with ServerProcess(copy.parent) as process:
        assert asyncio.run(phase_at(process.url, table, key)) == "gathering"
    assert "bytes" in capsys.readouterr().out
    assert copy.stat().st_mode & 0o777 == 0o600
    with sqlite3.connect(copy) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()


def test_a_backup_overwrites_nothing_and_needs_something_to_copy(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["backup", str(tmp_path / "copy.db"), "--data", str(tmp_path)]) == 2
    assert "there is nothing to copy" in capsys.readouterr().err
    (tmp_path / "boomtable.db").touch()
    (tmp_path / "copy.db").write_text("mine")
    assert run(["backup", str(tmp_path / "copy.db"), "--data", str(tmp_path)]) == 2
    assert "exists already" in capsys.readouterr().err
    assert (tmp_path / "copy.db").read_text() == "mine"
