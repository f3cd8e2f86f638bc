"""Bomb Busters: laying out the table."""

from boomtable.core.dice import Dice
from boomtable.core.schema import Event
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.missions.mission import Constraints, Draw, Mission
from boomtable.games.bomb_busters.pieces import COPIES, DISINTEGRATOR, DRAFT, FALSE_BOTTOM, NUMBERS, TOKENS_OF_A_KIND, TURN, WIDTH, YELLOW
from boomtable.games.bomb_busters.pool import cards_left, equipment_pool
from boomtable.games.bomb_busters.rules.apart import is_turned
from boomtable.games.bomb_busters.rules.characters import characters_of
from boomtable.games.bomb_busters.rules.constraints import LETTERS, letter_of
from boomtable.games.bomb_busters.rules.drawn_tokens import draw_tokens
from boomtable.games.bomb_busters.rules.given_wires import deal_given, note_given, told_of_given
from boomtable.games.bomb_busters.rules.mission_clock import wound_up
from boomtable.games.bomb_busters.rules.new_cards import CLIP
from boomtable.games.bomb_busters.schema import (
    BombBustersOptions,
    CharacterTaken,
    ConstraintsLaid,
    ConstraintTurned,
    Dealt,
    MissionLaid,
    NanoMoved,
    NumbersLaid,
    WireTurned,
    XLaid,
)
from boomtable.games.bomb_busters.state import BombBustersState, empty_table, owner_of, places, stands_of, tile_of_number


def lay_out(options: BombBustersOptions, dice: Dice) -> tuple[BombBustersState, list[Event]]:
    mission = MISSIONS[options.mission]
    owner = owners(options.seats, options.captain)
    sizes = stand_sizes(mission.dealt(options.seats), owner, options.captain)
    state = empty_table(options.seats, options.mission, options.captain, owner, sizes)
    state.fuse = mission.start_fuse(options.seats)
    state.hold_ms = options.hold_ms
    state.decision_seconds = options.decision_seconds
    state.strict_memory = options.strict_memory
    state.detectors = options.double_detector and not mission.twist.no_powers
    state.free_chat = options.free_chat
    state.guided = options.guided
    state.snip = [0, 0, 0] if mission.twist.free_order else []
    state.clock = wound_up(state, unhurried=options.unhurried)
    state.characters = characters_of(options.characters, mission.characters, options.seats, options.captain)
    lay_numbers(state, mission, dice)
    state.nano = nano_at_first(mission)
    state.air = mission.air(state.seats, state.captain)
    if mission.twist.nano == "line":
        lay_line(state, dice)
    deal(state, mission, dice)
    lay_equipment(state, mission, options, dice)
    if mission.twist.draft:
        state.pile = pile_of_tokens(dice)
    if mission.captain_skips_info(options.seats):
        state.turn = (state.captain + 1) % state.seats
    if mission.twist.no_info:
        state.phase = TURN  # BB-1181, BB-1581
    return state, announced(state) + draw_tokens(state, dice)


def pile_of_tokens(dice: Dice) -> list[int]:
    """All info tokens in a random order, drawn unseen when the table is laid (BB-1273)."""
    return [1 + place // TOKENS_OF_A_KIND for place in dice.draw_many([1] * (TOKENS_OF_A_KIND * YELLOW), TOKENS_OF_A_KIND * YELLOW)]


def owners(seats: int, captain: Seat) -> list[Seat]:
    """The owner of each stand, seat after seat (BB-023)."""
    owner: list[Seat] = []
    for seat in range(seats):
        owner.append(seat)
        if seats == 2 or (seats == 3 and seat == captain):
            owner.append(seat)
    return owner


def deal_order(owner: list[Seat], captain: Seat) -> list[int]:
    """The order of the deal: stands clockwise from the Captain's first one (BB-030)."""
    first = owner.index(captain)
    return [(first + step) % len(owner) for step in range(len(owner))]


def stand_sizes(wires: int, owner: list[Seat], captain: Seat) -> list[int]:
    """How many wires each stand gets: as evenly as possible, the larger stands first in the order of the deal (BB-029)."""
    sizes = [wires // len(owner)] * len(owner)
    for stand in deal_order(owner, captain)[: wires % len(owner)]:
        sizes[stand] += 1
    return sizes


def lay_numbers(state: BombBustersState, mission: Mission, dice: Dice) -> None:
    """Draw the number cards that this mission lays out."""
    twist = mission.twist
    cards = list(range(1, NUMBERS + 1))
    if twist.row > 0:
        state.row = take(cards, twist.row, dice)  # BB-1091
    if twist.red_number:
        state.red_number = take(cards, 1, dice)[0]  # BB-1111
    if twist.constraints is not None:
        lay_constraints(state, twist.constraints, dice)
    if twist.reward_deck:
        deck = take(cards, NUMBERS, dice)  # BB-1151
        state.turned, state.deck = deck[:1], deck[1:]
    if twist.names_cutter:
        state.called = [0]  # BB-450
    if twist.turns_down:
        state.open = list(range(1, NUMBERS + 1))  # BB-1261


def lay_line(state: BombBustersState, dice: Dice) -> None:
    """All number cards in a row, Nano on the 7, looking to the longer side (BB-1591)."""
    state.line = take(list(range(1, NUMBERS + 1)), NUMBERS, dice)
    place = state.line.index(7) + 1
    state.nano = [place, 1 if NUMBERS - place > place - 1 else -1]


def nano_at_first(mission: Mission) -> list[int]:
    """On space 1, or before it (BB-1431, BB-1531)."""
    nano = mission.twist.nano
    return [] if nano in ("", "line") else [1 if nano == "keeper" else 0, 1]


def lay_constraints(state: BombBustersState, rules: Constraints, dice: Dice) -> None:
    cards = take(list(range(1, rules.cards + 1)), rules.cards, dice)
    if rules.by_number:
        state.lettered, state.binding = cards, [0]  # BB-1571
    elif rules.drafted:
        state.binding, state.rule_deck = [0] * state.seats, sorted(cards)  # BB-1311
        state.phase = DRAFT
    else:
        state.binding, state.rule_deck = cards[:1], cards[1:]  # BB-1321, BB-1371


def deal(state: BombBustersState, mission: Mission, dice: Dice) -> None:
    red, yellow = mission.red(state.seats), mission.yellow(state.seats)
    state.reds, reds = draw_colour(red, mission.blue, 5, dice)
    fixed = mission.yellow_tiles
    state.yellows, yellows = (fixed[:], fixed) if fixed else draw_colour(yellow, mission.blue, 1, dice)
    state.reds_inside, state.yellows_inside = red[0] + (COPIES if state.red_number else 0), yellow[0]
    state.set_aside = [tile for tile in [*state.yellows, *state.reds] if tile not in reds and tile not in yellows]
    hands = deal_given(state, reds + yellows, dice)
    dealt = [tile for hand in hands for tile in hand]
    coloured = [tile for tile in reds + yellows if tile not in dealt]
    kinds = [tile_of_number(state, number) for number in range(1, mission.blue + 1)] + coloured
    bag = [COPIES] * mission.blue + [1] * len(coloured)
    pile = [kinds[kind] for kind in dice.draw_many(bag, sum(bag))]
    kept = mission.kept(state.seats)
    state.kept = pile[:kept]
    deal_evenly(state, hands, pile[kept:])
    for stand, hand in enumerate(hands):
        for position, tile in enumerate(in_order_of(mission, hand)):
            state.tile[WIDTH * stand + position] = tile
    if mission.twist.turned:
        turn_wires(state, mission, dice)
    if mission.twist.x_wires:
        state.apart = [WIDTH * stand + size - 1 for stand, size in enumerate(state.sizes)]
    give_handles(state, dice)
    note_given(state)


def deal_evenly(state: BombBustersState, hands: list[list[int]], pile: list[int]) -> None:
    """Deal the pile out one by one, passing over stands that are full (BB-030)."""
    order = deal_order(state.owner, state.captain)
    for tile in pile:
        while len(hands[order[0]]) == state.sizes[order[0]]:
            order = order[1:]
        hands[order[0]].append(tile)
        order = order[1:] + order[:1]


def turn_wires(state: BombBustersState, mission: Mission, dice: Dice) -> None:
    """Turn random wires of the hands around and put them at the ends of their stands (BB-1381, BB-1561, BB-1641)."""
    for step in range(1 if mission.twist.captain_turned else state.seats):
        stands = stands_of(state, (state.captain + step) % state.seats)
        racks = [[int(state.tile[wire]) for wire in places(state, stand)] for stand in stands]
        ends = turn_two(racks, stands, dice) if mission.twist.turned == 2 else [turn_one(racks, stands, dice)]
        for stand, rack in zip(stands, racks, strict=True):
            for position, tile in enumerate(rack):
                state.tile[WIDTH * stand + position] = tile
        state.apart = sorted([*state.apart, *ends])


def turn_one(racks: list[list[int]], stands: list[int], dice: Dice) -> int:
    """Any wire of the hand goes to the right end of the stand that it is drawn from; returns its place."""
    position = dice.pick(sum(len(rack) for rack in racks))
    index = int(position >= len(racks[0]))
    rack = racks[index]
    rack.append(rack.pop(position - index * len(racks[0])))
    return WIDTH * stands[index] + len(rack) - 1


def turn_two(racks: list[list[int]], stands: list[int], dice: Dice) -> list[int]:
    """The lower goes to the left end of the first stand, the higher to the right end of the last. From two, one each (BB-1642)."""
    drawn = [rack.pop(dice.pick(len(rack))) for rack in (racks[0], racks[-1])]
    racks[0].insert(0, min(drawn))
    racks[-1].append(max(drawn))
    return [WIDTH * stands[0], WIDTH * stands[-1] + len(racks[-1]) - 1]


def in_order_of(mission: Mission, dealt: list[int]) -> list[int]:
    """A stand as it is set up: sorted (BB-031), but for an X wire, the last one dealt (BB-1201)."""
    if mission.twist.x_wires:
        return [*sorted(dealt[:-1]), dealt[-1]]
    return sorted(dealt)


def draw_colour(draw: Draw, blue: int, rest: int, dice: Dice) -> tuple[list[int], list[int]]:
    """The marked tiles of a colour, and those of them that go into the bomb (BB-025 to BB-027)."""
    inside, marked = draw
    tiles = [10 * number + rest for number in range(1, blue)]
    shown = sorted(take(tiles, marked, dice))
    return shown, sorted(take(shown, inside, dice)) if inside < marked else shown


def take(tiles: list[int], count: int, dice: Dice) -> list[int]:
    return [tiles[place] for place in dice.draw_many([1] * len(tiles), count)]


def give_handles(state: BombBustersState, dice: Dice) -> None:
    """Give every wire a handle, in an order unrelated to values and the shuffle (BB-353)."""
    count = sum(state.sizes)
    handles = dice.draw_many([1] * count, count)
    given = 0
    for stand, size in enumerate(state.sizes):
        for position in range(size):
            state.handle[WIDTH * stand + position] = handles[given]
            given += 1


def lay_equipment(state: BombBustersState, mission: Mission, options: BombBustersOptions, dice: Dice) -> None:
    if options.equipment:  # BB-332
        state.cards = sorted(options.equipment)
    elif mission.cards > 0:
        state.cards = sorted(take(equipment_pool(state), state.seats, dice))  # BB-033
    if FALSE_BOTTOM in state.cards:
        state.drawer = take(cards_left(state), 2, dice)  # BB-247
    if DISINTEGRATOR in mission.double_cards:
        state.blind = shuffled_tokens(dice)
    if mission.twist.clips:
        lay_clips(state, dice)
    if mission.twist.reward_deck:
        state.drawer, state.cards = take(state.cards, len(state.cards), dice), []  # BB-1151
    state.card_used = [False] * len(state.cards)


def lay_clips(state: BombBustersState, dice: Dice) -> None:
    """Lay a number card on each equipment card, also on those that False Bottom will bring (BB-1121, BB-1122)."""
    numbers = take(list(range(1, NUMBERS + 1)), len(state.cards) + len(state.drawer), dice)
    state.clips = numbers[: len(state.cards)]
    state.drawer = [card + CLIP * number for card, number in zip(state.drawer, numbers[len(state.cards) :], strict=True)]


def shuffled_tokens(dice: Dice) -> list[int]:
    """The info tokens with numbers in the order in which the Disintegrator would draw them (BB-256)."""
    return take(list(range(TOKENS_OF_A_KIND * NUMBERS)), TOKENS_OF_A_KIND * NUMBERS, dice)


def announced(state: BombBustersState) -> list[Event]:
    laid: Event = MissionLaid(state.mission, state.captain, tuple(state.cards), tuple(state.reds), tuple(state.yellows))
    events = [laid, *numbers_laid(state), *characters_taken(state), *told_of_given(state)]
    for stand in range(len(state.owner)):
        tiles = [int(state.tile[wire]) for wire in places(state, stand) if not is_turned(state, wire)]
        events.append(Dealt(state.owner[stand], stand, tuple(tiles)))
    events += [WireTurned(owner_of(state, wire), wire, int(state.tile[wire])) for wire in state.apart if is_turned(state, wire)]
    return events


def numbers_laid(state: BombBustersState) -> list[Event]:
    if state.row:
        return [NumbersLaid("sequence", tuple(state.row))]
    if state.lettered or state.phase == DRAFT:
        cards = state.lettered or state.rule_deck
        return [ConstraintsLaid(tuple(LETTERS[card - 1] for card in cards), by_number=len(state.lettered) > 0)]
    if state.binding:
        return [ConstraintTurned(letter_of(state.binding[0]), len(state.rule_deck))]
    if state.red_number:
        return [NumbersLaid("red_number", (state.red_number,))]
    if state.clips:
        return [NumbersLaid("clips", tuple(state.clips))]
    if state.line:
        return [NumbersLaid("line", tuple(state.line)), NanoMoved(state.nano[0], state.nano[1])]
    if MISSIONS[state.mission].twist.x_wires:
        return [XLaid(tuple(state.apart))]
    if state.open:
        return [NumbersLaid("open", tuple(state.open))]
    return [NumbersLaid("rewards", tuple(state.turned))] if state.turned else []


def characters_taken(state: BombBustersState) -> list[Event]:
    return [CharacterTaken(seat, card) for seat, card in enumerate(state.characters) if card]
