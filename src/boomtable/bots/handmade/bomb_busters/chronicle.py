"""Bomb Busters bots: the course of a game, as far as it shows habits."""

from boomtable.bots.handmade.bomb_busters.habits import note_claim, note_laid, note_marked, note_pass
from boomtable.bots.handmade.bomb_busters.marks import Marks, Table
from boomtable.bots.handmade.bomb_busters.token_choice import note_token
from boomtable.core.schema import Event
from boomtable.games.bomb_busters import schema as said
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.pieces import ALL_VALUES, COPIES, INFO, NO_RED, NOT, RED, TELL_NOTHING, TURN, WIDTH, bit, mask_of
from boomtable.games.bomb_busters.rules import labels, memory
from boomtable.games.bomb_busters.rules.claim import TOOLS, meant_wires
from boomtable.games.bomb_busters.rules.constraints import hides_failures
from boomtable.games.bomb_busters.rules.cut_wires import turn_up
from boomtable.games.bomb_busters.rules.denials import FALSEHOODS, deny, never_under_false, placed_by
from boomtable.games.bomb_busters.rules.drawn_tokens import pass_on, put_aside, take_drawn
from boomtable.games.bomb_busters.rules.given_wires import note_given
from boomtable.games.bomb_busters.rules.hand import sorted_on
from boomtable.games.bomb_busters.rules.new_cards import add_cards
from boomtable.games.bomb_busters.rules.open_cards import turn_down
from boomtable.games.bomb_busters.rules.swapping import Loose, put_in, take_out
from boomtable.games.bomb_busters.rules.telling import tells
from boomtable.games.bomb_busters.rules.tokens import put_token
from boomtable.games.bomb_busters.schema import BombBustersOptions
from boomtable.games.bomb_busters.start import nano_at_first, owners, stand_sizes
from boomtable.games.bomb_busters.state import BombBustersState, Claim, empty_table, uncut_of, uncut_on


class Chronicle:
    """Follows the public side of a game through its events, one after the other, and keeps the marks.

    Only public facts are followed: the same events give every seat the same marks.
    """

    def __init__(self, options: BombBustersOptions) -> None:
        owner = owners(options.seats, options.captain)
        mission = MISSIONS[options.mission]
        sizes = stand_sizes(mission.dealt(options.seats), owner, options.captain)
        state = empty_table(options.seats, options.mission, options.captain, owner, sizes)
        state.nano, state.kept = nano_at_first(mission), [0] * mission.kept(options.seats)
        state.air = mission.air(options.seats, options.captain)
        state.reds_inside = mission.red(options.seats)[0]
        state.yellows_inside = mission.yellow(options.seats)[0]
        handle = 0
        for stand in range(len(owner)):
            for wire in uncut_on(state, stand):
                state.handle[wire] = handle
                handle += 1
        self.state = state
        self.marks = Marks(len(state.tile))
        self.signals = options.signals
        self._said: said.Said | None = None
        self._tool = 0

    def catch_up(self, state: BombBustersState) -> None:
        """Take over the public facts of a view, so that none can have been missed. A claim in progress is followed by its events."""
        self.state = state
        state.claim = None

    def follow(self, event: Event) -> None:
        state = self.state
        if isinstance(event, said.MissionLaid):
            state.reds, state.yellows, state.cards = list(event.reds), list(event.yellows), list(event.equipment)
            state.card_used = [False] * len(state.cards)
        elif isinstance(event, said.NumbersLaid):
            lay_numbers(state, event)
        elif isinstance(event, said.WiresGiven):
            note_given(state)
        elif isinstance(event, said.TokensDrawn):
            state.drawn = list(event.values)
        elif isinstance(event, said.TokenAside):
            put_aside(state, event.by)
        elif isinstance(event, said.XLaid):
            state.apart = list(event.wires)
        elif isinstance(event, said.WireTurned):
            state.apart = sorted([*state.apart, event.wire])
        elif isinstance(event, said.InfoPlaced):
            self._token(event)
        elif isinstance(event, said.TokenTaken):
            state.drawn = [event.value if seat == event.by else 0 for seat in range(state.seats)]
        elif isinstance(event, said.FalsePlaced):
            self._falsehood(event)
        elif isinstance(event, said.Pointed):
            self._tool = TOOLS.index(event.tool)
        elif isinstance(event, said.Said):
            self._said = event
            note_claim(self._table(), event.by, self._tool, list(event.wires), list(event.values))
            if state.open:
                turn_down(state, event.values[0])
        elif isinstance(event, said.PairCut):
            self._pair(event)
        elif isinstance(event, said.ClaimFailed):
            self._failed(event)
        elif isinstance(event, said.SetFailed):
            self._set_failed(event)
        elif isinstance(event, said.SoloDone):
            if self.signals:
                note_pass(self._table(), event.by)
            if state.open:
                turn_down(state, event.value)
            self._lay(list(event.wires), list(event.tiles))
        elif isinstance(event, (said.RedsRevealed, said.SetCut)):
            self._lay(list(event.wires), list(event.tiles))
        else:
            self._follow_card(event)

    def _follow_card(self, event: Event) -> None:
        state = self.state
        if isinstance(event, said.MugPassed):
            note_pass(self._table(), event.by)
        elif isinstance(event, said.RadarAnswered):
            for stand, yes in enumerate(event.answers):
                if sorted_on(state, stand):
                    memory.prove(state, sorted_on(state, stand), bit(event.number), 1 if yes else 0)
        elif isinstance(event, said.NumberCalled):
            state.called = [event.number]
        elif isinstance(event, said.NumberLacked):
            memory.prove(state, uncut_of(state, event.by), bit(event.number), 0)
        elif isinstance(event, said.LabelPut):
            labels.put(state, event.card, event.wire)
        elif isinstance(event, said.CardsDrawn):
            add_cards(state, list(event.cards))
            state.clips = state.clips + list(event.clips)
        elif isinstance(event, said.CardWon):
            add_cards(state, [event.card])
        elif isinstance(event, said.NumberTurned):
            state.turned = [*state.turned, *event.passed, event.number]
        elif isinstance(event, said.Disintegrated):
            self._lay(list(event.wires), [10 * event.number] * len(event.wires))
        elif isinstance(event, said.Swapped):
            self._swap(event)
        elif isinstance(event, said.WireHooked):
            put_in(state, event.to, take_out(state, event.wire))
            self.marks.forget_stand(event.wire // WIDTH)
            self.marks.forget_stand(event.to // WIDTH)
        elif isinstance(event, said.NanoMoved):
            state.nano = [event.at, event.ahead]
        elif isinstance(event, said.WireTaken):
            self._take(event)

    def _table(self) -> Table:
        return Table(self.state, self.marks, self.signals)

    def _token(self, event: said.InfoPlaced) -> None:
        state = self.state
        if state.drawn:
            take_drawn(state, event.by)
            pass_on(state)
        elif state.phase == INFO:
            note_token(self._table(), event.by, event.wire, event.value)
            if (event.by + 1) % state.seats == state.captain:
                state.phase = TURN
        note_marked(self._table(), event.wire, event.value)
        put_token(state, event.wire, event.value)

    def _falsehood(self, event: said.FalsePlaced) -> None:
        state = self.state
        deny(state, event.wire, event.value, never_under_false(state))
        if state.phase == INFO and len(placed_by(state, event.by)) == FALSEHOODS and (event.by + 1) % state.seats == state.captain:
            state.phase = TURN

    def _pair(self, event: said.PairCut) -> None:
        note_laid(self._table(), event.by, event.own, event.value)
        if self._said is not None:
            for value in self._said.values:
                if value != event.value:
                    memory.prove_held(self.state, meant_wires(self.state, self._claim(self._said)), value)
        self._lay([event.wire, event.own], [event.tile, event.own_tile])

    def _failed(self, event: said.ClaimFailed) -> None:
        state = self.state
        if self._said is not None:
            for value in event.values:
                memory.prove_held(state, meant_wires(state, self._claim(self._said)), value)
            memory.prove(state, list(self._said.wires), mask_of(list(event.values)), 0)
            if tells(state, event.at) == TELL_NOTHING or hides_failures(state, event.by, event.at):
                if not event.stabilized:
                    memory.prove(state, list(self._said.wires), NO_RED, 1)
            elif event.wire is None:
                memory.prove(state, list(self._said.wires), ALL_VALUES & ~bit(RED), 0)
            elif len(self._said.wires) > 1:
                memory.prove(state, list(self._said.wires), NO_RED, 1)
        if event.wire is not None and event.value is not None and event.value > NOT:
            deny(state, event.wire, event.value - NOT, bit(RED))
        elif event.wire is not None and event.value is not None and state.token[event.wire] == 0:
            put_token(state, event.wire, event.value)

    def _claim(self, event: said.Said) -> Claim:
        claim = Claim(event.by, self._tool, list(event.wires))
        claim.values = list(event.values)
        return claim

    def _set_failed(self, event: said.SetFailed) -> None:
        for wire, value in zip(event.wires, event.shown, strict=True):
            if self.state.token[wire] == 0:
                put_token(self.state, wire, value)

    def _lay(self, wires: list[int], tiles: list[int]) -> None:
        for wire, tile in zip(wires, tiles, strict=True):
            self.state.tile[wire] = tile
        turn_up(self.state, wires)

    def _swap(self, event: said.Swapped) -> None:
        """Forget what habits told about these two stands, because wires stand elsewhere now."""
        state = self.state
        mine, theirs = take_out(state, event.gave), take_out(state, event.got)
        put_in(state, event.gave_to, mine)
        put_in(state, event.got_to, theirs)
        self.marks.forget_stand(event.gave // WIDTH)
        self.marks.forget_stand(event.got // WIDTH)

    def _take(self, event: said.WireTaken) -> None:
        """A wire from Nano stands between the others now."""
        state = self.state
        state.kept = state.kept[1:]
        put_in(state, event.wire, Loose(0, sum(state.sizes)))
        self.marks.forget_stand(event.wire // WIDTH)


def lay_numbers(state: BombBustersState, laid: said.NumbersLaid) -> None:
    numbers = list(laid.numbers)
    if laid.purpose == "sequence":
        state.row = numbers
    elif laid.purpose == "red_number":
        state.red_number = numbers[0]
        state.reds_inside += COPIES
    elif laid.purpose == "open":
        state.open = numbers
    elif laid.purpose == "line":
        state.line = numbers
    elif laid.purpose == "clips":
        state.clips = numbers
    else:
        state.turned = numbers
