"""Which folder of the server may import which."""

import ast

import pytest

from tests.house.source import MODULES, Module, found_in, imports

SERVER = "boomtable.server"
# single files that every folder may import
GROUND = ("address", "clock", "errors", "lease", "logs", "metrics", "seeds", "settings", "signals", "surroundings", "throttle")
BELOW = {  # from the bottom to the top
    "protocol": (),
    "store": (),
    "people": ("store",),
    "game": ("protocol", "store"),
    "bots": ("protocol", "game"),
    "seating": ("protocol", "store", "people", "bots"),
    "tables": ("protocol", "store", "people", "game", "bots", "seating"),
    "work": ("protocol", "game"),
    "net": ("protocol", "people", "game", "tables"),
    "http": ("protocol", "people", "bots", "tables", "work", "net"),
    "extensions": ("protocol", "work", "http"),
}
ON_TOP = ("__init__", "__main__", "app", "process")  # what starts a server; nothing inside imports it

INSIDE = [module for module in MODULES if module.layer == "server"]


def room(module: Module) -> str:
    """The folder of the server that a module lies in, or the name of a single file."""
    return module.path.split("/")[1].removesuffix(".py")


def allowed(module: Module) -> tuple[str, ...]:
    here = room(module)
    if here in GROUND:
        return GROUND
    return (*GROUND, here, *BELOW[here]) if here in BELOW else (*GROUND, *BELOW, *ON_TOP)


def strays(module: Module) -> list[str]:
    """What a module imports of the server and may not."""
    inside = [name.split(".") for name in imports(module) if name.startswith(f"{SERVER}.")]
    return [".".join(parts) for parts in inside if parts[2] not in allowed(module)]


def test_every_part_of_the_server_has_its_place() -> None:
    assert {room(module) for module in INSIDE} == {*GROUND, *BELOW, *ON_TOP}


def test_a_folder_of_the_server_imports_only_from_those_below_it() -> None:
    assert found_in(INSIDE, strays) == {}


def test_only_extensions_know_single_games() -> None:
    assert found_in([module for module in INSIDE if room(module) != "extensions"], single_games) == {}


def single_games(module: Module) -> list[str]:
    return [name for name in imports(module) if name.startswith("boomtable.games.") and name != "boomtable.games.GAMES"]


def test_no_folder_is_below_itself() -> None:
    seen: set[str] = set()
    for folder, below in BELOW.items():
        assert set(below) <= seen, folder
        seen.add(folder)


@pytest.mark.parametrize(
    ("path", "line", "stray"),
    [
        ("server/clock.py", "from boomtable.server.store import saving", "boomtable.server.store.saving"),
        ("server/store/writer.py", "from boomtable.server.tables.registry import Tables", "boomtable.server.tables.registry.Tables"),
        ("server/tables/registry.py", "from boomtable.server.net.door import SocketDoor", "boomtable.server.net.door.SocketDoor"),
        ("server/game/inbox.py", "from ..seating import seats", "boomtable.server.seating.seats"),
        ("server/net/door.py", "import boomtable.server.http.lobby", "boomtable.server.http.lobby"),
        ("server/http/api.py", "from boomtable.server.store.database import Store", "boomtable.server.store.database.Store"),
    ],
)
def test_an_import_from_above_is_found(path: str, line: str, stray: str) -> None:
    assert strays(Module(path, ast.parse(line))) == [stray]


def test_a_single_game_is_found() -> None:
    lines = "from boomtable.games import GAMES\nfrom boomtable.games.snip import GAME\n"
    assert single_games(Module("server/tables/turns.py", ast.parse(lines))) == ["boomtable.games.snip.GAME"]
