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
from boomtable.laws.run import options_of

SCENARIOS = range(13)


def variants_of(game: AnyGame, seats: int) -> list[Options]:
    """Presets first, so that a deal of a preset keeps its seed whatever a game adds."""
    presets = options_of(game, seats)
    shown = {chapter_of(options) for options in presets}
    return presets + [options for options in _chapters(game.info.id, seats) if chapter_of(options) not in shown]


def chapter_of(options: Options) -> int | str | None:
    match options:
        case BlastTacticsOptions(revenge=True):
            return text_of(options)
        case BombBustersOptions(mission=number) | ItsABombOptions(scenario=number):
            return number
    return None


def _chapters(game: str, seats: int) -> list[Options]:
    match game:
        case "blast_tactics":
            return [BlastTacticsOptions(seats, arena=arena, revenge=True) for arena in arenas_for(seats)]  # type: ignore[arg-type]
        case "bomb_busters":
            return [BombBustersOptions(seats, mission=mission) for mission in MISSIONS]
        case "its_a_bomb":
            return [ItsABombOptions(seats, scenario=scenario) for scenario in SCENARIOS]
    return []


def arenas_for(seats: int) -> list[str]:
    return [name for name, text in TEXTS.items() if arena_of(text).players == seats]
