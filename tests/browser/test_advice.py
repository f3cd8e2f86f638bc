"""A hint during the game, and the review after it."""

import re

from playwright.sync_api import expect

from tests.browser.blast_table import BlastTable
from tests.browser.finished import table_of
from tests.browser.lobby import come_in, open_table, start
from tests.browser.made_table import play_with_bots
from tests.browser.person import PHONE, People
from tests.browser.seen_deed import wait_for_deed
from tests.browser.snip_table import DEED, SnipTable, play_together


def test_a_hint_is_taken_and_the_game_is_reviewed(people: People) -> None:
    ada, bea = people.invite("Ada"), people.invite("Bea", PHONE)
    link = open_table(ada)
    ada.push(ada.page.get_by_role("switch", name="Hints"))
    come_in(bea, link)
    expect(bea.sees("Hints are allowed")).to_be_visible()
    start(ada, 2)
    tables = [SnipTable(ada, 0), SnipTable(bea, 1)]
    assert tables[0].asked()

    ada.push(ada.page.get_by_role("button", name="Hint", exact=True))
    rows = ada.page.get_by_role("radiogroup", name="Hint").get_by_role("radio")
    expect(rows).to_have_count(3)
    expect(rows.first).to_be_checked()
    expect(ada.page.locator(".gauge-mark")).to_have_count(2)
    wait_for_deed(ada.page)
    ada.push(tables[0].wire(3))
    told = ada.page.locator(".frame-hint .chances").get_attribute("aria-label")
    assert told is not None
    shares = {colour: int(share) for colour, share in re.findall(r"(blue|red), (\d+) %", told)}
    assert sum(shares.values()) == 100
    ada.push(ada.button("Take back"))
    expect(rows.first).to_be_checked()
    ada.push(ada.button(DEED))
    expect(rows).to_have_count(0)
    expect(ada.page.locator(".gauge-mark")).to_have_count(0)
    ada.push(ada.page.get_by_role("button", name="Hint", exact=True))
    play_together(tables)

    assert "Advice" in [frame["type"] for frame in ada.frames]
    assert "Advice" not in [frame["type"] for frame in bea.frames]
    table = table_of(ada)
    rows = ada.page.locator(".own-review .decision")
    expect(rows.first).to_be_visible()
    expect(ada.page.locator(".own-review .win-rope")).to_have_count(0)  # its adviser tells no chance to win
    ada.page.goto(f"/replay/{table}")
    ada.push(ada.page.get_by_role("link", name="Review"))
    expect(ada.page).to_have_url(re.compile(rf"/review/{table}\?at=\d+&as=0$"))
    expect(ada.page.locator(".decision[aria-current]")).to_have_count(1)
    bea.push(bea.page.locator(".own-review .decision").first)
    expect(bea.page).to_have_url(re.compile(rf"/review/{table}\?at=\d+&as=1$"))
    expect(bea.sees(re.compile(r"^worst of \d$"))).to_be_visible()
    expect(bea.sees(re.compile(r"^You: (Cut|Vouch)"))).to_be_visible()
    bea.push(bea.page.get_by_role("link", name=re.compile(r"^Watch turn \d+$")))
    expect(bea.page).to_have_url(re.compile(rf"/replay/{table}\?at=\d+&as=1$"))


def test_blast_tactics_marks_the_best_squares_and_reviews_every_decision(people: People) -> None:
    ada = people.invite("Ada")
    play_with_bots(ada, "blast_tactics", {"seats": 2, "first": 1}, hints=True)
    table = BlastTable(ada)
    assert table.asked()

    rows = ada.page.get_by_role("radiogroup", name="Hint").get_by_role("radio")
    expect(rows.first).to_be_checked()
    assert 1 <= rows.count() <= 3
    assert 1 <= ada.page.locator(".gauge-mark").count() <= 3
    assert ada.page.locator(".gauge-marks").inner_text() == ""
    expect(rows.first).to_have_accessible_name(re.compile(r"about \d+ % to win after that\. "))
    ada.push(table.deed)
    ada.push(ada.page.get_by_role("button", name="Hint", exact=True))
    expect(rows).to_have_count(0)
    while table.asked():
        table.end_turn()

    status = ada.page.locator(".own-review [role=status]")
    expect(status).to_be_attached()
    expect(status).not_to_have_text(re.compile("looked at"))
    turns = [int(turn) for turn in ada.page.locator(".decision-turn [aria-hidden]").all_inner_texts()]
    assert turns
    assert len(turns) == len(set(turns))
