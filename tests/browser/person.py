"""A person at a browser of their own, which tells every frame it received and everything that went wrong in it."""

from __future__ import annotations

import json
import re
from types import TracebackType
from typing import Any, Self

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Position, WebSocket

from boomtable.games import GAMES

PATIENCE_MS = 60_000  # until a test gives up waiting; a busy machine is no failure
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
# What a page adds to a deal are sixteen bytes, here always the same ones for one name; all else, such as ids, has to differ.
FIXED_ENTROPY = """(() => {
  const drawn = crypto.getRandomValues.bind(crypto), name = NAME;
  const fixed = (array) => array.forEach((_, at) => { array[at] = name.charCodeAt(at % name.length); });
  crypto.getRandomValues = (array) => { if (array.length === 16) fixed(array); else drawn(array); return array; };
})()"""
NO_FAULT = re.compile(r"WebSocket connection to|net::ERR_(CONNECTION_|EMPTY_RESPONSE|SOCKET|INTERNET_DISCONNECTED)")  # the server is away


class Person:
    def __init__(self, context: BrowserContext, name: str, *, touch: bool) -> None:
        self.context = context
        self.name = name
        self.frames: list[dict[str, Any]] = []
        self.faults: list[str] = []
        self._touch = touch
        context.set_default_timeout(PATIENCE_MS)
        self.page = self.another_page()

    def another_page(self) -> Page:
        page = self.context.new_page()
        page.on("websocket", self._listen)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self._hear_console)
        return page

    def push(self, what: Locator, at: Position | None = None) -> None:
        """Tap where there is a touch screen, else click; in the middle unless told."""
        if self._touch:
            what.tap(position=at)
        else:
            what.click(position=at)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def sees(self, text: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_text(text)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(json.loads(frame)))

    def _hear_console(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not NO_FAULT.search(message.text):
            self.faults.append(f"{message.text} ({message.location['url']})")


class People:
    """Invites people; when they leave, nothing may have gone wrong in any of their pages."""

    def __init__(self, browser: Browser, url: str) -> None:
        self._browser = browser
        self._url = url
        self._here: list[Person] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        for person in self._here:
            person.context.close()
        if error is None:
            faults = [fault for person in self._here for fault in person.faults]
            assert not faults, faults

    def invite(self, name: str, size: dict[str, Any] = DESKTOP, *, url: str | None = None, new: bool = False, **more: Any) -> Person:
        """Whoever is new here reads the goal of a game, and the card of a mission before it begins. A service worker for each of them
        would cost a third of a page's start."""
        home = {"base_url": url or self._url, "locale": "en-GB", "reduced_motion": "reduce", "color_scheme": "light"}
        context = self._browser.new_context(**{**home, "service_workers": "block", **size, **more})
        context.add_init_script(f"localStorage.setItem('boomtable.name', JSON.stringify({json.dumps(name)}))")
        if not new:
            context.add_init_script(f"localStorage.setItem('boomtable.goals', '{json.dumps(list(GAMES))}')")
            context.add_init_script("localStorage.setItem('boomtable.cards', 'false')")
        context.add_init_script(FIXED_ENTROPY.replace("NAME", json.dumps(name)))
        person = Person(context, name, touch="has_touch" in size)
        self._here.append(person)
        return person
