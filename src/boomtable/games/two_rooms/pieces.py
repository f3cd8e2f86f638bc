"""Two Rooms and a Boom: places, kinds of view, conditions and the hostage tables; no logic."""

from typing import Final, TypeAlias

from boomtable.games.two_rooms import schema

Place: TypeAlias = int  # where a seat is
ROOM_A: Final = 0
ROOM_B: Final = 1
HALL: Final = 2
ROOMS: Final = (ROOM_A, ROOM_B)
PLACES: tuple[schema.Place, ...] = ("A", "B", "hall")

Kind: TypeAlias = int  # of a reveal or a share
CARD: Final = 0
COLOUR: Final = 1
KINDS: tuple[schema.Kind, ...] = ("card", "colour")

NOBODY: Final = -1

CONDITIONS: tuple[schema.Condition, ...] = ("zombie", "dead", "immune", "shy", "coy", "savvy", "paranoid")
ZOMBIE: Final = 1 << 0
DEAD: Final = 1 << 1
IMMUNE: Final = 1 << 2
SHY: Final = 1 << 3
COY: Final = 1 << 4
SAVVY: Final = 1 << 5
PARANOID: Final = 1 << 6

HOSTAGE: Final = 0  # how a seat changed rooms
BOUNCED: Final = 1
HOW_MOVED: tuple[schema.HowMoved, ...] = ("hostage", "bounced")

REVEAL: Final = 0  # how a card was shown
SHARE: Final = 1
BOUNCER_REVEAL: Final = 2
USURPER_REVEAL: Final = 3
HOW_SHOWN: tuple[schema.HowShown, ...] = ("reveal", "share", "bouncer", "usurper")

CALLS: tuple[schema.Team, ...] = ("red", "blue", "neither")

# Hostages by round (TR-054): the first row whose number of players is reached
THREE_ROUNDS: Final = ((22, (3, 2, 1)), (11, (2, 1, 1)), (6, (1, 1, 1)))
FIVE_ROUNDS: Final = ((22, (5, 4, 3, 2, 1)), (18, (4, 3, 2, 1, 1)), (14, (3, 2, 2, 1, 1)), (11, (2, 2, 1, 1, 1)))
MANY: Final = 11  # players for colour views and five rounds (TR-051, TR-093)

SECOND_MS: Final = 1000
MINUTE_MS: Final = 60_000
DEAL_SECONDS: Final = 60
LAST_SECONDS: Final = 60  # of a round in which hostages may be locked before its end (TR-295)
ABDICATE_SECONDS: Final = 15  # TR-071
MOVE_SECONDS: Final = 5  # TR-158
WALK_SECONDS: Final = 30  # TR-059
MODERATOR_SECONDS: Final = 120  # TR-382
TICKS_PER_MINUTE: Final = 12  # TR-321
SHARE_BEATS: Final = 4
ABDICATE_BEATS: Final = 3
