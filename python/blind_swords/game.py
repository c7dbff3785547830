"""Finding, opening and starting games."""

from __future__ import annotations

import builtins
import json
import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from os import PathLike
from typing import Any

from . import _native
from .errors import Refused
from .matches import Match

Options = Mapping[str, bool | int | str]
"""Optional rules and rules options, by name."""

_LISTED = "SWORDS_GAMES"


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario of a game, with its optional rules."""

    id: str
    name: str
    description: str
    optional_rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Setup:
    """The setup of games without a seed. `Game.setup` creates one."""

    scenario: str
    options: Options
    usa: str
    csa: str

    def written(self, seed: int | None = 1, **more: Any) -> str:
        """Returns the setup in the format of the engine."""
        seats = {"usa": self.usa, "csa": self.csa}
        told = {"scenario": self.scenario, "options": dict(self.options), "seats": seats, **more}
        if seed is not None:
            told["seed"] = written_seed(seed)
        return json.dumps(told)


class Game:
    """An opened game: a package of any rule system."""

    __slots__ = ("_game", "_about", "scenarios")

    def __init__(self, game: _native.Game) -> None:
        self._game = game
        self._about: dict[str, Any] = json.loads(game.about())
        self.scenarios = tuple(
            Scenario(one["id"], one["name"], one["description"], tuple(one["optional_rules"]))
            for one in self._about["scenarios"]
        )
        """Its scenarios. The first is the default."""

    @property
    def id(self) -> str:
        """Id of the package."""
        return str(self._about["id"])

    @property
    def name(self) -> str:
        """Id or folder with which `open` finds the game again."""
        return str(self._about["name"])

    @property
    def title(self) -> str:
        """Title of the game."""
        return str(self._about["title"])

    @property
    def hash(self) -> str:
        """Hash of all package files, as stored in saves."""
        return str(self._about["hash"])

    @property
    def players(self) -> tuple[str, ...]:
        """Ids of the bots that can play this game."""
        return tuple(self._about["players"])

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels of its computer player, from the weakest up."""
        return tuple(self._about["levels"])

    def scenario(self, id: str | None = None) -> Scenario:
        """Returns the scenario with an id (default: the first)."""
        known = {scenario.id: scenario for scenario in self.scenarios}
        if id is None:
            return self.scenarios[0]
        if id not in known:
            expected = " or ".join(known)
            raise Refused("setup", f"unknown scenario `{id}` in `{self.id}`: expected {expected}")
        return known[id]

    def setup(
        self,
        scenario: str | None = None,
        *,
        usa: str = "human",
        csa: str = "human",
        options: Options | None = None,
    ) -> Setup:
        """Returns a setup of games without a seed."""
        return Setup(self.scenario(scenario).id, dict(options or {}), usa, csa)

    def begin(
        self,
        scenario: str | None = None,
        *,
        seed: int | None = None,
        usa: str = "human",
        csa: str = "human",
        options: Options | None = None,
        manual_dice: bool = False,
        ask_everybody: bool = False,
    ) -> Match:
        """Returns a new match at its first decision.

        A seat is ``human``, whose decisions wait for `Match.choose`, or one of `players`. The default seed is random.
        With ``manual_dice`` rolls and draws wait for answers too. With ``ask_everybody`` both sides are asked at secret
        moments, so that a question reveals nothing.

        >>> import blind_swords
        >>> match = blind_swords.open("stonewalls-sword").begin("valley-vengeance", seed=1)
        >>> match.decision.side in ("usa", "csa")
        True
        """
        setup = self.setup(scenario, usa=usa, csa=csa, options=options)
        seed = int.from_bytes(os.urandom(16), "big") if seed is None else seed
        dice = "manual" if manual_dice else "seeded"
        asking = "everybody" if ask_everybody else "choosers"
        return Match(self._game.begin(setup.written(seed, dice=dice, asking=asking)))

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """A pickled game is its name. The game must be found where it is restored."""
        return open, (self.name,)

    def __repr__(self) -> str:
        return f"<Game {self.name}>"


def written_seed(seed: int) -> str | int:
    """Returns a seed in the format of the engine: small ones as numbers, others as 32 hexadecimal digits."""
    if not 0 <= seed < 1 << 128:
        raise Refused("setup", f"invalid seed {seed}: expected a whole number of up to 128 bits")
    return seed if seed < 1 << 53 else f"{seed:032x}"


def read_seed(told: str | int) -> int:
    """Returns a seed as a number."""
    return told if isinstance(told, int) else int(told, 16)


def _shelves(games: Iterable[str | PathLike[str]]) -> _native.Games:
    return _native.Games(list(games), os.environ.get(_LISTED, ""))


def games(folders: Sequence[str | PathLike[str]] = ()) -> list[str]:
    """Returns the ids of all games: in ``folders``, ``SWORDS_GAMES`` and the nearest folder ``games``, and built in.

    >>> import blind_swords
    >>> "stonewalls-sword" in blind_swords.games()
    True
    """
    return _shelves(folders).names()


def open(game: str | PathLike[str], folders: Sequence[str | PathLike[str]] = ()) -> Game:
    """Opens a game by id or folder. `games` describes where ids are found."""
    return Game(_shelves(folders).open(os.fspath(game)))


def load(
    save: str | PathLike[str],
    folders: Sequence[str | PathLike[str]] = (),
    *,
    go_on: bool = False,
) -> Match:
    """Returns the match of a save, given as text or as a file.

    Raises `Refused` with the code ``misfit`` if a line is invalid. With ``go_on`` the match continues from its last valid
    board instead.
    """
    match, problem = _shelves(folders).load(_text(save))
    if problem is not None and not go_on:
        raise Refused("misfit", f"{problem}; `go_on=True` continues from the last valid board")
    return Match(match)


def verify(
    save: str | PathLike[str],
    folders: Sequence[str | PathLike[str]] = (),
    *,
    to: int | None = None,
) -> Match:
    """Replays a save from its start, up to an answer or to its end, and compares every board with its hash.

    Raises `Refused` at the first invalid line.
    """
    return Match(_shelves(folders).replay(_text(save), to)[0])


def _text(save: str | PathLike[str]) -> str:
    """Returns the text of a save. A save starts with a brace, unlike the name of any real file."""
    if isinstance(save, str) and save.startswith("{"):
        return save
    with builtins.open(save, encoding="utf-8") as file:
        return file.read()
