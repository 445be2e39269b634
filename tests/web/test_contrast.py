"""Signs that are drawn, not written, stand out from what they lie on: at least 3 to 1."""

from io import BytesIO

from PIL import Image
from playwright.sync_api import Locator, expect

from tests.web.guest import Guest


def contrast_of(sign: Locator) -> float:
    """Return the contrast of the middle of a sign to a place just beside it, as WCAG counts it."""
    box = sign.bounding_box()
    assert box
    page, away = sign.page, 4
    clip = {**box, "x": box["x"] - away, "width": box["width"] + away}
    with Image.open(BytesIO(page.screenshot(clip=clip))) as picture:  # type: ignore[arg-type] # as told
        middle = away + int(box["width"] / 2), int(box["height"] / 2)
        both = [picture.convert("RGB").getpixel(place) for place in (middle, (0, middle[1]))]
    low, high = sorted(luminance(colour) for colour in both)  # type: ignore[arg-type] # RGB
    return (high + 0.05) / (low + 0.05)


def luminance(colour: tuple[int, int, int]) -> float:
    """Return the relative luminance of a colour."""
    parts = [part / 255 for part in colour]
    red, green, blue = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def stand_out(guest: Guest, signs: tuple[str, ...]) -> None:
    """Measure signs of the board by day and by night."""
    for scheme in ("light", "dark"):
        guest.page.emulate_media(color_scheme=scheme)
        for sign in signs:
            first = guest.page.locator(f".board {sign}").first
            expect(first).to_be_visible()
            assert contrast_of(first) >= 3, (scheme, sign)


def test_allowed_and_forbidden_cells_of_quantik_stand_out(ada: Guest) -> None:
    ada.set_table("Quantik", "Together at this screen", ["Ada", "Emmy"])
    ada.choose_shape("sphere, 2 left")
    ada.cell(ada.cells("sphere allowed$")[0]).click()
    expect(ada.moves).to_have_count(1)
    ada.choose_shape("sphere, 2 left")
    stand_out(ada, ("path.closed", "circle.open"))


def test_free_cells_of_knaster_stand_out(ada: Guest) -> None:
    ada.play_bot("Knaster", "Random")
    ada.until_turn()
    stand_out(ada, ("circle.free",))
