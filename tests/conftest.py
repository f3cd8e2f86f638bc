"""What all tests share."""

from hypothesis import settings

# Generated cases are the same on every machine, and a busy machine is no failure.
settings.register_profile("house", deadline=None, derandomize=True)
settings.load_profile("house")
