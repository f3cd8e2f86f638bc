"""Plays the recorded games of Two Rooms and a Boom again; `--check` only says whether a file is stale.

    python -m tools.record_two_rooms

Everybody acts at random, some actions more readily than others, and after a number of actions in a phase its clock runs out. The seeds were
chosen for how these games end; after a change of the rules look for new ones.
"""

import random
import sys
from pathlib import Path
from typing import Any, NamedTuple

from boomtable.core.schema import Action, TimeUp
from boomtable.core.seats import CLOCK, Seat
from boomtable.games.two_rooms import GAME, role_sets
from boomtable.games.two_rooms.roles import IDS, NUMBER
from boomtable.games.two_rooms.schema import AcceptShare, Argue, OfferShare, Ready, Role, TwoRoomsOptions
from boomtable.games.two_rooms.state import TwoRoomsState, has
from boomtable.table import Table, write
from boomtable.table.recording import recording_of
from tools.make_streams import RECORDINGS
from tools.make_types import HOUSE, bring

Pair = tuple[Role, Role]

PRESIDENTS: tuple[Role, ...] = ("president", "presidents_daughter")
BOMBERS: tuple[Role, ...] = ("bomber", "martyr")
CURES: tuple[Pair, ...] = tuple((president, helper) for president in PRESIDENTS for helper in ("doctor", "nurse"))
REPAIRS: tuple[Pair, ...] = tuple((bomber, helper) for bomber in BOMBERS for helper in ("engineer", "tinkerer"))
BITES: tuple[Pair, ...] = tuple(("zombie", bitten) for bitten in ("president", "usurper_blue", "bouncer_red", "gambler"))
EAGERNESS = {
    "Ready": 20, "Arrive": 20, "Call": 20, "Lock": 12, "Draft": 4, "AcceptShare": 25, "OfferShare": 8, "DeclineShare": 6, "Withdraw": 4,
    "Reveal": 4, "Appoint": 6, "Point": 5, "Unpoint": 1, "Abdicate": 4, "AcceptLead": 20, "DeclineLead": 10, "Bounce": 12, "Usurp": 20,
    "Move": 4, "Aim": 2, "Answer": 20, "Pass": 6,
}  # fmt: skip
TALKATIVE = 1  # the eagerness for each kind of sentence
HASTE_MS = (1500, 6500)  # between two actions


def advanced(seats: int, **options: Any) -> TwoRoomsOptions:
    return TwoRoomsOptions(seats, game="advanced", **options)


class Scene(NamedTuple):
    """One game to record."""

    name: str
    options: TwoRoomsOptions
    seed: int
    actions: int  # in one phase, before its clock runs out
    meet: tuple[Pair, ...] = ()  # who share their cards as soon as they can
    avoid: tuple[Pair, ...] = ()  # who never do
    argues: bool = False  # reasons are given, and rounds end early; older scenes stay as they are


class Players:
    """The people of one scene, and their clock."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.random = random.Random(scene.seed)
        self.table = Table(GAME, scene.options, seed=scene.seed)
        self.at = 0
        self.ends: dict[TimeUp, int] = {}
        self.phase = ("", 0)
        self.acted = 0
        self.to_meet = list(scene.meet)

    def play(self) -> Table:
        while not self.table.over:
            self.set_timers()
            now = self.at + self.random.randint(*HASTE_MS)
            due = min(self.ends, key=self.ends.__getitem__, default=None)
            if due is not None and (self.ends[due] <= now or self.acted >= self.scene.actions):
                self.at = self.ends[due]
                self.table.submit(CLOCK, due, self.at)
            else:
                self.at = now
                self.acted += 1
                self.table.submit(*self.next_action(), now)
        return self.table

    @property
    def state(self) -> TwoRoomsState:
        state = self.table.state
        assert isinstance(state, TwoRoomsState)
        return state

    def set_timers(self) -> None:
        """Set the timers that now run; old ones keep their end, and a new phase counts its actions from the beginning."""
        running = [(TimeUp(timer.name, timer.key), timer.ms) for timer in GAME.timers(self.state)]
        self.ends = {timer: self.ends.get(timer, self.at + ms) for timer, ms in running}
        if self.phase != (self.state.phase, self.state.round):
            self.phase = (self.state.phase, self.state.round)
            self.acted = 0

    def next_action(self) -> tuple[Seat, Action]:
        return self.meeting() or self.random_action()

    def meeting(self) -> tuple[Seat, Action] | None:
        """The next step of two players who want to share their cards."""
        for pair in self.to_meet:
            a, b = (self.holder(role) for role in pair)
            if a is None or b is None:
                continue
            if AcceptShare(a) in GAME.legal_actions(self.state, b):
                self.to_meet.remove(pair)
                return b, AcceptShare(a)
            if OfferShare("card", b) in GAME.legal_actions(self.state, a):
                return a, OfferShare("card", b)
        return None

    def holder(self, role: Role) -> Seat | None:
        return self.state.cards.index(NUMBER[role]) if NUMBER[role] in self.state.cards else None

    def random_action(self) -> tuple[Seat, Action]:
        while True:
            seat = self.random.choice(GAME.waiting_on(self.state) or range(self.scene.options.seats))
            kinds: dict[str, list[Action]] = {}
            for action in GAME.legal_actions(self.state, seat):
                if not self.avoids(seat, action):
                    kinds.setdefault(type(action).__name__, []).append(action)
            if kinds:
                kind = self.random.choices(list(kinds), [EAGERNESS.get(kind, TALKATIVE) for kind in kinds])[0]
                return seat, self.random.choice(kinds[kind])

    def avoids(self, seat: Seat, action: Action) -> bool:
        if isinstance(action, Ready) and self.state.phase == "round":
            return not self.scene.argues or has(self.state.ready, seat)  # who is ready stays so
        if isinstance(action, Argue):
            return not self.scene.argues
        if not isinstance(action, AcceptShare | OfferShare):
            return False
        other = action.offerer if isinstance(action, AcceptShare) else action.target
        return {IDS[self.state.cards[seat]], IDS[self.state.cards[other]]} in [set(pair) for pair in self.scene.avoid]


POWERS: tuple[Role, ...] = ("president", "bomber", "usurper_blue", "bouncer_red", "zombie", "hot_potato", "gambler")
EMBASSY = role_sets.cards("PB DE AM T")
SPIES = role_sets.cards("PB DE AM SP IV T G")
OUTCASTS = (*role_sets.cards("PB DE US Z"), *("bouncer_blue", "bouncer_red", "hot_potato", "agoraphobe"))
EVERYBODY = tuple(role for role in IDS if role not in ("zombie", "hot_potato"))  # thirty cards, one of them to bury

SCENES = (
    # on the screens, too: few seats and few actions
    Scene("zombies_and_powers", advanced(7, roles=POWERS, exchange_clock="hold", withdraw=True), 1171, 6, BITES),
    Scene("first_game_online", TwoRoomsOptions(6, mode="online"), 93, 5),
    Scene("argued_and_ended_early", TwoRoomsOptions(6, mode="online"), 1240, 9, argues=True),
    Scene("ambassadors_and_early_hostages", advanced(8, roles=EMBASSY, hostage_time="before"), 185, 5),
    # for the ends
    Scene("nobody_met_the_engineer", advanced(13, mode="online", rounds="five"), 4, 15, CURES, REPAIRS),
    Scene("nobody_met_the_doctor", advanced(11, mode="online", premature_loss=True, roles=OUTCASTS), 6, 25, REPAIRS, CURES),
    Scene("doctor_failed", advanced(13, mode="online", helper_failure="other_wins", roles=SPIES), 5, 25, REPAIRS, CURES),
    Scene("engineer_failed", advanced(9, helper_failure="other_wins", bury=True, no_timer=True), 3, 25, CURES, REPAIRS),
    Scene("both_failed_in_simulation", advanced(10, mode="sim", helper_failure="other_wins", round_minutes=(0.5,) * 3), 3, 25),
    # for what each role can win and lose
    Scene("everybody_there_and_the_martyr_wins", advanced(29, roles=EVERYBODY, bury=True), 394, 8, CURES + REPAIRS),
    Scene("everybody_there_and_the_president_wins", advanced(29, roles=EVERYBODY, bury=True), 193, 8, CURES + REPAIRS),
)


def wanted() -> dict[Path, str]:
    return {RECORDINGS / "two_rooms" / f"{scene.name}.jsonl": write(recording_of(Players(scene).play())).decode() for scene in SCENES}


def main(arguments: list[str], house: Path = HOUSE) -> int:
    return bring(wanted(), house, arguments, again="python -m tools.record_two_rooms")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
