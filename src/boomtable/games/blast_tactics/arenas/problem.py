"""Blast Tactics: something to correct in the plan of an arena."""


class Problem:
    """`template` is the English sentence for developers; people get the words for `kind`, told with the same facts."""

    def __init__(self, kind: str, rule: str, template: str, squares: list[tuple[int, int]], **facts: int) -> None:
        self.kind = kind
        self.rule = rule
        self.template = template
        self.squares = squares  # where (row, column)
        self.facts = facts

    def __str__(self) -> str:
        places = [f"({row},{column})" for row, column in self.squares]
        return f"{self.template.format(*places, **self.facts)} [{self.rule}]"
