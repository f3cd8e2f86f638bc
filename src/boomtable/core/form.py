"""Which form of the engine is running."""


def compiled() -> bool:
    return not __file__.endswith(".py")
