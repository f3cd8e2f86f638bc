"""Compares ledgers with the rule marks of the tests: every rule has a test, every cited id exists. Standard library only."""

import argparse
import ast
import json
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

HOUSE = Path(__file__).resolve().parents[1]
REASONS = ("definition", "physical", "later")
EXCUSES = "rules without a test of their own"


@dataclass
class Ledger:
    """The rules of one game by id, in the order of the file; worked examples are ids like SN-EX-1."""

    game: str
    prefix: str
    rules: list[str] = field(default_factory=list)
    excused: dict[str, str] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Citation:
    """One id in the mark of one test."""

    rule: str
    place: str


@dataclass(frozen=True)
class Report:
    """How one ledger and its tests differ."""

    ledger: Ledger
    tested: list[str]
    not_modelled: list[str]
    missing: list[str]
    unknown: list[Citation]

    @property
    def clean(self) -> bool:
        return not (self.missing or self.unknown or self.ledger.problems)

    def as_json(self) -> dict[str, object]:
        return {
            "prefix": self.ledger.prefix,
            "rules": len(self.ledger.rules),
            "tested": len(self.tested),
            "not_modelled": len(self.not_modelled),
            "missing": self.missing,
            "unknown": sorted({citation.rule for citation in self.unknown}),
            "problems": self.ledger.problems,
        }


# ledgers


def read_ledger(path: Path) -> Ledger:
    text = path.read_text(encoding="utf-8")
    title = re.search(r"^# .*\bprefix ([A-Z]{2})\b", text, re.MULTILINE)
    if title is None:
        raise SystemExit(f"{path} is no ledger: its title does not say '(prefix XX)'")
    ledger = Ledger(path.parent.name if path.name == "LEDGER.md" else path.stem, title[1])
    rows: list[str] = []
    excusing = False
    for line in lines_outside_code(text):
        if line.startswith("#"):
            excusing = EXCUSES in line.lower()
        if excusing:
            rows.append(line)
            continue
        for rule in ids_in(defining_part(line), ledger.prefix):
            if rule in ledger.rules:
                ledger.problems.append(f"{rule} is given to two rules")
            else:
                ledger.rules.append(rule)
    for row in rows:
        read_excuse(ledger, row)
    return ledger


def lines_outside_code(text: str) -> Iterator[str]:
    inside = False
    for line in text.splitlines():
        if line.startswith("```"):
            inside = not inside
        elif not inside:
            yield line


def defining_part(line: str) -> str:
    """The part of a line that can define rules: the bold start of a bullet or table row, or the heading of a worked example."""
    found = re.match(r"(?:\s*[-*] |\|\s*)\*\*([^*]+)\*\*", line) or re.match(r"#+ ((?:[A-Z]{2}-)?EX-\d+)", line)
    return found[1] if found else ""


def ids_in(text: str, prefix: str) -> list[str]:
    """The ids that are written out in a text: `SN-001`, `SN-EX-1`, and `EX-01`, which is short for it."""
    found = re.findall(rf"\b(?:{prefix}-)?EX-(\d+)\b|\b{prefix}-(\d+[a-z]?)\b", text)
    return [f"{prefix}-EX-{int(example)}" if example else f"{prefix}-{number}" for example, number in found]


def read_excuse(ledger: Ledger, row: str) -> None:
    """Read one row or bullet of the closing section: ids and ranges, then the reason."""
    cells = [cell.strip() for cell in row.strip().strip("|").split("|")] if row.startswith("|") else row.lstrip("-* ").split(": ", 1)
    ids = expand(cells[0], ledger)
    reason = cells[1] if len(cells) > 1 else ""
    if not ids or not row.startswith(("|", "-", "*")):
        return
    if not reason.strip("` ").lower().startswith(REASONS):
        ledger.problems.append(f"{ids[0]} is excused without one of the reasons {', '.join(REASONS)}")
    for rule in ids:
        if rule not in ledger.rules:
            ledger.problems.append(f"{rule} is excused and is no rule of this ledger")
        ledger.excused[rule] = reason


def expand(text: str, ledger: Ledger) -> list[str]:
    """Ids and ranges; a range (`TR-177 to TR-206`, `IB-070 to 072`) means the rules that exist between its ends."""
    prefix = ledger.prefix
    one = rf"{prefix}-(?:EX-)?\d+[a-z]?"
    ids: list[str] = []
    for first, last in re.findall(rf"({one})(?:\s*(?:to|–|…)\s*((?:{prefix}-)?(?:EX-)?\d+))?", text):
        start = ids_in(first, prefix)[0]
        if not last:
            ids.append(start)
            continue
        end = (order(start)[0], int(re.findall(r"\d+", last)[-1]))
        ids += [rule for rule in ledger.rules if order(start) <= order(rule) <= end]
    return ids


def order(rule: str) -> tuple[bool, int]:
    """The key that sorts rules into a range: examples apart from the rest, then by number."""
    return "-EX-" in rule, int(re.findall(r"\d+", rule)[-1])


# tests


def read_citations(tests: Path) -> list[Citation]:
    """Read every id in a rule mark below `tests`. A test that is skipped or expected to fail covers nothing."""
    citations = []
    for path in sorted(tests.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        idle = {id(mark) for node in ast.walk(tree) for mark in marks_of_idle_tests(node)}
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and id(call) not in idle and is_mark(call.func):
                citations += [Citation(spelled(argument, path), f"{path}:{argument.lineno}") for argument in call.args]
    return citations


def is_mark(called: ast.expr) -> bool:
    """Whether a node is a rule mark, `rule(…)` or `pytest.mark.rule(…)`."""
    return (isinstance(called, ast.Name) and called.id == "rule") or ast.unparse(called).endswith("mark.rule")


def marks_of_idle_tests(node: ast.AST) -> list[ast.expr]:
    if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return []
    is_idle = any(re.search(r"mark\.(skip|xfail)", ast.unparse(mark)) for mark in node.decorator_list)
    return node.decorator_list if is_idle else []


def spelled(argument: ast.expr, path: Path) -> str:
    if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
        raise SystemExit(f"{path}:{argument.lineno} computes a rule id: a mark has to spell it out")
    example = re.fullmatch(r"([A-Z]{2}-EX-)(\d+)", argument.value)
    return f"{example[1]}{int(example[2])}" if example else argument.value


# both


def compare(ledger: Ledger, citations: list[Citation]) -> Report:
    own = [citation for citation in citations if citation.rule.startswith(ledger.prefix + "-")]
    cited = {citation.rule for citation in own}
    tested = [rule for rule in ledger.rules if rule in cited]
    not_modelled = [rule for rule in ledger.rules if rule in ledger.excused and rule not in cited]
    missing = [rule for rule in ledger.rules if rule not in ledger.excused and rule not in cited]
    return Report(ledger, tested, not_modelled, missing, [citation for citation in own if citation.rule not in ledger.rules])


def strangers(ledgers: list[Ledger], citations: list[Citation]) -> list[Citation]:
    """Citations that belong to no ledger at all."""
    prefixes = {ledger.prefix for ledger in ledgers}
    return [citation for citation in citations if citation.rule.split("-")[0] not in prefixes]


def house_ledgers() -> list[Path]:
    package = HOUSE / "src" / "boomtable"
    return [*sorted(package.glob("games/*/LEDGER.md")), package / "table" / "LEDGER.md"]


def run(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("ledgers", nargs="*", type=Path, help="ledgers to read; those of the house unless told otherwise")
    parser.add_argument("--tests", type=Path, default=HOUSE / "tests", help="folder of the tests")
    parser.add_argument("--json", action="store_true", help="print one object with a report for each game")
    asked = parser.parse_args(arguments)
    for path in [*asked.ledgers, asked.tests]:
        if not path.exists():
            parser.error(f"there is no {path}")
    ledgers = [read_ledger(path) for path in asked.ledgers or house_ledgers()]
    citations = read_citations(asked.tests)
    reports = [compare(ledger, citations) for ledger in ledgers]
    unowned = [] if asked.ledgers else strangers(ledgers, citations)
    if asked.json:
        print(json.dumps({report.ledger.game: report.as_json() for report in reports}, indent=2))
    else:
        for report in reports:
            print(summary(report))
    for citation in [*unowned, *(citation for report in reports for citation in report.unknown)]:
        print(f"{citation.place} cites {citation.rule}, which is in no ledger", file=sys.stderr)
    return 0 if not unowned and all(report.clean for report in reports) else 1


def summary(report: Report) -> str:
    ledger = report.ledger
    counts = f"{len(ledger.rules)} rules, {len(report.tested)} tested, {len(report.not_modelled)} not modelled"
    lines = [f"{ledger.game}: {counts}, {len(report.missing)} missing"]
    if report.missing:
        lines.append(f"  without a test: {', '.join(report.missing)}")
    return "\n".join(lines + [f"  {problem}" for problem in ledger.problems])


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
