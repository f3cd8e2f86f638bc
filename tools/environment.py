"""Makes the environment that everything runs in, and says in one line what is missing for it. Any Python can read this, even an old one."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

OLDEST = (3, 11)


def wrong_python() -> str | None:
    if sys.version_info >= OLDEST:
        return None
    return "Boomtable needs Python 3.11 or later, and this is {}.{}; name another: make play PYTHON=python3.12".format(*sys.version_info)


def missing_package() -> str | None:
    """The Debian or Ubuntu package without which no environment can be made, if it is missing."""
    return None if importlib.util.find_spec("ensurepip") else "python{}.{}-venv".format(*sys.version_info)


def may_install() -> bool:
    return os.geteuid() == 0 and shutil.which("apt-get") is not None


def install(package: str) -> None:
    print(f"Installing {package}, without which Python makes no environment", file=sys.stderr)
    subprocess.run(["apt-get", "update", "-qq"], check=True)
    subprocess.run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", package], check=True, stdout=subprocess.DEVNULL)


def run(arguments: list[str]) -> int:
    [folder] = arguments
    package = missing_package()
    if package and may_install():
        install(package)
        package = None
    problem = wrong_python() or (package and f"Python makes no environment without {package}; install it: sudo apt install {package}")
    if problem:
        print(problem, file=sys.stderr)
        return 1
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    subprocess.run([str(Path(folder, "bin", "pip")), "install", "-q", "uv"], check=True)
    return 0


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
