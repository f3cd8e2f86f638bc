"""Where the engine is installed without the server, commands say what to install."""

from __future__ import annotations

import sys

import pytest

import boomtable as boomtable_package
from boomtable.cli import missing
from tests.cli.conftest import Boomtable


@pytest.mark.parametrize(("command", "package"), [("serve", "uvicorn"), ("load", "httpx"), ("drill", "httpx")])
def test_a_command_names_the_extra_that_it_wants(boomtable: Boomtable, monkeypatch: pytest.MonkeyPatch, command: str, package: str) -> None:
    for part in ("server", "client"):  # what is loaded anew in their place goes again afterwards
        monkeypatch.setattr(boomtable_package, part, getattr(boomtable_package, part, None), raising=False)
    for name in [
        name for name in sys.modules if name.split(".")[0] == package or name.startswith(("boomtable.server", "boomtable.client"))
    ]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, package, None)

    ran = boomtable(command)

    assert ran.code == 2
    assert ran.err == f"boomtable: the package {package} is not installed: pip install 'boomtable[server]' brings it\n"


def test_every_extra_is_known() -> None:
    brings = missing.extras()

    assert {brings[name] for name in ("starlette", "prometheus-client", "uvloop", "httpx")} == {"server"}
    assert brings["chess"] == "bench"
    assert missing.sentence(ModuleNotFoundError("no", name="prometheus_client.core")) is not None


def test_what_is_no_package_of_an_extra_is_a_fault_of_ours() -> None:
    assert missing.sentence(ModuleNotFoundError("no", name="boomtable.gone")) is None
    assert missing.sentence(ModuleNotFoundError("no")) is None
