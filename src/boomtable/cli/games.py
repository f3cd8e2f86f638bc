"""`boomtable games`: what can be played, with every option and preset."""

import argparse

import msgspec

from boomtable.cli.game_flags import flag, own_options, preset_names, shown, values_of
from boomtable.cli.say import say, say_json
from boomtable.cli.usage import Commands
from boomtable.core.game import AnyGame
from boomtable.games import GAMES


class OptionLine(msgspec.Struct):
    name: str
    meaning: str
    values: str
    default: object


class GameLine(msgspec.Struct):
    id: str
    title: str
    tagline: str
    min_seats: int
    max_seats: int
    usual_seats: int
    rules_version: int
    cooperative: bool
    teams: tuple[str, ...]
    options: list[OptionLine]
    presets: dict[str, str]  # name and meaning
    end_reasons: tuple[str, ...]
    bots: list[str]


def add(commands: Commands) -> None:
    parser = commands.add_parser("games", help="list the games with their options")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    lines = [described(game) for game in GAMES.values()]
    if args.json:
        say_json({"games": lines})
    else:
        say("\n\n".join(drawn(line) for line in lines))
    return 0


def described(game: AnyGame) -> GameLine:
    from boomtable.bots import names
    from boomtable.words import Words

    info = game.info
    words = Words(game)
    return GameLine(
        id=info.id,
        title=words.tell("title"),
        tagline=words.tell("tagline"),
        min_seats=info.min_seats,
        max_seats=info.max_seats,
        usual_seats=game.info.usual_seats,
        rules_version=info.rules_version,
        cooperative=info.cooperative,
        teams=info.teams,
        options=[
            OptionLine(field.name, words.tell(f"option-{field.name}"), values_of(field.type), field.default) for field in own_options(game)
        ],
        presets={name: words.tell(f"preset-{name}") for name in preset_names(game)},
        end_reasons=info.end_reasons,
        bots=names(game),
    )


def drawn(line: GameLine) -> str:
    kind = ", played together" if line.cooperative else f", teams {', '.join(line.teams)}" if line.teams else ""
    options = [f"{flag(option.name)}  {option.meaning}: {option.values} (default {shown(option.default)})" for option in line.options]
    rows = {
        "seats": f"{line.min_seats} to {line.max_seats} (default {line.usual_seats}){kind}",
        "options": f"\n{'':12}".join(options) or "none",
        "presets": ", ".join(f"{name} ({meaning})" for name, meaning in line.presets.items()) or "none",
        "ends": ", ".join(line.end_reasons),
        "bots": ", ".join(line.bots),
    }
    return "\n".join([f"{line.id}: {line.title}. {line.tagline}", *(f"  {name:<10}{text}" for name, text in rows.items())])
