"""The HTTP interface: one list of endpoints, one small function each."""

from __future__ import annotations

import msgspec

from boomtable.core.seats import FULL
from boomtable.games import GAMES
from boomtable.server.address import outside_url
from boomtable.server.errors import BadRequest, NoSuchTable
from boomtable.server.http import game_cards
from boomtable.server.http.endpoint import JSONL, Call, Endpoint
from boomtable.server.protocol.messages import TableCard
from boomtable.server.protocol.requests import (
    Address,
    BotLevel,
    Briefed,
    ChapterRecord,
    Code,
    DeviceCode,
    GameCard,
    Going,
    Made,
    Me,
    Moderate,
    Muted,
    NewTable,
    NextGame,
    Opened,
    OpenTable,
    Profile,
    Replay,
    Review,
    RollOdds,
    SeatEntropy,
    SeatRef,
    SeriesGame,
    Start,
    TableSettings,
    TableTempo,
    TakeSeat,
)
from boomtable.server.tables.new_table import made
from boomtable.server.tables.series import check_may_see_series
from boomtable.server.throttle import is_loopback

AS_SEAT = {"seat": {"type": "integer", "minimum": -64, "maximum": 29}}  # or PUBLIC (-3), FULL (-4), an audience of the game
HELD = {"held": {"type": "boolean"}}


# games


async def list_games(call: Call) -> bytes:
    return game_cards.cards()


async def read_ledger(call: Call) -> str:
    game = call.request.path_params["game"]
    if game not in GAMES:
        raise NoSuchGame(f"there is no game {game!r} here")
    return game_cards.ledger(game)


class NoSuchGame(NoSuchTable):
    """No game has this id."""

    code = "no_such_game"


# this browser


async def show_address(call: Call) -> Address:
    """Only whoever sits at the server's own machine is told: nobody else has a page that leads nowhere."""
    here = is_loopback(call.request.client.host if call.request.client else None)
    return Address(outside_url(call.lobby.settings) if here else None)


async def show_me(call: Call) -> Me:
    running, finished = await call.lobby.tables.of_person(call.person.id)
    won = await call.lobby.tables.chapters_won(call.person.id)
    return Me(call.person.name, call.person.face, call.person.language, running, finished, won)


async def show_chapters(call: Call) -> list[ChapterRecord]:
    return await call.lobby.tables.chapters(call.person.id, call.request.path_params["game"])


async def change_me(call: Call) -> None:
    profile: Profile = call.body
    before = call.person
    person = await call.lobby.people.change(before.id, profile.name, profile.face, profile.language)
    if (person.name, person.face) != (before.name, before.face):
        await call.lobby.tables.rename_person(person, before.name)


async def forget_me(call: Call) -> None:
    await call.lobby.tables.forget_person(call.person)
    call.forget = True


# tables


async def list_tables(call: Call) -> list[OpenTable]:
    return await call.lobby.tables.open_tables()


async def create_table(call: Call) -> Made:
    table = await call.lobby.tables.create(call.person, call.body)
    return made(table.facts)


async def join_table(call: Call) -> Opened:
    code: Code = call.body
    return await call.lobby.tables.by_code(code.code)


async def show_table(call: Call) -> TableCard:
    return (await call.table()).audience.card(call.person_id)


async def change_settings(call: Call) -> None:
    await (await call.table()).seating.settings(call.person, call.body)


async def start_table(call: Call) -> None:
    wish: Start = call.body
    held = call.request.query_params.get("held") == "true"
    await (await call.table()).phases.start(call.person, held=held, entropy=wish.entropy)


async def pause_table(call: Call) -> None:
    await (await call.table()).phases.pause(call.person)


async def resume_table(call: Call) -> None:
    await (await call.table()).phases.resume(call.person)


async def choose_tempo(call: Call) -> None:
    wish: TableTempo = call.body
    await (await call.table()).pacing.choose(call.person, wish.tempo)


async def hurry_table(call: Call) -> None:
    await (await call.table()).pacing.hurry(call.person)


async def say_go(call: Call) -> None:
    going: Going = call.body
    await (await call.table()).phases.go(call.person, going.ends)


async def close_table(call: Call) -> None:
    await (await call.table()).phases.close(call.person)


async def play_again(call: Call) -> Made:
    following = await (await call.table()).phases.rematch(call.person, call.body)
    return made(await call.lobby.tables.facts(following))


async def follow_table(call: Call) -> Made:
    code: Code = call.body
    return made(await call.lobby.tables.following(call.request.path_params["table"], code.code))


async def show_series(call: Call) -> list[SeriesGame]:
    table = await call.table_to_read()
    check_may_see_series(table.facts, table.seats, call.person_id)
    return await call.lobby.tables.series(table)


async def show_briefing(call: Call) -> Briefed | None:
    table = await call.table_to_read()
    check_may_see_series(table.facts, table.seats, call.person_id)
    return await call.lobby.tables.briefing(table)


# seats


async def take_seat(call: Call) -> SeatRef:
    wish: TakeSeat = call.body
    table = await call.table()
    return SeatRef(table.id, await table.seating.sit(call.person, wish))


async def add_entropy(call: Call) -> None:
    wish: SeatEntropy = call.body
    await (await call.table()).seating.add_entropy(call.person, call.seat, wish.entropy)


async def free_seat(call: Call) -> None:
    await (await call.table()).seating.leave(call.person, call.seat)


async def add_bot(call: Call) -> None:
    level: BotLevel = call.body
    await (await call.table()).seating.add_bot(call.person, call.seat, level.level)


async def remove_bot(call: Call) -> None:
    await (await call.table()).seating.remove_bot(call.person, call.seat)


async def mute_seat(call: Call) -> None:
    muted: Muted = call.body
    await (await call.table()).seating.mute(call.person, call.seat, muted.muted)


async def moderate(call: Call) -> None:
    wish: Moderate = call.body
    await (await call.table()).seating.moderate(call.person, wish.code, wish.name)


async def stop_moderating(call: Call) -> None:
    await (await call.table()).seating.stop_moderating(call.person)


async def make_device_code(call: Call) -> DeviceCode:
    return DeviceCode(await (await call.table()).seating.device_code(call.person, call.seat))


async def make_moderator_code(call: Call) -> DeviceCode:
    return DeviceCode(await (await call.table()).seating.moderator_code(call.person))


async def move_device(call: Call) -> SeatRef:
    code: Code = call.body
    table = await call.table()
    return SeatRef(table.id, await table.seating.move_device(code.code, call.person))


# recordings


async def show_odds(call: Call) -> bytes:
    table = await call.table_to_read()
    return await call.lobby.replays.odds(table.id, table.recordings.file(call.person_id))


async def download_recording(call: Call) -> bytes:
    return (await call.table_to_read()).recordings.file(call.person_id)


async def replay_table(call: Call) -> bytes:
    table, viewer = await call.table_to_read(), _viewer(call)
    return await call.lobby.replays.of(table.id, viewer, table.recordings.to_replay(call.person_id, viewer))


async def review_table(call: Call) -> Review:
    table, seat = await call.table_to_read(), _viewer(call)
    recording = table.recordings.file(call.person_id)
    if not 0 <= seat < len(table.seats):
        raise BadRequest("a game is reviewed for one of its seats: name it as in review?seat=0")
    return call.lobby.reviews.of(table.id, seat, table.game, recording, address=call.address)


async def replay_upload(call: Call) -> bytes:
    return await call.lobby.uploads.replay(call.body, _viewer(call))


def _viewer(call: Call) -> int:
    text = call.request.query_params.get("seat", str(FULL))
    try:
        return msgspec.convert(text, game_cards.Viewer, strict=False)
    except msgspec.ValidationError:
        raise BadRequest(f"seat {text[:20]!r} cannot look: it is no number from -64 to 29") from None


TABLE = "/api/tables/{table}"
SEAT = TABLE + "/seats/{seat:seat}"

ENDPOINTS = (
    Endpoint("GET", "/api/games", list_games, "The games of this server", "anyone", gives=list[GameCard]),
    Endpoint("GET", "/api/games/{game}/ledger", read_ledger, "The playable rules of a game", "anyone", gives=str, media="text/markdown"),
    Endpoint("GET", "/api/address", show_address, "On the server's own machine: where others reach it", "anyone", gives=Address),
    Endpoint("GET", "/api/me", show_me, "This browser's guest and its tables", "guest", gives=Me),
    Endpoint("GET", "/api/me/chapters/{game}", show_chapters, "What I have tried and won", "guest", gives=list[ChapterRecord]),
    Endpoint("PUT", "/api/me", change_me, "Change my name, face or language", "guest", takes=Profile),
    Endpoint("DELETE", "/api/me", forget_me, "Delete all that is known about me"),
    Endpoint("GET", "/api/tables", list_tables, "Public tables with a free seat", "anyone", gives=list[OpenTable]),
    Endpoint("POST", "/api/tables", create_table, "Make a table and be its host", "guest", takes=NewTable, gives=Made, limit="tables"),
    Endpoint("POST", "/api/join", join_table, "Find the table that a code opens", "anyone", takes=Code, gives=Opened, limit="codes"),
    Endpoint("GET", TABLE, show_table, "A table as this browser may see it", "anyone", gives=TableCard),
    Endpoint("PUT", TABLE + "/settings", change_settings, "Host, while gathering: change the settings", takes=TableSettings),
    Endpoint("POST", TABLE + "/start", start_table, "Host: begin; held, with a pause", takes=Start, usual=Start(), query=HELD),
    Endpoint("POST", TABLE + "/pause", pause_table, "Host or moderator: stop the clocks"),
    Endpoint("POST", TABLE + "/resume", resume_table, "Host or moderator: go on after a pause"),
    Endpoint("PUT", TABLE + "/tempo", choose_tempo, "Host, or whoever plays with bots alone: how quickly bots play", takes=TableTempo),
    Endpoint("POST", TABLE + "/hurry", hurry_table, "Whoever plays with bots alone: go on quickly until it is my turn"),
    Endpoint("POST", TABLE + "/go", say_go, "Moderator, or host where there is none: everybody is ready", takes=Going),
    Endpoint("POST", TABLE + "/close", close_table, "Host: close the table without a result"),
    Endpoint("POST", TABLE + "/rematch", play_again, "Whoever sat here: the next game", takes=NextGame, gives=Made, limit="tables"),
    Endpoint("POST", TABLE + "/next", follow_table, "With its code: the next game", "guest", takes=Code, gives=Made, limit="codes"),
    Endpoint("GET", TABLE + "/series", show_series, "The finished games of this table and its rematches", "anyone", gives=list[SeriesGame]),
    Endpoint(
        "GET", TABLE + "/briefing", show_briefing, "The card of its mission or scenario; null where there is none", "anyone",
        gives=Briefed | None,
    ),
    Endpoint("POST", TABLE + "/seats", take_seat, "Sit down", "guest", takes=TakeSeat, gives=SeatRef, limit="codes"),
    Endpoint("POST", TABLE + "/device", move_device, "Move a seat to this browser", "guest", takes=Code, gives=SeatRef, limit="codes"),
    Endpoint("PUT", TABLE + "/moderator", moderate, "While gathering: see everything and not play", "guest", takes=Moderate, limit="codes"),
    Endpoint("DELETE", TABLE + "/moderator", stop_moderating, "While gathering: moderate no longer, or send the moderator away as host"),
    Endpoint("POST", TABLE + "/moderator/device", make_moderator_code, "A code that moves the moderator's place", gives=DeviceCode),
    Endpoint("PUT", SEAT + "/entropy", add_entropy, "While gathering: add to the deal", takes=SeatEntropy),
    Endpoint("DELETE", SEAT, free_seat, "Leave a seat, or free it as host"),
    Endpoint("PUT", SEAT + "/bot", add_bot, "Put a bot on a seat, or hand it over to one", takes=BotLevel),
    Endpoint("DELETE", SEAT + "/bot", remove_bot, "Remove a bot, or take the seat back from it"),
    Endpoint("PUT", SEAT + "/mute", mute_seat, "Host: mute a seat, or not", takes=Muted),
    Endpoint("POST", SEAT + "/device", make_device_code, "A code that moves this seat to another browser", gives=DeviceCode),
    Endpoint("GET", TABLE + "/recording", download_recording, "When over: the file, seed revealed", "anyone", gives=bytes, media=JSONL),
    Endpoint(
        "GET", TABLE + "/odds", show_odds, "When over: what each roll of the recording was rolled from", "anyone",
        gives=RollOdds, limit="replays",
    ),
    Endpoint(
        "GET", TABLE + "/replay", replay_table, "When over: the game as a viewer saw it", "anyone",
        gives=Replay, limit="replays", query=AS_SEAT,
    ),
    Endpoint("GET", TABLE + "/review", review_table, "When over: a seat's game judged so far", "anyone", gives=Review, query=AS_SEAT),
    Endpoint(
        "POST", "/api/replay", replay_upload, "The same for an uploaded recording", "anyone",
        takes=bytes, gives=Replay, limit="uploads", query=AS_SEAT,
    ),
)  # fmt: skip
