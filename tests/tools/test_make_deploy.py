"""What is shipped for those who run many servers is what the drill runs, and HAProxy takes it."""

from __future__ import annotations

import os
import subprocess

import pytest

from boomtable.client.proxy_process import program
from tests.serving.stores import NO_PROXY
from tools import make_deploy


def test_the_shipped_settings_are_those_of_the_drill() -> None:
    assert make_deploy.FILE.read_text() == make_deploy.text(), "renew it: python -m tools.make_deploy"


def test_haproxy_takes_the_shipped_settings() -> None:
    haproxy = program()
    if haproxy is None:
        (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)(NO_PROXY)
    said = subprocess.run([haproxy, "-c", "-f", str(make_deploy.FILE)], capture_output=True, text=True)

    assert said.returncode == 0, said.stderr
