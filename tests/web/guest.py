"""A guest at Ludoteca: one browser profile of its own, with one page open."""

import re
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, expect

PATIENCE = 60_000  # milliseconds; a busy machine that compiles bots is slow, not broken
PHONE = {"width": 360, "height": 740}
DESK = {"width": 1280, "height": 900}

# The page reports these itself whenever the server is away or refuses; the app says it in words.
_EXPECTED_ON_CONSOLE = ("Failed to load resource", "WebSocket connection to")

# True once the list of moves differs from what it was, and this guest can act or all is over.
_IS_ANSWERED = """before => {
  const moves = document.querySelectorAll('[role=region] li').length;
  const prompt = document.querySelector('h1')?.textContent ?? '';
  return moves !== before && !prompt.includes('is thinking');
}"""

# Tests wait for nothing: bots are shown at once and dice need no tap, unless a test wants them to.
_IN_A_HURRY = """
  if (location.protocol.startsWith('http') && !localStorage.getItem('ludoteca'))
    localStorage.setItem('ludoteca', '{"pace": "at-once", "tapsToRoll": false}');
"""

expect.set_options(timeout=PATIENCE)


class Guest:
    """Open a fresh profile in a browser; what must never happen is noted in `problems`."""

    def __init__(self, browser: Browser, url: str, **options: object) -> None:
        """Open the profile with options of playwright's `new_context`."""
        wanted = {"locale": "en-GB", "viewport": DESK, "reduced_motion": "reduce", **options}
        self.url = url
        self.context = browser.new_context(base_url=url, **wanted)  # type: ignore[arg-type] # as told
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(_IN_A_HURRY)
        self.problems: list[str] = []
        self.requests: list[str] = []
        self.context.on("request", self._note_request)
        self.page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.problems.append(f"error on page: {error}"))
        self.page.on("console", self._note_console)

    # Around the house ----------------------------------------------------------------------

    def go(self, path: str = "/") -> Page:
        """Load a page and wait until its heading is there."""
        self.page.goto(path)
        expect(self.heading).to_be_visible()
        return self.page

    @property
    def heading(self) -> Locator:
        """Return the heading: at a table, the sentence that says what is expected."""
        return self.page.get_by_role("heading", level=1)

    @property
    def prompt(self) -> str:
        """Return the sentence above the board."""
        return self.heading.inner_text()

    @property
    def told(self) -> Locator:
        """Return what a screen reader is told last."""
        return self.page.locator("div[role=status][aria-live=polite]")

    @property
    def moves(self) -> Locator:
        """Return the entries of the list of moves."""
        return self.page.get_by_role("region", name="Moves").get_by_role("listitem")

    @property
    def has_focus(self) -> bool:
        """Say whether the focus is on something rather than lost."""
        return bool(self.page.evaluate("document.activeElement !== document.body"))

    @property
    def table(self) -> str:
        """Return the id of the table in the address."""
        return urlsplit(self.page.url).path.removeprefix("/t/")

    @property
    def key(self) -> str:
        """Return the secret of this guest's seats, which the browser keeps."""
        kept = self.page.evaluate("JSON.parse(localStorage.getItem('ludoteca')).keys")
        return str(kept[self.table])

    # To a table ----------------------------------------------------------------------------

    def play_bot(self, game: str, bot: str = "Random") -> None:
        """Start a game against a bot from the start page."""
        self.go()
        self.page.get_by_label(f"Bot for {game}").select_option(bot)
        self.page.get_by_role("button", name=f"Play against a bot – {game}").click()
        self.at_table()

    def set_table(self, game: str, way: str, names: list[str]) -> None:
        """Set a table in the dialog; one name for each person here, "" for an open seat."""
        self.go()
        self.page.get_by_role("button", name=f"{way} – {game}").click()
        dialog = self.page.get_by_role("dialog")
        for _ in range(2, len(names)):
            dialog.get_by_role("button", name="One more").click()
        if len(names) == 1:
            dialog.get_by_role("button", name="One fewer").click()
        for number, name in enumerate(names, 1):
            if name:
                dialog.get_by_label(f"Name of player {number}").fill(name)
        dialog.get_by_role("button", name=re.compile("Open the table|Begin")).click()
        self.at_table()

    def invite(self, game: str, name: str, *, others: int = 1) -> str:
        """Open a table for friends and return its link, as the page shows it."""
        self.set_table(game, "With friends", [name, *[""] * others])
        return self.page.get_by_label("Link to this table").input_value()

    def sit_down(self, link: str, name: str) -> None:
        """Follow a link and take a seat."""
        self.page.goto(link)
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name="Sit down").click()

    def at_table(self) -> None:
        """Wait until a table is shown."""
        self.page.wait_for_url(re.compile("/t/"))
        expect(self.heading).not_to_have_text("")

    # At a table ----------------------------------------------------------------------------

    @property
    def is_my_turn(self) -> bool:
        """Say whether this guest is asked to do something."""
        return self.prompt.startswith("Your turn")

    @property
    def is_over(self) -> bool:
        """Say whether the end screen is shown."""
        return self.page.get_by_role("link", name="Back to the games").is_visible()

    def until_turn(self) -> None:
        """Wait until this guest is asked to do something, or the game is over."""
        expect(self.heading).to_have_text(re.compile("^Your turn|win|point|draw|resigned"))

    def names(self, role: str) -> list[str]:
        """Return the names of all elements of a role, as a screen reader says them."""
        found = self.page.get_by_role(role)  # type: ignore[arg-type] # a role, as told
        return list(found.evaluate_all("all => all.map(one => one.ariaLabel)"))

    def cells(self, pattern: str = "") -> list[str]:
        """Return the names of the cells of the board that match a pattern."""
        cells = self.page.get_by_role("grid").locator("button")
        names = cells.evaluate_all("all => all.map(one => one.ariaLabel)")
        return [name for name in names if re.search(pattern, name)]

    def cell(self, name: str) -> Locator:
        """Return a cell of the board by its whole name."""
        return self.page.get_by_role("grid").get_by_role("button", name=name, exact=True)

    def choose_shape(self, name: str) -> None:
        """Choose one of the Quantik shapes by its whole name."""
        radio = self.page.get_by_role("radio", name=name, exact=True)
        self.page.locator("label").filter(has=radio).click()

    def after(self, choice: Locator) -> None:
        """Click what makes a move, wait for the answers to it, and look where the focus is."""
        before = self.moves.count()
        choice.click()
        self.until_moved(before)
        assert self.has_focus, f"the focus was lost after the move; now: {self.prompt}"

    def until_moved(self, before: int) -> None:
        """Wait until the list of moves has another length and no bot is thinking."""
        self.page.wait_for_function(_IS_ANSWERED, arg=before)

    def close(self) -> None:
        """Leave, and complain about what must never happen."""
        self.context.close()
        assert not self.problems, "\n".join(self.problems)

    def _note_request(self, request: Request) -> None:
        self.requests.append(request.url)
        if not request.url.startswith((self.url, "data:", "blob:")):
            self.problems.append(f"request to another host: {request.url}")

    def _note_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not message.text.startswith(
            _EXPECTED_ON_CONSOLE
        ):
            self.problems.append(f"on the console: {message.text}")
