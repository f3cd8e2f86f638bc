"""Blast Tactics: what a digital table needs: clock, undo, danger map, recordings (section 16 of the ledger)."""

from dataclasses import replace

import msgspec
import pytest

from boomtable.core.dice import SeededDice
from boomtable.core.errors import IllegalAction, OptionError, RecordingError
from boomtable.core.schema import Event, Go, Timer, TimeUp, Undo
from boomtable.core.seats import CLOCK, PUBLIC, TABLE
from boomtable.games import GAMES
from boomtable.games.blast_tactics import GAME
from boomtable.games.blast_tactics.schema import (
    Blast,
    BlastTacticsOptions,
    Discarded,
    End,
    Move,
    Remote,
    TimedOut,
    TimeTaken,
    TurnBegun,
)
from boomtable.games.blast_tactics.state import BlastTacticsState
from boomtable.table import Table, read, replay, write
from boomtable.table.recording import recording_of
from tests.games.blast_tactics.positions import ROUND_SIX, SIX_BY_SIX, Told, begin, drawn, play, refusal, row_of, seen, spots, started
from tests.house.source import HOUSE

rule = pytest.mark.rule
RECORDINGS = HOUSE / "tests" / "recordings" / "blast_tactics"

LANE = """
A.....
.#..#.
.....B
bombs none | A: (0,0) heart=1 inv=2 | B: (2,5) heart=1 inv=2
"""


# one at a time


@rule("BT-390")
def test_one_seat_is_waited_on() -> None:
    dice = SeededDice(3)
    position = started(dice, 4)
    while GAME.outcome(position) is None:
        assert GAME.waiting_on(position) == [position.turn]
        assert [seat for seat in range(4) if GAME.legal_codes(position, seat)] == [position.turn]
        GAME.apply_code(position, position.turn, GAME.sample_code(position, position.turn, dice), dice)


@rule("BT-391", "BT-400")
def test_only_players_do_what_players_do() -> None:
    position = drawn(LANE)

    assert refusal(position, End(), by=TABLE) == "End is not done by anybody but the players [BT-400]"
    assert refusal(position, End(), by=CLOCK) == "End is not done by anybody but the players [BT-400]"
    assert refusal(position, Go("deal"), by=0) == "Go is no action of Blast Tactics [BT-400]"


# undo


def laid_out() -> Table:
    return Table(GAME, BlastTacticsOptions(2, first=1), seed=5)


def table_with(position: BlastTacticsState) -> Table:
    return Table(GAME, BlastTacticsOptions(2, first=1), seed=5, start=(position, []))


@rule("BT-392")
def test_a_move_is_taken_back_inside_the_action_phase() -> None:
    table = laid_out()
    before = table.state.dump()
    table.submit(0, Move(1))
    table.submit(0, Undo())

    assert table.state.dump() == before


@rule("BT-392", "BT-438")
def test_what_led_into_the_own_discard_phase_is_not_taken_back() -> None:
    table = table_with(drawn(LANE, row="kick remote"))
    table.submit(0, End())
    discarding = table.state.dump()
    assert (table.state.turn, seen(table.state).phase) == (0, "discard")
    with pytest.raises(IllegalAction):
        table.submit(0, Undo())

    assert table.state.dump() == discarding


@rule("BT-392")
@pytest.mark.parametrize(("block", "undone"), [("+", False), (".", True)])
def test_a_remote_is_taken_back_unless_it_opened_a_soft_block(block: str, undone: bool) -> None:
    position = drawn(
        f"""
        ...{block}1.
        .#..#.
        A....B
        bombs A1@(0,4) | A: (2,0) heart=1 inv=1 | B: (2,5) heart=1 inv=2
        """,
        row="remote kick",
    )
    before = position.dump()
    table = table_with(position)
    table.submit(0, Remote(4))
    after = table.state.dump()
    assert after != before
    if undone:
        table.submit(0, Undo())
    else:
        with pytest.raises(IllegalAction):
            table.submit(0, Undo())

    assert table.state.dump() == (before if undone else after)


@rule("BT-438")
def test_nothing_from_before_a_half_minute_of_the_bank_is_taken_back() -> None:
    table = table_with(drawn(LANE, turn_seconds=60))
    table.submit(0, Move(2))
    table.submit(CLOCK, TimeUp("turn", GAME.timers(table.state)[0].key))
    with pytest.raises(IllegalAction):
        table.submit(0, Undo())

    assert (table.state.at[0], table.state.bank) == (2, [5, 6])


# clock


def time_up(position: BlastTacticsState, drawing: str = "") -> list[Event]:
    action = TimeUp("turn", GAME.timers(position)[0].key)
    GAME.check(position, CLOCK, action)
    return GAME.apply(position, CLOCK, action, Told(drawing))


@rule("BT-393", "BT-439")
@pytest.mark.parametrize("seconds", [1, 19])
def test_a_turn_has_twenty_seconds_at_least(seconds: int) -> None:
    with pytest.raises(OptionError) as refused:
        GAME.check_options(BlastTacticsOptions(2, turn_seconds=seconds))

    assert str(refused.value) == f"turn_seconds cannot be {seconds}: a clock takes 20 to 300 seconds, or 0 for none"


@rule("BT-439")
def test_a_turn_has_five_minutes_at_most() -> None:
    assert started(SeededDice(1), 2, turn_seconds=300).turn_seconds == 300
    with pytest.raises(msgspec.ValidationError):
        started(SeededDice(1), 2, turn_seconds=301)


@rule("BT-393", "BT-439")
def test_zero_seconds_is_no_clock() -> None:
    position = drawn(LANE)

    assert GAME.timers(position) == []
    assert refusal(position, TimeUp("turn", 35), by=CLOCK) == "the clock cannot end turn: no such time is running [BT-393]"


@rule("BT-393", "BT-439")
def test_the_turn_has_its_time_whatever_is_done_in_it() -> None:
    position = drawn(LANE, turn_seconds=60)
    assert GAME.timers(position) == [Timer("turn", 35, 60_000)]
    play(position, "MOVE (0,2)")

    assert GAME.timers(position) == [Timer("turn", 35, 60_000)]


@rule("BT-393", "BT-439")
def test_the_bank_is_used_up_by_half_minutes() -> None:
    position = drawn(LANE, turn_seconds=60)

    assert time_up(position) == [TimeTaken(0, 5)]
    assert GAME.timers(position) == [Timer("turn", 36, 30_000)]
    assert (seen(position).players[0].bank, seen(position).players[1].bank) == (5, 6)
    assert [time_up(position) for _ in range(5)] == [[TimeTaken(0, left)] for left in (4, 3, 2, 1, 0)]
    assert time_up(position)[0] == TimedOut(0)


@rule("BT-439")
def test_the_next_turn_has_its_own_time_again() -> None:
    position = drawn(LANE, turn_seconds=60, row="kick kick")
    time_up(position)
    play(position, "END", drawing="pass")

    assert GAME.timers(position) == [Timer("turn", 42, 60_000)]


@rule("BT-439")
def test_who_used_the_bank_has_the_full_time_in_its_next_turn() -> None:
    position = drawn(LANE, turn_seconds=60, row="kick kick")
    time_up(position)
    assert (position.bank, GAME.timers(position)) == ([5, 6], [Timer("turn", 36, 30_000)])
    play(position, "END", drawing="kick")
    play(position, "END", drawing="pass")

    assert (position.turn, position.bank, GAME.timers(position)) == (0, [5, 6], [Timer("turn", 50, 60_000)])


@rule("BT-393")
def test_when_the_bank_is_empty_the_turn_ends_and_the_older_card_goes() -> None:
    position = drawn(LANE, turn_seconds=60, row="kick remote", bank=[0, 6])
    events = time_up(position, drawing="pass")

    assert [event for event in events if isinstance(event, TimedOut | Discarded)] == [TimedOut(0), Discarded(0, "kick")]
    assert position.turn == 1


@rule("BT-393")
def test_who_is_timed_out_in_the_discard_phase_discards_the_older_card() -> None:
    position = drawn(LANE, turn_seconds=60, row="remote kick", bank=[0, 6])
    play(position, "END")

    assert time_up(position, drawing="pass")[:2] == [TimedOut(0), Discarded(0, "remote")]


@rule("BT-393", "BT-096")
def test_who_used_a_card_and_is_timed_out_discards_none() -> None:
    position = drawn(
        """
        A1....
        .#..#.
        .....B
        bombs A1@(0,1) | A: (0,0) heart=1 inv=1 | B: (2,5) heart=1 inv=2
        """,
        turn_seconds=60,
        row="punch kick",
        bank=[0, 6],
    )
    play(position, "PUNCH E")

    assert not [event for event in time_up(position, drawing="pass") if isinstance(event, Discarded)]


@rule("BT-434")
@pytest.mark.parametrize("free_card", [True, False])
def test_a_ghost_that_is_timed_out_lays_and_discards_nothing(free_card: bool) -> None:
    position = drawn(
        """
        .....
        .#.#.
        B...C
        bombs none | A: eliminated | B: (2,0) heart=1 inv=2 | C: (2,4) heart=1 inv=2
        """,
        turn_seconds=60,
        bank=[0, 6, 6],
        revenge=True,
        turn="C",
        row="kick remote",
        free_card=free_card,
    )
    begin(position, "A")

    assert time_up(position) == [TimedOut(0), TurnBegun(1, 7, False)]
    assert (position.turn, position.in_play) == (1, [0, 0, 0])
    assert (row_of(position), position.free_card) == ("kick remote", free_card)


@rule("BT-448")
def test_what_was_offered_before_is_stale_after_a_decision_or_a_time_out() -> None:
    position = drawn(LANE, turn_seconds=60, bank=[1, 6])
    epochs = [GAME.epoch(position, 0)]
    play(position, "MOVE (0,2)")
    epochs.append(GAME.epoch(position, 0))
    time_up(position)
    epochs.append(GAME.epoch(position, 0))
    time_up(position)
    epochs.append(GAME.epoch(position, 0))

    assert epochs == [0, 1, 1, 2]  # a Move, half a minute of the bank, the end of the turn


# danger map


def rows_of_danger(position: BlastTacticsState) -> list[str]:
    """The danger map of a board without void, a digit for each square."""
    danger = seen(position).danger
    assert danger is not None
    digits = "".join(str(when) for when in danger)
    width = len(position.arena.rows[0])
    return [digits[at : at + width] for at in range(0, len(digits), width)]


@rule("BT-394", "BT-440")
def test_the_danger_map_tells_after_how_many_seat_turns_a_square_burns() -> None:
    position = drawn("""
        1....2
        .#..#.
        A....B
        bombs B1@(0,0), A2@(0,5) | A: (2,0) heart=1 inv=1 | B: (2,5) heart=1 inv=1
    """)
    danger = seen(position).danger

    assert danger is not None
    assert spots(position, [square for square, when in enumerate(danger) if when == 1]) == "(0,0) (0,1) (0,2) (1,0) (2,0)"
    assert spots(position, [square for square, when in enumerate(danger) if when == 4]) == "(0,3) (0,4) (0,5) (1,5) (2,5)"


@rule("BT-394", "BT-440")
def test_the_danger_map_knows_chains_and_opened_blocks() -> None:
    """B1 opens the block next turn and sets off A2; B2 burns one turn later, and what lay under the block stops it."""
    position = drawn("""
        21+..2
        .#..#.
        A....B
        bombs A2@(0,0), B1@(0,1), B2@(0,5) | A: (2,0) heart=1 inv=1 | B: (2,5) heart=1 inv=0 reach=4
    """)
    danger = seen(position).danger

    assert danger is not None
    assert spots(position, [square for square, when in enumerate(danger) if when == 1]) == "(0,0) (0,1) (0,2) (1,0) (2,0)"
    assert spots(position, [square for square, when in enumerate(danger) if when == 3]) == "(0,3) (0,4) (0,5) (1,5) (2,5)"


@rule("BT-440")
def test_what_an_opened_block_hides_stops_the_next_flame() -> None:
    position = drawn("""
        ..1...
        ..+..2
        A....B
        bombs B1@(0,2), B2@(1,5) | A: (2,0) heart=1 inv=2 | B: (2,5) heart=1 inv=0 reach=4
    """)
    danger = seen(position).danger

    assert danger is not None
    assert spots(position, [square for square, when in enumerate(danger) if when == 3]) == "(1,3) (1,4) (1,5) (2,5)"


@rule("BT-394", "BT-440")
def test_the_danger_map_knows_the_next_tiles() -> None:
    position = drawn(
        """
        ......
        .#..#.
        ......
        ......
        .#..#.
        A....B
        bombs none | A: (5,0) heart=1 inv=2 | B: (5,5) heart=1 inv=2
        """,
        tiles=SIX_BY_SIX,
        rings=ROUND_SIX,
        starts="0 1",
        holder=1,
    )

    assert seen(position).danger == (3,) * 3 + (1,) * 3 + (3,) * 3 + (1,) * 3 + (3,) * 3 + (1,) * 3 + (
        *((3,) * 3 + (1,) * 3),
        *((3,) * 3 + (1,) * 3),
        *((3,) * 3 + (1,) * 3),
    )


@rule("BT-440")
def test_an_item_that_has_burnt_stops_no_later_flame() -> None:
    position = drawn("""
        ..1...
        ..f..2
        A....B
        bombs B1@(0,2), B2@(1,5) | A: (2,0) heart=1 inv=2 | B: (2,5) heart=1 inv=0 reach=4
    """)
    danger = seen(position).danger

    assert danger is not None
    assert spots(position, [square for square, when in enumerate(danger) if when == 3]) == "(1,1) (1,3) (1,4) (1,5) (2,5)"


@rule("BT-440")
def test_a_flipped_tile_stops_later_flames() -> None:
    """B flips the middle tile next turn; A's bomb burns one turn later, and only on its own side of it."""
    position = drawn(
        """
        ..1......
        .#.....#.
        ......A.B
        bombs A1@(0,2) | A: (2,6) heart=1 inv=1 reach=7 | B: (2,8) heart=1 inv=2
        """,
        tiles="0,0 0,3 0,6",
        rings="1",
        core="0 2",
        starts="0 1",
        holder=1,
    )

    assert rows_of_danger(position) == ["222111333", "332111333", "332111333"]


@rule("BT-440")
def test_a_bomb_carried_on_a_flipped_tile_burns_nothing_later() -> None:
    position = drawn(
        """
        ...A.....
        .#.....#.
        ........B
        bombs none | A: (0,3) heart=1 inv=1 carries=A1 | B: (2,8) heart=1 inv=2
        """,
        tiles="0,0 0,3 0,6",
        rings="1",
        core="0 2",
        starts="0 1",
        holder=1,
    )

    assert rows_of_danger(position) == ["333111333"] * 3


@rule("BT-440")
def test_a_table_may_do_without_the_danger_map() -> None:
    assert seen(started(SeededDice(1), 2, danger_map=False)).danger is None


@rule("BT-394")
def test_a_bomb_shows_how_far_it_would_burn() -> None:
    position = drawn("""
        ..1+..
        .#..#.
        A....B
        bombs A1@(0,2) | A: (2,0) heart=1 inv=1 | B: (2,5) heart=1 inv=2
    """)

    assert [bomb.arms for bomb in seen(position).bombs] == [(0, 1, 2, 2)]


# recordings and talk


@rule("BT-395", "BT-442")
def test_options_and_decisions_rebuild_a_game() -> None:
    table = Table(GAME, BlastTacticsOptions(3, revenge=True), seed=11)
    dice = SeededDice(2)
    while not table.over:
        seat = table.state.turn
        table.submit(seat, GAME.action_space(table.options).action(seat, GAME.sample_code(table.state, seat, dice)))
    recording = read(write(recording_of(table)), GAMES.get)

    assert replay(recording).state.dump() == table.state.dump()


@rule("BT-451")
@pytest.mark.parametrize(
    ("name", "version", "trail", "other", "trouble"),
    [
        ("revenge_takes_a_place", 1, "move", "turn", "line 40 has more rolls than its action needs"),  # a turn that ended by itself
        ("bombs_along_the_whole_way", 2, "turn", "move", "line 24 is not legal there: .* not on its trail"),
    ],
)
def test_a_recording_replays_with_the_trail_it_was_begun_with(name: str, version: int, trail: str, other: str, trouble: str) -> None:
    recording = read((RECORDINGS / f"{name}.jsonl").read_bytes(), GAMES.get)
    bare = [msgspec.structs.replace(entry, digest=None) for entry in recording.entries]
    misread = msgspec.structs.replace(recording.options, trail=other)

    assert (recording.rules_version, seen(replay(recording).state).whole_trail) == (version, trail == "turn")
    with pytest.raises(RecordingError, match=trouble):
        replay(replace(recording, options=misread, entries=bare))


@rule("BT-451")
def test_a_state_kept_from_the_first_rules_has_their_trail() -> None:
    state = started(SeededDice(1), trail="move")
    dump = state.dump()

    assert "whole_trail" not in dump
    assert GAME.load(dump).whole_trail is False


@rule("BT-395")
def test_the_log_names_squares_by_row_and_column() -> None:
    facts: dict[str, object] = {"square": 27, "path": (0, 1), "blasts": (Blast(53, 0, 0, (0, 0, 0, 0)),), "by": 1}

    assert GAME.told(facts, BlastTacticsOptions(2, arena="offset_bridge")) == {
        "square": "(3,2)",
        "path": ("(0,0)", "(0,1)"),
        "blasts": ("(5,10)",),
        "by": 1,
    }


@rule("BT-396")
def test_everybody_may_chat() -> None:
    position = drawn(LANE)

    assert [GAME.channels(position, viewer) for viewer in (0, 1, PUBLIC)] == [["table"]] * 3


@rule("BT-441")
@pytest.mark.parametrize(
    ("seats", "names"),
    [
        (2, ["duel_alley", "offset_bridge", "crumble_duel"]),
        (3, ["three_corners", "revenge", "trident", "triple_power"]),
        (
            4,
            ["four_forts", "revenge", "open_field", "carousel", "power_plant", "pit_stop", "thin_ice", "crossroads", "ring_road"],
        ),
    ],
)
def test_settings_for_every_number_of_players(seats: int, names: list[str]) -> None:
    presets = GAME.presets(seats)

    assert [preset.name for preset in presets] == names
    for preset in presets:
        GAME.check_options(preset.options)


@rule("BT-441", "BT-309")
def test_revenge_mode_may_be_switched_on_for_two() -> None:
    assert started(SeededDice(1), 2, revenge=True).revenge
