"""Long measurements of bots: in chunks, going on where they stopped, with a table at the end.

    python tools/measure.py --games 300 "snip --seats 3 --bots random" "snip --seats 3 --bots search:1000"

Each argument is a line for `boomtable simulate`. Finished chunks are kept in a file, one line each, together with the exact
command, the form of the engine and a digest of the code that played: what is there already is not played again.
"""

import argparse
import hashlib
import json
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import boomtable
from boomtable.cli.usage import Parser, positive_number
from boomtable.core.errors import BoomtableError
from boomtable.core.form import compiled
from boomtable.research.summary import rate

PACKAGE = Path(boomtable.__file__).parent
PLAYING = ("core", "games", "table", "bots", "research")  # the code that decides how games go

Chunk = dict[str, Any]


def run(arguments: list[str]) -> int:
    parser = Parser(prog="measure", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("lines", nargs="+", metavar="LINE", help="what to simulate, as after `boomtable simulate`")
    parser.add_argument("--games", type=positive_number, default=300, help="for each line (default 300)")
    parser.add_argument("--chunk", type=positive_number, default=25, help="games between two looks at the file (default 25)")
    parser.add_argument("--file", type=Path, default=Path("build/measure.jsonl"), help="finished chunks (default build/measure.jsonl)")
    asked = parsed(parser, arguments)
    rows = [row(line, measured(line, asked.games, asked.chunk, asked.file)) for line in asked.lines]
    print("\n".join(["| bots and options | games | won | 95 % interval | thinking, median ms |", "|---|---|---|---|---|", *rows]))
    return 0


def parsed(parser: Parser, arguments: list[str]) -> argparse.Namespace:
    """The parsed arguments; ends the program with a sentence where they make no sense."""
    try:
        return parser.parse_args(arguments)
    except BoomtableError as error:
        print(f"{parser.prog}: {error}", file=sys.stderr)
        raise SystemExit(2) from error


def measured(line: str, games: int, size: int, file: Path) -> list[Chunk]:
    """The chunks of one line; those that are missing in the file are played now."""
    code = digest()
    found = []
    for seed, done in enumerate(range(0, games, size)):
        command = [*shlex.split(line), "--games", str(min(size, games - done)), "--seed", str(seed), "--json"]
        key = {"command": command, "engine": "compiled" if compiled() else "interpreted", "code": code}
        chunk = stored(file, key)
        if chunk is None:
            print(f"{line}: {done} of {games} games", file=sys.stderr)
            chunk = simulate(command)
            store(file, key, chunk)
        found.append(chunk)
    return found


def digest() -> str:
    hashed = hashlib.blake2b(digest_size=8)
    for layer in PLAYING:
        for file in sorted((PACKAGE / layer).rglob("*.py")):
            hashed.update(file.read_bytes())
    return hashed.hexdigest()


def stored(file: Path, key: dict[str, Any]) -> Chunk | None:
    """The finished chunks of this key in the file. A last line that was cut off counts as missing."""
    if not file.is_file():
        return None
    for text in file.read_text(encoding="utf-8").splitlines():
        try:
            entry = json.loads(text)
        except json.JSONDecodeError:
            continue
        if {name: entry.get(name) for name in key} == key:
            result: Chunk = entry["result"]
            return result
    return None


def store(file: Path, key: dict[str, Any], chunk: Chunk) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    broken = file.is_file() and file.read_bytes()[-1:] not in (b"\n", b"")
    with file.open("a", encoding="utf-8") as output:
        output.write(("\n" if broken else "") + json.dumps({**key, "result": chunk}) + "\n")


def simulate(command: list[str]) -> Chunk:
    start = "from boomtable.cli.main import run; raise SystemExit(run())"
    done = subprocess.run([sys.executable, "-c", start, "simulate", *command], stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"boomtable simulate {shlex.join(command)} failed")
    result: Chunk = json.loads(done.stdout)
    return result


def row(line: str, chunks: list[Chunk]) -> str:
    """A row of the table: cooperative games count shared wins, others the wins of each bot."""
    games = sum(chunk["games"] for chunk in chunks)
    cells = []
    for bot in chunks[0]["wins_by_bot"]:
        wins = [chunk["win_rate"] if "win_rate" in chunk else chunk["wins_by_bot"][bot] for chunk in chunks]
        total = rate(sum(win["count"] for win in wins), sum(win["of"] for win in wins), games)
        median = sorted(chunk["thinking_ms"][bot]["median"] for chunk in chunks)[len(chunks) // 2]
        name = line if len(chunks[0]["wins_by_bot"]) == 1 else f"{line} ({bot})"
        cells.append(f"| `{name}` | {games} | {total['rate']:.1%} | {total['low']:.1%} to {total['high']:.1%} | {median:.1f} |")
    return "\n".join(cells)


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
