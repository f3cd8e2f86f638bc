"""Two Rooms and a Boom: which decks and options make a game, and which a table should think twice about (section 3.2)."""

from collections import Counter
from typing import NamedTuple

from boomtable.games.two_rooms import role_sets
from boomtable.games.two_rooms.pieces import MANY
from boomtable.games.two_rooms.roles import FILLERS, NUMBER, ROLES
from boomtable.games.two_rooms.schema import Role, TwoRoomsOptions, with_roles
from boomtable.games.two_rooms.timing import minutes, round_count

LEAST, MOST = 6, 30
LEAST_MINUTES = 0.5


class Fault(NamedTuple):
    """A reason why a deck is refused, or why the host is warned."""

    rule: str
    sentence: str

    def __str__(self) -> str:
        return f"{self.sentence} [{self.rule}]"


def deck_of(options: TwoRoomsOptions) -> tuple[Role, ...]:
    if options.roles is not None:
        return role_sets.ordered(list(options.roles))
    return role_sets.recommended(options.seats, advanced=options.game == "advanced", bury=options.bury)


def known_part(options: TwoRoomsOptions) -> TwoRoomsOptions:
    """The options without the list of roles, if the deck is not open (TR-024)."""
    return options if options.open_deck else with_roles(options, ())


def has_ambassadors(deck: tuple[Role, ...]) -> bool:
    return "ambassador_blue" in deck or "ambassador_red" in deck


def players(options: TwoRoomsOptions) -> int:
    """How many seats count for every threshold: all but the Ambassadors (TR-003)."""
    return options.seats - 2 if has_ambassadors(deck_of(options)) else options.seats


def errors(options: TwoRoomsOptions) -> list[Fault]:
    deck = deck_of(options)
    found = size_errors(options, deck) + card_errors(options, deck) + link_errors(deck) + buried_errors(options, deck)
    return found + crowd_errors(options, deck) + option_errors(options, deck)


def size_errors(options: TwoRoomsOptions, deck: tuple[Role, ...]) -> list[Fault]:
    found: list[Fault] = []
    if not LEAST <= options.seats <= MOST:
        found.append(Fault("TR-034", f"{options.seats} cannot play: it takes {LEAST} to {MOST} players"))
    elif len(deck) != options.seats + options.bury:
        found.append(
            Fault("TR-034", f"the deck cannot have {len(deck)} cards: {options.seats} players need {options.seats + options.bury}")
        )
    return found


def card_errors(options: TwoRoomsOptions, deck: tuple[Role, ...]) -> list[Fault]:
    found: list[Fault] = []
    for primary in ("president", "bomber"):
        if deck.count(primary) != 1:
            found.append(Fault("TR-035", f"the deck cannot have {deck.count(primary)} cards {primary}: it takes exactly one"))
    for role, count in Counter(deck).items():
        if count > 1 and role not in FILLERS and role not in ("president", "bomber"):
            found.append(Fault("TR-047", f"the deck cannot have {role} twice: only plain team cards repeat"))
    if options.game == "basic" and deck != role_sets.basic(options.seats):
        found.append(Fault("TR-049", "the basic game has exactly its own deck: President, Bomber, team cards, and a Gambler if odd"))
    return found


def link_errors(deck: tuple[Role, ...]) -> list[Fault]:
    found: list[Fault] = []
    for group in sorted({role.linked for role in ROLES if role.linked}):
        members = [role.id for role in ROLES if role.linked == group]
        missing = [role for role in members if role not in deck]
        if missing and len(missing) < len(members):
            found.append(Fault("TR-036", f"the deck lacks {missing[0]}: linked characters come together"))
    for role in ROLES:
        if role.id in deck and role.backs in ("doctor", "engineer") and role.backs not in deck:
            found.append(Fault("TR-374", f"{role.id} cannot be in the deck without {role.backs}"))
    return found


def buried_errors(options: TwoRoomsOptions, deck: tuple[Role, ...]) -> list[Fault]:
    found: list[Fault] = []
    if not options.bury:
        return found
    for backup in ("presidents_daughter", "martyr"):
        if backup not in deck:
            found.append(Fault("TR-037", f"a card cannot be buried without {backup} in the deck"))
    for role in ROLES:
        if role.backs in ("doctor", "engineer") and role.backs in deck and role.id not in deck:
            found.append(Fault("TR-039", f"a card cannot be buried with {role.backs} and without {role.id} in the deck"))
    return found


def crowd_errors(options: TwoRoomsOptions, deck: tuple[Role, ...]) -> list[Fault]:
    found: list[Fault] = []
    count = players(options)
    if has_ambassadors(deck) and not ("ambassador_blue" in deck and "ambassador_red" in deck):
        found.append(Fault("TR-040", "one Ambassador cannot be in the deck without the other"))
    elif has_ambassadors(deck) and count < LEAST:
        found.append(Fault("TR-040", f"Ambassadors cannot be in the deck: without them only {count} would play"))
    if ("bouncer_blue" in deck or "bouncer_red" in deck) and count % 2 == 0:
        found.append(Fault("TR-041", f"a Bouncer cannot be in the deck with {count} players: equal rooms have no surplus"))
    return found


def option_errors(options: TwoRoomsOptions, deck: tuple[Role, ...]) -> list[Fault]:
    found: list[Fault] = []
    count = players(options)
    rounds = round_count(options, count)
    is_basic = options.game == "basic" and options.rounds == "five"  # the automatic number is the Italian sheet's (TR-391)
    if rounds == 5 and (is_basic or count < MANY):
        found.append(Fault("TR-375", f"5 rounds cannot be played: they take the advanced game and {MANY} players, Ambassadors not counted"))
    lengths = minutes(options, rounds)
    if len(lengths) != rounds or min(lengths) < LEAST_MINUTES:
        found.append(Fault("TR-375", f"round_minutes needs {rounds} entries of at least {LEAST_MINUTES}"))
    if options.game == "basic" and (options.bury or options.premature_loss or options.colour == "on"):
        found.append(Fault("TR-375", "bury, premature_loss and colour views belong to the advanced game"))
    if options.mode == "sim" and options.hostage_time == "before":
        found.append(Fault("TR-396", "hostage_time cannot be before in sim mode: there the leaders name hostages after the round"))
    return found


def warnings(options: TwoRoomsOptions) -> list[Fault]:
    """The warnings that the host is shown and may ignore."""
    deck, count = deck_of(options), players(options)
    found: list[Fault] = []
    backups = [role.id for role in ROLES if role.backs is not None and role.id in deck]
    if backups and not options.bury:
        found.append(Fault("TR-038", f"{', '.join(backups)}: without a buried card they are plain team cards"))
    if has_ambassadors(deck) and count < MANY:
        found.append(Fault("TR-040", f"Ambassadors are recommended from {MANY} players on, themselves not counted"))
    if "zombie" in deck and has_ambassadors(deck):
        found.append(Fault("TR-043", "Zombie and Ambassadors do not go well together"))
    if "agoraphobe" in deck and ("bouncer_blue" in deck or "bouncer_red" in deck):
        found.append(Fault("TR-043", "Agoraphobe and Bouncer do not go well together"))
    if ("spy_blue" in deck or "spy_red" in deck) and count < MANY:
        found.append(Fault("TR-044", f"a Spy has no colour to show with fewer than {MANY} players"))
    return found + balance_warnings(deck)


def balance_warnings(deck: tuple[Role, ...]) -> list[Fault]:
    found: list[Fault] = []
    blue, red = (sum(ROLES[NUMBER[role]].side == side for role in deck) for side in ("blue", "red"))
    if blue != red:
        found.append(Fault("TR-048", f"the sides are not balanced: {blue} blue cards and {red} red cards"))
    for role in ROLES:
        if role.id in deck and role.partner is not None and role.partner not in deck:
            found.append(Fault("TR-048", f"{role.id} without {role.partner} favours one side"))
    return found
