"""Take turns by clicks, as somebody who chooses among what the page offers."""

import random
import re
from collections import Counter

from tests.web.guest import Guest


def take_turn(guest: Guest, game: str, rng: random.Random) -> None:
    """Make one decision at a table where something is expected of this guest."""
    {"Quantik": place_piece, "Knaster": use_roll, "Kuh Vadis": use_dice}[game](guest, rng)


def play_to_the_end(guest: Guest, game: str, rng: random.Random) -> None:
    """Play a game against bots, or alone, until its end screen."""
    guest.until_turn()
    while not guest.is_over:
        take_turn(guest, game, rng)
        guest.until_turn()


def place_piece(guest: Guest, rng: random.Random) -> None:
    """Choose a Quantik shape and a cell that the page calls allowed."""
    shapes = [name for name in guest.names("radio") if not name.endswith(", 0 left")]
    for shape in rng.sample(shapes, len(shapes)):
        guest.choose_shape(shape)
        if cells := guest.cells("(?<!not )allowed$"):
            guest.after(guest.cell(rng.choice(cells)))
            return
    raise AssertionError(f"no piece can be placed, yet the page says: {guest.prompt}")


def use_roll(guest: Guest, rng: random.Random) -> None:
    """Write or circle a Knaster roll, collecting equal numbers in rows; take hands as they come."""
    if "full" in guest.prompt:
        take_hand(guest, rng)
        return
    sheet = guest.cells()
    if offers := guest.cells(r": write \d+ here$|: circle it$"):
        best = max(_worth(name, sheet) for name in offers)
        name = rng.choice([name for name in offers if _worth(name, sheet) == best])
        guest.after(guest.cell(name))
    else:
        guest.after(guest.page.get_by_role("button", name="Pass"))


def take_hand(guest: Guest, rng: random.Random) -> None:
    """Circle numbers of a full line, after choosing the line where there are several."""
    page = guest.page
    lines = page.get_by_role("group", name="Line to circle").get_by_role("button")
    if lines.count():
        lines.nth(rng.randrange(lines.count())).click()
    confirm = page.get_by_role("button", name=re.compile(r"^Circle \d of \d$"))
    if not confirm.count():
        guest.after(guest.cell(rng.choice(guest.cells("may be circled for the hand$"))))
        return
    while confirm.is_disabled():
        guest.cell(rng.choice(guest.cells("may be circled for the hand$"))).click()
    guest.after(confirm)


def _worth(name: str, sheet: list[str]) -> int:
    """Prefer circles, then a row that holds the number already, then an empty row."""
    if name.endswith("circle it"):
        return 3
    number = name.split()[-2]
    row = [cell for cell in sheet if cell[1] == name[1]]
    if any(re.match(rf"{number}\b", cell[4:]) for cell in row):
        return 2
    return int(all("free" in cell for cell in row))


def use_dice(guest: Guest, rng: random.Random) -> None:
    """Keep the symbol that fell most often and roll the rest, then mark what is lit up."""
    page = guest.page
    again = page.get_by_role("button", name=re.compile("^Roll "))
    if marks := guest.cells(": may be marked$"):
        guest.after(guest.cell(rng.choice(marks)))
    elif again.count():
        keep_most_common(guest)
        guest.after(again)
    else:
        guest.after(page.get_by_role("button", name="Pass without marking"))


def keep_most_common(guest: Guest) -> str:
    """Tap dice until those of the commonest symbol are kept, all but one of five, and return it."""
    dice = guest.page.get_by_role("group", name="Dice").get_by_role("button")
    fallen = dice.evaluate_all("dice => dice.map(die => [die.ariaLabel, die.ariaPressed])")
    wanted = Counter(face for face, _ in fallen).most_common(1)[0][0]
    alike = [index for index, (face, _) in enumerate(fallen) if face == wanted][: len(fallen) - 1]
    for index, (_, is_kept) in enumerate(fallen):
        if (is_kept == "true") != (index in alike):
            dice.nth(index).click()
    return str(wanted)
