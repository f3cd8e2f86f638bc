"""Whole games between bots as tasks of Ray, on this machine or on many: the same games as in processes of our own."""

from __future__ import annotations

import os
import sys
import tempfile
from collections import deque
from collections.abc import Iterator
from contextlib import ExitStack, redirect_stdout
from typing import Any

from boomtable.core.errors import BoomtableError
from boomtable.research.selfplay import Match, Result, check_match, play_game

CHUNK = 16  # games that one task plays at most
AHEAD = 4  # tasks given out for each processor
RETRIES = 3  # how often a task is begun again whose worker was lost
STARTS = 3  # Ray gives up by itself after half a minute, which a busy machine may need
STORE_BYTES = 100 << 20  # of shared memory on this machine; results are small
HERE_ONLY = {  # for a Ray of this machine alone, read when its package is imported and by all its processes
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",  # listen on loopback: else Ray takes 127.0.0.1 for the machine's own address
    "RAY_USAGE_STATS_ENABLED": "0",  # or it would tell its makers
}


def play_on_ray(match: Match, games: int, address: str | None = None, workers: int | None = None) -> Iterator[Result]:
    """The results in order. Without an address Ray is started here, with so many workers, and ended with the last game."""
    check_match(match)
    if address is None:
        os.environ.update(HERE_ONLY)
    ray = ray_package()
    with ExitStack() as stack:
        stack.enter_context(redirect_stdout(sys.stderr))  # Ray tells there of workers that it lost
        if address is None:
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True))
            stack.callback(ray.shutdown)  # before its folder goes
            _start_here(ray, folder, workers)
        else:
            stack.callback(ray.shutdown)
            _join(ray, address)
        yield from _in_order(ray, match, games)


def _start_here(ray: Any, folder: str, workers: int | None) -> None:
    for start in range(1, STARTS + 1):
        try:
            _start_once(ray, os.path.join(folder, str(start)), workers)
        except Exception as error:  # Ray has no other kind for this
            ray.shutdown()
            if start == STARTS:
                raise BoomtableError(f"no Ray can be started here: {_first_line(error)}") from error
        else:
            return


def _start_once(ray: Any, folder: str, workers: int | None) -> None:
    ray.init(
        address="local",
        num_cpus=workers,
        include_dashboard=False,
        log_to_driver=False,
        object_store_memory=STORE_BYTES,
        _temp_dir=folder,
    )


def _join(ray: Any, address: str) -> None:
    try:
        ray.init(address=address, log_to_driver=False)
    except (ConnectionError, ValueError, ImportError, RuntimeError) as error:
        why = f"{_first_line(error)} (where the cluster asks for a token: RAY_AUTH_MODE=token)"
        raise BoomtableError(f"no games can be played on {address}: {why}") from error


def _in_order(ray: Any, match: Match, games: int) -> Iterator[Result]:
    """Give out some chunks ahead, and take the results in the order of the games."""
    processors = max(1, int(ray.cluster_resources().get("CPU", 1)))
    size = max(1, min(CHUNK, games // (AHEAD * processors)))
    task, shared = ray.remote(max_retries=RETRIES, num_cpus=1)(play_chunk), ray.put(match)
    starts, begun = iter(range(0, games, size)), deque[tuple[range, Any]]()
    version = match.game.info.rules_version
    while True:
        while len(begun) < AHEAD * processors and (first := next(starts, None)) is not None:
            numbers = range(first, min(first + size, games))
            begun.append((numbers, task.remote(shared, version, numbers)))
        if not begun:
            return
        yield from _results(ray, *begun.popleft())


def _results(ray: Any, numbers: range, chunk: Any) -> list[Result]:
    try:
        results: list[Result] = ray.get(chunk)
    except ray.exceptions.RayTaskError as error:
        raise error.cause if isinstance(error.cause, BoomtableError) else error  # noqa: B904 (it is the same error)
    except ray.exceptions.RayError as error:
        games = f"games {numbers[0]} to {numbers[-1]}"
        raise BoomtableError(f"{games} cannot be played: every worker that began them was lost ({_first_line(error)})") from error
    return results


def play_chunk(match: Match, rules_version: int, numbers: range) -> list[Result]:
    """What a worker does, which may be another machine's."""
    info = match.game.info
    if info.rules_version != rules_version:
        raise BoomtableError(
            f"a worker has version {info.rules_version} of {info.title} and not {rules_version}: install the same Boomtable everywhere"
        )
    return [play_game(match, number) for number in numbers]


def ray_package() -> Any:
    try:
        import ray
    except ImportError as error:
        raise BoomtableError("games cannot be played on Ray: the package ray is not installed (pip install 'boomtable[ray]')") from error
    return ray


def _first_line(error: Exception) -> str:
    return next(iter(str(error).strip().splitlines()), type(error).__name__)
