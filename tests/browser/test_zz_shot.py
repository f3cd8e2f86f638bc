import os, pytest
from tests.browser.busters_table import begin
from tests.browser.person import DESKTOP, PHONE, People
M=[int(x) for x in os.environ["SHOT"].split(",")]
@pytest.mark.parametrize("mission", M)
@pytest.mark.parametrize("size", ["phone","desktop"])
def test_shot(people: People, mission: int, size: str) -> None:
    table = begin(people.invite("Ada", PHONE if size=="phone" else DESKTOP), mission=mission, seats=4)
    table.asked()
    table.act()
    for _ in range(3):
        if table.asked(): table.act()
    table.asked()
    table.page.screenshot(path=f"/tmp/shot_{mission}_{size}.png")
