"""A data set of decisions as a Minari data set: an episode for each seat of each game.

Rewards are 0 until the last step, which brings the utility of the seat; `infos` has the mask of
the legal moves. The environment that Minari recovers is the registered one of the game, against
its usual opponents. Needs the extra `minari`.
"""

import warnings
from collections.abc import Iterator
from typing import Any

import gymnasium
import minari
import numpy as np
import pyarrow.parquet
from minari.data_collector import EpisodeBuffer
from minari.dataset.minari_dataset import parse_dataset_id

from coalface.core.record import Record
from coalface.dataset import Dataset, Decisions
from coalface.encoding import Encoder
from coalface.envs import ENVIRONMENTS
from coalface.envs.table import box_of

FORM = "arrow"
"""The storage that Minari uses: the one that needs no other package than pyarrow."""


def check_name(name: str) -> None:
    """Refuse a name that Minari does not take, or that it has already."""
    parse_dataset_id(name)
    if name in minari.list_local_datasets():
        raise ValueError(f"Minari has a data set {name} already: take another name or version")


def write(data: Dataset, name: str) -> None:
    """Write a data set under a name, where Minari keeps its own."""
    game = data.game()
    encoder = Encoder(game, data.seats)
    space = box_of(encoder)
    ids = [each.id for each in ENVIRONMENTS if each.game == game.id]
    made = [gymnasium.make(id, seats=data.seats, **data.info["options"]) for id in ids]
    env = made[0] if made and data.info["own_components"] is None else None
    buffers = list(episodes(data, encoder))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it asks for an address and for scores of reference
        create(data, name, buffers, env, space)


def create(data: Dataset, name: str, buffers: list[EpisodeBuffer], env: Any, space: Any) -> None:
    """Let Minari store episodes with what it should know about them."""
    minari.create_dataset_from_buffers(
        name,
        buffers,
        env=env,
        observation_space=space,
        action_space=gymnasium.spaces.Discrete(data.actions),
        algorithm_name=", ".join(data.info["bots"]),
        author="the Coalface contributors",
        description=f"{data.games} games of {data.info['game']}, seed {data.info['seed']}",
        requirements=[f"coalface[rl]=={data.info['coalface']}"],
        data_format=FORM,
    )


def episodes(data: Dataset, encoder: Encoder) -> Iterator[EpisodeBuffer]:
    """Yield what each seat of each game saw and did."""
    for batch, record in zip(games(data), data.records(), strict=True):
        for seat in range(data.seats):
            yield episode(batch, record, seat, encoder)


def games(data: Dataset) -> Iterator[Decisions]:
    """Yield the decisions of each game together."""
    for file in data.files("decisions"):
        table = pyarrow.parquet.read_table(file)
        numbers = table["game"].to_numpy()
        starts = np.flatnonzero(np.diff(numbers, prepend=-1))
        for start, stop in zip(starts, [*starts[1:], len(numbers)], strict=True):
            yield data.arrays(table.slice(start, stop - start))


def episode(batch: Decisions, record: Record, seat: int, encoder: Encoder) -> EpisodeBuffer:
    """Return the decisions of a seat, and after them what it knew at the end."""
    mine = np.flatnonzero(batch.seat == seat)
    end = encoder.encode(record.state(), seat)
    count = len(mine)
    rewards, ended = np.zeros(count), np.zeros(count, np.bool_)
    rewards[-1:], ended[-1:] = batch.returns[mine[-1:], 0], True
    everything: Any = np.ones((1, batch.mask.shape[1]), np.int8)
    return EpisodeBuffer(
        observations=np.concatenate([batch.observation[mine], end[None]]),
        actions=batch.action[mine].astype(np.int64),
        rewards=rewards,
        terminations=ended,
        truncations=np.zeros(count, np.bool_),
        infos={"action_mask": np.concatenate([batch.mask[mine].astype(np.int8), everything])},
    )
