"""A hint during the game, and the review after it."""

import re

from playwright.sync_api import expect

from tests.browser.blast_table import ME, BlastTable
from tests.browser.finished import table_of
from tests.browser.lobby import come_in, open_table, start
from tests.browser.person import PHONE, People
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
    expect(ada.page.locator(".chance-tag")).to_have_count(2)
    ada.push(tables[0].wire(2))
    shares = ada.page.locator(".chance-list li")
    expect(shares).to_have_count(2)
    likely, unlikely = (int(re.sub(r"\D", "", share)) for share in shares.all_inner_texts())
    assert likely >= unlikely
    assert likely + unlikely == 100
    assert {re.sub(r"[^a-z]", "", share) for share in shares.all_inner_texts()} == {"blue", "red"}
    ada.push(ada.button("Take it"))
    ada.push(ada.button(DEED))
    expect(ada.page.locator(".chance-tag")).to_have_count(0)
    play_together(tables)

    assert [frame["type"] for frame in ada.frames].count("Advice") == 1
    assert "Advice" not in [frame["type"] for frame in bea.frames]
    table = table_of(ada)
    ada.page.goto(f"/replay/{table}")
    ada.push(ada.page.get_by_role("radio", name="Review"))
    expect(ada.sees(re.compile(r"^\d of \d decisions could not have been better"))).to_be_visible()
    first = ada.page.locator(".verdict").first
    expect(first).to_contain_text("Ada:")
    ada.push(first)
    expect(ada.page).to_have_url(re.compile(r"\?at=0&as=0$"))
    expect(first).to_have_attribute("aria-current", "step")
    bea.page.goto(f"/replay/{table}")
    bea.push(bea.button("Review"))
    bea.push(bea.page.locator(".verdict").first)
    expect(bea.page).to_have_url(re.compile(r"\?at=0&as=0$"))


def test_blast_tactics_marks_the_best_squares_and_reviews_every_decision(people: People) -> None:
    ada = people.invite("Ada")
    wish = {"game": "blast_tactics", "options": {"seats": 2, "first": 1}, "name": "Ada", **ME}
    answer = ada.context.request.post("/api/tables", data={**wish, "fill": "novice", "start": True, "hints": True})
    ada.page.goto(f"/t/{answer.json()['table']}")
    table = BlastTable(ada)
    assert table.asked()

    ada.push(ada.page.get_by_role("button", name="Hint", exact=True))
    expect(ada.button("Take it")).to_be_visible()
    marks = ada.page.locator(".chance-tag").all_inner_texts()
    assert 1 <= len(marks) <= 3
    assert all(re.fullmatch(r"win\s+\d+ %", mark) for mark in marks)
    expect(ada.page.locator(".hint .meta")).to_have_text(re.compile(r"^about \d+ % to win after that$"))
    ada.push(ada.button("Take it"))
    ada.push(table.deed)
    while table.asked():
        table.end_turn()

    ada.page.goto(f"/replay/{table_of(ada)}")
    ada.push(ada.page.get_by_role("radio", name="Review"))
    expect(ada.sees(re.compile(r"^\d+ of \d+ decisions could not have been better"))).to_be_visible()
    expect(ada.page.locator(".verdict").first).to_contain_text("Ada: ")
