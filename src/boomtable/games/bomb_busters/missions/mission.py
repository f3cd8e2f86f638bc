"""A mission card: what is in the bomb, and the questions that the rules ask about it."""

from typing import Final, Literal, TypeAlias

from boomtable.games.bomb_busters.missions.given import Given
from boomtable.games.bomb_busters.missions.naming import Naming
from boomtable.games.bomb_busters.pieces import (
    COPIES,
    DOUBLE_CARDS,
    FALSE_BOTTOM,
    GENERAL_RADAR,
    MOST_FUSE,
    NUMBERS,
    RED,
    TRIPLE_DETECTOR,
    WALKIE_TALKIES,
    XY_RAY,
)

Nano: TypeAlias = Literal["", "keeper", "dial", "line"]
Air: TypeAlias = Literal["", "common", "given", "passed"]
Draw = tuple[int, int]  # k of n: n tiles are marked, k of them are in the bomb (BB-027); n of n is exact (BB-025)


def exactly(count: int) -> Draw:
    return (count, count)


NONE: Final = (0, 0)
TITANIC: Final = [0, 0, 14, 18, 24, 30]  # oxygen at first, by seats
NANO_FAILURES: Final = 6  # that take Nano from the beginning of the track to its end, two spaces each
BOXES: Final = (9, 20, 31, 43, 55)  # the first mission of each surprise box (BB-005)
LAST_BOX: Final = len(BOXES)
CHARACTERS: Final = (WALKIE_TALKIES, TRIPLE_DETECTOR, GENERAL_RADAR, XY_RAY)  # of box 3, by the cards whose powers they have (BB-270)


Says = Literal["jump", "warning", "last", "time_up"]  # what the voice of a clock has to say


class Stretch:
    """A part of a mission's clock: how long it lasts, what the clock shows when it ends, and what is said then (BB-440)."""

    def __init__(self, seconds: int, left: int, says: Says) -> None:
        self.seconds = seconds
        self.left = left
        self.says = says


def counting_down(minutes: int) -> tuple[Stretch, ...]:
    """So many minutes, with warnings two minutes and half a minute before their end."""
    return (Stretch(60 * minutes - 120, 120, "warning"), Stretch(90, 30, "last"), Stretch(30, 0, "time_up"))


class Skips:
    """Whether a turn may pass without a deed (BB-056)."""

    def __init__(self, cost: int = 0, *, by_choice: bool = False, covered: bool = False, turns_card: bool = False, stall: int = 0) -> None:
        self.cost = cost  # steps of the dial
        self.by_choice = by_choice  # also for who could play; else only for who cannot (BB-415)
        self.covered = covered  # by the Stabilizer (BB-1441)
        # when nobody could play for a whole round, where skipping costs nothing (BB-433):
        self.turns_card = turns_card  # the next constraint is turned up; else the bomb explodes
        self.stall = stall  # steps of the dial that this costs


class Constraints:
    """How a mission uses the constraint cards (section 16.1)."""

    def __init__(
        self,
        cards: int = NUMBERS,
        *,
        shared: bool = False,
        turns_when_done: bool = False,
        by_number: bool = False,
        asks_captain: bool = False,
        drafted: bool = False,
    ) -> None:
        self.cards = cards  # A to this one are used
        self.shared = shared  # one open card binds everybody; else each player has one
        self.turns_when_done = turns_when_done  # the next one is turned up when a number is complete (BB-1371)
        self.by_number = by_number  # each number has one, which binds everybody when the number is complete (BB-1571)
        self.asks_captain = asks_captain  # the Captain may turn up the next one before each turn (BB-1321)
        self.drafted = drafted  # each player takes one, and turns it down for good if they cannot obey (BB-1311)


class Twist:
    """How a mission differs from the usual rules. Each piece stands alone, and missions that have it share it."""

    def __init__(
        self,
        row: int = 0,
        copies_first: int = 0,
        *,
        naming: Naming | None = None,
        given: Given | None = None,
        drawn_tokens: int = 0,
        red_number: bool = False,
        clips: bool = False,
        rookie: bool = False,
        bare_captain: bool = False,
        reward_deck: bool = False,
        quiet_captain: bool = False,
        tokens: tuple[int, ...] = (),
        liar: bool = False,
        endless_power: bool = False,
        unspoken: bool = False,
        draft: bool = False,
        no_powers: bool = False,
        nano: Nano = "",
        air: Air = "",
        no_info: bool = False,
        more_fuse: int = 0,
        names_cutter: bool = False,
        asks_radar: bool = False,
        volunteers: bool = False,
        turns_down: bool = False,
        x_wires: bool = False,
        turned: int = 0,
        captain_turned: bool = False,
        clock: tuple[Stretch, ...] = (),
        clock_for_two: tuple[Stretch, ...] = (),
        free_order: bool = False,
        skips: Skips | None = None,
        constraints: Constraints | None = None,
    ) -> None:
        self.row = row  # so many number cards lie in a row (BB-1091)
        self.copies_first = copies_first  # so many wires of a number in the row are cut before the next is free
        self.naming = naming  # several wires are cut by naming them at once (BB-1133)
        self.given = given  # wires that are dealt before the others (BB-1131)
        self.drawn_tokens = drawn_tokens  # info tokens are drawn, from the values 1 to this (BB-1132); 0: they are chosen
        self.red_number = red_number  # one number acts as red (BB-1111)
        self.clips = clips  # a number card lies on every equipment card (BB-1121)
        self.rookie = rookie  # the Captain is drawn, may not fail and has no Stabilizer (BB-1141)
        self.bare_captain = bare_captain  # the Captain may not fail, and has neither character nor equipment (BB-1281)
        self.reward_deck = reward_deck  # equipment lies face down, and is won by completing numbers (BB-1151)
        self.quiet_captain = quiet_captain  # of two players, the Captain places no info token
        self.nano = nano  # what the robot does: he keeps wires (BB-1431), stands in for the dial (BB-1531), or leads along a row (BB-1591)
        self.air = air  # how cuts are paid for: from the middle (BB-1441), to a teammate (BB-1491), or the turn brings it (BB-1631)
        self.tokens = tokens  # what they tell, seat after seat from the Captain and so on; nothing: values (BB-402, BB-403)
        self.liar = liar  # the Captain is drawn, places false tokens, and has neither character nor equipment (BB-1171, BB-1173)
        self.endless_power = endless_power  # the Double Detector may be used in every turn (BB-1581)
        self.unspoken = unspoken  # nobody says a number: they are shown as dots, and nobody talks (BB-1251)
        self.draft = draft  # when two yellow wires are cut, each player takes an info token (BB-1271)
        self.no_powers = no_powers  # characters have no power (BB-1271)
        self.no_info = no_info  # nobody places an info token (BB-1181, BB-1581)
        self.more_fuse = more_fuse  # so many spaces further back the dial starts (BB-1512)
        self.names_cutter = names_cutter  # a number is turned up for each turn, and somebody is named to cut it (BB-450)
        self.turns_down = turns_down  # twelve number cards lie open, and a cut turns one down (BB-1261)
        self.volunteers = volunteers  # the first who calls cuts it; if nobody does, the Captain names somebody (BB-1451)
        self.asks_radar = asks_radar  # the Radar is asked for that number, and only who has it is named (BB-1181, BB-1183)
        self.clock = clock  # the script of its real-time clock (BB-1101, BB-1191)
        self.clock_for_two = clock_for_two or clock
        self.free_order = free_order  # whoever calls first is next (BB-1101)
        self.x_wires = x_wires  # the last wire dealt to each stand stands unsorted at its right end (BB-1201)
        self.turned = turned  # so many wires of a hand are turned around: all but their owner see them (BB-1561, BB-1641)
        self.captain_turned = captain_turned  # only in the Captain's hand, and nobody else may point at it (BB-1381)
        self.skips = skips  # None: who has nothing to do sets off the bomb (BB-432)
        self.constraints = constraints
        cards = (row, names_cutter, turns_down, constraints is not None)
        locking = (*cards, rookie, bare_captain, liar, air, nano == "line", naming is not None, turned)
        self.limited = any(locking)  # something is locked for a while: rules/locks.py

    def names_reds(self) -> bool:
        """Whether red wires are named instead of revealed (BB-1133)."""
        return self.naming is not None and self.naming.value == RED


PLAIN: Final = Twist()


class Mission:
    def __init__(
        self,
        number: int,
        red: Draw,
        yellow: Draw,
        red_for_two: Draw,
        yellow_for_two: Draw,
        blue: int = NUMBERS,
        cards: int = NUMBERS,
        twist: Twist = PLAIN,
        *,
        boxed: bool = False,
        excluded: tuple[int, ...] = (),
        without: tuple[int, ...] = (),
        yellow_tiles: tuple[int, ...] = (),
    ) -> None:
        self.number = number
        self.blue = blue  # numbers 1 to this are in the bomb (BB-024)
        self.cards = cards  # equipment 1 to this may be drawn (BB-034); 0: none is laid out
        self.twist = twist
        self._red = red
        self._yellow = yellow
        self._red_for_two = red_for_two
        self._yellow_for_two = yellow_for_two
        self.yellow_tiles = list(yellow_tiles)  # those that are in the bomb, where the mission says which (BB-1461)
        self.excluded = excluded  # equipment that is replaced when drawn
        self.box = len([first for first in BOXES if first <= number])  # the surprise box that it comes from; 0 for training
        self.double_cards = tuple([card for card in DOUBLE_CARDS if self.box == LAST_BOX and card not in excluded])  # BB-034
        self.characters = tuple([card for card in CHARACTERS if self.box >= 3 and card not in without])  # that may be taken (BB-270)
        self._boxed = boxed  # from a surprise box

    def red(self, seats: int) -> Draw:
        return self._red_for_two if seats == 2 else self._red  # BB-1082

    def yellow(self, seats: int) -> Draw:
        return self._yellow_for_two if seats == 2 else self._yellow

    def wires(self, seats: int) -> int:
        return COPIES * self.blue + self.red(seats)[0] + self.yellow(seats)[0]

    def kept(self, seats: int) -> int:
        """How many of the wires are dealt to Nano (BB-1431)."""
        return 0 if self.twist.nano != "keeper" else 5 if seats == 2 else 3 if seats == 5 else 4

    def air(self, seats: int, captain: int) -> list[int]:
        """The oxygen of each seat at first, and behind it what lies in the middle."""
        match self.twist.air:
            case "common":
                return [0] * seats + [2 * seats]  # BB-1441
            case "given":
                return [9 - seats] * seats + [0]  # BB-1491
            case "passed":
                return [TITANIC[seats] if seat == captain else 0 for seat in range(seats)] + [0]  # BB-1631
        return []

    def dealt(self, seats: int) -> int:
        """How many wires come to the stands."""
        return self.wires(seats) - self.kept(seats)

    @property
    def rule(self) -> str:
        """Where the ledger tells its special rule."""
        return f"BB-1{self.number:02}1"

    def clock(self, seats: int) -> tuple[Stretch, ...]:
        return self.twist.clock_for_two if seats == 2 else self.twist.clock

    def start_fuse(self, seats: int) -> int:
        return seats + self.twist.more_fuse if self.twist.nano != "dial" else NANO_FAILURES  # BB-151, BB-1531

    def most_fuse(self, seats: int) -> int:
        """How far the dial can be turned back (BB-152, BB-1512)."""
        return max(MOST_FUSE, self.start_fuse(seats))

    def has_false_bottom(self, seats: int) -> bool:
        """Whether False Bottom may be drawn, too (BB-034)."""
        return self._boxed and self.yellow(seats)[0] > 0 and not self.twist.reward_deck

    def last_card(self, seats: int) -> int:
        """The highest card that may lie there."""
        if self.double_cards:
            return self.double_cards[-1]
        return FALSE_BOTTOM if self.has_false_bottom(seats) else NUMBERS

    def captain_skips_info(self, seats: int) -> bool:
        return self.twist.quiet_captain and seats == 2

    def draws_captain(self) -> bool:
        """Whether the Captain is drawn anew for every attempt (BB-1142, BB-1171)."""
        return self.twist.rookie or self.twist.liar

    def captain_may_fail(self) -> bool:
        return not (self.twist.rookie or self.twist.bare_captain)
