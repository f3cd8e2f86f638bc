"""`boomtable mcp`: tools by which a language model sits down at the tables of a running server."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from boomtable.cli.usage import Commands, UsageError, whole_number

SERVER = "http://localhost:8000"
PORT = 8765


def add(commands: Commands) -> None:
    parser = commands.add_parser("mcp", help="let a language model play at the tables of a running server")
    parser.add_argument("--server", default=SERVER, metavar="URL", help="the server (default %(default)s)")
    parser.add_argument("--http", action="store_true", help="listen on HTTP instead of standard input and output")
    parser.add_argument("--host", default="127.0.0.1", metavar="HOST", help="with --http: where (default %(default)s: this machine only)")
    parser.add_argument("--port", type=whole_number, default=PORT, metavar="PORT", help="with --http (default %(default)s; 0: any)")
    parser.add_argument("--token-file", type=Path, metavar="FILE", help="with --http: the token that lets in (default: a new one, printed)")
    parser.add_argument("--no-choices", action="store_true", help="list no legal choices: the model finds them out by the rules")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from boomtable.mcp import package

    package.demand()
    from boomtable.mcp import serving

    listed = not args.no_choices
    if args.http:
        asyncio.run(serving.over_http(args.server, args.host, args.port, _token(args.token_file), listed=listed))
    else:
        asyncio.run(serving.over_streams(args.server, listed=listed))
    return 0


def _token(file: Path | None) -> str | None:
    if file is None:
        return None
    try:
        token = file.read_text(encoding="utf-8").strip()
    except OSError as error:
        raise UsageError(f"the token cannot be read from {file}: {error.strerror}") from error
    if not token.isascii() or not token.isprintable() or len(token) < 16 or " " in token:
        raise UsageError(f"{file} holds no token: it is one word of at least 16 letters and digits")
    return token
