"""A small network in numpy: one hidden layer, a policy over legal moves and a value; Adam."""

from pathlib import Path
from typing import Any

import numpy as np

Array = Any
HIDDEN = 96


class Network:
    """Reads observations; gives log-probabilities of moves and a number."""

    def __init__(self, observations: Array, actions: int, seed: int) -> None:
        """Look at some observations: only what differs among them is an input, all alike scaled."""
        rng = np.random.default_rng(seed)
        spread = observations.std(axis=0, dtype=np.float32)
        self.used = np.flatnonzero(spread > 0)
        self.mean = observations[:, self.used].mean(axis=0, dtype=np.float32)
        self.scale = 1 / np.maximum(spread[self.used], np.float32(0.05))
        inputs = len(self.used)
        self.parts = [
            rng.normal(0, 1 / np.sqrt(inputs), (inputs, HIDDEN)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            rng.normal(0, 0.01, (HIDDEN, actions + 1)).astype(np.float32),
            np.zeros(actions + 1, np.float32),
        ]
        self.moments = [(np.zeros_like(part), np.zeros_like(part)) for part in self.parts]
        self.steps = 0

    def inputs(self, observations: Array) -> Array:
        """Return observations as the first layer takes them."""
        return np.clip((observations[:, self.used] - self.mean) * self.scale, -5, 5)

    def forward(self, inputs: Array, mask: Array) -> tuple[Array, Array, Array]:
        """Return the hidden layer, the log-probabilities of moves, and the values."""
        first, bias, second, last = self.parts
        hidden = np.maximum(inputs @ first + bias, 0)
        out = hidden @ second + last
        logits = np.where(mask, out[:, :-1], np.float32(-1e9))
        logits -= logits.max(axis=1, keepdims=True)
        return hidden, logits - np.log(np.exp(logits).sum(axis=1, keepdims=True)), out[:, -1]

    def learn(self, inputs: Array, hidden: Array, logits: Array, value: Array, rate: float) -> None:
        """Make a step of Adam against the gradients at the two outputs."""
        out = np.concatenate([logits, value[:, None]], axis=1).astype(np.float32) / len(inputs)
        back = (out @ self.parts[2].T) * (hidden > 0)
        gradients = [inputs.T @ back, back.sum(axis=0), hidden.T @ out, out.sum(axis=0)]
        norm = np.sqrt(sum(float((each**2).sum()) for each in gradients))
        self.steps += 1
        for part, (first, second), gradient in zip(
            self.parts, self.moments, gradients, strict=True
        ):
            gradient = gradient * min(1.0, 1.0 / (norm + 1e-8))
            first += 0.1 * (gradient - first)
            second += 0.001 * (gradient**2 - second)
            step = first / (1 - 0.9**self.steps)
            part -= rate * step / (np.sqrt(second / (1 - 0.999**self.steps)) + 1e-8)

    def save(self, path: Path) -> None:
        """Write the numbers into a file."""
        with path.open("wb") as file:
            np.savez(file, self.used, self.mean, self.scale, *self.parts)

    @classmethod
    def load(cls, path: Path) -> "Network":
        """Read a file that `save` has written."""
        with np.load(path) as found:
            used, mean, scale, *parts = [found[name] for name in found.files]
        network = cls(np.arange(2)[:, None], 1, 0)
        network.used, network.mean, network.scale, network.parts = used, mean, scale, parts
        return network
