"""Two Rooms and a Boom bots: a guest of the party as the table sees it; levels differ in a few traits."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from boomtable.bots.bot import Bot, Wait
from boomtable.bots.budget import Budget
from boomtable.bots.handmade.two_rooms import answering, leading, powers, sending, showing, talk
from boomtable.bots.handmade.two_rooms.beliefs import Beliefs, Facts
from boomtable.bots.handmade.two_rooms.choices import Choices
from boomtable.bots.handmade.two_rooms.level import Level
from boomtable.bots.handmade.two_rooms.memory import Memory
from boomtable.bots.handmade.two_rooms.outlook import TRUST
from boomtable.bots.handmade.two_rooms.pace import COMPANY, READERS, Pace
from boomtable.bots.handmade.two_rooms.situation import Situation
from boomtable.bots.handmade.two_rooms.speech import Speech
from boomtable.bots.handmade.two_rooms.story import Story
from boomtable.bots.handmade.two_rooms.talk import Words
from boomtable.core.game import AnyGame
from boomtable.core.schema import Action, Event, Options, View
from boomtable.core.seats import Seat
from boomtable.games.two_rooms.pieces import NOBODY
from boomtable.games.two_rooms.roles import NUMBER, ROLES
from boomtable.games.two_rooms.schema import Aim, OfferShare, Pass, Ready, Reveal, TwoRoomsView

ENOUGH: Final = 0.6  # of a round, for bots among themselves
LEAST: Final = 0.1  # and where the people are in a hurry
MUCH: Final = 2  # things that happen for three people in a room, after which whoever listened has something to say, in sim mode
WALK_MS: Final = 35_000  # an Ambassador's stay in a room


@mypyc_attr(allow_interpreted_subclasses=True)
class Guest(Bot):
    def __init__(self, game: AnyGame, options: Options, seat: Seat, seed: int, budget: Budget) -> None:
        super().__init__(game, options, seat, seed, budget)
        self.memory = Memory(seat, options.seats)
        self.pace = Pace(self.dice)
        self.story: Story | None = None
        self.speech = Speech()
        self.hunches: list[int] = []  # by round
        self.facts_key: object = None
        self.beliefs_key: object = None
        self.facts: Facts | None = None
        self.beliefs: Beliefs | None = None

    @abstractmethod
    def level(self) -> Level:
        """What sets this level apart."""

    def observe(self, events: list[Event]) -> None:
        for event in events:
            self.memory.hear(event)

    def choose(self, view: View, legal: list[Action]) -> Action | Wait:
        assert isinstance(view, TwoRoomsView)
        stirred, self.memory.stirred = self.memory.stirred, False
        self.speech.enter(view.phase)
        if view.phase != "round":
            return self.between_rounds(view, legal)
        self.pace.look(view, stirred=stirred, at_ms=self.now_ms)
        now = self.situation(view, legal)
        if view.options.mode == "sim":
            action = self.act(now)
            return Pass() if action is None else self.noted(self.planned(action, legal))
        is_awaited, has_begun = answering.is_awaited(now), self.speech.words is not None
        company = len(now.neighbours())
        wait = self.pace.must_wait(stirred=stirred, urgent=is_awaited, silent=now.has_been_silent, begun=has_begun, company=company)
        if wait:
            return Wait(wait)
        action = self.act(now)
        if action is None:
            return Wait(self.pace.idle(company))
        self.pace.acted()
        return self.noted(self.planned(action, legal))

    def between_rounds(self, seen: TwoRoomsView, legal: list[Action]) -> Action | Wait:
        is_awaited = self.seat in seen.waiting_on
        if seen.phase in ("deal", "walk"):
            return next(action for action in legal if not isinstance(action, Aim)) if is_awaited else Wait()
        now = self.situation(seen, legal)
        now.may_chat = seen.phase == "parley"
        action = self.small_talk(now, is_awaited=is_awaited)
        if action is not None:
            return self.noted(self.planned(action, legal))
        if not is_awaited:
            return Wait()
        if seen.phase == "parley":
            return Ready()
        action = powers.call(now) if seen.phase == "calls" else sending.choose(now)
        assert action is not None, f"seat {self.seat} has no plan: the game waits for one"
        return self.planned(action, legal)

    def planned(self, action: Action, legal: list[Action]) -> Action:
        assert action in legal, f"seat {self.seat} cannot do what it planned: {action} is not legal"
        return action

    def small_talk(self, now: Situation, *, is_awaited: bool) -> Action | None:
        """What is said before anything is done at a table: people are answered, and a leader announces its acts so that all can follow."""
        if not now.choices.can_talk or self.story is None:
            return None
        if self.speech.words is None:
            self.speech.words = answering.choose(now, self.story) or (talk.announcement(now, self.story) if is_awaited else None)
        return self.speech.utter(now)

    def noted(self, action: Action) -> Action:
        is_heard = self.pace.is_simulated or not isinstance(action, Reveal)  # who shows a card has said nothing to the room
        if self.speech.words is not None and self.speech.words[0] == action and is_heard:
            self.pace.spoke()
        if not isinstance(action, Aim):
            self.memory.done.append((action, self.speech.said(action)))
        if isinstance(action, OfferShare):
            self.memory.offers_made[action.target] = self.memory.offers_made.get(action.target, 0) + 1
        return action

    # thinking

    def situation(self, seen: TwoRoomsView, legal: list[Action]) -> Situation:
        now = Situation(seen, self.seat, self.believed(seen), self.memory, Choices(legal), self.level(), self.dice)
        now.progress = self.pace.progress(seen)
        company = len(now.neighbours()) + 1
        if seen.options.mode == "sim":
            now.has_been_silent = self.pace.is_silent(0) or self.memory.overheard > MUCH * company // 3
        else:
            now.has_been_silent, now.is_overdue = self.pace.is_silent(company), self.pace.is_overdue(company)
        now.may_chat = self.pace.is_due("talk") or now.has_been_silent
        while len(self.hunches) <= seen.round:
            self.hunches.append(self.dice.pick(len(TRUST)))
        now.hunch = self.hunches[seen.round]
        if self.story is None or self.story.card != now.card:
            self.story = Story(now)
        return now

    def believed(self, seen: TwoRoomsView) -> Beliefs:
        """What this seat believes, worked out again only when there is something new."""
        role = seen.cards[self.seat]
        assert role is not None, "cards are known from the first round on"
        facts_key = (seen.cards, seen.shown)
        if self.facts is None or facts_key != self.facts_key:
            self.facts, self.facts_key, self.beliefs = Facts(seen, self.seat), facts_key, None
        if self.beliefs is None or self.beliefs_key != self.memory.version:
            side = ROLES[NUMBER[role]].side
            self.beliefs = Beliefs(self.facts, self.memory, side, gullible=self.level().gullible)
            self.beliefs_key = self.memory.version
        return self.beliefs

    def act(self, now: Situation) -> Action | None:
        return self.answer(now) or self.pressing(now) or self.deal_with_cards(now) or self.speak(now) or self.get_ready(now)

    def pressing(self, now: Situation) -> Action | None:
        """A leader's deeds, and a word that is overdue: at a table people wait to hear it, in sim mode nobody does."""
        if not now.has_been_silent:
            return self.lead(now)
        if now.seen.options.mode == "sim":
            return self.lead(now) or self.speak(now)
        return self.speak(now) or self.lead(now)

    def answer(self, now: Situation) -> Action | None:
        if now.is_offered_the_lead:
            reply = leading.answer(now)
            if now.choices.has(reply):
                return reply
        for offered in now.own.offers:
            if offered.to == self.seat:
                action = showing.answer(now, offered)
                if now.choices.has(action):
                    return action
        return None

    def lead(self, now: Situation) -> Action | None:
        if not now.is_player(self.seat):
            stayed = self.pace.now_ms - self.pace.came_ms
            action = powers.walk(now, stayed, 0 if now.place == "hall" else WALK_MS)
            if action is not None:
                self.pace.came_ms = self.pace.now_ms
            return action
        return leading.choose(now) or powers.bounce(now) or sending.early(now) or self.point(now)

    def get_ready(self, now: Situation) -> Action | None:
        """Enough for this round: who has nothing left to do does not keep people waiting, nor hurry them."""
        if not now.choices.has(Ready()) or self.seat in now.seen.ready or now.leader == NOBODY or showing.has_found(now):
            return None
        people = [seat for seat in now.neighbours() if seat not in now.seen.bots]
        is_time = all(seat in now.seen.ready for seat in people) if people else now.progress > ENOUGH
        return Ready() if is_time and now.progress > LEAST else None

    def point(self, now: Situation) -> Action | None:
        action = leading.point(now) if self.pace.is_due("point") else None
        if action is not None:
            self.pace.did("point")
        return action

    def deal_with_cards(self, now: Situation) -> Action | None:
        if not self.pace.is_due("offer") and not showing.has_found(now):
            return None
        action = showing.reveal(now) or showing.offer(now)
        if action is not None:
            self.pace.did("offer")
        return action

    def speak(self, now: Situation) -> Action | None:
        if not now.choices.can_talk or self.story is None:
            return None
        if self.speech.words is None:
            self.speech.words = self.overdue_words(now, self.story) or answering.choose(now, self.story)
            if self.speech.words is None and now.may_chat:
                self.speech.words = talk.choose(now, self.story)
            if self.speech.words is not None and now.may_chat:
                self.pace.did("talk", len(now.neighbours()) + 1, COMPANY if now.seen.options.mode == "sim" else READERS)
        return self.speech.utter(now)

    def overdue_words(self, now: Situation, told: Story) -> Words | None:
        """Words for whom this seat faces already: to turn to somebody else first can take longer than others wait; only people's questions
        come first."""
        if not now.is_overdue or answering.is_awaited(now):
            return None
        return talk.choose(now, told, facing=now.own.aim)
