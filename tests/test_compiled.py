"""Kernels are found warm only after all of them were compiled, and only by the same sources."""

from pathlib import Path

import pytest

from ludoteca import compiled


def test_a_machine_is_warm_once_it_was_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled.config, "DISABLE_JIT", 0)
    monkeypatch.setattr(compiled.config, "CACHE_DIR", str(tmp_path / "new"))
    assert not compiled.is_warm()
    compiled.mark_warm()
    assert compiled.is_warm()
    monkeypatch.setattr(compiled, "cache_folder", lambda: Path("kernels-of-other-sources"))
    assert not compiled.is_warm()


def test_where_nothing_is_compiled_there_is_nothing_to_wait_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled.config, "CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(compiled.config, "DISABLE_JIT", 1)
    assert compiled.is_warm()


def test_a_folder_that_cannot_be_written_is_no_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setattr(compiled.config, "DISABLE_JIT", 0)
    monkeypatch.setattr(compiled.config, "CACHE_DIR", str(tmp_path / "file"))
    compiled.mark_warm()
    assert not compiled.is_warm()
