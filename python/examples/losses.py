# %% [markdown]
# # Losses and points over turns
#
# Plays a scenario often between two computer players and draws what each side loses and gains, turn by turn: the middle
# of all games, and between which bounds half of them lie. The cells run one by one in an editor that knows them, or all
# at once: `python losses.py -o losses.png`.

# %%
from __future__ import annotations

import argparse
from typing import Any

import matplotlib

matplotlib.use("Agg")

import matplotlib.pyplot as plt
import numpy as np

import blind_swords
from blind_swords import runs

parser = argparse.ArgumentParser(description="Draws losses and points over turns.")
parser.add_argument("game", nargs="?", default="stonewalls-sword")
parser.add_argument("--scenario")
parser.add_argument("--usa", default="recruit")
parser.add_argument("--csa", default="recruit")
parser.add_argument("--games", type=int, default=40)
parser.add_argument("-o", "--output", default="losses.png")
asked = parser.parse_args()

# %% [markdown]
# Games are lists of seeds: the same seeds are the same games, wherever they are played.

# %%
game = blind_swords.open(asked.game)
setup = game.setup(asked.scenario, usa=asked.usa, csa=asked.csa)
outcomes = runs.play(game, setup, range(1, asked.games + 1))
arrays = runs.arrays(outcomes)
longest = max(outcomes, key=lambda outcome: len(outcome.turns))
turns = [turn.turn for turn in longest.turns]

# %% [markdown]
# `losses` and `points` are arrays over games, turns and sides.


# %%
def drawn(axes: Any, what: str, title: str) -> None:
    """Draws an array over turns."""
    for side, (name, colour) in enumerate((("Union", "#2a5599"), ("Confederacy", "#8a2f2f"))):
        low, middle, high = np.percentile(arrays[what][:, :, side], [25, 50, 75], axis=0)
        axes.fill_between(turns, low, high, color=colour, alpha=0.2)
        axes.plot(turns, middle, color=colour, label=name)
    axes.set_title(title)
    axes.set_xlabel("turn")
    axes.set_xticks(turns)
    axes.legend()


figure, (left, right) = plt.subplots(1, 2, figsize=(10, 4), layout="constrained")
drawn(left, "losses", "Strength points missing")
drawn(right, "points", "Victory points")
figure.suptitle(f"{game.title}: {asked.games} games, {asked.usa} against {asked.csa}")
figure.savefig(asked.output, dpi=120)

# %%
last = arrays["losses"][:, -1].mean(axis=0)
print(f"{asked.output}: {asked.games} games; at the end {last[0]:.1f} and {last[1]:.1f} strength points are missing")
