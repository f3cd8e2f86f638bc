"""Two Rooms and a Boom bots: what to say, and to whom."""

from typing import Final, TypeAlias

from boomtable.bots.handmade.two_rooms import sending
from boomtable.bots.handmade.two_rooms.situation import SURE, Situation
from boomtable.bots.handmade.two_rooms.story import Story
from boomtable.core.schema import Action
from boomtable.core.seats import Seat
from boomtable.games.two_rooms.pieces import NOBODY
from boomtable.games.two_rooms.roles import BOMBER, DOCTOR, ENGINEER, IDS, PRESIDENT
from boomtable.games.two_rooms.rules.sentences import spoken
from boomtable.games.two_rooms.schema import (
    Accuse,
    AskFor,
    AskToShow,
    ClaimHeard,
    ClaimRole,
    ClaimSaw,
    Intend,
    Question,
    Report,
    Vouch,
)

Words: TypeAlias = tuple[Action, Seat | None]  # and for whom they are

NEWSWORTHY: Final = (PRESIDENT, BOMBER, DOCTOR, ENGINEER)
BELIEVED: Final = 0.8  # what is so likely is passed on as hearsay
SUSPECT: Final = 0.12  # who is so rarely a friend is accused
URGENT: Final = 0.25  # what a move must be worth to be asked for


def choose(now: Situation, told: Story) -> Words | None:
    """The first thing that is worth saying and has not been said."""
    ideas = [greeting, warning, request, confiding, plan, report, judgement, question]
    for idea in ideas:
        words = idea(now, told)
        if words is not None and not now.memory.has_done(*words):
            return words
    return None


def greeting(now: Situation, told: Story) -> Words | None:
    """A word about who one is, now and then."""
    if now.progress < 0.05 or not now.happens(25):
        return None
    return ClaimRole(told.role), None


def confiding(now: Situation, told: Story) -> Words | None:
    """The truth, whispered to a friend."""
    if not now.on_team:
        return None
    for seat in now.neighbours():
        if now.friendly(seat) > SURE and not now.memory.has_done(ClaimRole(IDS[now.card]), seat) and not now.is_known_to(seat):
            return ClaimRole(IDS[now.card]), seat
    return None


def warning(now: Situation, told: Story) -> Words | None:
    """What a friend should know of a main character or a helper, told to the leader first."""
    if not now.on_team:
        return None
    friends = [seat for seat in now.neighbours() if now.friendly(seat) > SURE]
    friends.sort(key=lambda seat: seat != now.leader)
    for about in range(len(now.seen.places)):
        words = identified(now, about)
        if words is None:
            continue
        knowing = [about, *now.memory.told_by(about)]
        for friend in friends:
            if friend not in knowing and not now.memory.has_done(words, friend):
                return words, friend
    return None


def identified(now: Situation, about: Seat) -> Action | None:
    """The news about a seat: which important card was seen there, or heard of it and believed."""
    if about == now.seat:
        return None
    for card in NEWSWORTHY:
        if now.beliefs.card_known(about) == card:
            return ClaimSaw(about, IDS[card])
        if now.beliefs.of_card(about, card) > BELIEVED:
            return ClaimHeard(about, IDS[card])
    return None


def request(now: Situation, told: Story) -> Words | None:
    """A wish to be sent or kept, told to a leader who is hardly an enemy."""
    if now.leads or now.leader == NOBODY or now.progress < 0.4 or not now.is_player(now.seat):
        return None
    if now.hostile(now.leader) > 0.5:
        return None
    worth = sending.wants_to_go(now)
    if abs(worth) < URGENT:
        return None
    return AskFor("send" if worth > 0 else "keep", now.seat), now.leader if now.on_team else None


def plan(now: Situation, told: Story) -> Words | None:
    """Whom a leader is going to send, which it says near the end, and mostly keeps to."""
    if not now.leads or now.progress < 0.75 or not now.happens(30):
        return None
    able = [seat for seat in now.roommates() if seat != now.seat]
    if not able or now.memory.promised:
        return None
    hostage = max(able, key=lambda seat: sending.gain(now, seat, []) + 0.01 * now.blur())
    now.memory.promised[hostage] = "send"
    return Intend("send", hostage), None


def announcement(now: Situation, told: Story) -> Words | None:
    """A leader's word to its room about who goes, and its introduction to the other leader."""
    ideas: list[Words] = []
    other = now.own.other_leader
    if other is not None:
        ideas = [(ClaimRole(told.role), other)]
        if not now.memory.roles_claimed[other]:
            ideas.append((Question(other, "role"), other))
    elif now.seen.phase == "select":
        ideas = [(Intend("send", hostage), None) for hostage in now.own.draft]
    return next((words for words in ideas if spoken(words[0]) not in now.memory.spoken), None)


def report(now: Situation, told: Story) -> Words | None:
    """Who led the other room, told by somebody who came from there."""
    if now.place not in ("A", "B"):
        return None
    leader = now.other_leader
    came = any(move.seat == now.seat and move.to == now.place for move in now.seen.moves) or not now.is_player(now.seat)
    return (Report(leader), None) if leader != NOBODY and came and now.happens(20) else None


def judgement(now: Situation, told: Story) -> Words | None:
    """A word about who is to be trusted and who is not."""
    if not now.on_team or not now.happens(15):
        return None
    for seat in now.neighbours():
        if not now.is_player(seat) or not now.beliefs.is_painted(seat) or seat in now.memory.promised:
            continue
        if now.friendly(seat) > SURE and not now.memory.has_done(Vouch(seat), None):
            return Vouch(seat), None
        if now.friendly(seat) < SUSPECT and not now.memory.has_done(Accuse(seat), None):
            return Accuse(seat), None
    return None


def question(now: Situation, told: Story) -> Words | None:
    """A question to a stranger: who they are, then for proof; nobody is asked while they owe an answer."""
    strangers = [seat for seat in now.neighbours() if not now.beliefs.is_painted(seat) and seat not in now.memory.pressed]
    if not strangers or not now.happens(30):
        return None
    seat = strangers[now.dice.pick(len(strangers))]
    if not now.memory.roles_claimed[seat]:
        return Question(seat, "role"), seat
    return AskToShow("card"), seat
