"""PettingZoo environments of the games: `aec_env` and `parallel_env`.

Agents are called `seat_0`, `seat_1` and so on. An observation is a dict of `observation` (see
`coalface.encoding`) and `action_mask`; an action is the id of a move, and the last action is to
wait: it is the only one in the mask of an agent that is not asked. Rewards are the utilities at
the end; `final_scores` in the infos are the scores then, the agent's first. An action outside the
mask raises an error, unless `illegal` says otherwise; what an agent does that is not asked is
ignored.

`max_cycles` cuts a game off: a cycle is a step of a parallel environment, and one for each agent
of an AEC environment.
"""

from typing import Any

from pettingzoo import AECEnv, ParallelEnv  # type: ignore[import-untyped]

from coalface.envs.render import RENDER_MODES, Renderer
from coalface.envs.table import Illegal, Table
from coalface.envs.versions import environment

MADE_BY_RESET = ("agents", "agent_selection", "rewards", "terminations", "truncations", "infos")
"""What an AEC environment has from its first reset on."""


def aec_env(
    game: str,
    seats: int = 2,
    *,
    illegal: Illegal = "raise",
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> "GameAecEnv":
    """Return a game in which agents act one after the other."""
    return GameAecEnv(Table(game, seats, illegal, options), max_cycles, render_mode)


def parallel_env(
    game: str,
    seats: int = 2,
    *,
    illegal: Illegal = "raise",
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> "GameParallelEnv":
    """Return a game in which all agents act at every step, those who are not asked by waiting."""
    return GameParallelEnv(Table(game, seats, illegal, options), max_cycles, render_mode)


def metadata_of(table: Table) -> dict[str, Any]:
    """Return what PettingZoo wants to know of an environment."""
    known = environment(table.game.id)
    name = known.id if known else table.game.id
    return {"name": name, "render_modes": [*RENDER_MODES], "is_parallelizable": False}


def agents_of(table: Table) -> list[str]:
    """Return the names of the agents."""
    return [f"seat_{seat}" for seat in range(table.seats)]


class AtTable:
    """What both kinds of environments have of a table."""

    def sit_down(self, table: Table, max_cycles: int | None, render_mode: str | None) -> None:
        """Take a table; each agent has spaces of its own."""
        self.table = table
        self.metadata = metadata_of(table)
        self.max_cycles = max_cycles
        self.steps = 0
        self.possible_agents = agents_of(table)
        self.renderer = Renderer(tuple(self.possible_agents), None, render_mode)
        self.render_mode = render_mode
        made = {agent: table.spaces() for agent in self.possible_agents}
        self.observation_spaces = {agent: each[0] for agent, each in made.items()}
        self.action_spaces = {agent: each[1] for agent, each in made.items()}

    def observation_space(self, agent: str) -> Any:
        """Return the space of what an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def render(self) -> Any:
        """Return a drawing of the position as anyone may see it, or print it."""
        return self.renderer.render(self.table.state)

    def final_infos(self, agents: list[str]) -> dict[str, dict[str, Any]]:
        """Return the infos of agents: empty until the game is over."""
        return {agent: self.table.final_info(self.possible_agents.index(agent)) for agent in agents}

    def is_cut(self, cycles: int) -> bool:
        """Tell whether the game is to be cut off."""
        return self.max_cycles is not None and cycles >= self.max_cycles

    def close(self) -> None:
        """Release nothing: there is nothing to release."""


class GameAecEnv(AtTable, AECEnv):  # type: ignore[misc]
    """A game as an AEC environment."""

    def __init__(self, table: Table, max_cycles: int | None, render_mode: str | None) -> None:
        AECEnv.__init__(self)
        self.sit_down(table, max_cycles, render_mode)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game."""
        self.table.begin(seed)
        self.steps = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[int(self.table.state.actor())]
        self.renderer.show(self.table.state)

    def __getattr__(self, name: str) -> Any:
        if name in MADE_BY_RESET:
            raise AttributeError(f"{name} is not there before reset(): call that first")
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent knows and may do."""
        return self.table.observe(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Make the move of the agent that is selected."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "an agent that is asked must act"
        self.table.play(self.possible_agents.index(agent), action)
        self.steps += 1
        self._cumulative_rewards[agent] = 0.0
        if self.table.is_over():
            self.rewards = dict(zip(self.possible_agents, self.table.utilities(), strict=True))
            self._accumulate_rewards()  # until then all are 0
            self.infos = self.final_infos(self.agents)
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        elif self.max_cycles is not None and self.is_cut(self.steps // self.table.seats):
            self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[int(self.table.state.actor())]
        self.renderer.show(self.table.state)


class GameParallelEnv(AtTable, ParallelEnv):  # type: ignore[misc]
    """A game as a parallel environment."""

    def __init__(self, table: Table, max_cycles: int | None, render_mode: str | None) -> None:
        self.sit_down(table, max_cycles, render_mode)
        self.agents: list[str] = []

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """Begin a new game; return what each agent observes."""
        self.table.begin(seed)
        self.steps = 0
        self.agents = self.possible_agents[:]
        self.renderer.show(self.table.state)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        """Make the moves of all agents that are asked; the others wait."""
        asked = [seat for seat in range(self.table.seats) if self.table.owes(seat)]
        chosen = [self._action(self.possible_agents[seat], actions) for seat in asked]
        for seat, action in zip(asked, chosen, strict=True):
            if self.table.owes(seat):
                self.table.play(seat, action)
        self.steps += 1
        over = self.table.is_over()
        cut = not over and self.is_cut(self.steps)
        agents = self.agents
        rewards = dict(zip(self.possible_agents, self.table.utilities(), strict=True))
        given = (
            self._observations(),
            {agent: rewards[agent] for agent in agents},
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            self.final_infos(agents),
        )
        if over or cut:
            self.agents = []
        self.renderer.show(self.table.state)
        return given

    def _action(self, agent: str, actions: dict[str, int]) -> int:
        if agent not in actions:
            raise ValueError(f"{agent} must move, and the actions have none of it")
        return actions[agent]

    def _observations(self) -> dict[str, Any]:
        return {
            agent: self.table.observe(self.possible_agents.index(agent)) for agent in self.agents
        }
