"""Compare two commits in one run: `python -m benchmarks.against REVISION [NAME ...]`.

Both are measured in turn on the same machine, so that whatever slows one down slows the other, and
the ratio of each round is what counts.
"""

import argparse
import os
import re
import subprocess
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parent.parent
ROUNDS = 5
SIZES = {"": 1.0, "k": 1e3, "M": 1e6, "G": 1e9}
_ROW = re.compile(r"^\| ([^|]+?) \| ([0-9.e+]+) ([kMG]?)(/s|[^ |]+) \|", re.MULTILINE)


def main() -> None:
    """Measure both commits some rounds and print a row for each figure."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.against", description=__doc__)
    parser.add_argument("revision", help="the commit to compare with")
    parser.add_argument("names", nargs="*", metavar="NAME", help="as for python -m benchmarks")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    arguments = parser.parse_args()
    ratios: dict[str, list[float]] = {}
    with TemporaryDirectory() as folder:
        old = Path(folder) / "old"
        git("worktree", "add", "--detach", "--quiet", str(old), arguments.revision)
        try:
            for number in range(arguments.rounds):
                print(f"round {number + 1} of {arguments.rounds}", file=sys.stderr)
                before, after = measure(old, arguments.names), measure(ROOT, arguments.names)
                for name in before.keys() & after.keys():
                    (then, unit), (now, _) = before[name], after[name]
                    ratio = now / then if unit == "/s" else then / now
                    ratios.setdefault(name, []).append(ratio)
        finally:
            git("worktree", "remove", "--force", str(old))
    print(f"| figure | {arguments.revision} to now | spread |\n| --- | ---: | ---: |")
    for name, found in sorted(ratios.items()):
        print(f"| {name} | {median(found):.3f}× | {min(found):.3f} – {max(found):.3f} |")


def measure(place: Path, names: list[str]) -> dict[str, tuple[float, str]]:
    """Run the benchmarks of a checkout and return each figure with its unit."""
    command = [sys.executable, "-m", "benchmarks", *names, "--markdown"]
    environ = os.environ | {"PYTHONPATH": str(place / "src")}
    done = subprocess.run(command, cwd=place, env=environ, capture_output=True, check=True)
    return {
        name: (float(value) * SIZES[size], unit)
        for name, value, size, unit in _ROW.findall(done.stdout.decode())
    }


def git(*words: str) -> None:
    """Run git on this checkout."""
    subprocess.run(["git", *words], cwd=ROOT, check=True)  # noqa: S607 - whichever git is used


if __name__ == "__main__":
    main()
