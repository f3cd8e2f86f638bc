"""Two Rooms and a Boom bots: answers to requests and questions."""

from typing import Final

from boomtable.bots.handmade.two_rooms import leading, sending, showing, story
from boomtable.bots.handmade.two_rooms.situation import Situation
from boomtable.bots.handmade.two_rooms.story import Story
from boomtable.bots.handmade.two_rooms.talk import Words
from boomtable.core.schema import Action
from boomtable.core.seats import Seat
from boomtable.games.two_rooms.pieces import NOBODY
from boomtable.games.two_rooms.roles import IDS, SIDES
from boomtable.games.two_rooms.schema import Answer, ClaimColour, ClaimRole, ClaimSaw, ClaimSide, Kind, QuestionView, Reply, Reveal

LIKELY: Final = 0.75
VOLUNTEERS: Final = 25  # of a hundred who answer what everybody was asked


def choose(now: Situation, told: Story) -> Words | None:
    """The answer to the oldest open question; people come before bots, whose words must not drown them."""
    for asked in now.own.questions:
        can_wait = asked.by in now.seen.bots and not now.may_chat
        if asked.by in now.choices.askers and asked not in now.memory.handled and not can_wait:
            now.memory.handled.append(asked)
            if is_mine(now, asked) or now.happens(VOLUNTEERS):
                words = answer(now, told, asked)
                words = aloud(now, told, words) if was_aloud(now, asked) else words
                if words is not None and (asked.by not in now.seen.bots or now.memory.is_news(*words)):
                    return words
    return None


def was_aloud(now: Situation, asked: QuestionView) -> bool:
    return not now.memory.whispers.get(asked.by, True)


def aloud(now: Situation, told: Story, words: Words | None) -> Words | None:
    """The room that heard a question hears the answer, with nothing in it that is for friends alone."""
    if words is None:
        return None
    action, to = words
    if isinstance(action, ClaimRole):
        return ClaimRole(told.role), None
    return (action, None) if isinstance(action, (Answer, ClaimColour)) else (action, to)


def is_awaited(now: Situation) -> bool:
    """Whether somebody waits for an answer of this seat; bots can wait longer than people."""
    if now.is_offered_the_lead:
        return True
    asked = any(question not in now.memory.handled and question.by not in now.seen.bots for question in now.own.questions)
    return asked or any(offered.to == now.seat for offered in now.own.offers)


def is_mine(now: Situation, asked: QuestionView) -> bool:
    """Whether a question is this seat's to answer: whispered, about itself, or for the leader to decide."""
    if now.memory.whispers.get(asked.by, True) or asked.about == now.seat:
        return True
    return now.leads and asked.what == "AskFor"


def answer(now: Situation, told: Story, asked: QuestionView) -> Words | None:
    match asked.what:
        case "AskToShow":
            return show(now, asked)
        case "AskFor":
            return Answer(asked.by, reply_to_request(now, asked)), asked.by
        case "Question" if asked.about is not None:
            return tell(now, told, asked.by, asked.about)
    return None


def show(now: Situation, asked: QuestionView) -> Words:
    kind: Kind = "colour" if asked.detail == "colour" else "card"
    action = Reveal(kind, asked.by)
    if now.choices.has(action) and showing.would_show(now, kind, asked.by):
        return action, None
    return Answer(asked.by, "no" if now.happens(50) else "maybe"), asked.by


def reply_to_request(now: Situation, asked: QuestionView) -> Reply:
    """The reply to a request: yes to what suits this seat; a leader who says yes means it."""
    seat = asked.about
    if seat is None:
        return "maybe"
    if asked.detail in ("send", "keep"):
        worth = sending.gain(now, seat, []) if seat != now.leader else 0.0
        worth = worth if asked.detail == "send" else -worth
        if now.leads and worth >= 0.0:
            now.memory.promised[seat] = asked.detail or ""
        return "yes" if worth > 0.02 else "maybe" if worth > -0.02 else "no"
    better = leading.fitness(now, seat) - (leading.fitness(now, now.leader) if now.leader != NOBODY else 0.4)
    return "yes" if better > leading.MARGIN else "maybe" if better > -0.1 else "no"


def tell(now: Situation, told: Story, asker: Seat, about: Seat) -> Words:
    """What this seat claims to be, or saw of another: friends get the truth, enemies a shrug."""
    if about == now.seat:
        return story.introduction(now, told, asker), asker
    words = knowledge_of(now, about)
    if words is None or (now.on_team and now.friendly(asker) < 0.3):
        return Answer(asker, "maybe" if words is None else "no"), asker
    return words, asker


def knowledge_of(now: Situation, about: Seat) -> Action | None:
    beliefs = now.beliefs
    card = beliefs.card_known(about)
    if card != NOBODY:
        return ClaimSaw(about, IDS[card])
    if beliefs.is_painted(about):
        return ClaimColour(about, SIDES[beliefs.facts.known.colours[about]])
    side = max(SIDES, key=lambda each: beliefs.of_side(about, each))
    return ClaimSide(about, side, is_on=True) if beliefs.of_side(about, side) > LIKELY else None
