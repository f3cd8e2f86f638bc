"""Runs one part of the way to a first game and says how long it took; what it prints is only shown when it fails."""

from __future__ import annotations

import subprocess
import sys
import time


def run(name: str, command: list[str]) -> int:
    began = time.monotonic()
    done = subprocess.run(command, stdout=subprocess.PIPE, check=False)
    if done.returncode:
        sys.stderr.buffer.write(done.stdout)
    else:
        print(f"{name:<14}{time.monotonic() - began:5.1f} s", flush=True)
    return done.returncode


if __name__ == "__main__":
    sys.exit(run(sys.argv[1], sys.argv[2:]))
