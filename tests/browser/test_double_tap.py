"""The second tap of two does nothing that nobody has chosen: the big button changed by itself under the finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.newcomer import Newcomer
from tests.browser.person import PHONE, People
from tests.browser.seen_deed import wait_for_deed
from tests.browser.test_hints import GAMES, begin

COUNT = """() => {
  const send = WebSocket.prototype.send;
  window.acts = 0;
  WebSocket.prototype.send = function (text) {
    if (JSON.parse(text).type === "Act") window.acts += 1;
    send.call(this, text);
  };
}"""
# In the very moment in which the button does something else, before anybody can have seen it: whatever is under the finger, or Enter.
ONCE_MORE = """([x, y, means]) => {
  const deed = () => document.querySelector(".prompt-buttons .button-wide:not([aria-disabled=true], [aria-busy=true])");
  let wasDone = false;
  window.again = new Promise(done => new MutationObserver((_, watch) => {
    wasDone ||= deed() === null;
    if (!wasDone || deed() === null) return;
    watch.disconnect();
    const before = window.acts;
    if (means === "tap") document.elementFromPoint(x, y).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    else document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
    done(window.acts === before ? null : deed().innerText);
  }).observe(document.body, { attributes: true, characterData: true, childList: true, subtree: true }));
}"""


@pytest.mark.parametrize("means", ["tap", "Enter"])
@pytest.mark.parametrize("game", GAMES)
def test_a_second_tap_carries_out_nothing_that_nobody_has_chosen(people: People, game: str, means: str) -> None:
    ada = people.invite("Ada", PHONE)
    begin(ada, game)
    table = Newcomer(ada)
    expect(ada.page.locator(".hint-row").first).to_be_visible()
    wait_for_deed(ada.page)
    box = table.deed.bounding_box()
    assert box is not None
    finger = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]

    ada.page.evaluate(COUNT)
    ada.page.evaluate(ONCE_MORE, [*finger, means])
    ada.page.touchscreen.tap(*finger)
    assert ada.page.evaluate("window.again") is None, "a tap too many did this"

    before = ada.page.evaluate("window.acts")
    ada.push(table.deed)
    assert ada.page.evaluate("window.acts") > before  # more than one where a deed is two actions
