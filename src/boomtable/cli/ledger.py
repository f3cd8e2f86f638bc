"""The text of a rule, from the ledgers in the packages."""

import re
from importlib.resources import files

from boomtable.core.game import AnyGame
from boomtable.words import TABLE_PACKAGE, package_of


def rule_text(game: AnyGame, rule: str) -> str | None:
    """A rule in one paragraph; None if neither the game's nor the table's ledger has it."""
    line = re.compile(rf"^- \*\*{re.escape(rule)}\*\* (?:<!--.*?--> )?(?:\[.*?\] )?(.*)$", re.MULTILINE | re.IGNORECASE)
    for package in (package_of(game), TABLE_PACKAGE):
        ledger = files(package).joinpath("LEDGER.md")
        found = line.search(ledger.read_text(encoding="utf-8")) if ledger.is_file() else None
        if found:
            return f"{rule.upper()}: {re.sub(r'<!--.*?-->|[*`]', '', found[1])}"
    return None


def any_rule(game: AnyGame) -> str:
    """The id of some rule, for examples."""
    return f"{game.info.prefix}-001"
