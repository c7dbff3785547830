"""Games: found, opened, begun."""

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
"""Optional rules and options of the rules, by their names."""

_LISTED = "SWORDS_GAMES"


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario of a game, and the optional rules that it has."""

    id: str
    name: str
    description: str
    optional_rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Setup:
    """What games are set up with, but for their seeds: `Game.setup` makes one."""

    scenario: str
    options: Options
    usa: str
    csa: str

    def written(self, seed: int | None = 1, **more: Any) -> str:
        """As the engine reads it."""
        seats = {"usa": self.usa, "csa": self.csa}
        told = {"scenario": self.scenario, "options": dict(self.options), "seats": seats, **more}
        if seed is not None:
            told["seed"] = written_seed(seed)
        return json.dumps(told)


class Game:
    """A game that is opened: a package, whatever its rules."""

    __slots__ = ("_game", "_about", "scenarios")

    def __init__(self, game: _native.Game) -> None:
        self._game = game
        self._about: dict[str, Any] = json.loads(game.about())
        self.scenarios = tuple(
            Scenario(one["id"], one["name"], one["description"], tuple(one["optional_rules"]))
            for one in self._about["scenarios"]
        )
        """Its scenarios; the first for whoever names none."""

    @property
    def id(self) -> str:
        """Its id."""
        return str(self._about["id"])

    @property
    def name(self) -> str:
        """By what it is opened again: its id, or its folder."""
        return str(self._about["name"])

    @property
    def title(self) -> str:
        """What it is called."""
        return str(self._about["title"])

    @property
    def hash(self) -> str:
        """The hash of all its files."""
        return str(self._about["hash"])

    @property
    def players(self) -> tuple[str, ...]:
        """Who plays it without people."""
        return tuple(self._about["players"])

    @property
    def levels(self) -> tuple[str, ...]:
        """Those of them who play to win, from the weakest up."""
        return tuple(self._about["levels"])

    def scenario(self, id: str | None = None) -> Scenario:
        """The scenario of an id; the first one without."""
        known = {scenario.id: scenario for scenario in self.scenarios}
        if id is None:
            return self.scenarios[0]
        if id not in known:
            expected = " or ".join(known)
            raise Refused("setup", f"`{self.id}` has no scenario `{id}`: expected {expected}")
        return known[id]

    def setup(
        self,
        scenario: str | None = None,
        *,
        usa: str = "human",
        csa: str = "human",
        options: Options | None = None,
    ) -> Setup:
        """What games are set up with, but for their seeds."""
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
        """A match at its first decision.

        Seats are taken by ``human``, whose decisions wait for `Match.choose`, or by one of `players`. Without a seed
        one is drawn. With ``manual_dice`` rolls and draws wait for answers too; with ``ask_everybody`` both sides are
        asked at secret moments, so that being asked tells nothing.

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

    def __repr__(self) -> str:
        return f"<Game {self.name}>"


def written_seed(seed: int) -> str | int:
    """A seed as the engine reads it: small ones as numbers, others as 32 hexadecimal digits."""
    if not 0 <= seed < 1 << 128:
        raise Refused("setup", f"a seed is a whole number of up to 128 bits, not {seed}")
    return seed if seed < 1 << 53 else f"{seed:032x}"


def read_seed(told: str | int) -> int:
    """A seed as a number."""
    return told if isinstance(told, int) else int(told, 16)


def _shelves(games: Iterable[str | PathLike[str]]) -> _native.Games:
    return _native.Games(list(games), os.environ.get(_LISTED, ""))


def games(folders: Sequence[str | PathLike[str]] = ()) -> list[str]:
    """The ids of all games: in some folders, in those of ``SWORDS_GAMES``, in ``games`` here or above, and built in.

    >>> import blind_swords
    >>> "stonewalls-sword" in blind_swords.games()
    True
    """
    return _shelves(folders).names()


def open(game: str | PathLike[str], folders: Sequence[str | PathLike[str]] = ()) -> Game:
    """Opens the game of an id, or in a folder. Where ids are looked for is said at `games`."""
    return Game(_shelves(folders).open(os.fspath(game)))


def load(
    save: str | PathLike[str],
    folders: Sequence[str | PathLike[str]] = (),
    *,
    go_on: bool = False,
) -> Match:
    """The match of a save: its text, or the file that it is in.

    Raises `Refused` with the code ``misfit`` if a line does not fit; with ``go_on`` the match goes on from its last good
    board instead.
    """
    match, problem = _shelves(folders).load(_text(save))
    if problem is not None and not go_on:
        raise Refused("misfit", f"{problem}; `go_on=True` continues from the last good board")
    return Match(match)


def verify(
    save: str | PathLike[str],
    folders: Sequence[str | PathLike[str]] = (),
    *,
    to: int | None = None,
) -> Match:
    """A save played again from its start, up to an answer or to its end, with every board compared with its hash.

    Raises `Refused` at the first line that does not fit.
    """
    return Match(_shelves(folders).replay(_text(save), to)[0])


def _text(save: str | PathLike[str]) -> str:
    """A save begins with a brace; no name of a file that anybody has does."""
    if isinstance(save, str) and save.startswith("{"):
        return save
    with builtins.open(save, encoding="utf-8") as file:
        return file.read()
