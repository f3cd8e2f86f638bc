"""A real server for tests that ask one from outside."""

from tests.serving.fixtures import calm, fixed_deals, server  # noqa: F401
