"""Exceptions. A refused request changes nothing."""

from __future__ import annotations

import json
from typing import NamedTuple


class Value(NamedTuple):
    """A value behind the reason of a refusal."""

    what: str
    value: str
    rule: str | None = None


class Refused(Exception):
    """Raised when the engine refuses a request.

    ``code`` is the error code of the line protocol: ``refused``, ``not-your-turn``, ``setup`` and so on. If a rule
    forbids the request, ``rule`` is its section of the rulebook, ``requirement`` its id in
    ``docs/requirements.yaml``, ``reason`` the reason in words, and ``values`` the values behind it.
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
    """Raised when a game cannot be finished or fails a check, because of a defect in the engine or a package.

    ``save`` is a save that reproduces it with ``swords replay``.
    """

    def __init__(self, message: str, save: str) -> None:
        super().__init__(message, save)
        self.message = message
        self.save = save

    def __str__(self) -> str:
        return self.message


def refused(told: str) -> Refused:
    """Returns the exception for a refusal in the format of the engine."""
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
