"""Bomb Busters: the view as text: what its terminal board leaves out."""

from collections.abc import Iterable

from boomtable.core.reading import listed, seats, yes
from boomtable.games.bomb_busters.board import value_name
from boomtable.games.bomb_busters.pieces import MOST_FUSE, RED, WIDTH, value_of
from boomtable.games.bomb_busters.rules.constraints import LETTERS
from boomtable.games.bomb_busters.rules.hand import place_name
from boomtable.games.bomb_busters.schema import (
    AirView,
    BombBustersView,
    ClaimView,
    Letter,
    LockView,
    MarkersView,
    NamingView,
    NanoView,
    PocketView,
    Proof,
    RibbonView,
    SayableView,
    SkipsView,
    VoiceView,
)

UNREAD = (
    "timers.key",
    "stands.wires.handle",  # the reading names wires by their places
)

DOOM = "; if a claim of theirs fails, the bomb explodes"
ROLES = {
    "rookie": f"the rookie, who may not use the Stabilizer{DOOM}",
    "careless": f"the careless Captain, without character and equipment{DOOM}",
    "liar": "the liar, without character and equipment",
}

CONSTRAINTS = {
    "A": "cut only even numbers.",
    "B": "cut only odd numbers.",
    "C": "cut only 1 to 6.",
    "D": "cut only 7 to 12.",
    "E": "cut only 4 to 9.",
    "F": "cut none of 4 to 9.",
    "G": "use neither equipment nor your character.",
    "H": "a failure places no token; point at no wire that has one; no Post-it.",
    "I": "do not point at the last uncut wire on the right of a stand.",
    "J": "do not point at the last uncut wire on the left of a stand.",
    "K": "do not cut alone.",
    "L": "a failure moves the dial two steps.",
}

LEGEND = (
    "A wire is named by its stand and its letter: 2c is the third wire of stand 2. In a stand the second line shows what a wire is:",
    "a number is blue, Y yellow, R red, ? hidden from you, and (in brackets) what is cut. The third line shows tokens, as 5*.",
    "Each stand is sorted from low to high. The line `cut` counts how many wires of each number are cut, of four.",
)


def lines(seen: BombBustersView) -> list[str]:
    return [
        *LEGEND,
        f"Captain: seat {seen.captain}. Blue numbers in the bomb: 1 to {seen.blue}.",
        f"Cut so far, 1 to 12 and yellow: {listed(seen.cut_counts)}.",
        *markers("red", seen.reds),
        *markers("yellow", seen.yellows),
        *coloured(seen),
        *powers(seen),
        *labels(seen),
        *boxes(seen),
        *voice(seen.voice),
        *([] if seen.before is None else [f"No turn order: seat {seen.before} has or had the last turn."]),
        *claim(seen.claim),
        *([] if seen.swap is None else [f"Seat {seen.swap.by} offers seat {seen.swap.to} wire {place_name(seen.swap.wire)} in a swap."]),
        *sayable(seen.sayable),
        *proofs(seen),
        *radars(seen),
        f"Stabilizer on for this turn: {yes(seen.stabilized)}. Has used a phrase this turn: {seats(seen.spoken)}.",
        *history(seen),
    ]


def markers(colour: str, marked: MarkersView) -> list[str]:
    tiles = listed(f"{tile / 10:.1f}" for tile in marked.tiles)
    return [f"Markers: {marked.inside} {colour} of {tiles} in the bomb."] if marked.tiles or marked.inside else []


def coloured(seen: BombBustersView) -> list[str]:
    """Where exactly a yellow or red wire that is known sorts, and which tokens are only words."""
    found, said = [], []
    for number, stand in enumerate(seen.stands):
        for position, wire in enumerate(stand.wires):
            name = f"{number + 1}{chr(97 + position)}"
            if wire.tile is not None and wire.tile % 10:
                found.append(f"{name} is {wire.tile / 10:.1f}")
            if wire.virtual:
                said.append(name)
    lines = [f"Yellow and red wires that you know: {listed(found)}."] if found else []
    return lines + ([f"Told aloud, without a token of the supply: {listed(said)}."] if said else [])


def powers(seen: BombBustersView) -> list[str]:
    used = seats([seat for seat, is_used in enumerate(seen.powers_used) if is_used])
    others = [f"Seat {seat} has the power of card {card} instead." for seat, card in enumerate(seen.characters) if card]
    return [f"Double Detectors in this game: {yes(seen.detectors)}. Powers used by: {used}.", *others]


def labels(seen: BombBustersView) -> list[str]:
    pairs = (("=, the two are alike", seen.equal), ("≠, the two differ", seen.unequal))
    return [f"Label {sign}: {place_name(left)} and {place_name(left + 1)}." for sign, left in pairs if left is not None]


def boxes(seen: BombBustersView) -> list[str]:
    """What only some missions have."""
    roles = [line for pocket in seen.pockets for line in in_pocket(pocket)]
    locks = [f"Locked for all [{lock.rule}]: {locked(lock)}." for lock in seen.locks]
    locks += [f"Locked for you [{lock.rule}]: {locked(lock)}." for lock in seen.own_locks]
    clips = ["A card named as 3+7 also needs two 7s cut."] if any(card.clip for card in seen.equipment) else []
    dial = [] if seen.spaces == MOST_FUSE else [f"The dial goes back as far as {seen.spaces}."]
    laid = [*ribbon(seen.ribbon), *call(seen), *nano(seen.nano), *air(seen.air), *dial]
    return [*laid, *roles, *locks, *clips, *apart(seen), *tokens(seen), *skips(seen.skips), *naming(seen.naming)]


def obeys(pocket: PocketView, letter: Letter) -> str:
    if pocket.off:
        return f"Seat {pocket.seat} has turned constraint {letter} face down for good."
    return f"Seat {pocket.seat} obeys constraint {letter}: {CONSTRAINTS[letter]}"


def locked(lock: LockView) -> str:
    if lock.reason == "constraint":
        return f"{value_name(lock.value)}, by constraint {LETTERS[lock.number - 1]}"
    if lock.reason == "down":
        return f"{value_name(lock.value)}, whose card is turned down"
    if lock.reason == "called":
        return f"{value_name(lock.value)}, because {lock.number} must be cut now"
    if lock.reason == "together":
        return f"{value_name(lock.value)}, because all of them are named at once"
    if lock.reason == "air":
        return f"{value_name(lock.value)}, which costs {lock.number} oxygen"
    if lock.reason == "nano":
        return f"{value_name(lock.value)}, behind Nano, who stands on {lock.number}"
    return f"{value_name(lock.value)}, until enough {lock.number}s are cut"


def skips(skips: SkipsView | None) -> list[str]:
    if skips is None:
        return []
    return [f"Skipping a turn costs {skips.cost} steps of the fuse now. Skipped since the last deed: {seats(skips.skipped)}."]


def in_pocket(pocket: PocketView) -> list[str]:
    found: list[str] = []
    if pocket.role is not None:
        found.append(f"Seat {pocket.seat} is {ROLES[pocket.role]}.")
    if pocket.letter is not None:
        found.append(obeys(pocket, pocket.letter))
    if pocket.given is not None:
        found.append(f"A {value_name(pocket.given)} wire was dealt to seat {pocket.seat} before all others.")
    if pocket.drawn is not None:
        found.append(f"Seat {pocket.seat} has drawn the info token {value_name(pocket.drawn)} and has to place it.")
    if pocket.lacks:
        found.append(f"Info tokens beside the hand of seat {pocket.seat}, which had no such wire: {values(pocket.lacks)}.")
    return found


def naming(naming: NamingView | None) -> list[str]:
    if naming is None:
        return []
    wrong = "a wrong one sets the bomb off" if naming.boom else "a wrong one costs a step"
    lines = [f"To be named at once: {naming.count} wires {value_name(naming.value)}; {wrong}."]
    if naming.named:
        lines.append(f"You have named {places(naming.named)} so far; nobody else knows.")
    return [*lines, "You have taken names back in this turn."] if naming.took_back else lines


def tokens(seen: BombBustersView) -> list[str]:
    """What tokens that show no value mean, and what was counted."""
    meaning = {"parity": "whether it is even (e*) or odd (o*)", "times": "how often its value is on the stand (x2*)", "value": "its value"}
    meaning |= {"false": "a value that it has not", "nothing": "nothing: there are none"}
    lines = [f"A token of seat {seat} tells of a wire {meaning[told]}." for seat, told in enumerate(seen.tells)]
    if seen.draft is not None:
        tokens = values(seen.draft.tokens)
        lines.append(f"After a cut of seat {seen.draft.by} info tokens lie open: {tokens}. Still to take one: {seats(seen.draft.seats)}.")
    lines += ["Nobody says a number here: those that are told are dots of dice, one die up to 6, two beyond."] if seen.unspoken else []
    names = spots(seen)
    for denial in seen.denials:
        aloud = ", told aloud" if denial.virtual else ""
        also = values([value for value in denial.never if value != denial.value], by=" nor ")
        lines.append(f"A token{aloud}: {names[denial.wire]} is not {value_name(denial.value)}, nor {also}.")
    return lines + [
        f"Counted: the value of {names[repeat.wire]} is {repeat.times} times among {listed(names[wire] for wire in repeat.among)}."
        for repeat in seen.repeats
    ]


def apart(seen: BombBustersView) -> list[str]:
    """Wires that do not stand in order."""
    wires = [(place_name(WIDTH * number + at), wire) for number, stand in enumerate(seen.stands) for at, wire in enumerate(stand.wires)]
    crossed = [name for name, wire in wires if wire.apart == "x"]
    turned = [name for name, wire in wires if wire.apart == "turned"]
    lines = [f"X wires, unsorted, out of reach of equipment and characters: {listed(crossed)}."] if crossed else []
    return [*lines, f"Turned wires, unsorted, seen by all but their owner: {listed(turned)}."] if turned else lines


def ribbon(ribbon: RibbonView | None) -> list[str]:
    if ribbon is None:
        return []
    if ribbon.kind == "line":
        return [f"Number cards in a row: {listed(ribbon.numbers)}."]
    if ribbon.kind == "sequence":
        return [f"Row {listed(ribbon.numbers)}: a number is free once {ribbon.copies} of each number before it are cut."]
    if ribbon.kind == "draft":
        return [f"Constraint {letter} can be taken: {CONSTRAINTS[letter]}" for letter in ribbon.letters]
    if ribbon.kind == "constraint":
        return shared(ribbon)
    if ribbon.kind == "red_number":
        return [f"All wires of number {ribbon.numbers[0]} act as red; R{ribbon.numbers[0]} is one of them, sorted by its number."]
    if ribbon.kind == "open":
        return [
            f"Open number cards: {listed(ribbon.numbers)}. Only these are cut; a cut turns its card down, and with the last all come back."
        ]
    if ribbon.kind == "called":
        said = "none is in force" if ribbon.rests else "the last one must be cut now, and no other number"
        asked = ["The General Radar answers for each number that is turned up."] if ribbon.radar else []
        asked += ["Whoever wants to cut the number calls for it; else the Captain names somebody."] if ribbon.calls else []
        return [*asked, f"Turned up since the last shuffle: {listed(ribbon.numbers)}; {said}. Face down: {ribbon.deck} number cards."]
    turned = f"Number cards turned up so far: {listed(ribbon.numbers)}; the last one is in force, {ribbon.deck} are face down."
    return [f"Whoever completes the number in force wins one of {ribbon.cards} equipment cards that lie face down.", turned]


def nano(nano: NanoView | None) -> list[str]:
    if nano is None:
        return []
    if nano.does == "dial":
        how = "one space on for a cut, two for a failed claim, one back for a cut of the number that he stands on"
        return [f"Nano stands in for the fuse, on {nano.at}: he moves {how}. On 12 the bomb explodes."]
    if nano.does == "line":
        way = "end" if nano.ahead > 0 else "beginning"
        return [f"Nano stands on card {nano.at} of the row and looks to its {way}. Only his card and those in front of him may be cut."]
    taken = [] if nano.taken is None else [f"You got a wire from Nano and choose a stand for it: {tile_name(nano.taken)}."]
    way = "up" if nano.ahead > 0 else "down"
    where = f"Nano stands on {nano.at} and goes one number {way} after every turn."
    return [f"{where} He keeps {nano.wires} wires and gives one to whoever cuts the number that he stands on.", *taken]


def air(air: AirView | None) -> list[str]:
    if air is None:
        return []
    own = f"Oxygen of each seat: {listed(air.own)}. " if air.own else ""
    prices = f"A cut of 1 to 12 costs {listed(air.prices)} now."
    to = [] if air.to is None else [f"The price goes to seat {air.to}{', as was said' if air.named else ' unless another is named'}."]
    return [f"{own}In the middle: {air.middle} of {air.most}. {prices}", *to]


def tile_name(tile: int) -> str:
    return f"{value_name(value_of(tile))} ({tile / 10:.1f})"


def call(seen: BombBustersView) -> list[str]:
    call = seen.call
    if call is None:
        return []
    if call.to is None and seen.doing == "call":
        own = " You have declined." if call.declined else ""
        return [f"Whoever holds a {call.number} may call to cut it; nobody sees who declines.{own}"]
    if call.to is None:
        return [f"Seat {call.by} names who must cut {call.number}."]
    return [f"Seat {call.by} has named seat {call.to} for {call.number}."]


def voice(voice: VoiceView | None) -> list[str]:
    if voice is None:
        return []
    if voice.stretch < 0:
        return [f"The clock of the mission starts at {voice.left} s with the first turn, {hurry(voice)}."]
    said = f" It has said: {voice.said}." if voice.said is not None else ""
    shows = f"The clock will show {voice.left} s when its stretch {voice.stretch} ends, {hurry(voice)}."
    return [f"{shows} Pauses given back: {voice.pauses}.{said}"]


def hurry(voice: VoiceView) -> str:
    return "longer than usual" if voice.unhurried else "as usual"


def shared(ribbon: RibbonView) -> list[str]:
    """The constraint that binds everybody, and those that may come."""
    lines = ["No constraint binds you."] if ribbon.letter is None else [f"Everybody, {ribbon.letter}: {CONSTRAINTS[ribbon.letter]}"]
    if not ribbon.letters:
        return [*lines, f"Face down: {ribbon.deck}. In force before: {listed(ribbon.gone)}."]
    numbers = enumerate(ribbon.letters, 1)
    return lines + [f"Once {number} is complete, {letter} binds everybody: {CONSTRAINTS[letter]}" for number, letter in numbers]


def claim(claim: ClaimView | None) -> list[str]:
    if claim is None:
        return []
    lines = [f"Seat {claim.by} points at {places(claim.wires)} of seat {claim.at} ({claim.tool}) and has said: {values(claim.values)}."]
    lines += [] if claim.blind is None else [f"It means to cut its own turned wire {place_name(claim.blind)} with it."]
    lines += [] if claim.found is None else [f"It will be cut: {place_name(claim.found)}."]
    return lines + ([] if claim.named is None else [f"You have named {place_name(claim.named)}; nobody else knows."])


def sayable(sayable: SayableView | None) -> list[str]:
    if sayable is None:
        return []
    detector = f"with a detector: {values(sayable.with_detector)}"
    return [f"After pointing you could say: {values(sayable.by_hand)}; {detector}; two at once by X or Y Ray: {yes(sayable.ray)}."]


def proofs(seen: BombBustersView) -> list[str]:
    """What was denied or shown so that everybody can prove it."""
    names = spots(seen)
    return [proof(given, names) for given in seen.proofs]


def spots(seen: BombBustersView) -> dict[int, str]:
    """The name of each wire, by its handle."""
    return {
        wire.handle: f"{number + 1}{chr(97 + position)}"
        for number, stand in enumerate(seen.stands)
        for position, wire in enumerate(stand.wires)
    }


def proof(given: Proof, spots: dict[int, str]) -> str:
    wires = listed(spots.get(handle, "a wire that is gone") for handle in given.wires)
    many = "none" if given.least == 0 else f"at least {given.least}"
    return f"Proven to all: of {wires}, {many} is {one_of(given.values)}."


def one_of(given: tuple[int, ...]) -> str:
    others = [value for value in range(1, RED + 1) if value not in given]
    return f"anything but {values(others)}" if others and len(others) < len(given) else values(given, by=" or ")


def radars(seen: BombBustersView) -> list[str]:
    lines = []
    for radar in seen.radars:
        having = [f"stand {stand + 1}" for stand, answer in enumerate(radar.answers) if answer]
        lines.append(f"Radar, number {radar.number}: yes from {listed(having)}; no from the other {len(radar.answers) - len(having)}.")
    return lines


def history(seen: BombBustersView) -> list[str]:
    tally, settings = seen.tally, seen.settings
    return [
        f"So far: {tally.turns} turns, {tally.failures} failures, {tally.equipment_used} equipment cards used, "
        f"{tally.powers_used} powers used, {seen.moves} things noticed by all.",
        f"This table: pause {settings.hold_ms / 1000:g} s, {settings.decision_seconds} s for a decision (0: no limit), "
        f"strict memory {yes(settings.strict_memory)}, free chat {yes(settings.free_chat)}, guided {yes(settings.guided)}.",
    ]


def places(wires: Iterable[int]) -> str:
    return listed(place_name(wire) for wire in wires)


def values(given: Iterable[int], by: str = ", ") -> str:
    return by.join(value_name(value) for value in given) or "nothing"
