"""Writes the data files from which bots take fitted numbers."""

import json
from pathlib import Path

from boomtable.bots.fitted import Fitted

WIDTH = 12  # numbers in a line


def write(file: Path, found: dict[int, Fitted]) -> None:
    """Write the fitted numbers of each scenario to a data file."""
    entries = [entry(scenario, fitted) for scenario, fitted in sorted(found.items())]
    file.write_text("{\n" + ",\n".join(entries) + "\n}\n", encoding="utf-8")


def entry(scenario: int, fitted: Fitted) -> str:
    numbers = [json.dumps(number) for number in fitted.numbers]
    lines = [", ".join(numbers[first : first + WIDTH]) for first in range(0, len(numbers), WIDTH)]
    origin = f'"decisions": {fitted.decisions}, "games": {fitted.games}, "rounds": {fitted.rounds}'
    return f'"{scenario}": {{{origin}, "numbers": [\n' + ",\n".join(lines) + "\n]}"
