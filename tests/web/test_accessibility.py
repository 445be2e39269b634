"""Let axe-core look at every scene in every language, by day and by night."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

from tests.web.guest import Guest
from tests.web.scenes import LANGUAGES, SCENES, speak

# Axe cannot judge contrast over a gradient: paint the shade of it that is worst for the text.
_WORST_GROUND = {"light": "#efe5d3", "dark": "#362a21"}
_ALL_RULES = {"rules": {"target-size": {"enabled": True}}}  # axe leaves this one out by itself
_COLOUR_RULES = {"runOnly": ["color-contrast", "link-in-text-block"]}  # all that night changes


def complaints(page: Page, options: dict[str, Any]) -> Iterator[str]:
    """Yield what axe finds, in readable lines; also contrast it could not see for a picture."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    wanted = {"resultTypes": ["violations", "incomplete"], **options}
    found: dict[str, Any] = page.evaluate("options => axe.run(options)", wanted)
    for kind in ("violations", "incomplete"):
        for rule in found[kind]:
            for node in rule["nodes"]:
                why = node["failureSummary"].splitlines()[1].strip()
                if kind == "violations" or "gradient" in why or "image" in why:
                    yield f"{rule['id']}: {rule['help']}\n    {node['html'][:200]}\n    {why}"


def look(page: Page, scene: str) -> list[str]:
    """Return all complaints about a scene, with the language and the light."""
    found = []
    for scheme, options in (("light", _ALL_RULES), ("dark", _COLOUR_RULES)):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type] # both are such words
        ground = _WORST_GROUND[scheme]
        page.evaluate("ground => { document.body.style.background = ground; }", ground)
        for language in LANGUAGES:
            speak(page, language)
            found += [f"{scene}, {language}, {scheme}: {it}" for it in complaints(page, options)]
    return found


@pytest.mark.parametrize("scene", SCENES)
def test_axe_finds_nothing(guest: Callable[..., Guest], scene: str) -> None:
    found = look(SCENES[scene](guest).page, scene)
    assert not found, "\n" + "\n".join(found)


def test_axe_would_find_something(ada: Guest) -> None:
    page = ada.go()
    page.evaluate(
        """() => {
          document.querySelector('h1').style.color = '#b0a080';
          document.querySelector('header label span').remove();
        }"""
    )
    found = look(page, "spoilt")
    assert any(it.startswith("spoilt, de, light: color-contrast") for it in found)
    assert any(it.startswith("spoilt, fr, light: select-name") for it in found)
