"""What can go wrong for a client.

BoomtableError
  ClientError
    RequestRefused    the server refused an HTTP request
    ActionRefused     the server refused an action; carries the rule
    TurnedAway        the server will not let this guest watch as that seat
"""

from __future__ import annotations

from boomtable.core.errors import BoomtableError


class ClientError(BoomtableError):
    """Something went wrong between this client and its server."""


class RequestRefused(ClientError):
    def __init__(self, status: int, code: str, text: str) -> None:
        super().__init__(text)
        self.status = status
        self.code = code


class ActionRefused(ClientError):
    def __init__(self, rule: str, text: str, facts: dict[str, object]) -> None:
        super().__init__(text)
        self.rule = rule
        self.facts = facts

    @property
    def stale(self) -> bool:
        """Whether something else happened first, so that the seat should look and choose again."""
        return self.rule == "TB-001"


class TurnedAway(ClientError):
    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code
