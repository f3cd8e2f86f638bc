"""Two people at one device: a curtain between their turns."""

from playwright.sync_api import expect

from tests.browser.lobby import open_table, start
from tests.browser.person import PHONE, People
from tests.browser.snip_table import DEED, SnipTable, own_first


def test_a_curtain_hides_all_pieces_between_two_seats_at_one_device(people: People) -> None:
    ada = people.invite("Ada", PHONE)
    open_table(ada, seats=2)
    ada.push(ada.button("Somebody at this device takes seat 2"))
    ada.page.get_by_label("Their name").fill("Bea")
    ada.push(ada.button("Take the seat"))
    expect(ada.page.locator(".lobby-seat").filter(has_text="Bea")).to_be_visible()
    start(ada, 2)
    hands = {name: SnipTable(ada, seat) for seat, name in enumerate(["Ada", "Bea"])}
    curtain = ada.page.get_by_role("heading", name="Pass the device to")

    passed = []
    while True:
        curtain.or_(hands["Ada"].over).first.wait_for()
        if not curtain.is_visible():
            break
        expect(ada.page.locator("[data-piece]")).to_have_count(0)
        name = curtain.inner_text().removeprefix("Pass the device to ")
        ada.push(ada.button(f"I am {name}"))
        passed.append(name)
        hand = hands[name]
        assert hand.asked()
        hand.expect_wire(2 * hand.seat, "(blue|red|blue, vouched for|cut, blue)")
        ada.push(hand.wire(own_first(hand)))
        ada.push(ada.button(DEED))

    assert passed[:2] == ["Ada", "Bea"]
    expect(hands["Ada"].over).to_be_visible()
