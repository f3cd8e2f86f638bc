"""What somebody at a place sees, as one text: the table, the news, the board with its legend, the clocks, what may be done."""

from __future__ import annotations

import time

from boomtable.mcp.menu import SHORT, menu
from boomtable.mcp.place import Place
from boomtable.mcp.rules import how_to_play
from boomtable.mcp.sentences import seat_line

NEWEST = 60  # pieces of news that are told at most


def sight(place: Place, after: int, *, listed: bool) -> str:
    parts = [how_to_play(place.game, "en")] if after == 0 else []
    parts += [_head(place), _news(place, after)]
    update = place.update
    if update is not None:
        parts += [place.words.board(update.view), *_clocks(place)]
    return "\n\n".join([*(part for part in parts if part), _to_do(place, listed=listed)])


def _head(place: Place) -> str:
    card, game = place.card, place.game
    lines = [f"{game.info.title}, table {place.table}: {card['phase']}. You are seat {place.seat}."]
    lines += [seat_line(seat) for seat in card["seats"]]
    if card["code"] is not None and card["phase"] == "gathering":
        lines.append(f"Others come in at {place.guest.url}/t/{place.table}#{card['code']} or with the code {card['code']}.")
    if card["research"]:
        lines.append("When the game is over its moves may be given out as free data (CC0), without names and talk.")
    if card["paused"]:
        lines.append("The table is paused: nobody can act.")
    return "\n".join(lines)


def _news(place: Place, after: int) -> str:
    first = max(after, len(place.news) - NEWEST)
    lines = [f"{number}. {text}" for number, text in enumerate(place.news[first:], first + 1)]
    return "\n".join([f"News after {first}:", *lines]) if lines else "No news."


def _clocks(place: Place) -> list[str]:
    assert place.update is not None
    now = time.time() * 1000 + place.line.offset_ms
    timers = [f"{timer['name']} ends in {max(0.0, timer['ends_at'] - now) / 1000:.0f} s" for timer in place.update.timers]
    return [f"Clocks: {', '.join(timers)}."] if timers else []


def _to_do(place: Place, *, listed: bool) -> str:
    update = place.update
    if place.ended is not None:
        return f"Nothing more can be seen here: {place.ended}."
    if place.over:
        return "It is over. " + ("" if update is None or not update.over else place.words.end(update.view["outcome"]))
    if update is None:
        return "The game has not begun: the host starts it when every seat is taken."
    if not update.offers:
        return "There is nothing that you can do now: look again."
    lines = ["You must act: the game waits for you." if place.must_act else "You may act, but the game does not wait for you."]
    lines.append(f"Types of action that are open to you: {', '.join(dict.fromkeys(offer['type'] for offer in update.offers))}.")
    if update.channels:
        lines.append(f"Channels in which you can talk: {', '.join(update.channels)}.")
    if listed:
        lines += ["Your choices, each as it is sent and as a sentence:", *menu(update.offers, place.words, most=SHORT)]
    return "\n".join(lines)
