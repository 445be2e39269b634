"""Whether a game keeps what it promises of beginnings, actions, chance, notation and texts."""

import random
from collections import Counter
from itertools import product
from math import isclose
from typing import Any

from ludoteca.cells import MAX_COLUMNS, MAX_ROWS
from ludoteca.contract import Words
from ludoteca.errors import IllegalMove, InvalidMove, InvalidPosition, InvalidSetup, LudotecaError
from ludoteca.match.writing import RESIGNS
from ludoteca.testing.promises import Promise
from ludoteca.testing.subject import Subject
from ludoteca.texts import LANGUAGES, Texts

NONSENSE = ("", "?", "\N{SNOWMAN}", "0" * 100, "pass " * 3)  # neither positions nor moves
MAX_THROWS = 100_000  # of all ways in which dice can fall
NUM_SAMPLES = 200  # of illegal actions in a position


def check_beginnings(subject: Subject) -> None:
    """Require that only what is declared can begin."""
    game, rules = subject.game, subject.rules
    try:
        for setup in rules.setups:
            rules.initial_state(subject.num_players, setup)
    except LudotecaError as error:
        subject.require(False, Promise.BEGINNING, str(error))
    wrong = [(rules.setups[0], game.min_players - 1), ("no such set-up", game.min_players)]
    wrong += [] if game.max_players is None else [(rules.setups[0], game.max_players + 1)]
    for setup, count in wrong:
        subject.refused("initial_state", (count, setup), InvalidSetup, Promise.REFUSED_BEGINNING)


def check_actions(subject: Subject) -> None:
    """Require that legal actions can be applied again and again, and illegal ones do no harm."""
    rules, rng = subject.rules, random.Random(1)
    for state in subject.looked_at():
        for player in rules.to_act(state):
            for action in rules.legal_actions(state, player):
                after = subject.same("apply", state, player, action)
                subject.require(after != state, Promise.CHANGE, player=player, action=action)
    for state in subject.looked_at(step=3 * subject.num_players):
        for player in range(subject.num_players):
            illegal = sorted(set(range(rules.num_actions)) - {*rules.legal_actions(state, player)})
            for action in rng.sample(illegal, min(NUM_SAMPLES, len(illegal))):
                try:
                    rules.apply(state, player, action)
                except IllegalMove as error:
                    subject.said(error, player=player, action=action)
                except Exception as error:  # just that is forbidden
                    subject.require(
                        False, Promise.ILLEGAL, repr(error), player=player, action=action
                    )


def check_ends(subject: Subject) -> None:
    """Require of each end, and of the points on the way, a value for each player."""
    rules, (low, high) = subject.rules, subject.rules.outcome_range
    for steps in subject.games:
        subject.at = steps[-1].after
        values = rules.outcome(subject.at)
        is_right = _has_integers(values, subject.num_players)
        is_right = is_right and all(low <= value <= high for value in values or ())
        subject.require(is_right, Promise.OUTCOME, repr(values))
    for state in subject.looked_at():
        if rules.points is not None:
            points = subject.same("points", state)
            is_right = _has_integers(points, subject.num_players)
            subject.require(is_right, Promise.POINTS, repr(points))


def _has_integers(values: object, count: int) -> bool:
    """Say whether these are so many integers."""
    are_integers = isinstance(values, tuple) and all(type(value) is int for value in values)
    return are_integers and len(values) == count  # type: ignore[arg-type]


def check_chance(subject: Subject) -> None:
    """Require that dice, the declared chances and the roller agree."""
    rules = subject.rules
    is_held = all(face.isprintable() and face not in "[] " for face in rules.die_faces)
    are_faces = is_held and len(set(rules.die_faces)) == len(rules.die_faces)
    subject.require(are_faces, Promise.FACES, repr(rules.die_faces))
    looked_at = Counter[int]()
    for state in subject.looked_at():
        roller, num_dice = subject.same("roller", state), rules.num_dice(state)
        is_player = roller is None or roller in range(subject.num_players)
        subject.require(is_player, Promise.ROLLER, repr(roller))
        looked_at[num_dice] += 1
        if looked_at[num_dice] <= 3:
            check = _check_chances if num_dice else _check_no_dice
            check(subject, state)


def _check_no_dice(subject: Subject, state: Any) -> None:
    rules = subject.rules
    chances = rules.chance_outcomes(state)
    subject.require(chances == (), Promise.NO_DICE, repr(chances))
    subject.refused("outcome_of_dice", (state, (1,)), IllegalMove, Promise.NO_DICE)


def _check_chances(subject: Subject, state: Any) -> None:
    rules, num_dice = subject.rules, subject.rules.num_dice(state)
    subject.require(bool(rules.die_faces), Promise.FACES, f"{num_dice} dice are due")
    chances = subject.same("chance_outcomes", state)
    likely = dict(chances)
    subject.require(len(likely) == len(chances), Promise.CHANCES, "an outcome stands there twice")
    total = sum(likely.values())
    subject.require(isclose(total, 1), Promise.CHANCES, f"they add up to {total}")
    faces = range(1, len(rules.die_faces) + 1)
    if len(faces) ** num_dice > MAX_THROWS:
        return
    throws = list(product(faces, repeat=num_dice))
    counts = Counter(rules.outcome_of_dice(state, throw) for throw in throws)
    for outcome in counts.keys() | likely.keys():
        share, chance = counts[outcome] / len(throws), likely.get(outcome, 0.0)
        why = f"outcome {outcome} has a chance of {chance:g}, its faces {share:g}"
        subject.require(isclose(share, chance), Promise.CHANCES, why)
    for outcome in likely:
        subject.same("apply_chance", state, outcome)


def check_notation(subject: Subject) -> None:
    """Require that positions and moves are read as they were written, and nonsense is refused."""
    rules = subject.rules
    for state in subject.looked_at():
        text = subject.same("format_position", state)
        subject.require("\n" not in text, Promise.POSITION, repr(text))
        try:
            back = rules.parse_position(text)
        except LudotecaError as error:
            subject.require(False, Promise.POSITION, str(error))
        subject.require(back == state, Promise.POSITION, f"read back as {back!r}")
        for player in rules.to_act(state):
            _check_moves(subject, state, player)
    for text in NONSENSE:
        subject.refused("parse_position", (text,), InvalidPosition, Promise.REFUSED_POSITION)
    for state in subject.looked_at(step=3 * subject.num_players):
        for player in range(subject.num_players):
            _check_refused_moves(subject, state, player)


def _check_moves(subject: Subject, state: Any, player: int) -> None:
    rules = subject.rules
    for action in rules.legal_actions(state, player):
        text = subject.same("format_move", state, player, action)
        is_held = text.isprintable() and text.split() == text.strip(" ").split(" ") != [""]
        is_held = is_held and not set(text) & set("[];,") and text != RESIGNS
        is_held = is_held and not text.split()[0].endswith(":")
        subject.require(is_held, Promise.MOVE_TEXT, repr(text), player=player, action=action)
        try:
            back = rules.parse_move(state, player, text)
        except LudotecaError as error:
            subject.require(False, Promise.MOVE, str(error), player=player, action=action)
        why = f"{text!r} is read as {back}"
        subject.require(back == action, Promise.MOVE, why, player=player, action=action)


def _check_refused_moves(subject: Subject, state: Any, player: int) -> None:
    rules = subject.rules
    is_due = player in rules.to_act(state)
    for text in NONSENSE:
        kind = InvalidMove if is_due else LudotecaError
        subject.refused("parse_move", (state, player, text), kind, Promise.REFUSED_MOVE)
    legal = {rules.format_move(state, player, a) for a in rules.legal_actions(state, player)}
    for other in subject.states[:: max(1, len(subject.states) // 8)]:
        for mover in rules.to_act(other):
            actions = rules.legal_actions(other, mover)[:20]
            for text in {rules.format_move(other, mover, action) for action in actions} - legal:
                words = (state, player, text)
                subject.refused("parse_move", words, LudotecaError, Promise.REFUSED_MOVE)


def check_faces(subject: Subject) -> None:
    """Require that drawings, cells and words of moves can be shown."""
    rules = subject.rules
    most = rules.columns * MAX_ROWS
    subject.require(0 <= rules.columns <= MAX_COLUMNS, Promise.CELLS, f"{rules.columns} columns")
    for state in subject.looked_at():
        if rules.draw is not None:
            drawing = subject.same("draw", state)
            lines = drawing.split("\n")
            is_drawn = any(line.strip() for line in lines) and all(map(str.isprintable, lines))
            subject.require(is_drawn, Promise.DRAWING, repr(drawing))
        for player in rules.to_act(state):
            for action in rules.legal_actions(state, player):
                cells = subject.same("cells", state, player, action)
                is_right = all(type(cell) is int and 0 <= cell < most for cell in cells)
                subject.require(is_right, Promise.CELLS, repr(cells), player=player, action=action)
                words = subject.same("describe", state, player, action)
                check_words(subject, words, player, action)


def check_words(subject: Subject, words: Words | None, player: int, action: int) -> None:
    """Require a sentence of the game's own in every language, if there is any."""
    if words is None:
        return
    why = repr(words)
    is_own = words.message.startswith(f"{subject.game.id}-")
    subject.require(is_own, Promise.WORDS, why, player=player, action=action)
    for language in LANGUAGES:
        try:
            Texts(language)(words.message, **words.values)
        except Exception as error:  # Fluent raises many kinds
            why = f"{language} {words.message}: {error!r}"
            subject.require(False, Promise.WORDS, why, player=player, action=action)
