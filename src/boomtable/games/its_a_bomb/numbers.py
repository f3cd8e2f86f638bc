"""It's a Bomb!: the numbers of actions, the same in all scenarios (IB-251)."""

from typing import Final

from boomtable.core.schema import Action
from boomtable.games.its_a_bomb.pieces import CODES, MOST_LINES, SPOTTER, TOKEN_KINDS
from boomtable.games.its_a_bomb.rules.talking import PHRASES
from boomtable.games.its_a_bomb.schema import Ask, ChooseBlock, Cut, Pass, Settle, Speak, Use

ASK: Final = 0
ASK_KIND: Final = 20
CUT: Final = 180
CHOOSE_BLOCK: Final = 222
SPOT: Final = 252
USE: Final = 294
PASS: Final = 303
SETTLE: Final = 304
SPEAK: Final = 305
SIZE: Final = 311


def number_of(action: Action) -> int:
    if isinstance(action, Ask):
        return ASK + action.line if action.kind is None else ASK_KIND + TOKEN_KINDS * action.line + action.kind
    if isinstance(action, Cut):
        return CUT + action.tile
    if isinstance(action, ChooseBlock):
        return CHOOSE_BLOCK + action.block
    if isinstance(action, Use):
        card = CODES.index(action.card)
        return SPOT + (action.tile or 0) if card == SPOTTER else USE + card
    if isinstance(action, Pass):
        return PASS
    if isinstance(action, Settle):
        return SETTLE
    assert isinstance(action, Speak)
    return SPEAK + PHRASES.index(action.phrase)


def action_of(number: int) -> Action:
    if number < ASK + MOST_LINES:
        return Ask(number - ASK)
    if number < CUT:
        line, kind = divmod(number - ASK_KIND, TOKEN_KINDS)
        return Ask(line, kind)
    if number < CHOOSE_BLOCK:
        return Cut(number - CUT)
    if number < SPOT:
        return ChooseBlock(number - CHOOSE_BLOCK)
    if number < USE:
        return Use("SPOT", number - SPOT)
    if number < PASS:
        return Use(CODES[number - USE])
    if number == PASS:
        return Pass()
    if number == SETTLE:
        return Settle()
    return Speak(PHRASES[number - SPEAK])
