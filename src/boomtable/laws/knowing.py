"""Laws about knowing: what a viewer learns, and that it learns no more."""

from __future__ import annotations

import msgspec

from boomtable.core.codec import ActionSpace
from boomtable.core.game import AnyGame
from boomtable.core.schema import Action
from boomtable.core.seats import FULL, PUBLIC, Seat, Viewer, is_seat
from boomtable.core.state import State
from boomtable.laws.deal import Deal, Position
from boomtable.laws.difference import difference, encoded
from boomtable.laws.probe import answers, probes
from boomtable.laws.report import LawBroken
from boomtable.laws.walk import draw_move, walk
from boomtable.table.digest import digest
from boomtable.table.stream import noticed


def viewer_name(viewer: Viewer) -> str:
    names = {PUBLIC: "the public", FULL: "a viewer of everything"}
    return f"seat {viewer}" if is_seat(viewer) else names.get(viewer, f"audience {viewer}")


def mirror(deal: Deal) -> int:
    """A state sampled from a viewer's view looks the same to it: the view, what it may do, and every refusal it can provoke."""
    cases, space = 0, deal.game.action_space(deal.options)
    for position in walk(deal):
        for viewer in position.viewers:
            cases += _look_into(position, viewer, space)
    return cases


def _look_into(position: Position, viewer: Viewer, space: ActionSpace) -> bool:
    """Compare, and say whether that proved anything: it does not where the sampled state happens to be the true one,
    except for an open game, where it must be."""
    game, state = position.game, position.state
    text = encoded(game.view(state, viewer))
    seen = msgspec.json.decode(text, type=game.view_type)  # what has travelled is all that a viewer has
    other = game.determinize(seen, viewer, position.dice)
    tried = probes(space, state, viewer, position.dice) if is_seat(viewer) else []
    found = difference(_looks(game, state, viewer, tried), _looks(game, other, viewer, tried))
    if found is not None:
        raise LawBroken(mirror, position, f"{viewer_name(viewer)} can tell the truth from a state that fits its view: {found}")
    is_true = digest(other) == digest(state)
    if game.info.open and not is_true:
        raise LawBroken(mirror, position, f"the game is said to be open, but {viewer_name(viewer)} cannot know all of its state")
    return game.info.open or not is_true


def _looks(game: AnyGame, state: State, viewer: Viewer, tried: list[Action]) -> dict[str, object]:
    """Everything that `viewer` can get out of a state."""
    looks: dict[str, object] = {"view": game.view(state, viewer), "turn": game.turn(state)}
    return looks | _asked(game, state, viewer, tried) if is_seat(viewer) else looks


def _asked(game: AnyGame, state: State, seat: Seat, tried: list[Action]) -> dict[str, object]:
    return {
        "offers": game.offers(state, seat),
        "legal_actions": game.legal_actions(state, seat),
        "epoch": game.epoch(state, seat),
        "moment": game.moment(state, seat),
        "refusals": answers(game, state, seat, tried),
    }


def events_tell(deal: Deal) -> int:
    """A viewer's view never changes without an event that this viewer noticed."""
    cases = 0
    for position in walk(deal):
        move = draw_move(deal, position.state, position.dice)
        if position.over or move is None:
            continue
        game, after = position.game, position.state.clone()
        events = game.apply(after, move.actor, move.action, position.dice)
        for viewer in position.table.viewers():
            found = difference(game.view(position.state, viewer), game.view(after, viewer))
            if found is not None and not noticed(game, events, viewer):
                raise LawBroken(events_tell, position, f"{move} changes what {viewer_name(viewer)} sees without an event: {found}")
            cases += 1
    return cases
