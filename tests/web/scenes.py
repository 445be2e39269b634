"""Every page of the app in a state worth looking at, for the eyes of people and of axe."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.guest import Guest
from tests.web.program import play_on

Come = Callable[[], Guest]
LANGUAGES = ("en", "fr", "it", "de")


def speak(page: Page, language: str) -> None:
    """Change the language in place, also behind an open dialog."""
    page.locator("header select").evaluate(
        """(select, code) => {
          select.value = code;
          select.dispatchEvent(new Event('change', {bubbles: true}));
        }""",
        language,
    )
    expect(page.locator("html")).to_have_attribute("lang", language)


# Pages --------------------------------------------------------------------------------------


def start(come: Come) -> Guest:
    """Show the start page to a newcomer."""
    guest = come()
    guest.go()
    expect(guest.page.get_by_role("article")).to_have_count(3)
    return guest


def start_again(come: Come) -> Guest:
    """Show the start page to somebody with unfinished games."""
    guest = come()
    for game in ("Quantik", "Knaster", "Kuh Vadis"):
        guest.play_bot(game, "Random")
    guest.invite("Knaster", "Ada", others=3)
    guest.go()
    expect(guest.page.get_by_role("region", name="Your games")).to_be_visible()
    return guest


def new_table(come: Come) -> Guest:
    """Open the dialog for a table of four."""
    guest = start(come)
    guest.page.get_by_role("button", name="With friends – Knaster").click()
    for _ in range(2):
        guest.page.get_by_role("button", name="One more").click()
    guest.page.get_by_label("Who sits on seat 4").select_option("Bot: Greedy")
    guest.page.get_by_label("Name of player 1").fill("Ada")
    return guest


def new_screen(come: Come) -> Guest:
    """Open the dialog for two at one screen."""
    guest = start(come)
    guest.page.get_by_role("button", name="Together at this screen – Kuh Vadis").click()
    return guest


def waiting_host(come: Come) -> Guest:
    """Wait for friends."""
    guest = come()
    guest.invite("Knaster", "Ada", others=2)
    return guest


def waiting_guest(come: Come) -> Guest:
    """Follow a friend's link."""
    host, guest = come(), come()
    link = host.invite("Kuh Vadis", "Ada")
    guest.go(link.removeprefix(guest.url))
    expect(guest.page.get_by_role("button", name="Sit down")).to_be_visible()
    return guest


def rules_of(game: str) -> Callable[[Come], Guest]:
    """Return the scene of a game's rules."""

    def rules(come: Come) -> Guest:
        guest = come()
        guest.go(f"/rules/{game}")
        expect(guest.page.get_by_role("heading", level=2).nth(1)).to_be_visible()
        return guest

    return rules


def dice(come: Come) -> Guest:
    """Explain the dice."""
    guest = come()
    guest.go("/dice")
    return guest


def dice_right(come: Come) -> Guest:
    """Find that a record holds."""
    guest = kuhvadis_end(come)
    guest.page.get_by_role("link", name="Check the dice").click()
    expect(guest.page.get_by_role("heading", name="Everything fits.")).to_be_visible()
    return guest


def dice_wrong(come: Come) -> Guest:
    """Find that a record does not hold."""
    guest = dice(come)
    guest.page.get_by_role("textbox").fill(Path(__file__).read_text()[:300])
    guest.page.get_by_role("button", name="Check", exact=True).click()
    expect(guest.page.get_by_role("heading", name="This record does not hold.")).to_be_visible()
    return guest


def no_table(come: Come) -> Guest:
    """Follow a broken link."""
    guest = come()
    guest.go("/t/nowhere")
    return guest


# Games --------------------------------------------------------------------------------------


def quantik_middle(come: Come) -> Guest:
    """Choose a shape in the middle of Quantik."""
    guest = together(come, "Quantik")
    play_on(guest, 4)
    name = next(name for name in guest.names("radio") if not name.endswith(" 0 left"))
    guest.choose_shape(name)
    return guest


def quantik_end(come: Come) -> Guest:
    """See who won at Quantik."""
    guest = against(come, "Quantik", "Random")
    play_on(guest)
    expect(guest.page.get_by_role("region", name="What each move was worth")).to_be_visible()
    return guest


def knaster_middle(come: Come) -> Guest:
    """Fill a sheet beside three others."""
    guest = come()
    guest.go()
    guest.page.get_by_role("button", name="With friends – Knaster").click()
    dialog = guest.page.get_by_role("dialog")
    for _ in range(2):
        dialog.get_by_role("button", name="One more").click()
    dialog.get_by_label("Name of player 1").fill("Ada")
    for number in (2, 3, 4):
        dialog.get_by_label(f"Who sits on seat {number}").select_option("Bot: Greedy")
    dialog.get_by_role("button", name="Open the table").click()
    guest.at_table()
    guest.until_turn()
    play_on(guest, 16)
    return guest


def knaster_hand(come: Come) -> Guest:
    """Choose the circles of a hand, alone."""
    guest = come()
    guest.set_table("Knaster", "Alone or together at this screen", ["Ada"])
    guest.until_turn()
    while "full" not in guest.prompt and not guest.is_over:
        play_on(guest, 1)
    return guest


def knaster_end(come: Come) -> Guest:
    """See who won at Knaster."""
    guest = against(come, "Knaster", "Greedy")
    play_on(guest)
    return guest


def kuhvadis_middle(come: Come) -> Guest:
    """Keep dice in the middle of Kuh Vadis."""
    guest = against(come, "Kuh Vadis", "Random")
    play_on(guest, 14)
    dice = guest.page.get_by_role("group", name="Dice").get_by_role("button")
    while not dice.count():
        play_on(guest, 1)
    for index in range(2):
        dice.nth(index).click()
    return guest


def kuhvadis_end(come: Come) -> Guest:
    """See who won at Kuh Vadis."""
    guest = against(come, "Kuh Vadis", "Greedy")
    play_on(guest)
    return guest


def looking_back(come: Come) -> Guest:
    """Look at the board as it was in the middle of a game that is over."""
    guest = kuhvadis_end(come)
    guest.moves.get_by_role("button").nth(guest.moves.count() // 2).click()
    expect(guest.page.get_by_text("After step").first).to_be_visible()
    return guest


def better_choice(come: Come) -> Guest:
    """See on the board what would have been better than a dear decision."""
    guest = kuhvadis_end(come)
    review = guest.page.get_by_role("region", name="Luck and skill")
    review.get_by_role("list").first.get_by_role("button").first.click()
    expect(guest.page.get_by_text("Before step").first).to_be_visible()
    return guest


def curtain(come: Come) -> Guest:
    """Hand the screen over."""
    guest = come()
    guest.set_table("Knaster", "Alone or together at this screen", ["Ada", "Emmy"])
    return guest


def watching(come: Come) -> Guest:
    """Watch two others."""
    host, guest = together(come, "Quantik"), come()
    play_on(host, 3)
    guest.go(f"/t/{host.table}")
    expect(guest.moves).to_have_count(3)
    return guest


def resigning(come: Come) -> Guest:
    """Think about resigning."""
    guest = against(come, "Quantik", "Random")
    guest.page.get_by_text("Links", exact=True).click()
    guest.page.get_by_role("button", name="Resign").click()
    return guest


def reading_rules(come: Come) -> Guest:
    """Read the rules beside the board."""
    guest = against(come, "Kuh Vadis", "Random")
    guest.page.get_by_text("Fingerprint of the dice").click()
    guest.page.get_by_role("button", name="Rules", exact=True).click()
    expect(guest.page.get_by_role("complementary").get_by_role("heading").nth(1)).to_be_visible()
    return guest


def asked_to_take_back(come: Come) -> Guest:
    """Be asked for a take-back."""
    ada, emmy = come(), come()
    emmy.sit_down(ada.invite("Quantik", "Ada"), "Emmy")
    for each in (ada, emmy):
        expect(each.page.get_by_role("grid")).to_be_visible()
    mover, other = (ada, emmy) if ada.is_my_turn else (emmy, ada)
    mover.choose_shape("sphere, 2 left")
    mover.after(mover.cell("b3, empty, sphere allowed"))
    other.until_turn()
    other.choose_shape("cube, 2 left")
    other.after(other.cell("d1, empty, cube allowed"))
    mover.page.get_by_role("button", name="Ask to take back").click()
    expect(other.page.get_by_role("button", name="Allow")).to_be_visible()
    return other


def against(come: Come, game: str, bot: str) -> Guest:
    """Sit down against a bot."""
    guest = come()
    guest.go()
    guest.page.get_by_label("Your name").fill("Ada")
    guest.play_bot(game, bot)
    guest.until_turn()
    return guest


def together(come: Come, game: str) -> Guest:
    """Sit down with somebody at one screen."""
    guest = come()
    guest.set_table(game, "Together at this screen", ["Ada", "Emmy"])
    expect(guest.page.get_by_role("grid")).to_be_visible()
    return guest


SCENES: dict[str, Callable[[Come], Guest]] = {
    "start": start,
    "start-again": start_again,
    "new-table": new_table,
    "new-screen": new_screen,
    "waiting-host": waiting_host,
    "waiting-guest": waiting_guest,
    "quantik-middle": quantik_middle,
    "quantik-end": quantik_end,
    "knaster-middle": knaster_middle,
    "knaster-hand": knaster_hand,
    "knaster-end": knaster_end,
    "kuhvadis-middle": kuhvadis_middle,
    "kuhvadis-end": kuhvadis_end,
    "looking-back": looking_back,
    "better-choice": better_choice,
    "curtain": curtain,
    "watching": watching,
    "resigning": resigning,
    "reading-rules": reading_rules,
    "take-back": asked_to_take_back,
    "rules-quantik": rules_of("quantik"),
    "rules-knaster": rules_of("knaster"),
    "rules-kuhvadis": rules_of("kuhvadis"),
    "dice": dice,
    "dice-right": dice_right,
    "dice-wrong": dice_wrong,
    "no-table": no_table,
}
