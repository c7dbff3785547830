"""Runs over many machines: what comes of them is what one machine says, also when a worker is lost in the middle."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
import ray
from ray.cluster_utils import Cluster

import blind_swords
from blind_swords import Broken, Game, Refused, Setup, runs
from blind_swords import ray as many


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """Local Ray cluster: a head node that plays nothing, and two workers with one processor each."""
    cluster = Cluster(
        initialize_head=True,
        head_node_args={
            "num_cpus": 0,
            "include_dashboard": False,
            "node_ip_address": "127.0.0.1",
            # A lost worker is noticed after ten seconds without a sign of life. With less, a busy machine loses its head, and
            # Ray then ends the program of the tests without a word.
            "_system_config": {
                "health_check_initial_delay_ms": 0,
                "health_check_period_ms": 500,
                "health_check_failure_threshold": 20,
            },
        },
    )
    for _ in range(2):
        cluster.add_node(num_cpus=1, node_ip_address="127.0.0.1")
    ray.init(address=cluster.address, _node_ip_address="127.0.0.1", log_to_driver=False)
    yield cluster
    ray.shutdown()
    cluster.shutdown()


def processors() -> float:
    """Those of the workers that are there."""
    nodes: list[dict[str, Any]] = ray.nodes()
    alive: list[dict[str, float]] = [node["Resources"] for node in nodes if node["Alive"]]
    return sum(node.get("CPU", 0) for node in alive)


def playing(node: Any) -> list[int]:
    """Returns the processes of a worker that are playing a part."""
    raylets = {process.process.pid for process in node.all_processes["raylet"]}
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(status.read_text().rpartition(")")[2].split()[1])
            said = status.with_name("cmdline").read_bytes()
        except OSError:
            continue
        if parent in raylets and said.startswith(b"ray::_part"):
            found.append(int(status.parent.name))
    return found


def never(done: int, of: int) -> None:
    """Told of nothing."""
    pytest.fail(f"{done} of {of} were played again")


def written(folder: Path) -> dict[str, bytes]:
    """Returns the contents of a folder."""
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_a_worker_is_lost_in_the_middle(cluster: Cluster, game: Game, tmp_path: Path) -> None:
    setup, seeds = game.setup(usa="mixed", csa="mixed"), range(1, 241)
    assert processors() == 2
    lost = list(cluster.worker_nodes)[:1]

    def told(done: int, of: int) -> None:
        # A part is soon played: who looks once may find nobody at it.
        for _ in range(200):
            if not lost or done == of:
                return
            if processes := playing(lost[0]):
                # At once and without a word, as when a machine loses its power, while it plays.
                for process in processes:
                    os.kill(process, signal.SIGKILL)
                cluster.remove_node(lost.pop(), allow_graceful=False)

    played = many.play(game, setup, seeds, tmp_path, each=20, told=told)
    assert not lost and processors() == 1
    assert played == runs.play(game, setup, seeds, jobs=2)
    assert len(list(tmp_path.iterdir())) == 12
    cluster.add_node(num_cpus=1, node_ip_address="127.0.0.1")


def test_what_was_played_is_not_played_again(cluster: Cluster, game: Game, tmp_path: Path) -> None:
    """A run that was interrupted continues from its finished parts."""
    setup, seeds = game.setup(usa="attack", csa="hold"), [*range(1, 20), 1 << 90]

    def ends(done: int, of: int) -> None:
        if done >= 8:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        many.play(game, setup, seeds, tmp_path, each=4, told=ends)
    before = written(tmp_path)
    assert 0 < len(before) < 5
    again: list[int] = []
    played = many.play(game, setup, seeds, tmp_path, each=4, told=lambda done, _: again.append(done))
    assert played == runs.play(game, setup, seeds)
    assert again and again[-1] == 20 and len(again) == 5 - len(before)
    assert before.items() <= written(tmp_path).items()
    # Nothing is left to play, and another setup is another run.
    assert many.play(game, setup, seeds, tmp_path, each=4, told=never) == played
    other = game.setup(usa="hold", csa="attack")
    assert many.play(game, other, seeds[:4], tmp_path, each=4) == runs.play(game, other, seeds[:4])
    # Anybody reads what was written.
    columns = many.table(tmp_path)
    assert columns.num_rows == 24 and columns.schema.names == many.OUTCOMES.names
    assert str(1 << 90) in columns["seed"].to_pylist()


def test_balance_and_ladder_are_those_of_one_machine(cluster: Cluster, tmp_path: Path) -> None:
    game = blind_swords.open("cedar-mountain-cwbbs")
    setup, seeds = game.setup(usa="mixed", csa="attack"), range(40, 46)
    assert many.balance(game, setup, seeds, tmp_path, each=2) == runs.balance(game, setup, seeds)
    own = many.ladder(game, "attack", "random", seeds, tmp_path, each=2)
    assert own == runs.ladder(game, "attack", "random", seeds) and own["games"] == 12


def test_games_are_examined_and_what_breaks_is_kept(
    cluster: Cluster, game: Game, tmp_path: Path
) -> None:
    setup, seeds = game.setup(), range(1, 5)
    how: dict[str, Any] = {"every": 30, "decisions": 60}
    examined = many.exercise(game, setup, seeds, tmp_path, each=1, **how)
    assert [one.seed for one in examined] == list(seeds)
    for one in examined:
        assert one.broken is None
        told = runs.exercise(game, setup, one.seed, **how)
        assert told == {name: getattr(one, name) for name in told}
    assert many.exercise(game, setup, seeds, tmp_path, each=1, **how, told=never) == examined
    assert many.table(tmp_path).schema.names == many.EXERCISES.names


def test_weights_are_sought_alike(cluster: Cluster, game: Game, tmp_path: Path) -> None:
    arenas: list[tuple[Game, str | None]] = [(game, None)]
    how: dict[str, Any] = {"steps": 2, "pairs": 2, "seed": 5}
    found = many.tune(arenas, tmp_path, **how)
    assert found == runs.tune(arenas, **how) != runs.weights()
    # It goes on where it was: nothing is played again.
    assert many.tune(arenas, tmp_path, **how, told=never) == found


def test_a_game_that_breaks_is_told_and_what_was_done_is_kept(
    cluster: Cluster, game: Game, tmp_path: Path
) -> None:
    def do(game: Game, setup: Setup, seeds: Sequence[int]) -> list[many.Exercised]:
        if 3 in seeds:
            raise Broken("it does not end", "{}")
        return [many.Exercised(seed) for seed in seeds]

    work = many._Work("breaks", many.EXERCISES, do, many._exercise_row, many._exercise_of)
    with pytest.raises(Broken, match="it does not end") as broken:
        many._run(work, game, game.setup(), [1, 2, 3, 4], tmp_path, 1, None)
    assert broken.value.save == "{}"
    assert len(list(tmp_path.glob("*.parquet"))) < 4 and not list(tmp_path.glob("*.new"))
    done = many._run(work, game, game.setup(), [1, 2, 4], tmp_path, 1, None)
    assert [one.seed for one in done] == [1, 2, 4]


def test_another_package_of_the_same_name_is_refused(
    cluster: Cluster, game: Game, tmp_path: Path
) -> None:
    setup = game.setup(usa="random", csa="random")
    with pytest.raises(Refused, match="another package here"):
        many._part(many._PLAY, game.name, "0" * 64, setup, [1])
    with pytest.raises(ValueError, match="at least one seed"):
        many.play(game, setup, [1], tmp_path, each=0)


def test_who_has_no_cluster_gets_one_on_the_loopback_interface(tmp_path: Path) -> None:
    code = f"""
import blind_swords, ray
from blind_swords import ray as many, runs
game = blind_swords.open("stonewalls-sword")
setup = game.setup(usa="random", csa="random")
assert many.play(game, setup, range(4), {str(tmp_path)!r}, each=2) == runs.play(game, setup, range(4))
print([node["NodeManagerAddress"] for node in ray.nodes()])
"""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("RAY_")}
    run = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=environment
    )
    assert run.stdout.splitlines()[-1:] == ["['127.0.0.1']"], run.stdout + run.stderr


def test_exceptions_come_back_whole(cluster: Cluster) -> None:
    """An exception raised on a worker arrives with its text and all its fields."""
    for error in (
        Refused("refused", "not there", "SS 1", "A-1", "why", (blind_swords.Value("a", "1"),)),
        Broken("it does not end", "{}"),
    ):
        again = ray.get(ray.put(error))
        assert type(again) is type(error) and again.args == error.args and str(again) == str(error)
