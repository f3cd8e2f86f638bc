"""A law that cannot fail is worth nothing: for each there are broken games on which it fails, and only it unless said."""

from __future__ import annotations

import pytest

from boomtable.core.game import AnyGame
from boomtable.laws import LAWS, check
from tests.laws.broken import acting, features, keeping, knowing, numbers, two_worlds
from tests.laws.broken.sound import SoundHush, SoundSnip

ROUNDS = 3
CRASH = {law.name for law in LAWS}  # where the game falls over while it is played, no law can be sure of anything


def failed(game: AnyGame) -> dict[str, str | None]:
    """The laws that a game breaks, with what they say."""
    return {report.law: report.detail for report in check(game, rounds=ROUNDS, more=lambda: True) if not report.passed}


# the game, the law that is meant, what else rightly fails
BROKEN: list[tuple[AnyGame, str, set[str]]] = [
    (acting.RefusesWhatItLists(), "legal_passes", set()),
    (acting.FallsOverWhenVouching(), "legal_passes", CRASH),
    (acting.CutsWiresTwice(), "illegal_is_refused", set()),
    (acting.RefusesByAStrangeRule(), "illegal_is_refused", set()),
    (acting.CrashesInsteadOfRefusing(), "illegal_is_refused", {"mirror"}),
    (acting.RemembersWhoAsked(), "illegal_is_refused", {"dump_returns", "replay_repeats", "two_worlds"}),
    (acting.WaitsOnNobody(), "never_stuck", set()),
    (acting.WaitsAfterTheEnd(), "over_is_over", set()),
    (acting.TicksAfterTheEnd(), "over_is_over", {"legal_passes"}),
    (keeping.SharesPointsWithClones(), "clone_is_alone", {"dump_returns", "replay_repeats", "order_is_free", "two_worlds"}),
    (keeping.DumpsLiveLists(), "dump_returns", set()),
    (keeping.LoadsTheDumpItself(), "dump_returns", set()),
    (keeping.LoadsWithoutVouchers(), "dump_returns", set()),
    (keeping.RemembersHowOftenItDealt(), "replay_repeats", set()),
    (knowing.OffersRedLast(), "mirror", {"two_worlds"}),
    (knowing.NamesTheColourItRefuses(), "mirror", set()),
    (knowing.HidesAColourInTheFacts(), "mirror", set()),
    (knowing.TurnsByTheSecret(), "mirror", set()),
    (knowing.AsksByTheSecret(), "mirror", set()),
    (knowing.CountsTheSecretIn(), "mirror", {"two_worlds", "rows_fit"}),
    (knowing.ClaimsToBeOpen(), "mirror", set()),
    (knowing.VouchesSilently(), "events_tell", set()),
    (knowing.CutsBehindBacks(), "events_tell", {"two_worlds"}),
    (acting.RewardsTheFirst(), "order_is_free", set()),
    (acting.LocksTheOthersOut(), "order_is_free", set()),
    (keeping.LosesVouchers(), "nothing_is_lost", set()),
    (acting.BoundsItselfTooTightly(), "it_ends", {"over_is_over"}),
    (acting.EndsForNoNamedReason(), "it_ends", set()),
    (acting.TimerThatNeverEnds(), "it_ends", {"over_is_over", "bounds_hold"}),
    (numbers.NumbersOneWayOnly(), "codes_hold", set()),
    (numbers.CodesKeepTheVoucher(), "faces_agree", set()),
    (numbers.ListsTooFewCodes(), "faces_agree", set()),
    (numbers.SamplesWhatIsNotLegal(), "faces_agree", set()),
    (numbers.OffersTooLittle(), "faces_agree", set()),
    (numbers.OffersWhatIsNoAction(), "faces_agree", set()),
    (numbers.TakesMoreThanItLists(), "faces_agree", set()),
    (numbers.TripsOverAnOffer(), "faces_agree", set()),
    (two_worlds.DealsAloud(), "two_worlds", set()),
    (two_worlds.WhispersAloud(), "two_worlds", set()),
    (two_worlds.ShiversBeforeRed(), "two_worlds", set()),
    (two_worlds.ProtectsTheFirstCut(), "two_worlds", {"mirror"}),
    (two_worlds.RefusesBySecret(), "two_worlds", {"legal_passes", "mirror"}),
    (two_worlds.TellsTheWall(), "two_worlds", set()),
    (two_worlds.HidesNothing(), "two_worlds", {"mirror"}),  # both as empty
    (features.ObservesItsNeighbour(), "rows_fit", {"recall_keeps"}),
    (features.ObservesBeyondItsRow(), "rows_fit", {"recall_keeps"}),
    (features.SaysTooMuchOfBlue(), "rows_fit", set()),
    (features.MixesItsBlocks(), "rows_fit", set()),
    (features.DoesNotTellWhatIsCut(), "rows_tell", set()),
    (features.DoesNotTellWhatIsVouched(), "rows_tell", set()),
    (features.NamesTooFewFaces(), "bounds_hold", set()),
    (features.NamesTooFewRolls(), "bounds_hold", set()),
    (features.PaysMoreThanItNames(), "bounds_hold", set()),
    (features.ObservesLate(), "recall_keeps", {"rows_fit"}),
    (features.FillsBackwards(), "codes_fill", set()),
    (features.FillsOneTooMany(), "codes_fill", set()),
]


@pytest.mark.parametrize(("game", "law", "others"), [pytest.param(*row, id=type(row[0]).__name__) for row in BROKEN])
def test_broken_game_breaks_its_law(game: AnyGame, law: str, others: set[str]) -> None:
    assert failed(game).keys() == {law} | others


@pytest.mark.parametrize("game", [SoundSnip(), SoundHush()], ids=["snip", "hush"])
def test_the_same_games_unbroken_obey(game: AnyGame) -> None:
    assert failed(game) == {}


@pytest.mark.parametrize(
    ("game", "law", "leak"),
    [
        pytest.param(knowing.OffersRedLast(), "mirror", "fits its view: offers[", id="offers"),
        pytest.param(knowing.NamesTheColourItRefuses(), "mirror", "seat 1 cannot cut a wire of colour", id="refusal"),
        pytest.param(knowing.HidesAColourInTheFacts(), "mirror", ".owner is ", id="facts of a refusal"),
        pytest.param(knowing.AsksByTheSecret(), "mirror", "fits its view: epoch is", id="epoch"),
        pytest.param(two_worlds.DealsAloud(), "two_worlds", "the setup tells", id="audience of the setup"),
        pytest.param(two_worlds.WhispersAloud(), "two_worlds", "events tell what the view does not hold", id="audience"),
        pytest.param(two_worlds.ShiversBeforeRed(), "two_worlds", "{'type': 'Shivered'}", id="update numbers"),
        pytest.param(two_worlds.RefusesBySecret(), "two_worlds", "refused in another", id="own action refused"),
        pytest.param(knowing.CutsBehindBacks(), "two_worlds", "the update since", id="bytes of an update"),
    ],
)
def test_a_leak_is_named(game: AnyGame, law: str, leak: str) -> None:
    assert leak in str(failed(game)[law])


def test_every_law_has_a_broken_game() -> None:
    assert {law for _, law, _ in BROKEN} == {law.name for law in LAWS}
