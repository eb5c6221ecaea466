"""The figures of the server as Prometheus metrics, collected on request."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from prometheus_client import CollectorRegistry, Metric, ProcessCollector
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

from ..house.house import House
from ..net.doors import Doors
from ..running.health import WHATS


class Figures(Collector):
    """Reads the server; the histograms are kept where the times are measured."""

    def __init__(self, house: House, doors: Doors | None) -> None:
        self._house: Final = house
        self._doors: Final = doors  # None: in a test without a web server

    def collect(self) -> Iterator[Metric]:
        house = self._house
        services, hall, store = house.services, house.hall, house.store
        queued = [room.queued for room in hall.rooms.values()]
        yield GaugeMetricFamily("kickdoor_tables", "Tables in memory", len(hall.rooms))
        yield GaugeMetricFamily("kickdoor_tables_known", "Tables on disk", len(hall.listed))
        yield GaugeMetricFamily("kickdoor_sockets", "Open sockets", house.sockets)
        yield GaugeMetricFamily("kickdoor_uptime_seconds", "The server's own time", house.clock.now() / 1000)
        yield CounterMetricFamily("kickdoor_answers", "Answers taken", services.answers)
        unusable = services.unusable_snapshots
        yield CounterMetricFamily("kickdoor_unusable_snapshots", "Tables played again from their start", unusable)
        yield CounterMetricFamily("kickdoor_commits", "Commits to the log", store.commits)
        yield CounterMetricFamily("kickdoor_commit_failures", "Commits that failed", store.failures)
        yield CounterMetricFamily("kickdoor_faults", "Faults of cards, bots and logs", services.faults)
        yield GaugeMetricFamily("kickdoor_writes_queued", "Writes that wait for the next commit", store.queued)
        yield GaugeMetricFamily("kickdoor_commands_queued", "Commands that wait, at all tables", sum(queued))
        yield GaugeMetricFamily(
            "kickdoor_commands_queued_longest",
            "Commands that wait at one table",
            max(queued, default=0),
        )
        yield GaugeMetricFamily("kickdoor_tables_stuck", "Tables that wait long for the disk", house.watch.stuck)
        yield GaugeMetricFamily(
            "kickdoor_loop_lag_worst_seconds", "The worst lag of the last five seconds", house.watch.worst_lag
        )
        yield self._unready()
        yield from self._nodes()
        yield from self._thinking()
        if self._doors is not None:
            yield from _at(self._doors)
        refused = CounterMetricFamily("kickdoor_refusals", "Messages refused", labels=["code"])
        for code, count in sorted(services.refusals.items()):
            refused.add_metric([code], count)
        yield refused

    def _nodes(self) -> Iterator[Metric]:
        """Where several nodes share a database."""
        house, passing = self._house, self._house.passing
        if passing is None:
            return
        yield GaugeMetricFamily("kickdoor_nodes", "Nodes of this database", len(house.store.peers) + 1)
        yield CounterMetricFamily("kickdoor_tables_lost", "Tables that another node has taken", house.hall.losses)
        yield CounterMetricFamily("kickdoor_tables_handed_over", "Tables let go in use", house.hall.handed_over)
        yield GaugeMetricFamily("kickdoor_sockets_carried", "Open sockets passed on", len(passing.carried))
        passed = CounterMetricFamily("kickdoor_passed_on", "What was passed on to other nodes", labels=["what"])
        for what in ("requests", "sockets", "failures"):
            passed.add_metric([what], getattr(passing, what))
        yield passed

    def _thinking(self) -> Iterator[Metric]:
        """What the workers do, in seconds of processor time."""
        thinkers = self._house.thinkers
        figures = thinkers.figures
        yield CounterMetricFamily("kickdoor_bot_answers", "Answers of bots", figures.bots)
        yield CounterMetricFamily("kickdoor_bot_seconds", "Time in which bots thought", figures.bot_seconds)
        yield CounterMetricFamily(
            "kickdoor_bot_stand_ins", "Answers of the simple bot at tables beyond their time", figures.stand_ins
        )
        yield CounterMetricFamily(
            "kickdoor_replay_seconds", "Time in which workers played games again", figures.replay_seconds
        )
        yield CounterMetricFamily("kickdoor_pages", "Stories, logs, records and QR codes made", figures.pages)
        yield CounterMetricFamily("kickdoor_page_seconds", "Time in which they were made", figures.page_seconds)
        yield GaugeMetricFamily("kickdoor_jobs_queued", "Jobs that wait for a worker", thinkers.waiting)
        yield CounterMetricFamily("kickdoor_worker_restarts", "Workers that were replaced", figures.restarts)

    def _unready(self) -> Metric:
        reasons = self._house.health.reasons
        found = GaugeMetricFamily("kickdoor_unready", "1: not ready for this reason", labels=["what"])
        for what in WHATS:
            found.add_metric([what], what in reasons)
        return found


def _at(doors: Doors) -> Iterator[Metric]:
    yield GaugeMetricFamily("kickdoor_connections", "Open connections", doors.inside)
    away = CounterMetricFamily("kickdoor_turned_away", "Connections closed by a limit", labels=["why"])
    for why, count in sorted(doors.turned_away.items()):
        away.add_metric([why], count)
    yield away


def registry_of(house: House, doors: Doors | None = None) -> CollectorRegistry:
    """All metrics of a server, those of its process among them."""
    registry = CollectorRegistry()
    registry.register(Figures(house, doors))
    registry.register(house.store.latency)
    registry.register(house.watch.lag)
    ProcessCollector(registry=registry)
    return registry
