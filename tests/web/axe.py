"""Ask axe-core what is wrong with a page."""

from collections.abc import Iterator
from typing import Any

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

ALL_RULES = {"rules": {"target-size": {"enabled": True}}}  # axe leaves this one out by itself
_COLOURS = ("color-contrast", "link-in-text-block")
COLOUR_RULES = {"runOnly": list(_COLOURS)}  # all that night changes
# What a language can change: colours are the slowest to look at, and the same in all of them.
WORD_RULES = {"rules": {**ALL_RULES["rules"], **{rule: {"enabled": False} for rule in _COLOURS}}}

# Axe cannot judge contrast over a gradient: paint the shade of it that is worst for the text.
_WORST_GROUND = {"light": "#efe5d3", "dark": "#362a21"}


def complaints(page: Page, scheme: str, options: dict[str, Any]) -> Iterator[str]:
    """Yield what axe finds, in readable lines; also contrast it could not see for a picture."""
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type] # a scheme, as told
    ground = _WORST_GROUND[scheme]
    page.evaluate("ground => { document.body.style.background = ground; }", ground)
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
