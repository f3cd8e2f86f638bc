"""Two Rooms and a Boom: how many rounds there are, how long they last and how many hostages they take (section 4)."""

from boomtable.games.two_rooms.pieces import FIVE_ROUNDS, LAST_SECONDS, MANY, MINUTE_MS, SECOND_MS, THREE_ROUNDS, TICKS_PER_MINUTE
from boomtable.games.two_rooms.schema import TwoRoomsOptions

SCALES = {"normal": 1.0, "slow": 1.5, "slower": 2.0}


def round_count(options: TwoRoomsOptions, players: int) -> int:
    if options.rounds == "auto":  # TR-391
        return 5 if players >= MANY else 3
    return 5 if options.rounds == "five" else 3


def minutes(options: TwoRoomsOptions, rounds: int) -> tuple[float, ...]:
    """The minutes of each round; the last one is the shortest (TR-052)."""
    return options.round_minutes or tuple(float(minute) for minute in range(rounds, 0, -1))


def hostages(players: int, rounds: int, number: int) -> int:
    """How many hostages the table asks for in round `number` (TR-054, TR-055)."""
    for least, by_round in THREE_ROUNDS if rounds == 3 else FIVE_ROUNDS:
        if players >= least:
            return by_round[number - 1]
    raise AssertionError("the tables begin with 6 players, and with 11 for five rounds")


def schedule(players: int, rounds: int) -> tuple[int, ...]:
    """How many hostages the table asks for in each round."""
    return tuple(hostages(players, rounds, number) for number in range(1, rounds + 1))


def round_ms(options: TwoRoomsOptions, rounds: int, number: int) -> int:
    """The length of a round (TR-317); without a timer, the cap of TR-381."""
    if options.no_timer and options.mode != "sim":
        return options.no_timer_cap * MINUTE_MS
    return int(minutes(options, rounds)[number - 1] * MINUTE_MS * SCALES[options.time_scale])


def lock_opens_ms(options: TwoRoomsOptions, rounds: int, number: int) -> int:
    """How long after its start a round allows hostages to be locked, if they are chosen before its end (TR-295)."""
    return max(0, round_ms(options, rounds, number) - LAST_SECONDS * SECOND_MS)


def ticks(options: TwoRoomsOptions, rounds: int, number: int) -> int:
    return max(1, round_ms(options, rounds, number) * TICKS_PER_MINUTE // MINUTE_MS)


def most_decisions(options: TwoRoomsOptions, players: int) -> int:
    """The most decisions in a game in sim mode (TR-397)."""
    rounds = range(1, round_count(options, players) + 1)
    in_ticks = sum(ticks(options, len(rounds), number) for number in rounds) * (3 * options.seats + 2)
    return in_ticks + 2 * sum(hostages(players, len(rounds), number) for number in rounds) + 3
