"""A turn can be followed: dice fall when they should, rules speak up, moves are on their way."""

import json
import random
import re
from collections.abc import Callable

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.web.guest import Guest
from tests.web.turns import keep_most_common, take_turn

# Note what is told, and the dice and marks that are seen together, from now on; watch but once.
_WATCH = """() => {
  const isWatching = 'told' in window;
  window.told = [];
  window.seen = [];
  if (isWatching) return;
  const live = document.querySelector('div[role=status][aria-live=polite]');
  new MutationObserver(() => window.told.push(live.textContent.trim())).observe(live,
    {childList: true, subtree: true, characterData: true});
  const look = () => {
    const dice = document.querySelector('.dice[role=img]')?.ariaLabel ?? 'mine';
    const marks = [...document.querySelectorAll('[role=grid] button')]
      .filter(one => /, (cross|circle)/.test(one.ariaLabel)).length;
    const now = JSON.stringify([dice, marks]);
    if (window.seen.at(-1) !== now) window.seen.push(now);
    requestAnimationFrame(look);
  };
  look();
}"""


def unhurried(guest: Guest, pace: str) -> Page:
    """Show turns to a guest at a pace, and let dice wait for a tap."""
    page = guest.go()
    page.evaluate(
        """pace => localStorage.setItem('ludoteca', JSON.stringify(
          {...JSON.parse(localStorage.ludoteca), pace, tapsToRoll: true}))""",
        pace,
    )
    page.reload()
    return page


def test_a_bot_rolls_marks_and_hands_over_step_by_step(ada: Guest) -> None:
    page = unhurried(ada, "fast")
    ada.play_bot("Kuh Vadis", "Greedy")
    tap = page.get_by_role("button", name="Roll the dice")
    for _ in range(8):
        expect(ada.heading).to_have_text(re.compile("^Your turn: (roll|.* left|nothing)"))
        if tap.is_visible():
            assert page.get_by_role("group", name="Dice").count() == 0
            tap.click()
        page.evaluate(_WATCH)
        keep = page.get_by_role("button", name=re.compile("^Pass without"))
        keep.click()
        expect(tap).to_be_visible()
        told, seen = page.evaluate("[window.told, window.seen.map(JSON.parse)]")
        marks = [number for _, number in seen]
        if marks[-1] > marks[0]:
            break
    rolls = ada.moves.filter(has_text="Dice:").count()
    assert rolls  # the bot's throws are in the list, and were all seen before the mark
    with_mark = next(i for i, (_, number) in enumerate(seen) if number > marks[0])
    assert (
        seen[with_mark][0] == seen[with_mark - 1][0] != "mine"
    )  # the dice that earned it still lie
    about_bot = [text for text in told if "Greedy rolled" in text]
    assert len(about_bot) == 1
    assert re.search(r"Greedy rolled (once|twice|\w+ times).* and marked [a-g][1-7]", about_bot[0])
    expect(page.locator(".summary")).to_contain_text("Greedy rolled")


def test_dice_tumble_unless_motion_is_unwelcome(guest: Callable[..., Guest]) -> None:
    for motion, name in (("no-preference", "tumble"), ("reduce", "none")):
        ada = guest(reduced_motion=motion)
        ada.play_bot("Kuh Vadis")
        ada.until_turn()
        die = ada.page.locator(".die svg").first
        assert name in die.evaluate("die => getComputedStyle(die).animationName")


def test_the_loud_button_is_never_the_risky_one(ada: Guest) -> None:
    ada.play_bot("Kuh Vadis")
    ada.until_turn()
    page, seen = ada.page, set()
    again = page.get_by_role("button", name=re.compile("^Roll |^Choose dice"))
    dice = page.get_by_role("group", name="Dice").get_by_role("button")
    for _ in range(40):
        if again.count():
            can_mark = bool(ada.cells(": may be marked$"))
            is_loud = "primary" in str(again.get_attribute("class"))
            assert is_loud != can_mark
            assert ("– mark a" in ada.prompt) == can_mark
            seen.add(can_mark)
        if len(seen) == 2 and again.count():
            break
        take_turn(ada, "Kuh Vadis", random.Random(5))
        ada.until_turn()
    assert seen == {True, False}
    for index in range(5):
        if dice.nth(index).get_attribute("aria-pressed") == "false":
            dice.nth(index).click()
    expect(page.get_by_role("button", name="Choose dice to roll again")).to_be_disabled()


def test_kept_dice_stay_in_their_places(ada: Guest) -> None:
    ada.play_bot("Kuh Vadis")
    ada.until_turn()
    dice = ada.page.get_by_role("group", name="Dice").get_by_role("button")
    keep_most_common(ada)
    look = "all => all.map(die => [die.ariaLabel, die.ariaPressed])"
    before = dice.evaluate_all(look)
    ada.after(ada.page.get_by_role("button", name=re.compile("^Roll ")))
    after = dice.evaluate_all(look)
    kept = [i for i, (_, pressed) in enumerate(before) if pressed == "true"]
    assert [after[i] for i in kept] == [before[i] for i in kept]
    assert [i for i, (_, pressed) in enumerate(after) if pressed == "true"] == kept


def test_a_forbidden_cell_names_the_piece_that_forbids_it(ada: Guest) -> None:
    ada.set_table("Quantik", "Together at this screen", ["Ada", "Emmy"])
    ada.choose_shape("cube, 2 left")
    ada.after(ada.cell("c2, empty, cube allowed"))
    ada.choose_shape("cube, 2 left")
    ada.cell("c4, empty, cube not allowed").click(force=True)  # as a finger would
    sentence = "c4: not here – light cube on c2, in the same column."
    expect(ada.page.locator(".why")).to_have_text(sentence)
    expect(ada.told).to_have_text(sentence)
    expect(ada.page.locator(".barrier")).to_have_count(1)
    ada.choose_shape("cone, 2 left")
    expect(ada.page.locator(".why, .barrier")).to_have_count(0)
    expect(ada.moves).to_have_count(1)


def test_a_refused_move_is_drawn_back_with_a_sentence(ada: Guest) -> None:
    sent: list[dict[str, object]] = []

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def hear(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] != "move":
                server.send(text)
                return
            sent.append({"type": "refusal", "answers": message["id"]})

        line.on_message(hear)
        lines.append(line)

    lines: list[WebSocketRoute] = []
    ada.page.route_web_socket(re.compile("/socket$"), between)
    ada.set_table("Quantik", "Together at this screen", ["Ada", "Emmy"])
    ada.choose_shape("cone, 2 left")
    ada.cell("b3, empty, cone allowed").click()
    expect(ada.page.locator(".board .coming")).to_have_count(1)
    ada.choose_shape("cone, 2 left")
    ada.cell("b4, empty, cone allowed").click()  # no second move while one is on its way
    assert len(sent) == 1
    refusal = {**sent[0], "message": "server-error-not-kept", "values": {}}
    lines[-1].send(json.dumps(refusal))
    expect(ada.page.get_by_role("alert")).to_be_visible()
    expect(ada.page.locator(".board .coming")).to_have_count(0)
    assert ada.cells("light|dark") == []


def test_a_hint_that_takes_long_says_so(ada: Guest) -> None:
    asked: list[Route] = []

    def hold(route: Route) -> None:
        asked.append(route)

    ada.page.route(re.compile("/hints/"), hold)
    ada.set_table("Knaster", "Alone or together at this screen", ["Ada"])
    ada.page.get_by_role("button", name="Show a hint").click()
    waiting = ada.page.get_by_role("status").filter(has_text="That is being worked out.")
    expect(waiting).to_be_visible()
    asked[0].continue_()
    expect(ada.page.locator(".best")).to_have_text(re.compile("^Best: "))
    expect(waiting).to_have_count(0)


def test_points_at_one_screen_do_not_tell_a_secret_choice(ada: Guest) -> None:
    ada.set_table("Knaster", "Alone or together at this screen", ["Ada", "Emmy"])
    page, rng = ada.page, random.Random(7)
    players = page.get_by_role("region", name="Players")
    hidden = 0
    for _ in range(60):
        due = r"^I am |: circle it$|: write \d+ here$|may be circled for the hand$"
        expect(page.get_by_role("button", name=re.compile(due)).first).to_be_visible()
        curtain = page.get_by_role("button", name=re.compile("^I am "))
        if curtain.is_visible():
            expect(ada.told).to_contain_text("Hand over to")
            curtain.click()
        before = re.findall(r"\d+ point", players.inner_text())
        is_circle = bool(ada.cells(": circle it$")) and "full" not in ada.prompt
        told = ada.moves.count()
        take_choice(ada, rng)
        expect(page.get_by_role("button", name=re.compile("^I am ")).or_(page.get_by_role("grid")))
        page.wait_for_timeout(60)
        if is_circle and ada.moves.count() == told:  # the other has not chosen yet
            assert re.findall(r"\d+ point", players.inner_text()) == before
            hidden += 1
            break
    assert hidden


def take_choice(guest: Guest, rng: random.Random) -> None:
    """Circle where one can, else write; whatever is due after that is taken too."""
    due = re.compile(r": circle it$|: write \d+ here$|may be circled for the hand$")
    expect(guest.page.get_by_role("grid").get_by_role("button", name=due).first).to_be_visible()
    circles = guest.cells(": circle it$")
    cells = (
        circles or guest.cells(r": write \d+ here$") or guest.cells("may be circled for the hand$")
    )
    guest.cell(rng.choice(cells)).click()
