"""The examples, and what the guide shows, do what they say."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent.parent


def run(*arguments: str, cwd: Path) -> str:
    """Returns the output of a Python program."""
    done = subprocess.run([sys.executable, *arguments], capture_output=True, text=True, cwd=cwd)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("name", ["stonewalls-sword", "kernstown-1862"])
def test_losses_are_drawn(name: str, tmp_path: Path) -> None:
    example = str(FOLDER / "examples/losses.py")
    said = run(example, name, "--usa", "attack", "--csa", "hold", "--games", "6", cwd=tmp_path)
    missing = re.search(r"6 games; at the end ([\d.]+) and ([\d.]+)", said)
    assert missing and float(missing[1]) + float(missing[2]) > 0
    assert (tmp_path / "losses.png").read_bytes().startswith(b"\x89PNG")


def test_a_balance_is_measured(tmp_path: Path) -> None:
    example = str(FOLDER / "examples/balance.py")
    said = run(example, "--usa", "attack", "--csa", "hold", "--games", "6", cwd=tmp_path)
    assert re.search(r"csa +[\d.]+ % \[[\d.]+, [\d.]+\]", said) or re.search(r"usa +[\d.]+ % \[", said)
    assert re.search(r"at the end +-?[\d.]+ \[-?[\d.]+, -?[\d.]+\]", said), said


def test_a_match_is_played(tmp_path: Path) -> None:
    said = run(str(FOLDER / "examples/match.py"), cwd=tmp_path)
    assert re.search(r"Victory: Union \d+, Confederate \d+", said), said


def test_what_the_guide_shows_runs(tmp_path: Path) -> None:
    pages = ("book/src/build/python.md", "book/src/build/scale.md", "python/README.md")
    guide = "".join((FOLDER.parent / page).read_text() for page in pages)
    shown = re.findall(r"^```python\n(.*?)^```", guide, re.MULTILINE | re.DOTALL)
    assert len(shown) > 4
    for code in shown:
        run("-c", code, cwd=tmp_path)
