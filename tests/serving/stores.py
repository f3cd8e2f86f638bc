"""The stores that tests run on: a file of SQLite, or a database of a real PostgreSQL, empty for each test."""

from __future__ import annotations

import functools
import os
from pathlib import Path

import pytest

from boomtable.server.store.database import Store
from boomtable.server.store.postgres import postgres_engine
from boomtable.server.store.schema import META
from tests.serving import cluster

MISSING = "no PostgreSQL: the tests on it did NOT run"
NO_PROXY = "no HAProxy: the tests of many servers did NOT run"


@functools.cache  # pytest makes a fixture once for each folder that imports it
def own_database(kind: str) -> str:
    """The address of a database that only this process uses."""
    if cluster.programs() is None:
        (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)(MISSING)
    name = f"{kind}_{os.getpid()}"
    engine = postgres_engine(cluster.address("postgres"))
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.exec_driver_sql(f"CREATE DATABASE {name}")
    engine.dispose()
    return cluster.address(name)


@pytest.fixture
def postgres() -> str:
    """The address of a database with nothing in it."""
    database = own_database("empty")
    engine = postgres_engine(database)
    with engine.begin() as connection:
        connection.exec_driver_sql("DROP SCHEMA public CASCADE")
        connection.exec_driver_sql("CREATE SCHEMA public")
    engine.dispose()
    return database


@pytest.fixture
def postgres_tables() -> str:
    """One with its tables, all empty: quicker where it is not the migrations that are looked at."""
    database = own_database("tables")
    store = Store.open(database)
    names = ", ".join(f'"{table.name}"' for table in META.sorted_tables)
    with store.engine.begin() as connection:
        connection.exec_driver_sql(f"TRUNCATE {names} RESTART IDENTITY")
    store.close()
    return database


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Where a store can be opened: a file that is not there yet, and then an empty database of PostgreSQL."""
    found: Path | str = tmp_path / "boomtable.db" if request.param == "sqlite" else request.getfixturevalue("postgres")
    return found


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest) -> str | None:
    """What a server takes as its store: nothing, for a file in its folder, and then an empty database of PostgreSQL."""
    found: str | None = None if request.param == "sqlite" else request.getfixturevalue("postgres")
    return found


@pytest.fixture(params=["sqlite", "postgres"])
def each_store(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The parlours of this test keep their tables in a file, and then, in a test of its own, in PostgreSQL."""
    if request.param == "postgres":
        monkeypatch.setattr("tests.server.parlour.STORE", request.getfixturevalue("postgres_tables"))
