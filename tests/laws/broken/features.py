"""Broken games: what learners get."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i32, i64

from boomtable.core.features import FeatureSpec
from boomtable.core.schema import Options, View
from boomtable.core.seats import Seat
from boomtable.games.snip.state import SnipState
from tests.laws.broken.sound import SoundSnip


class ObservesItsNeighbour(SoundSnip):
    def observe(self, state: SnipState, seat: Seat, cells: vec[i16], at: i64) -> i64:
        return super().observe(state, (seat + 1) % 3, cells, at)


class ObservesBeyondItsRow(SoundSnip):
    def observe(self, state: SnipState, seat: Seat, cells: vec[i16], at: i64) -> i64:
        end = super().observe(state, seat, cells, at)
        cells[end] = i16(0)
        return end


class ObservesLate(SoundSnip):
    """Shows what it was asked to show before."""

    before: SnipState | None = None

    def observe(self, state: SnipState, seat: Seat, cells: vec[i16], at: i64) -> i64:
        shown = self.before if self.before is not None else state
        self.before = state.clone()
        return super().observe(shown, seat, cells, at)


class SaysTooMuchOfBlue(SoundSnip):
    """A number that the spec does not allow."""

    def features(self, seen: View, viewer: Seat) -> dict[str, list[int]]:
        found = super().features(seen, viewer)
        return found | {"blue": [2 * blue for blue in found["blue"]]}


class MixesItsBlocks(SoundSnip):
    """All blocks, in an order that the spec does not name."""

    def features(self, seen: View, viewer: Seat) -> dict[str, list[int]]:
        return dict(sorted(super().features(seen, viewer).items()))


class Without(SoundSnip):
    """Leaves one block out of the spec and of the features."""

    block = ""

    def feature_spec(self, options: Options) -> FeatureSpec:
        sound = super().feature_spec(options)
        return FeatureSpec(tuple(block for block in sound.blocks if block.name != self.block), ("vouchers",))

    def features(self, seen: View, viewer: Seat) -> dict[str, list[int]]:
        return {name: numbers for name, numbers in super().features(seen, viewer).items() if name != self.block}


class DoesNotTellWhatIsCut(Without):
    """Two positions that look alike, with other codes."""

    block = "cut"


class DoesNotTellWhatIsVouched(Without):
    """What was vouched for looks like what the viewer knows anyway."""

    block = "vouched"


class NamesTooFewFaces(SoundSnip):
    def most_faces(self, options: Options) -> int:
        return 1


class NamesTooFewRolls(SoundSnip):
    def most_rolls(self, options: Options) -> int:
        return 2 * options.seats - 1


class PaysMoreThanItNames(SoundSnip):
    def payoff_range(self, options: Options) -> tuple[float, float]:
        return 0.0, 0.5


class FillsBackwards(SoundSnip):
    def fill_codes(self, state: SnipState, seat: Seat, codes: vec[i32], at: i64) -> i64:
        for code in reversed(self.legal_codes(state, seat)):
            codes[at] = i32(code)
            at += 1
        return at


class FillsOneTooMany(SoundSnip):
    def fill_codes(self, state: SnipState, seat: Seat, codes: vec[i32], at: i64) -> i64:
        end = super().fill_codes(state, seat, codes, at)
        codes[end] = i32(0)
        return end
