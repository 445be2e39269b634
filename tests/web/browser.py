"""Find a Chromium for the tests, or install one: `python -m tests.web.browser`."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = [
    "--no-sandbox",  # tests may run as root, and open our own pages only
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-gpu",
    "--disable-quic",
]


def find() -> str | None:
    """Return the path of a Chromium: the system's, or the one playwright keeps."""
    for name in NAMES:
        if path := shutil.which(name):
            return path
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - starts a process

    with sync_playwright() as playwright:
        kept = playwright.chromium.executable_path
    return kept if Path(kept).exists() else None


def install() -> None:
    """Install Debian's Chromium as root, else the one that playwright offers."""
    if shutil.which("apt-get") and os.geteuid() == 0:
        sys.stdout.write("Installing Debian's chromium for the browser tests (once) ..." + "\n")
        commands = [["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", "chromium"]]
    else:
        sys.stdout.write("Installing playwright's Chromium for the browser tests (once) ..." + "\n")
        commands = [[sys.executable, "-m", "playwright", "install", "chromium"]]
    for command in commands:
        subprocess.run(command, check=False, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    if find() is None:
        install()
    if find() is None:
        sys.exit("The browser tests need Chromium: install the package “chromium” and try again.")
