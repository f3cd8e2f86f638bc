"""Bomb Busters: what a mission card tells, all of it from the mission."""

from boomtable.core.briefing import Briefing, Laid
from boomtable.games.bomb_busters.missions.mission import Draw, Mission, Twist
from boomtable.games.bomb_busters.pieces import COPIES, TELL_FALSE, TELL_PARITY, TELL_TIMES, TELL_VALUE

TOKENS = {TELL_VALUE: "tokens", TELL_PARITY: "tokens-parity", TELL_TIMES: "tokens-times", TELL_FALSE: "tokens-false"}


def briefing(mission: Mission, seats: int) -> Briefing:
    return Briefing(mission.number, setup(mission, seats), lost(mission, seats), mission.rule)


def lost(mission: Mission, seats: int) -> tuple[str, ...]:
    """How else it is lost than by the dial."""
    ways = ["red"] if mission.red(seats)[0] > 0 or mission.twist.red_number else []
    if not mission.captain_may_fail():
        ways.append("captain")  # BB-1141, BB-1281
    if mission.clock(seats):
        ways.append("time")  # BB-1101
    if mission.twist.row > 0:
        ways.append("stuck")  # BB-1093
    if mission.twist.nano == "keeper":
        ways.append("kept")  # BB-1433
    elif mission.twist.nano == "dial":
        ways.append("nano")  # BB-1531
    if mission.twist.names_cutter and not mission.twist.asks_radar and not mission.twist.volunteers:
        ways.append("named")  # BB-1511
    naming = mission.twist.naming
    if naming is not None and not naming.forgiving:
        ways.append("wrong")  # BB-1133
    return tuple(ways)


def setup(mission: Mission, seats: int) -> tuple[Laid, ...]:
    """What is in the bomb and on the table, for this number of players (BB-039)."""
    lines = [Laid("blue", {"most": mission.blue})]
    lines += drawn("yellow", mission.yellow(seats)) + drawn("red", mission.red(seats))
    if mission.twist.red_number:
        lines.append(Laid("acting", {"count": COPIES}))  # BB-1111
    if mission.cards > 0:
        lines.append(Laid("tools-down" if mission.twist.reward_deck else "tools", {"count": seats}))  # BB-033, BB-1151
    if mission.twist.air:
        count = mission.air(seats, 0)[-1 if mission.twist.air == "common" else 0]
        lines.append(Laid(f"air-{mission.twist.air}", {"count": count}))  # BB-1441, BB-1491, BB-1631
    if mission.twist.nano == "line":
        lines.append(Laid("line"))  # BB-1591
    given = mission.twist.given
    if given is not None:
        lines.append(Laid("given", {"count": given.count, "value": given.value}))  # BB-1131
    if mission.kept(seats) > 0:
        lines.append(Laid("kept", {"count": mission.kept(seats)}))  # BB-1431
    if mission.twist.turns_down:
        lines.append(Laid("numbers-open"))  # BB-1261
    if mission.twist.names_cutter:
        lines.append(Laid("numbers-deck"))  # BB-450
    if not mission.twist.no_info:
        lines += tokens(mission.twist)
    lines.append(dial(mission, seats))
    if mission.clock(seats):
        first = mission.clock(seats)[0]
        lines.append(Laid("clock", {"minutes": (first.seconds + first.left) // 60}))
    return tuple(lines)


def dial(mission: Mission, seats: int) -> Laid:
    return Laid("no-dial") if mission.twist.nano == "dial" else Laid("dial", {"fuse": mission.start_fuse(seats)})


def tokens(twist: Twist) -> list[Laid]:
    """What each player places in the info phase."""
    if twist.drawn_tokens:
        return [Laid("drawn")]
    if twist.liar:
        return [Laid("tokens-liar")]
    if len(twist.tokens) > 1:
        return [Laid("tokens-mixed")]
    return [Laid(name) for told, name in TOKENS.items() if told in (twist.tokens or (TELL_VALUE,))]


def drawn(colour: str, draw: Draw) -> list[Laid]:
    inside, marked = draw
    if inside < marked:
        return [Laid(f"maybe-{colour}", {"count": inside, "marked": marked})]
    return [Laid(colour, {"count": inside})] if inside > 0 else []


def pieces(mission: Mission, seats: int) -> tuple[str, ...]:
    """The kinds of pieces that a mission brings: first what is its own, then what its colours and its equipment bring."""
    colours = {"yellow": mission.yellow(seats), "red": mission.red(seats)}
    found = [colour for colour, (inside, _) in colours.items() if inside > 0]
    if mission.cards > 0:
        found.append("tool")
    if any(inside > 0 for inside, _ in colours.values()):
        found.append("marker")
    if any(inside < marked for inside, marked in colours.values()):
        found.append("maybe")
    if mission.clock(seats):
        found.append("clock")
    if mission.characters:
        found.append("power")
    return (*twisted(mission.twist), *found)


def twisted(twist: Twist) -> list[str]:
    """The kinds of pieces that only its own rules bring."""
    brings = {
        "together": twist.naming is not None,
        "given": twist.given is not None,
        "drawn": twist.drawn_tokens > 0,
        "row": twist.row > 0,
        "acting": twist.red_number,
        "reward": twist.reward_deck,
        "clip": twist.clips,
        "called": twist.names_cutter,
        "call": twist.volunteers,
        "open": twist.turns_down,
        "radar": twist.asks_radar,
        "rookie": twist.rookie,
        "careless": twist.bare_captain,
        "air": twist.air != "",
        "line": twist.nano == "line",
        "parity": TELL_PARITY in twist.tokens,
        "liar": twist.liar,
        "dots": twist.unspoken,
        "draft": twist.draft,
        "not": TELL_FALSE in twist.tokens,
        "times": TELL_TIMES in twist.tokens,
        "nano": twist.nano == "keeper",
        "drift": twist.nano == "dial",
        "constraint": twist.constraints is not None,
        "x": twist.x_wires,
        "turned": twist.turned > 0,
    }
    return [piece for piece, is_there in brings.items() if is_there]
