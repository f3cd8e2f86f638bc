"""It's a Bomb!: legal numbers and the action space (IB-251). Lines and tiles look the same from every seat."""

from boomtable.core.codec import ActionSpace
from boomtable.core.schema import Action
from boomtable.core.seats import Seat
from boomtable.games.its_a_bomb import numbers
from boomtable.games.its_a_bomb.pieces import BLOCK, CHOOSE, SPOTTER, TOKEN_KINDS
from boomtable.games.its_a_bomb.rules import asking, cutting, deciding, talking, using
from boomtable.games.its_a_bomb.rules.countdown import is_signal_disturbed
from boomtable.games.its_a_bomb.rules.phone import is_vote
from boomtable.games.its_a_bomb.state import ItsABombState


class ItsABombSpace(ActionSpace):
    def __init__(self) -> None:
        super().__init__(numbers.SIZE)

    def number(self, seat: Seat, action: Action) -> int:
        return numbers.number_of(action)

    def action(self, seat: Seat, number: int) -> Action:
        return numbers.action_of(number)


def legal_codes(state: ItsABombState, seat: Seat) -> list[int]:
    if seat == state.crisis_unit:
        return crisis_codes(state, seat)
    codes: list[int] = []
    if deciding.may_decide(state, seat):
        codes = decision_codes(state)
        if is_vote(state) and state.proposals[seat] in codes:
            codes.remove(state.proposals[seat])  # IB-153
    if deciding.can_settle(state, seat):
        codes.append(numbers.SETTLE)
    return codes


def decision_codes(state: ItsABombState) -> list[int]:
    if state.step == BLOCK:
        return [numbers.CHOOSE_BLOCK + block for block in asking.blocks_to_choose(state)]
    codes = ask_codes(state)
    if state.step == CHOOSE:
        codes += [numbers.CUT + tile for tile in cutting.tiles_to_cut(state)]
    return codes


def ask_codes(state: ItsABombState) -> list[int]:
    lines = asking.lines_to_ask(state)
    if not is_signal_disturbed(state):
        return [numbers.ASK + line for line in lines]
    codes: list[int] = []
    for line in lines:
        codes += [numbers.ASK_KIND + TOKEN_KINDS * line + kind for kind in asking.kinds_to_name(state, line)]
    return codes


def crisis_codes(state: ItsABombState, seat: Seat) -> list[int]:
    codes: list[int] = []
    if state.step in using.WINDOWS:
        codes = [numbers.USE + card for card in using.cards_to_use(state) if card != SPOTTER]
        codes += [numbers.SPOT + tile for tile in using.tiles_to_spot(state)]
        codes.append(numbers.PASS)
    if talking.can_speak(state, seat):
        codes += [numbers.SPEAK + index for index in range(len(talking.PHRASES))]
    return codes
