"""What a game gives to bots that know nothing of it: how good a position is, how to go on."""

from mypy_extensions import i64, mypyc_attr

from coalface.core.contract import State
from coalface.core.random import Random


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Judges guessed states for one seat. `coalface.bots.<game>` exports one as EVALUATOR."""

    def value(self, state: State, seat: i64) -> float:
        """How well this seat stands, in points that it may expect at the end."""
        raise NotImplementedError

    def finish(self, state: State, seat: i64, rng: Random) -> None:
        """Play the rest of this seat's turn by a simple policy, draws of chance included."""
        raise NotImplementedError
