"""Pages to print: the right size and number, the rules in every language, the same every time."""

import re
from io import BytesIO
from pathlib import Path

import pytest
from pypdf import PdfReader

from ludoteca import games
from ludoteca.cli import main
from ludoteca.faces.paper import SIZES, make_pdf
from ludoteca.texts import LANGUAGES, Texts

PRINTED = [game for game in games.ids() if games.load(game).part("paper")]


def printed(game: str, count: int = 1, size: str = "a4", language: str = "en") -> bytes:
    """Make the pages of a game as the command does."""
    paper = games.load(game).part("paper")
    assert paper is not None
    return make_pdf(games.load(game).name, size, paper.pages(count, (), language))


def words(pdf: bytes, page: int = 0) -> str:
    """Return what a page says, whatever its lines."""
    return " ".join(PdfReader(BytesIO(pdf)).pages[page].extract_text().split())


def test_all_our_games_can_be_printed() -> None:
    assert len(PRINTED) >= 3


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", PRINTED)
def test_pages_have_the_size_of_the_paper(game: str, size: str) -> None:
    pages = PdfReader(BytesIO(printed(game, 3, size))).pages
    width, height = {"a4": (210, 297), "letter": (215.9, 279.4)}[size]  # millimetres
    assert len(pages) == 3
    for page in pages:
        assert float(page.mediabox.width) == pytest.approx(width * 72 / 25.4, abs=0.5)
        assert float(page.mediabox.height) == pytest.approx(height * 72 / 25.4, abs=0.5)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PRINTED)
def test_rules_in_short_stand_on_the_page_in_every_language(game: str, language: str) -> None:
    page = words(printed(game, language=language))
    paper = games.load(game).part("paper")
    assert paper is not None
    for message in paper.SHORT_RULES:
        rule = re.sub(r"</?[bi]>", "", Texts(language)(message))
        assert " ".join(rule.split()) in page
    assert games.load(game).name in page


@pytest.mark.parametrize("game", PRINTED)
def test_nothing_lies_outside_the_page(game: str) -> None:
    places: list[float] = []

    def note(text: str, place: list[float], line: list[float], *_: object) -> None:
        if text.strip():
            places.append(place[5] + place[3] * line[5])

    for size in SIZES:
        for page in PdfReader(BytesIO(printed(game, 1, size, "de"))).pages:
            page.extract_text(visitor_text=note)
    assert min(places) > 14  # points: half a centimetre of margin


@pytest.mark.parametrize("game", PRINTED)
def test_the_same_pages_are_the_same_bytes(game: str) -> None:
    assert printed(game) == printed(game)


# The command -------------------------------------------------------------------------------


@pytest.mark.parametrize("game", PRINTED)
def test_the_command_writes_a_file_and_says_so(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "pages.pdf"
    assert main(["print", game, "--pages", "2", "-o", str(file), "--lang", "en"]) == 0
    assert len(PdfReader(file).pages) == 2
    assert capsys.readouterr().out == f"2 pages are in {file}; print at full size.\n"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--pages", "0"], "“0” does not fit --pages; give a whole number from 1 to 200."),
        (["--paper", "a5"], "“a5” is no size of paper here; choose one of a4, letter."),
        (
            ["-o", "no/such/folder/x.pdf"],
            "“no/such/folder/x.pdf”: there is no such file or folder; check the path",
        ),
    ],
)
def test_bad_input_is_refused_in_one_sentence(
    words: list[str],
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["print", PRINTED[0], *words, "--lang", "en"]) == 2
    assert capsys.readouterr().err.startswith(sentence)
    assert list(tmp_path.iterdir()) == []


def test_a_game_without_pages_says_which_games_have_them(
    tiny: games.Game, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["print", tiny.id, "--lang", "en"]) == 2
    sentence = capsys.readouterr().err
    assert all(game in sentence for game in PRINTED)
