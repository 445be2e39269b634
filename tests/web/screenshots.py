"""Take a picture of every scene in every language: `python -m tests.web.screenshots [FOLDER]`."""

import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

from tests import examples
from tests.server.running import RunningServer
from tests.web.browser import FLAGS, find
from tests.web.guest import PHONE, Guest
from tests.web.plain_scenes import PLAIN_SCENES
from tests.web.scenes import LANGUAGES, SCENES, speak

ALL = {**SCENES, **PLAIN_SCENES}


def main(folder: Path, wanted: list[str]) -> None:
    """Write a picture of each scene, wide and on a phone, by day and by night."""
    for scenes, has_examples in ((SCENES, False), (PLAIN_SCENES, True)):
        due = [scene for scene in wanted or scenes if scene in scenes]
        if due:
            with browser_and_server(has_examples=has_examples) as (browser, url):
                for scene in due:
                    for size in ("wide", "phone"):
                        for picture in take(browser, url, scene, size, folder):
                            sys.stdout.write(f"{picture}\n")


def take(browser: Browser, url: str, scene: str, size: str, folder: Path) -> Iterator[Path]:
    """Set one scene up and yield the pictures taken of it."""
    with ExitStack() as visit:

        def come() -> Guest:
            phone = {"viewport": PHONE, "device_scale_factor": 2, "has_touch": True}
            guest = Guest(browser, url, **(phone if size == "phone" else {}))
            visit.callback(guest.close)
            return guest

        page = ALL[scene](come).page
        has_dialog = page.locator("dialog[open], aside[aria-labelledby=rules-title]").count() > 0
        for language in LANGUAGES:
            speak(page, language)
            for scheme in ("light", "dark") if language == "en" else ("light",):
                page.emulate_media(color_scheme=scheme)
                path = folder / language / f"{scene}-{size}{'-dark' * (scheme == 'dark')}.png"
                page.evaluate("scrollTo(0, 0)")  # or what hides above the page is in the picture
                page.screenshot(path=path, full_page=not has_dialog)
                yield path


@contextmanager
def browser_and_server(*, has_examples: bool = False) -> Iterator[tuple[Browser, str]]:
    """Start a browser, and a server with an empty storage; give the browser and the address."""
    path = find()
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        installed = examples.install(Path(folder) / "installed").environ if has_examples else None
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        with RunningServer(Path(folder) / "games.db", environ=installed or os.environ) as server:
            yield browser, server.url
        browser.close()


if __name__ == "__main__":
    main(Path((sys.argv[1:] or ["screenshots"])[0]), sys.argv[2:])
