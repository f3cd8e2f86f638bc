"""Figures for Prometheus: counts and times, never what is played."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

CONTENT_TYPE = CONTENT_TYPE_LATEST
TIMES = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        name = "boomtable"
        self.tables = Gauge("tables", "tables held in memory", namespace=name, registry=self._registry)
        self.sockets = Gauge("sockets", "open sockets", namespace=name, registry=self._registry)
        actions = Counter("actions", "actions by what became of them", ["result"], namespace=name, registry=self._registry)
        self.acknowledged = actions.labels("acknowledged")
        self.refused = actions.labels("refused")
        self.malformed = Counter("malformed_messages", "socket messages that could not be read", namespace=name, registry=self._registry)
        self.throttled = Counter("throttled_messages", "socket messages over the limit", namespace=name, registry=self._registry)
        self.dropped = Counter("dropped_sockets", "sockets closed because they did not read", namespace=name, registry=self._registry)
        self.latency = Histogram(
            "action_seconds", "from an action's arrival to its acknowledgement", namespace=name, registry=self._registry, buckets=TIMES
        )
        self.commit = Histogram("commit_seconds", "one commit of the log", namespace=name, registry=self._registry, buckets=TIMES)
        self.can_write = Gauge("store_writable", "1 while moves can be kept", namespace=name, registry=self._registry)
        self.servers = Gauge("servers", "servers on this database, as this one sees them", namespace=name, registry=self._registry)
        given_up = "times that the other servers took this one for dead"
        self.given_up = Counter("given_up", given_up, namespace=name, registry=self._registry)
        lost = "tables whose loss was noticed by a write that did not get in"
        self.lost = Counter("lost_tables", lost, namespace=name, registry=self._registry)
        self.committed = Counter("committed_rows", "rows committed to the log", namespace=name, registry=self._registry)
        workers = "bot workers that had to be replaced"
        self.workers_ended = Counter("bot_workers_ended", workers, ["why"], namespace=name, registry=self._registry)
        self.requests = Counter("requests", "HTTP requests by status", ["status"], namespace=name, registry=self._registry)

    def committed_group(self, seconds: float, rows: int) -> None:
        self.commit.observe(seconds)
        self.committed.inc(rows)

    def worker_ended(self, why: str) -> None:
        self.workers_ended.labels(why).inc()

    def text(self) -> bytes:
        return generate_latest(self._registry)
