"""Two Rooms and a Boom bots: what may be done now, sorted."""

from boomtable.core.schema import Action
from boomtable.core.seats import Seat
from boomtable.games.two_rooms import schema


class Choices:
    """Legal actions in the order of their list: wordless ones first, then sentences, then answers."""

    def __init__(self, legal: list[Action]) -> None:
        self.legal = legal
        self.wordless: list[Action] = []
        self.can_talk = False
        for action in legal:
            if isinstance(action, schema.ClaimRole):
                self.can_talk = True
                break
            self.wordless.append(action)
        self.askers: list[Seat] = []
        for action in reversed(legal):
            if not isinstance(action, schema.Answer):
                break
            if action.seat not in self.askers:
                self.askers.append(action.seat)

    def has(self, action: Action) -> bool:
        return action in self.wordless

    def targets(self, kind: type[Action]) -> list[Seat]:
        """The seats that an action of this type can target."""
        return [action.target for action in self.wordless if isinstance(action, TARGETED) and isinstance(action, kind)]

    def drafts(self) -> list[Seat]:
        return [action.seat for action in self.wordless if isinstance(action, schema.Draft)]

    def reveals(self, kind: schema.Kind) -> list[Seat]:
        """The players to whom the own card could be shown."""
        shows = [action for action in self.wordless if isinstance(action, schema.Reveal) and action.kind == kind]
        return [action.target for action in shows if action.target is not None]

    def shares(self, kind: schema.Kind) -> list[Seat]:
        return [action.target for action in self.wordless if isinstance(action, schema.OfferShare) and action.kind == kind]


TARGETED = (schema.Appoint, schema.Point, schema.Abdicate, schema.Bounce)
