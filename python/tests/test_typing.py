"""What the types say holds of package, tests and examples."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import blind_swords

FOLDER = Path(__file__).parent.parent


def test_the_types_are_sound() -> None:
    package = Path(blind_swords.__file__).parent
    assert (package / "py.typed").exists()
    checked = [FOLDER / "blind_swords", FOLDER / "tests", FOLDER / "examples"]
    run = subprocess.run(
        [sys.executable, "-m", "mypy", "--no-incremental", "--config-file", FOLDER / "pyproject.toml", *checked],
        capture_output=True,
        text=True,
        cwd=FOLDER,
    )
    assert run.returncode == 0, run.stdout + run.stderr
