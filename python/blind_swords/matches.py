"""Matches, whole or as one side sees them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from os import PathLike
from typing import Any, Literal, NamedTuple, overload

from . import _native
from .errors import Refused, Value, refused

Side = Literal["usa", "csa"]
"""A side, by its id."""


@dataclass(frozen=True, slots=True)
class Option:
    """One legal answer: its ``id``, the answer in words, and what one would want to know before choosing it."""

    id: str
    label: str
    note: str | None = None


@dataclass(frozen=True, slots=True)
class Decision:
    """A question that waits for an answer, with all legal answers: sorted, and never none."""

    n: int
    """The number that its answer will have, among those that the reader knows of."""
    turn: int
    side: Side
    kind: str
    rule: str
    """The section of the rulebook."""
    prompt: str
    path: tuple[str, ...]
    """The steps that lead here, from the turn down."""
    options: tuple[Option, ...]

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of all legal answers."""
        return tuple(option.id for option in self.options)


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether an answer is legal, and if not, the first rule that forbids it."""

    id: str
    legal: bool
    label: str | None = None
    rule: str | None = None
    requirement: str | None = None
    reason: str | None = None
    values: tuple[Value, ...] = ()

    def __bool__(self) -> bool:
        return self.legal


class Lines(NamedTuple):
    """What happened, line by line, and the number from which the next reading goes on."""

    lines: list[dict[str, Any]]
    next: int


class Face:
    """A match from where somebody looks: what seat and referee have in common."""

    __slots__ = ("_match", "_side")

    def __init__(self, match: _native.Match, side: Side | None) -> None:
        self._match = match
        self._side = side

    def _ask(self, do: str, **request: Any) -> Any:
        request["do"] = do
        if self._side is not None:
            request["side"] = self._side
        reply = json.loads(self._match.ask(json.dumps(request)))
        if isinstance(reply, dict) and "error" in reply:
            raise refused(json.dumps(reply["error"]))
        return reply

    @property
    def is_over(self) -> bool:
        """Whether nothing more is played."""
        return self._match.is_over()

    @property
    def result(self) -> dict[str, Any] | None:
        """How it ended, if it has."""
        return self._ask("decision")["result"] if self.is_over else None

    @property
    def outcome(self) -> str | None:
        """How it ended, in a line for people, if it has."""
        return self._match.outcome()

    @property
    def decision(self) -> Decision | None:
        """The decision that waits, if it is for whoever looks to make."""
        return _decision(self._ask("decision"))

    @property
    def waiting(self) -> str | None:
        """Whom the match waits for: a side, or ``roll`` or ``draw`` where people make their own chance."""
        told = self._ask("decision")
        waiting: str | None = told.get("waiting", told.get("side"))
        return waiting

    def view(self) -> dict[str, Any]:
        """All that lies open, as ``state`` of the line protocol."""
        view: dict[str, Any] = self._ask("state")
        return view

    def picture(self) -> dict[str, Any]:
        """The position as a page draws it: the same for the rules of any family."""
        picture: dict[str, Any] = json.loads(self._match.picture(self._side))
        return picture

    def choose(self, option: str | Option) -> Decision | None:
        """Answers the decision that waits, and gives the next one, if it is for whoever looks to make.

        Raises `Refused` with the rule where the answer may not be given; nothing has changed then.
        """
        return _decision(self._ask("choose", id=_id(option)))

    @overload
    def why(self, option: str | Option) -> Verdict: ...

    @overload
    def why(self) -> list[Verdict]: ...

    def why(self, option: str | Option | None = None) -> Verdict | list[Verdict]:
        """Whether an answer is legal, and if not, why; without one, all that a player might propose."""
        if option is not None:
            return _verdict(self._ask("why", id=_id(option)))
        return [_verdict(told) for told in self._ask("why")["why"]]

    def odds(self, option: str | Option | None = None) -> dict[str, list[dict[str, Any]]]:
        """The chances of what an option brings on, or of all that bring on dice, by their ids."""
        asked = {} if option is None else {"id": _id(option)}
        return {told["id"]: told["odds"] for told in self._ask("odds", **asked)["odds"]}

    def hint(self, level: str = "captain") -> dict[str, Any] | None:
        """What a computer player would answer in the place of the side that decides, and why."""
        hint: dict[str, Any] | None = self._ask("hint", level=level)["hint"]
        return hint

    def involved(self) -> dict[str, Any]:
        """Whom the decision that waits is about (`subjects`), and the hexes of its answers (`places`)."""
        involved: dict[str, Any] = json.loads(self._match.involved(self._side))
        return involved

    def log(self, start: int = 0) -> Lines:
        """What happened from a number on, as whoever looks may read it."""
        told = self._ask("log", **{"from": start})
        return Lines(told["log"], told["next"])


class Seat(Face):
    """A match as one side sees it. Nothing that it gives depends on what the side may not know."""

    __slots__ = ()

    @property
    def side(self) -> Side:
        """The side."""
        assert self._side is not None
        return self._side

    def __repr__(self) -> str:
        return f"<Seat of {self.side}>"


class Match(Face):
    """A match as its referee sees it: all decisions of both sides, and every secret. `seat` is for players."""

    __slots__ = ()

    def __init__(self, match: _native.Match) -> None:
        super().__init__(match, None)

    def seat(self, side: Side) -> Seat:
        """The same match as a side sees it."""
        if side not in ("usa", "csa"):
            raise Refused("request", f"there is no side `{side}`: expected usa or csa")
        return Seat(self._match, side)

    @property
    def setup(self) -> dict[str, Any]:
        """What it was set up with: game, scenario, options, seats and seed."""
        setup: dict[str, Any] = json.loads(self._match.setup())
        return setup

    def ground(self) -> list[dict[str, Any]]:
        """All hexes of the map without what stands on them."""
        ground: list[dict[str, Any]] = json.loads(self._match.ground())
        return ground

    def undo(self) -> Decision | None:
        """Goes back to the last decision of a person.

        Raises `Refused` if there is none, or if dice, a draw or something hidden came since.
        """
        return _decision(self._ask("undo"))

    def copy(self) -> Match:
        """A copy that goes its own way, with the same chance to come."""
        return Match(self._match.copy())

    def save(self, path: str | PathLike[str] | None = None) -> str:
        """Its save, which `load` and the program read; written to a file as well where one is named."""
        if path is not None:
            self._match.save(path)
        return self._match.text()

    def faults(self) -> list[str]:
        """What went wrong inside computer players since it was asked last; the match went on without it."""
        return self._match.faults()

    def play(self, answers: Iterable[str | Option]) -> Decision | None:
        """Gives answers one after the other."""
        for answer in answers:
            self.choose(answer)
        return self.decision

    def __repr__(self) -> str:
        setup = self.setup
        return f"<Match of {setup['package']}, {setup['scenario']}, seed {setup['seed']}>"


def _id(option: str | Option) -> str:
    return option.id if isinstance(option, Option) else option


def _decision(told: dict[str, Any]) -> Decision | None:
    if "options" not in told:
        return None
    options: Sequence[dict[str, Any]] = told["options"]
    chosen = tuple(Option(one["id"], one["label"], one.get("note")) for one in options)
    return Decision(
        told["n"],
        told["turn"],
        told["side"],
        told["kind"],
        told["rule"],
        told["prompt"],
        tuple(told["path"]),
        chosen,
    )


def _verdict(told: dict[str, Any]) -> Verdict:
    return Verdict(
        told["id"],
        told["legal"],
        told.get("label"),
        told.get("rule"),
        told.get("requirement"),
        told.get("reason"),
        tuple(Value(**value) for value in told.get("values", ())),
    )
