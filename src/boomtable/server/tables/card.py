"""A table as its frame shows it to one person: everything but the game itself."""

from __future__ import annotations

from functools import lru_cache

from boomtable.server.game.subscribers import Subscribers
from boomtable.server.protocol.messages import ModeratorCard, ScreenCard, SeatCard, TableCard
from boomtable.server.seating.presence import Presence
from boomtable.server.seating.screens import code_of, screens_of
from boomtable.server.seating.seats import seats_of
from boomtable.server.store.facts import SeatFacts, is_arranged_by
from boomtable.server.tables.record import Record
from boomtable.server.tables.shown_options import next_options, shown_options
from boomtable.table.fair import commitment


def card_of(record: Record, presence: Presence, person_id: str | None, onlookers: Subscribers, *, paused: bool) -> TableCard:
    facts, game, options = record.facts, record.game, record.options
    sits = bool(seats_of(record.seats, person_id))
    you_host = person_id is not None and facts.host == person_id
    return TableCard(
        table=facts.id,
        game=facts.game,
        options=shown_options(facts, game, options, host=you_host),
        warnings=game.warnings(options) if you_host and facts.phase == "gathering" else [],
        phase=facts.phase,
        seats=[_seat_card(seat, facts.host, presence, person_id) for seat in record.seats],
        you_host=you_host,
        public=facts.public,
        research=facts.research,
        spectators=facts.spectators,
        pace=facts.pace,
        hints=facts.hints,
        tempo=facts.tempo,
        moderator=_moderator_card(record, presence, person_id),
        screens=_screen_cards(record, onlookers, shown=is_arranged_by(facts, person_id)),
        bots_only=game.bots_only(options),
        round=facts.round,
        watching=onlookers.spectators(),
        paused=paused,
        commitment=_commitment(facts.seed),
        code=facts.code if sits or you_host else None,
        next_table=facts.next_table,
        next_options=next_options(facts, game, options),
        ended_at=facts.ended,
        closing=facts.closing,
    )


def _screen_cards(record: Record, onlookers: Subscribers, *, shown: bool) -> list[ScreenCard]:
    return [
        ScreenCard(screen, onlookers.looking_as(screen), code_of(record.facts, screen) if shown else None)
        for screen in screens_of(record.game)
    ]


def _seat_card(seat: SeatFacts, host: str | None, presence: Presence, person_id: str | None) -> SeatCard:
    return SeatCard(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        face=seat.face,
        level=seat.level,
        online=seat.kind == "bot" or seat.person in presence.online,
        you=person_id is not None and seat.person == person_id,
        host=seat.person is not None and seat.person == host,
        muted=seat.muted,
        away=seat.away,
        program=seat.program,
    )


def _moderator_card(record: Record, presence: Presence, person_id: str | None) -> ModeratorCard | None:
    if not record.game.moderated(record.options):
        return None
    moderator = record.facts.moderator
    if moderator is None:
        return ModeratorCard("open", "", online=False, you=False)
    return ModeratorCard("person", record.facts.moderator_name, online=moderator in presence.online, you=moderator == person_id)


@lru_cache(maxsize=4096)
def _commitment(seed: str) -> str:
    return commitment(bytes.fromhex(seed))
