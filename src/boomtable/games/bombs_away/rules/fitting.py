"""Bombs Away: which pipe cards of a hand can be played, and where (BA-033, BA-040 to BA-074)."""

from mypy_extensions import i64

from boomtable.core.seats import Seat
from boomtable.games.bombs_away.network import Network
from boomtable.games.bombs_away.outside import lasting
from boomtable.games.bombs_away.pieces import COVERING
from boomtable.games.bombs_away.state import BombsAwayState


def can_play(state: BombsAwayState, seat: Seat) -> bool:
    """Whether a pipe card in hand has a legal Lay or Cover; bombs do not count (BA-033)."""
    network = state.network
    held: i64 = state.held[seat]
    for end in range(len(network.ends)):
        if covering(network, end, held):
            return True
    for spot in range(len(network.spots)):
        if laying(network, spot, held):
            return True
    return False


def laying(network: Network, spot: i64, held: i64) -> i64:
    """The faces from hand that may be laid at a spot, as a bit set."""
    fit = network.fits[spot] & held
    return lasting(network, network.spots[spot], fit) if fit else 0


def covering(network: Network, end: i64, held: i64) -> i64:
    """The faces from hand that may cover an end card, as a bit set (BA-050 to BA-055)."""
    return COVERING[network.openings(network.ends[end])] & held


def plays(network: Network, held: int) -> tuple[list[int], list[int]]:
    """Positions, and for each the faces from hand that may go there, as a bit set; first every Lay, then every Cover."""
    places: list[int] = []
    faces: list[int] = []
    for spot in range(len(network.spots)):
        fit = laying(network, spot, held)
        if fit:
            places.append(network.spots[spot])
            faces.append(fit)
    for end in range(len(network.ends)):
        fit = covering(network, end, held)
        if fit:
            places.append(network.ends[end])
            faces.append(fit)
    return places, faces
