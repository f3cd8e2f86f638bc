"""One Chromium and one server for all browser tests, and people with a browser of their own."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from boomtable.client.server_process import ServerProcess
from boomtable.server.http.pages import STATIC
from tests.browser.finished import Finished, play_finished
from tests.browser.person import PATIENCE_MS, People
from tests.serving.fixtures import fixed_deals  # noqa: F401

SPEED = 100.0  # bots answer at once
CHROMIUMS = ("chromium-headless-shell", "chromium", "google-chrome")  # the first draws no windows around its pages, and is the quickest
FLAGS = [
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--no-proxy-server",
    "--host-resolver-rules=MAP boomtable.test 127.0.0.1",  # a name that is no secure context, as in a living room
]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    if chromium is None:
        (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)("no Chromium: browser tests did NOT run")
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS, timeout=PATIENCE_MS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not (STATIC / "index.html").is_file():
        pytest.fail("the web client is not built: run `npm ci && npm run build` in web/")
    return tmp_path_factory.mktemp("server") / "data"


@pytest.fixture(scope="session")
def server(data: Path) -> Iterator[ServerProcess]:
    with ServerProcess(data, speed=SPEED) as process:
        yield process


@pytest.fixture
def people(browser: Browser, server: ServerProcess) -> Iterator[People]:
    with People(browser, server.url) as guests:
        yield guests


@pytest.fixture(scope="session")
def finished(browser: Browser, server: ServerProcess) -> Iterator[Finished]:
    """Ada and Bea have played a game to its good end, and still look at it."""
    with People(browser, server.url) as guests:
        yield play_finished(guests)
