"""Recordings on disk."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from boomtable.cli.game_flags import find_game
from boomtable.cli.usage import UsageError
from boomtable.core.errors import RecordingError
from boomtable.games import GAMES
from boomtable.table.recording import Recording, read, write


def read_bytes(path: str) -> bytes:
    try:
        return Path(path).read_bytes()
    except OSError as error:
        raise UsageError(f"{path} cannot be read: {_reason(error)}") from error


def load_recording(path: str, game_name: str | None = None) -> Recording:
    """The recording in a file; `game_name` says where its game is if it is not one of ours."""
    games = dict(GAMES)
    if game_name is not None:
        game = find_game(game_name)
        games[game.info.id] = game
    text = read_bytes(path)
    with naming(path):
        try:
            text.decode()
        except UnicodeDecodeError as error:
            raise RecordingError("this is not UTF-8 text") from error
        return read(text, games.get)


@contextmanager
def naming(path: str) -> Iterator[None]:
    """Add the name of the file to errors about a recording."""
    try:
        yield
    except RecordingError as error:
        raise RecordingError(f"{path}: {error}") from error


def check_new_file(path: str) -> None:
    """Raise UsageError before the game, not after it, if the game cannot be saved there."""
    if Path(path).exists():
        raise UsageError(f"{path} cannot be written: it exists already")
    if not Path(path).resolve().parent.is_dir():
        raise UsageError(f"{path} cannot be written: its folder does not exist")


def save_recording(path: str, recording: Recording) -> None:
    try:
        with Path(path).open("xb") as file:
            file.write(write(recording))
    except OSError as error:
        raise UsageError(f"{path} cannot be written: {_reason(error)}") from error


def _reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()
