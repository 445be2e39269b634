"""The browser's types say what the server's messages say."""

from pathlib import Path

import pytest

from ludoteca.server import typescript

GAMES = Path("src/ludoteca/games")


def test_the_committed_types_are_up_to_date() -> None:
    assert typescript.main(["--check"]) == 0
    for place, text in typescript.files().items():
        assert (typescript.ROOT / place).read_text("utf-8") == text


@pytest.mark.parametrize(
    "expected",
    [
        "export type GameId = string;\n",
        "export type Value = string | number;\n",
        "export interface Board {\n  game: string;\n}\n",
        "export interface RecordText {\n  text: string;\n}\n",
        "  setups: string[];\n",
        "  words: Sentence | null;\n",  # may be None
        "  board: Board;\n",
        "  id: MessageId;\n",  # an alias keeps its name
        "  values: Record<string, Value>;\n",
        '  type: "undo";\n',  # a literal
        "/** Give up. */\nexport interface ResignGame {\n  id: MessageId;\n  seat: number;\n",
    ],
)
def test_each_kind_of_type_is_written(expected: str) -> None:
    assert expected in typescript.files()[typescript.GENERAL]


@pytest.mark.parametrize(
    ("game", "expected"),
    [
        ("quantik", "  reserve: number[][];\n"),  # a list of lists
        ("kuhvadis", "  keep: string[] | null;\n"),
        ("knaster", '  kind: "write" | "circle" | "hand" | "pass";\n  line: number | null;\n}'),
        ("knaster", 'export interface KnasterBoard extends Board {\n  game: "knaster";\n'),
        (
            "knaster",
            'import type { Board, LegalMove } from "../../../../../web/src/messages";\n',
        ),
    ],
)
def test_a_game_has_its_own_types_beside_its_board(game: str, expected: str) -> None:
    assert expected in typescript.files()[GAMES / game / "web/messages.ts"]


def test_check_tells_an_outdated_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(typescript, "ROOT", tmp_path)
    for place in typescript.files():
        (tmp_path / place).parent.mkdir(parents=True)
    assert typescript.main([]) == 0
    assert typescript.main(["--check"]) == 0
    for place in typescript.files():
        (tmp_path / place).write_text("// old\n", "utf-8")
        assert typescript.main(["--check"]) == 1
        assert f"{place} is out of date; run: python -m" in capsys.readouterr().err
        typescript.main([])
