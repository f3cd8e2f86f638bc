"""Bomb Busters: what a guided game explains, and when."""

from typing import Final

from boomtable.core.seats import Seat
from boomtable.core.tips import Tip, Tips, first_tip
from boomtable.games.bomb_busters.glance import Glance
from boomtable.games.bomb_busters.pieces import (
    BATTERIES,
    COFFEE_MUG,
    GENERAL_RADAR,
    MOST_FUSE,
    POST_IT,
    RED,
    REWINDER,
    STABILIZER,
    SUPER_DETECTOR,
    TRIPLE_DETECTOR,
    WALKIE_TALKIES,
    XY_RAY,
    YELLOW,
)
from boomtable.games.bomb_busters.schema import BombBustersView, Doing
from boomtable.games.bomb_busters.spoken_of import FACTS, PIECES


def tip(seen: BombBustersView, me: Seat) -> Tip | None:
    return first_tip(Glance(seen, me), TIPS, PIECES, FACTS)


# moments


def ended(glance: Glance, reason: str) -> bool:
    return glance.seen.outcome is not None and glance.seen.outcome.reason == reason


def is_first_round(glance: Glance) -> bool:
    return glance.seen.tally.turns < glance.seats


def is_early(glance: Glance) -> bool:
    """Whether it is one of the first rounds, where the basics are explained: three in the first mission, one in others."""
    return glance.seen.tally.turns < glance.seats * (3 if glance.seen.mission == 1 else 1)


def is_asked(glance: Glance, doing: Doing) -> bool:
    return glance.seen.doing == doing and glance.me in glance.seen.waiting_on


def is_my_turn(glance: Glance) -> bool:
    return is_asked(glance, "turn")


def is_waiting(glance: Glance) -> bool:
    return glance.me not in glance.seen.waiting_on


def is_unsure(glance: Glance) -> bool:
    return is_my_turn(glance) and not glance.sees_sure_cut()


def is_free(glance: Glance) -> bool:
    """Whether there is time for any-time equipment: nothing is being settled, and no sure cut is waiting."""
    return glance.seen.doing == "turn" and not (is_my_turn(glance) and glance.sees_sure_cut())


def is_watching_a_claim(glance: Glance) -> bool:
    return glance.seen.claim is not None and is_waiting(glance) and glance.seen.claim.by != glance.me and is_early(glance)


# the dial, powers and cards


def is_close_to_the_skull(glance: Glance) -> bool:
    return glance.seen.fuse <= 2 and glance.seen.tally.failures > 0


def has_detector(glance: Glance) -> bool:
    return glance.seen.detectors and not glance.seen.powers_used[glance.me] and glance.can_detect()


def can_inform(glance: Glance) -> bool:
    return glance.can_label() or (glance.has_ready(POST_IT) and glance.has_unmarked_blue())


TIPS: Final[Tips[Glance]] = (
    # the end
    ("won", lambda at: ended(at, "bomb_defused")),
    ("lost-red", lambda at: ended(at, "red_wire_hit")),
    ("lost-fuse", lambda at: ended(at, "fuse_burned")),
    # somebody asks
    ("answer-hit", lambda at: is_asked(at, "answer") and at.claim_is_at_me() and at.claim_fits()),
    ("answer-miss", lambda at: is_asked(at, "answer") and at.claim_is_at_me()),
    ("lay-choice", lambda at: is_asked(at, "lay") and at.wires_to_lay() > 1),
    ("lay", lambda at: is_asked(at, "lay") and is_early(at)),
    ("say", lambda at: is_asked(at, "say") and is_early(at)),
    ("swap", lambda at: is_asked(at, "swap")),
    # the info phase
    ("info-red", lambda at: is_asked(at, "info") and at.holds(RED) > 0),
    ("info-yellow", lambda at: is_asked(at, "info") and at.holds(YELLOW) > 0),
    ("info-first", lambda at: is_asked(at, "info") and at.me == at.seen.captain),
    ("info-next", lambda at: is_asked(at, "info") and len(at.new_numbers()) > 0),
    ("info-watch", lambda at: at.seen.doing == "info" and at.seen.mission == 1),
    # the own turn
    ("out", lambda at: not at.own),
    ("reveal", lambda at: is_my_turn(at) and at.holds_only_reds()),
    ("stabilized", lambda at: is_my_turn(at) and at.seen.stabilized),
    ("solo", lambda at: is_my_turn(at) and at.holds_the_rest()),
    ("red", lambda at: is_my_turn(at) and is_first_round(at) and len(at.foreign_reds()) > 0 and at.seen.reds.inside > at.holds(RED)),
    ("yellow", lambda at: is_my_turn(at) and is_first_round(at) and at.holds(YELLOW) > 0),
    ("sure-first", lambda at: is_my_turn(at) and is_first_round(at) and at.seen.mission == 1 and at.sees_token_held()),
    ("sure-token", lambda at: is_my_turn(at) and is_early(at) and at.sees_token_held()),
    ("sure-yellow", lambda at: is_my_turn(at) and at.sees_yellow_token_held()),
    ("sure-order", lambda at: is_my_turn(at) and at.sees_order_held() and not at.sees_token_held()),
    ("card-rewinder", lambda at: is_free(at) and is_close_to_the_skull(at) and at.has_ready(REWINDER) and at.seen.fuse < MOST_FUSE),
    ("card-stabilizer", lambda at: is_unsure(at) and at.has_ready(STABILIZER)),
    ("card-detector", lambda at: is_unsure(at) and at.has_ready(TRIPLE_DETECTOR, SUPER_DETECTOR) and at.can_detect()),
    ("card-ray", lambda at: is_unsure(at) and at.has_ready(XY_RAY) and len(set(at.values) - {RED}) > 1),
    ("card-mug", lambda at: is_unsure(at) and at.has_ready(COFFEE_MUG)),
    ("last-step", lambda at: is_unsure(at) and at.seen.fuse == 1),
    ("heard", lambda at: is_unsure(at) and at.heard_held()),
    ("order", lambda at: is_unsure(at) and is_early(at) and (is_first_round(at) or not has_detector(at))),
    ("double-detector", lambda at: is_unsure(at) and has_detector(at)),
    # any time
    ("card-inform", lambda at: is_free(at) and can_inform(at)),
    ("card-radar", lambda at: is_free(at) and at.has_ready(GENERAL_RADAR)),
    ("card-batteries", lambda at: is_free(at) and at.has_ready(BATTERIES) and True in at.seen.powers_used),
    ("card-walkie", lambda at: is_free(at) and at.has_ready(WALKIE_TALKIES)),
    # while others play
    ("pointed-at", lambda at: is_watching_a_claim(at) and at.claim_is_at_me()),
    ("watch-claim", is_watching_a_claim),
    ("dial", lambda at: is_free(at) and at.seen.tally.failures == 1),
    ("watch", lambda at: is_waiting(at) and at.seen.doing == "turn" and is_early(at)),
)
