"""Whether a game hides what it promises to hide, and nothing else."""

from itertools import pairwise
from typing import Any

from ludoteca.testing.promises import Promise
from ludoteca.testing.subject import Step, Subject


def check_views(subject: Subject) -> None:
    """Require that a view is enough for its player, and that moves look the same in it."""
    rules = subject.rules
    for state in subject.looked_at():
        spectators = subject.same("view", state, None)
        is_right = rules.view(spectators, None) == spectators
        subject.require(is_right, Promise.VIEW, "a spectator's view of it differs")
        for player in range(subject.num_players):
            view = subject.same("view", state, player)
            differing = [
                name
                for name, is_same in (
                    ("the view of it", rules.view(view, player) == view),
                    (
                        "what is legal",
                        _legal(subject, view, player) == _legal(subject, state, player),
                    ),
                    ("the dice due", rules.num_dice(view) == rules.num_dice(state)),
                    ("the outcome", rules.outcome(view) == rules.outcome(state)),
                )
                if not is_same
            ]
            why = f"{' and '.join(differing)} differ"
            subject.require(not differing, Promise.VIEW, why, player=player)
            _check_seen(subject, state, view, player)


def _legal(subject: Subject, state: Any, player: int) -> tuple[int, ...]:
    return subject.rules.legal_actions(state, player)


def _check_seen(subject: Subject, state: Any, view: Any, player: int) -> None:
    rules = subject.rules
    for action in rules.legal_actions(state, player):
        for verb in ("format_move", "describe", "cells"):
            whole, seen = (getattr(rules, verb)(each, player, action) for each in (state, view))
            why = f"{verb} says {whole!r}, but {seen!r} of the view"
            subject.require(whole == seen, Promise.SEEN, why, player=player, action=action)


def check_rounds(subject: Subject) -> None:
    """Require of choices made at the same time that they are hidden, in rounds, in any order."""
    if not subject.rules.is_simultaneous:
        return
    for steps in subject.games:
        has_chosen = False
        for step in steps:
            subject.at = step.before
            has_grown = _check_round(subject, step, has_chosen=has_chosen)
            has_chosen = not has_grown and (has_chosen or step.player is not None)
    if subject.num_players > 1:
        for state in subject.looked_at(step=3):
            _check_hiding(subject, state)
            _check_order(subject, state)


def _check_round(subject: Subject, step: Step, *, has_chosen: bool) -> bool:
    """Require that a round ends with its last choice, and say whether it has ended."""
    rules = subject.rules
    before: int = subject.same("round_of", step.before)
    after: int = subject.same("round_of", step.after)
    place = {"player": step.player, "action": None if step.player is None else step.action}
    subject.require(after >= before, Promise.ROUND, f"{after} after {before}", **place)
    due, next_due = set(rules.to_act(step.before)), set(rules.to_act(step.after))
    if step.player is None:
        must_grow, may_grow = has_chosen, True
    else:
        must_grow, may_grow = bool(next_due - due), due == {step.player}
    subject.require(after > before or not must_grow, Promise.ROUND, "it does not grow", **place)
    subject.require(after == before or may_grow, Promise.ROUND, "others still choose", **place)
    return after > before


def _check_hiding(subject: Subject, state: Any) -> None:
    rules = subject.rules
    for chooser in rules.to_act(state):
        action = rules.legal_actions(state, chooser)[-1]
        after = rules.apply(state, chooser, action)
        if not rules.to_act(after) or rules.round_of(after) != rules.round_of(state):
            continue  # that was the last choice, and all is shown
        place = {"player": chooser, "action": action}
        is_known = rules.view(after, chooser) != rules.view(state, chooser)
        subject.require(is_known, Promise.HIDING, "it is hidden from its own player", **place)
        for other in {*range(subject.num_players), None} - {chooser}:
            is_hidden = rules.view(after, other) == rules.view(state, other)
            who = "a spectator" if other is None else f"player {other}"
            subject.require(is_hidden, Promise.HIDING, f"{who} sees it", **place)


def _check_order(subject: Subject, state: Any) -> None:
    rules = subject.rules
    for one, two in pairwise(rules.to_act(state)):
        first, second = (rules.legal_actions(state, player)[-1] for player in (one, two))
        straight = rules.apply(rules.apply(state, one, first), two, second)
        turned = rules.apply(rules.apply(state, two, second), one, first)
        why = f"after action {second} of player {two}"
        subject.require(straight == turned, Promise.ORDER, why, player=one, action=first)
