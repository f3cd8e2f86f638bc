"""Bomb Busters: when two yellow wires are cut, info tokens are laid open, and each player takes one and places it (BB-1271)."""

from typing import ClassVar

from mypy_extensions import i64

from boomtable.core.actions import Told
from boomtable.core.bits import bits_in, up
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Actor, Seat
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import INFO, PICK, YELLOW
from boomtable.games.bomb_busters.rules import memory
from boomtable.games.bomb_busters.rules.blocks import Counted, Layout
from boomtable.games.bomb_busters.rules.codes import add_bits
from boomtable.games.bomb_busters.rules.drawn_tokens import put_aside, take_drawn
from boomtable.games.bomb_busters.rules.hand import has_wires, wires_of_value
from boomtable.games.bomb_busters.rules.tokens import supply
from boomtable.games.bomb_busters.rules.turn_end import finish
from boomtable.games.bomb_busters.schema import TakeToken, TokenReturned, TokensOffered, TokenTaken
from boomtable.games.bomb_busters.state import BombBustersState, uncut_of

FIRST = 2  # yellow wires that start it


class TokenTaking(Counted):
    """Takes one of the tokens that lie open."""

    action_type: ClassVar[type[Action]] = TakeToken

    def __init__(self, layout: Layout) -> None:
        super().__init__(layout, YELLOW if MISSIONS[layout.mission].twist.draft else 0)

    def check(self, state: BombBustersState, seat: Actor, action: TakeToken) -> None:
        if state.phase != PICK or seat != state.turn:
            raise IllegalAction("BB-1271", "seat {seat} cannot take a token: none is offered to it now", seat=seat)
        if action.value not in state.offered:
            sentence = "seat {seat} cannot take the token {value}: it is not among those that lie open"
            raise IllegalAction("BB-1272", sentence, seat=seat, value=action.value)

    def values(self, state: BombBustersState, seat: Seat) -> i64:
        mask: i64 = 0
        if state.phase == PICK and seat == state.turn:
            for value in state.offered:
                mask |= up(1, value - 1)
        return mask

    def legal(self, state: BombBustersState, seat: Seat, codes: list[int]) -> None:
        add_bits(codes, self.start, self.values(state, seat))

    def count(self, state: BombBustersState, seat: Seat) -> i64:
        return bits_in(self.values(state, seat))

    def do(self, state: BombBustersState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        take_token(state, seat, number + 1, told)

    def number(self, seat: Seat, action: TakeToken) -> int:
        return action.value - 1

    def action(self, seat: Seat, number: int) -> Action:
        return TakeToken(number + 1)


def draft_begins(state: BombBustersState, told: Told) -> bool:
    """Lay tokens open once two yellow wires are cut; False if it is not the moment. The first of the pile that lie in the supply."""
    drafters = [seat for step in range(state.seats) if has_wires(state, seat := (state.captain + step) % state.seats)]
    if state.cut_counts[YELLOW] < FIRST or not drafters:
        return False
    left = [0, *[supply(state, value) for value in range(1, YELLOW + 1)]]
    for value in state.pile:
        if left[value] > 0 and len(state.offered) < state.seats:
            left[value] -= 1
            state.offered = [*state.offered, value]
    state.pile = []
    state.drafters = [state.turn, *drafters]
    state.claim = None
    if told is not None:
        told.append(TokensOffered(tuple(state.offered)))
    ask_next(state)
    return True


def ask_next(state: BombBustersState) -> None:
    state.turn, state.phase = state.drafters[1], PICK


def take_token(state: BombBustersState, seat: Seat, value: int, told: Told) -> None:
    """Take a token and place it: at a wire of one's choice, or beside the hand; back it goes if all such wires have theirs (BB-1274)."""
    offered = state.offered[:]
    offered.remove(value)
    state.offered = offered
    state.drawn = [value if other == seat else 0 for other in range(state.seats)]
    state.moves += 1
    if told is not None:
        told.append(TokenTaken(seat, value))
    wires = wires_of_value(state, seat, value)
    if any(state.token[wire] == 0 for wire in wires):
        state.phase = INFO
        return
    if wires:
        bare = [wire for wire in uncut_of(state, seat) if state.token[wire] == 0]
        memory.prove_dealt(state, bare, value, 0)
        take_drawn(state, seat)
        if told is not None:
            told.append(TokenReturned(seat, value))
    else:
        aside = put_aside(state, seat)
        if told is not None:
            told.append(aside)
    go_on_drafting(state, told)


def go_on_drafting(state: BombBustersState, told: Told) -> None:
    """The next player takes a token; after the last one the turn ends that cut the yellow wires."""
    state.drawn = []
    cutter, *waiting = state.drafters
    state.drafters = [cutter, *waiting[1:]]
    if len(state.drafters) > 1:
        ask_next(state)
        return
    state.turn = cutter
    state.drafters, state.offered = [], []
    finish(state, YELLOW, told)
