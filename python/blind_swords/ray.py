"""Runs of many games on many machines with Ray: ``pip install blind-swords[ray]``.

The outcome of a game depends only on its setup and its seed (`blind_swords.runs`). A run is therefore split into parts of a
few seeds, and every part is a Ray task. Ray chooses the machine, and repeats a task if its worker or machine fails. A
finished part is written to a folder as a Parquet file. If the same run starts again, it reads the parts that exist. The
results equal those of one machine for the same seeds, in the same order.

Without a cluster (`ray.init` or ``RAY_ADDRESS``) a local one is started. It listens on the loopback interface only and sends
no usage reports. Games must have the same name and the same files on all machines: a worker with another package of that
name raises `Refused`.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from os import PathLike
from pathlib import Path
from typing import Any, Generic, TypeVar

os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")

import pyarrow as pa
import pyarrow.parquet as pq
import ray
from ray._private import ray_constants

from . import __version__, runs
from .errors import Broken, Refused
from .game import Game, Setup, open, written_seed
from .runs import Feat, Figure, Outcome, PerSide, Turn, Weights

EACH = 16
"""The default number of seeds in a part."""

T = TypeVar("T")
Told = Callable[[int, int], None]
"""A callback after each part, with the number of finished seeds and of all seeds."""

_SIDES = pa.struct([("usa", pa.float64()), ("csa", pa.float64())])

OUTCOMES = pa.schema(
    [
        ("seed", pa.string()),
        ("level", pa.string()),
        ("winner", pa.string()),
        ("lead", pa.float64()),
        ("decisions", pa.int64()),
        ("turns", pa.list_(pa.struct([("turn", pa.int64()), ("points", _SIDES), ("losses", _SIDES)]))),
        (
            "sums",
            pa.list_(
                pa.struct(
                    [
                        ("account", pa.string()),
                        ("side", pa.string()),
                        ("source", pa.string()),
                        ("value", pa.float64()),
                    ]
                )
            ),
        ),
        ("feats", pa.list_(pa.struct([("side", pa.string()), ("what", pa.string())]))),
        ("mishaps", pa.list_(pa.string())),
    ]
)
"""The columns of outcomes: those of `runs.Outcome`, with seeds in decimal digits."""

EXERCISES = pa.schema(
    [
        ("seed", pa.string()),
        ("decisions", pa.int64()),
        ("options", pa.int64()),
        ("saves", pa.int64()),
        ("verdicts", pa.int64()),
        ("broken", pa.string()),
        ("save", pa.string()),
    ]
)
"""The columns of checked games: those of `Exercised`."""


@dataclass(frozen=True, slots=True)
class Exercised:
    """Counts of one checked game, or the check that failed."""

    seed: int
    decisions: int = 0
    options: int = 0
    saves: int = 0
    verdicts: int = 0
    broken: str | None = None
    """The failed check."""
    save: str | None = None
    """The save of the shortest game found that fails it."""


@dataclass(frozen=True, slots=True)
class _Work(Generic[T]):
    """A kind of run: its function, and the format of its results."""

    name: str
    schema: pa.Schema
    do: Callable[[Game, Setup, Sequence[int]], list[T]]
    row: Callable[[T], dict[str, Any]]
    read: Callable[[dict[str, Any]], T]


def play(
    game: Game,
    setup: Setup,
    seeds: Sequence[int],
    folder: str | PathLike[str],
    *,
    each: int = EACH,
    told: Told | None = None,
) -> list[Outcome]:
    """As `runs.play`, on all machines. Parts of ``each`` seeds are stored in a folder.

    Raises `Broken` for a game that cannot be finished. Parts finished before it are kept.
    """
    return _run(_PLAY, game, setup, seeds, Path(folder), each, told)


def balance(
    game: Game,
    setup: Setup,
    seeds: Sequence[int],
    folder: str | PathLike[str],
    *,
    optional_rules: bool = True,
    each: int = EACH,
    told: Told | None = None,
) -> dict[str, Any]:
    """As `runs.balance`, on all machines."""
    rules = runs.variants(game, setup) if optional_rules else {}
    changed = {
        name: play(game, other, seeds, folder, each=each, told=told)
        for name, other in rules.items()
    }
    outcomes = play(game, setup, seeds, folder, each=each, told=told)
    return runs.weigh(game, setup, outcomes, changed)


def ladder(
    game: Game,
    first: str,
    second: str,
    seeds: Sequence[int],
    folder: str | PathLike[str],
    *,
    scenario: str | None = None,
    each: int = EACH,
    told: Told | None = None,
) -> dict[str, Any]:
    """As `runs.ladder`, on all machines."""
    as_usa, as_csa = (
        play(game, setup, seeds, folder, each=each, told=told)
        for setup in runs.pairings(game, first, second, scenario)
    )
    return runs.standing(as_usa, as_csa)


def rivals(
    game: Game,
    setup: Setup,
    sets: tuple[Weights, Weights],
    seeds: Sequence[int],
    folder: str | PathLike[str],
    *,
    each: int = EACH,
    told: Told | None = None,
) -> list[Outcome]:
    """As `runs.rivals`, on all machines."""

    def do(game: Game, setup: Setup, seeds: Sequence[int]) -> list[Outcome]:
        return runs.rivals(game, setup, sets, seeds, jobs=1)

    name = f"rivals-{json.dumps([dict(one) for one in sets], sort_keys=True)}"
    work = _Work(name, OUTCOMES, do, _outcome_row, _outcome_of)
    return _run(work, game, setup, seeds, Path(folder), each, told)


def tune(
    arenas: Sequence[tuple[Game, str | None]],
    folder: str | PathLike[str],
    *,
    steps: int,
    pairs: int,
    seed: int = 1,
    each: int = 1,
    told: Told | None = None,
) -> dict[str, int]:
    """As `runs.tune`, on all machines: the games of a step run in parallel, the steps in sequence."""

    def duel(
        game: Game, setup: Setup, sets: tuple[Weights, Weights], seeds: Sequence[int]
    ) -> list[Outcome]:
        return rivals(game, setup, sets, seeds, folder, each=each, told=told)

    return runs.tune(arenas, steps=steps, pairs=pairs, seed=seed, duel=duel)


def exercise(
    game: Game,
    setup: Setup,
    seeds: Sequence[int],
    folder: str | PathLike[str],
    *,
    every: int = 10,
    decisions: int = 10_000,
    each: int = EACH,
    told: Told | None = None,
) -> list[Exercised]:
    """As `runs.exercise` for each seed, on all machines. A failed check is in the list and does not stop the run."""

    def do(game: Game, setup: Setup, seeds: Sequence[int]) -> list[Exercised]:
        return [_exercised(game, setup, seed, every, decisions) for seed in seeds]

    name = f"exercise-{every}-{decisions}"
    work = _Work(name, EXERCISES, do, _exercise_row, _exercise_of)
    return _run(work, game, setup, seeds, Path(folder), each, told)


def table(folder: str | PathLike[str]) -> pa.Table:
    """Returns all parts of a folder with the same columns as the first, as one `pyarrow` table."""
    tables = [pq.read_table(part) for part in sorted(Path(folder).glob("*.parquet"))]
    return pa.concat_tables([part for part in tables if part.schema.equals(tables[0].schema)])


def _run(
    work: _Work[T],
    game: Game,
    setup: Setup,
    seeds: Sequence[int],
    folder: Path,
    each: int,
    told: Told | None,
) -> list[T]:
    if each < 1:
        raise ValueError(f"expected parts of at least one seed, found {each}")
    folder.mkdir(parents=True, exist_ok=True)
    cut = [list(seeds[at : at + each]) for at in range(0, len(seeds), each)]
    paths = [folder / f"{_named(work, game, setup, part)}.parquet" for part in cut]
    missing = {path: part for path, part in zip(paths, cut, strict=True) if not path.exists()}
    done = len(seeds) - sum(map(len, missing.values()))
    known: dict[Path, list[dict[str, Any]]] = {}
    for path, rows in _played(work, game, setup, missing):
        _write(path, pa.Table.from_pylist(rows, work.schema), game, setup)
        known[path] = rows
        done += len(rows)
        if told is not None:
            told(done, len(seeds))
    rows_of = (known.get(path) or pq.read_table(path).to_pylist() for path in paths)
    return [work.read(row) for rows in rows_of for row in rows]


def _named(work: _Work[T], game: Game, setup: Setup, part: Sequence[int]) -> str:
    """Returns a name that depends on the engine, the package, the setup and the seeds."""
    what = [work.name, __version__, game.hash, setup.written(None), [written_seed(seed) for seed in part]]
    return hashlib.sha256(json.dumps(what).encode()).hexdigest()[:32]


def _write(path: Path, table: pa.Table, game: Game, setup: Setup) -> None:
    """Writes a part atomically, with its metadata."""
    about = {"game": game.id, "hash": game.hash, "engine": __version__, "setup": setup.written(None)}
    beside = path.with_suffix(f".{os.getpid()}.new")
    pq.write_table(table.replace_schema_metadata({"blind_swords": json.dumps(about)}), beside)
    os.replace(beside, path)


def _played(
    work: _Work[T], game: Game, setup: Setup, missing: Mapping[Path, Sequence[int]]
) -> Iterator[tuple[Path, list[dict[str, Any]]]]:
    """Yields the rows of each part as it finishes."""
    if not missing:
        return
    _connect()
    # Ray replaces lost workers without limit. A failure of a game would repeat itself, so it is not retried.
    task: Any = ray.remote(num_cpus=1, max_retries=-1, retry_exceptions=False)(_part)
    begun = {
        task.remote(work, game.name, game.hash, setup, list(part)): path
        for path, part in missing.items()
    }
    try:
        while begun:
            [ready], _ = ray.wait(list(begun), num_returns=1)
            rows, broken = ray.get(ready)
            if broken is not None:
                raise Broken(*broken)
            yield begun.pop(ready), rows
    finally:
        for left in begun:
            ray.cancel(left)


def _part(
    work: _Work[T], name: str, hash: str, setup: Setup, seeds: list[int]
) -> tuple[list[dict[str, Any]], tuple[str, str] | None]:
    """Returns the rows of some seeds, or the failure. Runs on a worker."""
    game = _opened(name)
    if game.hash != hash:
        raise Refused("package", f"`{name}` is a different package on this worker: expected {hash}, found {game.hash}")
    try:
        return [work.row(one) for one in work.do(game, setup, seeds)], None
    except Broken as broken:
        return [], (broken.message, broken.save)


@lru_cache(maxsize=8)
def _opened(name: str) -> Game:
    """Opens a game once per worker."""
    return open(name)


def _connect() -> None:
    """Connects to the existing cluster, or starts a local one."""
    if ray.is_initialized():
        return
    if "RAY_ADDRESS" in os.environ:
        ray.init()
        return
    # These settings keep Ray on the loopback interface, here and in its processes.
    os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"
    ray_constants.ENABLE_RAY_CLUSTER = False
    ray.init("local", include_dashboard=False)


def _play_part(game: Game, setup: Setup, seeds: Sequence[int]) -> list[Outcome]:
    return runs.play(game, setup, seeds, jobs=1)


def _outcome_row(outcome: Outcome) -> dict[str, Any]:
    return {
        **asdict(outcome),
        "seed": str(outcome.seed),
        "turns": [
            {"turn": turn.turn, "points": turn.points._asdict(), "losses": turn.losses._asdict()}
            for turn in outcome.turns
        ],
        "sums": [figure._asdict() for figure in outcome.sums],
        "feats": [feat._asdict() for feat in outcome.feats],
    }


def _outcome_of(row: dict[str, Any]) -> Outcome:
    turns = (
        Turn(turn["turn"], PerSide(**turn["points"]), PerSide(**turn["losses"]))
        for turn in row["turns"]
    )
    return Outcome(
        int(row["seed"]),
        row["level"],
        row["winner"],
        row["lead"],
        row["decisions"],
        tuple(turns),
        tuple(Figure(**figure) for figure in row["sums"]),
        tuple(Feat(**feat) for feat in row["feats"]),
        tuple(row["mishaps"]),
    )


_PLAY = _Work("play", OUTCOMES, _play_part, _outcome_row, _outcome_of)


def _exercised(game: Game, setup: Setup, seed: int, every: int, decisions: int) -> Exercised:
    try:
        done = runs.exercise(game, setup, seed, every=every, decisions=decisions)
    except Broken as broken:
        return Exercised(seed, broken=broken.message, save=broken.save)
    return Exercised(seed, done["decisions"], done["options"], done["saves"], done["verdicts"])


def _exercise_row(exercised: Exercised) -> dict[str, Any]:
    return {**asdict(exercised), "seed": str(exercised.seed)}


def _exercise_of(row: dict[str, Any]) -> Exercised:
    return Exercised(**{**row, "seed": int(row["seed"])})
