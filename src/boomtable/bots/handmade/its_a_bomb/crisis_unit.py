"""It's a Bomb! bots: the Crisis Unit's rule of IB-191, from its own view."""

from typing import Final

from boomtable.bots.handmade.its_a_bomb.chances import exact
from boomtable.bots.handmade.its_a_bomb.outlook import BLIND_SAPPER
from boomtable.bots.handmade.its_a_bomb.position import Position, position_of, public_evidence
from boomtable.core.schema import Action
from boomtable.games.its_a_bomb.inference import deduce
from boomtable.games.its_a_bomb.pieces import EXPLOSIVE, TOKEN_KINDS
from boomtable.games.its_a_bomb.schema import Consultant, ItsABombView, Pass, Use

MANY_TOKENS: Final = 3  # from here on their order or halves tell enough


class CrisisUnit:
    def __init__(self, seen: ItsABombView, legal: list[Action]) -> None:
        self.seen = seen
        self.position: Position = position_of(seen)
        self.cards: list[str] = []
        self.spots: list[int] = []
        for action in legal:
            if isinstance(action, Use):
                self.cards.append(action.card)
                if action.tile is not None:
                    self.spots.append(action.tile)

    def best(self) -> Action:
        if not self.cards:
            return Pass()
        step = self.seen.step
        if step == "start":
            return self.at_start()
        if step == "look":
            return self.at_look()
        if step == "after":
            return self.use("DISP")
        if step == "point":
            return self.at_point()
        return self.use("HACK") if self.position.advances() == 0 else Pass()

    def use(self, card: Consultant) -> Action:
        return Use(card) if card in self.cards else Pass()

    def at_start(self) -> Action:
        if "ARCH" in self.cards:
            return Use("ARCH")
        if "XRAY" in self.cards and self.seen.answers:
            return Use("XRAY")
        if "NEGO" in self.cards and self.position.advances() <= 1:
            return Use("NEGO")
        return Pass()

    def at_look(self) -> Action:
        if "RADIO" in self.cards:
            return Use("RADIO")
        if len(self.tokens()) >= MANY_TOKENS:
            if "SURV" in self.cards:
                return Use("SURV")
            if "DRAU" in self.cards:
                return Use("DRAU")
        tile = self.tile_to_spot()
        return Pass() if tile is None else Use("SPOT", tile)

    def tokens(self) -> list[int]:
        """The tokens of the line that was looked at, in order."""
        question = self.seen.question
        assert question is not None
        kinds = [self.seen.tiles[tile].kind for tile in self.position.page.lines[question.line]]
        return [kind for kind in kinds if kind is not None and kind < TOKEN_KINDS]

    def tile_to_spot(self) -> int | None:
        """The tile to spot: one that costs nothing to cut, of the kind that the employees are least sure of."""
        if not self.spots:
            return None
        chances = exact(deduce(public_evidence(self.seen)))
        found: int | None = None
        least = 1.0
        for tile in self.spots:
            kind = self.seen.tiles[tile].kind
            if kind is None or not self.position.helps(kind):
                continue
            sure = max([chances.of(place, kind) for place in range(len(self.seen.tiles)) if self.position.is_covered(place)])
            if sure < least:
                found, least = tile, sure
        return found

    def at_point(self) -> Action:
        tile = self.seen.pointed
        assert tile is not None
        kind = self.seen.tiles[tile].kind
        if kind is not None:
            return self.use("SAPP") if kind == EXPLOSIVE else Pass()
        risk = exact(deduce(public_evidence(self.seen))).of(tile, EXPLOSIVE)
        return self.use("SAPP") if risk > BLIND_SAPPER else Pass()
