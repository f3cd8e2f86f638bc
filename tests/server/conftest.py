"""A real server for tests that ask one from outside."""

from tests.serving.fixtures import calm, fixed_deals, server  # noqa: F401
from tests.serving.stores import address, each_store, place, postgres, postgres_tables  # noqa: F401
