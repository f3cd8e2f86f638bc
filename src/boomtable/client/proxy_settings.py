"""How HAProxy leads people to servers: a table's requests and sockets to one of them, everything else to any.

`deploy/haproxy.cfg` is what this makes for three servers, so what is shipped is what the drill has been through.
"""

from __future__ import annotations

TEXT = """\
# Boomtable behind HAProxy: everything about one table goes to one server. Tried with HAProxy 2.6; read docs/operating.md.
global
    maxconn 4000                        # two files for each: LimitNOFILE of the unit has to allow that
    stats socket {admin} mode 600 level admin expose-fd listeners
    hard-stop-after 1h                  # how long an old process keeps its sockets after a reload{account}
defaults
    mode http
    timeout connect 1s
    timeout client 35s                  # players ping every 2.5 s
    timeout server 35s
    timeout tunnel 35s
    timeout http-request 5s
    timeout check 1s
    retries 3
    option redispatch 1
    retry-on conn-failure               # and nothing else: what was sent may have been done
frontend door
    bind {door}
    http-request deny if {{ path /metrics /watchz }}
    http-request set-var(txn.table) path,field(3,/) if {{ path_beg /ws/ }}
    http-request set-var(txn.table) path,field(4,/) if {{ path_beg /api/tables/ }}
    http-request del-header X-Forwarded-For
    option forwardfor                   # without it everybody would be this machine: no limits
    http-request del-header X-Forwarded-Proto
    http-request set-header X-Forwarded-Proto https if {{ ssl_fc }}
    use_backend by_table if {{ var(txn.table) -m found }} {{ var(txn.table) -m len gt 0 }}
    default_backend any
backend by_table
    balance hash var(txn.table)
    hash-type consistent                # a server that goes moves its own tables only
{checks}
{servers}
backend any
    balance leastconn
{checks}
{servers}
"""
CHECKS = """\
    option httpchk GET /readyz
    http-check disable-on-404           # a server that drains gets nobody new
    default-server check inter 500ms fall 2 rise 2 on-marked-down shutdown-sessions"""
ACCOUNT = """
    user haproxy
    group haproxy"""


def proxy_settings(door: str, servers: dict[str, str], admin: str, *, as_haproxy: bool = False) -> str:
    """`servers` are addresses by name; without `as_haproxy` it stays the user who started it."""
    lines = "\n".join(f"    server {name} {address}" for name, address in servers.items())
    return TEXT.format(door=door, admin=admin, account=ACCOUNT if as_haproxy else "", checks=CHECKS, servers=lines)
