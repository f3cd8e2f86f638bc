"""Two Rooms and a Boom bots: what the levels differ in."""


class Level:
    def __init__(self, *, gullible: bool = False, foresight: bool = False, bluffs: int = 0, blur: float = 0.0) -> None:
        self.gullible = gullible  # believes whatever is said
        self.foresight = foresight  # thinks of who must meet whom in which room
        self.bluffs = bluffs  # of a hundred chances to lie
        self.blur = blur  # of every estimate of whom to send
