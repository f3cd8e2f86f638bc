"""Puts the built web client into the wheel, or refuses to make a wheel without it; and the compiled engine, where it is named."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    """Named by [tool.hatch.build.hooks.custom]; an editable install builds no client, `make` does."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        web = Path(self.root) / "web"
        page = Path(self.root) / "src" / "boomtable" / "server" / "static" / "index.html"
        if not page.is_file():
            build_client(web)
        if not page.is_file():
            raise SystemExit("boomtable: the web client was not built; refusing to make a wheel without it")
        compiled = os.environ.get("BOOMTABLE_COMPILED")
        if compiled and self.target_name == "wheel":
            add_libraries(Path(compiled), build_data)


def add_libraries(compiled: Path, build_data: dict[str, Any]) -> None:
    """Put the libraries of a compiled engine beside their sources; the wheel is then one for this Python and this machine."""
    libraries = [*compiled.glob("*.so"), *(compiled / "boomtable").rglob("*.so")]
    if not libraries:
        raise SystemExit(f"boomtable: there is no compiled engine in {compiled}; `make compiled` builds it")
    for library in libraries:
        build_data["force_include"][str(library)] = library.relative_to(compiled).as_posix()
    build_data["pure_python"] = False
    build_data["infer_tag"] = True


def build_client(web: Path) -> None:
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit("boomtable: no npm on PATH, and the web client is not built; `make client` builds it")
    subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=web, check=True)
    subprocess.run([npm, "run", "build"], cwd=web, check=True)
