"""Late positions of Bomb Busters: all wires are dealt and most of them cut, so that few deals fit."""

from boomtable.bots import Bot, Budget, make
from boomtable.bots.bot import Wait
from boomtable.core.schema import Action
from boomtable.games.bomb_busters import GAME
from boomtable.games.bomb_busters.pieces import ALL_VALUES, RED, bit
from boomtable.games.bomb_busters.rules import memory
from boomtable.games.bomb_busters.schema import BombBustersOptions
from boomtable.games.bomb_busters.state import BombBustersState, places
from tests.games.bomb_busters.positions import bomb

NUMBERS = 10  # of mission 3


def late(uncut: str, **facts: object) -> BombBustersState:
    """`late("A[5 6] B[5* 6] C[7.5r]")`: these wires stand, among the cut rest of a deal of mission 3.

    Every number is four times on the table: copies that are not drawn are cut, and are dealt to the stands in turn.
    """
    hands = {part[0]: part[2:-1].split() for part in uncut.replace("] ", "]|").split("|")}
    stands: dict[str, list[str]] = {letter: list(hands.get(letter, [])) for letter in "ABCD"}
    drawn = [wire for hand in stands.values() for wire in hand]
    sizes = {"A": 11, "B": 10, "C": 10, "D": 10}
    rest: list[str] = []
    for number in range(1, NUMBERS + 1):
        standing = sum(wire.strip("*") == str(number) for wire in drawn)
        rest += [f"({number})"] * (4 - standing)
    if not any("r" in wire for wire in drawn):
        rest.append("(9r)")
    for letter, hand in stands.items():
        while len(hand) < sizes[letter]:
            hand.append(rest.pop(0))
    drawing = " ".join(f"{letter}[{' '.join(sorted(hand, key=sort_value))}]" for letter, hand in stands.items())
    return bomb(drawing, mission=3, **facts)  # type: ignore[arg-type]


def sort_value(wire: str) -> float:
    plain = wire.strip("()*")
    return int(plain[:-1]) + 0.5 if plain.endswith("r") else float(plain)


def bot(level: str, seat: int = 0, *, signals: bool = False, seed: int = 1, iterations: int = 40) -> Bot:
    options = BombBustersOptions(4, mission=3, signals=signals)
    return make(level, GAME, options, seat, seed, Budget(iterations=iterations))


def chosen(level: str, state: BombBustersState, seat: int = 0, **settings: int) -> Action:
    """What a bot does first in this position."""
    answer = bot(level, seat, **settings).choose(GAME.view(state, seat), GAME.legal_actions(state, seat))  # type: ignore[arg-type]
    assert not isinstance(answer, Wait)
    return answer


def turn_of(level: str, state: BombBustersState, seat: int = 0, **settings: int) -> list[Action]:
    """All that a bot does until another seat is waited on; the position moves on."""
    player = bot(level, seat, **settings)  # type: ignore[arg-type]
    done: list[Action] = []
    while GAME.outcome(state) is None and GAME.waiting_on(state) == [seat]:
        answer = player.choose(GAME.view(state, seat), GAME.legal_actions(state, seat))
        assert not isinstance(answer, Wait)
        GAME.check(state, seat, answer)
        GAME.apply(state, seat, answer, player.dice)
        done.append(answer)
    return done


def wire(state: BombBustersState, stand: str, tile: int) -> int:
    """The place of the first uncut wire with this tile on a stand."""
    return next(place for place in places(state, "ABCD".index(stand)) if state.tile[place] == tile and not state.cut[place])


def known_red(state: BombBustersState, place: int) -> None:
    """A red wire that everybody knows, as after a claim behind the Stabilizer: no token was put in front of it (BB-231)."""
    memory.prove(state, [place], ALL_VALUES & ~bit(RED), 0)
