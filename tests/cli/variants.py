"""Games that are none of the house, for commands that take package.module:GAME."""

from typing import Annotated, Any, ClassVar, Literal

import msgspec
from msgspec import Meta

from boomtable.core.schema import GameInfo, Options, Preset
from boomtable.games.snip.game import Snip
from boomtable.games.snip.schema import SnipOptions
from boomtable.games.snip.state import SnipState
from tests.table.variants import PatientSnip


class FancyOptions(SnipOptions, frozen=True):
    name: str = "plain"
    level: Literal["easy", "hard"] = "easy"
    open: bool = False
    loud_bell: bool = True
    limit: int | None = None
    roles: tuple[str, ...] = ("cutter",)
    pair: tuple[int, int] = (1, 2)
    share: float = 0.5
    rounds: Annotated[int, Meta(ge=1, le=3)] = 1
    extra: dict[str, int] = {}  # noqa: RUF012  msgspec copies it
    record: int = 0  # a flag of `play` has this name, too


class FancySnip(Snip):
    info: ClassVar[GameInfo] = msgspec.structs.replace(Snip.info, usual_seats=4)
    options_type: ClassVar[type[Options]] = FancyOptions

    def presets(self, seats: int) -> list[Preset]:
        return [Preset("crowd", FancyOptions(seats, level="hard"))] if seats > 3 else []


class ForgetfulSnip(Snip):
    """Loses a fact on its way through a dump."""

    def load(self, dump: dict[str, Any]) -> SnipState:
        return super().load(dump | {"vouchers": 0})


class NewerSnip(Snip):
    info: ClassVar[GameInfo] = msgspec.structs.replace(Snip.info, rules_version=2)


FANCY = FancySnip()
FORGETFUL = ForgetfulSnip()
NEWER = NewerSnip()
PATIENT = PatientSnip()
