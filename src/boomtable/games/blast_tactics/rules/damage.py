"""Blast Tactics: what an explosion does to the board and to figures (BT-145 to BT-168), and take-overs (BT-304 to BT-317)."""

from boomtable.core.actions import Told
from boomtable.core.dice import Dice
from boomtable.core.seats import Seat
from boomtable.games.blast_tactics.pieces import (
    BOMB_UP,
    CRACKED,
    FIRST_ITEM,
    FLAME_UP,
    FLOOR,
    HOLE,
    ITEM_NAMES,
    PLAIN,
    SOFT,
    SPEED_UP,
    owner_of,
)
from boomtable.games.blast_tactics.rules import ending
from boomtable.games.blast_tactics.rules.blast import NOT_HIT, Trace, trace
from boomtable.games.blast_tactics.schema import (
    Blast,
    Cause,
    Eliminated,
    Exploded,
    HeartLost,
    HoleOpened,
    ItemBurnt,
    PlaceTaken,
    SoftBlockOpened,
)
from boomtable.games.blast_tactics.state import NOBODY, BlastTacticsState, changed, from_turn, is_alive, take_back, take_out


def explode(state: BlastTacticsState, cause: Cause, squares: list[int], carriers: list[Seat], dice: Dice, told: Told) -> None:
    """Carry out one explosion, in the order of BT-149."""
    found = trace(state, squares, carriers)
    if told is not None:
        told.append(Exploded(cause, blasts_of(found)))
    strike(state, found, dice, told)
    return_bombs(state, found)
    crack(state, found)
    if told is not None:
        told += [HoleOpened(square) for square in found.holes]
    hurt(state, found, told, is_last=cause == "collapse")


def blasts_of(found: Trace) -> tuple[Blast, ...]:
    return tuple(Blast(found.squares[at], found.owners[at], found.waves[at], found.arms[at]) for at in range(len(found.squares)))


def strike(state: BlastTacticsState, found: Trace, dice: Dice, told: Told) -> None:
    """Flip the soft blocks that were struck and remove face-up items; what flips now has not burnt (BT-147)."""
    for square in sorted(found.struck):
        thing = state.things[square]
        if thing == SOFT:
            state.hidden = state.hidden[:]
            item = dice.draw(state.hidden)
            state.things[square] = FIRST_ITEM + item
            if told is not None:
                told.append(SoftBlockOpened(square, ITEM_NAMES[item]))
        else:
            item = thing - FIRST_ITEM
            state.things[square] = FLOOR
            take_out(state, item, 1)
            if told is not None:
                told.append(ItemBurnt(square, ITEM_NAMES[item]))


def return_bombs(state: BlastTacticsState, found: Trace) -> None:
    for at in range(len(found.squares)):
        carrier = found.carriers[at]
        if carrier == NOBODY:
            take_back(state, found.squares[at])
        else:
            drop_carried(state, carrier)


def drop_carried(state: BlastTacticsState, carrier: Seat) -> None:
    """Return the bomb on a figure's head to its owner."""
    if state.carried[carrier]:
        state.in_play[owner_of(state.carried[carrier])] -= 1
        state.carried[carrier] = 0


def crack(state: BlastTacticsState, found: Trace) -> None:
    for square in found.squares:
        if state.features[square] == CRACKED:
            state.features = changed(state.features, square, PLAIN)
            state.things[square] = HOLE
            found.holes.append(square)


def hurt(state: BlastTacticsState, found: Trace, told: Told, *, is_last: bool) -> None:
    """Deal the damage, group by group in the order of BT-168; on the last tiles all of it happens at once (BT-258)."""
    ghosts = [seat for seat in range(state.seats) if not is_alive(state, seat)]
    lost: list[Seat] = []
    for place in places_of(found):
        if not is_last:
            lost = []
        for seat in from_turn(state):
            if found.hits[seat] == place and is_alive(state, seat):
                hurt_one(state, seat, found, ghosts, told)
                if not is_alive(state, seat):
                    lost.append(seat)
        if not is_last and ending.end_by_blast(state, lost):  # BT-165
            return
    if is_last:
        ending.end_by_collapse(state, lost, "last_standing")


def places_of(found: Trace) -> list[int]:
    """The moments of an event in which somebody is hit, in their order."""
    return sorted({place for place in found.hits if place != NOT_HIT})


def hurt_one(state: BlastTacticsState, seat: Seat, found: Trace, ghosts: list[Seat], told: Told) -> None:
    """Hurt one figure. `ghosts` may still take a place in this event; one that does is taken off the list (BT-308, BT-313)."""
    if state.at[seat] in found.holes:  # BT-346, BT-347
        eliminate(state, seat)
        if told is not None:
            told.append(Eliminated(seat, "hole"))
        return
    if state.immune >> seat & 1:
        return
    avenger = avenger_of(state, found.blame[seat], ghosts)
    if avenger != NOBODY:
        ghosts.remove(avenger)
        take_place(state, avenger, seat, told)
        return
    state.immune |= 1 << seat
    if state.hearts[seat]:
        state.hearts = changed(state.hearts, seat, 0)
        if told is not None:
            told.append(HeartLost(seat))
        return
    eliminate(state, seat)
    if told is not None:
        told.append(Eliminated(seat, "flames"))


def avenger_of(state: BlastTacticsState, blame: int, ghosts: list[Seat]) -> Seat:
    """The ghost that takes the victim's place: of those whose bombs did it, the one whose turn comes next (BT-307)."""
    if state.revenge and ghosts:
        for seat in from_turn(state):
            if blame >> seat & 1 and seat in ghosts:
                return seat
    return NOBODY


def take_place(state: BlastTacticsState, ghost: Seat, victim: Seat, told: Told) -> None:
    """Swap a ghost with its victim; this pays for the hit (BT-305, BT-306). The victim keeps total and reach, not its tiles (BT-314)."""
    square = state.at[victim]
    leave(state, victim)
    state.at[ghost] = square
    state.hearts = changed(state.hearts, ghost, 0)
    state.immune |= 1 << ghost
    state.bomb_ups = changed(state.bomb_ups, ghost, state.bomb_ups[victim])
    state.flame_ups = changed(state.flame_ups, ghost, state.flame_ups[victim])
    state.speed_ups[ghost] = state.speed_ups[victim]
    state.speed_ups[victim] = 0
    if told is not None:
        told.append(PlaceTaken(ghost, victim, square))


def eliminate(state: BlastTacticsState, seat: Seat) -> None:
    """Remove a figure: its item tiles leave the game, its bombs stay (BT-166); what it could do with them is remembered (BT-314)."""
    leave(state, seat)
    take_out(state, BOMB_UP, state.bomb_ups[seat])
    take_out(state, FLAME_UP, state.flame_ups[seat])
    take_out(state, SPEED_UP, state.speed_ups[seat])
    state.speed_ups[seat] = 0


def leave(state: BlastTacticsState, seat: Seat) -> None:
    state.at[seat] = NOBODY
    state.immune &= ~(1 << seat)
    state.fell = changed(state.fell, seat, state.moment + 1)
