"""A package that is not installed, and the extra of ours that brings it."""

import re
from importlib.metadata import requires

REQUIREMENT = re.compile(r"([\w.-]+).*;.*extra == ['\"](\w+)['\"]")


def sentence(error: ModuleNotFoundError) -> str | None:
    """What to install; None if the package is not one of those that we leave to the user."""
    package = (error.name or "").split(".")[0]
    extra = extras().get(normal(package))
    return None if extra is None else f"the package {package} is not installed: pip install 'boomtable[{extra}]' brings it"


def extras() -> dict[str, str]:
    """The extra that brings each package, the first where there are several."""
    found: dict[str, str] = {}
    for line in requires("boomtable") or []:
        match = REQUIREMENT.match(line)
        if match is not None:
            found.setdefault(normal(match[1]), match[2])
    return found


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
