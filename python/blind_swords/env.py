"""Environments for agents. Each agent sees only what its seat may see.

`env` is a PettingZoo environment: two agents, or one against a computer player. `Single` is a Gymnasium environment: one
agent against a computer player.

>>> from blind_swords.env import env
>>> table = env("stonewalls-sword", "valley-vengeance", csa="recruit")
>>> table.reset(seed=1)
>>> observation, reward, termination, truncation, info = table.last()
>>> bool(observation["action_mask"].any())
True

**Actions.** Each decision has a sorted list of legal options. Action ``i`` is the ``i``-th of them. If there are more options
than actions, the last action turns the page: it does not change the match, costs a step, and shows the next options. After
the last page the first follows. Every legal option can therefore be chosen. ``action_mask`` marks the legal actions.

**Observations** consist of the seat's decision and of the position as a page draws it for that seat, in the same format for
every rule system. All are of type ``float32``, except the mask:

- ``observation``: layers of the map (see `LAYERS`), each with columns and rows of hexes;
- ``numbers``: see `NUMBERS`;
- ``options``: a row for each action (see `OPTION`);
- ``action_mask``: 1 for each legal action.

Words, such as the kind of a decision or the unit that an option names, are indices into `words`: the place in the list, from 1.
Other words have the index 0. The list of a game is the same on every machine.

**Rewards** are 1 for the winner, -1 for the loser, 0 in a draw and before the end. With `limit` a game is truncated after
that many steps. At secret moments both seats are asked, so that a question reveals nothing.
"""

from __future__ import annotations

import functools
import math
import re
from collections.abc import Iterator
from os import PathLike
from pathlib import Path
from typing import Any, cast

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from . import _native
from .game import Game, Options, open
from .matches import Match, Seat, Side

ACTIONS = 256
"""The default number of actions."""

LAYERS: tuple[str, ...] = tuple(_native.layers())
"""The contents of each layer. Counter layers hold the number of counters; strength is the sum of their first figures."""

NUMBERS: tuple[str, ...] = tuple(_native.numbers())
"""The meaning of each number."""

OPTION: tuple[str, ...] = tuple(_native.option())
"""The meaning of the figures of an option. They are 0 where there is none."""

Observation = dict[str, NDArray[Any]]

_MOST = float(1 << 16)
_ID = re.compile("[a-z0-9]*[a-z][a-z0-9-]*")

_COMMON = (Path(__file__).parent / "words.txt").read_text("utf-8").split()


@functools.cache
def words(game: Game) -> tuple[str, ...]:
    """Returns the words of a game's decisions: the kinds of decisions, common answers, and the ids of its package."""
    begun = [game.begin(scenario.id, seed=0) for scenario in game.scenarios]
    named = (id for match in begun for id in (*match.native.ids(), *_ids(match.view())))
    return tuple(sorted({*_COMMON, *named}))


def _ids(view: Any) -> Iterator[str]:
    """Returns all texts in a view that may be ids."""
    if isinstance(view, str) and _ID.fullmatch(view):
        yield view
    elif isinstance(view, dict | list):
        for part in view.values() if isinstance(view, dict) else view:
            yield from _ids(part)


class Table(AECEnv[str, Observation, int]):
    """A match as an environment. `env` adds checks of the order of calls."""

    metadata = {"name": "blind_swords_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        game: str | PathLike[str] | Game,
        scenario: str | None = None,
        *,
        usa: str = "human",
        csa: str = "human",
        options: Options | None = None,
        actions: int = ACTIONS,
        limit: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if actions < 2:
            raise ValueError(f"expected at least two actions, an answer and another page, not {actions}")
        self._game = game if isinstance(game, Game) else open(game)
        self._scenario, self._options = scenario, options
        self._players = {"usa": usa, "csa": csa}
        self.possible_agents = [side for side, who in self._players.items() if who == "human"]
        if not self.possible_agents:
            raise ValueError("expected a seat that is `human`: that of the agent")
        self.render_mode = render_mode
        self._limit, self._count = limit, actions
        self._match: Match = self._begin(0)
        self._observer = self._watch()
        shape = (len(LAYERS), *self._observer.size)
        self._shapes = {"observation": shape, "numbers": (len(NUMBERS),), "options": (actions, len(OPTION))}
        self._observed = spaces.Dict(
            {
                "observation": spaces.Box(-_MOST, _MOST, shape, np.float32),
                "numbers": spaces.Box(-_MOST, _MOST, (len(NUMBERS),), np.float32),
                "options": spaces.Box(-1, _MOST, (actions, len(OPTION)), np.float32),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )
        self._spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def _watch(self) -> _native.Observer:
        return _native.Observer(self._match.native, list(words(self._game)), self._count)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "_observer"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._observer = self._watch()

    def _begin(self, seed: int | None) -> Match:
        usa, csa = self._players["usa"], self._players["csa"]
        return self._game.begin(
            self._scenario, seed=seed, usa=usa, csa=csa, options=self._options, ask_everybody=True
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        """The observation space, the same for both agents."""
        return self._observed

    def action_space(self, agent: str) -> spaces.Discrete:
        """Action space: the options on a page, and turning the page."""
        return self._spaces[agent]

    def seat(self, agent: str) -> Seat:
        """Seat of an agent, for texts, odds, hints and everything that the arrays leave out."""
        return self._match.seat(cast(Side, agent))

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Starts a game. All dice and draws come from the seed (default: random)."""
        self._match = self._begin(seed)
        self._page, self._steps = 0, 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        waiting = self._match.native.waiting()
        self._many = 0
        if waiting is not None:
            side, self._many = waiting
            assert side in self.agents, f"{side} is to answer"
            self.agent_selection = side

    def _pages(self) -> int:
        """Returns the number of pages of the pending decision."""
        return 1 if self._many <= self._count else -(-self._many // (self._count - 1))

    def observe(self, agent: str) -> Observation:
        """Returns the observation of an agent, even if it does not decide."""
        seen = self._observer.observe(self._match.native, agent, self._page)
        floats = np.frombuffer(seen, np.float32, len(seen) // 4)
        arrays, first = {}, 0
        for name, shape in self._shapes.items():
            size = math.prod(shape)
            arrays[name] = floats[first : first + size].reshape(shape)
            first += size
        return {**arrays, "action_mask": np.frombuffer(seen, np.int8, self._count, 4 * first)}

    def offers(self, action: int) -> bool:
        """Whether the deciding agent may take an action."""
        pages, each = self._pages(), self._count - 1
        if pages == 1:
            return 0 <= action < self._many
        return 0 <= action < self._many - self._page * each and action < each or action == each

    def step(self, action: int | None) -> None:
        """Chooses an option or turns the page. ``None`` only costs a step."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        if action is not None:
            self._answer(action)
        self._steps += 1
        if self._match.is_over:
            self._end()
        elif self._limit is not None and self._steps >= self._limit:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()

    def _answer(self, action: int) -> None:
        if not self.offers(action):
            raise ValueError(f"action {action} is not offered: expected one that action_mask marks")
        pages, each = self._pages(), self._count - 1
        if pages > 1 and action == each:
            self._page = (self._page + 1) % pages
            return
        self._match.native.choose_at(self._page * each + action)
        self._page = 0

    def _end(self) -> None:
        result = self._match.result
        assert result is not None
        winner = result["winner"]
        for agent in self.agents:
            self.rewards[agent] = 0.0 if winner is None else 1.0 if winner == agent else -1.0
        self.terminations = dict.fromkeys(self.agents, True)

    def render(self) -> str | None:
        """Returns the last log lines as the deciding agent may read them, and its decision."""
        if self.render_mode is None:
            return None
        seat = self.seat(self.agent_selection)
        lines = [str(line["text"]) for line in seat.log().lines[-5:]]
        decision = seat.decision
        return "\n".join([*lines, decision.prompt if decision else str(self._match.outcome)])

    def close(self) -> None:
        """Does nothing: there are no resources to release."""


def env(
    game: str | PathLike[str] | Game, scenario: str | None = None, **more: Any
) -> wrappers.OrderEnforcingWrapper[str, Observation, int]:
    """Returns a `Table` that checks the order of calls. The arguments are those of `Table`."""
    return wrappers.OrderEnforcingWrapper(Table(game, scenario, **more))


class Single(gymnasium.Env[Observation, np.int64]):
    """A match of one agent against a computer player, with the observations and actions of `Table`.

    An action that is not offered changes nothing and costs a step; ``info["refused"]`` tells. With `shaping` each step is
    also paid the change of the agent's points less the enemy's, times this factor. Importing the module registers the id:

    >>> import gymnasium
    >>> import blind_swords.env
    >>> table = gymnasium.make("blind_swords/Match-v0", game="stonewalls-sword", scenario="valley-vengeance")
    >>> observation, info = table.reset(seed=1)
    >>> observation, reward, terminated, truncated, info = table.step(table.action_space.sample(info["action_mask"]))
    >>> info["refused"]
    False
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str | PathLike[str] | Game = "stonewalls-sword",
        scenario: str | None = None,
        *,
        side: Side = "usa",
        opponent: str = "recruit",
        shaping: float = 0.0,
        options: Options | None = None,
        actions: int = ACTIONS,
        limit: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        if opponent == "human":
            raise ValueError("expected a computer player as the opponent; `env` seats two agents")
        seats = {side: "human", _other(side): opponent}
        self._table = Table(
            game, scenario, **seats, options=options, actions=actions, limit=limit, render_mode=render_mode
        )
        self._side, self._shaping = side, shaping
        self.render_mode = render_mode
        self.observation_space = cast("spaces.Space[Observation]", self._table.observation_space(side))
        self.action_space = self._table.action_space(side)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Starts a game. Without a seed, the seed follows from that of the last game."""
        super().reset(seed=seed)
        self._table.reset(int(self.np_random.integers(1 << 32)))
        observation = self._table.observe(self._side)
        self._lead = _lead(observation)
        return observation, {"action_mask": observation["action_mask"], "refused": False}

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Chooses an option or turns the page."""
        table, side = self._table, self._side
        refused = not table.offers(int(action))
        table.step(None if refused else int(action))
        observation = table.observe(side)
        before, self._lead = self._lead, _lead(observation)
        reward = table.rewards[side] + self._shaping * (self._lead - before)
        info = {"action_mask": observation["action_mask"], "refused": refused}
        return observation, reward, table.terminations[side], table.truncations[side], info

    def seat(self) -> Seat:
        """Seat of the agent, for texts, odds, hints and everything that the arrays leave out."""
        return self._table.seat(self._side)

    def render(self) -> str | None:
        """Returns the last log lines as the agent may read them, and its decision."""
        return self._table.render()


gymnasium.register("blind_swords/Match-v0", entry_point="blind_swords.env:Single")


def _lead(observation: Observation) -> float:
    """Returns the points of the agent less those of the enemy."""
    numbers = observation["numbers"]
    return float(numbers[3] - numbers[4])


def _other(side: str) -> str:
    return "csa" if side == "usa" else "usa"
