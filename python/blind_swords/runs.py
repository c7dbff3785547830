"""Many games between computer players, over threads and without the interpreter's lock.

>>> import blind_swords
>>> from blind_swords import runs
>>> game = blind_swords.open("stonewalls-sword")
>>> setup = game.setup("valley-vengeance", usa="attack", csa="hold")
>>> [outcome.seed for outcome in runs.play(game, setup, range(1, 4))]
[1, 2, 3]

What comes of a game depends on its setup and its seed alone: not on how many are played at once, in which order, or on
which machine. So runs are lists of seeds, which may be shared out (`blind_swords.ray`) and put together again; `balance`
and `ladder` say of them what ``swords balance`` and ``swords ladder`` say of the same seeds. Ctrl+C ends a run when the
games that are under way are over.
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
    """A figure of each side."""

    usa: float
    csa: float


class Turn(NamedTuple):
    """How a game stood at the end of a turn."""

    turn: int
    points: PerSide
    """The victory points of each side."""
    losses: PerSide
    """The strength points that each side missed."""


class Figure(NamedTuple):
    """What a side had got (``points``) or lost (``losses``) at the end, one source of it."""

    account: str
    side: Side
    source: str
    value: float


class Feat(NamedTuple):
    """Something that a side did and that may have turned the game."""

    side: Side
    what: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a game."""

    seed: int
    level: str
    """How it ended, such as a level of victory."""
    winner: Side | None
    lead: float
    """By how many points the Union was ahead."""
    decisions: int
    turns: tuple[Turn, ...]
    """How it stood at the end of each turn."""
    sums: tuple[Figure, ...]
    feats: tuple[Feat, ...]
    mishaps: tuple[str, ...]
    """What went wrong without stopping it, such as scripts that fail."""

    @classmethod
    def read(cls, told: dict[str, Any]) -> Outcome:
        """What the engine wrote."""
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
        """The same as the engine writes it."""
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
    """What came of the game of each seed, in their order; so many at once, or as many as there are processors.

    Raises `Broken` for the first game that cannot be played to its end.
    """
    written = [str(written_seed(seed)) for seed in seeds]
    told = json.loads(game._game.outcomes(setup.written(), written, _jobs(jobs)))
    return [Outcome.read(one) for one in told]


def simulate(
    game: Game, setup: Setup, games: int, *, seed: int = 1, jobs: int | None = None
) -> dict[str, Any]:
    """What ``swords simulate`` counts in games from a seed on: faster than `play`, and nothing of single games."""
    counted: dict[str, Any] = json.loads(
        game._game.simulate(setup.written(seed), games, _jobs(jobs))
    )
    return counted


def variants(game: Game, setup: Setup) -> dict[str, Setup]:
    """A setup once for each optional rule of its scenario, which is changed, by the name of the rule."""
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
    """What games of a setup say of its scenario, as ``swords balance --format json`` has it: who wins and by how much,
    where points come from, what is lost when, each with the bounds between which it lies at 95 %.

    ``changed`` holds the games of the same seeds with an optional rule changed, by the name of the rule.
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
    """Plays a scenario with each seed, and again with each optional rule changed, and says what it is like."""
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
    """Plays one player against another, with the sides changed for each seed, and says what ``swords ladder`` says."""
    as_usa, as_csa = pairings(game, first, second, scenario)
    return standing(
        play(game, as_usa, seeds, jobs=jobs),
        play(game, as_csa, seeds, jobs=jobs),
    )


def pairings(
    game: Game, first: str, second: str, scenario: str | None = None
) -> tuple[Setup, Setup]:
    """The setups of a pair of games: the first player as the Union, and as the Confederacy."""
    return (
        game.setup(scenario, usa=first, csa=second),
        game.setup(scenario, usa=second, csa=first),
    )


def standing(as_usa: Sequence[Outcome], as_csa: Sequence[Outcome]) -> dict[str, Any]:
    """How it went for a player in games as the Union and, under the same seeds, as the Confederacy."""
    told: dict[str, Any] = json.loads(_native.standing(_written(as_usa), _written(as_csa)))
    return told


Weights = Mapping[str, int]
"""How much each thing counts for a computer player, in thousandths, by its name."""

Duel = Callable[[Game, Setup, tuple[Weights, Weights], Sequence[int]], Sequence[Outcome]]
"""Plays games between two sets of weights: `rivals`, or whoever has it done elsewhere."""


def weights() -> dict[str, int]:
    """The weights in use."""
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
    """What came of games between two sets of weights: the first in the seat of a ``general``, the second in that of a
    ``captain``, whichever sides `setup` gives them. What a set does not name is as in use.
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
    """Looks for better weights in scenarios of games, as ``swords tune`` does, by so many pairs of games in each of them
    for a step; `rivals` and `standing` judge them, on other seeds.
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
    """Plays a game and examines it on the way, every so many decisions: saves, copies, every option, every refusal.

    A person's seat takes any option. Raises `Broken` with the save of the shortest game found that shows what does not
    hold.
    """
    told: dict[str, int] = json.loads(
        game._game.exercise(setup.written(seed), every, decisions)
    )
    return told


def arrays(outcomes: Sequence[Outcome]) -> dict[str, NDArray[Any]]:
    """What came of games as arrays of numpy, one place for each game: ``seed`` (objects, where one needs more than 64
    bits), ``winner`` (1 the Union, -1 the Confederacy, 0 nobody), ``level``, ``lead``, ``decisions``, ``turns``; and
    ``points`` and ``losses``, of each side at the end of each turn (games, turns, sides), as they ended once they are
    over.
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
