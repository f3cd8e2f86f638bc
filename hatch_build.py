"""Puts the built web client into the wheel, or refuses to make a wheel without it."""

from __future__ import annotations

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


def build_client(web: Path) -> None:
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit("boomtable: no npm on PATH, and the web client is not built; `make client` builds it")
    subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=web, check=True)
    subprocess.run([npm, "run", "build"], cwd=web, check=True)
