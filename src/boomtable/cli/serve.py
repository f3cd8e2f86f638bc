"""`boomtable serve`: open the tables for everybody who can reach this machine."""

from __future__ import annotations

import argparse
import ipaddress
import re
import socket
import ssl
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from boomtable.cli.say import say
from boomtable.cli.usage import Commands, UsageError

if TYPE_CHECKING:
    from boomtable.server.process import Server
    from boomtable.server.settings import Settings

HOST_NAME = re.compile(r"[A-Za-z0-9._-]{1,253}")
SERVER_NAME = re.compile(r"[A-Za-z0-9._-]{1,40}")
HOST, PORT = "0.0.0.0", 8000
PORTS = 20  # looked at, from the usual one on
SUPERSEDED = 4  # what the process says when another server has taken over


def add(commands: Commands) -> None:
    add_arguments(commands.add_parser("serve", help="open tables in the browser"))


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default=HOST, help="address to listen on (default: all of this machine's)")
    parser.add_argument("--port", type=port_number, metavar="N", help=f"port to listen on (default: the first free one from {PORT})")
    parser.add_argument("--data", type=Path, default=default_data(), metavar="DIR", help="where tables are kept (default %(default)s)")
    database = "keep tables in a PostgreSQL database instead, such as postgresql://user@host/name"
    parser.add_argument("--store", type=store_address, metavar="URL", help=database)
    called = "name of this server, where several share a database; the same after a restart"
    parser.add_argument("--name", type=server_name, metavar="NAME", help=called)
    own = "how players reach this very server, where several share a database without a proxy that leads to any of them"
    parser.add_argument("--address", type=web_address, metavar="URL", help=own)
    common = "what the names of all such servers end with, so that a browser is the same guest at each of them"
    parser.add_argument("--cookie-domain", type=host_name, metavar="NAME", help=common)
    parser.add_argument("--speed", type=speed_factor, default=1.0, metavar="X", help="divide timers and bot delays (default 1)")
    parser.add_argument("--base-url", type=web_address, metavar="URL", help="how players reach this server, behind a proxy")
    names = "a name by which browsers may reach it, besides its addresses and names of the home network; may be repeated"
    parser.add_argument("--host-name", action="append", default=[], type=host_name, metavar="NAME", help=names)
    networks = "address or network that may read /metrics instead of this machine only; may be repeated"
    parser.add_argument("--metrics-for", action="append", default=[], type=network, metavar="NETWORK", help=networks)
    proxies = "address or network of proxies that are believed on whose behalf they ask, besides this machine; may be repeated"
    parser.add_argument("--proxy", action="append", default=[], type=network, metavar="NETWORK", help=proxies)
    parser.add_argument("--cert", type=Path, metavar="FILE", help="certificate, for https")
    parser.add_argument("--key", type=Path, metavar="FILE", help="key of the certificate")
    parser.add_argument("--engine", type=Path, metavar="DIR", help="where a compiled engine is being built; bots move to it")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from boomtable.server.process import Server

    return ended(Server(prepared(args)))


def ended(server: Server) -> int:
    """Run a server to its end; the exit code."""
    server.run()
    return SUPERSEDED if server.superseded else int(server.broken)


def prepared(args: argparse.Namespace) -> Settings:
    """Everything before the server runs: the flags make sense, logs are written, and people are told where it will be."""
    from boomtable.server import logs
    from boomtable.server.settings import THIS_MACHINE, Settings

    check_certificate(args.cert, args.key)
    check_shared(args)
    settings = Settings(
        data=args.data,
        store=args.store,
        name=args.name or "",
        address=args.address,
        cookie_domain=args.cookie_domain,
        host=args.host,
        port=usable_port(args.host, PORT) if args.port is None else checked_port(args.host, args.port),
        speed=args.speed,
        base_url=args.base_url,
        host_names=tuple(args.host_name),
        metrics_for=tuple(args.metrics_for) or THIS_MACHINE,
        proxies=(*THIS_MACHINE, *args.proxy),
        cert=args.cert,
        key=args.key,
        engine=args.engine,
    )
    check_data(settings)
    allow_many_sockets()
    logs.start()
    for line in greeting(settings):
        say(line)
    sys.stdout.flush()  # whoever reads it through a pipe wants to know as well
    return settings


def greeting(settings: Settings) -> Iterator[str]:
    """The addresses at which to open it, on this machine and on phones in the same network."""
    import segno

    from boomtable.server.address import EVERYWHERE, outside_url, scheme

    here = "localhost" if settings.host in (*EVERYWHERE, "127.0.0.1") else settings.host
    yield f"Boomtable is open:  {settings.base_url or f'{scheme(settings)}://{here}:{settings.port}/'}"
    phones = outside_url(settings)
    if phones is not None:
        yield f"On phones nearby:   {phones}"
        yield qr_text(segno.make(phones, error="l"))
    yield "Ctrl-C closes it. Every move is kept."


def qr_text(code: object) -> str:
    import io

    out = io.StringIO()
    code.terminal(out=out, compact=True, border=1)  # type: ignore[attr-defined]  # segno has no types
    return out.getvalue().rstrip("\n")


def check_shared(args: argparse.Namespace) -> None:
    if args.store is None and (args.name or args.address):
        raise UsageError("--name and --address are for servers that share a database: give its address with --store")


def check_certificate(cert: Path | None, key: Path | None) -> None:
    if (cert is None) != (key is None):
        raise UsageError("--cert and --key belong together: give both or neither")
    for file in (cert, key):
        if file is not None and not file.is_file():
            raise UsageError(f"there is no file {str(file)!r}")
    if cert is not None:
        try:
            ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(cert, key)
        except (ssl.SSLError, OSError) as error:
            raise UsageError(f"{str(cert)!r} and {str(key)!r} are no certificate and its key") from error


def usable_port(host: str, first: int) -> int:
    """The first port from here on that no other program listens on."""
    for port in range(first, first + PORTS - 1):
        try:
            return checked_port(host, port)
        except UsageError:
            continue
    return checked_port(host, first + PORTS - 1)


def checked_port(host: str, port: int) -> int:
    """Raise UsageError at once if another program listens on this port."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
    except OSError as error:
        raise UsageError(f"cannot listen on {host} port {port}: {error.strerror or error}") from error
    return port


def check_data(settings: Settings) -> None:
    """Raise DataError at once if tables cannot be stored there, or were stored by a newer Boomtable."""
    from boomtable.server.store.data_folder import claimed
    from boomtable.server.store.database import Store

    folder = claimed(settings)
    try:
        store = Store.open(settings.place)
        try:
            store.check()
        finally:
            store.close()
    finally:
        if folder is not None:
            folder.release()


def allow_many_sockets() -> None:
    """Raise the limit of open sockets to what the system allows: by default it is far lower."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def default_data() -> Path:
    return Path.home() / ".local" / "share" / "boomtable"


def port_number(text: str) -> int:
    number = int(text)
    if not 0 < number < 65536:
        raise ValueError
    return number


def store_address(text: str) -> str:
    if not text.startswith(("postgresql://", "postgres://")):
        raise argparse.ArgumentTypeError("this is no address of a database such as postgresql://user@host/name")  # it may hold a password
    return text


def server_name(text: str) -> str:
    if not SERVER_NAME.fullmatch(text):
        raise argparse.ArgumentTypeError(f"{text!r} is no name of a server: at most 40 letters, digits, dots, dashes and underscores")
    return text


def speed_factor(text: str) -> float:
    number = float(text)
    if not 0.01 <= number <= 10_000:
        raise ValueError
    return number


def host_name(text: str) -> str:
    if not HOST_NAME.fullmatch(text):
        raise argparse.ArgumentTypeError(f"{text!r} is no name such as games.example.org: leave out https:// and the port")
    return text


def network(text: str) -> str:
    try:
        return str(ipaddress.ip_network(text))
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{text!r} is no address and no network such as 10.0.0.0/8") from error


def web_address(text: str) -> str:
    if not text.startswith(("http://", "https://")):
        raise argparse.ArgumentTypeError(f"{text!r} is no address that begins with http:// or https://")
    return text.rstrip("/") + "/"
