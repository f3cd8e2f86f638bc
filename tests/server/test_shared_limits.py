"""Limits that several servers keep together."""

from boomtable.server.throttle import AddressLimit

AT_HOME = "192.168.1.7"


def allowed(limit: AddressLimit, address: str) -> int:
    """How many of a thousand at once."""
    return sum(limit.allows(address) for _ in range(1000))


def test_three_servers_allow_together_what_one_would() -> None:
    limit = AddressLimit(30, 60, lambda: 0.0, 300)
    limit.share_among(3)
    assert (allowed(limit, "8.8.8.8"), allowed(limit, AT_HOME)) == (10, 100)


def test_what_was_saved_up_alone_is_not_spent_beside_others() -> None:
    limit = AddressLimit(30, 60, lambda: 0.0)
    assert limit.allows("8.8.8.8")
    limit.share_among(2)
    assert allowed(limit, "8.8.8.8") == 15


def test_a_server_that_is_left_alone_allows_all_of_it_again() -> None:
    now = [0.0]
    limit = AddressLimit(30, 60, lambda: now[0])
    limit.share_among(3)
    assert allowed(limit, "8.8.8.8") == 10
    limit.share_among(1)
    now[0] = 60.0
    assert allowed(limit, "8.8.8.8") == 30
