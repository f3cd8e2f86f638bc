"""Two Rooms and a Boom: where free chat goes; rooms do not hear each other (TR-061, TR-313, TR-315)."""

from boomtable.core.seats import EVERYBODY, Viewer, is_seat
from boomtable.games.two_rooms.rules import audiences, leading, talking
from boomtable.games.two_rooms.state import TwoRoomsState


def channels(state: TwoRoomsState, viewer: Viewer) -> list[str]:
    """The channels of a viewer: none in party mode, where all are in one house, and none for spectators (TR-305)."""
    if state.phase == "over":
        return ["table"]
    if not is_seat(viewer) or state.options.mode != "online" or state.phase not in talking.TALKING:
        return []
    return ["parley"] if state.phase == "parley" and leading.leads(state, viewer) else ["room"]


def listeners(state: TwoRoomsState, speaker: Viewer, channel: str) -> int:
    if channel == "table":
        return EVERYBODY
    return audiences.only([speaker, *talking.hearers(state, speaker)])
