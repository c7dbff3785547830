"""Many games between computer players, on several threads and without the interpreter's lock.

>>> import blind_swords
>>> from blind_swords import runs
>>> game = blind_swords.open("stonewalls-sword")
>>> setup = game.setup("valley-vengeance", usa="attack", csa="hold")
>>> [outcome.seed for outcome in runs.play(game, setup, range(1, 4))]
[1, 2, 3]

The outcome of a game depends only on its setup and its seed: not on the number of threads, the order or the machine. Runs are
therefore lists of seeds that can be split (`blind_swords.ray`) and combined again. `balance` and `ladder` return the
results of ``swords run balance`` and ``swords run ladder`` for the same seeds. Ctrl+C ends a run after the current games.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from . import _native
from .game import Game, Setup, read_seed, written_seed
from .matches import Side

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class PerSide(NamedTuple):
    """Number for each side."""

    usa: float
    csa: float


class Turn(NamedTuple):
    """The state of a game at the end of a turn."""

    turn: int
    points: PerSide
    """The victory points of each side."""
    losses: PerSide
    """The strength points that each side had lost."""


class Figure(NamedTuple):
    """The final ``points`` or ``losses`` of a side from one source."""

    account: str
    side: Side
    source: str
    value: float


class Feat(NamedTuple):
    """An act of a side that may have decided the game."""

    side: Side
    what: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """The outcome of a game."""

    seed: int
    level: str
    """The result, such as a victory level."""
    winner: Side | None
    lead: float
    """The Union's lead in points."""
    decisions: int
    turns: tuple[Turn, ...]
    """The state at the end of each turn."""
    sums: tuple[Figure, ...]
    feats: tuple[Feat, ...]
    mishaps: tuple[str, ...]
    """Problems that did not stop the game, such as failed scripts."""

    @classmethod
    def read(cls, told: dict[str, Any]) -> Outcome:
        """Reads an outcome in the format of the engine."""
        first = told["first_turn"]
        return cls(
            read_seed(told["seed"]),
            told["level"],
            told["winner"],
            told["lead"],
            told["decisions"],
            tuple(
                Turn(first + index, PerSide(**turn["points"]), PerSide(**turn["losses"]))
                for index, turn in enumerate(told["turns"])
            ),
            tuple(Figure(**figure) for figure in told["sums"]),
            tuple(Feat(**feat) for feat in told["feats"]),
            tuple(told["mishaps"]),
        )

    def written(self) -> dict[str, Any]:
        """Returns the outcome in the format of the engine."""
        return {
            "seed": written_seed(self.seed),
            "level": self.level,
            "winner": self.winner,
            "lead": self.lead,
            "decisions": self.decisions,
            "first_turn": self.turns[0].turn,
            "turns": [
                {"points": turn.points._asdict(), "losses": turn.losses._asdict()}
                for turn in self.turns
            ],
            "sums": [figure._asdict() for figure in self.sums],
            "feats": [feat._asdict() for feat in self.feats],
            "mishaps": self.mishaps,
        }


def play(
    game: Game, setup: Setup, seeds: Iterable[int], *, jobs: int | None = None
) -> list[Outcome]:
    """Plays a game for each seed. Returns the outcomes in the order of the seeds.

    ``jobs`` is the number of threads (default: all processors). Raises `Broken` for the first game that cannot be finished.
    """
    written = [str(written_seed(seed)) for seed in seeds]
    told = json.loads(game._game.outcomes(setup.written(), written, _jobs(jobs)))
    return [Outcome.read(one) for one in told]


def simulate(
    game: Game, setup: Setup, games: int, *, seed: int = 1, jobs: int | None = None
) -> dict[str, Any]:
    """Returns the counts of ``swords run simulate`` for games from a seed on: faster than `play`, but without single outcomes."""
    counted: dict[str, Any] = json.loads(
        game._game.simulate(setup.written(seed), games, _jobs(jobs))
    )
    return counted


def variants(game: Game, setup: Setup) -> dict[str, Setup]:
    """Returns a copy of a setup for each optional rule of its scenario, with that rule switched, by the name of the rule."""
    told = json.loads(game._game.variants(setup.written()))
    return {
        name: Setup(changed["scenario"], changed["options"], setup.usa, setup.csa)
        for name, changed in told
    }


def weigh(
    game: Game,
    setup: Setup,
    outcomes: Sequence[Outcome],
    changed: Mapping[str, Sequence[Outcome]] | None = None,
) -> dict[str, Any]:
    """Returns the balance of a scenario from games of a setup, as ``swords run balance --format json``: winners and margins,
    sources of points and losses by turn, each with a 95 % interval.

    ``changed`` holds the games of the same seeds with an optional rule switched, by the name of the rule.
    """
    written = _written(outcomes)
    balance: dict[str, Any] = json.loads(game._game.weigh(setup.written(), written))
    balance["options"] = [
        json.loads(_native.effect_of_rule(name, written, _written(others)))
        for name, others in (changed or {}).items()
    ]
    return balance


def balance(
    game: Game,
    setup: Setup,
    seeds: Sequence[int],
    *,
    optional_rules: bool = True,
    jobs: int | None = None,
) -> dict[str, Any]:
    """Plays a scenario with each seed, and again with each optional rule switched. Returns its balance."""
    rules = variants(game, setup) if optional_rules else {}
    changed = {name: play(game, other, seeds, jobs=jobs) for name, other in rules.items()}
    return weigh(game, setup, play(game, setup, seeds, jobs=jobs), changed)


def ladder(
    game: Game,
    first: str,
    second: str,
    seeds: Sequence[int],
    *,
    scenario: str | None = None,
    jobs: int | None = None,
) -> dict[str, Any]:
    """Plays one player against another, on both sides for each seed. Returns the result of ``swords run ladder``."""
    as_usa, as_csa = pairings(game, first, second, scenario)
    return standing(
        play(game, as_usa, seeds, jobs=jobs),
        play(game, as_csa, seeds, jobs=jobs),
    )


def pairings(
    game: Game, first: str, second: str, scenario: str | None = None
) -> tuple[Setup, Setup]:
    """Returns the setups of a pair of games: the first player as the Union, and as the Confederacy."""
    return (
        game.setup(scenario, usa=first, csa=second),
        game.setup(scenario, usa=second, csa=first),
    )


def standing(as_usa: Sequence[Outcome], as_csa: Sequence[Outcome]) -> dict[str, Any]:
    """Returns the result of a player from games as the Union and, with the same seeds, as the Confederacy."""
    told: dict[str, Any] = json.loads(_native.standing(_written(as_usa), _written(as_csa)))
    return told


Weights = Mapping[str, int]
"""Evaluation weights of a computer player, in thousandths, by name."""

Duel = Callable[[Game, Setup, tuple[Weights, Weights], Sequence[int]], Sequence[Outcome]]
"""A function that plays games between two sets of weights, such as `rivals`."""


def weights() -> dict[str, int]:
    """Returns the standard weights of the computer player."""
    told: dict[str, int] = json.loads(_native.weights())
    return told


def rivals(
    game: Game,
    setup: Setup,
    sets: tuple[Weights, Weights],
    seeds: Iterable[int],
    *,
    jobs: int | None = None,
) -> list[Outcome]:
    """Plays games between two sets of weights: the first for the ``general``, the second for the ``captain``, on the sides that
    `setup` gives them. Weights that a set does not name keep their present values.
    """
    written = [str(written_seed(seed)) for seed in seeds]
    first, second = (json.dumps(dict(one)) for one in sets)
    told = json.loads(game._game.rivals(setup.written(), first, second, written, _jobs(jobs)))
    return [Outcome.read(one) for one in told]


def tune(
    arenas: Sequence[tuple[Game, str | None]],
    *,
    steps: int,
    pairs: int,
    seed: int = 1,
    duel: Duel = rivals,
) -> dict[str, int]:
    """Searches for better weights in scenarios, as ``swords run tune`` does, with some pairs of games per scenario and step. Use
    `rivals` and `standing` with other seeds to judge the result.
    """

    def played(arena: int, sets: list[str], seed: int) -> tuple[str, str]:
        game, scenario = arenas[arena]
        first, second = (json.loads(one) for one in sets)
        seeds = range(seed, seed + pairs)
        as_usa, as_csa = (
            duel(game, setup, (first, second), seeds)
            for setup in pairings(game, "general", "captain", scenario)
        )
        return _written(as_usa), _written(as_csa)

    found: dict[str, int] = json.loads(_native.tune(len(arenas), steps, pairs, seed, played))
    return found


def exercise(
    game: Game, setup: Setup, seed: int, *, every: int = 10, decisions: int = 10_000
) -> dict[str, int]:
    """Plays a game and checks it every few decisions: saves, copies, every option and every refusal.

    A human seat takes random options. Raises `Broken` with the save of the shortest game found that fails a check.
    """
    told: dict[str, int] = json.loads(
        game._game.exercise(setup.written(seed), every, decisions)
    )
    return told


def arrays(outcomes: Sequence[Outcome]) -> dict[str, NDArray[Any]]:
    """Returns outcomes as NumPy arrays with one entry per game: ``seed`` (objects, if one needs more than 64 bits), ``winner``
    (1 for the Union, -1 for the Confederacy, 0 for neither), ``level``, ``lead``, ``decisions`` and ``turns``. ``points`` and
    ``losses`` hold the values of each side at the end of each turn (games, turns, sides). A game that ends early keeps its
    last values.
    """
    import numpy as np

    longest = max((len(one.turns) for one in outcomes), default=0)

    def by_turn(what: str) -> NDArray[np.float64]:
        rows = [[getattr(turn, what) for turn in one.turns] for one in outcomes]
        rows = [row + row[-1:] * (longest - len(row)) for row in rows]
        return np.array(rows, np.float64).reshape(len(rows), longest, 2)

    wide = any(one.seed >= 1 << 63 for one in outcomes)
    winners = {"usa": 1, None: 0, "csa": -1}
    return {
        "seed": np.array([one.seed for one in outcomes], object if wide else np.int64),
        "winner": np.array([winners[one.winner] for one in outcomes], np.int8),
        "level": np.array([one.level for one in outcomes], np.str_),
        "lead": np.array([one.lead for one in outcomes], np.float64),
        "decisions": np.array([one.decisions for one in outcomes], np.int64),
        "turns": np.array([len(one.turns) for one in outcomes], np.int64),
        "points": by_turn("points"),
        "losses": by_turn("losses"),
    }


def _written(outcomes: Sequence[Outcome]) -> str:
    return json.dumps([outcome.written() for outcome in outcomes])


def _jobs(jobs: int | None) -> int:
    return jobs or os.cpu_count() or 1
