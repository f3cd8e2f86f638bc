"""Blast Tactics: the view as text: what its terminal board leaves out."""

from collections.abc import Iterable

from boomtable.core.reading import listed, seats, yes
from boomtable.games.blast_tactics.board import FEATURES, FIGURES, THINGS, TITLES, spot
from boomtable.games.blast_tactics.pieces import CARD_NAMES, DIRECTIONS
from boomtable.games.blast_tactics.schema import BlastTacticsView, BombView, PlayerView

UNREAD = (
    "timers.key",
    "arena.text",  # rows, tiles and features say the same
    "arena.tiles",  # the reading has the squares of those that flip next
)

LEGEND = (
    "A square is (row,column). . floor, # hard block, O hole, + soft block, b Bomb-Up, s Speed-Up, f Flame-Up, P Power-Up pad,",
    "~ cracked turf, ^ > v < teleport pads, A to D the figures of seats 0 to 3, 1 and 2 bombs by the side that is up.",
    "A figure hides what it stands on.",
)


def lines(seen: BlastTacticsView) -> list[str]:
    rows = seen.arena.rows

    def at(squares: Iterable[int]) -> str:
        return listed(spot(rows, square) for square in squares)

    return [
        *LEGEND,
        f"The arena as it was laid out, row by row (_ is no square): {' / '.join(rows)}",
        *ground(seen),
        *[bomb(seen, lying) for lying in seen.bombs],
        *[figure(seen, seat, player) for seat, player in enumerate(seen.players)],
        *stock(seen),
        *sudden_death(seen),
        f"Turn {seen.turns} of all, with {FIGURES[seen.turn]} (seat {seen.turn}), {seen.phase} phase; {seats([seen.first])} began. "
        f"Moves so far: {seen.moves}.",
        f"Actions left: {seen.actions}. First card free: {yes(seen.free)} (by a discard: {yes(seen.free_card)}). Cards used: {seen.used}.",
        f"Bombs may be laid on: {at(seen.trail)}. Highest square in this window: {seen.laid if seen.laid < 0 else spot(rows, seen.laid)}.",
        *flights("A punched bomb", seen.punches, rows),
        *flights("A thrown bomb", seen.throws, rows),
        f"Cannot be hurt now: {seats(seen.immune)}. When each seat fell (0: never): {listed(seen.fell)}.",
        *danger(seen),
        f"This table: revenge {yes(seen.revenge)}, bombs on the trail of the whole turn {yes(seen.whole_trail)}, danger map "
        f"{yes(seen.danger_map)}, {seen.turn_seconds} s for a turn (0: no limit), bombs laid in one order {yes(seen.canonical_lay)}.",
    ]


def ground(seen: BlastTacticsView) -> list[str]:
    """What lies under figures, bombs and things, which hide it on the board."""
    covered = {bomb.square for bomb in seen.bombs} | {player.square for player in seen.players if player.square is not None}
    found = []
    for square, (thing, feature) in enumerate(zip(seen.things, seen.features, strict=True)):
        if feature and (thing or square in covered):
            found.append(f"{spot(seen.arena.rows, square)} {FEATURES[feature]}")
        if thing and square in covered:
            found.append(f"{spot(seen.arena.rows, square)} {THINGS[thing]}")
    return [f"Under others lie: {listed(found)}."] if found else []


def bomb(seen: BlastTacticsView, lying: BombView) -> str:
    arms = listed(f"{arm} {direction}" for direction, arm in zip(DIRECTIONS, lying.arms, strict=True))
    carried = "" if lying.carrier is None else f", on the head of {FIGURES[lying.carrier]}"
    return (
        f"Bomb of {FIGURES[lying.owner]} at {spot(seen.arena.rows, lying.square)}{carried}, side {lying.side}; alone it would burn {arms}."
    )


def figure(seen: BlastTacticsView, seat: int, player: PlayerView) -> str:
    where = "is out" if player.square is None else f"stands at {spot(seen.arena.rows, player.square)}"
    bombs = f"{player.bombs} of {player.total} bombs at hand, reach {player.reach}"
    items = f"Bomb-Ups {player.bomb_ups}, Flame-Ups {player.flame_ups}, Speed-Ups {player.speed_ups}"
    end = f"place {player.place}" if player.place else "no place yet"
    return f"{FIGURES[seat]} {where}, heart {yes(player.heart)}; {bombs}; {items}; {end}; half minutes in the bank: {player.bank}."


def stock(seen: BlastTacticsView) -> list[str]:
    def counted(counts: tuple[int, ...]) -> str:
        return listed(f"{TITLES[name]} {count}" for name, count in zip(CARD_NAMES, counts, strict=True))

    items = "Bomb-Up, Speed-Up, Flame-Up"
    return [
        f"Item cards in the deck: {counted(seen.undrawn)}; discarded: {counted(seen.discard)}; drawn so far: {seen.drawn}.",
        f"Item tiles ({items}) still hidden: {listed(seen.hidden)}; out of the game: {listed(seen.gone)}.",
    ]


def sudden_death(seen: BlastTacticsView) -> list[str]:
    lines = [f"Batches of tiles flipped: {seen.flipped}. The bank was used this turn: {yes(seen.bank_used)}."]
    for number, batch in enumerate(seen.next_tiles, 1):
        squares = [square for tile in batch for square in seen.arena.tiles[tile]]
        lines.append(
            f"Flips {number}. from now: tiles {listed(batch)}, that is {listed(spot(seen.arena.rows, square) for square in squares)}."
        )
    return lines


def flights(what: str, landings: tuple[int | None, ...], rows: tuple[str, ...]) -> list[str]:
    found = [f"{spot(rows, square)} going {DIRECTIONS[way]}" for way, square in enumerate(landings) if square is not None]
    return [f"{what} would land on {listed(found)}."] if found else []


def danger(seen: BlastTacticsView) -> list[str]:
    if seen.danger is None:
        return []
    found = [f"{spot(seen.arena.rows, square)} in {turns}" for square, turns in enumerate(seen.danger) if turns]
    return [f"Burns or flips if nobody acts, in so many turns: {listed(found)}."]
