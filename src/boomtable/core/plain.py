"""Facts as plain data: fresh lists all the way down, so that nothing is shared with the state they come from."""


def plain(value: object) -> object:
    """Numbers, text and None as they are; lists, and vectors of numbers, as new lists of plain values."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, dict):
        return {key: plain(part) for key, part in value.items()}
    return [plain(part) for part in value]  # type: ignore[attr-defined]  # whatever else a fact is, it is a sequence
