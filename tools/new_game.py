"""Starts a new game: copies Snip under another name, with its ledger, words and tests, and registers it. It runs at once.

All of it is made in a copy of the house; only what is finished comes in, so a run that fails leaves nothing behind.
"""

import argparse
import io
import keyword
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tokenize
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

HOUSE = Path(__file__).resolve().parents[1]
FOLDERS = ("src/boomtable/games/{}", "tests/games/{}", "tests/recordings/{}", "web/src/games/{}")
REGISTER = "src/boomtable/games/__init__.py"
WEB_REGISTER = "web/src/games/index.ts"
WORKSHOP = ("src", "tools", *(folder.format("snip") for folder in FOLDERS[1:3]), "web/src/games", "web/src/net", "pyproject.toml")


@dataclass(frozen=True)
class Name:
    """One game's name in all its spellings."""

    id: str  # tick_tock
    title: str  # Tick Tock
    prefix: str  # TT

    @property
    def type(self) -> str:  # TickTock
        return "".join(word.capitalize() for word in self.id.split("_"))

    @property
    def constant(self) -> str:  # TICK_TOCK
        return self.id.upper()


SNIP = Name("snip", "Snip", "SN")


def renamed(text: str, new: Name) -> str:
    """Snip's text under the new name: ids, classes and constants first, what is left is prose."""
    text = re.sub(r"(?<![A-Za-z])snip(?![a-z])", new.id, text)
    text = re.sub(r"\bSNIP\b", new.constant, text)
    text = re.sub(r"\bSN(?=-|\b)", new.prefix, text)
    text = re.sub(r"\bSnip(?=[A-Z])", new.type, text)
    return re.sub(r"\bSnip\b", new.title, text)


def renamed_code(code: str, new: Name) -> str:
    """Source with the new name, as by `renamed`, but the class called just `Snip` is a name and not prose."""
    lines = code.splitlines(keepends=True)
    for token in reversed(list(tokenize.generate_tokens(io.StringIO(code).readline))):
        if token.type == tokenize.NAME and token.string == SNIP.type:
            row, (start, end) = token.start[0] - 1, (token.start[1], token.end[1])
            lines[row] = lines[row][:start] + new.type + lines[row][end:]
    return renamed("".join(lines), new)


def renamed_web(text: str, new: Name) -> str:
    """A screen's source, as by `renamed`, but the kit's sound and icon of that name stay: only as an id is "snip" the game."""
    kept = re.sub(r'(?<!\bid: )"snip"', '"shears"', text)
    return renamed(kept, new).replace('"shears"', '"snip"')


def copied(path: Path, new: Name) -> tuple[Path, str]:
    """The place of a copied file of Snip, and its new content."""
    text = path.read_text(encoding="utf-8")
    target = Path(renamed(path.relative_to(HOUSE).as_posix(), new))
    rename = {".py": renamed_code, ".ts": renamed_web, ".tsx": renamed_web}.get(path.suffix, renamed)
    return target, rename(text, new)


def registered(text: str, new: Name) -> str:
    """games/__init__.py with the new game in its three lists."""
    text = re.sub(r"(?=^from boomtable\.games\.snip )", f"from boomtable.games.{new.id} import GAME as {new.constant}\n", text, flags=re.M)
    text = re.sub(r"(for game in \([^)]*?),?\s*\)", rf"\1, {new.constant})", text)
    return re.sub(r"(__all__ = \[[^\]]*?),?\s*\]", rf'\1, "{new.constant}"]', text)


def registered_web(text: str, new: Name) -> str:
    """web/src/games/index.ts with the new game beside Snip."""
    return re.sub(r"^( *)snip: .*\n", rf'\g<0>\g<1>{new.id}: () => import("./{new.id}"),\n', text, flags=re.M)


def check_free(new: Name) -> None:
    """End the program with one sentence and exit code 2 where the name cannot be used."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", new.id) or len(new.id) > 24:
        refuse(f"{new.id!r} cannot be the id of a game: it takes up to 24 small letters, digits and single underscores, a letter first")
    if keyword.iskeyword(new.id):
        refuse(f"{new.id!r} cannot be the id of a game: it is a word of Python's own")
    if any(any((HOUSE / folder.format(new.id)).rglob("*.*")) for folder in FOLDERS):
        refuse(f"there is a game {new.id!r} already")
    if list((HOUSE / WEB_REGISTER).parent.glob(f"{new.id}.*")) or new.constant == "GAMES":
        refuse(f"{new.id!r} cannot be the id of a game: another thing beside the games has this name")
    if not re.fullmatch(r"[A-Z]{2}", new.prefix) or new.prefix == "EX":
        refuse(f"{new.prefix!r} cannot be a prefix of rule ids: it takes two capital letters, and not EX; choose one with --prefix")
    for ledger in (HOUSE / "src" / "boomtable").rglob("LEDGER.md"):
        if f"prefix {new.prefix})" in ledger.read_text(encoding="utf-8"):
            refuse(f"the prefix {new.prefix} cannot be used twice: {ledger.parent.name} has it; choose one with --prefix")


def refuse(sentence: str) -> NoReturn:
    print(f"new_game: {sentence}", file=sys.stderr)
    raise SystemExit(2)


def tidy(paths: list[Path], house: Path) -> None:
    """Format the new files: longer names make longer lines and another order of imports."""
    ruff = Path(sys.executable).with_name("ruff")
    code = [path for path in paths if path.suffix == ".py"]
    subprocess.run([ruff, "check", "-q", "--fix-only", "--select", "I,RUF022", *code], cwd=house, check=True)
    subprocess.run([ruff, "format", "-q", *code], cwd=house, check=True)


def generate(house: Path) -> None:
    """Make what is kept and follows from schemas and recordings, in processes that see the new game."""
    environment = {**os.environ, "PYTHONPATH": str(house / "src")}
    for tool in ("tools.make_types", "tools.make_deals"):
        subprocess.run([sys.executable, "-B", "-m", tool], cwd=house, env=environment, check=True)


def copy_house(house: Path) -> None:
    """Copy what a new game is made from and what it is written into."""
    for part in WORKSHOP:
        source, target = HOUSE / part, house / part
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "static"))
        elif source.exists():
            shutil.copy(source, target)


def build(new: Name, house: Path) -> None:
    """Write all files of the new game into this copy of the house."""
    sources = [path for folder in FOLDERS for path in sorted((HOUSE / folder.format(SNIP.id)).rglob("*")) if path.is_file()]
    texts = dict(copied(path, new) for path in sources if "__pycache__" not in path.parts)
    texts[Path(REGISTER)] = registered((HOUSE / REGISTER).read_text(encoding="utf-8"), new)
    texts[Path(WEB_REGISTER)] = registered_web((HOUSE / WEB_REGISTER).read_text(encoding="utf-8"), new)
    for path, text in texts.items():
        (house / path).parent.mkdir(parents=True, exist_ok=True)
        (house / path).write_text(text, encoding="utf-8")
    tidy(list(texts), house)
    generate(house)


def changed(house: Path) -> dict[Path, bytes]:
    """The files of this copy that the house lacks or has otherwise, by path below it."""
    held = {
        path.relative_to(house): path.read_bytes()
        for path in sorted(house.rglob("*"))
        if path.is_file() and ".ruff_cache" not in path.parts
    }
    return {path: content for path, content in held.items() if before(path) != content}


def before(path: Path) -> bytes | None:
    return (HOUSE / path).read_bytes() if (HOUSE / path).is_file() else None


def bring_in(files: dict[Path, bytes]) -> None:
    """Write these files into the house: all of them, or none."""
    found = {path: before(path) for path in files}
    folders = {folder for path in files for folder in path.parents if not (HOUSE / folder).exists()}
    try:
        for path, content in files.items():
            (HOUSE / path).parent.mkdir(parents=True, exist_ok=True)
            (HOUSE / path).write_bytes(content)
    except BaseException:  # Ctrl-C, too
        put_back(found, folders)
        raise


def put_back(found: dict[Path, bytes | None], folders: set[Path]) -> None:
    """Leave the house as it was found, without these new folders; what was not reached is not touched."""
    for path, content in found.items():
        if before(path) == content:
            continue
        if content is None:
            (HOUSE / path).unlink()
        else:
            (HOUSE / path).write_bytes(content)
    for folder in sorted(folders, reverse=True):
        if (HOUSE / folder).is_dir():
            (HOUSE / folder).rmdir()


def start(new: Name) -> list[Path]:
    """Bring in the finished game; returns its files and those that it changed."""
    with tempfile.TemporaryDirectory() as folder:
        house = Path(folder).resolve()
        copy_house(house)
        build(new, house)
        files = changed(house)
    bring_in(files)
    return list(files)


def named(arguments: list[str]) -> Name:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("id", help="as in tick_tock")
    parser.add_argument("--title", help='as in "Tick Tock"; made from the id unless told otherwise')
    parser.add_argument("--prefix", help="two capital letters for the rule ids; made from the id unless told otherwise")
    asked = parser.parse_args(arguments)
    words = [word for word in asked.id.split("_") if word]
    letters = "".join(word[0] for word in words[:2]) if len(words) > 1 else asked.id[:2]
    return Name(asked.id, asked.title or " ".join(word.capitalize() for word in words), asked.prefix or letters.upper())


def run(arguments: list[str]) -> int:
    new = named(arguments)
    check_free(new)
    try:
        files = start(new)
    except KeyboardInterrupt:
        refuse("stopped, and nothing was changed")
    except (OSError, subprocess.CalledProcessError) as error:
        refuse(f"{new.title} cannot be started, and nothing was changed: {error}")
    for path in files:
        print(f"wrote {path}")
    print(f"{new.title} runs: try `boomtable play {new.id}`. Now write its LEDGER.md; CONTRIBUTING.md has the next steps.")
    return 0


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
