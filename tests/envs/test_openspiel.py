"""What the suite of OpenSpiel lets pass: information states that forget or tell too much, rewards, wrong chances."""

from __future__ import annotations

import copy
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot  # type: ignore[import-untyped]  # it brings no types
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator  # type: ignore[import-untyped]

import boomtable.envs.openspiel  # noqa: F401  registers the games
from boomtable.core.dice import ScriptedDice, SeededDice
from boomtable.core.errors import BoomtableError, OptionError
from boomtable.games import GAMES, SNIP
from tests.envs.cases import SMALL, params


def rolled(state: Any, dice: SeededDice) -> Any:
    """The state after chance has rolled, by its own chances."""
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        state.apply_action(outcomes[dice.pick(len(outcomes))][0])
    return state


def opening(text: str, seed: int = 0) -> Any:
    return rolled(pyspiel.load_game(text).new_initial_state(), SeededDice(seed))


def leaves_and_nodes(state: Any) -> Iterator[Any]:
    yield state
    for action in state.legal_actions():
        yield from leaves_and_nodes(state.child(action))


@pytest.fixture(scope="module")
def tree() -> list[Any]:
    """All of Snip for two."""
    return list(leaves_and_nodes(pyspiel.load_game("boomtable_snip(seats=2)").new_initial_state()))


def test_all_deals_have_their_chances(tree: list[Any]) -> None:
    """One wire of four is red, each as likely as the others."""
    chances = {}
    for state in tree:
        if not state.is_player_node() or len(state.full_history()) > 4:
            continue
        chance, replay = 1.0, state.get_game().new_initial_state()
        for step in state.full_history():
            chance *= dict(replay.chance_outcomes())[step.action]
            replay.apply_action(step.action)
        chances[tuple(state.position().dump()["colours"])] = chance

    assert chances == {(1, 0, 0, 0): 0.25, (0, 1, 0, 0): 0.25, (0, 0, 1, 0): 0.25, (0, 0, 0, 1): 0.25}


def test_equal_information_states_have_equal_legal_codes_and_observations(tree: list[Any]) -> None:
    known: dict[str, tuple[list[int], str, list[float]]] = {}
    tensors: dict[str, tuple[float, ...]] = {}
    decisions = [state for state in tree if state.is_player_node()]
    for state in decisions:
        seat = state.current_player()
        seen = state.legal_actions(), state.observation_string(seat), state.observation_tensor(seat)
        assert known.setdefault(state.information_state_string(seat), seen) == seen
        tensors[state.information_state_string(seat)] = tuple(state.information_state_tensor(seat))

    assert len(decisions) == 114
    assert len(known) == 103
    assert len(set(tensors.values())) == len(tensors) == 103


def test_players_forget_nothing(tree: list[Any]) -> None:
    """Equal information states have come through equal information states and own actions before."""
    before: dict[str, list[tuple[str, int]]] = {}
    for state in tree:
        if not state.is_player_node():
            continue
        seat, past, replay = state.current_player(), [], state.get_game().new_initial_state()
        for step in state.full_history():
            if step.player == seat:
                past.append((replay.information_state_string(seat), step.action))
            replay.apply_action(step.action)
        assert before.setdefault(state.information_state_string(seat), past) == past


def test_what_a_player_cannot_see_is_not_in_its_information_state() -> None:
    """The red wire lies with one or the other of two neighbours."""
    game = pyspiel.load_game("boomtable_snip(seats=3)")
    deals = [game.new_initial_state() for _ in range(2)]
    for state, rolls in zip(deals, ([0, 0, 1, 0, 0, 0], [0, 0, 0, 0, 1, 0]), strict=True):
        for roll in rolls:
            state.apply_action(roll)

    assert deals[0].information_state_string(0) == deals[1].information_state_string(0)
    assert deals[0].information_state_tensor(0) == deals[1].information_state_tensor(0)
    assert deals[0].information_state_string(1) != deals[1].information_state_string(1)


def test_the_end_pays_what_the_outcome_says(tree: list[Any]) -> None:
    ends = [state for state in tree if state.is_terminal()]

    assert {tuple(state.returns()) for state in ends} == {(0.0, 0.0), (1.0, 1.0)}
    for state in ends:
        outcome = SNIP.outcome(state.position())
        assert outcome is not None
        assert state.returns() == [outcome.payoff(seat) for seat in range(2)]
    assert {tuple(state.returns()) for state in tree if not state.is_terminal()} == {(0.0, 0.0)}


@pytest.mark.parametrize("text", ["boomtable_bomb_busters(seats=2,mission=1)", "boomtable_bombs_away(seats=2)", "boomtable_its_a_bomb"])
def test_a_game_is_the_one_that_its_rolls_deal(text: str) -> None:
    state = opening(text, 3)
    game, rolls = state.get_game(), [step.action for step in state.full_history()]
    drawn, dice = game.options, ScriptedDice(rolls)
    dealt = game.rules.setup(game.rules.draw_lots(drawn, dice), dice)[0]

    assert state.position().dump() == dealt.dump()
    assert max(rolls) < game.max_chance_outcomes() == game.rules.most_faces(drawn)


def lingering(state: Any, dice: SeededDice) -> Any:
    """The end of a game that goes on as long as anybody knows how to."""
    while not rolled(state, dice).is_terminal():
        actions = state.legal_actions()
        start = dice.pick(len(actions))
        turned = actions[start:] + actions[:start]
        state.apply_action(next((action for action in turned[:5] if not state.child(action).is_terminal()), turned[0]))
    return state


@pytest.mark.parametrize(("game", "options"), params(SMALL))
def test_no_game_rolls_more_than_it_says(game: str, options: dict[str, Any]) -> None:
    """Every roll is a chance node."""
    text = ",".join(f"{name}={value}" for name, value in options.items())
    for seed in range(3):
        state = lingering(opening(f"boomtable_{game}({text})", seed), SeededDice(seed))
        found, players = state.get_game(), [step.player for step in state.full_history()]
        rolls = players.count(pyspiel.PlayerId.CHANCE)

        assert rolls <= found.max_chance_nodes_in_history()
        assert len(players) - rolls <= found.max_game_length() == found.longest
        assert len(players) <= found.max_history_length()
        assert rolls <= pyspiel.Game.max_chance_nodes_in_history(found)  # what algorithms in C++ are told


def test_a_game_may_roll_more_often_than_anybody_acts() -> None:
    """The tokens of every answer lie in an order of their own."""
    state = lingering(opening("boomtable_its_a_bomb(seats=2,scenario=5)", 1), SeededDice(1))
    rolls = [step.player for step in state.full_history()].count(pyspiel.PlayerId.CHANCE)

    assert state.get_game().max_game_length() < rolls <= state.get_game().max_chance_nodes_in_history()


def test_a_game_that_rolls_itself_has_one_chance_node() -> None:
    game = pyspiel.load_game("boomtable_snip(chance=sampled)")

    assert game.max_chance_nodes_in_history() == 1
    assert [step.player for step in opening("boomtable_snip(chance=sampled)").full_history()] == [pyspiel.PlayerId.CHANCE]


def test_a_clone_goes_its_own_way() -> None:
    state = opening("boomtable_snip(seats=3)")
    before, other = str(state), state.clone()
    other.apply_action(other.legal_actions()[-1])

    assert str(state) == before != str(other)
    assert [len(each.position().dump()["cut"]) for each in (state, other)] == [6, 6]
    assert copy.deepcopy(state.information_state_string(0)) != other.information_state_string(0)


def test_a_state_comes_back_from_its_text() -> None:
    state = opening("boomtable_blast_tactics(seats=2)")
    state.apply_action(state.legal_actions()[0])
    _, back = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))

    assert str(back) == str(state)
    assert [back.information_state_string(seat) for seat in range(2)] == [state.information_state_string(seat) for seat in range(2)]


class TestResampling:
    def sampler(self) -> Any:
        dice = SeededDice(1)
        return lambda: dice.pick(2**53) / 2**53

    @pytest.mark.parametrize("text", ["boomtable_snip(seats=3)", "boomtable_bomb_busters(chance=sampled,rng_seed=4,seats=3)"])
    def test_it_looks_the_same_to_the_player(self, text: str) -> None:
        state, sampler = opening(text, 5), self.sampler()
        worlds = []
        for _ in range(20):
            other = state.resample_from_infostate(0, sampler)
            worlds.append(msgspec.json.encode(other.position().dump()))
            assert other.information_state_string(0) == state.information_state_string(0)
            assert other.observation_tensor(0) == state.observation_tensor(0)
            assert other.legal_actions() == state.legal_actions()

        assert len(set(worlds)) > 2

    def test_what_others_have_seen_is_forgotten(self) -> None:
        """Their memories would tell the truth."""
        state = opening("boomtable_snip(seats=3)")
        state.apply_action(state.legal_actions()[-1])
        other = state.resample_from_infostate(1, self.sampler())

        assert [len(codes) for codes in other.recalled().codes] == [1, 2, 1]
        assert [len(codes) for codes in state.recalled().codes] == [2, 2, 2]

    def test_nor_what_the_game_will_roll(self) -> None:
        state = opening("boomtable_blast_tactics(chance=sampled,rng_seed=4,seats=2)")
        other = state.resample_from_infostate(0, self.sampler())

        assert other._node.dice.__reduce__()[1] != state._node.dice.__reduce__()[1]

    def test_nothing_is_resampled_while_chance_rolls(self) -> None:
        state = pyspiel.load_game("boomtable_snip").new_initial_state()
        with pytest.raises(BoomtableError, match="only a position in which somebody decides can be resampled"):
            state.resample_from_infostate(0, self.sampler())

    def test_a_search_of_openspiel_plays_with_it(self) -> None:
        state = opening("boomtable_snip(seats=3)", 2)
        chance = np.random.RandomState(1)
        bot = ISMCTSBot(
            game=state.get_game(),
            random_state=chance,
            evaluator=RandomRolloutEvaluator(1, chance),
            uct_c=1.0,
            max_simulations=20,
        )

        assert bot.step(state) in state.legal_actions()


class TestParameters:
    def test_options_are_parameters(self) -> None:
        game = pyspiel.load_game("boomtable_two_rooms(seats=8,game=advanced,chance=sampled)")

        assert (game.options.seats, game.options.game, game.options.mode) == (8, "advanced", "sim")
        assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC

    def test_a_preset_brings_the_others(self) -> None:
        options = pyspiel.load_game("boomtable_bomb_busters(preset=field,seats=3)").options

        assert options == next(preset.options for preset in GAMES["bomb_busters"].presets(3) if preset.name == "field")

    def test_what_is_no_chance_is_refused(self) -> None:
        with pytest.raises(OptionError, match="chance cannot be 'fair': choose from explicit, sampled"):
            pyspiel.load_game("boomtable_snip(chance=fair)")

    def test_a_seed_repeats_the_games_of_a_game_that_rolls_itself(self) -> None:
        first, second = (opening("boomtable_bomb_busters(chance=sampled,rng_seed=7,seats=3)") for _ in range(2))
        other = opening("boomtable_bomb_busters(chance=sampled,rng_seed=8,seats=3)")

        assert str(first) == str(second) != str(other)

    @pytest.mark.parametrize(
        ("text", "size"), [("boomtable_snip(seats=2)", 120), ("boomtable_snip(seats=3)", 261), ("boomtable_bomb_busters", None)]
    )
    def test_a_small_information_state_has_a_tensor(self, text: str, size: int | None) -> None:
        game = pyspiel.load_game(text)

        assert game.get_type().provides_information_state_tensor == (size is not None)
        assert size is None or game.information_state_tensor_size() == size
        assert game.observation_tensor_size() == game.spec.width

    def test_cooperation_is_said(self) -> None:
        utilities = [pyspiel.load_game(f"boomtable_{game}").get_type().utility for game in ("snip", "blast_tactics")]

        assert utilities == [pyspiel.GameType.Utility.IDENTICAL, pyspiel.GameType.Utility.GENERAL_SUM]


def test_the_process_ends_in_peace() -> None:
    """OpenSpiel keeps what was registered until after the end of Python."""
    code = "import pyspiel, boomtable.envs.openspiel; pyspiel.load_game('boomtable_snip(seats=3)')"

    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=False).returncode == 0
