"""Let axe-core look at every scene in every language, by day and by night."""

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

from tests.web.guest import Guest
from tests.web.scenes import LANGUAGES, SCENES, speak

# Axe cannot judge contrast over a gradient: paint the shade of it that is worst for the text.
_WORST_GROUND = {"light": "#efe5d3", "dark": "#362a21"}
_OPTIONS = {"resultTypes": ["violations"], "rules": {"target-size": {"enabled": True}}}


def complaints(page: Page) -> list[str]:
    """Return what axe finds, in readable lines."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    found: dict[str, Any] = page.evaluate("options => axe.run(options)", _OPTIONS)
    return [
        f"{rule['id']} ({rule['impact']}): {rule['help']}\n    {node['html'][:200]}\n"
        f"    {node['failureSummary'].splitlines()[1].strip()}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]


@pytest.mark.parametrize("scene", SCENES)
def test_axe_finds_nothing(guest: Callable[..., Guest], scene: str) -> None:
    page = SCENES[scene](guest).page
    found: list[str] = []
    for scheme, ground in _WORST_GROUND.items():
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
        page.evaluate(
            "ground => { document.body.style.background = ground; }",
            ground,
        )
        for language in LANGUAGES:
            speak(page, language)
            found += [f"{scene}, {language}, {scheme}: {text}" for text in complaints(page)]
    assert not found, "\n" + "\n".join(found)
