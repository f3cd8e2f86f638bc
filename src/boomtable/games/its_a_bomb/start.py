"""It's a Bomb!: laying out a scenario."""

from boomtable.core.dice import Dice
from boomtable.core.schema import Event
from boomtable.games.its_a_bomb.bit_sets import joined
from boomtable.games.its_a_bomb.pieces import OWN, TRAINING
from boomtable.games.its_a_bomb.rules.phone import first_phone
from boomtable.games.its_a_bomb.rules.rounds import begin_round
from boomtable.games.its_a_bomb.scenarios.lessons import lesson
from boomtable.games.its_a_bomb.scenarios.own import page_of
from boomtable.games.its_a_bomb.schema import ItsABombOptions, ScenarioLaid
from boomtable.games.its_a_bomb.state import ItsABombState, employees


def lay_out(options: ItsABombOptions, dice: Dice) -> tuple[ItsABombState, list[Event]]:
    own = None if options.own is None else page_of(options.own)
    state = ItsABombState(options.scenario if own is None else OWN, options.seats, options.crisis_unit, own)
    state.vote = options.deciding == "vote"
    for seat in employees(state) if options.voters is None else options.voters:
        state.voters = joined(state.voters, seat)
    state.decision_seconds = options.decision_seconds
    state.crisis_unit_seconds = options.crisis_unit_seconds
    state.help = options.help
    state.guided = options.guided
    deal(state, dice)
    state.phone = first_phone(state)
    told: list[Event] = [ScenarioLaid(state.scenario, state.crisis_unit, state.order)]
    begin_round(state, told)
    return state, told


def deal(state: ItsABombState, dice: Dice) -> None:
    """Deal each bomb from its own list, all arrangements being equally likely (IB-031); then the cutting order (IB-036)."""
    page = state.page()
    if state.guided and state.scenario == TRAINING:
        state.tile = tuple(lesson(state.crisis_unit))  # IB-269
        return
    tiles: list[int] = []
    for bomb in page.bombs:
        bag = bomb.counts[:]
        for _ in range(bomb.size):
            tiles.append(dice.draw(bag))
    state.tile = tuple(tiles)
    if page.order:
        colours = page.colours()
        left = [1] * len(colours)
        state.order = tuple([colours[dice.draw(left)] for _ in colours])
