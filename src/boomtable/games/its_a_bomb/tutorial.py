"""It's a Bomb!: what a guided game explains, and when."""

from typing import Final

from boomtable.core.seats import Seat
from boomtable.core.tips import Tip, Tips, first_tip
from boomtable.games.its_a_bomb.glance import Glance
from boomtable.games.its_a_bomb.pieces import TRAINING
from boomtable.games.its_a_bomb.schema import ItsABombView
from boomtable.games.its_a_bomb.spoken_of import PIECES

EARLY = 3  # rounds in which waiting is explained


def tip(seen: ItsABombView, me: Seat) -> Tip | None:
    return first_tip(Glance(seen, me), TIPS, PIECES, {})


# moments


def ended(glance: Glance, reason: str) -> bool:
    return glance.seen.outcome is not None and glance.seen.outcome.reason == reason


def is_early(glance: Glance) -> bool:
    return glance.seen.round <= EARLY


def is_training(glance: Glance) -> bool:
    return glance.seen.scenario == TRAINING


def can_settle(glance: Glance) -> bool:
    return glance.is_asked() and glance.has_proposed()


def is_news(glance: Glance, key: str) -> bool:
    return glance.chooses() and glance.news() == key


TIPS: Final[Tips[Glance]] = (
    # the end
    ("won", lambda at: ended(at, "defused")),
    ("lost-explosive", lambda at: ended(at, "explosive_cut")),
    ("lost-time", lambda at: ended(at, "countdown_over")),
    ("lost-call", lambda at: ended(at, "call_missed")),
    ("lost-order", lambda at: ended(at, "order_broken")),
    # the Crisis Unit's windows
    ("unit-hacker-now", lambda at: at.is_unit_at("advance") and at.slack() == 0),
    ("unit-hacker", lambda at: at.is_unit_at("advance")),
    ("unit-sapper-now", lambda at: at.is_unit_at("point") and at.points_at_explosive()),
    ("unit-sapper", lambda at: at.is_unit_at("point")),
    ("unit-start", lambda at: at.is_unit_at("start")),
    ("unit-dispatcher", lambda at: at.is_unit_at("after")),
    ("unit-radio", lambda at: at.is_unit_at("look") and at.has_card("RADIO") and at.hears_static()),
    ("unit-look-first", lambda at: at.is_unit_at("look") and at.seen.round == 1 and at.can_lay_out()),
    ("unit-spot", lambda at: at.is_unit_at("look") and at.has_card("SPOT") and at.has_tile_to_spot()),
    ("unit-spot-keep", lambda at: at.is_unit_at("look") and at.has_card("SPOT") and at.can_lay_out()),
    ("unit-layout", lambda at: at.is_unit_at("look") and at.has_card("SURV", "DRAU") and at.can_lay_out()),
    ("unit-place", lambda at: at.is_unit_at("look") and is_training(at)),
    # the Crisis Unit waits
    ("unit-silent", lambda at: at.is_unit and len(at.seen.proposals) > 0),
    ("unit-first", lambda at: at.is_unit_at("choose") and at.seen.round == 1),
    ("unit-remembers", lambda at: at.is_unit_at("choose") and is_early(at)),
    # deciding together
    ("settle", can_settle),
    ("proposed", lambda at: at.has_proposed()),
    ("block", lambda at: at.is_asked() and at.seen.step == "block"),
    ("second", lambda at: at.is_asked() and at.seen.step == "second"),
    ("support", lambda at: at.chooses() and at.hears_proposals()),
    # what to ask or cut
    ("token-cut", lambda at: at.chooses() and at.sees_token_needed()),
    ("sure-cable", lambda at: at.chooses() and at.sees_sure_cable()),
    ("last-card", lambda at: at.chooses() and at.slack() == 0),
    ("call-close", lambda at: at.chooses() and at.call_is_close()),
    ("disturbed", lambda at: at.chooses() and at.is_disturbed()),
    ("two-bombs", lambda at: is_news(at, "two-bombs")),
    ("order", lambda at: is_news(at, "order")),
    ("receiver", lambda at: is_news(at, "receiver")),
    ("auxiliary", lambda at: is_news(at, "auxiliary")),
    ("battery", lambda at: is_news(at, "battery")),
    ("double-purple", lambda at: is_news(at, "double-purple")),
    ("first-question", lambda at: at.chooses() and at.seen.round == 1),
    ("short", lambda at: at.chooses() and at.slack() == 1),
    ("token-explosive", lambda at: at.chooses() and at.sees_token_on_explosive()),
    ("cross", lambda at: at.chooses() and not at.has_crossing_answers() and at.counted() == 0),
    ("safe-line", lambda at: at.chooses() and is_training(at) and at.sees_safe_line()),
    ("subtract", lambda at: at.chooses() and is_training(at) and at.sees_open_tile_in_answer()),
    ("counted", lambda at: at.chooses() and is_training(at) and at.counted() > 0),
    ("read", lambda at: at.chooses() and is_training(at)),
    # while others act
    ("wait-point", lambda at: at.waits_at("point")),
    ("wait-phone", lambda at: at.waits_at("choose") and at.seen.settings.deciding == "spokesperson" and is_early(at)),
)
