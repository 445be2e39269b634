"""What one needs is in sight without scrolling, on laptops, big screens and phones."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.guest import PHONE, Guest
from tests.web.program import play_on
from tests.web.scenes import speak
from tests.web.turns import take_turn

SIZES = [(1280, 800), (1366, 650), (1920, 1080), (360, 740), (740, 360)]


def test_each_game_can_be_begun_above_the_fold(ada: Guest) -> None:
    page = ada.go()
    for visit in ("first", "with a game to continue"):
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            for game in ("Quantik", "Knaster", "Kuh Vadis"):
                pictures = page.get_by_role("button", name=f"Play {game} now")
                expect(pictures.first).to_be_visible()
                shown = pictures.evaluate_all(
                    """all => all.map(one => one.getBoundingClientRect())
                      .filter(box => box.width && box.bottom <= innerHeight).length"""
                )
                assert shown, f"{visit}, {width}×{height}: {game} begins below the fold"
        if visit == "first":
            page.get_by_role("button", name="Play Quantik now").first.click()
            ada.at_table()
            ada.go()
            expect(page.get_by_role("region", name="Your games")).to_be_visible()


def board_of(guest: Guest, game: str) -> None:
    """Sit down at a game, among four where it seats as many."""
    if game != "Knaster":
        guest.play_bot(game)
    else:
        guest.go()
        guest.page.get_by_role("button", name="With friends – Knaster").click()
        for number in (3, 4):
            guest.page.get_by_role("button", name="One more").click()
            guest.page.get_by_label(f"Who sits on seat {number}").select_option("Bot: Random")
        guest.page.get_by_label("Who sits on seat 2").select_option("Bot: Random")
        guest.page.get_by_role("button", name="Open the table").click()
        guest.at_table()
    guest.until_turn()


# What of the board, the prompt, the dice and the actions is not wholly in the window.
_HIDDEN = """() => [...document.querySelectorAll(
    '.board, h1, .play, .play button, .play label, .die')]
  .map(one => [one.className, one.getBoundingClientRect()])
  .filter(([, box]) => box.top < 0 || box.left < 0 || box.bottom > innerHeight + 0.5
    || box.right > innerWidth + 0.5)
  .map(([name, box]) => `${name}: ${JSON.stringify(box)}`)"""


@pytest.mark.parametrize("game", ["Quantik", "Knaster", "Kuh Vadis"])
def test_board_prompt_dice_and_actions_are_seen_together(ada: Guest, game: str) -> None:
    board_of(ada, game)
    for language in ("de", "en"):  # the one with the longest sentences too
        speak(ada.page, language)
        for width, height in SIZES:
            ada.page.set_viewport_size({"width": width, "height": height})
            assert ada.page.evaluate(_HIDDEN) == [], f"{width}×{height}, {language}"
            board = ada.page.locator(".board").bounding_box()
            assert board is not None
            assert min(board["width"], board["height"]) > 0.9 * min(width, height) - 100
            talk = ada.page.get_by_role("heading", level=1).bounding_box()
            assert talk is not None
            assert (talk["x"] > board["x"] + board["width"]) == (width > height)


_WATCH = """() => {
  window.places = new Set();
  const look = () => {
    const {x, y, width, height} = document.querySelector('.board').getBoundingClientRect();
    if (!scrollY) window.places.add([x, y, width, height].join());
    requestAnimationFrame(look);
  };
  look();
}"""


@pytest.mark.parametrize(
    ("game", "size"),
    [("Quantik", (360, 740)), ("Knaster", (1366, 650)), ("Kuh Vadis", (360, 740))],
)
def test_the_board_never_moves_in_a_whole_game(
    guest: Callable[..., Guest], game: str, size: tuple[int, int]
) -> None:
    ada = guest(viewport={"width": size[0], "height": size[1]})
    board_of(ada, game)
    ada.page.evaluate(_WATCH)
    take_turn(ada, game, random.Random(1))
    play_on(ada)
    expect(ada.page.get_by_role("button", name="Rematch")).to_be_visible()
    ada.page.get_by_role("button", name="See the board").click()
    ada.moves.get_by_role("button").nth(2).click()
    expect(ada.told).to_contain_text("After step 3")
    ada.page.wait_for_timeout(50)
    assert len(ada.page.evaluate("[...window.places]")) == 1


def test_the_board_stays_when_somebody_asks_to_take_back(guest: Callable[..., Guest]) -> None:
    ada, emmy = guest(viewport=PHONE), guest(viewport=PHONE)
    emmy.sit_down(ada.invite("Quantik", "Ada"), "Emmy")
    for each in (ada, emmy):
        expect(each.page.get_by_role("grid")).to_be_visible()
        each.page.evaluate(_WATCH)
    mover, other = (ada, emmy) if ada.is_my_turn else (emmy, ada)
    take_turn(mover, "Quantik", random.Random(2))
    other.until_turn()
    take_turn(other, "Quantik", random.Random(3))
    mover.page.get_by_role("button", name="Ask to take back").click()
    other.page.get_by_role("button", name="Allow").click()
    expect(mover.moves).to_have_count(0)
    for each in (ada, emmy):
        assert len(each.page.evaluate("[...window.places]")) == 1
