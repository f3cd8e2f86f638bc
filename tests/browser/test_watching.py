"""Those who only look on: a spectator's page and the big screen show public facts and nothing else."""

import pytest
from playwright.sync_api import expect

from tests.browser.finished import table_of
from tests.browser.knowledge import PUBLIC, careful, hidden_wires, told_too_much
from tests.browser.lobby import game_of, open_table
from tests.browser.person import DESKTOP, PHONE, People
from tests.browser.snip_table import SnipTable, after, play_together


@pytest.mark.parametrize(("page", "size"), [("tv", DESKTOP), ("t", PHONE)], ids=["big screen", "phone"])
def test_onlookers_see_public_facts_only(people: People, page: str, size: dict[str, object]) -> None:
    ada, bea, onlooker = people.invite("Ada"), people.invite("Bea"), people.invite("Kim", size)
    tables = game_of([ada, bea])
    choose = careful([ada, bea])
    watched = SnipTable(onlooker, PUBLIC)

    onlooker.page.goto(f"/{page}/{table_of(ada)}")
    for wire in range(4):
        watched.expect_wire(wire, "covered")
    ((seat, known),) = play_together(tables, choose, moves=1)
    for wire in range(4):
        watched.expect_wire(wire, after(seat, known) if wire == known else "covered")
    expect(onlooker.page.locator("button[data-piece]")).to_have_count(0)

    play_together(tables, choose)
    expect(onlooker.sees("Defused!").first).to_be_visible()
    assert hidden_wires(onlooker) > 0
    assert told_too_much(onlooker, PUBLIC) == []


def test_the_big_screen_shows_who_comes_in(people: People) -> None:
    ada, screen = people.invite("Ada"), people.invite("Screen")
    link = open_table(ada, seats=3)

    screen.page.goto(link.replace("/t/", "/tv/"))

    expect(screen.sees("1 of 3 seats")).to_be_visible()
    expect(screen.page.get_by_role("img", name="QR code of the link to this table")).to_be_visible()
    expect(screen.sees("Ada")).to_be_visible()


def test_who_has_no_seat_is_told_so_and_has_a_way_back(people: People) -> None:
    ada, bea, late, screen = people.invite("Ada"), people.invite("Bea"), people.invite("Kim", PHONE), people.invite("Screen")
    game_of([ada, bea])

    late.page.goto(f"/t/{table_of(ada)}")
    expect(late.page.locator(".onlooker")).to_contain_text("You are watching. You see what everybody may know")
    late.page.goto(f"/t/{table_of(ada)}#KRACK-42")
    late.page.reload()
    expect(late.page.locator(".onlooker")).to_contain_text("The game began without you: you are watching.")
    late.push(late.page.locator(".onlooker").get_by_role("link", name="To the games"))
    expect(late.button("Play Snip first")).to_be_visible()
    expect(ada.page.locator(".onlooker")).to_have_count(0)

    screen.page.goto(f"/tv/{table_of(ada)}")
    expect(screen.sees("Screen for the room: everybody may see it")).to_be_visible()
    screen.push(screen.page.get_by_role("link", name="Back to the table"))
    expect(screen.page.locator(".onlooker")).to_be_visible()
