"""Test anybody's game: `check_game("connect_four")` looks at all that a game promises.

    from ludoteca.testing import check_game

    def test_it_keeps_its_promises() -> None:
        check_game("connect_four")

The promises are written down in `ludoteca.contract`; `Promise` lists them.
"""

import re
from collections.abc import Sequence
from contextlib import nullcontext

from ludoteca.contract import Game
from ludoteca.found import game_packages, shown
from ludoteca.games import load
from ludoteca.testing import matches, messages, rules, texts, views, worth
from ludoteca.testing.promises import BrokenPromise, Promise
from ludoteca.testing.subject import Subject, play_at_random, subjects

__all__ = ["BrokenPromise", "Promise", "check_game"]


def check_game(
    game: str | Game, *, num_positions: int = 250, num_matches: int = 8, seed: int = 0
) -> None:
    """Play a game in every way, and raise BrokenPromise, an AssertionError, where it fails.

    A game is given by its id, or itself if it is not installed. It begins with each of its set-ups
    and is looked at with some, with few and many players, in so many positions of random games and
    in so many matches.
    """
    found = load(game) if isinstance(game, str) else game
    is_new = found.id not in game_packages()
    with shown(found.id, found.package) if is_new else nullcontext():
        _check_facts(found)
        for number, subject in enumerate(subjects(found)):
            try:
                _check(subject, num_positions, num_matches, seed + number)
            except AssertionError:
                raise
            except Exception as error:
                raise BrokenPromise(Promise.NO_ERROR, subject.where(), repr(error)) from error


def _check(subject: Subject, num_positions: int, num_matches: int, seed: int) -> None:
    """Look at one set-up with one number of players; what is needed most comes first."""
    texts.check_texts(subject)
    rules.check_beginnings(subject)
    play_at_random(subject, num_positions, seed)
    rules.check_actions(subject)
    rules.check_ends(subject)
    rules.check_chance(subject)
    rules.check_notation(subject)
    views.check_views(subject)
    views.check_rounds(subject)
    rules.check_faces(subject)
    worth.check_worth(subject)
    messages.check_messages(subject)
    matches.check_bots(subject)
    matches.check_matches(subject, num_matches)


def _check_facts(game: Game) -> None:
    """Require facts that the rest can rely on."""
    declared = game.rules
    low, high = declared.outcome_range
    wrong = [
        why
        for why, is_right in (
            ("its id", bool(re.fullmatch("[a-z][a-z0-9_]*", game.id))),
            ("its name", bool(game.name.strip())),
            ("the id it is found by", load(game.id) == game),
            ("min_players", game.min_players >= 1),
            ("max_players", (game.max_players or game.min_players) >= game.min_players),
            ("num_actions", declared.num_actions >= 1),
            ("outcome_range", low < high),
            ("set-ups", bool(declared.setups) and all(s == s.strip() for s in declared.setups)),
            ("names of set-ups", _are_names(declared.setup_names, len(declared.setups))),
        )
        if not is_right
    ]
    if wrong:
        raise BrokenPromise(Promise.FACTS, game.id, ", ".join(wrong))


def _are_names(names: Sequence[str], count: int) -> bool:
    """Say whether they are none, or different ones for so many things that are not numbers."""
    different = {name.strip().lower() for name in names if not name.isdecimal()}
    return not names or len(different) == len(names) == count
