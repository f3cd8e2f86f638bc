"""It's a Bomb!: sentences about lines, tiles, tokens and cards, and the titles of the score."""

import pytest

from boomtable.core.schema import Action, Event
from boomtable.games.its_a_bomb import GAME
from boomtable.games.its_a_bomb.pieces import CODES
from boomtable.games.its_a_bomb.schema import (
    Advanced,
    Answered,
    Ask,
    Blocked,
    CardUsed,
    ChooseBlock,
    Cut,
    Flipped,
    ItsABombOptions,
    LookedAt,
    Mark,
    OwnBomb,
    OwnScenario,
    Proposed,
    ScenarioLaid,
    TimerReturned,
    Use,
)
from boomtable.words import LANGUAGES, Words
from tests.games.its_a_bomb.positions import G9, bomb, cut

rule = pytest.mark.rule

NAMES = ["Ada", "Bruno", "Carla"]


def words(scenario: int = 0, language: str = "en", own: OwnScenario | None = None) -> Words:
    return Words(GAME, language, NAMES, options=ItsABombOptions(3, scenario=scenario, own=own))


@rule("IB-021", "IB-022", "IB-023", "IB-024")
@pytest.mark.parametrize(
    ("scenario", "action", "sentence"),
    [
        (6, Ask(1), "Ask about r2"),
        (6, Ask(7), "Ask about c3"),
        (6, Ask(7, 5), "Ask about explosive in c3"),
        (6, Cut(8), "Cut r2c3"),
        (9, ChooseBlock(7), "X-ray the block at r2c3"),
        (12, Ask(14), "Ask about B:c2"),
        (12, Cut(21), "Cut B:r1c1"),
        (12, Use("SPOT", 41), "Use the Spotter on B:r3c7"),
        (12, Use("NEGO"), "Use the Negotiator"),
        (0, Mark(5, (0, 5)), "Pencil on r2c2: red, explosive"),
        (0, Mark(5, (), warning=True), "Put a warning on r2c2"),
        (0, Mark(5), "Wipe the mark off r2c2"),
    ],
)
def test_lines_tiles_and_blocks_are_named_as_the_ledger_does(scenario: int, action: Action, sentence: str) -> None:
    assert words(scenario).action(action) == sentence


def test_an_own_scenario_names_the_lines_of_its_own_grid() -> None:
    own = OwnScenario(bombs=(OwnBomb(2, 3, "R1 Y1 X1"),), timers=3)

    assert words(own=own).action(Ask(2)) == "Ask about c1"


@pytest.mark.parametrize(
    ("language", "event", "sentence"),
    [
        ("en", Answered(0, None, (0, 1, 5), None, False), "Answer for r1: red, yellow, explosive."),
        ("en", Answered(0, None, (), None, False), "Answer for r1: nothing."),
        ("it", Answered(4, None, (5, 3), None, True), "Risposta per c1, nell’ordine delle tessere: esplosivo, blu."),
        ("es", Answered(4, None, (), (1, 1), False), "Respuesta para c1. Primera mitad: nada. Resto: amarillo, amarillo."),
        ("en", Answered(0, None, (0,), (), False), "Answer for r1. First half: red. Rest: nothing."),
        ("en", Answered(0, 5, (5, 5), None, False), "Disturbed answer for r1, explosive only: explosive, explosive."),
        ("en", Blocked(4, (0, 3)), "X-ray of the block at r2c2: red, blue."),
        ("it", LookedAt((0, 1), (9, 8)), "Dietro lo schermo vedi r1c1, r1c2: grigio, detonatore ausiliario."),
        ("en", Proposed(1, None, None, 6, None), "Bruno proposes to cut r2c3."),
        ("en", Proposed(1, 0, 0, None, None), "Bruno proposes to ask about red in r1."),
        ("es", Proposed(1, None, None, None, 0), "Bruno propone el bloque en r1c1."),
        ("en", CardUsed(0, "SPOT", 2, 1), "Ada uses the Spotter. One token of this answer lies on its own tile. r1c3: yellow."),
        ("en", CardUsed(0, "HACK", None, None), "Ada uses the Hacker. The countdown does not advance this time."),
        ("en", Flipped(0, 0, "counts"), "r1c1 is cut: red. It counts, and costs no time."),
        ("en", Advanced(70, 101), "The countdown advances: 01:10 is gone, on top is Disturbed Signal."),
        ("it", Advanced(10, 0), "Il conto alla rovescia avanza: via 00:10, in cima c’è Esplosione."),
        ("en", TimerReturned(60), "01:00 returns to the top of the countdown."),
        (
            "en",
            ScenarioLaid(5, 0, (4, 1)),
            "One After the Other: the colours must be cut in the order shown. The Crisis Unit is Ada. Cutting order: purple, yellow.",
        ),
        ("es", ScenarioLaid(-1, 2, ()), "Un escenario vuestro. La Unidad de Crisis es Carla."),
    ],
)
def test_events_are_told(language: str, event: Event, sentence: str) -> None:
    assert words(language=language).event(event) == sentence


@rule("IB-177", "IB-178")
@pytest.mark.parametrize(
    ("timers", "seats", "title"),
    [
        (1, 5, "Singed Eyebrows"),
        (1, 3, "Singed Eyebrows"),
        (1, 2, "Lucky Fingers"),
        (2, 3, "Lucky Fingers"),
        (2, 2, "Steady Hands"),
        (3, 3, "Steady Hands"),
        (3, 2, "Cable Whisperers"),
        (4, 3, "Cable Whisperers"),
        (4, 2, "Ice in the Veins"),
        (5, 3, "Ice in the Veins"),
        (5, 2, "Legends of the Sorting Floor"),
    ],
)
def test_the_score_has_a_title(timers: int, seats: int, title: str) -> None:
    deck = " ".join(str(10 * number) for number in range(timers, 0, -1))
    state = bomb(G9, deck=f"{deck} E", seats=seats)
    cut(state, "r1c1", "r1c2")
    tally = GAME.tally(state)

    assert tally == {"rounds": 2, "timers_left": timers, "cards_left": 0, "title": tally["title"]}
    assert words().tell("tally-title", count=tally["title"]) == title


@rule("IB-177")
def test_a_lost_game_has_no_title() -> None:
    state = bomb(G9)
    cut(state, "r2c1")

    assert words().tell("tally-title", count=GAME.tally(state)["title"]) == "no title"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_consultant_is_proposed_for_a_reason_of_its_own(language: str) -> None:
    told = words(language=language)
    reasons = {card: told.tell("board-reason", reason=card) for card in [*CODES, "keep"]}

    assert len(set(reasons.values())) == len(reasons), reasons
