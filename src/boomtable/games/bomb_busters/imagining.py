"""Bomb Busters: full positions that look the same to a viewer."""

from boomtable.core.dice import Dice
from boomtable.core.seats import Viewer, is_seat
from boomtable.games.bomb_busters.evidence import Evidence
from boomtable.games.bomb_busters.guessing import deduce_near_a_guess
from boomtable.games.bomb_busters.inference import deduce
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.missions.mission import Constraints
from boomtable.games.bomb_busters.pieces import (
    ANSWER,
    CALLING,
    CHANGE,
    DISINTEGRATOR,
    DRAFT,
    FACE,
    FALSE_BOTTOM,
    FREE,
    HELD,
    INFO,
    LAY,
    NAMING,
    NUMBERS,
    OVER,
    OWED,
    PICK,
    POINTED,
    SWAP,
    TAKE,
    TOKENS_OF_A_KIND,
    TURN,
    WIDTH,
    YELLOW,
    mask_of,
    value_of,
)
from boomtable.games.bomb_busters.pool import cards_left
from boomtable.games.bomb_busters.rules.claim import TOOLS
from boomtable.games.bomb_busters.rules.constraints import LETTERS, number_of_letter
from boomtable.games.bomb_busters.rules.drafting import FIRST
from boomtable.games.bomb_busters.rules.mission_clock import UNHURRIED
from boomtable.games.bomb_busters.rules.new_cards import CLIP
from boomtable.games.bomb_busters.schema import AirView, BombBustersView, ClaimView
from boomtable.games.bomb_busters.start import pile_of_tokens, shuffled_tokens, take
from boomtable.games.bomb_busters.state import BombBustersState, Claim, Proven, empty_table

PHASES = {
    "info": INFO,
    "turn": TURN,
    "say": POINTED,
    "answer": ANSWER,
    "lay": LAY,
    "swap": SWAP,
    "held": HELD,
    "over": OVER,
    "name": NAMING,
    "owe": OWED,
    "take": TAKE,
    "face": FACE,
    "call": CALLING,
    "free": FREE,
    "pick": PICK,
    "draft": DRAFT,
    "change": CHANGE,
}


def determinize(seen: BombBustersView, viewer: Viewer, dice: Dice) -> BombBustersState:
    state = table_as_seen(seen, viewer)
    fill_in(state, viewer, dice)
    return state


def table_as_seen(seen: BombBustersView, viewer: Viewer) -> BombBustersState:
    """A position with gaps: hidden wires are tile 0. What others have named but not shown counts as not yet named (BB-347)."""
    owner = [stand.owner for stand in seen.stands]
    sizes = [len(stand.wires) for stand in seen.stands]
    state = empty_table(len(seen.powers_used), seen.mission, seen.captain, owner, sizes)
    copy_table(state, seen)
    if seen.call is not None and seen.call.declined:
        state.declined = 1 << viewer
    copy_wires(state, seen, viewer)
    copy_memory(state, seen)
    if seen.claim is not None:
        state.claim = copy_claim(seen.claim)
    return state


def copy_table(state: BombBustersState, seen: BombBustersView) -> None:
    state.fuse = seen.fuse
    state.turn = seen.turn
    state.phase = PHASES[seen.doing]
    state.reds, state.yellows = list(seen.reds.tiles), list(seen.yellows.tiles)
    state.reds_inside, state.yellows_inside = seen.reds.inside, seen.yellows.inside
    state.cards = [card.card for card in seen.equipment]
    state.card_used = [card.state == "used" for card in seen.equipment]
    copy_boxes(state, seen)
    state.power_used = list(seen.powers_used)
    state.detectors = seen.detectors
    state.stabilized = seen.stabilized
    state.equal = -1 if seen.equal is None else seen.equal
    state.unequal = -1 if seen.unequal is None else seen.unequal
    state.lost = seen.outcome.reason if seen.outcome is not None and not seen.outcome.winners else ""
    state.hold_over = seen.doing != "held"  # only then does a viewer know that the pause of BB-347 still runs
    state.moves = seen.moves
    state.turns, state.failures = seen.tally.turns, seen.tally.failures
    state.cards_spent, state.powers_spent = seen.tally.equipment_used, seen.tally.powers_used
    for seat in seen.spoken:
        state.spoken |= 1 << seat
    if seen.swap is not None:
        state.swap_by, state.swap_to, state.swap_wire = seen.swap.by, seen.swap.to, seen.swap.wire
    state.hold_ms = seen.settings.hold_ms
    state.decision_seconds = seen.settings.decision_seconds
    state.strict_memory = seen.settings.strict_memory
    state.free_chat = seen.settings.free_chat
    state.guided = seen.settings.guided


def copy_boxes(state: BombBustersState, seen: BombBustersView) -> None:
    """The pieces of the surprise boxes; cards that lie face down are 0, like hidden wires."""
    twist = MISSIONS[state.mission].twist
    state.denials = [[denial.wire, denial.value, mask_of(list(denial.never)), int(denial.virtual), state.turns] for denial in seen.denials]
    state.repeats = [[repeat.wire, repeat.times, *repeat.among] for repeat in seen.repeats]
    state.characters = list(seen.characters)
    state.clips = [card.clip for card in seen.equipment if card.clip is not None]
    if FALSE_BOTTOM in state.cards and not state.card_used[state.cards.index(FALSE_BOTTOM)]:
        state.drawer = [0, 0]
    if seen.voice is not None:
        state.clock = [seen.voice.stretch, seen.voice.pauses, UNHURRIED if seen.voice.unhurried else 1]
    if twist.free_order:
        state.snip = snip_as_seen(seen)
    if is_blind_draw_open(state):
        state.blind = [0]
    if seen.naming is not None:
        state.named, state.took_back = list(seen.naming.named), seen.naming.took_back
    copy_tokens(state, seen)
    if twist.draft and seen.cut_counts[YELLOW - 1] < FIRST:
        state.pile = [0] * (TOKENS_OF_A_KIND * YELLOW)
    if seen.draft is not None:
        state.drafters, state.offered = [seen.draft.by, *seen.draft.seats], list(seen.draft.tokens)
    if seen.nano is not None:
        state.nano = [seen.nano.at, seen.nano.ahead]
        state.kept = [seen.nano.taken or 0] + [0] * (seen.nano.wires - 1) if seen.nano.wires else []
    if seen.air is not None:
        copy_air(state, seen.air)
    if seen.skips is not None:
        for seat in seen.skips.skipped:
            state.skipped |= 1 << seat
    if twist.constraints is not None:
        copy_constraints(state, seen, twist.constraints)
    if seen.ribbon is None:
        return
    if seen.ribbon.kind == "line":
        state.line = list(seen.ribbon.numbers)
    elif twist.row > 0:
        state.row = list(seen.ribbon.numbers)
    elif twist.red_number:
        state.red_number = seen.ribbon.numbers[0]
    elif twist.reward_deck:
        state.turned = list(seen.ribbon.numbers)
        state.deck, state.drawer = [0] * seen.ribbon.deck, [0] * seen.ribbon.cards
    elif twist.turns_down:
        state.open = list(seen.ribbon.numbers)
    elif twist.names_cutter:
        state.called = [*seen.ribbon.numbers, 0] if seen.ribbon.rests else list(seen.ribbon.numbers)
        state.named_by = 0 if seen.call is None or seen.call.to is None else seen.call.by + 1


def copy_constraints(state: BombBustersState, seen: BombBustersView, rules: Constraints) -> None:
    ribbon = seen.ribbon
    on_table = [] if ribbon is None else [number_of_letter(letter) for letter in ribbon.letters]
    if not rules.shared:
        state.binding, state.rule_deck = [0] * state.seats, on_table
        for pocket in seen.pockets:
            state.binding[pocket.seat] = number_of_letter(pocket.letter) * (-1 if pocket.off else 1)
    elif ribbon is not None:
        state.binding = [number_of_letter(ribbon.letter)]
        state.rules_gone = [number_of_letter(letter) for letter in ribbon.gone]
        state.lettered, state.rule_deck = on_table, [0] * ribbon.deck


def snip_as_seen(seen: BombBustersView) -> list[int]:
    """Whether the turn has been called for, who had the last one, and who is asked (BB-1101)."""
    called = 0 if seen.doing in ("free", "info") else seen.tally.turns + 1
    asked = 1 + seen.waiting_on[0] if seen.doing == "free" and seen.waiting_on else 0
    return [called, 0 if seen.before is None else 1 + seen.before, asked]


def copy_air(state: BombBustersState, seen: AirView) -> None:
    state.air = [*(seen.own or [0] * state.seats), seen.middle]
    state.air_to = seen.to + 1 if seen.named and seen.to is not None else 0


def is_blind_draw_open(state: BombBustersState) -> bool:
    """Whether the Disintegrator may still draw a token (BB-256)."""
    drawn = DISINTEGRATOR in state.cards and state.card_used[state.cards.index(DISINTEGRATOR)]
    return DISINTEGRATOR in MISSIONS[state.mission].double_cards and not drawn


def copy_tokens(state: BombBustersState, seen: BombBustersView) -> None:
    """Info tokens that were drawn (BB-1132): those in hand, and those beside a hand."""
    if any(pocket.drawn is not None for pocket in seen.pockets):
        state.drawn = [0] * state.seats
    for pocket in seen.pockets:
        if pocket.drawn is not None:
            state.drawn[pocket.seat] = pocket.drawn
        state.beside = state.beside + [[pocket.seat, value] for value in pocket.lacks]


def fill_decks(state: BombBustersState, dice: Dice) -> None:
    """Lay what is face down: all orders are equally likely."""
    if state.pile:
        state.pile = pile_of_tokens(dice)
    if state.blind:
        state.blind = shuffled_tokens(dice)
    if state.deck:
        state.deck = take([number for number in range(1, NUMBERS + 1) if number not in state.turned], len(state.deck), dice)
    if state.drawer:
        state.drawer = take(cards_left(state), len(state.drawer), dice)
    if state.rule_deck and state.rule_deck[0] == 0:
        seen = state.binding + state.rules_gone
        state.rule_deck = take([card for card in range(1, len(LETTERS) + 1) if card not in seen], len(state.rule_deck), dice)
    if state.drawer and state.clips:
        clips = take([number for number in range(1, NUMBERS + 1) if number not in state.clips], len(state.drawer), dice)
        state.drawer = [card + CLIP * clip for card, clip in zip(state.drawer, clips, strict=True)]


def copy_wires(state: BombBustersState, seen: BombBustersView, viewer: Viewer) -> None:
    for number, stand in enumerate(seen.stands):
        for position, wire in enumerate(stand.wires):
            place = WIDTH * number + position
            state.handle[place] = wire.handle
            state.cut[place] = int(wire.cut)
            state.token[place] = wire.token or 0
            state.virtual[place] = int(wire.virtual)
            state.said_at[place] = state.turns if wire.token else 0
            if wire.apart is not None:
                state.apart.append(place)
            if wire.tile is not None:
                state.tile[place] = wire.tile
                if wire.cut:
                    state.cut_counts[value_of(wire.tile)] += 1
                elif viewer >= 0 and stand.owner != viewer and wire.apart is None:
                    state.known_by[place] = 1 << viewer


def copy_memory(state: BombBustersState, seen: BombBustersView) -> None:
    state.proofs = [Proven(list(proof.wires), mask_of(list(proof.values)), proof.least, state.turns, False) for proof in seen.proofs]
    state.radars = [[state.turns, radar.number, *[int(answer) for answer in radar.answers]] for radar in seen.radars]


def copy_claim(shown: ClaimView) -> Claim:
    claim = Claim(shown.by, TOOLS.index(shown.tool), list(shown.wires))
    claim.values = list(shown.values)
    claim.found = -1 if shown.found is None else shown.found
    claim.blind = -1 if shown.blind is None else shown.blind
    if shown.named is not None and claim.found >= 0:
        claim.own = shown.named
    elif shown.named is not None:
        claim.marked = shown.named
    return claim


def fill_in(state: BombBustersState, viewer: Viewer, dice: Dice) -> None:
    evidence = Evidence.from_state(state, viewer)
    deduced = deduce(evidence) if is_seat(viewer) else deduce_near_a_guess(evidence, dice)
    tiles, state.set_aside = deduced.sample(dice)
    lay_deal(state, tiles, dice)


def lay_deal(state: BombBustersState, tiles: list[int], dice: Dice) -> None:
    """Stand up a deal that fits, and lay what is face down."""
    for place in range(len(state.tile)):
        if tiles[place]:
            state.tile[place] = tiles[place]
    if state.kept:
        keep(state, [tile for tile in tiles[len(state.tile) :] if tile], dice)
    fill_decks(state, dice)


def keep(state: BombBustersState, tiles: list[int], dice: Dice) -> None:
    """Give these wires to Nano: all orders are equally likely, but for the wire that is about to be sorted in."""
    given = 1 if state.phase == TAKE else 0
    state.kept = tiles[:given] + take(tiles[given:], len(tiles) - given, dice)
