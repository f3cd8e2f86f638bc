"""Ledgers, tests and refusals name the same rules."""

import ast

import pytest

from tests.house.source import MODULES, Module, calls
from tools import ledger

LEDGERS = {(path.parent.name): ledger.read_ledger(path) for path in ledger.house_ledgers()}


def test_every_rule_has_a_test_and_every_cited_rule_exists(capsys: pytest.CaptureFixture[str]) -> None:
    status = ledger.run([])
    said = capsys.readouterr()
    assert status == 0, said.out + said.err


def test_no_two_ledgers_share_a_prefix() -> None:
    assert len({read.prefix for read in LEDGERS.values()}) == len(LEDGERS)


@pytest.mark.parametrize("module", [module for module in MODULES if any(calls(module, "IllegalAction"))], ids=lambda module: module.path)
def test_refusals_cite_rules_of_their_own_ledger(module: Module) -> None:
    folder = module.path.split("/")[1] if module.layer == "games" else module.layer
    cited = [call.args[0] for call in calls(module, "IllegalAction")]
    unknown = [ast.unparse(rule) for rule in cited if not (isinstance(rule, ast.Constant) and rule.value in LEDGERS[folder].rules)]
    assert unknown == []
