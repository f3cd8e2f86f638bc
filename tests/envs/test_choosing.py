"""How environments are told which game to play, and with which options."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from boomtable import envs
from boomtable.core.errors import BoomtableError, OptionError
from boomtable.envs.choosing import chosen_options
from boomtable.games import SNIP, TWO_ROOMS
from boomtable.games.snip.schema import SnipOptions
from boomtable.games.two_rooms.schema import TwoRoomsOptions


def test_options_are_arguments_and_the_others_are_as_usual() -> None:
    assert envs.aec("snip", seats=4, first=2).options == SnipOptions(4, 2)
    assert envs.aec(SNIP).options == SnipOptions(3)


def test_an_option_may_have_the_name_of_another_argument() -> None:
    options = envs.aec("two_rooms", game="advanced").options
    assert isinstance(options, TwoRoomsOptions)
    assert options.game == "advanced"
    with pytest.raises(OptionError, match="render_mode"):
        envs.aec("snip", options={"render_mode": "ansi"})


def test_two_rooms_is_played_without_clocks() -> None:
    assert chosen_options(TWO_ROOMS, None).mode == "sim"  # type: ignore[attr-defined]
    with pytest.raises(OptionError, match="Two Rooms and a Boom cannot be learned with these options: only its clocks would end it"):
        envs.aec("two_rooms", mode="online")


def test_a_preset_is_a_start() -> None:
    env: Any = envs.aec("bomb_busters", preset="field", seats=3, guided=True)

    assert (env.options.seats, env.options.guided) == (3, True)
    assert env.options.mission == chosen_options(env.game, {"preset": "field", "seats": 3}).mission  # type: ignore[attr-defined]
    with pytest.raises(OptionError, match="Snip has no preset 'grand' for 3 seats: choose from standard"):
        envs.aec("snip", preset="grand")


@pytest.mark.parametrize(
    ("options", "text"),
    [
        ({"colour": 1}, "unknown field `colour`"),
        ({"seats": "three"}, "`str`"),
        ({"seats": 9}, "cannot seat 9"),
        ({"first": 3}, "seat 3 cannot begin"),
    ],
)
def test_wrong_options_are_refused(options: dict[str, object], text: str) -> None:
    with pytest.raises(OptionError, match=text):
        envs.aec("snip", options=options)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(BoomtableError, match="there is no game 'chess': choose from blast_tactics, "):
        envs.parallel("chess")


@pytest.mark.parametrize(("make", "package"), [("aec", "pettingzoo"), ("parallel", "pettingzoo"), ("gym", "gymnasium")])
def test_a_missing_package_is_named_with_the_extra_that_brings_it(monkeypatch: pytest.MonkeyPatch, make: str, package: str) -> None:
    for module in ("turns", "together", "learner", "shapes"):
        monkeypatch.delitem(sys.modules, f"boomtable.envs.{module}", raising=False)
    monkeypatch.setitem(sys.modules, package, None)

    with pytest.raises(BoomtableError, match=rf"the package {package} is not installed: pip install 'boomtable\[envs\]' brings it"):
        getattr(envs, make)("snip")


def test_a_batch_names_the_extra_too(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("batch", "arrays", "windows", "workers"):
        monkeypatch.delitem(sys.modules, f"boomtable.envs.{module}", raising=False)
    monkeypatch.setitem(sys.modules, "numpy", None)

    with pytest.raises(BoomtableError, match="the package numpy is not installed"):
        _ = envs.Batch
    with pytest.raises(AttributeError, match="no attribute 'Bunch'"):
        _ = envs.Bunch
