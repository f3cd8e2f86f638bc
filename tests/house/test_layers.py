"""Who may import whom."""

import ast
from pathlib import PurePosixPath

import pytest

from tests.house.source import MODULES, Module, found_in, imports

RESEARCH = tuple(f"boomtable.{layer}" for layer in ("core", "table", "laws", "bots", "games", "research"))
ENVS = tuple(f"boomtable.{layer}" for layer in ("core", "table", "bots", "games", "envs"))
OUTSIDE = ("cli", "client", "mcp", "research", "server")
ITSELF = ("boomtable", "boomtable.__version__")  # where it lies, and which version it is
EXCEPTIONS = {
    "server/__main__.py": ("boomtable.cli", "boomtable.core")
}  # `python -m boomtable.server` takes the flags of `boomtable serve`


def allowed(module: Module) -> tuple[str, ...]:
    """The parts of the package that a module may import from."""
    path = PurePosixPath(module.path)
    if module.path in EXCEPTIONS:
        return EXCEPTIONS[module.path]
    if module.layer == "games" and len(path.parts) > 2:
        return ("boomtable.core", f"boomtable.games.{path.parts[1]}")
    if module.path.startswith("bots/handmade/"):
        return ("boomtable.core", "boomtable.bots", f"boomtable.games.{PurePosixPath(path.parts[2]).stem}")
    return {
        "__init__.py": (),
        "core": ("boomtable.core",),
        "games": ("boomtable.core", "boomtable.games"),
        "table": ("boomtable.core", "boomtable.table"),
        "laws": ("boomtable.core", "boomtable.table", "boomtable.laws"),
        "bots": ("boomtable.core", "boomtable.bots"),
        "words.py": ("boomtable.core",),
        "envs": ENVS,
        "research": (*RESEARCH, "boomtable.envs"),
        "client": ("boomtable.core", "boomtable.client"),
        "mcp": ("boomtable.core", "boomtable.games", "boomtable.words", "boomtable.client", "boomtable.mcp"),
        "server": (*RESEARCH, "boomtable.server"),
        "cli": ("boomtable",),
    }[module.layer]


def strays(module: Module) -> list[str]:
    """What a module imports of ours and may not."""
    free = ITSELF if module.layer in OUTSIDE else ()
    ours = [name for name in imports(module) if name.split(".")[0] == "boomtable" and name not in free]
    return [name for name in ours if not any(f"{name}.".startswith(f"{part}.") for part in allowed(module))]


def test_a_module_imports_only_from_the_layers_below_it() -> None:
    assert len(MODULES) > 500
    assert found_in(MODULES, strays) == {}


@pytest.mark.parametrize(
    ("path", "line", "stray"),
    [
        ("core/game.py", "from boomtable.table import Table", "boomtable.table.Table"),
        ("core/game.py", "import boomtable.games", "boomtable.games"),
        ("core/game.py", "from .. import games", "boomtable.games"),
        ("games/snip/rules.py", "from boomtable.games.other import GAME", "boomtable.games.other.GAME"),
        ("games/snip/rules.py", "from boomtable.games.snippets import GAME", "boomtable.games.snippets.GAME"),
        ("games/snip/rules.py", "from boomtable import table", "boomtable.table"),
        ("table/table.py", "from boomtable.bots.bot import Bot", "boomtable.bots.bot.Bot"),
        ("laws/law.py", "from boomtable.games import GAMES", "boomtable.games.GAMES"),
        ("bots/ismcts.py", "from boomtable.games.snip import GAME", "boomtable.games.snip.GAME"),
        ("bots/handmade/snip.py", "from boomtable.games.other import GAME", "boomtable.games.other.GAME"),
        ("bots/handmade/snip/ladder.py", "from boomtable.games.other import GAME", "boomtable.games.other.GAME"),
        ("core/rows.py", "from boomtable.envs.batch import Batch", "boomtable.envs.batch.Batch"),
        ("envs/batch.py", "from boomtable.research.beside import compare", "boomtable.research.beside.compare"),
        ("research/beside.py", "from boomtable.server.clock import Clock", "boomtable.server.clock.Clock"),
        ("client/guest.py", "from boomtable.server.clock import Clock", "boomtable.server.clock.Clock"),
        ("server/clock.py", "from boomtable.cli.say import say", "boomtable.cli.say.say"),
        ("mcp/place.py", "from boomtable.server.clock import Clock", "boomtable.server.clock.Clock"),
        ("words.py", "from boomtable.cli.say import say", "boomtable.cli.say.say"),
    ],
)
def test_an_import_from_elsewhere_is_found(path: str, line: str, stray: str) -> None:
    assert strays(Module(path, ast.parse(line))) == [stray]
