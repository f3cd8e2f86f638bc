"""Tables as they begin: the facts and seats of a new one, and of the next one of a series."""

from __future__ import annotations

import secrets
import string
from dataclasses import dataclass

import msgspec

from boomtable.core.game import AnyGame
from boomtable.core.schema import Options, Outcome
from boomtable.server.bots.hints import check_gives_hints
from boomtable.server.bots.levels import level_of
from boomtable.server.errors import BadRequest, NotNow
from boomtable.server.people.codes import new_screen_codes, new_table_code
from boomtable.server.people.people import Person
from boomtable.server.people.wording import plain_name
from boomtable.server.protocol.decoding import decode_options, find_game
from boomtable.server.protocol.requests import Made, NewTable
from boomtable.server.seating import hints
from boomtable.server.seating.bots import bot_on
from boomtable.server.seating.seats import Seats, empty_seats, kept, resized, rotated
from boomtable.server.store.facts import SeatFacts, TableFacts
from boomtable.table.fair import commitment

ID_LETTERS = string.ascii_lowercase + string.digits
ID_LENGTH = 10
CHOSEN = ("public", "spectators", "pace", "tempo")  # facts that a wish names alike


@dataclass(frozen=True)
class Founding:
    """Who makes a table, from which secret, and when."""

    host: Person
    seed: bytes
    now: int


def new_table(wish: NewTable, founding: Founding) -> tuple[TableFacts, Seats]:
    """BadRequest when the game, its options or the level of its bots do not exist."""
    game = find_game(wish.game)
    options = decode_options(game, wish.options)
    seats = empty_seats(options.seats)
    if not game.bots_only(options):
        seats[0] = SeatFacts(0, "person", founding.host.id, plain_name(wish.name), wish.face, program=wish.program)
    if wish.fill is not None:
        level = level_of(game, wish.fill)
        for seat in [seat for seat in seats if seat.kind == "open"]:
            seats = bot_on(seats, seat.seat, level)
    if wish.start and any(seat.kind == "open" for seat in seats):
        raise BadRequest("the game cannot start at once: let bots fill the other seats")
    given = hints.at_first(game, seats) if wish.hints is None else wish.hints
    check_gives_hints(game, given)
    facts = _facts(game, options, founding)
    chosen = {name: getattr(wish, name) for name in CHOSEN}
    return msgspec.structs.replace(facts, hints=given, research=wish.public and wish.research, **chosen), seats


def next_table(before: TableFacts, seats: Seats, outcome: Outcome | None, founding: Founding) -> tuple[TableFacts, Seats]:
    """The next game of a series, by how the last one ended; None: the same again. The first game makes it a series.
    Seats rotate where the rules pass nothing on themselves: both together would leave every role with the same person."""
    game = find_game(before.game)
    played = decode_options(game, before.options.encode())
    options = played if outcome is None else game.next_options(played, outcome)
    if options is None:
        raise NotNow(f"{game.info.title} has no next game after this one")
    facts = msgspec.structs.replace(
        _facts(game, options, founding),
        public=before.public,
        research=before.research,
        spectators=before.spectators,
        pace=before.pace,
        hints=before.hints,
        tempo=before.tempo,
        moderator=before.moderator if game.moderated(options) else None,
        moderator_name=before.moderator_name if game.moderated(options) else "",
        screens=before.screens,
        series=before.series or new_id(),
        round=before.round + 1,
    )
    people = rotated(seats) if options == played else kept(seats)
    return facts, resized(people, options.seats)


def made(facts: TableFacts) -> Made:
    """What is told of a table to whoever made it, or comes to it first."""
    return Made(facts.id, facts.code, commitment(bytes.fromhex(facts.seed)))


def new_id() -> str:
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def _facts(game: AnyGame, options: Options, founding: Founding) -> TableFacts:
    return TableFacts(
        id=new_id(),
        code=new_table_code(),
        game=game.info.id,
        rules_version=game.info.rules_version,
        options=msgspec.json.encode(options).decode(),
        host=founding.host.id,
        screens=new_screen_codes(len(game.info.audiences)),
        seed=founding.seed.hex(),
        clock_set=founding.now,
        created=founding.now,
        changed=founding.now,
    )
