"""The example games, installed as anybody would install them: from their folders, with pip."""

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parents[1] / "examples"
IDS = tuple(sorted(path.parent.name for path in FOLDER.glob("*/pyproject.toml")))


class Installed(NamedTuple):
    """Where the examples are installed, and the environment in which a process sees them."""

    folder: Path
    environ: dict[str, str]

    def run(self, *words: str) -> "subprocess.CompletedProcess[str]":
        """Run `ludoteca` with the examples installed."""
        command = [sys.executable, "-m", "ludoteca", *words]
        return subprocess.run(
            command, env=self.environ, capture_output=True, text=True, check=False, timeout=120
        )


def install(folder: Path) -> Installed:
    """Install all examples into a folder; nothing is fetched, and our own environment stays."""
    options = ["--quiet", "--no-deps", "--no-build-isolation", "--no-index", f"--target={folder}"]
    packages = [str(FOLDER / name) for name in IDS]
    subprocess.run([sys.executable, "-m", "pip", "install", *options, *packages], check=True)
    paths = [str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]
    return Installed(folder, {**os.environ, "PYTHONPATH": os.pathsep.join(paths)})
