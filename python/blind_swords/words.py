"""The language of prompts, labels, log lines and refusals."""

from __future__ import annotations

from . import _native


def languages() -> tuple[str, ...]:
    """The tags of all languages, English first."""
    return tuple(_native.languages())


def speak(language: str) -> None:
    """Chooses the language of all texts from now on, by a tag such as `de` or `de-AT`. English is the default.

    It holds for the whole process. Ids, saves and the keys of views are the same in every language, and so are names
    that come from packages.

    Raises `Refused` if there is no such language.
    """
    _native.speak(language)
