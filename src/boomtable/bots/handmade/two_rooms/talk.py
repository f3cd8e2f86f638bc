"""Two Rooms and a Boom bots: what to say, and to whom."""

from typing import Final, TypeAlias

from boomtable.bots.handmade.two_rooms import reasons, sending
from boomtable.bots.handmade.two_rooms.situation import SURE, Situation
from boomtable.bots.handmade.two_rooms.story import Story
from boomtable.core.schema import Action
from boomtable.core.seats import Seat
from boomtable.games.two_rooms.pieces import NOBODY
from boomtable.games.two_rooms.roles import BOMBER, DOCTOR, ENGINEER, IDS, PRESIDENT
from boomtable.games.two_rooms.rules.sentences import spoken
from boomtable.games.two_rooms.schema import (
    Accuse,
    Argue,
    AskFor,
    AskToShow,
    ClaimHeard,
    ClaimRole,
    ClaimSaw,
    ClaimShared,
    Intend,
    Matter,
    Question,
    Report,
    Vouch,
)

Words: TypeAlias = tuple[Action, Seat | None]  # and for whom they are

NEWSWORTHY: Final = (PRESIDENT, BOMBER, DOCTOR, ENGINEER)
BELIEVED: Final = 0.8  # what is so likely is passed on as hearsay
SUSPECT: Final = 0.12  # who is so rarely a friend is accused
URGENT: Final = 0.25  # what a move must be worth to be asked for
BARE: Final = 30  # of a hundred judgements without a reason that are said to people
ANYBODY: Final = -2  # no listener in particular


def choose(now: Situation, told: Story, facing: Seat | None = ANYBODY) -> Words | None:
    """The first thing that is worth saying and has not been said, to anybody or only to the listener whom this seat faces. Sides take
    part in each other's words, so that a room hears a talk."""
    ideas = [greeting, warning, request, confiding, plan, reaction, report, judgement, proposal, pressing, question, small_talk]
    for idea in ideas:
        words = idea(now, told)
        if words is not None and facing in (ANYBODY, words[1]) and not now.memory.has_done(*words) and now.memory.is_news(*words):
            return words
    return None


def greeting(now: Situation, told: Story) -> Words | None:
    """A word about who one is, now and then."""
    if now.progress < 0.05 or not now.chats(25):
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
    why = reasons.against(now, hostage) if now.on_team else None
    return (Intend("send", hostage) if why is None else Argue("send", hostage, why)), None


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
    return (Report(leader), None) if leader != NOBODY and came and now.chats(20) else None


def judgement(now: Situation, told: Story) -> Words | None:
    """A word about who is to be trusted and who is not, and why."""
    if not now.on_team or not now.chats(25):
        return None
    for seat in now.neighbours():
        if not now.is_player(seat) or not now.beliefs.is_painted(seat) or seat in now.memory.promised:
            continue
        words = verdict(now, seat)
        if words is not None and is_fresh(now, words):
            return words, None
    return None


def verdict(now: Situation, seat: Seat) -> Action | None:
    """What this seat makes of somebody of whom it knows something."""
    if now.friendly(seat) > SURE:
        why = reasons.in_favour(now, seat)
        return bare(now, Vouch(seat)) if why is None else Argue("trust", seat, why)
    if now.friendly(seat) < SUSPECT:
        why = reasons.against(now, seat)
        return bare(now, Accuse(seat)) if why is None else Argue("doubt", seat, why)
    return None


def bare(now: Situation, words: Action) -> Action | None:
    """A judgement without a reason, which people do not think much of."""
    return words if now.seen.options.mode == "sim" or now.happens(BARE) else None


def reaction(now: Situation, told: Story) -> Words | None:
    """A word to what was last said about somebody: one's own story, or what one knows of them."""
    if not now.memory.topics or not now.chats(40):
        return None
    topic = now.memory.topics[-1]
    if topic == now.seat:
        now.memory.topics.remove(topic)
        return ClaimRole(told.role), None
    if topic not in now.neighbours() or not now.is_player(topic) or not now.on_team or topic in now.memory.promised:
        return None
    words = verdict(now, topic)
    if words is None and reasons.has_lied(now, topic):
        words = Argue("doubt", topic, "lied")
    if words is not None:
        now.memory.topics.remove(topic)
    return None if words is None else (words, None)


def proposal(now: Situation, told: Story) -> Words | None:
    """Whom the leader should send, or who should lead, with what speaks for it."""
    if not now.on_team or now.leads or not now.chats(20):
        return None
    for seat in now.neighbours():
        if not now.is_player(seat):
            continue
        words = plea(now, seat)
        if words is not None and is_fresh(now, words):
            return words, None
    return None


def plea(now: Situation, seat: Seat) -> Action | None:
    """Friends lead or stay, enemies go; in the last round what is best depends on more than that."""
    if seat == now.leader or now.is_last:
        return None
    if now.friendly(seat) > SURE:
        why = reasons.in_favour(now, seat)
        is_needed = now.leader != NOBODY and now.hostile(now.leader) > 0.5
        return None if why is None else Argue("point" if is_needed else "keep", seat, why)
    why = reasons.against(now, seat)
    return Argue("send", seat, why) if why is not None and now.friendly(seat) < SUSPECT else None


def is_fresh(now: Situation, words: Action) -> bool:
    """Whether the room has not heard it from this seat."""
    return now.memory.is_news(words, None) and not now.memory.has_done(words, None)


def pressing(now: Situation, told: Story) -> Words | None:
    """Whoever shows nothing to anybody is told so."""
    if not now.chats(25):
        return None
    quiet = [seat for seat in now.neighbours() if now.is_player(seat) and reasons.hides(now, seat) and now.friendly(seat) < SURE]
    if not quiet:
        return None
    seat = quiet[now.dice.pick(len(quiet))]
    return Argue("doubt", seat, "hides"), None


def small_talk(now: Situation, told: Story) -> Words | None:
    """Something true or harmless: with whom one has shared, or a question that the whole room hears."""
    if not now.chats(20):
        return None
    for row in now.seen.shown.each:
        other = row.to if row.by == now.seat else row.by
        if row.how == "share" and now.seat in (row.by, row.to) and other is not None:
            words = ClaimShared(other, row.kind)
            if is_fresh(now, words):
                return words, None
    others = [seat for seat in now.neighbours() if now.is_player(seat)]
    matters: list[Matter] = ["side", "seen", "role"]
    for step in range(len(others) * len(matters)):
        seat = others[(now.dice.pick(len(others)) + step) % len(others)]
        asked = Question(seat, matters[step % len(matters)])
        if is_fresh(now, asked):
            return asked, None
    return None


def question(now: Situation, told: Story) -> Words | None:
    """A question to a stranger: who they are, then for proof; nobody is asked while they owe an answer."""
    strangers = [seat for seat in now.neighbours() if not now.beliefs.is_painted(seat) and seat not in now.memory.pressed]
    if not strangers or not now.chats(30):
        return None
    seat = strangers[now.dice.pick(len(strangers))]
    if not now.memory.roles_claimed[seat]:
        return Question(seat, "role"), seat
    return AskToShow("card"), seat
