"""Bomb Busters: a view as numbers for learners, seats and stands counted from the viewer's own."""

from typing import get_args

from boomtable.core.features import MOST, Block, FeatureSpec, category, count, flag, members
from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.missions import MISSIONS, Mission
from boomtable.games.bomb_busters.missions.mission import Constraints
from boomtable.games.bomb_busters.missions.offered import LAST
from boomtable.games.bomb_busters.pieces import MOST_TIMES, NUMBERS, ODD, RED, TELL_PARITY, TELL_TIMES, WIDTH, YELLOW, value_of
from boomtable.games.bomb_busters.rules.claim import TOOLS
from boomtable.games.bomb_busters.rules.constraints import LETTERS, number_of_letter
from boomtable.games.bomb_busters.schema import Blast, BombBustersOptions, BombBustersView, WireView
from boomtable.games.bomb_busters.start import owners

CARD_STATES = ("locked", "ready", "used")
LEFT_OUT = ("timers", "moves", "settings", "proofs", "repeats", "denials", "spaces")


def spec(options: BombBustersOptions) -> FeatureSpec:
    stands = len(owners(options.seats, options.captain))
    places = WIDTH * stands
    known = (*of_wires(options, stands), *of_knowledge(stands), *of_the_claim(places), *of_the_table(options))
    boxes = of_the_boxes(MISSIONS[options.mission], options.seats, stands)
    return FeatureSpec((*known, *boxes), LEFT_OUT)


def of_wires(options: BombBustersOptions, stands: int) -> list[Block]:
    shape = (stands, WIDTH)
    highest = 10 * NUMBERS
    wires = MISSIONS[options.mission].wires(options.seats)
    return [
        category("owner", "Whose stand it is.", options.seats - 1, stands),
        category("value", "The value of a wire: 1 to 12, 13 yellow, 14 red; 0 hidden, -1 no wire.", RED, *shape, lowest=-1),
        count("sort", "Ten times the sort value of a wire; 0 hidden, -1 no wire.", highest, *shape, lowest=-1),
        flag("cut", "The wire lies face up.", *shape),
        category("token", TOKENS, most_token(MISSIONS[options.mission]), *shape),
        flag("virtual", "The value was said aloud, and is no token of the supply.", *shape),
        category("handle", "A name that stays with a wire when it is swapped, and means nothing else; 0 no wire.", wires, *shape),
    ]


TOKENS = "What a token says of its wire: 1 to 12, 13 yellow, 15 even, 16 odd, from 17 on that its value is there 1 to 4 times; 0 none."


def most_token(mission: Mission) -> int:
    return MOST_TIMES if TELL_TIMES in mission.twist.tokens else ODD if TELL_PARITY in mission.twist.tokens else YELLOW


def of_knowledge(stands: int) -> list[Block]:
    return [
        members("denied", "Values 1 to 14 that a wire is proven not to have.", stands, WIDTH, RED),
        members("proven", "Values 1 to 14 of which somebody proved to have a wire, perhaps on this stand.", stands, RED),
        category("radar", "What the Radar said of each number and stand: 1 no, 2 yes; 0 not asked.", 2, NUMBERS, stands),
        count("cut_counts", "Wires of each value that lie face up: 1 to 12, then yellow.", NUMBERS, YELLOW),
        count("inside", "How many of the marked red and yellow wires are in the bomb.", NUMBERS, 2),
        flag("reds", "A red wire right of this number is marked.", NUMBERS - 1),
        flag("yellows", "A yellow wire right of this number is marked.", NUMBERS - 1),
        category("labels", "The left wires of = and ≠, by place from the viewer's first, from 1; 0 none.", WIDTH * stands, 2),
    ]


def of_the_claim(places: int) -> list[Block]:
    return [
        flag("pointed", "The wire is pointed at.", places // WIDTH, WIDTH),
        members("said", "Values that the claim names.", YELLOW),
        category("tool", f"What is pointed with, from 1: {', '.join(TOOLS)}; 0 nothing.", len(TOOLS)),
        category("found", "The wire that is to be cut, by place from 1; 0 none that the viewer knows of.", places),
        category("named", "The wire that the viewer named and nobody else knows, by place from 1; 0 none.", places),
    ]


def of_the_table(options: BombBustersOptions) -> list[Block]:
    seats = options.seats
    return [
        category("cards", "Each equipment card: 0 not laid out, 1 locked, 2 ready, 3 used.", len(CARD_STATES), most_cards(options)),
        flag("powers_used", "The seat has used its character.", seats),
        flag("spoken", "The seat has used a phrase in this turn.", seats),
        category("swap", "Who gives a wire to whom by Walkie-Talkies, seats from 1, and which, by place from 1; 0 none.", WIDTH * 5, 3),
        count("fuse", "Steps that the fuse has left.", MISSIONS[options.mission].most_fuse(seats)),
        category("turn", "Whose turn it is.", seats - 1),
        category("captain", "Who is Captain.", seats - 1),
        category("doing", f"What happens now, as far as the viewer can tell: {', '.join(DOINGS)}.", len(DOINGS) - 1),
        flag("stabilized", "The Stabilizer protects this turn."),
        flag("detectors", "Characters have their power in this game."),
        category("mission", "The number of the mission.", LAST, lowest=1),
        count("tally", "Turns so far, failures, equipment cards and characters used.", MOST, 4),
        category("ended", f"How the mission ended, from 1: {', '.join(ENDINGS)}; 0 not yet.", len(ENDINGS)),
    ]


def most_cards(options: BombBustersOptions) -> int:
    """Equipment cards are counted by their numbers; False Bottom and those of box 5 come after 12, where they may lie."""
    return MISSIONS[options.mission].last_card(options.seats)


def of_the_boxes(mission: Mission, seats: int, stands: int) -> list[Block]:
    """What only some missions have. Who has a role is told by the mission and its Captain, what is locked by the row and what is cut."""
    blocks: list[Block] = []
    if mission.twist.row:
        blocks.append(category("row", "The numbers that are cut in this order.", NUMBERS, mission.twist.row))
    if mission.twist.red_number:
        blocks.append(category("red_number", "The number that acts as red.", NUMBERS))
    if mission.twist.clips:
        blocks.append(category("clips", "The number that lies on each equipment card; 0 the card is not laid out.", NUMBERS, NUMBERS + 1))
    if mission.twist.skips:
        blocks.append(flag("skipped", "The seat skipped its turn since the last deed.", seats))
    if mission.twist.constraints:
        blocks += of_constraints(mission.twist.constraints, seats)
    if mission.twist.naming:
        blocks.append(flag("naming", "Wires are still to be named at once; the viewer has taken names back in this turn.", 2))
        blocks.append(flag("named_so_far", "The viewer has named the wire.", stands, WIDTH))
    if mission.twist.draft:
        blocks.append(count("offered", "Info tokens of each value that lie open.", 2, YELLOW))
        blocks.append(flag("drafting", "The seat still takes one of these.", seats))
        blocks.append(category("draft_by", "Whose cut laid them open, from 1; 0 nobody's.", seats))
    if mission.twist.drawn_tokens or mission.twist.draft:
        blocks.append(category("drawn", "The info token that a seat has drawn and not yet placed; 0 none.", YELLOW, seats))
        blocks.append(members("lacks", "Values of the tokens beside a hand, which had none of them.", seats, YELLOW))
    if mission.twist.reward_deck:
        blocks.append(count("rewards", "Number cards and equipment cards that lie face down.", NUMBERS, 2))
        blocks.append(category("turned", "The place of each number among the cards turned up, from 1; 0 not yet.", NUMBERS, NUMBERS))
    if mission.twist.nano:
        blocks.append(category("nano", "The number that Nano stands on; 0 before the track.", NUMBERS))
    if mission.twist.nano == "line":
        blocks.append(flag("nano_returns", "Nano looks to the beginning of the row."))
        blocks.append(category("line", "The numbers of the row on which Nano walks; `nano` is his place in it.", NUMBERS, NUMBERS))
    if mission.twist.air:
        blocks.append(count("air", "Oxygen of each seat, and what lies in the middle.", 40, seats + 1))
    if mission.twist.air == "given":
        blocks.append(category("air_to", "The seat that was named to get the price of this turn's cut, from 1; 0 none.", seats))
    if mission.twist.nano == "keeper":
        blocks.append(flag("nano_returns", "Nano goes back to the lower numbers."))
        blocks.append(count("nano_wires", "Wires that Nano keeps.", NUMBERS))
        blocks.append(
            count("nano_gave", "Ten times the sort value of the wire that the viewer got from Nano and sorts in now; 0 none.", 10 * NUMBERS)
        )
    if mission.twist.names_cutter:
        blocks.append(category("asked", "The number that must be cut now; 0 none.", NUMBERS))
        blocks.append(flag("called", "The number has been turned up since the deck was shuffled.", NUMBERS))
        blocks.append(category("named_by", "Who named the seat that must cut, from 1; 0 nobody.", 5))
    if mission.twist.turns_down:
        blocks.append(flag("open", "The card of the number lies open.", NUMBERS))
    if mission.twist.volunteers:
        blocks.append(flag("declined", "The viewer does not want to cut the number."))
    if mission.twist.turned:
        blocks.append(category("blind", "The turned wire that the claimer means to cut, by place from 1; 0 none.", WIDTH * stands))
    if mission.twist.x_wires or mission.twist.turned:
        blocks.append(flag("apart", "The wire stands apart from the order of its stand.", stands, WIDTH))
    if mission.twist.free_order:
        blocks.append(category("snip", "Who had the last turn, and who is asked to call, seats from 1; 0 nobody.", seats, 2))
    if mission.clock(seats):
        blocks.append(count("clock", "The stretch of its script, 0 before it runs; pauses given back; 1 where it runs longer.", MOST, 3))
    if mission.characters:
        about = "The card whose power the character of each seat has; 0 the Double Detector."
        blocks.append(category("characters", about, NUMBERS, seats))
    return blocks


def of_constraints(rules: Constraints, seats: int) -> list[Block]:
    highest = len(LETTERS)
    if not rules.shared:
        told = "The constraint that each seat obeys, A is 1; 0 none; below 0 it lies face down."
        return [category("constraint", told, highest, seats, lowest=-highest), flag("on_offer", "Constraints that can be taken.", highest)]
    blocks = [category("constraint", "The constraint that binds everybody, A is 1; 0 none.", highest)]
    if rules.by_number:
        return [*blocks, category("lettered", "The constraint of each number, A is 1.", highest, NUMBERS, lowest=1)]
    return [*blocks, flag("rules_gone", "The constraint was in force before.", highest)]


DOINGS = (
    "info",
    "turn",
    "say",
    "answer",
    "lay",
    "swap",
    "held",
    "over",
    "name",
    "owe",
    "take",
    "call",
    "face",
    "free",
    "pick",
    "draft",
    "change",
)
ENDINGS = ("bomb_defused", *get_args(Blast))


def features(seen: BombBustersView, viewer: Seat) -> dict[str, list[int]]:
    owners = [stand.owner for stand in seen.stands]
    seats, first = len(seen.powers_used), owners.index(viewer)
    order = [(first + step) % len(owners) for step in range(len(owners))]
    around = [(viewer + step) % seats for step in range(seats)]
    return {
        "owner": [(owners[stand] - viewer) % seats for stand in order],
        "value": by_place(seen, order, "value", -1),
        "sort": by_place(seen, order, "sort", -1),
        "cut": by_place(seen, order, "cut", 0),
        "token": by_place(seen, order, "token", 0),
        "virtual": by_place(seen, order, "virtual", 0),
        "handle": by_place(seen, order, "handle", 0),
        "denied": denied(seen, order),
        "proven": proven(seen, order),
        "radar": radar(seen, order),
        "cut_counts": list(seen.cut_counts),
        "inside": [seen.reds.inside, seen.yellows.inside],
        "reds": marked(seen.reds.tiles),
        "yellows": marked(seen.yellows.tiles),
        "labels": [numbered(left, first, len(owners)) for left in (seen.equal, seen.unequal)],
        "pointed": pointed(seen, order),
        "said": [int(seen.claim is not None and value in seen.claim.values) for value in range(1, YELLOW + 1)],
        "tool": [0 if seen.claim is None else 1 + TOOLS.index(seen.claim.tool)],
        "found": [0 if seen.claim is None else numbered(seen.claim.found, first, len(owners))],
        "named": [0 if seen.claim is None else numbered(seen.claim.named, first, len(owners))],
        "cards": cards(seen),
        "powers_used": [int(seen.powers_used[seat]) for seat in around],
        "spoken": [int(seat in seen.spoken) for seat in around],
        "swap": swap(seen, viewer, first),
        "fuse": [seen.fuse],
        "turn": [(seen.turn - viewer) % seats],
        "captain": [(seen.captain - viewer) % seats],
        "doing": [DOINGS.index(seen.doing)],
        "stabilized": [int(seen.stabilized)],
        "detectors": [int(seen.detectors)],
        "mission": [seen.mission],
        "tally": [seen.tally.turns, seen.tally.failures, seen.tally.equipment_used, seen.tally.powers_used],
        "ended": [0 if seen.outcome is None else 1 + ENDINGS.index(seen.outcome.reason)],
        **boxes(seen, viewer, order, around),
        **snip(seen, viewer),
        **clock(seen),
        **characters(seen, around),
    }


def boxes(seen: BombBustersView, viewer: Seat, order: list[int], around: list[Seat]) -> dict[str, list[int]]:
    twist, found = MISSIONS[seen.mission].twist, dict[str, list[int]]()
    if twist.naming:
        named = () if seen.naming is None else seen.naming.named
        found["naming"] = [int(seen.naming is not None), int(seen.naming is not None and seen.naming.took_back)]
        found["named_so_far"] = [int(WIDTH * stand + position in named) for stand in order for position in range(WIDTH)]
    if twist.draft:
        tokens = () if seen.draft is None else seen.draft.tokens
        found["offered"] = [tokens.count(value) for value in range(1, YELLOW + 1)]
        found["drafting"] = [int(seen.draft is not None and seat in seen.draft.seats) for seat in around]
        found["draft_by"] = [0 if seen.draft is None else 1 + around.index(seen.draft.by)]
    if twist.drawn_tokens or twist.draft:
        pockets = {pocket.seat: pocket for pocket in seen.pockets}
        drawn = [pockets[seat].drawn if seat in pockets else None for seat in around]
        found["drawn"] = [value or 0 for value in drawn]
        found["lacks"] = [int(seat in pockets and value in pockets[seat].lacks) for seat in around for value in range(1, YELLOW + 1)]
    if twist.clips:
        clips = {card.card: card.clip or 0 for card in seen.equipment}
        found["clips"] = [clips.get(card, 0) for card in range(1, NUMBERS + 2)]
    if seen.skips is not None:
        found["skipped"] = [int(seat in seen.skips.skipped) for seat in around]
    if seen.air is not None:
        own, seats = seen.air.own, len(seen.powers_used)
        found["air"] = [own[(viewer + step) % seats] if own else 0 for step in range(seats)] + [seen.air.middle]
        if twist.air == "given":
            found["air_to"] = [0 if seen.air.to is None or not seen.air.named else 1 + (seen.air.to - viewer) % seats]
    if seen.nano is not None:
        found["nano"] = [seen.nano.at]
        if seen.nano.does == "line":
            found["nano_returns"] = [int(seen.nano.ahead < 0)]
        if seen.nano.does == "keeper":
            found["nano_returns"] = [int(seen.nano.ahead < 0)]
            found["nano_wires"], found["nano_gave"] = [seen.nano.wires], [seen.nano.taken or 0]
    if twist.turned:
        found["blind"] = [0 if seen.claim is None else numbered(seen.claim.blind, order[0], len(order))]
    if twist.x_wires or twist.turned:
        found["apart"] = by_place(seen, order, "apart", 0)
    if seen.skips is not None:
        found["skipped"] = [int(seat in seen.skips.skipped) for seat in around]
    if twist.constraints:
        found |= constraints(seen, twist.constraints, around)
    if seen.ribbon is None:
        return found
    numbers = seen.ribbon.numbers
    if twist.row:
        found["row"] = list(numbers)
    elif twist.red_number:
        found["red_number"] = list(numbers)
    elif twist.reward_deck:
        found["rewards"] = [seen.ribbon.deck, seen.ribbon.cards]
        found["turned"] = [1 + numbers.index(number) if number in numbers else 0 for number in range(1, NUMBERS + 1)]
    elif twist.turns_down:
        found["open"] = [int(number in numbers) for number in range(1, NUMBERS + 1)]
    elif twist.nano == "line":
        found["line"] = list(numbers)
    elif twist.names_cutter:
        call, seats = seen.call, len(seen.powers_used)
        found["asked"] = [0 if seen.ribbon.rests else numbers[-1]]
        found["called"] = [int(number in numbers) for number in range(1, NUMBERS + 1)]
        found["named_by"] = [0 if call is None or call.to is None else 1 + (call.by - viewer) % seats]
        if twist.volunteers:
            found["declined"] = [int(call is not None and call.declined)]
    return found


def snip(seen: BombBustersView, viewer: Seat) -> dict[str, list[int]]:
    if not MISSIONS[seen.mission].twist.free_order:
        return {}
    seats = len(seen.powers_used)
    asked = seen.waiting_on[0] if seen.doing == "free" and seen.waiting_on else None
    return {"snip": [0 if seat is None else 1 + (seat - viewer) % seats for seat in (seen.before, asked)]}


def clock(seen: BombBustersView) -> dict[str, list[int]]:
    return {} if seen.voice is None else {"clock": [1 + seen.voice.stretch, seen.voice.pauses, int(seen.voice.unhurried)]}


def characters(seen: BombBustersView, around: list[Seat]) -> dict[str, list[int]]:
    if not MISSIONS[seen.mission].characters:
        return {}
    return {"characters": [seen.characters[seat] if seen.characters else 0 for seat in around]}


def constraints(seen: BombBustersView, rules: Constraints, around: list[Seat]) -> dict[str, list[int]]:
    ribbon = seen.ribbon
    on_table = () if ribbon is None else ribbon.letters
    if not rules.shared:
        own = {pocket.seat: pocket for pocket in seen.pockets}
        bound = [number_of_letter(own[seat].letter) * (-1 if own[seat].off else 1) if seat in own else 0 for seat in around]
        return {"constraint": bound, "on_offer": [int(letter in on_table) for letter in LETTERS]}
    found = {"constraint": [0 if ribbon is None else number_of_letter(ribbon.letter)]}
    if rules.by_number:
        return {**found, "lettered": [number_of_letter(letter) for letter in on_table]}
    return {**found, "rules_gone": [int(ribbon is not None and letter in ribbon.gone) for letter in LETTERS]}


def by_place(seen: BombBustersView, order: list[int], what: str, missing: int) -> list[int]:
    """A fact about every wire, stand after stand."""
    numbers: list[int] = []
    for stand in order:
        wires = seen.stands[stand].wires
        numbers += [fact(wire, what) for wire in wires] + [missing] * (WIDTH - len(wires))
    return numbers


def fact(wire: WireView, what: str) -> int:
    if what == "value":
        return 0 if wire.tile is None else value_of(wire.tile)
    if what == "sort":
        return wire.tile or 0
    if what == "cut":
        return int(wire.cut)
    if what == "token":
        return wire.token or 0
    if what == "apart":
        return int(wire.apart is not None)
    return int(wire.virtual) if what == "virtual" else 1 + wire.handle


def numbered(place: int | None, first: int, stands: int) -> int:
    """A place as the viewer counts it, from 1; 0 for none."""
    return 0 if place is None else 1 + (place - WIDTH * first) % (WIDTH * stands)


def pointed(seen: BombBustersView, order: list[int]) -> list[int]:
    wires = () if seen.claim is None else seen.claim.wires
    return [int(WIDTH * stand + position in wires) for stand in order for position in range(WIDTH)]


def denied(seen: BombBustersView, order: list[int]) -> list[int]:
    flags: list[int] = []
    for stand in order:
        wires = seen.stands[stand].wires
        for position in range(WIDTH):
            never = denied_to(seen, wires[position].handle) if position < len(wires) else set()
            flags += [int(value in never) for value in range(1, RED + 1)]
    return flags


def denied_to(seen: BombBustersView, handle: int) -> set[int]:
    proven = {value for proof in seen.proofs if proof.least == 0 and handle in proof.wires for value in proof.values}
    return proven | {value for denial in seen.denials if denial.wire == handle for value in denial.never}


def proven(seen: BombBustersView, order: list[int]) -> list[int]:
    flags: list[int] = []
    for stand in order:
        handles = {wire.handle for wire in seen.stands[stand].wires}
        there = {value for proof in seen.proofs if proof.least > 0 and handles & set(proof.wires) for value in proof.values}
        flags += [int(value in there) for value in range(1, RED + 1)]
    return flags


def radar(seen: BombBustersView, order: list[int]) -> list[int]:
    said = [0] * (NUMBERS * len(order))
    for asked in seen.radars:
        for step, stand in enumerate(order):
            said[(asked.number - 1) * len(order) + step] = 1 + int(asked.answers[stand])
    return said


def marked(tiles: tuple[int, ...]) -> list[int]:
    numbers = [tile // 10 for tile in tiles]
    return [int(number in numbers) for number in range(1, NUMBERS)]


def cards(seen: BombBustersView) -> list[int]:
    states = [0] * MISSIONS[seen.mission].last_card(len(seen.powers_used))
    for card in seen.equipment:
        states[card.card - 1] = 1 + CARD_STATES.index(card.state)
    return states


def swap(seen: BombBustersView, viewer: Seat, first: int) -> list[int]:
    if seen.swap is None:
        return [0, 0, 0]
    seats = len(seen.powers_used)
    by, to = (seen.swap.by - viewer) % seats, (seen.swap.to - viewer) % seats
    return [1 + by, 1 + to, numbered(seen.swap.wire, first, len(seen.stands))]
