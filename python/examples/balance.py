# %% [markdown]
# # How a scenario is balanced
#
# Trains nothing and measures: who wins and by how much, each with the bounds between which it lies at 95 %, and what each
# optional rule changes over the same seeds. `python balance.py --games 200`.

# %%
from __future__ import annotations

import argparse
from typing import Any

import blind_swords
from blind_swords import runs

parser = argparse.ArgumentParser(description="Measures how a scenario is balanced.")
parser.add_argument("game", nargs="?", default="stonewalls-sword")
parser.add_argument("--scenario")
parser.add_argument("--usa", default="recruit")
parser.add_argument("--csa", default="recruit")
parser.add_argument("--games", type=int, default=40)
asked = parser.parse_args()

# %%
game = blind_swords.open(asked.game)
setup = game.setup(asked.scenario, usa=asked.usa, csa=asked.csa)
balance = runs.balance(game, setup, range(1, asked.games + 1))


# %%
def between(figure: dict[str, float], scale: float = 1.0, unit: str = "") -> str:
    """Returns a number with its bounds as text."""
    value, low, high = (figure[key] * scale for key in ("value", "low", "high"))
    return f"{value:6.1f}{unit} [{low:.1f}, {high:.1f}]"


def told(title: str, rows: list[tuple[str, dict[str, float]]], **how: Any) -> None:
    """Returns the rows as a text table."""
    print(f"\n{title}")
    for what, figure in rows:
        print(f"  {what:<40} {between(figure, **how)}")


print(f"{game.title}, {game.scenario(setup.scenario).name}: {balance['games']} games, {setup.usa} against {setup.csa}")
told("Wins, of a hundred", list(balance["winners"].items()), scale=100, unit=" %")
told("Points by which the Union is ahead", [("at the end", balance["lead"])])
told("What an optional rule changes in that", [(one["what"], one["lead"]) for one in balance["options"]])
