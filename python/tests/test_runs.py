"""Many games: what comes of them is that of their seeds, and what the program says of the same seeds."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from typing import Any

import numpy as np
import pytest

import blind_swords
from blind_swords import Game, Refused, runs


def program(*arguments: str) -> Any:
    """Returns the JSON output of the program of the same build."""
    swords = os.environ.get("SWORDS")
    if swords is None:
        assert "NEED_PYTHON" not in os.environ, "the program is needed and not here"
        pytest.skip("THE PROGRAM WAS NOT COMPARED: `cargo build` makes it, SWORDS names it")
    run = subprocess.run([swords, "--format", "json", *arguments], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)


@pytest.mark.parametrize("name", ["stonewalls-sword", "cedar-mountain-cwbbs"])
def test_a_balance_is_that_of_the_program(name: str) -> None:
    game = blind_swords.open(name)
    setup = game.setup(usa="mixed", csa="attack")
    own = runs.balance(game, setup, range(40, 46), jobs=2)
    bots = ("--usa", "mixed", "--csa", "attack")
    told = program("run", "balance", name, "--scenario", setup.scenario, *bots, "--games", "6", "--seed", "40")
    assert own == {key: told[0][key] for key in own}
    assert own["games"] == 6 and set(told[0]) - set(own) == {"scenario", "name", "usa", "csa"}


def test_a_ladder_and_a_simulation_are_those_of_the_program(game: Game) -> None:
    own = runs.ladder(game, "attack", "random", range(1, 6), jobs=2)
    told = program("run", "ladder", game.id, "--a", "attack", "--b", "random", "--pairs", "5")
    assert {**own, "seconds": 0} == {**told, "seconds": 0}
    setup = game.setup(usa="crowd", csa="edge")
    counted = runs.simulate(game, setup, 9, seed=3, jobs=2)
    told = program("run", "simulate", game.id, "--usa", "crowd", "--csa", "edge", "--games", "9", "--seed", "3")
    assert {**counted, "seconds": 0} == {**{key: told[key] for key in counted}, "seconds": 0}
    played = runs.play(game, setup, range(3, 12))
    assert counted["decisions"] == sum(one.decisions for one in played)
    assert counted["turns"] == sum(len(one.turns) for one in played)
    winners = [one.winner or "nobody" for one in played]
    assert counted["winners"] == {who: winners.count(who) for who in set(winners)}


def test_an_outcome_is_that_of_its_seed_however_games_are_shared_out(game: Game) -> None:
    setup, seeds = game.setup(usa="mixed", csa="random"), [5, 3, 1 << 100, 4]
    together = runs.play(game, setup, seeds, jobs=3)
    assert [one.seed for one in together] == seeds
    assert together == [runs.play(game, setup, [seed], jobs=1)[0] for seed in seeds]
    assert [runs.Outcome.read(one.written()) for one in together] == together
    # The match of the same seed ends alike.
    match = game.begin(seed=3, usa="mixed", csa="random")
    assert match.result is not None
    assert (match.result["winner"], match.result["level"]) == (together[1].winner, together[1].level)


def test_outcomes_are_arrays(game: Game) -> None:
    outcomes = runs.play(game, game.setup(usa="attack", csa="hold"), range(8))
    arrays = runs.arrays(outcomes)
    assert arrays["points"].shape == arrays["losses"].shape == (8, max(arrays["turns"]), 2)
    ended = arrays["points"][:, -1]
    assert np.array_equal(ended[:, 0] - ended[:, 1], arrays["lead"])
    assert (np.diff(arrays["losses"].sum(axis=2)) != 0).any()
    assert set(arrays["winner"].tolist()) <= {-1, 0, 1}
    assert runs.arrays([])["points"].shape == (0, 0, 2)


def test_what_cannot_be_run_is_refused_in_words(game: Game) -> None:
    for usa, words in (("napoleon", "napoleon"), ("human", "human seat")):
        with pytest.raises(Refused, match=words):
            runs.play(game, game.setup(usa=usa, csa="random"), [1])
    brigades = blind_swords.open("cedar-mountain-cwbbs")
    with pytest.raises(Refused, match="cannot play"):
        runs.play(brigades, brigades.setup(usa="general", csa="random"), [1])


def test_weights_play_one_another(game: Game) -> None:
    own = runs.weights()
    timid = {name: value // 4 for name, value in own.items()}
    as_usa, as_csa = runs.pairings(game, "general", "captain")
    played = [runs.rivals(game, setup, (own, timid), range(1, 4)) for setup in (as_usa, as_csa)]
    assert runs.standing(*played)["games"] == 6
    # Who plays himself wins as the Union what he loses as the Confederacy.
    same = [runs.rivals(game, setup, (own, {}), range(1, 4)) for setup in (as_usa, as_csa)]
    assert same[0] == same[1] != played[0]
    assert runs.standing(*same)["margin"]["value"] == 0
    with pytest.raises(Refused, match="unknown weight `courage`"):
        runs.rivals(game, as_usa, (own, {"courage": 1}), [1])
    brigades = blind_swords.open("cedar-mountain-cwbbs")
    with pytest.raises(Refused, match="uses weights"):
        runs.rivals(brigades, brigades.setup(usa="random", csa="random"), (own, own), [1])


def test_games_are_examined(game: Game) -> None:
    done = runs.exercise(game, game.setup(), 7, every=20, decisions=60)
    assert done["decisions"] >= 60 and done["options"] > 5 and done["saves"] > 1


def test_other_threads_go_on_while_games_are_played(game: Game) -> None:
    """Other Python threads run while games are played, since the interpreter lock is free."""
    counted, over = [0], threading.Event()

    def count() -> None:
        while not over.is_set():
            counted[0] += 1
            time.sleep(0.001)

    counter = threading.Thread(target=count)
    counter.start()
    before = counted[0]
    runs.simulate(game, game.setup(usa="random", csa="random"), 40, jobs=1)
    assert counted[0] - before > 5
    over.set()
    counter.join()


def test_a_run_is_interrupted() -> None:
    # Whoever runs the tests in the background has it ignored, and children inherit that.
    code = """
import signal
import blind_swords
from blind_swords import runs
signal.signal(signal.SIGINT, signal.default_int_handler)
game = blind_swords.open("stonewalls-sword")
print("begun", flush=True)
runs.simulate(game, game.setup(usa="random", csa="random"), 10_000_000, jobs=2)
"""
    run = subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        assert run.stdout is not None and run.stdout.readline() == "begun\n"
        time.sleep(0.3)
        run.send_signal(signal.SIGINT)
        _, errors = run.communicate(timeout=60)
    finally:
        run.kill()
    assert "KeyboardInterrupt" in errors and run.returncode != 0
