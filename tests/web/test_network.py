"""The app is small and asks nobody but its own server."""

import gzip
from urllib.parse import urlsplit

from playwright.sync_api import Request, expect

from tests.web.guest import Guest

LIMIT = 150_000


def test_first_visit_is_small(ada: Guest) -> None:
    sizes: dict[str, int] = {}

    def weigh(request: Request) -> None:
        response = request.response()
        assert response is not None
        sizes[urlsplit(request.url).path] = len(gzip.compress(response.body()))

    ada.page.on("requestfinished", weigh)
    ada.go()
    expect(ada.page.get_by_role("article")).to_have_count(3)
    ada.page.wait_for_load_state("networkidle")
    assert "/" in sizes
    assert sum(path.endswith((".js", ".css")) for path in sizes) >= 3
    assert sum(sizes.values()) < LIMIT, sizes
    languages = [path for path in sizes if "texts_" in path]
    assert len(languages) == 1, f"one language is enough: {languages}"


def test_nothing_is_asked_of_another_host(ada: Guest) -> None:
    for path in ("/", "/rules/quantik", "/rules/knaster", "/rules/kuhvadis", "/dice", "/nowhere"):
        ada.go(path)
    ada.play_bot("Knaster")
    ada.until_turn()
    ada.page.get_by_role("button", name="Turn sound on").click()
    ada.after(ada.cell(ada.cells("write [0-9]+ here$")[12]))
    assert len(ada.requests) > 10
    assert {urlsplit(url).netloc for url in ada.requests} == {urlsplit(ada.url).netloc}


def test_pages_forbid_other_hosts_themselves(ada: Guest) -> None:
    ada.go()
    blocked = ada.page.evaluate(
        "fetch('http://192.0.2.1/', {mode: 'no-cors'}).then(() => 'sent', error => error.name)"
    )
    assert blocked == "TypeError"
    assert any("Content Security Policy" in problem for problem in ada.problems)
    ada.problems.clear()
