"""Two Rooms and a Boom bots: words that a seat is about to say."""

from boomtable.bots.handmade.two_rooms.situation import Situation
from boomtable.bots.handmade.two_rooms.talk import Words
from boomtable.core.schema import Action
from boomtable.core.seats import Seat
from boomtable.games.two_rooms.schema import Aim


class Speech:
    def __init__(self) -> None:
        self.words: Words | None = None
        self._phase = "deal"

    def enter(self, phase: str) -> None:
        """Begin a new phase: what was left unsaid when the bell rang stays unsaid."""
        if phase != self._phase:
            self._phase, self.words = phase, None

    def utter(self, now: Situation) -> Action | None:
        """Turn to the listener, then say it; leaders in the parley have only one listener."""
        if self.words is None:
            return None
        action, to = self.words
        if action not in now.choices.legal:  # nobody waits for this answer any more
            self.words = None
            return None
        if now.own.other_leader is not None:
            return action
        if now.choices.has(Aim(to)):
            return Aim(to)
        if to is not None and now.own.aim != to:  # the listener has gone
            self.words = None
            return None
        return action

    def said(self, action: Action) -> Seat | None:
        """The listener, if these were the words held ready; the next ones can be thought of now."""
        to = self.words[1] if self.words is not None and self.words[0] == action else None
        self.words = None
        return to
