"""What goes wrong, as exceptions. Whatever is refused has changed nothing."""

from __future__ import annotations

import json
from typing import NamedTuple


class Value(NamedTuple):
    """A value from which a reason was computed."""

    what: str
    value: str
    rule: str | None = None


class Refused(Exception):
    """Something that was asked for and may not be.

    ``code`` is the word for programs, as the line protocol has it: ``refused``, ``not-your-turn``, ``setup`` and so on.
    Where the refusal rests on a rule, ``rule`` is its section of the rulebook, ``requirement`` its number in
    ``docs/requirements.yaml``, ``reason`` says why, and ``values`` are those that it was computed from.
    """

    def __init__(
        self,
        code: str,
        message: str,
        rule: str | None = None,
        requirement: str | None = None,
        reason: str | None = None,
        values: tuple[Value, ...] = (),
    ) -> None:
        super().__init__(code, message, rule, requirement, reason, values)
        self.code = code
        self.message = message
        self.rule = rule
        self.requirement = requirement
        self.reason = reason
        self.values = values

    def __str__(self) -> str:
        return self.message


class Broken(Exception):
    """A game that cannot be played to its end, or of which something does not hold: a fault of the engine or of a
    package. ``save`` is a save that shows it, for ``swords replay``.
    """

    def __init__(self, message: str, save: str) -> None:
        super().__init__(message, save)
        self.message = message
        self.save = save

    def __str__(self) -> str:
        return self.message


def refused(told: str) -> Refused:
    """The exception for a refusal as the engine writes it."""
    said = json.loads(told)
    values = tuple(Value(**value) for value in said.get("values", ()))
    return Refused(
        said["code"],
        said["message"],
        said.get("rule"),
        said.get("requirement"),
        said.get("reason"),
        values,
    )
