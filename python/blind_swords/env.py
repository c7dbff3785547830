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

Words are hashed to numbers from 0 to 1 (`word`): equal words have equal numbers.

**Rewards** are 1 for the winner, -1 for the loser, 0 in a draw and before the end. With `limit` a game is truncated after
that many steps. At secret moments both seats are asked, so that a question reveals nothing.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Sequence
from fractions import Fraction
from os import PathLike
from typing import Any, cast

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from .game import Game, Options, open
from .matches import Decision, Match, Seat, Side

ACTIONS = 256
"""The default number of actions."""

SIGNS = ("infantry", "cavalry", "artillery", "leader")
"""The arms of counters."""

_ASPECTS = (*SIGNS, "strength", "worn", "badges", "acted", "active")

LAYERS: tuple[str, ...] = (
    "hex: 1 where the map has one",
    "level: the level of the hex",
    "terrain: the word of its symbol",
    "road: 1 if a road runs through it",
    *(f"own {aspect}" for aspect in _ASPECTS),
    *(f"enemy {aspect}" for aspect in _ASPECTS),
    "subjects: counters that the decision is about",
    "options: answers that lead there",
)
"""The contents of each layer. Counter layers hold the number of counters; strength is the sum of their first figures."""

NUMBERS: tuple[str, ...] = (
    "1 if the agent is to decide",
    "0 for the Union, 1 for the Confederacy",
    "turn, 0 while the other side decides",
    "own points",
    "the enemy's points",
    "the word of the kind of the decision",
    "how many answers there are",
    "the page that is open, from 0",
    "how many pages there are",
)
"""The meaning of each number."""

OPTION: tuple[str, ...] = (
    "the column of the first hex that it leads to, from 0; -1 without",
    "the row, likewise",
    "the word of its id",
)
"""The meaning of the figures of an option. For turning the page they are 0, 0 and 0."""

Layers = NDArray[np.float32]
Observation = dict[str, NDArray[Any]]

_FIRST_FIGURE = re.compile(r"\d+")
_MOST = float(1 << 16)


def word(text: str) -> float:
    """Returns the number of a word, from 0 to 1. It is the same on every machine."""
    return (zlib.crc32(text.encode()) & 0xFFFF) / 0xFFFF


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
        self._map = _Map(self._match)
        shape = (len(LAYERS), *self._map.size)
        self._observed = spaces.Dict(
            {
                "observation": spaces.Box(-_MOST, _MOST, shape, np.float32),
                "numbers": spaces.Box(-_MOST, _MOST, (len(NUMBERS),), np.float32),
                "options": spaces.Box(-1, _MOST, (actions, len(OPTION)), np.float32),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )
        self._spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

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
        if not self._match.is_over:
            waiting = self._match.waiting
            assert waiting in self.agents, f"{waiting} is to answer"
            self.agent_selection = waiting

    def _offered(self, seat: Seat) -> tuple[Decision | None, range, int]:
        """Returns the decision of a seat, the range of its options on the page, and the number of pages."""
        decision = None if self._match.is_over else seat.decision
        if decision is None:
            return None, range(0), 0
        many = len(decision.options)
        if many <= self._count:
            return decision, range(many), 1
        each = self._count - 1
        first = self._page * each
        return decision, range(first, min(first + each, many)), -(-many // each)

    def observe(self, agent: str) -> Observation:
        """Returns the observation of an agent, even if it does not decide."""
        seat = self.seat(agent)
        decision, page, pages = self._offered(seat)
        picture = seat.picture()
        layers = self._map.layers(picture, agent)
        mask = np.zeros(self._count, np.int8)
        rows = np.zeros((self._count, len(OPTION)), np.float32)
        if decision is not None:
            involved = seat.involved()
            self._map.mark(layers, picture, involved)
            rows[: len(page)] = [
                self._map.option(option.id, involved["places"].get(option.id))
                for option in decision.options[page.start : page.stop]
            ]
            mask[: len(page)] = 1
            mask[-1] |= pages > 1
        numbers = [
            decision is not None,
            agent == "csa",
            decision.turn if decision else 0,
            _points(picture, agent),
            _points(picture, _other(agent)),
            word(decision.kind) if decision else 0,
            len(decision.options) if decision else 0,
            self._page if decision else 0,
            pages,
        ]
        return {
            "observation": layers,
            "numbers": np.array(numbers, np.float32),
            "options": rows,
            "action_mask": mask,
        }

    def lead(self, agent: str) -> float:
        """The points of an agent less those of the enemy."""
        picture = self.seat(agent).picture()
        return _points(picture, agent) - _points(picture, _other(agent))

    def offers(self, action: int) -> bool:
        """Whether the deciding agent may take an action."""
        _, page, pages = self._offered(self.seat(self.agent_selection))
        return 0 <= action < len(page) or (pages > 1 and action == self._count - 1)

    def step(self, action: int | None) -> None:
        """Chooses an option or turns the page. ``None`` only costs a step."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        if action is not None:
            self._answer(agent, action)
        self._steps += 1
        if self._match.is_over:
            self._end()
        elif self._limit is not None and self._steps >= self._limit:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()

    def _answer(self, agent: str, action: int) -> None:
        decision, page, pages = self._offered(self.seat(agent))
        assert decision is not None
        if pages > 1 and action == self._count - 1:
            self._page = (self._page + 1) % pages
            return
        if not 0 <= action < len(page):
            raise ValueError(f"action {action} is not offered: expected one below {len(page)}, as action_mask says")
        self.seat(agent).choose(decision.options[page[action]])
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
        return observation, {"action_mask": observation["action_mask"], "refused": False}

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Chooses an option or turns the page."""
        table, side = self._table, self._side
        before = table.lead(side) if self._shaping else 0.0
        refused = not table.offers(int(action))
        table.step(None if refused else int(action))
        observation = table.observe(side)
        reward = table.rewards[side]
        if self._shaping:
            reward += self._shaping * (table.lead(side) - before)
        info = {"action_mask": observation["action_mask"], "refused": refused}
        return observation, reward, table.terminations[side], table.truncations[side], info

    def seat(self) -> Seat:
        """Seat of the agent, for texts, odds, hints and everything that the arrays leave out."""
        return self._table.seat(self._side)

    def render(self) -> str | None:
        """Returns the last log lines as the agent may read them, and its decision."""
        return self._table.render()


gymnasium.register("blind_swords/Match-v0", entry_point="blind_swords.env:Single")


class _Map:
    """The hexes of a map as array indices."""

    def __init__(self, match: Match) -> None:
        ground = match.ground()
        columns = _indices(hex["hex"][:2] for hex in ground)
        rows = _indices(hex["hex"][2:] for hex in ground)
        self.size = len(columns), len(rows)
        self._at = {hex["hex"]: (columns[hex["hex"][:2]], rows[hex["hex"][2:]]) for hex in ground}
        self._ground = np.zeros((len(LAYERS), *self.size), np.float32)
        for hex in ground:
            at = self._at[hex["hex"]]
            told = [1, hex["level"], word(hex["sign"]), hex["road"]]
            self._ground[(slice(len(told)), *at)] = told

    def layers(self, picture: dict[str, Any], agent: str) -> Layers:
        """Returns the layers of terrain and counters."""
        layers = self._ground.copy()
        for counter in picture["counters"]:
            at = self._at[counter["hex"]]
            first = 4 if counter["side"] == agent else 4 + len(_ASPECTS)
            layers[(first + SIGNS.index(counter["sign"]), *at)] += 1
            figure = _FIRST_FIGURE.search(next(iter(counter["figures"]), ""))
            aspects = (
                int(figure.group()) if figure else 0,
                counter["worn"],
                len(counter["badges"]),
                counter["acted"],
                counter["active"],
            )
            first += len(SIGNS)
            layers[(slice(first, first + len(aspects)), *at)] += aspects
        return layers

    def mark(self, layers: Layers, picture: dict[str, Any], involved: dict[str, Any]) -> None:
        """Whom a decision is about, and where its answers lead."""
        stand = {counter["id"]: counter["hex"] for counter in picture["counters"]}
        for subject in involved["subjects"]:
            if subject in stand:
                layers[(-2, *self._at[stand[subject]])] += 1
        for hexes in involved["places"].values():
            for hex in hexes:
                if hex in self._at:
                    layers[(-1, *self._at[hex])] += 1

    def option(self, id: str, hexes: Sequence[str] | None) -> tuple[float, float, float]:
        """Returns the features of an option as numbers."""
        column, row = self._at.get(hexes[0], (-1, -1)) if hexes else (-1, -1)
        return column, row, word(id)


def _indices(of: Any) -> dict[str, int]:
    return {name: index for index, name in enumerate(sorted(set(of)))}


def _points(picture: dict[str, Any], side: str) -> float:
    return float(Fraction(picture["score"][side]))


def _other(side: str) -> str:
    return "csa" if side == "usa" else "usa"
