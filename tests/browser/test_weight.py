"""How much compressed script a first visit fetches."""

from playwright.sync_api import Response, expect

from tests.browser.person import PHONE, People

HOME_BYTES = 60_000
TABLE_BYTES = 50_000  # more, when a game is opened from home


def test_a_first_visit_fetches_little_script(people: People) -> None:
    ada = people.invite("Ada", PHONE)
    scripts: dict[str, Response] = {}

    def remember(response: Response) -> None:
        if response.request.resource_type == "script":
            scripts[response.url] = response

    def weigh() -> int:
        return sum(int(response.headers["content-length"]) for response in scripts.values())

    ada.page.on("response", remember)
    ada.page.goto("/", wait_until="networkidle")
    expect(ada.page.locator("#main")).not_to_have_attribute("aria-busy", "true")
    home = weigh()
    ada.push(ada.button("Play Snip first"))
    ada.page.locator("[data-piece]").first.wait_for()
    table = weigh() - home

    assert 10_000 < home <= HOME_BYTES
    assert 5_000 < table <= TABLE_BYTES
