"""The browser's types say what the server's messages say."""

from pathlib import Path

import pytest

from ludoteca.server import typescript


def test_the_committed_types_are_up_to_date() -> None:
    assert typescript.FILE.read_text("utf-8") == typescript.typescript()


@pytest.mark.parametrize(
    "expected",
    [
        'export type GameId = "quantik" | "knaster" | "kuhvadis";\n',
        "export type Value = string | number;\n",
        "export type Board = QuantikBoard | KnasterBoard | KuhVadisBoard;\n",
        "export interface RecordText {\n  text: string;\n}\n",
        "  reserve: number[][];\n",  # a list of lists
        "  chain_from: number | null;\n",  # may be None
        "  keep: string[] | null;\n",
        "  board: Board;\n",  # an alias keeps its name
        "  values: Record<string, Value>;\n",
        '  type: "undo";\n',  # a literal
        "/** Give up. */\nexport interface ResignGame {\n  id: MessageId;\n  seat: number;\n",
    ],
)
def test_each_kind_of_type_is_written(expected: str) -> None:
    assert expected in typescript.typescript()


def test_check_tells_an_outdated_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(typescript, "FILE", tmp_path / "messages.ts")
    assert typescript.main([]) == 0
    assert typescript.main(["--check"]) == 0
    (tmp_path / "messages.ts").write_text("// old\n", "utf-8")
    assert typescript.main(["--check"]) == 1
    assert "is out of date; run: python -m ludoteca.server.typescript" in capsys.readouterr().err
