"""Games of Blast Tactics to learn from: the ends of their turns, and who won."""

from pathlib import Path

import msgspec


class Moment(msgspec.Struct):
    """The end of a turn: the numbers of the living, and the places that they have."""

    living: list[int]
    places: list[list[int]]
    numbers: list[list[float]]


class Played(msgspec.Struct):
    seats: int
    round: int
    number: int
    winners: list[int]
    moments: list[Moment]


def keep(file: Path, played: Played) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("ab") as output:
        output.write(msgspec.json.encode(played) + b"\n")


def stored(file: Path) -> list[Played]:
    """The games of a file; a last line that was cut off does not count."""
    if not file.is_file():
        return []
    return [msgspec.json.decode(line, type=Played) for line in file.read_bytes().splitlines(keepends=True) if line.endswith(b"\n")]
