"""Blast Tactics: every action sent to its chapter."""

from boomtable.core.dice import Dice, ScriptedDice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action, Event, TimeUp
from boomtable.core.seats import CLOCK, Actor, Seat
from boomtable.games.blast_tactics import numbers
from boomtable.games.blast_tactics.pieces import CARD_NAMES, DIRECTIONS, GLOVE, KICK, PASS, PUNCH, REMOTE
from boomtable.games.blast_tactics.rules import (
    clocks,
    discarding,
    ghosts,
    gloves,
    kicking,
    laying,
    moving,
    paying,
    punching,
    remote,
    turning,
)
from boomtable.games.blast_tactics.rules.laying import open_trail
from boomtable.games.blast_tactics.schema import (
    ActionsEnded,
    Discard,
    End,
    Glove,
    Kick,
    Lay,
    Move,
    Pass,
    Punch,
    Remote,
    RemoteCarried,
    Throw,
)
from boomtable.games.blast_tactics.state import ACTION, DISCARD, GHOST, OVER, PHASES, BlastTacticsState, is_alive

CARD_OF = {Punch: PUNCH, Kick: KICK, Glove: GLOVE, Remote: REMOTE, RemoteCarried: REMOTE, Pass: PASS}


def check(state: BlastTacticsState, actor: Actor, action: Action) -> None:
    if state.phase == OVER:
        raise IllegalAction("BT-280", "nobody can act: the game is over")
    if actor == CLOCK and isinstance(action, TimeUp):
        clocks.check(state, action)
    elif not 0 <= actor < state.seats:
        raise IllegalAction("BT-400", "{action} is not done by anybody but the players", action=type(action).__name__)
    elif actor != state.turn:
        raise IllegalAction("BT-390", "seat {seat} cannot act: it is seat {turn}'s turn", seat=actor, turn=state.turn)
    else:
        check_phase(state, actor, action)


def check_phase(state: BlastTacticsState, seat: Seat, action: Action) -> None:
    if isinstance(action, Discard) and state.phase == DISCARD:
        discarding.check(state, seat, CARD_NAMES.index(action.card))
    elif state.phase == GHOST and isinstance(action, Lay):
        ghosts.check(state, seat, action.square)
    elif state.phase == ACTION and not isinstance(action, Discard):
        check_action(state, seat, action)
    elif not (state.phase == GHOST and isinstance(action, End)):
        reason = "seat {seat} cannot do {action}: it is in its {phase} phase"
        raise IllegalAction("BT-070", reason, seat=seat, action=type(action).__name__, phase=PHASES[state.phase])


def check_action(state: BlastTacticsState, seat: Seat, action: Action) -> None:
    if type(action) in CARD_OF:
        check_card(state, seat, CARD_OF[type(action)])
    if isinstance(action, Move):
        if not paying.can_act(state, seat):
            raise IllegalAction("BT-093", "seat {seat} cannot move: it has no action left", seat=seat)
        moving.check(state, seat, action.square)
    elif isinstance(action, Lay):
        laying.check(state, seat, action.square)
    elif isinstance(action, Pass):
        moving.check_pass(state, seat, action.square)
    elif isinstance(action, Kick):
        kicking.check(state, seat, action.square)
    elif isinstance(action, Remote):
        remote.check(state, seat, action.square)
    elif isinstance(action, RemoteCarried):
        remote.check_carried(state, seat, action.carrier)
    elif isinstance(action, Punch):
        punching.check(state, seat, DIRECTIONS.index(action.direction))
    elif isinstance(action, Glove):
        gloves.check_glove(state, seat)
    elif isinstance(action, Throw):
        gloves.check_throw(state, seat, DIRECTIONS.index(action.direction))
    elif not isinstance(action, End):
        raise IllegalAction("BT-400", "{action} is no action of Blast Tactics", action=type(action).__name__)


def check_card(state: BlastTacticsState, seat: Seat, card: int) -> None:
    name = CARD_NAMES[card]
    if card not in state.row:
        raise IllegalAction("BT-190", "seat {seat} cannot use {card}: it is not in the row", seat=seat, card=name)
    if not paying.can_use(state, seat):
        raise IllegalAction("BT-191", "seat {seat} cannot use {card}: it has no action left", seat=seat, card=name)


def do(state: BlastTacticsState, actor: Actor, action: Action, dice: Dice) -> list[Event]:
    if isinstance(action, TimeUp):
        return [*clocks.time_up(state), *turning.go_on(state, dice)]
    return do_code(state, actor, numbers.number_of(actor, action, state.seats), dice)


def do_code(state: BlastTacticsState, seat: Seat, code: int, dice: Dice) -> list[Event]:
    """A legal decision by its number, and all that follows without anybody's choice."""
    return [*decide(state, seat, code, dice), *turning.go_on(state, dice)]


def decide(state: BlastTacticsState, seat: Seat, code: int, dice: Dice) -> list[Event]:
    """The decision alone: it may leave a turn that is over, with the next one not begun."""
    state.moves += 1
    if code < numbers.LAY:
        return [*paying.pay(state, seat), *moving.do(state, seat, code)]
    if code < numbers.PASS_TO:
        told = laying.do(state, seat, code - numbers.LAY)
        if state.phase == GHOST:
            turning.end_ghost_turn(state)
        return told
    if code < numbers.THROW_TO:
        return use_card(state, seat, code, dice)
    if code < numbers.DISCARD_ONE:
        told = gloves.throw(state, seat, code - numbers.THROW_TO)
        open_trail(state, [state.at[seat]])
        return told
    if code < numbers.END:
        return turning.discard(state, seat, code - numbers.DISCARD_ONE)
    if state.phase == GHOST:
        turning.end_ghost_turn(state)
        return [ActionsEnded(seat)]
    return turning.end_actions(state, seat)


def use_card(state: BlastTacticsState, seat: Seat, code: int, dice: Dice) -> list[Event]:
    """After every card but Wall/Bomb Pass the trail is the figure's own square (BT-018)."""
    if code < numbers.KICK_TO:
        return [*paying.use(state, seat, PASS), *moving.do(state, seat, code - numbers.PASS_TO)]
    if code < numbers.REMOTE_AT:
        told = [*paying.use(state, seat, KICK), *kicking.do(state, seat, code - numbers.KICK_TO)]
    elif code < numbers.PUNCH_TO:
        told = [*paying.use(state, seat, REMOTE), *remote.do(state, seat, code - numbers.REMOTE_AT, dice)]
    elif code < numbers.GLOVE_UP:
        told = [*paying.use(state, seat, PUNCH), *punching.do(state, seat, code - numbers.PUNCH_TO)]
    elif code == numbers.GLOVE_UP:
        told = [*paying.use(state, seat, GLOVE), *gloves.pick_up(state, seat)]
    else:
        carrier = (seat + code - numbers.REMOTE_CARRIED) % state.seats
        told = [*paying.use(state, seat, REMOTE), *remote.do_carried(state, seat, carrier, dice)]
    open_trail(state, [state.at[seat]] if is_alive(state, seat) else [])
    return told


def is_inside_turn(before: BlastTacticsState, seat: Seat, action: Action) -> bool:
    """Whether the turn is still the same after this action, which rolled nothing."""
    after = before.clone()
    do(after, seat, action, ScriptedDice([]))
    return after.phase == ACTION and after.turns == before.turns
