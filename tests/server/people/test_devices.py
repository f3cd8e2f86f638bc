"""A code that moves a seat belongs to whoever held the seat when it was made."""

from pathlib import Path

import msgspec
import pytest

from boomtable.server.errors import NoSuchTable
from boomtable.server.protocol.requests import TableSettings, TakeSeat
from tests.server.parlour import ENTROPY, gathered, guests, look, parlour, started

pytestmark = pytest.mark.usefixtures("each_store")


async def test_a_code_moves_no_seat_that_somebody_else_has_taken_since(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        ann, bob, cleo, thief = await guests(tables, 4)
        table = await started(tables, [ann, bob])
        code = await table.seating.device_code(bob, 1)
        await table.seating.leave(bob, 1)
        await table.seating.sit(cleo, TakeSeat("Cleo", 3, ENTROPY, table.code, 1))

        with pytest.raises(NoSuchTable, match="opens nothing"):
            await table.seating.move_device(code, thief)

        assert table.seats[1].person == cleo.id
        assert (await look(table, cleo, 1)).last("Full")["seat"] == 1


async def test_a_code_of_a_seat_that_fewer_seats_did_away_with_moves_nothing(tmp_path: Path) -> None:
    async with parlour(tmp_path) as tables:
        ann, bob, thief = await guests(tables, 3)
        table = await gathered(tables, [ann, bob], seats=3)
        await table.seating.leave(bob, 1)
        await table.seating.sit(bob, TakeSeat("Bob", 3, ENTROPY, table.code, 2))
        code = await table.seating.device_code(bob, 2)

        await table.seating.settings(ann, TableSettings(msgspec.Raw(b'{"seats":2}'), False, "public", "live"))

        assert [seat.person for seat in table.seats] == [ann.id, bob.id]
        with pytest.raises(NoSuchTable, match="opens nothing"):
            await table.seating.move_device(code, thief)
