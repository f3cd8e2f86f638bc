"""Debian's Firefox, driven by WebDriver BiDi, which it speaks by itself: Playwright only drives builds of its own."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from threading import Thread
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.browser.person import NO_FAULT, PATIENCE_MS

LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
FINGER = {"type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"}}
# of the first of these that a finger can reach, as soon as a picture is drawn that has one
MIDDLE_OF = """(selector) => new Promise((done) => {
  const look = () => {
    const found = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility());
    if (found === undefined) return requestAnimationFrame(look);
    found.scrollIntoView({ block: "nearest" });
    const { left, top, width, height } = found.getBoundingClientRect();
    const at = [left + width / 2, top + height / 2];
    if (found.contains(document.elementFromPoint(...at))) done(at);
    else requestAnimationFrame(look);
  };
  look();
})"""
QUIET = {  # it asks nobody on the internet for anything
    "app.update.disabledForTesting": True,
    "browser.safebrowsing.downloads.remote.enabled": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "extensions.getAddons.cache.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "network.proxy.type": 0,
    "services.settings.server": "data:,",
    "ui.prefersReducedMotion": 1,
}


@contextmanager
def firefox(program: str, profile: Path, width: int, height: int) -> Iterator[Firefox]:
    """A Firefox without a window, with one page of this size."""
    (profile / "user.js").write_text("".join(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in QUIET.items()))
    command = [program, "--headless", "--no-remote", "--remote-debugging-port", "0", "--profile", str(profile)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as process:
        try:
            with connect(f"{_address_of(process)}/session", proxy=None, max_size=None) as socket:
                yield Firefox(socket, width, height)
        finally:
            process.kill()


def _address_of(process: subprocess.Popen[str]) -> str:
    assert process.stderr is not None
    told = ""
    for line in process.stderr:
        told += line
        if listening := LISTENING.search(line):
            Thread(target=process.stderr.read, daemon=True).start()  # so that it never waits for somebody to read what it says
            return listening[1]
    raise AssertionError(f"Firefox does not start; its last words: {told[-500:]}")


class Firefox:
    def __init__(self, socket: ClientConnection, width: int, height: int) -> None:
        self._socket = socket
        self._numbers = count(1)
        self.faults: list[str] = []
        self._ask("session.new", capabilities={"alwaysMatch": {"acceptInsecureCerts": False}})
        self._ask("session.subscribe", events=["log.entryAdded"])
        self._page = {"context": self._ask("browsingContext.getTree")["contexts"][0]["context"]}
        self._ask("browsingContext.setViewport", viewport={"width": width, "height": height}, **self._page)

    def open(self, url: str) -> None:
        self._ask("browsingContext.navigate", url=url, wait="complete", **self._page)

    def tap(self, selector: str) -> None:
        """Put a finger on the middle of the first of these that is to be seen, as soon as there is one, and lift it."""
        point = self._tell(f"({MIDDLE_OF})({json.dumps(selector)})")["value"]
        x, y = (round(each["value"]) for each in point)
        steps = [{"type": "pointerMove", "x": x, "y": y}, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        self._ask("input.performActions", actions=[{**FINGER, "actions": steps}], **self._page)

    def wait_for(self, selector: str) -> None:
        self._tell(f"({MIDDLE_OF})({json.dumps(selector)})")

    def sees(self, selector: str) -> bool:
        return bool(self._tell(f"document.querySelector({json.dumps(selector)}) !== null")["value"])

    def text(self, selector: str) -> str:
        told: str = self._tell(f"document.querySelector({json.dumps(selector)}).innerText")["value"]
        return told

    def _tell(self, expression: str) -> dict[str, Any]:
        """What this expression gives, waited for where it is a promise."""
        answer = self._ask("script.evaluate", expression=expression, target=self._page, awaitPromise=True)
        assert answer["type"] == "success", answer
        result: dict[str, Any] = answer["result"]
        return result

    def _ask(self, method: str, **parameters: Any) -> dict[str, Any]:
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self._socket.recv(timeout=PATIENCE_MS / 1000))
            if message.get("method") == "log.entryAdded":
                self._note(message["params"])
            elif message.get("id") == number:
                assert message["type"] == "success", f"{method}: {message}"
                result: dict[str, Any] = message["result"]
                return result

    def _note(self, entry: dict[str, Any]) -> None:
        if entry["level"] == "error" and not NO_FAULT.search(entry["text"] or ""):
            self.faults.append(entry["text"])
