"""The games in OpenSpiel: `pip install 'coalface[openspiel]'`.

    >>> import pyspiel
    >>> from coalface.envs import openspiel
    >>> openspiel.register()
    >>> game = pyspiel.load_game("coalface_coal_country(players=3,rounds=8)")
    >>> state = game.new_initial_state()
    >>> state.is_chance_node()
    True

Draws are chance nodes with their odds, actions are the ids of moves, and returns are utilities from
-1 to 1. Where several seats choose at once, they choose one after the other without seeing the
others' choices. The tensors are those of `coalface.encoding`; the strings are
`State.information_state`. Both hold what a player knows now, and forget in which order it was
learnt: for perfect recall take `Record.transcript`.

`resample_from_infostate` draws a state that the player holds possible, with its true odds; such a
state has no history. It is a method in Python, so it is there for `open_spiel.python` (ISMCTS), and
not for the algorithms in C++ that would ask for it.
"""

from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]

from coalface.core.contract import ALLOWED, CHANCE, OVER, State
from coalface.core.random import Random
from coalface.core.registry import GameSpec, game_spec, released_specs
from coalface.encoding import Encoder

PREFIX = "coalface_"
PLAYERS = "players"
DEFAULT_PLAYERS = 2
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
assert int(pyspiel.PlayerId.CHANCE) == CHANCE, "both count chance as the same player"
MAX_NAMED = 12
"""How many legal actions an error names."""
RECALL = pyspiel.IIGObservationType(perfect_recall=False)


def register() -> None:
    """Let `pyspiel.load_game` find the games: `coalface_coal_baron` and so on."""
    known = set(pyspiel.registered_names())
    for id, spec in released_specs().items():
        if PREFIX + id not in known:
            pyspiel.register_game(game_type(spec), game_class(id))


def game_class(id: str) -> Any:
    """Return the class of a game: what OpenSpiel registers is freed after the interpreter's end.

    A class survives that, a function does not.
    """
    name = "".join(word.capitalize() for word in id.split("_"))
    return type(f"{name}Game", (CoalfaceGame,), {"id": id, "__module__": __name__})


def game_type(spec: GameSpec, players: int | None = None) -> Any:
    """Return how OpenSpiel describes a game, or that game for a number of players."""
    kind = pyspiel.GameType
    game = spec.game()
    alone = players == 1
    chosen = {option.name: option.default for option in spec.options}
    return kind(
        short_name=PREFIX + spec.id,
        long_name=f"Coalface: {spec.id.replace('_', ' ').title()}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM if alone else kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(game.seat_counts),
        min_num_players=min(game.seat_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={PLAYERS: DEFAULT_PLAYERS, **chosen},
    )


class CoalfaceGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games, under its options and for a number of players."""

    id: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = dict(params or {})
        spec = game_spec(self.id)
        options = {name: value for name, value in params.items() if name != PLAYERS}
        self.seats = int(params.get(PLAYERS, DEFAULT_PLAYERS))
        self.core = spec.game(options)
        self.start = self.core.start(self.seats)
        self.encoder = Encoder(self.core, self.seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.core.moves),
            max_chance_outcomes=len(self.core.moves),
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if self.seats == 1 else 0.0,
            max_game_length=self.core.max_length,
        )
        super().__init__(game_type(spec, self.seats), info, params)

    def new_initial_state(self, _from: Any = None) -> "CoalfaceState":
        """Return the state before the first draw."""
        if _from is not None:
            raise ValueError("states are read with `deserialize_state`")
        return CoalfaceState(self, self.start.clone())

    def max_chance_nodes_in_history(self) -> int:
        """Return a bound on the draws of a game."""
        return int(self.core.max_length)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """Return what writes the observations of a state."""
        if params:
            raise ValueError(f"expected no parameters of an observer, got {params}")
        return Observer(self.encoder, iig_obs_type or RECALL)


class CoalfaceState(pyspiel.State):  # type: ignore[misc]
    """A position. OpenSpiel copies and writes what is in `__dict__`: the position alone."""

    def __init__(self, game: CoalfaceGame, position: State) -> None:
        super().__init__(game)
        self.position = position

    # What OpenSpiel asks of every game

    def current_player(self) -> int:
        """Return who must decide: a player, chance, or nobody as the game is over."""
        actor: int = self.position.actor()
        return TERMINAL if actor == OVER else actor

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return self.position.actor() == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the draws that are possible, each with its probability."""
        odds = self.position.odds()
        total = sum(odds)
        moves = self.position.legal(CHANCE)
        return [(move, weight / total) for move, weight in zip(moves, odds, strict=True)]

    def _apply_action(self, action: int) -> None:
        position = self.position
        actor = position.actor()
        known = actor != OVER and 0 <= action < position.game.first_retracting
        if not known or position._why_not(actor, action) != ALLOWED:
            raise ValueError(illegal_action(position, actor, action))
        position.advance(actor, action)

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.position.game.moves[action])

    def returns(self) -> list[float]:
        """Return the utility of each player; all 0 until the game is over."""
        return self.position.returns()

    def __str__(self) -> str:
        return self.position.text()

    # Shorter ways for callers in Python

    def is_chance_node(self) -> bool:
        """Tell whether a draw comes next."""
        return self.position.actor() == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Return the legal actions of a player; without one of whoever must decide."""
        position = self.position
        actor = position.actor()
        if actor == OVER or (player is not None and player != actor):
            return []
        return position.legal(actor)

    def resample_from_infostate(self, player: int, sampler: Any) -> "CoalfaceState":
        """Return a state that the player holds possible, drawn with its true odds."""
        rng = Random(int(sampler() * 2**53))
        game = self.get_game()
        guess = self.position.game.guesser(self.position.view(player)).sample(rng)
        return CoalfaceState(game, guess)


def illegal_action(position: State, actor: int, action: int) -> str:
    """Return the message for an action that is not legal: which it is, and which are."""
    moves = position.game.moves
    given = f"{action} ({moves[action]})" if 0 <= action < len(moves) else f"{action}"
    if actor == OVER:
        return f"expected no action, as the game is over; got {given}"
    who = "chance" if actor == CHANCE else f"player {actor}"
    legal = position.legal(actor)
    shown = ", ".join(f"{move} ({moves[move]})" for move in legal[:MAX_NAMED])
    more = f" and {len(legal) - MAX_NAMED} more" if len(legal) > MAX_NAMED else ""
    return f"expected a legal action of {who}: {shown}{more}; got {given}"


class Observer:
    """Writes what a player knows: a tensor of numbers, or a text."""

    def __init__(self, encoder: Encoder, kind: Any) -> None:
        self.encoder = encoder
        self.tensor = np.zeros(encoder.size, np.float32)
        self.dict = {"observation": self.tensor}
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER

    def set_from(self, state: CoalfaceState, player: int) -> None:
        """Write the observation of a player into `tensor`."""
        self.encoder.into(state.position, player if player > 0 else 0, self.tensor)

    def string_from(self, state: CoalfaceState, player: int) -> str:
        """Return what a player knows as text, or what everybody knows."""
        return state.position.information_state(player if self.private else None)
