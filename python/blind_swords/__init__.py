"""Blind Swords: American Civil War wargames, for programs.

>>> import blind_swords
>>> match = blind_swords.open("stonewalls-sword").begin(seed=1, csa="captain")
>>> seat = match.seat("usa")
>>> seat.decision.kind
'bombardment.unit'

`open` returns a `Game`, and `Game.begin` a `Match`. A `Seat` is a match as one side sees it. `blind_swords.runs` plays many
games between computer players, `blind_swords.env` is a PettingZoo environment, and `blind_swords.ray` distributes runs
over machines. A refused request raises `Refused`, with the rule and the reason.
"""

from ._native import VERSION as __version__
from .errors import Broken, Refused, Value
from .game import Game, Options, Scenario, Setup, games, load, open, verify
from .matches import Decision, EndAct, Lines, Match, Option, Seat, Side, Verdict
from .words import languages, speak

__all__ = [
    "Broken",
    "Decision",
    "EndAct",
    "Game",
    "Lines",
    "Match",
    "Option",
    "Options",
    "Refused",
    "Scenario",
    "Seat",
    "Setup",
    "Side",
    "Value",
    "Verdict",
    "__version__",
    "games",
    "languages",
    "load",
    "open",
    "speak",
    "verify",
]
