"""One step of many games, whatever they are: compiled for a game with kernels, else run as it is.

Each row is fetched from memory once: the caller's action, dice and bots until the caller is to act
again, rewards and ends, the new beginning of a game that ended, and what is told.
"""

from typing import Any, NamedTuple

from ludoteca.compiled import lean, taken_in
from ludoteca.lanes import NUM_LANES
from ludoteca.planes import Bytes
from ludoteca.rng import next_word
from ludoteca.rows import (
    ALONE,
    AT_ONCE,
    DUE,
    NO_MINUS,
    NOBODY,
    OVER,
    PLAYING,
    SHIFT,
    STARTING,
    STATUS,
    STEPS,
    VIEWER,
    Room,
    Rows,
    act,
    acting,
    allow,
    begin_row,
    choose,
    copy,
    draw,
    fall,
    first,
    is_legal,
    outcome,
    points,
    show,
    step_many,
)


class Settings(NamedTuple):
    """How games of a batch begin and end."""

    by_lot: bool
    max_steps: int
    by_points: bool
    is_same_step: bool
    is_next_step: bool


def find_wrong(kind: Any, states: Any, heads: Rows, actions: Rows, rows: Rows) -> int:
    """Return the first game that is over or whose action is not legal, or -1."""
    if actions.shape[1] > 1:
        return _find_wrong_together(kind, states, heads, actions, rows)
    wrong = -1
    for number in rows:
        row = number & NO_MINUS
        status = heads[row, STATUS]
        if status == PLAYING:
            player = first(kind, states, row)
            if is_legal(kind, states, row, player, int(actions[row, 0])):
                continue
        if status != STARTING:
            wrong = int(row)
            break
    return wrong


def step(
    kind: Any,
    states: Any,
    starts: Any,
    room: Room,
    settings: Settings,
    mind: Any,
    actions: Rows,
    rows: Rows,
    lists: Rows | None,
) -> None:
    """Play an action in games that are played, and begin those that are starting.

    With room for lists they are stepped side by side where that can be; then their rewards have
    been set to nothing before.
    """
    if lists is None:  # Numba leaves the other part out
        for number in rows:
            row = number & NO_MINUS
            _step_alone(kind, states, starts, room, settings, mind, actions, row)
        return
    is_plain = mind is None and actions.shape[1] == 1 and not settings.by_points
    for begin in range(0, len(rows), AT_ONCE):
        num_rows, num_alone = min(AT_ONCE, len(rows) - begin), 0
        together = num_rows - num_rows % NUM_LANES if is_plain else 0
        for number in range(together):
            if rows[begin + number] != rows[begin] + number:
                together = 0
        if together:
            row = rows[begin] & NO_MINUS
            most = settings.max_steps
            num_alone = step_many(kind, states, room, actions, row, together, most, lists)
        for number in range(together, num_rows):
            lists[num_alone, ALONE] = rows[begin + number]
            num_alone += 1
        for number in range(num_alone):
            row = lists[number, ALONE] & NO_MINUS
            _step_alone(kind, states, starts, room, settings, mind, actions, row)


@taken_in
def _step_alone(
    kind: Any,
    states: Any,
    starts: Any,
    room: Room,
    settings: Settings,
    mind: Any,
    actions: Rows,
    row: int,
) -> None:
    """Play an action in one game, or begin it."""
    is_ended = _play(kind, states, starts, room, settings, mind, actions, row)
    if is_ended and settings.is_same_step:
        _show(kind, states, room.heads, room.final, row)
        _begin(kind, states, starts, room, settings, mind, row)
    _tell(kind, states, room, row)
    if is_ended and settings.is_next_step:
        room.heads[row, STATUS] = STARTING
        _allow_all(room.masks, room.rest, row)


def tell(kind: Any, states: Any, room: Room, rows: Rows) -> None:
    """Tell all that is to be told of games, also of those that begin with the next step."""
    for row in rows:
        for place in range(room.rest.shape[1]):
            room.rest[row, place] = 1
        _tell(kind, states, room, row)
        if room.heads[row, STATUS] == STARTING:
            _allow_all(room.masks, room.rest, row)


@taken_in
def _find_wrong_together(kind: Any, states: Any, heads: Rows, actions: Rows, rows: Rows) -> int:
    """Return the same where all choose at the same time."""
    for row in rows:
        players = acting(kind, states, row) if heads[row, STATUS] == PLAYING else 0
        is_wrong = heads[row, STATUS] == OVER
        for player in range(actions.shape[1]):
            action, acts = int(actions[row, player]), players >> player & 1
            is_wrong |= acts and not is_legal(kind, states, row, player, action)
        if is_wrong:
            return int(row)
    return -1


@taken_in
def _tell(kind: Any, states: Any, room: Room, row: int) -> None:
    """Write what is seen, who is to act, and what they may do."""
    heads, masks, rest, to_act = room.heads, room.masks, room.rest, room.to_act
    is_played = heads[row, STATUS] == PLAYING
    if masks.shape[1] == 1:
        player = first(kind, states, row) if is_played else int(heads[row, VIEWER])
        show(kind, states, row, player, room.observations, 0)
        to_act[row, 0] = player if is_played else NOBODY
        rest[row, 0] = allow(kind, states, row, player, is_played, masks, 0, rest[row, 0])
        return
    _show(kind, states, heads, room.observations, row)
    players = acting(kind, states, row) if is_played else 0
    for place in range(masks.shape[1]):
        acts = players >> place & 1 == 1
        to_act[row, place] = acts
        rest[row, place] = allow(kind, states, row, place, acts, masks, place, rest[row, place])


@taken_in
def _allow_all(masks: Bytes, rest: Bytes, row: int) -> None:
    """Say that any action will do: it is not looked at."""
    for place in range(masks.shape[1]):
        rest[row, place] = 1
        for action in range(masks.shape[2]):
            masks[row, place, action] = 1


@taken_in
def _show(kind: Any, states: Any, heads: Rows, observations: Any, row: int) -> None:
    """Write what is seen by the player to act, at the end by the caller; or by all players."""
    if observations.shape[1] == 1:
        is_played = heads[row, STATUS] == PLAYING
        player = first(kind, states, row) if is_played else int(heads[row, VIEWER])
        show(kind, states, row, player, observations, 0)
        return
    for place in range(observations.shape[1]):
        show(kind, states, row, place, observations, place)


@taken_in
def _play(
    kind: Any,
    states: Any,
    starts: Any,
    room: Room,
    settings: Settings,
    mind: Any,
    actions: Rows,
    row: int,
) -> bool:
    """Let caller, dice and bots act; write rewards and ends, and say whether the game ends."""
    heads, seats = room.heads, room.seats
    if heads[row, STATUS] == PLAYING:
        heads[row, STEPS] += 1
        _act(kind, states, actions, row)
    _advance(kind, states, starts, heads, seats, settings.by_lot, mind, row)
    is_over = heads[row, STATUS] == OVER
    if settings.by_points:
        _reward_points(kind, states, room, row)
    else:
        _reward(kind, states, room, is_over, row)
    is_long = settings.max_steps > 0 and heads[row, STEPS] >= settings.max_steps
    room.done[row], room.truncated[row] = is_over, is_long and not is_over
    if is_long:
        heads[row, STATUS] = OVER
    return bool(is_over or is_long)


@taken_in
def _act(kind: Any, states: Any, actions: Rows, row: int) -> None:
    """Let the first player who is to act do so, or all of them at the same time."""
    if actions.shape[1] == 1:
        act(kind, states, row, first(kind, states, row), int(actions[row, 0]))
        return
    players = acting(kind, states, row)
    for player in range(actions.shape[1]):
        if players >> player & 1:
            act(kind, states, row, player, int(actions[row, player]))


@taken_in
def _begin(
    kind: Any, states: Any, starts: Any, room: Room, settings: Settings, mind: Any, row: int
) -> None:
    """Begin a game anew."""
    room.heads[row, STATUS] = STARTING
    _advance(kind, states, starts, room.heads, room.seats, settings.by_lot, mind, row)
    if settings.by_points:
        points(kind, states, row, room.points[row])


@taken_in
def _advance(
    kind: Any,
    states: Any,
    starts: Any,
    heads: Rows,
    seats: Rows,
    by_lot: bool,
    mind: Any,
    row: int,
) -> None:
    """Begin where that is due, and go on with dice and bots until the caller is to act."""
    while True:
        if heads[row, STATUS] == STARTING:
            drawn = begin_row(heads, row, len(starts), seats, len(seats), by_lot)
            copy(kind, starts, drawn, states, row)
        if _go_on(kind, states, heads, seats, mind, row):
            break
        if heads[row, STEPS]:
            heads[row, STATUS] = OVER
            break
        heads[row, STATUS] = STARTING  # over before the caller could act


@taken_in
def _go_on(kind: Any, states: Any, heads: Rows, seats: Rows, mind: Any, row: int) -> bool:
    """Let dice fall and bots act, and say whether the caller is to act; else it is over."""
    while True:
        player = first(kind, states, row)
        if player == DUE:
            fall(kind, states, row, draw(kind, states, row, next_word(heads[row, :STATUS])))
            continue
        if mind is None:  # Numba leaves the rest out
            return bool(player >= 0)
        if player == NOBODY:
            return False
        bot, players = -1, acting(kind, states, row)
        while player < len(seats):
            if players >> player & 1:
                bot = seats[(heads[row, SHIFT] + player) % len(seats)]
                if bot >= 0:
                    break
            player += 1
        if bot < 0:
            return True
        rng = heads[row, :STATUS]
        act(kind, states, row, player, choose(kind, mind, bot, states, row, player, rng))


@taken_in
def _reward(kind: Any, states: Any, room: Room, is_over: bool, row: int) -> None:
    """Write the outcome at the end, and nothing before."""
    values, rewards = room.values, room.rewards
    if is_over:
        outcome(kind, states, row, values[row])
    for player in range(rewards.shape[1]):
        rewards[row, player] = values[row, player] if is_over else 0


@taken_in
def _reward_points(kind: Any, states: Any, room: Room, row: int) -> None:
    """Write the points won since the last step; in a game that has just begun there are none."""
    values, won, rewards = room.values, room.points, room.rewards
    points(kind, states, row, values[row])
    for player in range(rewards.shape[1]):
        gained = values[row, player] - won[row, player]
        rewards[row, player] = gained if room.heads[row, STEPS] else 0
        won[row, player] = values[row, player]


compiled_find_wrong = lean(find_wrong)
compiled_step = lean(step)
compiled_tell = lean(tell)
