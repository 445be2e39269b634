"""Many games of Knaster stepped side by side, eight in each instruction.

Most decisions use a roll: then sheets, dice, observations and masks change in the same way in all
games. What is rarer comes in lists, as a processor foretells a loop over a list but not which game
will need what. Games on their last roll, with a hand to circle, or at their end step alone.
"""

from ludoteca.bits import num_bits
from ludoteca.compiled import lean, taken_in
from ludoteca.games.knaster.layout import (
    FEATURES,
    FINISHED,
    IS_LAST,
    NUM_ROLLS,
    OWN_WORDS,
    PENDING,
    PHASE,
    ROLL,
    SHEETS,
    THE_ROLL,
    USES,
    WORDS,
    allow_hands,
    num_players_in,
    total_of,
    uses,
)
from ludoteca.games.knaster.rules import LAST_ROLL
from ludoteca.games.knaster.sheet import CIRCLE, GRID, Sheet, full_lines, mark, with_hands, written
from ludoteca.lanes import NUM_LANES, Lanes, lanes_with, load, store, where
from ludoteca.planes import Bytes, put_planes
from ludoteca.rng import stir
from ludoteca.rows import ALONE, NO_MINUS, NO_SIGN, PLAYING, RNG, STATUS, STEPS, Room, Rows

# Lists: rows that filled lines, and rows with a hand; for each row, whether it steps here, what
# its player may do, and the four planes of what is seen.
FILLED, HANDS, STEPPED, PLANES = ALONE + 1, ALONE + 2, ALONE + 3, ALONE + 4


@lean
def step_many(
    states: Rows,
    room: Room,
    actions: Rows,
    row: int,
    num_rows: int,
    max_steps: int,
    lists: Rows,
) -> int:
    """Step games in which a roll is used, and list the others."""
    num_filled = num_hands = num_alone = 0
    for begin in range(0, num_rows, NUM_LANES):
        acts = _may_step(states, room.heads, row + begin, max_steps)
        store(lists, begin, STEPPED, acts)
        filled = _use(states, actions, row + begin, acts)
        num_filled = _list(lists, FILLED, num_filled, row + begin, filled)
    for n in range(num_filled):
        _find_hands(states, lists[n & NO_SIGN, FILLED] & NO_MINUS)
    for begin in range(0, num_rows, NUM_LANES):
        acts = load(lists, begin, STEPPED)
        hands = lanes_with(where(acts, _finish(states, room.heads, row + begin, acts), 0))
        num_hands = _list(lists, HANDS, num_hands, row + begin, hands)
        num_alone = _list(lists, ALONE, num_alone, row + begin, lanes_with(acts == 0))
        for number in range(NUM_LANES):
            at = row + begin + number & NO_MINUS
            room.done[at] = room.truncated[at] = False
        _tell(states, room, row + begin, lists, begin)
    for n in range(num_hands):
        hand = lists[n & NO_SIGN, HANDS] & NO_MINUS
        player = _player(states, hand)
        pending = int(states[hand, (SHEETS + WORDS * player & NO_SIGN) + PENDING])
        allow_hands(states, hand, player, pending, room.masks, 0, room.rest[hand, 0])
        room.rest[hand, 0] = 1
    return num_alone


@taken_in
def _list(lists: Rows, which: int, length: int, row: int, mask: int) -> int:
    """Add to a list those of eight rows that are in a mask, without a branch; return its length."""
    for number in range(NUM_LANES):
        lists[length & NO_SIGN, which] = row + number
        length += mask >> number & 1
    return length


@taken_in
def _may_step(states: Rows, heads: Rows, row: int, max_steps: int) -> Lanes:
    """Say in which of eight games a roll is to be used that is not the last, nor the last step."""
    pending = _of_acting(states, row, PENDING)
    is_played = (load(heads, row, STATUS) == PLAYING) & (load(states, row, ROLL) != 0)
    acts = is_played & (load(states, row, PHASE) != LAST_ROLL) & (pending == 0)
    if max_steps > 0:
        acts = acts & (load(heads, row, STEPS) < max_steps - 1)
    return acts + 0


@taken_in
def _use(states: Rows, actions: Rows, row: int, acts: Lanes) -> int:
    """Use the roll in eight games; lines filled are pending for now, and where is returned."""
    roll, acting = load(states, row, ROLL), _acting(states, row)
    sheet = _sheets(states, row, 0)
    for player in range(1, num_players_in(states)):
        sheet = _either(acting >> player & 1, _sheets(states, row, player), sheet)
    after = mark(sheet, roll, load(actions, row, 0) & 63)
    filled = where(acts, full_lines(written(after)) & ~full_lines(written(sheet)), 0)
    acting = where(acts, acting, 0)
    for player in range(num_players_in(states)):
        _write(states, row, player, acting >> player & 1, after, filled)
    return lanes_with(filled)


@taken_in
def _player(states: Rows, row: int) -> int:
    """Return who acts in one game."""
    finished = int(states[row, FINISHED])
    return num_bits(finished ^ finished + 1) - 1


@taken_in
def _acting(states: Rows, row: int) -> Lanes:
    """Return who acts in eight games, each as a mask of one."""
    finished = load(states, row, FINISHED)
    return ~finished & finished + 1


@taken_in
def _of_acting(states: Rows, row: int, word: int) -> Lanes:
    """Return a word of the player who acts in each of eight games."""
    found, acting = load(states, row, SHEETS + word), _acting(states, row)
    for player in range(1, num_players_in(states)):
        theirs = load(states, row, SHEETS + WORDS * player + word)
        found = where(acting >> player & 1, theirs, found)
    return found


@taken_in
def _find_hands(states: Rows, row: int) -> None:
    """Leave of the lines that the one who acts has filled those that have a hand."""
    at = SHEETS + WORDS * _player(states, row) & NO_SIGN
    sheet = Sheet(
        int(states[row, at]),
        int(states[row, at + 1]),
        int(states[row, at + 2]),
        int(states[row, at + 3]),
        0,
        0,
    )
    states[row, at + PENDING] = with_hands(sheet, int(states[row, at + PENDING]))


@taken_in
def _finish(states: Rows, heads: Rows, row: int, acts: Lanes) -> Lanes:
    """Let those who acted finish unless a hand is pending, and dice fall where all finished.

    Return which hands are pending.
    """
    finished, phase = load(states, row, FINISHED), load(states, row, PHASE)
    pending, some_full = _of_acting(states, row, PENDING), acts & 0
    for player in range(num_players_in(states)):
        some_full = some_full | (written(_sheets(states, row, player)) == GRID)
    finished = finished | where(acts & (pending == 0), _acting(states, row), 0)
    falls = acts & (finished == (1 << num_players_in(states)) - 1)
    store(heads, row, STEPS, load(heads, row, STEPS) + acts)
    store(states, row, FINISHED, where(falls, 0, finished))
    phase = where(falls & some_full, LAST_ROLL, phase)
    store(states, row, PHASE, phase)
    roll = where(falls, _roll(heads, row, falls), load(states, row, ROLL))
    store(states, row, ROLL, roll)
    store(states, row, NUM_ROLLS, load(states, row, NUM_ROLLS) + falls)
    if lanes_with(falls):
        _show(states, row, falls, roll, phase == LAST_ROLL)
    return pending


@taken_in
def _tell(states: Rows, room: Room, row: int, lists: Rows, begin: int) -> None:
    """Write what is seen, who acts and what they may do in eight games; hands come later."""
    num_players, acting = num_players_in(states), _acting(states, row)
    player = acting & 0
    for number in range(1, num_players):
        player = player + number * (acting >> number & 1)
    store(room.to_act, row, 0, player)
    for i in range(num_players):
        _see(states, row, acting, i, lists, begin)
        for number in range(NUM_LANES):
            _put(room.observations, row + number, FEATURES * i, lists, begin + number)
    pending = _of_acting(states, row, PENDING)
    store(lists, begin, PLANES, where(pending, 0, _of_acting(states, row, USES)))
    for number in range(NUM_LANES):
        found = int(lists[begin + number & NO_SIGN, PLANES])
        put_planes(room.masks, row + number, 0, 0, (found,), 64)


@taken_in
def _see(states: Rows, row: int, acting: Lanes, i: int, lists: Rows, begin: int) -> None:
    """List the planes of the own sheet, or of the one so many places further as it was shown."""
    num_players = num_players_in(states)
    ones = twos = fours = eights = acting & 0
    for player in range(num_players):
        other = player + i if player + i < num_players else player + i - num_players
        at, looks = SHEETS + WORDS * other + (OWN_WORDS if i else 0), acting >> player & 1
        circles = load(states, row, at + 4) << CIRCLE
        if i == 0:
            circles = circles | load(states, row, at + PENDING) << 2 * CIRCLE
        ones = where(looks, load(states, row, at) | circles, ones)
        twos = where(looks, load(states, row, at + 1), twos)
        fours = where(looks, load(states, row, at + 2), fours)
        eights = where(looks, load(states, row, at + 3), eights)
    if i == 0:
        roll, is_last = load(states, row, ROLL), load(states, row, PHASE) == LAST_ROLL
        ones = ones | (roll & 1) << THE_ROLL | (is_last + 0) << IS_LAST
        twos, fours = twos | (roll >> 1 & 1) << THE_ROLL, fours | (roll >> 2 & 1) << THE_ROLL
        eights = eights | (roll >> 3 & 1) << THE_ROLL
    store(lists, begin, PLANES, ones)
    store(lists, begin, PLANES + 1, twos)
    store(lists, begin, PLANES + 2, fours)
    store(lists, begin, PLANES + 3, eights)


@taken_in
def _put(out: Bytes, row: int, at: int, lists: Rows, number: int) -> None:
    """Write what is listed for a row."""
    number &= NO_SIGN
    planes = (
        int(lists[number, PLANES]),
        int(lists[number, PLANES + 1]),
        int(lists[number, PLANES + 2]),
        int(lists[number, PLANES + 3]),
    )
    put_planes(out, row, 0, at, planes, FEATURES)


@taken_in
def _sheets(states: Rows, row: int, player: int) -> Sheet:
    """Return the sheets of a player in eight games."""
    at = SHEETS + WORDS * player
    return Sheet(
        load(states, row, at),
        load(states, row, at + 1),
        load(states, row, at + 2),
        load(states, row, at + 3),
        load(states, row, at + 4),
        load(states, row, at + 5),
    )


@taken_in
def _either(flags: Lanes, yes: Sheet, no: Sheet) -> Sheet:
    """Return one or the other sheet in each game."""
    return Sheet(
        where(flags, yes.ones, no.ones),
        where(flags, yes.twos, no.twos),
        where(flags, yes.fours, no.fours),
        where(flags, yes.eights, no.eights),
        where(flags, yes.circled, no.circled),
        where(flags, yes.pending, no.pending),
    )


@taken_in
def _write(states: Rows, row: int, player: int, acts: Lanes, after: Sheet, pending: Lanes) -> None:
    """Write the sheet of a player where it is that player who acts."""
    at, before = SHEETS + WORDS * player, _sheets(states, row, player)
    store(states, row, at, where(acts, after.ones, before.ones))
    store(states, row, at + 1, where(acts, after.twos, before.twos))
    store(states, row, at + 2, where(acts, after.fours, before.fours))
    store(states, row, at + 3, where(acts, after.eights, before.eights))
    store(states, row, at + 4, where(acts, after.circled, before.circled))
    store(states, row, at + PENDING, where(acts, pending, before.pending))


@taken_in
def _roll(heads: Rows, row: int, falls: Lanes) -> Lanes:
    """Return what dice show, and go on with the generators of the games in which they fall."""
    a, b = load(heads, row, RNG), load(heads, row, RNG + 1)
    c, counter = load(heads, row, RNG + 2), load(heads, row, RNG + 3)
    word, next_a, next_b, next_c, next_counter = stir(a, b, c, counter)
    store(heads, row, RNG, where(falls, next_a, a))
    store(heads, row, RNG + 1, where(falls, next_b, b))
    store(heads, row, RNG + 2, where(falls, next_c, c))
    store(heads, row, RNG + 3, where(falls, next_counter, counter))
    return total_of(word)


@taken_in
def _show(states: Rows, row: int, falls: Lanes, roll: Lanes, is_last: Lanes) -> None:
    """Let sheets be seen as they are now, and find what can be done with a roll, where it fell."""
    for player in range(num_players_in(states)):
        at, sheet = SHEETS + WORDS * player, _sheets(states, row, player)
        for word in range(5):
            shown = at + OWN_WORDS + word
            store(
                states,
                row,
                shown,
                where(falls, load(states, row, at + word), load(states, row, shown)),
            )
        found = uses(sheet, roll, is_last + 0)
        store(states, row, at + USES, where(falls, found, load(states, row, at + USES)))
