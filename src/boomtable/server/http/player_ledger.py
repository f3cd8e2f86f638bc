"""A ledger as players read it: only what can be played. What is left out is marked in the ledger itself.

- `<!-- makers -->` (doubts, numbers for programs, names to translate) and `<!-- later -->` (what cannot be played yet) under a heading
  leave the section out; inside a line they leave out what follows, up to `<!-- all -->` or the end of the line.
- Rules that the closing section excuses as `later` are left out, and so is that section.
"""

import re
from dataclasses import dataclass

EXCUSES = "rules without a test of their own"

_HEADING = re.compile(r"(#+) ")
_MARK = re.compile(r"<!-- (?:makers|later) -->")
_MARKED = re.compile(r"\s*<!-- (?:makers|later) -->.*?(?:<!-- all -->|$)")
_RULE = re.compile(r"(?:\s*[-*] |\|\s*)\*\*(?:(?!EX)[A-Z]{2}-)?(EX-)?(\d+)[a-z]?\b|#+ (EX-)(\d+)\b")
_RANGE = re.compile(r"[A-Z]{2}-(EX-)?(\d+)(?:\s*to\s*(?:[A-Z]{2}-)?(?:EX-)?(\d+))?")


@dataclass(frozen=True)
class Numbers:
    """Rules, or worked examples, from one number to another."""

    examples: bool
    first: int
    last: int

    def have(self, examples: bool, number: int) -> bool:
        return self.examples == examples and self.first <= number <= self.last


def for_players(ledger: str) -> str:
    sections = _sections(ledger.splitlines())
    later = [numbers for section in sections if EXCUSES in section[0].lower() for numbers in _later(section)]
    kept = [_playable(section, later) for section in _without_marked(sections)]
    return "\n".join(line for section in _with_content(kept) for line in section) + "\n"


def _sections(lines: list[str]) -> list[list[str]]:
    """The ledger cut at its headings; what stands before the first one is a section, too."""
    sections: list[list[str]] = [[]]
    drawing = False
    for line in lines:
        drawing ^= line.startswith("```")
        if not drawing and _HEADING.match(line):
            sections.append([])
        sections[-1].append(line)
    return [section for section in sections if section]


def _later(section: list[str]) -> list[Numbers]:
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in section if line.startswith("|")]
    named = [found for ids, reason in rows if reason.startswith("later") for found in _RANGE.findall(ids)]
    return [Numbers(bool(example), int(first), int(last or first)) for example, first, last in named]


def _without_marked(sections: list[list[str]]) -> list[list[str]]:
    """A mark under a heading holds for the headings below it, too."""
    kept = []
    silent = 0  # the level of the heading that was left out, 0 when none was
    for section in sections:
        level = _level(section)
        if silent and level > silent:
            continue
        silent = level if level and (_is_marked(section) or EXCUSES in section[0].lower()) else 0
        if not silent:
            kept.append(section)
    return kept


def _level(section: list[str]) -> int:
    heading = _HEADING.match(section[0])
    return len(heading[1]) if heading else 0


def _is_marked(section: list[str]) -> bool:
    below = next((line for line in section[1:] if line.strip()), "")
    return _MARK.fullmatch(below.strip()) is not None


def _playable(section: list[str], later: list[Numbers]) -> list[str]:
    if _comes_later(section[0], later):
        return []
    kept = []
    dropped = False  # lines that go on a rule that was left out go with it
    for line in section:
        if dropped and line.startswith("  "):
            continue
        said = _MARKED.sub("", line).replace("<!-- all -->", "")
        dropped = _comes_later(line, later) or (said != line and _says_nothing(said))
        if not dropped:
            kept.append(said)
    return kept


def _comes_later(line: str, later: list[Numbers]) -> bool:
    rule = _RULE.match(line)
    return rule is not None and any(numbers.have(bool(rule[1] or rule[3]), int(rule[2] or rule[4])) for numbers in later)


def _says_nothing(line: str) -> bool:
    """What is left of a line is a bullet, the edge of a table or the bare number of a rule."""
    return re.fullmatch(r"[-|\s]*(?:\*\*[A-Z]{2}-(?:EX-)?\d+\*\*)?\s*(?:\[\w+\])?[|\s]*", line) is not None


def _with_content(sections: list[list[str]]) -> list[list[str]]:
    """The lines without headings under which nothing is left: neither a rule nor a deeper heading."""
    kept: list[list[str]] = []
    below = 0
    for section in reversed(sections):
        if not section:
            continue
        level = _level(section)
        if level and not any(line.strip() for line in section[1:]) and below <= level:
            continue
        below = level
        kept.append(section)
    return kept[::-1]
