"""What a game is dealt with under the laws: its presets, and beyond them every mission, scenario or arena that it has."""

from __future__ import annotations

from boomtable.core.game import AnyGame
from boomtable.core.schema import Options
from boomtable.games.blast_tactics.arena import arena_of
from boomtable.games.blast_tactics.arenas.shipped import TEXTS
from boomtable.games.blast_tactics.schema import BlastTacticsOptions
from boomtable.games.blast_tactics.start import text_of
from boomtable.games.bomb_busters.missions import MISSIONS
from boomtable.games.bomb_busters.schema import BombBustersOptions
from boomtable.games.its_a_bomb.schema import ItsABombOptions
from boomtable.games.two_rooms import role_sets
from boomtable.games.two_rooms.schema import Role, TwoRoomsOptions
from boomtable.laws.run import options_of, seat_counts

SCENARIOS = range(13)
SIZES = {"two_rooms": (6, 7, 11, 22, 30)}  # of many the ends, and where the rules and decks change
FEW_SIZES = {"two_rooms": (6, 11)}


def sizes_of(game: AnyGame, *, few: bool) -> list[int]:
    """The numbers of seats to deal for: all, where they are not too many. `boomtable check` knows no mercy."""
    return list((FEW_SIZES if few else SIZES).get(game.info.id) or seat_counts(game))


def variants_of(game: AnyGame, seats: int) -> list[Options]:
    """Presets first, so that a deal of a preset keeps its seed whatever a game adds."""
    return [*options_of(game, seats), *chapters_of(game, seats).values()]


def chapters_of(game: AnyGame, seats: int) -> dict[str, Options]:
    """What no preset shows, by name."""
    shown = {chapter_of(options) for options in options_of(game, seats)}
    return {name: options for name, options in _chapters(game.info.id, seats).items() if chapter_of(options) not in shown}


def chapter_of(options: Options) -> object:
    match options:
        case TwoRoomsOptions():
            return options.mode, options.rounds, options.roles
        case BlastTacticsOptions(revenge=True):
            return text_of(options)
        case BombBustersOptions(mission=number) | ItsABombOptions(scenario=number):
            return number
    return None


def _chapters(game: str, seats: int) -> dict[str, Options]:
    match game:
        case "blast_tactics":
            return {arena: BlastTacticsOptions(seats, arena=arena, revenge=True) for arena in arenas_for(seats)}  # type: ignore[arg-type]
        case "bomb_busters":
            return {f"mission-{mission}": BombBustersOptions(seats, mission=mission) for mission in MISSIONS}
        case "its_a_bomb":
            return {f"scenario-{scenario}": ItsABombOptions(seats, scenario=scenario) for scenario in SCENARIOS}
        case "two_rooms":
            return two_rooms_for(seats)
    return {}


def arenas_for(seats: int) -> list[str]:
    return [name for name, text in TEXTS.items() if arena_of(text).players == seats]


def two_rooms_for(seats: int) -> dict[str, Options]:
    """Beyond the presets: without clocks, five rounds, and Bouncers in rooms of different sizes (TR-370)."""
    found: dict[str, Options] = {"sim": TwoRoomsOptions(seats, game="advanced", mode="sim")}
    if seats >= 11:
        found["five-rounds"] = TwoRoomsOptions(seats, game="advanced", rounds="five")
    if seats >= 11 and seats % 2:
        found["bouncers"] = TwoRoomsOptions(seats, game="advanced", roles=with_bouncers(role_sets.standard(seats)))
    return found


def with_bouncers(deck: tuple[Role, ...]) -> tuple[Role, ...]:
    left = list(deck)
    left.remove("blue_team")
    left.remove("red_team")
    return role_sets.ordered([*left, "bouncer_blue", "bouncer_red"])
