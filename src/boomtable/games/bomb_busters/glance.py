"""Bomb Busters: what a player sees in a view at a glance, without deducing much."""

from boomtable.core.seats import Seat
from boomtable.games.bomb_busters.pieces import COPIES, LABEL_EQUAL, LABEL_UNEQUAL, RED, WIDTH, YELLOW, is_blue, value_of
from boomtable.games.bomb_busters.schema import BombBustersView, StandView, WireView


class Glance:
    def __init__(self, seen: BombBustersView, me: Seat) -> None:
        self.seen = seen
        self.me = me
        self.seats = len(seen.powers_used)
        self.own_stands = [stand for stand in seen.stands if stand.owner == me]
        self.mates_stands = [stand for stand in seen.stands if stand.owner != me]
        self.own = [wire for stand in self.own_stands for wire in stand.wires if not wire.cut]
        self.places = [
            WIDTH * number + position
            for number, stand in enumerate(seen.stands)
            for position, wire in enumerate(stand.wires)
            if not wire.cut
        ]  # of all uncut wires
        self.own_places = [place for place in self.places if seen.stands[place // WIDTH].owner == me]
        self.values = [value_of(wire.tile) for wire in self.own if wire.tile is not None]

    # the hand

    def holds(self, value: int) -> int:
        return self.values.count(value)

    def own_of(self, *values: int) -> list[int]:
        """The places of the own wires with one of these values."""
        return [place for place in self.own_places if self.value_at(place) in values]

    def numbers(self) -> list[int]:
        """The places of own wires that bear a number and can be marked (BB-406)."""
        return [place for place in self.own_of(*range(1, YELLOW)) if self.wire_at(place).apart is None]

    def new_numbers(self) -> list[int]:
        """The places of own numbers that no token shows yet."""
        shown = {wire.token for stand in self.seen.stands for wire in stand.wires if not wire.cut}
        return [place for place in self.numbers() if self.value_at(place) not in shown]

    def foreign_reds(self) -> list[int]:
        """The marked red tiles that may stand at a teammate's."""
        mine = {wire.tile for wire in self.own}
        return [tile for tile in self.seen.reds.tiles if tile not in mine]

    def foreign_yellows(self) -> list[int]:
        mine = {wire.tile for wire in self.own}
        return [tile for tile in self.seen.yellows.tiles if tile not in mine]

    def holds_only_reds(self) -> bool:
        return bool(self.values) and self.holds(RED) == len(self.values)

    def holds_the_rest(self) -> bool:
        """Whether a Solo Cut is possible (BB-110)."""
        return len(self.complete_values()) > 0

    def complete_values(self) -> list[int]:
        """The values of which the hand holds all wires that are left (BB-110)."""
        return [value for value in range(1, YELLOW + 1) if self.holds(value) in (2, 4) and self.holds(value) == self.left(value)]

    def left(self, value: int) -> int:
        inside = self.seen.yellows.inside if value == YELLOW else COPIES if value <= self.seen.blue else 0
        return inside - self.seen.cut_counts[value - 1]

    # teammates' wires

    def uncut_of_mates(self) -> list[WireView]:
        return [wire for stand in self.mates_stands for wire in stand.wires if not wire.cut]

    def mates_places(self) -> list[int]:
        return [place for place in self.places if place not in self.own_places]

    def wire_at(self, place: int) -> WireView:
        return self.seen.stands[place // WIDTH].wires[place % WIDTH]

    def tokens_held(self) -> list[int]:
        """The places of teammates' wires whose token shows a number that the hand holds."""
        numbers = [value for value in self.values if value < YELLOW]
        return [place for place in self.mates_places() if self.wire_at(place).token in numbers]

    def yellow_tokens(self) -> list[int]:
        return [place for place in self.mates_places() if self.wire_at(place).token == YELLOW]

    def sees_token_held(self) -> bool:
        return len(self.tokens_held()) > 0

    def sees_yellow_token_held(self) -> bool:
        return self.holds(YELLOW) > 0 and len(self.yellow_tokens()) > 0

    def sees_known_held(self) -> bool:
        """Whether a teammate has a wire that this seat once held (BB-349) and could cut now."""
        known = [value_of(wire.tile) for wire in self.uncut_of_mates() if wire.tile is not None]
        return any(value != RED and self.holds(value) for value in known)

    def sees_order_held(self) -> bool:
        """Whether the order of a teammate's stand leaves one number for a wire, and the hand holds that number (BB-351)."""
        return len(self.order_held()) > 0

    def order_held(self) -> list[int]:
        stands = [(number, stand) for number, stand in enumerate(self.seen.stands) if stand.owner != self.me]
        found = [(WIDTH * number + at, value) for number, stand in stands for at, value in enclosed(stand, self.seen.blue)]
        return [place for place, value in found if self.holds(value)]

    def sees_sure_cut(self) -> bool:
        return self.sees_token_held() or self.sees_yellow_token_held() or self.sees_known_held() or self.sees_order_held()

    def heard_held(self) -> bool:
        """Whether a teammate's claim has proven a number that the hand holds, too (BB-091)."""
        mine = {wire.handle for wire in self.own}
        asked = {radar.number for radar in self.seen.radars}
        said = [proof for proof in self.seen.proofs if proof.least > 0 and len(proof.values) == 1 and mine.isdisjoint(proof.wires)]
        return any(self.holds(proof.values[0]) for proof in said if proof.values[0] not in asked)

    # the claim

    def claim_is_at_me(self) -> bool:
        return self.seen.claim is not None and self.seen.claim.at == self.me

    def claim_fits(self) -> bool:
        """Whether one of the own wires pointed at has a value that was said."""
        claim = self.seen.claim
        return claim is not None and any(self.value_at(wire) in claim.values for wire in claim.wires)

    def wires_to_lay(self) -> int:
        claim = self.seen.claim
        return 0 if claim is None or claim.found is None else self.holds(self.value_at(claim.found))

    def fitting_wires(self) -> list[int]:
        """The own wires that could be laid down now."""
        claim = self.seen.claim
        return [] if claim is None or claim.found is None else self.own_of(self.value_at(claim.found))

    def value_at(self, place: int) -> int:
        tile = self.wire_at(place).tile
        return 0 if tile is None else value_of(tile)

    # equipment and power

    def has_ready(self, *cards: int) -> bool:
        return any(card.state == "ready" and card.card in cards for card in self.seen.equipment)

    def can_label(self) -> bool:
        pairs = [pair for stand in self.own_stands for pair in zip(stand.wires, stand.wires[1:], strict=False)]
        alike = [same_value(left, right) for left, right in pairs if not (left.cut and right.cut) and not (left.apart or right.apart)]
        return (self.has_ready(LABEL_EQUAL) and True in alike) or (self.has_ready(LABEL_UNEQUAL) and False in alike)

    def has_unmarked_blue(self) -> bool:
        return any(wire.token is None and wire.apart is None and wire.tile is not None and is_blue(wire.tile) for wire in self.own)

    def can_detect(self) -> bool:
        """Whether a detector can be used: there is a stand with two wires to point at, and a number to say (BB-266, BB-267)."""
        wide = any(len([wire for wire in stand.wires if not wire.cut and wire.apart is None]) > 1 for stand in self.mates_stands)
        return wide and any(value < YELLOW for value in self.values)


def enclosed(stand: StandView, blue: int) -> list[tuple[int, int]]:
    """Positions and numbers of wires that stand between two equal ones, or beyond the lowest or highest number."""
    numbers: list[tuple[int, int]] = []
    for position, wire in enumerate(stand.wires):
        if wire.cut or wire.tile is not None or wire.token is not None or wire.apart is not None:
            continue
        least = max([10, *shown(stand.wires[:position])])
        most = min([10 * blue, *shown(stand.wires[position + 1 :])])
        if least == most:
            numbers.append((position, least // 10))
    return numbers


def shown(wires: tuple[WireView, ...]) -> list[int]:
    """The tiles that everybody, or this viewer, can name; a yellow token shows no sort value (BB-132)."""
    wires = tuple(wire for wire in wires if wire.apart is None)
    tiles = [wire.tile for wire in wires if wire.tile is not None]
    tokens = [wire.token for wire in wires if wire.tile is None and wire.token is not None]
    return tiles + [10 * token for token in tokens if token < YELLOW]


def same_value(left: WireView, right: WireView) -> bool:
    return left.tile is not None and right.tile is not None and value_of(left.tile) == value_of(right.tile)
