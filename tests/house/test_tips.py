"""Guided games on many deals: what a tip points at is what it speaks of, and its numbers are those of the position."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

import pytest

from boomtable.core.dice import SeededDice
from boomtable.core.game import AnyGame
from boomtable.core.schema import Options
from boomtable.core.tips import Tip
from boomtable.games import GAMES
from boomtable.games.bomb_busters.pieces import RED, YELLOW, value_of
from boomtable.games.bomb_busters.schema import BombBustersOptions
from boomtable.games.its_a_bomb.pieces import EXPLOSIVE
from boomtable.words import LANGUAGES, Words

DEALS = 20
STEPS = 400  # of a game that random players may never end
SEATS = {"two_rooms": 6, "snip": 4, "bomb_busters": 4, "its_a_bomb": 3, "bombs_away": 3, "blast_tactics": 4}
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "bomb_busters": [{"mission": mission} for mission in (8, 2, 3, 1, 4)],
    "its_a_bomb": [{"scenario": scenario} for scenario in (0, 3, 4, 5, 6)],
    "two_rooms": [{"mode": "sim"}, {"mode": "online"}],
}
# what random players do not get to see in so few deals; the tests of the tutorials draw it
RARE = {
    "bomb_busters": {"reveal", "sure-order"},
    "its_a_bomb": {"unit-sapper-now"},
    "blast_tactics": {"fuse-2"},
}
Claim: TypeAlias = Callable[[Any, int, str], bool]  # whether the piece, in this view of this seat, is what the tip says


def number(piece: str) -> int:
    return int(piece.split("-")[1])


# Snip


def snip_blue(view: Any, me: int, piece: str) -> bool:
    return view.colours[number(piece)] == 0 and not view.cut[number(piece)]


SNIP: dict[str, Claim] = {
    "vouched": lambda view, me, piece: snip_blue(view, me, piece) and view.vouched[number(piece)] and number(piece) // 2 != me,
    "own-red": lambda view, me, piece: number(piece) // 2 == me and view.colours[number(piece)] == 1,
    "wait-red": lambda view, me, piece: number(piece) // 2 == me and view.colours[number(piece)] == 1,
    "vouch": lambda view, me, piece: snip_blue(view, me, piece) and number(piece) // 2 == me and not view.vouched[number(piece)],
    "guess": lambda view, me, piece: view.colours[number(piece)] is None and not view.cut[number(piece)],
}


# Bomb Busters


def wire(view: Any, piece: str) -> Any:
    return view.stands[number(piece) // 16].wires[number(piece) % 16]


def hand(view: Any, me: int) -> list[int]:
    return [value_of(each.tile) for stand in view.stands if stand.owner == me for each in stand.wires if not each.cut]


def is_own(view: Any, me: int, piece: str) -> bool:
    return view.stands[number(piece) // 16].owner == me and not wire(view, piece).cut


def is_mates(view: Any, me: int, piece: str) -> bool:
    return view.stands[number(piece) // 16].owner != me and not wire(view, piece).cut


def holds(view: Any, me: int, piece: str) -> int:
    return hand(view, me).count(value_of(wire(view, piece).tile))


def is_own_of(value: int) -> Claim:
    return lambda view, me, piece: is_own(view, me, piece) and value_of(wire(view, piece).tile) == value


def is_all_that_is_left(view: Any, me: int, piece: str) -> bool:
    value = value_of(wire(view, piece).tile)
    inside = view.yellows.inside if value == YELLOW else 4
    return is_own(view, me, piece) and holds(view, me, piece) == inside - view.cut_counts[value - 1]


def shows_held_number(view: Any, me: int, piece: str) -> bool:
    return is_mates(view, me, piece) and wire(view, piece).token in hand(view, me)


def is_new(view: Any, me: int, piece: str) -> bool:
    tokens = [each.token for stand in view.stands for each in stand.wires]
    return is_own(view, me, piece) and value_of(wire(view, piece).tile) not in tokens


def is_claimed(view: Any, me: int, piece: str) -> bool:
    return number(piece) in view.claim.wires


def is_ready(view: Any, me: int, piece: str) -> bool:
    return any(card.card == number(piece) and card.state == "ready" for card in view.equipment)


def fits_claim(view: Any, me: int, piece: str) -> bool:
    return is_own(view, me, piece) and value_of(wire(view, piece).tile) in view.claim.values


BOMB_BUSTERS: dict[str, Claim] = {
    "info-first": lambda view, me, piece: is_own(view, me, piece) and value_of(wire(view, piece).tile) < YELLOW,
    "info-next": is_new,
    "info-yellow": is_own_of(YELLOW),
    "info-red": is_own_of(RED),
    "yellow": is_own_of(YELLOW),
    "reveal": is_own_of(RED),
    "solo": is_all_that_is_left,
    "sure-first": shows_held_number,
    "sure-token": shows_held_number,
    "sure-yellow": shows_held_number,
    "sure-order": lambda view, me, piece: is_mates(view, me, piece) and wire(view, piece).tile is None,
    "lay": fits_claim,
    "lay-choice": fits_claim,
    "answer-hit": lambda view, me, piece: is_claimed(view, me, piece) and fits_claim(view, me, piece),
    "answer-miss": is_claimed,
    "pointed-at": lambda view, me, piece: is_claimed(view, me, piece) and is_own(view, me, piece),
    "watch-claim": is_claimed,
    "dial": lambda view, me, piece: piece == "dial",
    "last-step": lambda view, me, piece: piece == "dial" and view.fuse == 1,
}


# It's a Bomb!


def is_pointed(view: Any, me: int, piece: str) -> bool:
    return bool(number(piece) == view.pointed)


ITS_A_BOMB: dict[str, Claim] = {
    "unit-sapper": is_pointed,
    "unit-sapper-now": lambda view, me, piece: is_pointed(view, me, piece) and view.tiles[number(piece)].kind == EXPLOSIVE,
    "wait-point": is_pointed,
    "token-cut": lambda view, me, piece: view.tiles[number(piece)].spotted and view.tiles[number(piece)].kind < EXPLOSIVE,
    "token-explosive": lambda view, me, piece: view.tiles[number(piece)].spotted and view.tiles[number(piece)].kind == EXPLOSIVE,
}


def is_unused(view: Any, me: int, piece: str) -> bool:
    return any(f"card-{each.card}" == piece and not each.used for each in view.consultants)


# Bombs Away


def is_held(least: int, most: int) -> Claim:
    return lambda view, me, piece: number(piece) in view.hands[me] and least <= number(piece) <= most


BOMBS_AWAY: dict[str, Claim] = {
    "first": lambda view, me, piece: piece == "place-0-0",
    "bomb": is_held(25, 26),
    "wild": is_held(16, 22),
    "cap": is_held(23, 24),
    "second": lambda view, me, piece: piece in [f"place-{card.x}-{card.y}" for card in view.cards],
    "leader": lambda view, me, piece: number(piece) != me and view.sizes[number(piece)] <= 3,
}


# Blast Tactics


def is_in_danger(view: Any, me: int, piece: str) -> bool:
    return piece == f"figure-{me}" and view.danger[view.players[me].square] > 0


def is_own_bomb(side: int) -> Claim:
    return lambda view, me, piece: any(
        (bomb.square, bomb.owner, bomb.side) == (number(piece), me, side) for bomb in view.bombs if bomb.carrier is None
    )


def falls_next(view: Any, piece: str) -> bool:
    return number(piece) in view.next_tiles[0]


def stands_on_what_falls(view: Any, me: int) -> bool:
    return any(view.players[me].square in view.arena.tiles[tile] for tile in view.next_tiles[0])


def is_in_row(view: Any, me: int, piece: str) -> bool:
    return piece.split("-")[1] in view.row


BLAST_TACTICS: dict[str, Claim] = {
    "discard": is_in_row,
    "cards": is_in_row,
    "danger": is_in_danger,
    "wait-danger": is_in_danger,
    "move": lambda view, me, piece: piece == f"figure-{me}" and view.players[me].square is not None,
    "lay": lambda view, me, piece: number(piece) in view.trail and view.things[number(piece)] == 0,
    "heart": lambda view, me, piece: piece == f"heart-{me}" and not view.players[me].heart,
    "item": lambda view, me, piece: 4 <= view.things[number(piece)] <= 6,
    "fuse-1": is_own_bomb(1),
    "fuse-2": is_own_bomb(2),
    "sudden": lambda view, me, piece: view.holder is not None and (piece == "sudden" or falls_next(view, piece)),
    "falls": lambda view, me, piece: falls_next(view, piece) and stands_on_what_falls(view, me),
    "wait-falls": lambda view, me, piece: falls_next(view, piece) and stands_on_what_falls(view, me),
}

# Two Rooms and a Boom


def is_beside(view: Any, me: int, piece: str) -> bool:
    return number(piece) != me and bool(view.places[number(piece)] == view.places[me])


def room_of(view: Any, me: int) -> Any:
    return view.rooms["AB".index(view.places[me])]


TWO_ROOMS: dict[str, Claim] = {
    "appoint": lambda view, me, piece: is_beside(view, me, piece) and room_of(view, me).leader is None,
    "share": is_beside,
    "offer": lambda view, me, piece: any((offer.by, offer.to) == (number(piece), me) for offer in view.own.offers),
    "point": lambda view, me, piece: any(at == number(piece) for _, at in room_of(view, me).pointing),
    "tie": lambda view, me, piece: is_beside(view, me, piece) and room_of(view, me).leader == me,
}

CLAIMS = {
    "snip": SNIP,
    "bomb_busters": BOMB_BUSTERS,
    "its_a_bomb": ITS_A_BOMB,
    "bombs_away": BOMBS_AWAY,
    "blast_tactics": BLAST_TACTICS,
    "two_rooms": TWO_ROOMS,
}


def is_true(game: str, tip: Tip, view: Any, me: int, piece: str) -> bool:
    if tip.key.startswith("card-"):
        return is_ready(view, me, piece)
    if piece.startswith("card-") and game == "its_a_bomb":
        return is_unused(view, me, piece)
    return CLAIMS[game][tip.key](view, me, piece)


def guided_options(game: AnyGame, **more: Any) -> Options:
    kind: Any = game.options_type
    options: Options = kind(SEATS[game.info.id], guided=True, **more)
    return options


def tips_of(game: AnyGame, options: Options, seed: int) -> Iterator[tuple[Tip, Any, int]]:
    """What is explained to whom in a game of random players, with the view it was explained from."""
    dice = SeededDice(seed)
    state, _ = game.setup(options, dice)
    for _ in range(STEPS):
        for seat in range(options.seats):
            view = game.view(state, seat)
            tip = game.tip(view, seat)
            if tip is not None:
                yield tip, view, seat
        asked = game.waiting_on(state)
        if game.outcome(state) is not None or not asked:
            return
        seat = asked[dice.pick(len(asked))]
        game.apply_code(state, seat, game.sample_code(state, seat, dice), dice)


@pytest.mark.parametrize("name", CLAIMS)
def test_what_a_tip_points_at_is_what_it_speaks_of(name: str) -> None:
    game = GAMES[name]
    more = OPTIONS.get(name, [{}])
    told = set()
    for seed in range(DEALS):
        for tip, view, seat in tips_of(game, guided_options(game, **more[seed % len(more)]), seed):
            assert [piece for piece in tip.pieces if not is_true(name, tip, view, seat, piece)] == [], tip
            assert tip.pieces or tip.key not in CLAIMS[name], tip
            told.add(tip.key)

    assert CLAIMS[name].keys() - told == RARE.get(name, set())


def test_the_red_marker_that_a_tip_names_lies_on_the_table_and_in_no_own_stand() -> None:
    game, told = GAMES["bomb_busters"], 0
    for seed in range(DEALS):
        for tip, view, seat in tips_of(game, BombBustersOptions(4, mission=3, guided=True), seed):
            if tip.key == "red":
                tile = 10 * int(tip.facts["below"]) + int(tip.facts["tenth"])
                own = [wire.tile for stand in view.stands if stand.owner == seat for wire in stand.wires]
                assert tile in view.reds.tiles
                assert tile not in own
                assert tip.facts["above"] == int(tip.facts["below"]) + 1
                told += 1

    assert told > 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CLAIMS)
def test_every_tip_is_told_with_its_facts(name: str, language: str) -> None:
    game = GAMES[name]
    words = Words(game, language)
    for tip, _, _ in tips_of(game, guided_options(game), 1):
        assert "{" not in words.tell(f"tip-{tip.key}", **tip.facts)
