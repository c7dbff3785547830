"""The environment: what PettingZoo asks of one, that every answer can be given, and that no seat learns too much."""

from __future__ import annotations

import copy
import pickle
import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import blind_swords
from blind_swords import Game, Refused
from blind_swords.env import LAYERS, NUMBERS, Single, Table, env, words


def turns(table: Any, chance: random.Random, most: int) -> list[tuple[str, int]]:
    """Takes random actions, up to a limit, and records them."""
    taken = []
    for agent in table.agent_iter(most):
        observation, _, termination, truncation, _ = table.last()
        action = None
        if not (termination or truncation):
            action = chance.choice(np.flatnonzero(observation["action_mask"]).tolist())
            taken.append((agent, action))
        table.step(action)
    return taken


def kind(table: Table) -> str:
    """Returns the kind of the pending decision."""
    decision = table.seat(table.agent_selection).decision
    assert decision is not None
    return decision.kind


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("name", ["stonewalls-sword", "cedar-mountain-cwbbs"])
def test_pettingzoo_accepts_it(name: str) -> None:
    api_test(env(name), num_cycles=200)
    api_test(env(name, csa="recruit", actions=4, limit=100), num_cycles=100)
    seed_test(lambda: env(name), num_cycles=150)


@pytest.mark.parametrize("name", ["stonewalls-sword", "cedar-mountain-cwbbs"])
def test_a_game_is_played_to_its_end_and_somebody_is_paid(name: str) -> None:
    table = env(blind_swords.open(name), render_mode="ansi")
    table.reset(seed=3)
    total = dict.fromkeys(table.possible_agents, 0.0)
    chance = random.Random(3)
    for agent in table.agent_iter():
        observation, reward, termination, _, _ = table.last()
        assert table.observation_space(agent).contains(observation)
        total[agent] += reward
        action = None
        if not termination:
            action = chance.choice(np.flatnonzero(observation["action_mask"]).tolist())
        assert table.render()
        table.step(action)
    assert sorted(total.values()) in ([-1, 1], [0, 0])
    result = table.unwrapped._match.result
    assert result is not None and (result["winner"] is None or total[result["winner"]] == 1)


def test_the_same_seed_and_actions_are_the_same_game(game: Game) -> None:
    one, other = env(game), env(game)
    for table, seed in ((one, 9), (other, 9)):
        table.reset(seed=seed)
    assert turns(one, random.Random(1), 300) == turns(other, random.Random(1), 300)
    saves = [table.unwrapped._match.save() for table in (one, other)]
    assert saves[0] == saves[1]


def test_every_answer_can_be_given_however_few_actions_there_are(game: Game) -> None:
    """Two tables in step, one of them with three actions: turning pages leads to every option, in their order."""
    wide, narrow = Table(game, actions=2048), Table(game, actions=3)
    wide.reset(seed=5)
    narrow.reset(seed=5)
    chance, paged = random.Random(5), 0
    for _ in range(250):
        agent = wide.agent_selection
        assert narrow.agent_selection == agent
        if wide.terminations[agent]:
            break
        ids = wide.seat(agent).decision
        assert ids is not None
        many = len(ids.options)
        wanted = chance.randrange(many)
        wide.step(wanted)
        if many > 3:
            for page in range(wanted // 2):
                mask = narrow.observe(agent)["action_mask"]
                assert mask.all() and narrow.observe(agent)["numbers"][7] == page
                narrow.step(2)
                paged += 1
                assert narrow.agent_selection == agent
            narrow.step(wanted % 2)
        else:
            narrow.step(wanted)
        assert narrow._match.save() == wide._match.save()
    assert paged > 50
    # After the last page comes the first.
    agent = narrow.agent_selection
    decision = narrow.seat(agent).decision
    if decision is not None and len(decision.options) > 3:
        for _ in range(-(-len(decision.options) // 2)):
            narrow.step(2)
        assert narrow.observe(agent)["numbers"][7] == 0


def test_what_is_not_offered_is_refused_and_changes_nothing(game: Game) -> None:
    table = Table(game)
    table.reset(seed=1)
    before, mask = table._match.save(), table.observe(table.agent_selection)["action_mask"]
    with pytest.raises(ValueError, match="not offered"):
        table.step(int(np.flatnonzero(mask == 0)[0]))
    assert table._match.save() == before
    with pytest.raises(ValueError, match="two actions"):
        Table(game, actions=1)
    with pytest.raises(ValueError, match="human"):
        Table(game, usa="random", csa="random")


def test_no_agent_sees_what_the_other_chose_in_secret(game: Game) -> None:
    """Two games that differ in one secret choice give the other agent the same observations, byte for byte."""
    compared = 0
    for seed in range(1, 4):
        table, taken = Table(game), []
        table.reset(seed=seed)
        while kind(table) != "key-chit":
            taken.append(0)
            table.step(0)
        chooser = table.agent_selection
        other = "csa" if chooser == "usa" else "usa"
        seen = []
        for action in np.flatnonzero(table.observe(chooser)["action_mask"]).tolist():
            table.reset(seed=seed)
            for before in taken:
                table.step(before)
            table.step(action)
            seen.append((table.observe(other), table.agent_selection, table._match.save()))
        assert len({save for _, _, save in seen}) == len(seen) > 1
        for observation, asked, _ in seen[1:]:
            assert asked == seen[0][1]
            for name, array in observation.items():
                assert np.array_equal(array, seen[0][0][name]), name
            compared += 1
    assert compared > 5
    # Nor does whom the table asks tell what somebody has in hand.
    assert Table(game)._match.setup["asking"] == "everybody"


def test_who_is_not_asked_is_offered_nothing(game: Game) -> None:
    table = Table(game)
    table.reset(seed=1)
    other = "csa" if table.agent_selection == "usa" else "usa"
    observation = table.observe(other)
    assert not observation["action_mask"].any() and not observation["options"].any()
    assert not observation["observation"][-2:].any() and observation["numbers"][0] == 0


def test_arrays_hold_what_the_page_shows(game: Game) -> None:
    table = Table(game)
    table.reset(seed=2)
    for action in (0,) * 60:
        table.step(action)
    agent = table.agent_selection
    picture, observation = table.seat(agent).picture(), table.observe(agent)
    layers = observation["observation"]
    named = {name.split(":")[0]: layers[i] for i, name in enumerate(LAYERS)}
    assert named["hex"].sum() == len(table._match.ground())
    for whose, side in (("own", True), ("enemy", False)):
        own = [one for one in picture["counters"] if (one["side"] == agent) == side]
        assert named[f"{whose} infantry"].sum() == sum(one["sign"] == "infantry" for one in own)
        assert named[f"{whose} worn"].sum() == sum(one["worn"] for one in own)
        assert own
    decision = table.seat(agent).decision
    assert decision is not None
    numbers = dict(zip(NUMBERS, observation["numbers"].tolist(), strict=True))
    assert numbers["how many answers there are"] == len(decision.options)
    assert words(game)[int(numbers["the kind of the decision, as the index of a word"]) - 1] == decision.kind


@pytest.mark.parametrize("name", ["stonewalls-sword", "cedar-mountain-cwbbs", "stonewall-1862"])
def test_options_name_units_and_hexes(name: str) -> None:
    """The figures of an option tell its id again, and nearly every word of a game has an index."""
    game = blind_swords.open(name)
    table, known, chance = Table(game), words(game), random.Random(6)
    hexes = table._match.ground()
    columns, rows = (sorted({hex["hex"][part] for hex in hexes}) for part in (slice(2), slice(2, 4)))
    table.reset(seed=6)
    told = unknown = 0
    for _ in range(400):
        agent = table.agent_selection
        if table.terminations[agent]:
            break
        decision = table.seat(agent).decision
        assert decision is not None
        observation = table.observe(agent)
        for option, row in zip(decision.options, observation["options"].tolist(), strict=False):
            column, line, *indices = map(int, row)
            for part, index in zip(option.id.split(":"), indices, strict=False):
                if part.isdigit() and len(part) == 4:
                    assert index == 0 and column >= 0
                elif index:
                    assert known[index - 1] == part
                else:
                    unknown += 1
                told += 1
            if option.id.isdigit() and len(option.id) == 4 and decision.kind == "move.hex":
                assert columns[column] + rows[line] == option.id
        table.step(int(chance.choice(np.flatnonzero(observation["action_mask"]).tolist())))
    assert told > 1000 and unknown * 50 < told, f"{unknown} of {told} words are unknown"


def test_the_quick_way_is_the_way_of_a_seat(game: Game) -> None:
    """Answers by index and without texts lead to the same match as answers by id."""
    quick, plain = game.begin(seed=8, usa="recruit"), game.begin(seed=8, usa="recruit")
    for step in range(200):
        waiting, decision = quick.native.waiting(), plain.decision
        if decision is None:
            break
        assert waiting == (decision.side, len(decision.options))
        quick.native.choose_at(step % len(decision.options))
        plain.choose(decision.options[step % len(decision.options)])
    assert quick.save() == plain.save() and quick.log() == plain.log()
    with pytest.raises(Refused, match="10000"):
        quick.native.choose_at(10_000)


def test_a_computer_player_takes_the_other_seat(game: Game) -> None:
    table = env(game, usa="attack", limit=30)
    table.reset(seed=1)
    assert table.agents == ["csa"]
    taken = turns(table, random.Random(1), 1000)
    assert {agent for agent, _ in taken} == {"csa"} and len(taken) <= 30
    assert not table.agents


@pytest.mark.parametrize("name", ["stonewalls-sword", "cedar-mountain-cwbbs", "stonewall-1862"])
def test_gymnasium_accepts_it(name: str) -> None:
    check_env(Single(name, actions=16, limit=60), skip_render_check=True)


def test_one_agent_plays_a_computer_to_the_end(game: Game) -> None:
    table = gymnasium.make("blind_swords/Match-v0", game=game, scenario="valley-vengeance", side="csa", shaping=0.01)
    observation, info = table.reset(seed=4)
    total, over = 0.0, False
    for _ in range(5000):
        action = table.action_space.sample(info["action_mask"])
        observation, reward, over, _, info = table.step(action)
        total += float(reward)
        if over:
            break
    assert over and not observation["action_mask"].any()
    inner = table.unwrapped
    assert isinstance(inner, Single)
    result, lead = inner.seat().result, inner._lead
    assert result is not None
    won = {"csa": 1, "usa": -1, None: 0}[result["winner"]]
    assert total == pytest.approx(won + 0.01 * lead)


def test_an_action_that_is_not_offered_costs_a_step(game: Game) -> None:
    table = Single(game, limit=2)
    _, info = table.reset(seed=1)
    before = table._table._match.save()
    for step in range(2):
        wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
        _, reward, over, truncated, info = table.step(wrong)
        assert (info["refused"], reward, over, truncated) == (True, 0, False, step == 1)
    assert table._table._match.save() == before
    with pytest.raises(ValueError, match="two agents"):
        Single(game, opponent="human")


def test_several_are_played_at_once(game: Game) -> None:
    tables = gymnasium.make_vec(
        "blind_swords/Match-v0", num_envs=3, vectorization_mode="sync", game=game, actions=8, limit=40
    )
    _, info = tables.reset(seed=1)
    for _ in range(45):
        actions = [int(np.flatnonzero(mask)[0]) if mask.any() else 0 for mask in info["action_mask"]]
        observation, _, _, _, info = tables.step(np.array(actions))
    assert observation["observation"].shape[:2] == (3, len(LAYERS))
    tables.close()


def test_a_table_is_copied_and_pickled(game: Game) -> None:
    """A copy and a pickle, even in the middle of a page, have the same future as the table."""
    table = Table(game, csa="recruit", actions=4)
    table.reset(seed=2)
    turns(table, random.Random(2), 100)
    futures = []
    for one in (copy.deepcopy(table), pickle.loads(pickle.dumps(table)), table):
        taken = turns(one, random.Random(3), 60)
        futures.append((taken, one._match.save()))
    assert futures[0] == futures[1] == futures[2]
