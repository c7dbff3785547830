"""What the tests have in common."""

from __future__ import annotations

import os
import random

import pytest

# Before Ray is there: clusters of the tests stay on the loopback interface and report nothing.
os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"
os.environ["RAY_USAGE_STATS_ENABLED"] = "0"

import blind_swords
from blind_swords import Game, Match, Seat

# Clusters take as long as all else together: `.ci/nightly` sets this.
collect_ignore = [] if "MACHINES" in os.environ else ["test_ray.py"]


@pytest.fixture(scope="session")
def game() -> Game:
    """Game of the first rule system."""
    return blind_swords.open("stonewalls-sword")


def played(game: Game, seed: int, answers: int = 100_000) -> Match:
    """A match in which two people take any option, so many answers long."""
    match, chance = game.begin(seed=seed), random.Random(seed)
    for _ in range(answers):
        if (decision := match.decision) is None:
            break
        match.choose(chance.choice(decision.options))
    return match


def deciding(match: Match) -> Seat:
    """Returns the seat whose decision is pending."""
    decision = match.decision
    assert decision is not None
    return match.seat(decision.side)
