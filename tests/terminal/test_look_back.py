"""From the review after a match to its moments on the board, and back."""

from itertools import pairwise

import pytest
from rich.style import Style
from rich.text import Text

from ludoteca.contract import Game
from ludoteca.faces.canvas import Canvas
from ludoteca.faces.verdicts import mark, signs_of
from ludoteca.terminal.end import End
from ludoteca.terminal.look_back import LookBack
from ludoteca.terminal.play import Play
from ludoteca.terminal.saves import Save
from tests.terminal.conftest import opened, shown, until
from tests.terminal.test_mistakes import played

LEGENDS = {
    "en": ("★ better: ", "? played: ", "Before step 2 of ", "After step "),
    "fr": ("★ mieux : ", "? joué : ", "Avant l’étape 2 sur ", "Après l’étape "),
    "it": ("★ meglio: ", "? giocato: ", "Prima del passo 2 di ", "Dopo il passo "),
    "de": ("★ besser: ", "? gespielt: ", "Vor Schritt 2 von ", "Nach Schritt "),
}


@pytest.mark.parametrize("language", LEGENDS)
async def test_a_digit_leads_to_the_board_and_escape_back(tiny: Game, language: str) -> None:
    match = played(tiny, wrong=True)
    better, taken, before, after = LEGENDS[language]
    async with opened(language) as pilot:

        def screen() -> str:
            return shown(pilot).replace("\N{NO-BREAK SPACE}", " ")

        await pilot.app.push_screen(Play(match, Save(tiny.id)))
        await until(pilot, lambda: " 1–5 " in shown(pilot))  # one decision, two rolls of each
        for key in "91":  # there is no ninth moment
            assert isinstance(pilot.app.screen, End)
            await pilot.press(key)
            await pilot.pause()
        assert isinstance(pilot.app.screen, LookBack)
        assert before in screen()
        assert f"{better}takes the 2" in screen()
        assert f"{taken}tries something better than 2" in screen()
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(pilot.app.screen, End)
        await pilot.press("2")
        await pilot.pause()
        assert isinstance(pilot.app.screen, LookBack)
        assert after in screen()
        assert better not in screen()
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(pilot.app.screen, End)


async def test_what_is_told_can_be_clicked_and_scrolled(tiny: Game) -> None:
    async with opened() as pilot:
        await pilot.app.push_screen(Play(played(tiny, wrong=True), Save(tiny.id)))
        await until(pilot, lambda: " 1–5 " in shown(pilot))
        place = pilot.app.screen.query_one("#scores")
        offsets = [place.scroll_y]
        for _ in range(3):
            await pilot.press("down")
            offsets.append(place.scroll_y)
        assert [after - before for before, after in pairwise(offsets)] == [1, 1, 1]
        await pilot.press("up")
        assert place.scroll_y == 2
        while "[1] " not in shown(pilot):
            await pilot.press("down")
        rows = shown(pilot).splitlines()
        row = next(number for number, line in enumerate(rows) if "[1] " in line)
        await pilot.click(offset=(rows[row].index("[1] ") + 1, row))
        await pilot.pause()
        assert isinstance(pilot.app.screen, LookBack)


def drawn() -> Text:
    """Draw three places side by side, two rows high."""
    canvas = Canvas(12, 2)
    for place in range(3):
        canvas.put(4 * place, 0, "abcd")
        canvas.link(4 * place, 0, 4, 2, "cell", place)
    return canvas.text()


def test_signs_stand_on_the_places_of_both_decisions() -> None:
    marked = mark(drawn(), "cell", signs_of({0, 1}, {1, 2}))
    assert marked.plain == "?bc?★bc?★bc★\n╎  ╎▌  ▐▌  ▐"
    assert mark(drawn(), "die", signs_of({0}, {1})).plain == drawn().plain


def test_places_with_signs_still_answer_to_the_mouse() -> None:
    marked = mark(drawn(), "cell", signs_of({0}, {2}))
    links = [
        span.style.meta["cell"]
        for span in marked.spans
        if isinstance(span.style, Style) and span.style.meta
    ]
    assert links == [0, 1, 2, 0, 1, 2]
