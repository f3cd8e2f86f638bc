"""Two people and a bot over an invite link, and nobody is told what they may not know."""

import pytest
from playwright.sync_api import expect

from boomtable.client.server_process import ServerProcess
from tests.browser.knowledge import hidden_wires, told_too_much
from tests.browser.lobby import game_of
from tests.browser.person import DESKTOP, PHONE, People
from tests.browser.snip_table import play_together


@pytest.mark.parametrize("host", ["127.0.0.1", "boomtable.test"])
def test_two_people_and_a_bot_finish_a_game(people: People, server: ServerProcess, host: str) -> None:
    url = f"http://{host}:{server.port}"
    ada, bea = people.invite("Ada", DESKTOP, url=url), people.invite("Bea", PHONE, url=url)

    tables = game_of([ada, bea], seats=3)
    assert ada.page.evaluate("isSecureContext") == (host == "127.0.0.1")
    play_together(tables)

    for table in tables:
        expect(table.over).to_be_visible()
        assert hidden_wires(table.person) > 0
        assert told_too_much(table.person, table.seat) == []
    assert ada.page.url.startswith(url)


def test_who_moves_out_of_turn_is_told_the_rule(people: People) -> None:
    ada, bea = people.invite("Ada"), people.invite("Bea", PHONE)
    table = game_of([ada, bea])[1]

    bea.push(table.wire(0))

    expect(bea.sees("It is not your turn: Ada is next.")).to_be_visible()
    bea.push(bea.button("SN-002"))
    expect(bea.sees("Seats act in turn, clockwise.")).to_be_visible()


def test_the_lobby_copies_its_link_outside_a_secure_context_too(people: People, server: ServerProcess) -> None:
    ada = people.invite("Ada", PHONE, url=f"http://boomtable.test:{server.port}")
    ada.page.goto("/new/snip")

    ada.push(ada.button("Copy"))

    expect(ada.sees("Copied")).to_be_visible()
