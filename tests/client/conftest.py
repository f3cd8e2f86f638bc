"""A real server for tests of its clients."""

from tests.serving.fixtures import fixed_deals, server  # noqa: F401
from tests.serving.stores import address, postgres  # noqa: F401
