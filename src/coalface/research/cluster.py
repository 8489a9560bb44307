"""Plays the games of a tournament on a Ray cluster, each node with processes of its own."""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

from coalface.research.extras import extra
from coalface.research.match import Job, Result
from coalface.research.workers import Processes, Results

LOCAL = "local"
"""The address of a cluster that is started here and ends with the tournament."""
SHARE = 8
"""Games that go to a node at a time: they are played in one process."""
AHEAD = 2
"""Shares that wait or run for each core of the cluster."""


def play_share(jobs: list[Job]) -> list[Result]:
    """Play some games on this node, in a process that may hang or die without harm."""
    return list(Processes(1).run(jobs))


class Cluster:
    """The nodes of a Ray cluster; for the same seeds they play the same games as processes here."""

    def __init__(self, address: str, cores: int | None = None) -> None:
        """Join the cluster at an address, or start one here: `local`, with this many cores."""
        self._ray: Any = extra("ray", "--ray", "ray")
        begun = {"logging_level": "error", "log_to_driver": False, "include_dashboard": False}
        if address == LOCAL:
            self._ray.init(num_cpus=cores, **begun)
        else:
            del begun["include_dashboard"]
            self._ray.init(address=address, **begun)
        self.count = max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def run(self, jobs: Iterable[Job]) -> Results:
        """The results, in the order in which they come."""
        task = self._ray.remote(num_cpus=1, max_retries=0)(play_share)
        shares = shared_out(jobs)
        running = [task.remote(share) for share in islice(shares, AHEAD * self.count)]
        try:
            while running:
                done, running = self._ray.wait(running)
                running += [task.remote(share) for share in islice(shares, len(done))]
                for share in self._ray.get(done):
                    yield from share
        finally:
            for left in running:
                self._ray.cancel(left, force=True)

    def close(self) -> None:
        """Leave the cluster; one that was started here ends."""
        self._ray.shutdown()


def shared_out(jobs: Iterable[Job]) -> Iterator[list[Job]]:
    """The games in shares."""
    waiting = iter(jobs)
    while share := list(islice(waiting, SHARE)):
        yield share
