"""How a search weighs what it has seen against what it has not."""


class Settings:
    """The numbers of a search; the same for all games, unless a level says otherwise."""

    def __init__(self) -> None:
        self.explore: float = 0.3
        """How strongly moves that were tried little are tried again."""
        self.caution: float = 0.05
        """How much worse than its parent an untried move is thought to be."""
        self.sharpness: float = 2.0
        """A move rated this many points below another is thought e times less likely."""
        self.width: float = 4.0
        """The number of moves, the best rated, that are open at first ..."""
        self.widening: float = 1.0
        """... plus this many times the square root of the visits."""
        self.min_visits: int = 4
        """A node is expanded after this many visits; until then it is played out."""
        self.horizon: int | None = None
        """A playout is judged after this many turns of the next seats; -1: at the end of the game;
        None: when the evaluator says."""
