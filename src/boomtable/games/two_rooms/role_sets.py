"""Two Rooms and a Boom: the recommended decks (section 16 of the ledger)."""

from collections import Counter

from boomtable.games.two_rooms.roles import IDS
from boomtable.games.two_rooms.schema import Role

GROUPS: dict[str, tuple[Role, ...]] = {
    "PB": ("president", "bomber"),
    "DE": ("doctor", "engineer"),
    "SP": ("spy_blue", "spy_red"),
    "US": ("usurper_blue", "usurper_red"),
    "AM": ("ambassador_blue", "ambassador_red"),
    "IV": ("intern", "victim"),
    "RS": ("rival", "survivor"),
    "BM": ("butler", "maid"),
    "RJ": ("romeo", "juliet"),
    "BQ": ("bomb_bot", "queen"),
    "T": ("blue_team", "red_team"),
    "DM": ("presidents_daughter", "martyr"),
    "NT": ("nurse", "tinkerer"),
    "G": ("gambler",),
    "Z": ("zombie",),
    "A": ("agoraphobe",),
    "S": ("survivor",),
    "I": ("intern",),
}

STANDARD: dict[int, str] = {
    6: "PB 2T",
    7: "PB 2T G",
    8: "PB DE 2T",
    9: "PB DE 2T G",
    10: "PB DE 3T",
    11: "PB DE SP 2T G",
    12: "PB DE SP 2T IV",
    13: "PB DE SP 2T IV G",
    14: "PB DE SP 2T IV RS",
    15: "PB DE SP 2T IV RS G",
    16: "PB DE SP US 2T IV RS",
    17: "PB DE SP US 2T IV RS G",
    18: "PB DE SP 2T BM RJ IV RS",
    19: "PB DE SP 2T BM RJ IV RS G",
    20: "PB SP 5T BM RJ S I",
    21: "PB SP 5T BM RJ S I G",
    22: "PB DE SP US 3T BM RJ IV RS",
    23: "PB DE SP US 3T BM RJ IV RS G",
    24: "PB DE SP US 3T BM RJ IV RS BQ",
    25: "PB DE SP US 3T BM RJ IV RS BQ G",
    26: "PB DE SP US 3T BM RJ IV RS BQ AM",
    27: "PB DE SP US 3T BM RJ IV RS BQ AM G",
    28: "PB DE SP US 4T BM RJ IV RS BQ AM",
    29: "PB DE SP US 4T BM RJ IV RS BQ AM G",
    30: "PB DE SP US 5T BM RJ IV RS BQ AM",
}
LEAST_ZOMBIE = 11
LOSERS = "PB IV RS"  # published sets; larger tables add team cards
INFECTION = "PB DM DE NT A Z"  # one of them is buried


def cards(text: str) -> tuple[Role, ...]:
    """The cards of a text such as `PB DE 2T`: groups, some of them several times."""
    named: list[Role] = []
    for word in text.split():
        group = word.lstrip("0123456789")
        named += GROUPS[group] * int(word[: -len(group)] or 1)
    return ordered(named)


def ordered(named: list[Role]) -> tuple[Role, ...]:
    return tuple(sorted(named, key=IDS.index))


def basic(seats: int) -> tuple[Role, ...]:
    """The deck of the basic game (TR-017)."""
    return cards(f"PB {(seats - 2) // 2}T" + (" G" if seats % 2 else ""))


def standard(seats: int) -> tuple[Role, ...]:
    return cards(STANDARD[seats])


def has_zombie_night(seats: int) -> bool:
    return seats >= LEAST_ZOMBIE and seats % 2 == 1


def zombie_night(seats: int) -> tuple[Role, ...]:
    """A deck with the Zombie in the Gambler's place, no Ambassadors, and always Doctor and Engineer (TR-371)."""
    text = f"{STANDARD[19]} T" if seats == 21 else STANDARD[seats]
    return cards(text.replace("AM", "T").replace("G", "Z"))


def burying(seats: int) -> tuple[Role, ...]:
    """A deck with one card more than players: both backups instead of team cards, and the Gambler for an even number (TR-372)."""
    named = list(standard(seats))
    backups = "DM NT" if "doctor" in named else "DM"
    pairs = len(backups.split())
    named += cards(backups)
    for filler in GROUPS["T"]:
        for _ in range(min(pairs, Counter(named)[filler])):
            named.remove(filler)
    if "gambler" in named:
        named.remove("gambler")
    while len(named) < seats + 1:
        named += GROUPS["T"] if seats + 1 - len(named) > 1 else GROUPS["G"]
    return ordered(named)


def has_losers(seats: int) -> bool:
    return seats % 2 == 0


def losers(seats: int) -> tuple[Role, ...]:
    """A deck in which somebody must lose: Intern against Victim, Rival against Survivor."""
    return filled(LOSERS, seats)


def infection(seats: int) -> tuple[Role, ...]:
    """The deck of Infection, for eleven players and more, with one card buried."""
    return filled(INFECTION, seats + 1)


def filled(text: str, size: int) -> tuple[Role, ...]:
    """These cards, filled up to this size with pairs of team cards, and the Gambler for an odd place."""
    missing = size - len(cards(text))
    return cards(f"{text} {missing // 2}T" + (" G" if missing % 2 else ""))


def recommended(seats: int, *, advanced: bool, bury: bool) -> tuple[Role, ...]:
    if not advanced:
        return basic(seats)
    return burying(seats) if bury else standard(seats)
