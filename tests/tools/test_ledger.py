"""tools/ledger.py: what it finds in ledgers and tests, and what it complains about."""

import json
from pathlib import Path

import pytest

from tools import ledger

RULES = """# Rules ledger: Tick (prefix TK)

- **TK-001** [house] One rule.
- **TK-002, TK-003** [house] Two rules in one bullet; TK-999 is only mentioned.
| id | what |
|---|---|
| **TK-010** V1 | a rule in a table |
| **TK-011** | another, see **TK-998** |
```
- **TK-997** a drawing
```
## Worked examples
- **TK-EX-1** An example.
- **EX-2** An example in short.
### EX-03 An example with a heading
"""

EXCUSES = """
## 9. Rules without a test of their own

| Ids | Reason |
|---|---|
| TK-001 to TK-003 | definition |
| TK-010, TK-EX-1 | `later`: with the next box |

Physical parts of TK-011 are on the players' honour.
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "tests").mkdir()
    return tmp_path


def write(folder: Path, rules: str, tests: str = "") -> list[str]:
    (folder / "tick.md").write_text(rules, encoding="utf-8")
    (folder / "tests" / "test_tick.py").write_text(tests, encoding="utf-8")
    return [str(folder / "tick.md"), "--tests", str(folder / "tests")]


def read(folder: Path, rules: str) -> ledger.Ledger:
    write(folder, rules)
    return ledger.read_ledger(folder / "tick.md")


def cited(folder: Path, tests: str) -> list[str]:
    write(folder, RULES, tests)
    return [citation.rule for citation in ledger.read_citations(folder / "tests")]


def test_rules_stand_in_bullets_tables_and_headings(folder: Path) -> None:
    assert read(folder, RULES).rules == ["TK-001", "TK-002", "TK-003", "TK-010", "TK-011", "TK-EX-1", "TK-EX-2", "TK-EX-3"]


def test_an_id_given_twice_is_a_problem(folder: Path) -> None:
    assert read(folder, RULES + "- **TK-003** Again.\n").problems == ["TK-003 is given to two rules"]


def test_excuses_are_ids_and_ranges_with_a_reason(folder: Path) -> None:
    excused = read(folder, RULES + EXCUSES)

    assert list(excused.excused) == ["TK-001", "TK-002", "TK-003", "TK-010", "TK-EX-1"]
    assert excused.problems == []


def test_a_range_may_leave_out_the_prefix_at_its_end_and_skips_gaps(folder: Path) -> None:
    assert list(read(folder, RULES + EXCUSES.replace("TK-001 to TK-003", "TK-002 to 010")).excused) == [
        "TK-002",
        "TK-003",
        "TK-010",
        "TK-EX-1",
    ]


def test_an_excuse_needs_one_of_three_reasons(folder: Path) -> None:
    assert read(folder, RULES + EXCUSES.replace("definition", "too hard")).problems == [
        "TK-001 is excused without one of the reasons definition, physical, later"
    ]


def test_an_excuse_for_no_rule_is_a_problem(folder: Path) -> None:
    assert read(folder, RULES + EXCUSES.replace("TK-010,", "TK-012,")).problems == ["TK-012 is excused and is no rule of this ledger"]


def test_a_file_without_a_prefix_is_no_ledger(folder: Path) -> None:
    with pytest.raises(SystemExit, match="is no ledger"):
        read(folder, "# Shopping list\n")


@pytest.mark.parametrize(
    ("tests", "rules"),
    [
        ('@rule("TK-001", "TK-EX-03")\ndef test_a(): ...', ["TK-001", "TK-EX-3"]),
        ('@pytest.mark.rule("TK-001")\nclass TestA: ...', ["TK-001"]),
        ('pytestmark = pytest.mark.rule("TK-001")', ["TK-001"]),
        ('@pytest.mark.parametrize("x", [pytest.param(1, marks=rule("TK-001"))])\ndef test_a(x): ...', ["TK-001"]),
        ('@pytest.mark.skip\n@rule("TK-001")\ndef test_a(): ...', []),
        ('@rule("TK-001")\n@pytest.mark.xfail(reason="later")\ndef test_a(): ...', []),
        ('def test_a():\n    "TK-001"', []),
    ],
)
def test_marks_cite_rules(folder: Path, tests: str, rules: list[str]) -> None:
    assert cited(folder, tests) == rules


def test_a_computed_id_is_refused(folder: Path) -> None:
    with pytest.raises(SystemExit, match="has to spell it out"):
        cited(folder, '@rule("TK-00" + "1")\ndef test_a(): ...')


def test_a_covered_ledger_passes(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status = ledger.run([*write(folder, RULES + EXCUSES, '@rule("TK-011", "TK-EX-2", "TK-EX-3", "TK-010")\ndef test_a(): ...'), "--json"])

    assert status == 0
    assert json.loads(capsys.readouterr().out) == {
        "tick": {"prefix": "TK", "rules": 8, "tested": 4, "not_modelled": 4, "missing": [], "unknown": [], "problems": []}
    }


def test_what_is_missing_is_named_and_fails(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status = ledger.run([*write(folder, RULES + EXCUSES, '@rule("TK-EX-2")\ndef test_a(): ...'), "--json"])

    assert status == 1
    assert json.loads(capsys.readouterr().out)["tick"]["missing"] == ["TK-011", "TK-EX-3"]


def test_an_unknown_id_is_named_with_its_place_and_fails(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tests = '@rule("TK-001", "TK-002", "TK-003", "TK-010", "TK-011", "TK-EX-1", "TK-EX-2", "TK-EX-3",\n"TK-404")\ndef test_a(): ...'
    status = ledger.run(write(folder, RULES, tests))
    said = capsys.readouterr()

    assert status == 1
    assert said.err == f"{folder / 'tests' / 'test_tick.py'}:2 cites TK-404, which is in no ledger\n"
    assert said.out == "tick: 8 rules, 8 tested, 0 not modelled, 0 missing\n"


def test_an_id_of_no_ledger_of_the_house_fails(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = write(folder, RULES, '@rule("QQ-001")\ndef test_a(): ...')[1:]

    assert ledger.run(arguments) == 1
    assert "cites QQ-001, which is in no ledger" in capsys.readouterr().err


def test_a_ledger_that_is_not_there_is_bad_input(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        ledger.run([str(folder / "nothing.md")])

    assert stopped.value.code == 2
    assert "there is no" in capsys.readouterr().err
