"""A person at the keyboard, who sees the board, chooses from a numbered list, and may ask for help or quit."""

import contextlib
import sys

import msgspec

from boomtable.cli.ledger import any_rule, rule_text
from boomtable.cli.menu import Menu, menu
from boomtable.cli.say import say
from boomtable.cli.typed import in_words, typed_action
from boomtable.core.errors import IllegalAction, MalformedAction
from boomtable.core.schema import Action, Undo
from boomtable.core.seats import Seat
from boomtable.table import Table
from boomtable.words import Words

with contextlib.suppress(ImportError):  # not every Python has it
    import readline  # noqa: F401  editing what was typed; input() uses it once it is there


class Quit(Exception):
    """The person wants to stop playing."""


class HumanPlayer:
    """A person at the keyboard. `shared`: several people use it, so each is addressed by seat."""

    def __init__(self, table: Table, words: Words, *, shared: bool) -> None:
        self._table = table
        self._words = words
        self._shared = shared

    def choose(self, seat: Seat, *, must: bool) -> Action | None:
        """A legal action; None, if the seat need not act, to let the others go on."""
        legal = self.legal(seat)
        self.show_board(seat)
        say(self._call(seat, must))
        now = self._show_menu(legal)
        while True:
            answer = self._answer(seat, legal, now)
            if answer == "" and not must:
                return None
            if answer == "0":
                now = self._show_menu(legal)
            elif answer.isdecimal() and 1 <= int(answer) <= len(now.rows):
                left = now.rows[int(answer) - 1][1]
                if len(left) == 1:
                    return left[0]
                say(self._words.tell("play-back"))
                now = self._show_menu(left)
            elif answer:
                action = self._typed(seat, answer, len(now.rows))
                if action is not None:
                    return action

    def _call(self, seat: Seat, must: bool) -> str:
        if not must:
            return self._words.tell("play-may-act")
        return self._words.tell("play-turn-of", seat=seat) if self._shared else self._words.tell("play-your-turn")

    def _show_menu(self, actions: list[Action]) -> Menu:
        now = menu(actions, self._words)
        say(now.drawn())
        return now

    def legal(self, seat: Seat) -> list[Action]:
        undo: list[Action] = [Undo()] if self._table.can_undo(seat) else []
        return self._table.game.legal_actions(self._table.state, seat) + undo

    def show_board(self, seat: Seat) -> None:
        game = self._table.game
        view = game.view(self._table.state, seat)
        say(f"\n{game.text_board(view)}\n")
        tip = self._table.tip(view, seat)
        if tip is not None:
            say(f"{self._words.tell(f'tip-{tip.key}', **tip.facts)}\n")

    def ask(self, question: str) -> str:
        """One line from the keyboard or a pipe; the end of the input is a quit."""
        try:
            answer = input(question)
        except EOFError:
            say()
            raise Quit from None
        if not sys.stdin.isatty():
            say(answer)  # a transcript shows what was typed
        return answer.strip()

    def _answer(self, seat: Seat, legal: list[Action], now: Menu) -> str:
        """What was typed, after any requests for help, the board or a rule have been answered."""
        while True:
            typed = self.ask("> ")
            match typed.split():
                case ["?"]:
                    say(self._help(legal[0]))
                case ["b"]:
                    self.show_board(seat)
                    say(now.drawn())
                case ["q"]:
                    raise Quit
                case ["r", rule]:
                    say(rule_text(self._table.game, rule) or self._words.tell("play-no-rule", rule=rule))
                case _:
                    return typed

    def _typed(self, seat: Seat, text: str, rows: int) -> Action | None:
        """The action that was typed instead of a number, if it is a legal one; else the reason is printed."""
        if text.isdecimal():
            say(self._words.tell("play-not-listed", text=text, most=rows))
            return None
        try:
            action = typed_action(self._table.game, text)
            self._table.prepare(seat, action, self._table.now)
            return action
        except IllegalAction as error:
            say(f"{self._words.refusal(error)} {self._words.tell('play-rule-hint', rule=error.rule)}")
        except MalformedAction as error:
            say(self._words.tell("play-no-action", reason=str(error)))
        return None

    def _help(self, action: Action) -> str:
        json = msgspec.json.encode(action).decode()
        return self._words.tell("play-help", example=in_words(action), json=json, rule=any_rule(self._table.game))
