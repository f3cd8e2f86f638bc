"""Two Rooms and a Boom: sim mode: everybody chooses, then all choices are carried out in random order (TR-321, TR-396)."""

from boomtable.core.actions import Told
from boomtable.core.dice import Dice
from boomtable.core.errors import IllegalAction
from boomtable.core.schema import Action
from boomtable.core.seats import Seat
from boomtable.games.two_rooms.pieces import NOBODY
from boomtable.games.two_rooms.rules import audiences, beats, calls
from boomtable.games.two_rooms.rules.abdicating import AnsweringLead
from boomtable.games.two_rooms.rules.chapter import Mode, TwoRoomsChapter
from boomtable.games.two_rooms.rules.passing import Passing
from boomtable.games.two_rooms.rules.sharing import AcceptingShare
from boomtable.games.two_rooms.rules.talking import Aiming
from boomtable.games.two_rooms.schema import Chose
from boomtable.games.two_rooms.state import TwoRoomsState, bit, has


class Simulation(Mode):
    """Actions of a round are chosen in the first beat of a tick, and carried out when all have chosen."""

    def __init__(self, wordless: list[TwoRoomsChapter], by_code: list[TwoRoomsChapter]) -> None:
        super().__init__([chapter for chapter in wordless if not isinstance(chapter, Aiming)])
        self.by_code = by_code
        self.choices = [chapter for chapter in wordless if "round" in chapter.phases and not chapter.answers]
        self.lead_answers = [chapter for chapter in wordless if isinstance(chapter, AnsweringLead)]
        self.aiming = next(chapter for chapter in wordless if isinstance(chapter, Aiming))
        self.passing = next(chapter for chapter in wordless if isinstance(chapter, Passing))
        self.accepting = next(chapter for chapter in wordless if isinstance(chapter, AcceptingShare))

    # what is legal

    def list_wordless(self, state: TwoRoomsState, seat: Seat, codes: list[int]) -> None:
        if state.phase != "round":
            super().list_wordless(state, seat, codes)
            if calls.may_call(state, seat):
                codes.append(self.passing.start)
        elif state.beat == 2:
            if seat == state.answering:
                self.list_answers(state, seat, codes)
        elif state.choices[seat] == NOBODY:
            for chapter in self.choices:
                if chapter is not self.aiming or not has(state.aimed, seat):
                    chapter.legal(state, seat, codes)
            codes.append(self.passing.start)

    def list_answers(self, state: TwoRoomsState, seat: Seat, codes: list[int]) -> None:
        """Append the codes of the answers to an offer: accept, decline or wait."""
        if state.answers_lead:
            for answer in self.lead_answers:
                codes.append(answer.start)
        else:
            by = state.answers_to
            code = self.accepting.start + self.accepting.steps(seat, by)
            if self.accepting.fits(state, seat, by):
                codes.append(code)
            codes.append(code + self.accepting.size)  # declining has the same number in the next block
        codes.append(self.passing.start)

    def has_talk(self, state: TwoRoomsState, seat: Seat) -> bool:
        return state.phase == "round" and state.beat == 1 and state.choices[seat] == NOBODY

    # why something is not

    def check(self, chapter: TwoRoomsChapter, state: TwoRoomsState, seat: Seat, action: Action) -> None:
        if state.phase != "round":
            self.check_outside(chapter, state, seat, action)
        elif state.beat == 2:
            self.check_answer(state, seat, action)
        else:
            self.check_choice(chapter, state, seat, action)

    def check_outside(self, chapter: TwoRoomsChapter, state: TwoRoomsState, seat: Seat, action: Action) -> None:
        """Refuse what sim mode does not allow between rounds, where only the leaders are asked (TR-396)."""
        if state.phase == "calls" and chapter is self.passing:
            calls.check_calling(state, seat)
            return
        chapter.check_rules(state, seat, action)
        if chapter is self.aiming or chapter.is_said:
            raise IllegalAction("TR-396", "seat {seat} cannot talk now: in sim mode only rounds have talk", seat=seat)

    def check_answer(self, state: TwoRoomsState, seat: Seat, action: Action) -> None:
        if seat != state.answering:
            raise IllegalAction("TR-321", "seat {seat} cannot act: it has chosen for this tick", seat=seat)
        codes: list[int] = []
        self.list_answers(state, seat, codes)
        if action not in [self.by_code[code].action(seat, code - self.by_code[code].start) for code in codes]:
            raise IllegalAction("TR-321", "seat {seat} cannot do that: it answers seat {by} now", seat=seat, by=state.answers_to)

    def check_choice(self, chapter: TwoRoomsChapter, state: TwoRoomsState, seat: Seat, action: Action) -> None:
        if state.choices[seat] != NOBODY:
            raise IllegalAction("TR-321", "seat {seat} cannot act: it has chosen for this tick", seat=seat)
        if chapter.answers:
            raise IllegalAction("TR-321", "seat {seat} cannot answer now: offers are answered when all have chosen", seat=seat)
        if chapter is self.aiming and has(state.aimed, seat):
            raise IllegalAction("TR-321", "seat {seat} cannot turn again in this tick", seat=seat)
        if chapter is not self.passing:
            chapter.check_rules(state, seat, action)

    # what happens

    def do(self, chapter: TwoRoomsChapter, state: TwoRoomsState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        if state.phase != "round":
            if chapter is self.passing:
                self.pass_call(state, seat, told)
            else:
                super().do(chapter, state, seat, number, dice, told)
        elif state.beat == 2:
            self.answer(chapter, state, seat, number, dice, told)
        elif chapter is self.aiming:
            state.aimed |= bit(seat)
            super().do(chapter, state, seat, number, dice, told)
        else:
            state.choices[seat] = chapter.start + number
            tell_choice(seat, told)
            if NOBODY not in state.choices:
                self.carry_out(state, dice, told)

    def pass_call(self, state: TwoRoomsState, seat: Seat, told: Told) -> None:
        state.called |= bit(seat)
        tell_choice(seat, told)
        calls.show_when_done(state, told)

    def answer(self, chapter: TwoRoomsChapter, state: TwoRoomsState, seat: Seat, number: int, dice: Dice, told: Told) -> None:
        state.answered = [*state.answered, state.seats + state.place[seat] if state.answers_lead else state.answers_to]
        tell_choice(seat, told)
        if chapter is not self.passing:
            super().do(chapter, state, seat, number, dice, told)
        beats.next_answer(state, dice, told)

    def carry_out(self, state: TwoRoomsState, dice: Dice, told: Told) -> None:
        """Carry out all choices in random order; what has become stale or illegal by its turn is dropped."""
        place, changes, aim = state.place[:], state.changes[:], state.aim[:]
        left = [seat for seat in range(state.seats) if state.choices[seat] != self.passing.start]
        while left:
            seat = left.pop(dice.pick(len(left)))
            chapter = self.by_code[state.choices[seat]]
            number = state.choices[seat] - chapter.start
            if state.place[seat] != place[seat]:  # meant for another room (TR-402)
                continue
            if chapter.is_fleeting and state.changes[seat] != changes[seat]:  # for another leader (TR-075)
                continue
            if chapter.is_said and state.aim[seat] != aim[seat]:  # for another listener (TR-402)
                continue
            if chapter.allows(state, seat, number):
                super().do(chapter, state, seat, number, dice, told)
        state.beat = 2
        state.choices = [NOBODY] * state.seats
        beats.next_answer(state, dice, told)


def tell_choice(seat: Seat, told: Told) -> None:
    if told is not None:
        told.append(Chose(seat, audience=audiences.only([seat])))
