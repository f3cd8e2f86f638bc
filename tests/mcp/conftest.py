"""A real server for models that come to its tables."""

from tests.serving.fixtures import calm, fixed_deals, server  # noqa: F401
