"""A special action of some missions: several wires of one value are named at once, own ones included."""


class Naming:
    """What is to be named, by whom, and what a wrong wire costs."""

    def __init__(
        self,
        value: int,
        count: int,
        *,
        by_holders: bool = False,
        forgiving: bool = False,
        comes_last: bool = False,
    ) -> None:
        self.value = value
        self.count = count  # so many wires are named
        self.by_holders = by_holders  # with two or three players, only by who holds one (BB-1134)
        self.comes_last = comes_last  # by who has nothing else left (BB-1461)
        self.forgiving = forgiving  # a wrong wire costs a step, and all that were named get their token (BB-1481)
