"""Words: three languages that say the same things, all that can be said, and nothing that is never said."""

import ast
import importlib
import re
from itertools import chain
from pathlib import Path
from typing import get_args

import msgspec
import pytest

import boomtable
from boomtable.core.briefing import Briefing
from boomtable.core.dice import SeededDice
from boomtable.core.errors import IllegalAction
from boomtable.core.game import AnyGame
from boomtable.core.schema import TABLE_ACTIONS, Event, Outcome, Paused, Resumed, Undone
from boomtable.games import BOMB_BUSTERS, GAMES, SNIP
from boomtable.games.bomb_busters.schema import Pointed, RadarAnswered, Said
from boomtable.games.snip.schema import Cut, Dealt, Vouched, WireCut
from boomtable.words import LANGUAGES, TABLE_PACKAGE, Catalogue, Words, WordsError, catalogue_text, message_ids, package_of
from tests.laws.variants import variants_of

SOURCE = Path(boomtable.__file__).parent
HOUSE = Path(__file__).resolve().parents[1]
CLI_PACKAGE = "boomtable.cli"
PACKAGES = [TABLE_PACKAGE, CLI_PACKAGE, *(package_of(game) for game in GAMES.values())]
ON_SCREEN = re.compile(r"board-|prompt-")
GOAL_END = re.compile(r"^(board-(?:goal|match))-(?:won|lost)$")  # told beside the goal that they belong to
IN_RULES = re.compile(r"how-|piece-")  # web/tests/games/primers.test.tsx has every one of them shown
MOST_SENTENCES, MOST_WORDS = 2, 24  # of what is special about a mission or scenario
SCREEN = "".join(path.read_text(encoding="utf-8") for path in sorted((HOUSE / "web" / "src").rglob("*.ts*")))
TABLE_EVENTS = (Undone, Paused, Resumed)


def folder(package: str) -> Path:
    return SOURCE.joinpath(*package.split(".")[1:])


def calls_of(package: str, name: str) -> list[ast.Call]:
    trees = (ast.parse(path.read_text(encoding="utf-8")) for path in sorted(folder(package).rglob("*.py")))
    calls = (node for node in chain.from_iterable(map(ast.walk, trees)) if isinstance(node, ast.Call))
    return [call for call in calls if isinstance(call.func, (ast.Name, ast.Attribute)) and ast.unparse(call.func).split(".")[-1] == name]


def refusals(package: str) -> dict[str, set[str]]:
    """Every rule that is refused by, with the facts that each of its refusals has."""
    facts: dict[str, set[str]] = {}
    for call in calls_of(package, "IllegalAction"):
        rule = ast.literal_eval(call.args[0])
        named = {keyword.arg for keyword in call.keywords if keyword.arg is not None}
        facts[rule] = facts.get(rule, named) & named
    return facts


def kinds(union: object) -> list[type[msgspec.Struct]]:
    return list(get_args(union)) or [union]


def said_by(package: str) -> dict[str, set[str]]:
    """Every message that a package can need, with the facts it is told with."""
    said = {f"refusal-{rule}": facts for rule, facts in refusals(package).items()}
    for game in GAMES.values():
        if package_of(game) == package:
            said |= said_in(game) | said_in_briefings(game)
    if package == TABLE_PACKAGE:
        said |= {f"action-{kind.__name__}": set(kind.__struct_fields__) for kind in kinds(TABLE_ACTIONS)}
        said |= {f"event-{kind.__name__}": set(kind.__struct_fields__) for kind in TABLE_EVENTS} | {"seat": {"number"}}
    if package == CLI_PACKAGE:
        said |= told_by_cli()
    return said | shown_on_screen(package) | said_by_others(package) | said_in_tips(package)


def said_by_others(package: str) -> dict[str, set[str]]:
    """Messages that stand inside others, as { mission-1 } or EACH($values, "board-value")."""
    text = catalogue_text(package, "en")
    named = set(re.findall(r"\{ ([a-z][\w-]*) \}", text)) | set(re.findall(r'EACH\(\$\w+, "([\w-]+)"', text))
    return {message: facts for message, facts in variables(text).items() if message in named}


def said_in_tips(package: str) -> dict[str, set[str]]:
    """Explanations, with the facts that they ask for in English; tests/house/test_tips.py has every one of them told."""
    asked = variables(catalogue_text(package, "en"))
    return {f"tip-{key}": asked.get(f"tip-{key}", set()) for key in tips(package)}


def tips(package: str) -> list[str]:
    """What a guided game explains."""
    if not (folder(package) / "tutorial.py").exists():
        return []
    return [key for key, _ in importlib.import_module(f"{package}.tutorial").TIPS]


def shown_on_screen(package: str) -> dict[str, set[str]]:
    """Messages of the boards and prompts of the web client, with the facts that they ask for in English."""
    asked = variables(catalogue_text(package, "en"))
    named = {message: GOAL_END.sub(r"\1", message) for message in asked if ON_SCREEN.match(message)}
    shown = {message for message, name in named.items() if f'"{name}"' in SCREEN}
    return {message: facts for message, facts in asked.items() if message in shown or IN_RULES.match(message)}


def said_in(game: AnyGame) -> dict[str, set[str]]:
    presets = {preset.name for seats in range(game.info.min_seats, game.info.max_seats + 1) for preset in game.presets(seats)}
    options = set(game.options_type.__struct_fields__) - {"seats"}
    return (
        {"title": set(), "tagline": set()}
        | {f"preset-{name}": set() for name in presets}
        | {f"option-{name}": set() for name in options}
        | named_values(game)
        | {f"warning-{rule}": set() for rule in game.info.warns}
        | {f"tally-{name}": {"count"} for name in tally_names(game)}
        | {f"end-{reason}": {"winners"} for reason in game.info.end_reasons}
        | {f"action-{kind.__name__}": set(kind.__struct_fields__) for kind in kinds(game.action_type)}
        | {f"event-{kind.__name__}": set(kind.__struct_fields__) for kind in kinds(game.event_type)}
    )


def briefings(game: AnyGame) -> list[Briefing]:
    """The cards of all missions or scenarios, for every number of seats."""
    every = (options for seats in range(game.info.min_seats, game.info.max_seats + 1) for options in variants_of(game, seats))
    return [told for told in map(game.briefing, every) if told is not None]


def said_in_briefings(game: AnyGame) -> dict[str, set[str]]:
    cards = briefings(game)
    laid = {f"setup-{line.key}": set(line.facts) for card in cards for line in card.setup}
    return laid | {f"lost-{how}": set() for card in cards for how in card.lost}


def named_values(game: AnyGame) -> dict[str, set[str]]:
    """Whole numbers that have names, as missions do: all values of an option that are there, or none."""
    said = set(message_ids(package_of(game), "en"))
    schema = msgspec.json.schema(game.options_type)["$defs"][game.options_type.__name__]["properties"]
    named: dict[str, set[str]] = {}
    for option, property_ in schema.items():
        least, beyond = property_.get("minimum", 0), property_.get("exclusiveMaximum", property_.get("maximum", -1) + 1)
        if f"option-{option}-{least}" in said:
            named |= {f"option-{option}-{value}": set() for value in property_.get("values", range(least, beyond))}
    return named


def tally_names(game: AnyGame) -> list[str]:
    state, _ = game.setup(game.options_type(game.info.min_seats), SeededDice(0))
    return list(game.tally(state))


def told_by_cli() -> dict[str, set[str]]:
    """What the commands tell in words of their own."""
    told = {}
    for call in calls_of(CLI_PACKAGE, "tell"):
        for constant in ast.walk(call.args[0]):
            if isinstance(constant, ast.Constant) and isinstance(constant.value, str) and re.match(r"(play|replay)-", constant.value):
                told[constant.value] = {keyword.arg for keyword in call.keywords if keyword.arg is not None}
    return told


def variables(text: str) -> dict[str, set[str]]:
    """The variables of each message of a catalogue."""
    messages = re.split(r"^(?=[A-Za-z])", text, flags=re.MULTILINE)
    return {message.split(" =")[0]: set(re.findall(r"\$(\w+)", message)) for message in messages if " =" in message}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_every_message_is_there_and_none_is_unused(package: str, language: str) -> None:
    written, said = list(message_ids(package, language)), set(said_by(package))

    assert {"missing": said.difference(written), "unused": set(written).difference(said)} == {"missing": set(), "unused": set()}
    assert len(written) == len(set(written))


def seat_number(seat: object, you: str = "") -> str:
    return str(seat)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_every_message_can_be_told_with_its_facts(package: str, language: str) -> None:
    catalogue = Catalogue([package], language, functions={"SEAT": seat_number})
    for message, facts in said_by(package).items():
        for value in (0, 1, 2, 5, None, True, (0, 1)):
            assert catalogue.tell(message, **dict.fromkeys(facts, value)) != ""


@pytest.mark.parametrize("package", PACKAGES)
def test_the_three_languages_tell_the_same_facts(package: str) -> None:
    english, *others = (variables(catalogue_text(package, language)) for language in LANGUAGES)
    for other in others:
        assert other == english


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_action_has_a_name_and_a_question_for_each_field(game: AnyGame, language: str) -> None:
    words = Words(game, language)
    for kind in kinds(game.action_type):
        for part in ("name", *kind.__struct_fields__):
            assert words.tell(f"action-{kind.__name__}", part) != ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_a_tip_has_two_sentences_at_most(package: str, language: str) -> None:
    catalogue = Catalogue([package], language, functions={"SEAT": seat_number})
    for key in tips(package):
        text = catalogue.tell(f"tip-{key}", **dict.fromkeys(said_in_tips(package)[f"tip-{key}"], 11))
        assert len(re.findall(r"[.!?](?=\s|$)", text)) <= 2, text
        assert len(text) <= 180, text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_goal_is_one_short_sentence_and_its_ends_are_four_words(game: AnyGame, language: str) -> None:
    catalogue = Catalogue([package_of(game)], language)
    written = message_ids(package_of(game), language)
    for goal in (message.removesuffix("-won") for message in written if re.fullmatch(r"board-(goal|match)-won", message)):
        told = catalogue.tell(goal)
        ends = [catalogue.tell(f"{goal}-{end}").split() for end in ("won", "lost")]

        assert re.findall(r"[.!?]", told) == ["."]
        assert len(told.split()) <= 16
        assert [end for end in ends if len(end) > 4] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_what_is_special_about_a_mission_takes_two_short_sentences_at_most(game: AnyGame, language: str) -> None:
    catalogue = Catalogue([package_of(game)], language)
    for message in message_ids(package_of(game), language):
        if re.match(r"(mission|scenario)-\d", message):
            special = catalogue.tell(message).removeprefix(catalogue.tell(f"option-{message}"))
            sentences = re.split(r"(?<=[.!?])\s+", special.removeprefix(":").strip())
            assert len(sentences) <= MOST_SENTENCES, special
            assert max(len(sentence.split()) for sentence in sentences) <= MOST_WORDS, special


@pytest.mark.parametrize("package", PACKAGES)
def test_no_two_catalogues_of_a_game_share_a_message(package: str) -> None:
    others = {TABLE_PACKAGE, CLI_PACKAGE} - {package}
    taken = {message for other in others for message in message_ids(other, "en")}

    assert taken.isdisjoint(message_ids(package, "en"))


@pytest.mark.parametrize(
    ("language", "event", "sentence"),
    [
        ("en", WireCut(by=2, wire=3, colour=1), "Carla cuts wire 3: red."),
        ("it", WireCut(by=2, wire=3, colour=0), "Carla taglia il filo 3: blu."),
        ("es", Vouched(by=0, wire=1), "Ada avala el cable 1: es azul."),
        ("en", Dealt(seat=1, colours=None), "Bruno holds two wires."),
        ("it", Undone(by=1), "Bruno annulla l’ultima azione."),
    ],
)
def test_events_are_told_with_the_names_of_those_who_sit_there(language: str, event: Event, sentence: str) -> None:
    assert Words(SNIP, language, names=["Ada", "Bruno", "Carla"]).event(event) == sentence


@pytest.mark.parametrize(
    ("language", "event", "sentence"),
    [
        ("en", Said(by=0, at=1, wires=(18,), values=(9, 13)), "Ada says 9 or yellow for Bruno’s 2c."),
        ("it", Pointed(by=0, at=1, wires=(16, 18), tool="double"), "Ada indica 2a, 2c di Bruno con il Rilevatore doppio."),
        ("es", RadarAnswered(by=0, number=7, answers=(True, False)), "Ada pregunta al Radar general por el 7. Soporte a soporte: sí, no."),
    ],
)
def test_lists_are_told_part_by_part_and_pieces_named_as_on_the_text_board(language: str, event: Event, sentence: str) -> None:
    assert Words(BOMB_BUSTERS, language, names=["Ada", "Bruno"]).event(event) == sentence


def test_without_names_seats_have_numbers() -> None:
    assert Words(SNIP, "es").event(Vouched(by=2, wire=4)) == "Asiento 2 avala el cable 4: es azul."


def test_actions_refusals_and_ends_have_words() -> None:
    words = Words(SNIP)

    assert words.action(Cut(4)) == "Cut wire 4"
    assert words.refusal(IllegalAction("SN-002", "", seat=0, turn=2)) == "It is not your turn: Seat 2 is next. [SN-002]"
    assert words.refusal(IllegalAction("TB-007", "", action="Undo")) == "The game is over. [TB-007]"
    assert words.end(Outcome((), "red_wire_cut")) == "The red wire is cut. Everybody loses."


@pytest.mark.parametrize(
    ("message", "part", "sentence"),
    [
        ("event-Exploded", None, "the words of boomtable.games.snip have no message event-Exploded in 'en'"),
        ("action-Cut", "colour", "the words of boomtable.games.snip have no message action-Cut.colour in 'en'"),
        ("action-Cut", None, "message action-Cut cannot be told in 'en': Unknown external: wire"),
    ],
)
def test_what_cannot_be_said_is_an_error(message: str, part: str | None, sentence: str) -> None:
    with pytest.raises(WordsError) as caught:
        Words(SNIP).tell(message, part)

    assert str(caught.value) == sentence


def test_a_language_that_is_not_there_is_told() -> None:
    with pytest.raises(WordsError, match=r"boomtable.table has no words in 'fr'"):
        Words(SNIP, "fr")
