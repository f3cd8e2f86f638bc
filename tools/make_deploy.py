"""Writes `deploy/haproxy.cfg`: what the drill of many servers runs, for three servers on one machine and Debian's HAProxy."""

from pathlib import Path

from boomtable.client.proxy_settings import proxy_settings

FILE = Path(__file__).parents[1] / "deploy" / "haproxy.cfg"
SERVERS = {f"s{number}": f"127.0.0.1:810{number}" for number in (1, 2, 3)}


def text() -> str:
    return proxy_settings("127.0.0.1:8080", SERVERS, "/run/haproxy/admin.sock", as_haproxy=True)


if __name__ == "__main__":
    FILE.write_text(text())
