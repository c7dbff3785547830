"""Matches, in full or as one side sees them."""

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

EndAct = Literal["resign", "offer-draw", "withdraw-draw", "accept-draw", "decline-draw"]
"""An act that ends a match, or that concerns a draw by agreement."""


@dataclass(frozen=True, slots=True)
class Option:
    """One legal option: its ``id``, a label, and a note to read before choosing it."""

    id: str
    label: str
    note: str | None = None


@dataclass(frozen=True, slots=True)
class Decision:
    """A pending decision, with all legal options in sorted order. There is always at least one."""

    n: int
    """The number of its answer among those that the reader knows."""
    turn: int
    side: Side
    kind: str
    rule: str
    """The section of the rulebook."""
    prompt: str
    path: tuple[str, ...]
    """The steps of the sequence of play that lead here, starting with the turn."""
    options: tuple[Option, ...]

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of all legal options."""
        return tuple(option.id for option in self.options)


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether an option is legal, and if not, the first rule that forbids it."""

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
    """Lines of the log, and the number at which to continue reading."""

    lines: list[dict[str, Any]]
    next: int


class Face:
    """A match from one point of view: the common part of seat and referee."""

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
        """Whether the match is over."""
        return self._match.is_over()

    @property
    def result(self) -> dict[str, Any] | None:
        """The result, or ``None`` before the end."""
        return self._ask("decision")["result"] if self.is_over else None

    @property
    def outcome(self) -> str | None:
        """The result as a line of text, or ``None`` before the end."""
        return self._match.outcome()

    @property
    def decision(self) -> Decision | None:
        """The pending decision, or ``None`` if it belongs to someone else."""
        return _decision(self._ask("decision"))

    @property
    def waiting(self) -> str | None:
        """Side whose decision is pending, or ``roll`` or ``draw`` if manual dice are in use."""
        told = self._ask("decision")
        waiting: str | None = told.get("waiting", told.get("side"))
        return waiting

    def view(self) -> dict[str, Any]:
        """Visible position, in the format of ``state`` in the line protocol."""
        view: dict[str, Any] = self._ask("state")
        return view

    def picture(self) -> dict[str, Any]:
        """The position as a page draws it, in the same format for every rule system."""
        picture: dict[str, Any] = self._ask("picture")
        return picture

    def choose(self, option: str | Option) -> Decision | None:
        """Chooses an option of the pending decision. Returns the next decision, if it belongs to the same reader.

        Raises `Refused` with the rule if the option is illegal. The match is then unchanged.
        """
        return _decision(self._ask("choose", id=_id(option)))

    @overload
    def why(self, option: str | Option) -> Verdict: ...

    @overload
    def why(self) -> list[Verdict]: ...

    def why(self, option: str | Option | None = None) -> Verdict | list[Verdict]:
        """Whether an option is legal, and if not, why. Without an option: all options that a player might try."""
        if option is not None:
            return _verdict(self._ask("why", id=_id(option)))
        return [_verdict(told) for told in self._ask("why")["why"]]

    def odds(self, option: str | Option | None = None) -> dict[str, list[dict[str, Any]]]:
        """The odds of an option, by id. Without an option: of all options that lead to a die roll."""
        asked = {} if option is None else {"id": _id(option)}
        return {told["id"]: told["odds"] for told in self._ask("odds", **asked)["odds"]}

    def hint(self, level: str = "captain") -> dict[str, Any] | None:
        """The choice of a computer player in place of the deciding side, and its reasons."""
        hint: dict[str, Any] | None = self._ask("hint", level=level)["hint"]
        return hint

    def end(self, act: EndAct) -> dict[str, Any] | None:
        """Resigns, or offers, withdraws, accepts or declines a draw. Returns the result if the match has ended.

        A computer player replies to an offer at once, and `draw_offer` tells the reply. Raises `Refused` if the act is
        not possible now. The referee acts for the side whose decision is pending.
        """
        self._ask("end", act=act)
        return self.result

    @property
    def draw_offer(self) -> dict[str, Any]:
        """The side that offers a draw (`offer`), the side that declined one (`declined`), and both in `words`."""
        offer: dict[str, Any] = self._ask("offer")
        return offer

    def involved(self) -> dict[str, Any]:
        """The units of the pending decision (`subjects`), and the hexes of its options (`places`)."""
        involved: dict[str, Any] = self._ask("involved")
        return involved

    def log(self, start: int = 0) -> Lines:
        """Returns the log from an event number on, as far as the viewer may see it."""
        told = self._ask("log", **{"from": start})
        return Lines(told["log"], told["next"])


class Seat(Face):
    """A match as one side sees it. It contains nothing that the side may not know."""

    __slots__ = ()

    @property
    def side(self) -> Side:
        """Id of the side of this seat."""
        assert self._side is not None
        return self._side

    def __repr__(self) -> str:
        return f"<Seat of {self.side}>"


class Match(Face):
    """A match as its referee sees it: all decisions of both sides, and every secret. Players use `seat`."""

    __slots__ = ()

    def __init__(self, match: _native.Match) -> None:
        super().__init__(match, None)

    def seat(self, side: Side) -> Seat:
        """Returns the same match as a side sees it."""
        if side not in ("usa", "csa"):
            raise Refused("request", f"unknown side `{side}`: expected usa or csa")
        return Seat(self._match, side)

    @property
    def native(self) -> _native.Match:
        """The compiled match, for fast access."""
        return self._match

    @property
    def setup(self) -> dict[str, Any]:
        """The setup: game, scenario, options, seats and seed."""
        setup: dict[str, Any] = json.loads(self._match.setup())
        return setup

    def ground(self) -> list[dict[str, Any]]:
        """All hexes of the map, without units."""
        ground: list[dict[str, Any]] = self._ask("ground")
        return ground

    def plan(self, side: Side, seed: int | None = None) -> Match:
        """Returns a match in which a side tries moves. What it does not know is drawn anew, and the dice are new too."""
        from .game import load

        request = {"do": "plan", "side": side, "seed": seed}
        reply = json.loads(self._match.ask(json.dumps(request)))
        if "error" in reply:
            raise refused(json.dumps(reply["error"]))
        lines = (json.dumps(line, separators=(",", ":"), sort_keys=True, ensure_ascii=False) for line in reply["save"])
        return load("".join(f"{line}\n" for line in lines))

    def undo(self) -> Decision | None:
        """Undoes the last decision of a person.

        Raises `Refused` if there is none, or if dice, a draw or a revealed secret followed it.
        """
        return _decision(self._ask("undo"))

    def copy(self) -> Match:
        """Returns an independent copy, with the same future dice and draws."""
        return Match(self._match.copy())

    def __copy__(self) -> Match:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """A pickled match is its save. The game must be found where the match is restored."""
        from .game import load

        return load, (self.save(),)

    def save(self, path: str | PathLike[str] | None = None) -> str:
        """Returns the save for `load` and the program. Also writes it to a file, if one is given."""
        if path is not None:
            self._match.save(path)
        return self._match.text()

    def faults(self) -> list[str]:
        """Returns and clears the internal errors of bots since the last call. The match continued despite them."""
        faults: list[str] = self._ask("faults")["faults"]
        return faults

    def play(self, answers: Iterable[str | Option]) -> Decision | None:
        """Chooses options one after the other. Returns the next decision."""
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
