"""Ledgers, tests and refusals name the same rules."""

import ast

import pytest

from tests.house.source import MODULES, Module, calls, found_in
from tools import ledger

LEDGERS = {(path.parent.name): ledger.read_ledger(path) for path in ledger.house_ledgers()}


def test_every_rule_has_a_test_and_every_cited_rule_exists(capsys: pytest.CaptureFixture[str]) -> None:
    status = ledger.run([])
    said = capsys.readouterr()
    assert status == 0, said.out + said.err


def test_no_two_ledgers_share_a_prefix() -> None:
    assert len({read.prefix for read in LEDGERS.values()}) == len(LEDGERS)


def test_refusals_cite_rules_of_their_own_ledger() -> None:
    assert found_in(MODULES, unknown_rules) == {}


def unknown_rules(module: Module) -> list[str]:
    """What the refusals of a module cite that is no rule of its ledger."""
    folder = module.path.split("/")[1] if module.layer == "games" else module.layer
    cited = [call.args[0] for call in calls(module, "IllegalAction")]
    return [ast.unparse(rule) for rule in cited if not (isinstance(rule, ast.Constant) and rule.value in LEDGERS[folder].rules)]


@pytest.mark.parametrize(
    ("path", "rule"), [("games/snip/actions.py", '"SN-999"'), ("games/snip/actions.py", "rule"), ("table/table.py", '"SN-003"')]
)
def test_a_refusal_without_a_rule_of_its_ledger_is_found(path: str, rule: str) -> None:
    assert unknown_rules(Module(path, ast.parse(f"raise IllegalAction({rule}, 'no')"))) == [rule.replace('"', "'")]
