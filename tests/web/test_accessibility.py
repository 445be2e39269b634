"""Let axe-core look at every scene in every language, by day and by night."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.web.axe import ALL_RULES, COLOUR_RULES, WORD_RULES, complaints
from tests.web.guest import Guest
from tests.web.plain_scenes import PLAIN_SCENES
from tests.web.scenes import LANGUAGES, SCENES, speak


def look(page: Page, scene: str) -> list[str]:
    """Return all complaints about a scene, with the language and the light."""
    found = []
    for language in LANGUAGES:
        speak(page, language)
        told = complaints(page, "light", WORD_RULES if language != LANGUAGES[-1] else ALL_RULES)
        found += [f"{scene}, {language}, light: {complaint}" for complaint in told]
    told = complaints(page, "dark", COLOUR_RULES)  # colours are the same in every language
    return found + [f"{scene}, dark: {complaint}" for complaint in told]


@pytest.mark.parametrize("scene", SCENES)
def test_axe_finds_nothing(guest: Callable[..., Guest], scene: str) -> None:
    found = look(SCENES[scene](guest).page, scene)
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize("scene", PLAIN_SCENES)
def test_axe_finds_nothing_in_games_of_others(visitor: Callable[..., Guest], scene: str) -> None:
    found = look(PLAIN_SCENES[scene](visitor).page, scene)
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
