"""One game at this keyboard: people, bots and the clock act in turn, and everything is told in words."""

import sys
from itertools import cycle

from boomtable.bots.bot import Bot, Wait
from boomtable.cli.deal import Deal
from boomtable.cli.files import check_new_file, save_recording
from boomtable.cli.human_player import HumanPlayer, Quit
from boomtable.cli.say import say
from boomtable.cli.script import Script
from boomtable.cli.usage import UsageError
from boomtable.core.schema import Action, Event, TimeUp
from boomtable.core.seats import CLOCK, PUBLIC, Actor, Seat, Viewer
from boomtable.research.named_bots import make
from boomtable.table import Table
from boomtable.table.recording import recording_of
from boomtable.table.stream import noticed
from boomtable.words import Words

CLEAR_SCREEN = "\x1b[2J\x1b[3J\x1b[H"


class LocalGame:
    def __init__(self, table: Table, deal: Deal, people: list[Seat], language: str, moves: str | None = None) -> None:
        self._table = table
        self._game = table.game
        self._deal = deal
        self._people = people
        self._shared = len(people) > 1
        self._words = Words(table.game, language, extra=["boomtable.cli"], options=table.options)
        self._person = HumanPlayer(table, self._words, shared=self._shared)
        self._script = None if moves is None else Script(moves, table, people)
        self._bots: dict[Seat, Bot] = {}
        self._viewer: Viewer = PUBLIC if self._shared else people[0]  # the viewer for whom events are told

    def seat_bots(self, names: list[str], seed: int) -> None:
        """Put bots on the free seats, in order, and from the start again if there are more seats than names."""
        free = [seat for seat in range(self._table.options.seats) if seat not in self._people]
        for seat, name in zip(free, cycle(names), strict=False):
            self._bots[seat] = make(name, self._game, self._table.options, seat, seed)

    def play(self, record: str | None) -> None:
        """Play to the end, or until somebody quits; then save the game where `record` says."""
        self._welcome(record)
        if not self._shared:
            self._words.names = [self._words.seat(seat) for seat in range(self._table.options.seats)]
            self._words.names[self._people[0]] = self._words.tell("play-you", seat=self._people[0])
        try:
            self._tell(self._table.happened[0])
            while not self._table.over:
                actor, action = self._next_move()
                self._tell(self._table.submit(actor, action, self._time_of(action)))
            self._close()
        except Quit:
            say(self._words.tell("play-left"))
            record = record or self._ask_where_to_save()
        except KeyboardInterrupt:
            self._save(record)
            raise
        self._save(record)

    def _welcome(self, record: str | None) -> None:
        say(f"{self._words.tell('title')}. {self._words.tell('tagline')}")
        say(self._words.tell("play-welcome", who=", ".join(self._words.seat(seat) for seat in self._people)))
        if record is not None:
            say(self._words.tell("play-committed", commitment=self._deal.commitment))
        say()

    def _next_move(self) -> tuple[Actor, Action]:
        """The next move: people out of turn come first, as they may; then bots, so that hidden choices are in; then people who must act."""
        waiting = self._game.waiting_on(self._table.state)
        for seat in self._people:
            action = None if seat in waiting or self._script else self._out_of_turn(seat)
            if action is not None:
                return seat, action
        for seat in waiting:
            if seat in self._bots:
                return seat, self._bot_move(seat)
        if waiting:
            return self._person_move(waiting[0])
        timer = self._game.timers(self._table.state)[0]
        return CLOCK, TimeUp(timer.name, timer.key)

    def _out_of_turn(self, seat: Seat) -> Action | None:
        return self._ask(seat, must=False) if self._person.legal(seat) else None

    def _person_move(self, seat: Seat) -> tuple[Actor, Action]:
        if self._script is not None:
            return self._script.choose(seat)
        action = self._ask(seat, must=True)
        assert action is not None
        return seat, action

    def _ask(self, seat: Seat, *, must: bool) -> Action | None:
        """Let a person choose; people who share a keyboard must not see each other's boards."""
        if not self._shared or not sys.stdin.isatty():
            return self._person.choose(seat, must=must)
        self._person.ask(self._words.tell("play-hand-over", seat=seat) + " ")
        action = self._person.choose(seat, must=must)
        sys.stdout.write(CLEAR_SCREEN)
        return action

    def _bot_move(self, seat: Seat) -> Action:
        if sys.stdout.isatty():
            sys.stdout.write(self._words.tell("play-thinking", seat=seat) + "\r")
            sys.stdout.flush()
        state = self._table.state
        action = self._bots[seat].choose(self._game.view(state, seat), self._game.legal_actions(state, seat))
        assert not isinstance(action, Wait), "a bot that is waited on must act"
        if sys.stdout.isatty():
            sys.stdout.write("\x1b[K")
        return action

    def _time_of(self, action: Action) -> int:
        """The table time of an action: time stands still while people think, and a timer that ends moves it on."""
        if not isinstance(action, TimeUp):
            return self._table.now
        ended = next(timer for timer in self._game.timers(self._table.state) if (timer.name, timer.key) == (action.name, action.key))
        return self._table.now + ended.ms

    def _tell(self, events: list[Event]) -> None:
        for seat, bot in self._bots.items():
            heard = noticed(self._game, events, seat)
            if heard:
                bot.observe(heard)
        for event in noticed(self._game, events, self._viewer):
            say(self._words.event(event))

    def _close(self) -> None:
        outcome = self._game.outcome(self._table.state)
        assert outcome is not None
        self._person.show_board(self._viewer)
        say(self._words.end(outcome))

    def _ask_where_to_save(self) -> str | None:
        if self._script is not None or not sys.stdin.isatty() or not self._table.entries:
            return None
        while True:
            try:
                name = self._person.ask(self._words.tell("play-save") + " ")
                if name:
                    check_new_file(name)
                return name or None
            except UsageError as error:
                say(str(error))
            except Quit:
                return None

    def _save(self, record: str | None) -> None:
        if record is None:
            return
        save_recording(record, recording_of(self._table, self._deal.told(over=self._table.over)))
        say(self._words.tell("play-saved", file=record))
