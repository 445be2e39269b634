"""Find a Chromium for the tests, or install one: `python -m tests.web.browser`."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

SHELL = "chromium-headless-shell"  # Chromium without windows: opens a page in a third of the time
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = [
    "--no-sandbox",  # tests may run as root, and open our own pages only
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-gpu",
    "--disable-quic",
]
_APT = ["apt-get", "-qq", "-o", "Acquire::http::Timeout=20"]  # some machines have no network


def find() -> str | None:
    """Return the path of a Chromium: the system's, or the one playwright keeps."""
    for name in NAMES:
        if path := shutil.which(name):
            return path
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - starts a process

    with sync_playwright() as playwright:
        kept = playwright.chromium.executable_path
    return kept if Path(kept).exists() else None


def can_use_apt() -> bool:
    """Say whether Debian's packages can be installed."""
    return bool(shutil.which("apt-get")) and os.geteuid() == 0


def install() -> None:
    """Install Debian's small Chromium as root, else the one that playwright offers."""
    if can_use_apt():
        sys.stdout.write(f"Installing Debian's {SHELL} for the browser tests (once) ...\n")
        commands = [[*_APT, "update"], [*_APT, "install", "-y", "--no-install-recommends", SHELL]]
    else:
        sys.stdout.write("Installing playwright's Chromium for the browser tests (once) ..." + "\n")
        commands = [[sys.executable, "-m", "playwright", "install", "chromium"]]
    for command in commands:
        subprocess.run(command, check=False, stdout=subprocess.DEVNULL)


def is_wanted() -> bool:
    """Say whether one is missing; on a build machine also where only a large one is there."""
    is_slow = "CI" in os.environ and can_use_apt() and not shutil.which(SHELL)
    return is_slow or find() is None


if __name__ == "__main__":
    if is_wanted():
        install()
    if find() is None:
        sys.exit("The browser tests need Chromium: install the package “chromium” and try again.")
