"""People far from each other at one table, each in a browser of their own."""

import json
import random
import re
from collections.abc import Callable

from playwright.sync_api import WebSocket, expect

from tests.web.guest import Guest
from tests.web.turns import take_turn

Come = Callable[..., Guest]


def two_at_quantik(guest: Come) -> tuple[Guest, Guest]:
    """Seat Ada and Emmy at a Quantik table; return who begins first."""
    ada, emmy = guest(), guest()
    link = ada.invite("Quantik", "Ada")
    emmy.sit_down(link, "Emmy")
    for each in (ada, emmy):
        expect(each.heading).to_have_text(re.compile("Your turn|to move"))
    return (ada, emmy) if ada.is_my_turn else (emmy, ada)


def test_whole_game_with_a_reload_in_the_middle(guest: Come) -> None:
    mover, other = two_at_quantik(guest)
    rng = random.Random(4)
    for number in range(1, 17):
        take_turn(mover, "Quantik", rng)
        expect(other.moves).to_have_count(number)
        mover, other = other, mover
        if number == 3:
            board = mover.cells()
            mover.page.reload()
            mover.until_turn()
            assert mover.cells() == board
        if number == 4:
            other.page.reload()
            expect(other.moves).to_have_count(4)
        if mover.is_over:
            break
    assert other.is_over
    expect(other.heading).to_have_text("You win!")
    expect(mover.heading).to_have_text(re.compile("^(Ada|Emmy) wins this time.$"))


def test_what_was_tapped_stays_when_others_come_and_go(guest: Come) -> None:
    ada, emmy = guest(), guest()
    emmy.sit_down(ada.invite("Kuh Vadis", "Ada"), "Emmy")
    for each in (ada, emmy):
        expect(each.heading).to_have_text(re.compile("Your turn|to move"))
    mover, other = (ada, emmy) if ada.is_my_turn else (emmy, ada)
    dice = mover.page.get_by_role("group", name="Dice").get_by_role("button")
    dice.nth(1).click()
    dice.nth(3).click()
    other.go()
    expect(mover.page.get_by_text("away").first).to_be_visible()
    pressed = dice.evaluate_all("all => all.map(die => die.ariaPressed)")
    assert pressed == ["false", "true", "false", "true", "false"]


def test_waiting_table_tells_host_and_guest_what_to_do(guest: Come) -> None:
    ada, emmy = guest(), guest()
    link = ada.invite("Quantik", "Ada")
    expect(ada.heading).to_have_text("Quantik: the table is set")
    expect(ada.page.get_by_text("One chair is still free.")).to_be_visible()
    expect(ada.page.get_by_role("list", name="Seats").get_by_role("listitem")).to_have_text(
        ["Ada", "free"]
    )
    emmy.go(link.removeprefix(emmy.url))
    expect(emmy.heading).to_have_text("Take a seat")
    expect(emmy.page.get_by_text("Ada would like to play Quantik with you.")).to_be_visible()
    emmy.page.get_by_label("Your name").fill("Emmy")
    emmy.page.get_by_role("button", name="Sit down").click()
    expect(ada.told).to_have_text(re.compile("^The game begins. (Your turn|Emmy to move)"))
    expect(emmy.heading).not_to_have_text("Take a seat")  # her page may hear of it later
    expect(emmy.page.get_by_role("region", name="Moves")).to_be_visible()
    assert emmy.has_focus


def test_three_at_knaster_hide_their_choices_until_all_have_chosen(guest: Come) -> None:
    ada, emmy, sofia = guest(), guest(), guest()
    frames: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: frames.append(str(frame)))

    emmy.page.on("websocket", listen)
    link = ada.invite("Knaster", "Ada", others=2)
    emmy.sit_down(link, "Emmy")
    expect(emmy.page.get_by_text("One chair is still free.")).to_be_visible()
    sofia.sit_down(link, "Sofia")
    everybody = (ada, emmy, sofia)
    for each in everybody:
        each.until_turn()

    for _ in range(3):
        before = [len(sheet_on(emmy, "Ada")), len(sheet_on(sofia, "Ada"))]
        write(ada)
        expect(ada.heading).to_have_text(
            re.compile("^Waiting for (Emmy and Sofia|Sofia and Emmy).$")
        )
        write(sofia)
        expect(ada.heading).to_have_text("Emmy to move.")
        shown = [len(sheet_on(emmy, "Ada")), len(sheet_on(sofia, "Ada"))]
        assert shown == before, "a choice was shown before all had chosen"
        assert numbers_of("Ada", frames[-1]) == before[0]
        write(emmy)
        for each in everybody:
            each.until_turn()
            expect(each.moves.filter(has_text="Ada writes")).to_have_count(before[0] + 1)
        assert len(sheet_on(emmy, "Ada")) == before[0] + 1
        assert numbers_of("Ada", frames[-1]) == before[0] + 1


def write(guest: Guest) -> None:
    """Write the roll in the first free cell."""
    guest.after(guest.cell(guest.cells("write [0-9]+ here$")[0]))


def sheet_on(guest: Guest, name: str) -> list[str]:
    """Return the numbers on somebody's sheet as another guest's page tells them."""
    sheets = guest.page.get_by_role("region", name="The other sheets").get_by_role("figure")
    rows = sheets.filter(has_text=name).get_by_role("listitem").all_inner_texts()
    return re.findall(r"(?<!row )\b\d+", " ".join(rows))


def numbers_of(name: str, frame: str) -> int:
    """Return how many numbers of somebody's sheet a message gives away."""
    state = json.loads(frame)
    player = next(seat["player"] for seat in state["seats"] if seat["name"] == name)
    (view,) = state["views"]
    return sum(number > 0 for number in view["board"]["sheets"][player]["numbers"])


def test_take_back_by_agreement(guest: Come) -> None:
    mover, other = two_at_quantik(guest)
    rng = random.Random(6)
    take_turn(mover, "Quantik", rng)
    mover.page.get_by_role("button", name="Undo").click()  # nothing has followed yet
    expect(mover.page.get_by_text("No moves yet.")).to_be_visible()
    mover.until_turn()
    take_turn(mover, "Quantik", rng)
    other.until_turn()
    take_turn(other, "Quantik", rng)
    mover.until_turn()
    mover.page.get_by_role("button", name="Ask to take back").click()
    expect(mover.page.get_by_text("Asked for a take-back; waiting for an answer.")).to_be_visible()
    asked = other.page.get_by_role("alert").filter(has_text="asks to take back the last move.")
    asked.get_by_role("button", name="Refuse").click()
    expect(asked).to_be_hidden()
    expect(mover.page.get_by_text("Asked for a take-back")).to_be_hidden()
    expect(mover.moves).to_have_count(2)

    mover.page.get_by_role("button", name="Ask to take back").click()
    asked.get_by_role("button", name="Allow").click()
    expect(asked).to_be_hidden()
    assert other.has_focus
    for each in (mover, other):
        expect(each.page.get_by_text("No moves yet.")).to_be_visible()
        expect(each.told).to_contain_text("The last move was taken back")
    mover.until_turn()
    take_turn(mover, "Quantik", rng)


def test_resigning_asks_first_and_ends_the_game_for_both(guest: Come) -> None:
    mover, other = two_at_quantik(guest)
    mover.page.get_by_role("button", name="Resign").click()
    sure = mover.page.get_by_role("dialog", name="Resign this game?")
    sure.get_by_role("button", name="Cancel").click()
    expect(sure).to_be_hidden()
    assert not mover.is_over
    mover.page.get_by_role("button", name="Resign").click()
    sure.get_by_role("button", name="Resign").click()
    for each in (mover, other):
        expect(each.heading).to_have_text(
            re.compile("^(Ada resigned; Emmy wins|Emmy resigned; Ada wins).$")
        )
    assert mover.has_focus


def test_rematch_takes_both_to_a_new_table(guest: Come) -> None:
    mover, other = two_at_quantik(guest)
    old = mover.page.url
    mover.page.get_by_role("button", name="Resign").click()
    mover.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    mover.page.get_by_role("button", name="Rematch").click()
    mover.page.wait_for_url(lambda url: url != old)
    other.page.get_by_role("link", name="To the rematch").click()
    other.page.wait_for_url(mover.page.url)
    for each in (mover, other):
        expect(each.heading).to_have_text(re.compile("Your turn|to move"))
    begins = mover if mover.is_my_turn else other
    take_turn(begins, "Quantik", random.Random(7))


def test_spectators_see_everything_and_can_do_nothing(guest: Come) -> None:
    mover, other = two_at_quantik(guest)
    watcher = guest()
    mover.page.get_by_text("Links", exact=True).click()
    link = mover.page.get_by_label("For spectators").input_value()
    watcher.go(link.removeprefix(watcher.url))
    expect(watcher.page.get_by_text("You are watching.")).to_be_visible()
    take_turn(mover, "Quantik", random.Random(8))
    expect(watcher.moves).to_have_count(1)
    expect(watcher.page.get_by_role("radio")).to_have_count(0)
    for action in ("Undo", "Ask to take back", "Resign"):
        expect(watcher.page.get_by_role("button", name=action)).to_have_count(0)
    assert watcher.page.get_by_role("grid").get_by_role("button", disabled=False).count() == 0
    expect(watcher.page.get_by_label("Your seat on another device")).to_have_count(0)
    other.until_turn()


def test_secret_link_brings_the_seat_to_another_device(guest: Come) -> None:
    ada, phone = guest(), guest()
    ada.play_bot("Quantik")
    ada.until_turn()
    ada.page.get_by_text("Links", exact=True).click()
    link = ada.page.get_by_label("Your seat on another device").input_value()
    phone.page.goto(link)
    expect(phone.heading).to_have_text("Play on from here?")
    phone.page.get_by_role("button", name="Take the seat").click()
    phone.until_turn()
    assert "#" not in phone.page.url, "the secret stays in the address"
    before = ada.moves.count()
    take_turn(phone, "Quantik", random.Random(9))
    ada.until_moved(before)
    assert ada.cells() == phone.cells()
    phone.page.reload()
    phone.until_turn()


def test_secret_link_takes_no_seat_unasked(guest: Come) -> None:
    ada, curious = guest(), guest()
    ada.play_bot("Quantik")
    ada.until_turn()
    ada.page.get_by_text("Links", exact=True).click()
    curious.page.goto(ada.page.get_by_label("Your seat on another device").input_value())
    curious.page.get_by_role("button", name="Only watch").click()
    expect(curious.page.get_by_role("grid")).to_be_visible()
    assert "#" not in curious.page.url, "the secret stays in the address"
    expect(curious.page.get_by_role("button", name="Resign")).to_have_count(0)


def test_keys_that_were_given_away_can_be_taken_back(guest: Come) -> None:
    ada, thief = guest(), guest()
    ada.play_bot("Quantik")
    ada.page.get_by_text("Links", exact=True).click()
    link = ada.page.get_by_label("Your seat on another device")
    before = link.input_value()
    ada.page.get_by_role("button", name="Take back all keys").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Take them back").click()
    expect(ada.told).to_contain_text("Only this device holds your seat now.")
    expect(link).not_to_have_value(before)
    expect(ada.page.get_by_role("button", name="Resign")).to_be_visible()
    thief.page.goto(before)
    thief.page.get_by_role("button", name="Take the seat").click()
    expect(thief.heading).to_have_text(
        "This link does not open a seat here; ask for it again on the device where you sat down."
    )


def test_wrong_secret_is_refused_in_words(guest: Come) -> None:
    ada, thief = guest(), guest()
    ada.play_bot("Quantik")
    thief.go(f"/t/{ada.table}#key=00000000000000000000000000000000.0000000000")
    thief.page.get_by_role("button", name="Take the seat").click()
    expect(thief.heading).to_have_text(
        "This link does not open a seat here; ask for it again on the device where you sat down."
    )


def test_link_to_no_table_says_so(ada: Guest) -> None:
    ada.go("/t/nowhere")
    expect(ada.heading).to_have_text("There is no such table.")
    ada.page.get_by_role("link", name="Back to the games").click()
    expect(ada.heading).to_have_text("Pull up a chair.")
    ada.go("/somewhere/else")
    expect(ada.heading).to_have_text("There is nothing here.")
